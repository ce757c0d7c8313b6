import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kitchenChef } from '../chef.ts'
import { findIngredients } from '../lexicon/find.ts'
import { fold } from '../lexicon/fold.ts'
import { sample } from '../test/sample.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import { unjoin } from '../lexicon/text/unjoin.ts'
import { dishesNamedIn } from './dish-names.ts'

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
  if (named.some(({ dish }) => dish.whole && dish.id === recipe.plan?.dish)) return ''
  const foods = findIngredients(name, language).map(({ ingredient }) => ingredient.id)
  const inside = new Set(recipe.plan?.parts.map(([id]) => id))
  const isMadeOf = foods.length > 0 && foods.every((id) => inside.has(id))
  if (named.some(({ dish }) => dish.id === recipe.plan?.dish)) return ''
  const isOfKind = named.some(({ dish }) => !dish.whole)
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
