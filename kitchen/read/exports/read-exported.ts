import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { sourceIn } from '#shared/words/source.ts'
import type { ReadExported } from './exported.ts'
import { isNode, type Node } from '../page/linked-data.ts'
import { showEscaped } from '../formats/escapes.ts'
import { readPage } from '../page/read-page.ts'
import { sectionMark } from '../page/marks.ts'
import { itemsOf, stepsOf, textOf } from '../page/recipe-node.ts'
import { readRecipe } from '../text/read.ts'
import { readOwnRecipe } from './own-recipe.ts'

const isHeading = (line: string) => line.startsWith(sectionMark) || /^[^\d½¼¾]{2,80}:$/u.test(line)
const hasNumber = (line: string) => /^[\s~≈*•-]*(?:ca\.?\s*)?[\d½⅓⅔¼¾⅛]/iu.test(line)

/** What is read of a recipe of another program; null where it has neither ingredients nor steps. */
export function readExported(node: Node): ReadExported | null {
  const own = readOwnRecipe(node) ?? readMarkdown(node)
  if (own) return own
  const items = itemsOf(node)
  const read = items.length > 0 ? readPage(JSON.stringify(node), null) : null
  const recipe = read?.recipe ?? showEscaped(withoutList(node))
  if (!recipe) return null
  const written = items.filter((line) => !isHeading(line))
  const amounts = recipe.ingredients.filter(({ amount }) => amount !== null).length
  const lost = Math.max(written.length - recipe.ingredients.length, 0)
  const unread = Math.max(written.filter(hasNumber).length - amounts - lost, 0)
  return {
    recipe,
    totalMinutes: read?.totalMinutes ?? null,
    source: read?.source ?? [sourceName(node), textOf(node.url)].filter(Boolean).join(', '),
    lines: written.length,
    doubts: lost + unread,
  }
}

/** A recipe that is a text for people. */
function readMarkdown({ markdown }: Node): ReadExported | null {
  const recipe = typeof markdown === 'string' ? readRecipe(markdown) : null
  return (
    recipe && {
      recipe,
      totalMinutes: null,
      source: sourceIn(recipe.extra ?? ''),
      lines: recipe.ingredients.length,
      doubts: 0,
    }
  )
}

const sourceName = ({ author }: Node) => (isNode(author) ? textOf(author.name) : textOf(author))

/** A recipe of steps only: its ingredients stand among them, or nowhere. */
function withoutList(node: Node): RecipeStructure | null {
  const steps = stepsOf(node.recipeInstructions)
  const title = textOf(node.name)
  return steps.length === 0
    ? null
    : readRecipe([title, '', ...steps].join('\n'), title === '' ? {} : { title })
}
