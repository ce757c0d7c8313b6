import { isStatedQuestion } from '../../answers/stated.ts'
import type { Reading } from '../../understand/understand.ts'

/** What the turn asks, also without the form of a question; what was understood as nothing else may be one. */
export function questionsIn({ said: words, asked, wishes, before }: Reading): readonly string[] {
  // Whose tin and which it was meant for, with both sizes, asks whether it will do.
  if (asked.length === 0 && before && before.tin !== wishes.tin)
    return /\d.*\D\d/.test(words) ? [words] : asked
  if (asked.length > 0) return asked
  return isStatedQuestion(words, wishes.language) ? [words] : []
}
