import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { allergens, type Allergen } from '#shared/words/allergens.ts'
import { fold } from '../lexicon/fold.ts'
import { allergensCalled } from '../lexicon/food-groups.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'
import { allergensOfItem } from '../read/text/named-allergens.ts'
import { foodOfItem } from './names-in-text.ts'
import { settle } from './settle.ts'

const carried = (item: string, language: Language) => {
  const { foods } = foodOfItem(item, language)
  const { contains, mayContain } = allergensOfItem({ item }, foods, language)
  return allergens.filter((each) => contains.includes(each) || mayContain.includes(each))
}

/** A line of a list and all that is or may be in it. */
const lines: readonly (readonly [Language, string, readonly Allergen[]])[] = [
  ['en', 'gnocchi', ['gluten', 'eggs']],
  ['en', 'egg-free gnocchi', ['gluten']],
  ['en', 'gluten-free gnocchi', ['eggs']],
  ['en', 'dairy-free gnocchi', ['gluten', 'eggs']],
  ['en', 'mayonnaise', ['eggs', 'mustard']],
  ['en', 'egg-free mayonnaise', ['soy', 'mustard']],
  ['en', 'mayonnaise without egg', ['mustard']],
  ['en', 'mustard-free mayonnaise', ['eggs']],
  ['en', 'dairy-free cheese', ['soy']],
  ['en', 'dairy-free spread', ['soy']],
  ['en', 'gluten-free pasta', []],
  ['en', 'egg-free pasta', ['gluten']],
  ['en', 'gluten free egg noodles', ['eggs']],
  ['en', 'nut-free pesto', ['milk']],
  ['en', 'nut-free peanut butter', ['peanuts']],
  ['en', 'gluten-free pasta or spaghetti', ['gluten']],
  ['en', 'gluten-free or plain flour', ['gluten']],
  ['en', 'gluten-free pasta with couscous', ['gluten']],
  ['en', 'dairy-free or regular butter', ['milk']],
  ['en', 'cheese sauce without cream', ['milk']],
  ['en', 'spaghetti without breadcrumbs', ['gluten']],
  ['fr', 'gnocchis', ['gluten', 'eggs']],
  ['fr', 'gnocchis sans œufs', ['gluten']],
  ['fr', 'mayonnaise sans moutarde', ['eggs']],
  ['fr', 'fromage sans lait', []],
  ['fr', 'pâtes sans gluten', []],
  ['fr', 'pâtes sans œufs', ['gluten']],
  ['fr', 'farine sans gluten ou farine de blé', ['gluten']],
  ['fr', 'gâteau aux noisettes sans noix', ['nuts']],
  ['es', 'ñoquis', ['gluten', 'eggs']],
  ['es', 'ñoquis sin huevo', ['gluten']],
  ['es', 'mayonesa sin huevo', ['mustard']],
  ['es', 'queso sin leche', []],
  ['es', 'pasta sin gluten', []],
  ['es', 'harina de trigo o harina sin gluten', ['gluten']],
  ['de', 'Gnocchi', ['gluten', 'eggs']],
  ['de', 'eifreie Gnocchi', ['gluten']],
  ['de', 'eifreie Mayonnaise', ['mustard']],
  ['de', 'milchfreier Käse', []],
  ['de', 'glutenfreie Nudeln', []],
  ['de', 'Nudeln ohne Ei', ['gluten']],
  ['de', 'glutenfreies Mehl oder Weizenmehl', ['gluten']],
]

describe('what a line of a list says is not in it', () => {
  it.each(lines)('%s: %s', (language, item, found) => {
    expect(carried(item, language)).toEqual(allergens.filter((each) => found.includes(each)))
  })
})

type Claim = readonly [Allergen, claim: RegExp, say: (name: string) => string]

