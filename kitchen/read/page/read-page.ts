import { isLanguage, type Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { defaultDishType, type DishType } from '#shared/words/dish-types.ts'
import { cut } from '#shared/lines/marks.ts'
import { languageOf, recipeOfParts } from '../text/read.ts'
import { stepsIn } from '../text/step-lines.ts'
import { surelyIn } from '../../lexicon/language.ts'
import { otherLanguageOf } from '../../lexicon/other-language.ts'
import { showEscaped } from '../formats/escapes.ts'
import { readFormat } from '../formats/read-format.ts'
import { blocksOf, type Block } from './blocks.ts'
import { minutesOf } from './durations.ts'
import { fieldsIn } from './stated-fields.ts'
import { groupsOf } from './groups.ts'
import { linesOf } from './html-text.ts'
import { treeOf } from './html-tree.ts'
import { ingredientsOf } from './ingredient-lines.ts'
import { isNode, type Node } from './linked-data.ts'
import { pictureOf, previewPicture } from './pictures.ts'
import { sectionMark } from './marks.ts'
import { itemsOf, recipeOf, stepsOf, textOf, textsOf } from './recipe-node.ts'
import { inOneMeasure } from './shown/one-measure.ts'
import { mended } from './torn-lines.ts'
import { timesShown, yieldShown } from './shown/shown-facts.ts'
import { ingredientsShown } from './shown/shown-ingredients.ts'
import { servingsOf, yieldUnitOf } from './yields.ts'

export interface PageRecipe {
  recipe: RecipeStructure
  /** Minutes in all, where the page gives more than the sum of its times. */
  totalMinutes: number | null
  /** The code of its language where that is none of the four. */
  otherLanguage: string | null
  /** The author and the address; empty when the page names neither. */
  source: string
  /** The address of its picture. */
  picture: string | null
  /** Where the page has several recipes: all of them, of which this is one. */
  choices: { title: string; picture: string | null }[]
}

const courses: readonly (readonly [RegExp, DishType])[] = [
  [/cocktail|drink|beverage|boisson|bebida|getränk/i, 'Cocktails'],
  [/dessert|postre|nachtisch|nachspeise|cake|cookie|gâteau|tarta|kuchen|gebäck/i, 'Desserts'],
  [/starter|appeti[sz]er|entrée|entrante|aperitivo|vorspeise|hors d|soup|soupe|sopa|suppe/i, 'Starters'],
]

/** "en-GB" as the page or its recipe declares it. */
const declaredLanguage = (node: Node, html: string): string =>
  textOf(node.inLanguage) ||
  (/<html\b[^>]{0,300}\blang\s*=\s*["']?([a-z]{2}(?:[-_][a-z]{2})?)/i.exec(html)?.[1] ?? '')

/** What a recipe says of itself counts; a page often has the language of its template. */
function languageIn(node: Node, html: string, text: string): Language {
  const code = declaredLanguage(node, html).slice(0, 2).toLowerCase()
  const sure = textOf(node.inLanguage) === '' ? surelyIn(text) : null
  return sure ?? (isLanguage(code) ? code : languageOf(text))
}

/** A web address and nothing that a browser could run. */
function webAddress(value: unknown): string {
  const text = textOf(isNode(value) ? value['@id'] : value)
  return /^https?:\/\/\S{1,400}$/i.test(text) ? text : ''
}

/** As much as may be typed as a recipe: a page of millions of characters is no recipe. */
function bounded(lines: readonly string[]): string[] {
  let left: number = limits.recipe.contentMax
  return lines
    .slice(0, limits.import.linesMax)
    .map((line) => {
      const part = cut(line, left)
      left -= part.length
      return part
    })
    .filter((line) => line !== '')
}

/** What a page says about its recipe; many repeat a step or the first lines of an article that is cut off there. */
function storyOf(node: Node, said: readonly string[]): string {
  const paragraphs = typeof node.description === 'string' ? node.description.split(/\n\s*\n/) : []
  const story = paragraphs
    .map((each) => linesOf(each).join('\n'))
    .filter((each) => each !== '')
    .join('\n\n')
  const isCutOff = /(?:…|\.\.\.|\[[^\]]*\])$/.test(story)
  return isCutOff || said.includes(story) ? '' : cut(story, limits.recipe.extraMax / 2)
}

/** The times that the page declares, else those that it shows. */
function timesOf(node: Node, blocks: readonly Block[], lines: readonly string[], language: Language) {
  const [prep, cook, total] = [node.prepTime, node.cookTime, node.totalTime].map(
    (time) => minutesOf(time, language) ?? null,
  )
  if (prep || cook || total) return { prep: prep ?? null, cook: cook ?? null, total: total ?? null }
  const { prep: shownPrep, cook: shownCook, total: shownTotal } = timesShown(blocks, lines, language)
  return { prep: shownPrep, cook: shownCook, total: shownTotal }
}

/** The recipe of a text in a format of another program. */
function formatIn(text: string) {
  const node = readFormat(text)
  return node && { node, resolve: (value: unknown) => value, all: [node] }
}

/** Reads the recipe of a web page, or of a file in another program's format; null when it has none. */
export function readPage(html: string, address: string | null, choice = 0): PageRecipe | null {
  const root = treeOf(html)
  let seen: Block[] | undefined
  const blocks = () => (seen ??= blocksOf(root))
  const found = formatIn(html) ?? recipeOf(html, blocks, root, choice)
  if (!found) return null
  const { node, resolve, all } = found
  const listed = bounded(ingredientsShown(blocks(), mended(bounded(itemsOf(node)))))
  const steps = bounded(stepsOf(node.recipeInstructions))
  const language = languageIn(node, html, [...listed, ...steps].join('\n'))
  const lines = inOneMeasure(listed, language)
  const category = textsOf(node.recipeCategory).join(' ')
  const { prep, cook, total } = timesOf(node, blocks(), lines, language)
  const { items, tools } = ingredientsOf(lines, groupsOf(blocks(), lines), language)
  const declared = servingsOf(node.recipeYield ?? node.yield)
  const shown = declared === undefined ? yieldShown(blocks(), lines) : null
  const parts = {
    language,
    title: cut(textOf(node.name) || textOf(node.headline) || steps[0] || '…', limits.recipe.titleMax),
    items,
    steps: stepsIn(
      steps.map((step, index) =>
        step.startsWith(sectionMark)
          ? step
          : `${index + 1}. ${step.replace(/^\d{1,3}[.)](?:[-–]\s*|\s+)/, '')}`,
      ),
    ),
    notes: [],
    extra: storyOf(node, [...lines, ...steps]),
    fields: {
      ...(shown?.yieldUnit ? { yieldUnit: shown.yieldUnit } : yieldUnitOf(node.recipeYield ?? node.yield)),
      ...fieldsIn(node, resolve, { blocks, lines, tools }),
    },
    text: [...lines, ...steps].join('\n'),
  }
  const recipe = recipeOfParts(parts, {
    dishType: courses.find(([pattern]) => pattern.test(category))?.[1] ?? defaultDishType,
    region: /^[a-z]{2}[-_]([a-z]{2})\b/i.exec(declaredLanguage(node, html))?.[1],
    servings: declared ?? shown?.servings,
    times: {
      // Where the total is known, steps that rest do not add to it.
      prepMinutes: prep ?? (total === null ? null : Math.max(total - (cook ?? total), 0)),
      cookMinutes: cook ?? (total === null ? null : Math.max(total - (prep ?? 0), 0)),
    },
  })
  if (!recipe) return null
  const keywords = textsOf(node.keywords).flatMap((each) => each.split(','))
  const author = [resolve([node.author].flat()[0])].flatMap(textsOf)[0] ?? ''
  const where = webAddress(address) || webAddress(node.url) || webAddress(node.mainEntityOfPage)
  return showEscaped({
    recipe: {
      ...recipe,
      searchTerms: keywords
        .map((each) => cut(each.trim(), limits.recipe.searchTermMax))
        .filter((each) => each !== '')
        .concat(recipe.searchTerms)
        .slice(0, limits.recipe.searchTerms),
    },
    totalMinutes: total && total > recipe.prepMinutes + recipe.cookMinutes ? total : null,
    otherLanguage: otherLanguageOf(parts.text, declaredLanguage(node, html)),
    source: [cut(author, 80), where].filter(Boolean).join(', '),
    // A preview's picture belongs to the page, which may have several recipes.
    picture:
      pictureOf(node, resolve, where || null) ??
      (all.length > 1 ? null : previewPicture(html, where || null)),
    choices:
      all.length > 1
        ? all.map((each) => ({
            title: cut(textOf(each.name) || '…', limits.recipe.titleMax),
            picture: pictureOf(each, resolve, where || null),
          }))
        : [],
  })
}
