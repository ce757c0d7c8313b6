import { entriesByKey, inEachLanguage } from './read-entries.ts'
import { readRule } from './words.ts'

/** The words of `asking-words.txt` that say one thing, as a rule in each language. */
export const asking = (key: string) =>
  inEachLanguage((language) => {
    const entry = entriesByKey('asking-words.txt').get(key)
    if (!entry) throw new Error(`asking-words.txt: no "${key}"`)
    return readRule(entry.text[language])
  })