/** How each language says of a food that something is not in it. */
const claims: Record<Language, readonly Claim[]> = {
  en: [
    ['gluten', /gluten[- ]free/i, (name) => `gluten-free ${name}`],
    ['milk', /(?:dairy|milk)[- ]free|non-dairy/i, (name) => `dairy-free ${name}`],
    ['eggs', /egg[- ]free|eggless/i, (name) => `egg-free ${name}`],
    ['nuts', /nut[- ]free/i, (name) => `nut-free ${name}`],
    ['soy', /soya?[- ]free/i, (name) => `soy-free ${name}`],
  ],
  fr: [
    ['gluten', /sans gluten/i, (name) => `${name} sans gluten`],
    ['milk', /sans lait(?!ue)/i, (name) => `${name} sans lait`],
    ['eggs', /sans œufs?/i, (name) => `${name} sans œufs`],
  ],
  es: [
    ['gluten', /sin gluten/i, (name) => `${name} sin gluten`],
    ['milk', /sin leche/i, (name) => `${name} sin leche`],
    ['eggs', /sin huevos?/i, (name) => `${name} sin huevo`],
  ],
  de: [
    ['gluten', /glutenfrei/i, (name) => `glutenfreie ${name}`],
    ['milk', /milchfrei/i, (name) => `milchfreie ${name}`],
    ['eggs', /eifrei|ohne Ei(?!er)/i, (name) => `${name} ohne Ei`],
    ['nuts', /nussfrei/i, (name) => `nussfreie ${name}`],
  ],
}
const or: Record<Language, string> = { en: 'or', fr: 'ou', es: 'o', de: 'oder' }

describe.each(languages)('every name of the lexicon, in %s', (language) => {
  const names = ingredients.flatMap((food) => {
    const { one, many, synonyms = [] } = food.names[language]
    return [...new Set([one, many, ...synonyms])].map((name) => ({ food, name }))
  })

  it('that says what is not in it carries that not, and whatever else its food does', () => {
    const claiming = names.flatMap(({ food, name }) =>
      claims[language].flatMap(([allergen, claim]) => (claim.test(name) ? [{ food, name, allergen }] : [])),
    )
    expect(claiming.length).toBeGreaterThan(3)
    for (const { food, name, allergen } of claiming) {
      expect(food.allergens, name).not.toContain(allergen)
      expect([name, ...carried(name, language)]).toEqual(expect.arrayContaining([...food.allergens]))
      expect([name, ...carried(name, language)]).not.toContain(allergen)
    }
  })

  it('loses by such a word that one allergen at most, and not for what stands beside it', () => {
    const plain = names.flatMap(({ food, name }) => {
      const all = carried(name, language)
      return all.length > 0 && !claims[language].some(([, claim]) => claim.test(name))
        ? [{ food, name, all }]
        : []
    })
    const lost: string[] = []
    for (const { name, all } of plain)
      for (const [allergen, , say] of claims[language]) {
        const own = carried(say(name), language)
        const gone = all.filter((each) => !own.includes(each) && each !== allergen)
        if (gone.some((each) => each !== 'peanuts' || allergen !== 'nuts' || !all.includes('nuts')))
          lost.push(`${say(name)}: ${gone.join(' ')}`)
        const both = `${say(name)} ${or[language]} ${name}`
        const hidden =
          allergensCalled(fold(name)).length > 0
            ? []
            : all.filter((each) => !carried(both, language).includes(each))
        if (hidden.length > 0) lost.push(`${both}: ${hidden.join(' ')}`)
      }
    expect(plain.length).toBeGreaterThan(300)
    expect(lost).toEqual([])
  })
})

const cooked = (language: Language, item: string, text: string) =>
  settle({
    recipe: {
      language,
      title: 'X',
      servings: 4,
      prepMinutes: 5,
      cookMinutes: 5,
      dishType: 'Mains',
      ingredients: [{ item, amount: 200, unit: 'g', note: null, group: null, scales: true }],
      steps: [{ text, minutes: null, celsius: null, uses: [], group: null }],
      allergens: [],
      diets: [],
      searchTerms: [],
      safety: [],
    } as unknown as Parameters<typeof settle>[0]['recipe'],
    eaters: { allergens: ['milk', 'eggs'] },
  })

describe('a step that names the food of the list by its plain word', () => {
  it.each([
    ['en', 'dairy-free cheese', 'Sprinkle the cheese on top.', []],
    ['fr', 'fromage sans lait', 'Parsemer de fromage.', []],
    ['es', 'queso sin leche', 'Espolvorear el queso.', []],
    ['de', 'milchfreier Käse', 'Den Käse darüberstreuen.', []],
    ['en', 'dairy-free cheese', 'Fry it in butter.', ['milk']],
    ['en', 'oat milk', 'Stir in the cream.', ['milk']],
  ] as const)('%s: %s. %s', (language, item, text, found) => {
    const { recipe, verdict } = cooked(language, item, text)
    expect(recipe.allergens.filter((each) => each === 'milk')).toEqual(found)
    expect(
      verdict.findings.some(({ allergen, sentence }) => allergen === 'milk' && !/soy/.test(sentence)),
    ).toBe(found.length > 0)
  })
})
