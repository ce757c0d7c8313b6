import type { Mention } from './mentions.ts'
import type { OnTable } from './on-table.ts'

/** "Half the sugar" is about the sugar, on folded text. */
const halfOf =
  /\b(half (of )?(the|that|as much)|halve the|(la )?moitie (moins )?(de|du|des|d')|moitie moins|(la )?mitad (de|del)|halb so viele?|(die )?halfte (vom|von|der|des|an)|(die )?halbe menge|nur halb)\b/

/** What is to be halved gets half of what the dish on the table holds of it. */
export function halved(mentions: readonly Mention[], folded: string, { foods }: OnTable): readonly Mention[] {
  if (!halfOf.test(folded)) return mentions
  return mentions.map((mention) => {
    const part = foods.find(({ id }) => id === mention.ingredientId)
    return mention.wanted && mention.amount === null && part?.amount
      ? { ...mention, amount: part.amount / 2, unit: part.unit }
      : mention
  })
}
