import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isAlive } from '../../platform/embedded-postgres/postmaster.ts'
import { noise } from '../../test/images.ts'
import { decodePhoto } from './decoder-process.ts'

/** The process that decodes the uploads of this test process; null while there is none. */
function findDecoder(): number | null {
  try {
    return Number(
      execFileSync('pgrep', ['-P', String(process.pid), '-f', 'decoder.ts uploads'], { encoding: 'utf8' }),
    )
  } catch {
    return null
  }
}

async function decoderPid(): Promise<number> {
  for (;;) {
    const pid = findDecoder()
    if (pid !== null) return pid
    await sleep(5)
  }
}

test('a file that crashes the decoder is refused, and the next one gets a new decoder', async () => {
  const bytes = await noise(600, 400).jpeg().toBuffer()
  // A decoder that another test has left is replaced once.
  const killing = setInterval(() => {
    const pid = findDecoder()
    if (pid !== null && isAlive(pid)) process.kill(pid, 'SIGKILL')
  }, 5)
  await expect(decodePhoto(bytes, 'somebody')).rejects.toThrow('not an image')
  clearInterval(killing)
  expect(await decodePhoto(bytes, 'somebody')).toMatchObject({ width: 600, height: 400 })
})

test('a decoder that ended while it was idle is replaced before the next upload', async () => {
  const bytes = await noise(60, 40).jpeg().toBuffer()
  await decodePhoto(bytes, 'somebody')
  const pid = await decoderPid()
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect(await decodePhoto(bytes, 'somebody')).toMatchObject({ width: 60, height: 40 })
})

test('concurrent uploads are decoded one after the other by the same process', async () => {
  const bytes = await noise(60, 40).jpeg().toBuffer()
  await decodePhoto(bytes, 'somebody')
  const before = await decoderPid()
  const done = await Promise.all(Array.from({ length: 8 }, (_, at) => decodePhoto(bytes, `member ${at}`)))
  expect(done.map(({ width }) => width)).toEqual(Array.from({ length: 8 }, () => 60))
  expect(await decoderPid()).toBe(before)
})
