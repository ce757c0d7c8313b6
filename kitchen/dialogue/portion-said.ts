import type { Composed } from '../render/compose.ts'
import { partsRefused, portionHeading } from '../render/portion-apart.ts'
import { titleIn } from '../render/render.ts'
import { sentences } from '../render/sentences.ts'
import { bareList, filled } from '../render/words.ts'
import type { Wishes } from '../recipes/wishes.ts'

/** How those eat who leave what the others want: a portion apart, or all of it made so that they can eat it. */
export function sayingPortion({ plan, recipe: { title } }: Composed, wishes: Wishes): string[] {
  const { few, language } = wishes
  const { swap, out, other, whole, fits } = sentences.portions
  if (few === null || few.shared) return []
  if (!plan.few) {
    const isChanged =
      few.diets.some((diet) => plan.wishes.diets.includes(diet)) ||
      few.excludedIds.some((id) => plan.wishes.excludedIds.includes(id)) ||
      few.excludedGroups.some((group) => plan.wishes.excludedGroups.includes(group))
    return [filled((isChanged ? whole : fits)[language], { title })]
  }
  const divided = { ...plan, few: plan.few }
  const has = (parts: readonly { ingredient: { id: string } }[], id: string) =>
    parts.some(({ ingredient }) => ingredient.id === id)
  const gone = partsRefused(divided).slice(0, 4)
  const fresh = plan.few.parts.filter(({ ingredient: { id } }) => !has(plan.parts, id)).slice(0, 4)
  const isOther = plan.few.template.id !== plan.template.id
  const said = isOther ? other : fresh.length > 0 ? swap : out
  return [
    filled(said[language], {
      heading: portionHeading(divided, language),
      gone: bareList(gone, language),
      fresh: bareList(fresh, language),
      title: titleIn(plan.few, language),
    }),
  ]
}
