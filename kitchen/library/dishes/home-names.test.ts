import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kitchenChef } from '../../chef.ts'
import { findIngredients } from '../../lexicon/find.ts'
import { fold } from '../../lexicon/fold.ts'
import { sample } from '../../test/sample.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import { unjoin } from '../../lexicon/text/unjoin.ts'
import type { CookedRecipe } from '#shared/contract/recipe-structure.ts'
import { dishOf } from '../dish-of.ts'
import { entryById } from '../index.ts'
import { dishesNamedIn } from './dish-names.ts'
import type { Dish } from './dish.ts'
import { expectGaps } from '../../test/gaps.ts'

expectGaps('library/dishes/home-names')

const namesOf = (language: Language) =>
  readFileSync(new URL(`./corpus/home-names.${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

const asked: Record<Language, readonly ((name: string) => string)[]> = {
  en: [(name) => `${name} for four, please`, (name) => `how do you make ${name}?`],
  fr: [(name) => `${name} pour quatre, s'il te plaît`, (name) => `je voudrais faire ${name}`],
  es: [(name) => `${name} para cuatro, por favor`, (name) => `quiero hacer ${name}`],
  de: [(name) => `${name} für vier, bitte`, (name) => `ich möchte ${name} kochen`],
}

const says =
  /do not (?:know|keep)|ne connais pas|n’ai pas|No (?:conozco|tengo|domino)|kenne ich nicht|führe ich nicht/

const chef = kitchenChef()

/** The dish that a recipe is, and the foods in it. */
function madeOf(recipe: CookedRecipe): { dish: Dish | null; foods: ReadonlySet<string> } {
  const base = recipe.plan?.v === 2 ? recipe.plan.recipe : ''
  const entry = entryById(base)
  return { dish: dishOf(base), foods: new Set(entry?.foods.map(({ food }) => food)) }
}

/** Why a name has silently become another dish; empty when it has not. */
async function otherDish(name: string, at: number, language: Language): Promise<string> {
  const sentence = asked[language][at % 2]?.(name) ?? name
  const { message, recipe } = await chef.recipe({
    messages: [{ role: 'user', content: sentence }],
    language,
  })
  if (recipe === null || says.test(message)) return ''
  const folded = fold(name)
  const named = [...dishesNamedIn(folded), ...dishesNamedIn(unjoin(folded))]
  const { dish: made, foods: inside } = madeOf(recipe)
  if (named.some(({ dish }) => dish.id === made?.id)) return ''
  const foods = findIngredients(name, language).map(({ ingredient }) => ingredient.id)
  const isMadeOf = foods.length > 0 && foods.every((id) => inside.has(id))
  const isOfKind = named.some(({ dish }) => !dish.whole || dish.kind === made?.kind)
  return isMadeOf || (isOfKind && foods.length === 0) ? '' : `${name}: ${recipe.title}`
}

describe('no well-known name becomes another dish without a word', () => {
  test.each(languages)('%s', async (language) => {
    const others: string[] = []
    for (const [at, name] of sample([...namesOf(language).entries()], 5, ([, each]) => each)) {
      const other = await otherDish(name, at, language)
      if (other !== '') others.push(other)
    }
    expect(others).toEqual([])
  })
})
