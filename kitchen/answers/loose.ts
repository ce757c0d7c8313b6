import type { Language } from '#shared/constants/languages.ts'
import { readEntries } from './read-entries.ts'
import type { Question } from './recognise.ts'
import type { QuestionType } from './question-types.ts'
import { fits, readRule, spaced, type Rule } from './words.ts'

/** Kinds of question that are only looked for where it is certain that something is asked. */
export type LooseType = QuestionType | 'appliance' | 'start' | 'add'

interface Topic {
  type: LooseType
  rules: Readonly<Record<Language, readonly Rule[]>>
}

const rulesOf = (line: string) => line.split(' ; ').map(readRule)

const topics = readEntries('loose.txt').map(({ key, text }): Topic => ({
  type: key as LooseType,
  rules: { en: rulesOf(text.en), fr: rulesOf(text.fr), es: rulesOf(text.es), de: rulesOf(text.de) },
}))

/** What a question may be about that no rule knows, the likeliest first. */
export function looselyRead(
  sentence: string,
  language: Language,
): readonly { type: LooseType; question: Question }[] {
  const text = spaced(sentence)
  return topics.flatMap(({ type, rules }) =>
    rules[language].some((rule) => fits(rule, text))
      ? [
          {
            type,
            question: {
              type: type === 'appliance' || type === 'start' || type === 'add' ? 'timing' : type,
              key: null,
              answer: null,
              text,
            },
          },
        ]
      : [],
  )
}
