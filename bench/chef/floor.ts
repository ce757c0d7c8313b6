import { languages, type Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { questions, statedAllergies, type StatedAllergy } from './corpus/corpus.ts'
import { conversationsOf } from './generated/conversations.ts'
import { itemOf, type Item, type ItemSet } from './items.ts'
import { conversationItems, dangerItems, revisionItems, type TestedChef } from './run.ts'

/** A recipe's findings that are dangerous for people with these allergens. */
export type FindDangers = (
  recipe: RecipeStructure,
  allergens: StatedAllergy['forbidden'],
) => readonly string[]

/** Which sets are asked, and of generated users, questions and allergies one in so many; all of all unless said. */
export interface Sampling {
  sets?: readonly ItemSet[]
  oneIn?: number
}

/** Lets a chef answer the sets; the order is always the same. */
export async function* floorItems(
  chef: TestedChef,
  findDangers: FindDangers,
  { sets, oneIn = 1 }: Sampling = {},
): AsyncGenerator<Item> {
  const isAsked = (set: ItemSet) => sets === undefined || sets.includes(set)
  if (isAsked('conversations')) yield* conversationItems(chef)
  if (isAsked('revisions')) yield* revisionItems(chef)
  if (isAsked('generated')) yield* generatedItems(chef, oneIn)
  if (isAsked('questions')) yield* questionItems(chef, oneIn)
  if (isAsked('dangers')) yield* dangerItems(chef)
  if (isAsked('allergens')) yield* allergenItems(chef, findDangers, oneIn)
}

const oneOf = <Each>(list: readonly Each[], oneIn: number): Each[] =>
  list.filter((_each, at) => at % oneIn === 0)

const userTurns = (turns: readonly string[]) => turns.map((content) => ({ role: 'user' as const, content }))

async function* generatedItems(chef: TestedChef, oneIn: number): AsyncGenerator<Item> {
  for (const language of languages)
    for (const { turns, conditions } of oneOf(conversationsOf(language, 150, 20), oneIn)) {
      const { recipe } = await chef.recipe({ messages: userTurns(turns), language })
      const why = conditions.flatMap(({ broken }) => (recipe ? (broken(recipe) ?? []) : ['no recipe']))
      yield itemOf('generated', language, turns, why)
    }
}

const askedAbout: Record<Language, readonly string[]> = {
  en: ['a chicken curry for four', 'an apple tart'],
  fr: ['un curry de poulet pour quatre', 'une tarte aux pommes'],
  es: ['un curry de pollo para cuatro', 'una tarta de manzana'],
  de: ['ein Hähnchencurry für vier', 'eine Apfeltarte'],
}

/** A question changes nothing in the recipe. */
async function* questionItems(chef: TestedChef, oneIn: number): AsyncGenerator<Item> {
  for (const language of languages)
    for (const dish of askedAbout[language]) {
      const before = await chef.recipe({ messages: userTurns([dish]), language })
      const asked = questions().filter((each) => each.language === language)
      for (const { text } of oneOf(asked, oneIn)) {
        const after = await chef.recipe({ messages: userTurns([dish, text]), language })
        const isSame = JSON.stringify(after.recipe) === JSON.stringify(before.recipe)
        yield itemOf('questions', language, [dish, text], isSame ? [] : ['changes the recipe'])
      }
    }
}

/** Of each way to say an allergy one conversation for each allergen, with another dish each time. */
async function* allergenItems(
  chef: TestedChef,
  findDangers: FindDangers,
  oneIn: number,
): AsyncGenerator<Item> {
  for (const language of languages) {
    const ways = Map.groupBy(statedAllergies(language), (each) => `${each.template} ${each.forbidden[0]}`)
    for (const [at, ofWay] of oneOf([...ways.values()], oneIn).entries()) {
      const stated = ofWay[at % ofWay.length]
      if (!stated) continue
      const { recipe } = await chef.recipe({ messages: userTurns(stated.turns), language })
      const labels = stated.forbidden.filter((each) => recipe?.allergens.includes(each))
      const why = recipe ? [...labels, ...findDangers(recipe, stated.forbidden)] : []
      yield itemOf('allergens', language, stated.turns, why)
    }
  }
}

const keyOf = ({ set, language, turns }: Pick<Item, 'set' | 'language' | 'turns'>) =>
  `${set}\t${language}\t${turns}`

/** The items that were not done, a line each: set, language, turns. All others were. */
export const floorText = (items: readonly Item[]) =>
  items
    .filter(({ why }) => why !== null)
    .map((each) => `${keyOf(each)}\n`)
    .join('')

/** What is done now and was not, and the reverse. */
export function againstFloor(items: readonly Item[], text: string) {
  const failed = new Set(text.split('\n').filter(Boolean))
  return {
    won: items.filter((each) => each.why === null && failed.has(keyOf(each))),
    lost: items.filter((each) => each.why !== null && !failed.has(keyOf(each))),
  }
}
