import type { Language } from '#shared/constants/languages.ts'
import { entriesByKey, halvesOf, inEachLanguage, readEntries } from './read-entries.ts'
import { fits, readRule, spaced, type Rule } from './words.ts'

interface Tool {
  key: string
  named: Rule
  instead: string
}

const tools = inEachLanguage((language): readonly Tool[] =>
  readEntries('tools.txt').map((entry) => {
    const [names, instead] = halvesOf(entry, language)
    return { key: entry.key, named: readRule(names), instead }
  }),
)

const lacking = inEachLanguage((language) => {
  const words = entriesByKey('asking-words.txt').get('lacking')
  if (!words) throw new Error('asking-words.txt: no "lacking"')
  return readRule(words.text[language])
})

/** Whether words of a rule say themselves that something is not there: "without a mixer". */
export const saysLack = (words: string, language: Language): boolean => fits(lacking[language](), words)

/** The tools that a text says are not there. */
const missingTools = (text: string, language: Language): readonly Tool[] =>
  fits(lacking[language](), text) ? tools[language]().filter(({ named }) => fits(named, text)) : []

/** Whether a sentence says that a tool is not there for which something else can be taken. */
export const lacksTool = (sentence: string, language: Language): boolean =>
  missingTools(spaced(sentence), language).length > 0

/** What to take instead of the tools that a question says are not there: of those only. */
export function withoutTool(sentence: string, language: Language): string | null {
  const missing = missingTools(spaced(sentence), language)
  // A missing thermometer asks for the sign of what is cooking, where that is known.
  const found = missing.length > 1 ? missing.filter(({ key }) => key !== 'thermometer') : missing
  return found.length > 0
    ? found
        .slice(0, 2)
        .map(({ instead }) => instead)
        .join(' ')
    : null
}
