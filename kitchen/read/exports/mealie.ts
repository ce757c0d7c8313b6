import { languages } from '#shared/constants/languages.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { fieldFromLines, fieldHeaded, type ReadFields } from '#shared/words/field-lines.ts'
import { nodeOfFields } from '../page/stated-fields.ts'
import { isNode, type Node } from '../page/linked-data.ts'
import { sectionMark } from '../page/marks.ts'
import {
  amountIn,
  joined,
  lineOfParts,
  listIn,
  namesIn,
  starsIn,
  textIn,
  webPicture,
  type ExportedPicture,
  type ExportedRecipe,
} from './exported.ts'

/** Fields have been named in both ways. */
const either = (node: Node, ...names: string[]): unknown =>
  names.map((name) => node[name]).find((value) => value !== undefined && value !== null)

export const isMealie = (value: Node): boolean =>
  typeof value.name === 'string' &&
  typeof value.slug === 'string' &&
  Array.isArray(either(value, 'recipe_ingredient', 'recipeIngredient')) &&
  Array.isArray(either(value, 'recipe_instructions', 'recipeInstructions'))

const nameOf = (value: unknown): string => (isNode(value) ? textIn(value.name) : textIn(value))

/** "Steps" of recipes that were imported from pages; a title begins a part. */
function linesOf(entries: readonly unknown[], lineOf: (entry: Node) => string): string[] {
  return entries.flatMap((entry) => {
    if (!isNode(entry)) return textIn(entry) === '' ? [] : [textIn(entry)]
    const title = textIn(entry.title)
    const line = lineOf(entry)
    return [...(title === '' ? [] : [`${sectionMark}${title}`]), ...(line === '' ? [] : [line])]
  })
}

/** What is not read into parts stands in the note, where the amount is only a default of one. */
function ingredientLine(entry: Node, isWhole: boolean): string {
  const food = nameOf(entry.food)
  const note = textIn(entry.note)
  const shown = textIn(either(entry, 'display', 'original_text', 'originalText'))
  if (food === '' && note === '') return shown
  const isText = food === '' && nameOf(entry.unit) === ''
  if (isText && (isWhole || entry.disable_amount === true || entry.disableAmount === true)) return note
  const amount = amountIn(entry.quantity)
  return isText
    ? [amount, note].filter(Boolean).join(' ')
    : lineOfParts(amount, nameOf(entry.unit), food, note)
}

/** A note whose title names a field is that field; one that is called "Source" names whom to credit. */
function notesOf(notes: readonly unknown[]): { note: string; author: string; fields: ReadFields } {
  const fields: ReadFields = {}
  let author = ''
  const texts = notes.map((each) => {
    if (!isNode(each)) return textIn(each)
    const [title, text] = [textIn(each.title), textIn(each.text)]
    if (languages.some((language) => recipeLabels[language].source === title)) {
      author = text.replace(/[,\s]*https?:\/\/\S+[,\s]*/gi, ' ').trim()
      return ''
    }
    const name = fieldHeaded(title)
    const field = name && fieldFromLines(name, text.split(/\n+/))
    if (field) Object.assign(fields, field)
    return field ? '' : joined(title, text)
  })
  return { note: joined(...texts), author, fields }
}

/** A recipe as a file of its own, or with what a backup joins to it. */
export function readMealie(recipe: Node, pictureFiles?: string[]): ExportedRecipe {
  const settings = isNode(recipe.settings) ? recipe.settings : {}
  const isWhole = either(settings, 'disable_amount', 'disableAmount') === true
  const servings = either(recipe, 'recipe_servings', 'recipeServings')
  const nutrition = isNode(recipe.nutrition) ? recipe.nutrition : {}
  const slug = textIn(recipe.slug)
  const { note, author, fields } = notesOf(listIn(recipe.notes))
  return {
    node: {
      '@type': 'Recipe',
      ...nodeOfFields(fields),
      name: textIn(recipe.name),
      description: textIn(recipe.description),
      author,
      url: textIn(either(recipe, 'org_url', 'orgURL')),
      recipeYield: textIn(either(recipe, 'recipe_yield', 'recipeYield')) || amountIn(servings),
      prepTime: textIn(either(recipe, 'prep_time', 'prepTime')),
      cookTime: textIn(either(recipe, 'perform_time', 'performTime', 'cook_time', 'cookTime')),
      totalTime: textIn(either(recipe, 'total_time', 'totalTime')),
      recipeCategory: namesIn(listIn(either(recipe, 'recipe_category', 'recipeCategory')).map(nameOf)),
      tool: namesIn(listIn(recipe.tools).map(nameOf)),
      nutrition: Object.fromEntries(
        Object.entries(nutrition).map(([name, value]) => [
          name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
          value,
        ]),
      ),
      recipeIngredient: linesOf(listIn(either(recipe, 'recipe_ingredient', 'recipeIngredient')), (entry) =>
        ingredientLine(entry, isWhole),
      ),
      recipeInstructions: linesOf(
        listIn(either(recipe, 'recipe_instructions', 'recipeInstructions')),
        (entry) => textIn(entry.text),
      ),
    },
    note,
    tags: namesIn(
      [...listIn(recipe.tags), ...listIn(either(recipe, 'recipe_category', 'recipeCategory'))].map(nameOf),
    ),
    stars: starsIn(recipe.rating),
    pictures: [...picturesOf(pictureFiles ?? picturesBeside(slug)), ...webPicture(recipe.image)],
  }
}

const picturesOf = (paths: string[]): ExportedPicture[] => [{ kind: 'file', paths }]

const endings = ['webp', 'jpg', 'jpeg', 'png']
const picturesBeside = (slug: string): string[] =>
  endings.flatMap((ending) => [
    `images/original.${ending}`,
    `../../images/recipes/${slug}/original.${ending}`,
  ])
