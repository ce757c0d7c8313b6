import { languages } from '#shared/constants/languages.ts'
import { measured } from '../kitchen/test/measured.ts'

/** Prints how many foods of the annotated utterances are understood, by language and by label. */
for (const part of ['train', 'dev'] as const)
  for (const language of languages) {
    const counts = [...measured(part, language)].map(([label, { right, of }]) => `${label} ${right}/${of}`)
    process.stdout.write(`${part} ${language}: ${counts.join(', ')}\n`)
  }
