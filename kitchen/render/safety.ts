import { limits } from '#shared/constants/limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SafetyNotes } from '../library/steps/safety-notes.ts'
import type { Health } from '../safety/health/known-needs.ts'
import { healthNotes } from './health-notes.ts'
import { plainApostrophes } from './grammar/phrase.ts'

const longestSentence = 2000

/** As many sentences as a recipe may hold; what is beyond that shares the last one, so that nothing is lost. */
function bounded(sentences: readonly string[]): string[] {
  const most = limits.recipe.safetyMax
  if (sentences.length <= most) return [...sentences]
  return [
    ...sentences.slice(0, most - 1),
    sentences
      .slice(most - 1)
      .join(' ')
      .slice(0, longestSentence),
  ]
}

/** What this table should know before it eats. */
export function safetyIn(
  { safety, wishes }: { safety: SafetyNotes; wishes: Health },
  language: Language,
): string[] {
  return bounded([
    ...safety.warnings.map((phrase) => phrase[language]),
    ...healthNotes(wishes, language),
    ...safety.notes.map((phrase) => phrase[language]),
  ]).map(plainApostrophes)
}
