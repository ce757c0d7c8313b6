import sharp from 'sharp'
import { Refusal } from '#shared/errors.ts'
import type { DecoderAnswer, DecoderQuestion } from './decoder-process.ts'
import { encodePhoto, encodeUpload } from './encode.ts'

/**
 * A program that decodes what people send, one picture after the other, and knows nothing else: no setting, no
 * database. It ends when whoever started it is gone.
 */
sharp.cache(false)
sharp.concurrency(1)

process.on('message', (question: DecoderQuestion) => {
  void answerTo(question).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit())
// The server finishes what runs before it ends; so does this.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)

async function answerTo({ as, bytes }: DecoderQuestion): Promise<DecoderAnswer> {
  try {
    const picture = as === 'photo' ? await encodePhoto(bytes) : await encodeUpload(bytes)
    return { picture, memory: process.memoryUsage.rss() }
  } catch (error) {
    const refused = error instanceof Refusal ? error.code : 'not an image'
    return { refused, memory: process.memoryUsage.rss() }
  }
}
