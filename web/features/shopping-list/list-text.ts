import type { Language } from '#shared/constants/languages.ts'
import { colon } from '#shared/words/colon.ts'

/** The list for a message, aisle by aisle. */
export function listText(
  groups: readonly { title: string; sums: readonly { name: string; amount: string }[] }[],
  title: string,
  language: Language,
): string {
  const parts = groups.map(({ title: aisle, sums }) =>
    [
      `${aisle}${colon[language]}`,
      ...sums.map(({ name, amount }) => `- ${amount ? `${name}, ${amount}` : name}`),
    ].join('\n'),
  )
  return [title, ...parts].join('\n\n')
}
