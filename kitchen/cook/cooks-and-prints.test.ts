import { describe, expect, it } from 'vitest'
import { checkRecipe } from '../safety/check-recipe.ts'
import { sample } from '../test/sample.ts'
import { wishesWith } from '../test/recipe-quality.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import { listed } from '../lexicon/articles.ts'
import { spokenNoun } from '../render/grammar/noun.ts'
import { compose } from '../render/compose.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { dishes } from '../recipes/dishes.ts'
import { templateOf, templates } from '../recipes/index.ts'
import { understand } from '../understand/understand.ts'
import { platingOf } from '../plating/plating.ts'

/** Every dish the house has a name for, each in one of the languages and for one, four or twenty guests. */
const cards = sample(dishes, 6, ({ id }) => `card ${id}`).flatMap((dish, place) => {
  const template = templateOf(dish.template)
  const language: Language = languages[place % languages.length] ?? 'en'
  const servings = [1, 4, 20][place % 3] ?? 4
  return template
    ? [{ id: dish.id, language, ...compose(wishesWith(language, { servings }), dish, template) }]
    : []
})

const wrong = (test: (card: (typeof cards)[number]) => boolean) =>
  cards.filter((card) => !test(card)).map(({ id, language }) => `${language} ${id}`)

describe('every dish by name', () => {
  it('has a title that names three things at most and none twice', () => {
    const links = / (?:and|et|y|e|und) |, /g
    const behind = { en: / with /g, fr: / avec /g, es: / con /g, de: / mit /g }
    expect(wrong(({ recipe: { title } }) => (title.match(links)?.length ?? 0) <= 3)).toEqual([])
    expect(
      wrong(({ plan, recipe: { title, language } }) => {
        const rest = title.replace(plan.dish.label[language], '')
        return (rest.match(behind[language])?.length ?? 0) <= 1
      }),
    ).toEqual([])
  })

  it('speaks of what is in this pot and of nothing that might be', () => {
    const asides =
      /otherwise as the pack|if it is|whatever of|sinon selon|s’il s’agit|si son |falls es|, sonst nach/
    expect(wrong(({ recipe }) => !recipe.steps.some(({ text }) => asides.test(text)))).toEqual([])
  })

  it('weighs what is solid and halves no slice', () => {
    const solid = /butter|beurre|mantequilla|Butter|mascarpone|Mascarpone|quark|Quark/
    expect(
      wrong(
        ({ recipe }) =>
          !recipe.ingredients.some(
            ({ item, unit }) =>
              unit === 'ml' && solid.test(item) && !/milk|lait|suero|Buttermilch|oil|buttermilk/.test(item),
          ),
      ),
    ).toEqual([])
    expect(
      wrong(({ recipe }) =>
        recipe.ingredients.every(({ amount, unit }) => unit !== 'slice' || Number.isInteger(amount)),
      ),
    ).toEqual([])
  })

  it('takes as long in all as its rice and its potatoes need', () => {
    const slow = wrong(({ plan, recipe }) => {
      const needs = plan.parts.map(({ ingredient: { category, minutes }, role }) =>
        category === 'grain' && role === 'side' ? minutes : 0,
      )
      return recipe.prepMinutes + recipe.cookMinutes >= Math.max(0, ...needs)
    })
    expect(slow).toEqual([])
  })

  it('gives the taster nothing to warn of but raw egg', () => {
    expect(
      wrong(
        ({ plan, recipe }) =>
          // A whole loaf for one guest holds more soda than one portion should.
          plan.portions > plan.servings ||
          checkRecipe(recipe, {}).every(({ severity, code }) => severity === 'note' || code === 'raw-egg'),
      ),
    ).toEqual([])
  })

  it('is plated in whole sentences', () => {
    expect(
      wrong(({ recipe }) => {
        const text = platingOf(recipe)
        return text.length < 1990 && !/[{}[\]]|undefined| [.,]| {2}/.test(text)
      }),
    ).toEqual([])
  })
})

/** Names that are read as another dish, so far. */
const misread: Record<Language, readonly string[]> = {
  en: ['Flourless Orange Cake', 'Flourless Nut Cake', 'Zuger Kirschtorte', 'Corpse Reviver No. 2'],
  fr: ['Zuger Kirschtorte', 'Corpse Reviver No. 2'],
  es: ['Zuger Kirschtorte', 'Corpse Reviver No. 2'],
  de: [
    'chickenSoup',
    'Orange Syrup Cake',
    'Cherry Cake',
    'Sweet Maize Cream',
    'Lemon Curd',
    'White Tin Loaf',
    'Coconut Limeade',
    'Zuger Kirschtorte',
    'Corpse Reviver No. 2',
  ],
}

it.each(languages)(
  'in %s nearly every name the house prints is understood when a guest says it',
  (language) => {
    const named = sample(
      dishes.filter(({ whole, label }, place) => place % 4 === 0 && whole && label[language].length > 6),
      6,
      ({ id }) => `${language} ${id}`,
    )
    const lost = named.filter(({ label, template }) => {
      const { wishes } = understand({ messages: [{ role: 'user', content: label[language] }], language })
      return dishes.find(({ id }) => id === wishes.dish)?.template !== template
    })
    const unknown = lost.map(({ id }) => id).filter((id) => !misread[language].includes(id))
    expect(unknown).toEqual([])
  },
)

describe('what a guest insists on beside the dish', () => {
  const mains = templates.filter(({ dishType, needs }) => dishType === 'Mains' && needs !== 'name')
  const cooked = (id: string) =>
    mains.flatMap((template) => {
      const dish = dishes.find((each) => each.template === template.id)
      return dish
        ? [
            {
              template,
              ...compose(
                wishesWith('en', { wanted: [{ id, amount: null, unit: null }], servings: 3 }),
                dish,
                template,
              ),
            },
          ]
        : []
    })

  it('is boiled before it goes anywhere when it is a dry lentil', () => {
    const hard = cooked('green-lentil').filter(({ plan, recipe }) => {
      const at = plan.parts.findIndex(({ ingredient }) => ingredient.id === 'green-lentil')
      const steps = recipe.steps.filter(({ uses }) => uses.includes(at))
      const given = steps.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
      return at >= 0 && given < 15 && !steps.some(({ text }) => /(?:^|\. )(?:Cook|Boil|Simmer)/.test(text))
    })
    expect(hard.map(({ template }) => template.id)).toEqual([])
  })

  it('comes to the table with it when it is cooked on its own', () => {
    const lost = cooked('rice').filter(({ plan, recipe }) => {
      const at = plan.parts.findIndex(({ ingredient, role }) => ingredient.id === 'rice' && role === 'extra')
      return at >= 0 && !(recipe.steps.at(-1)?.uses.includes(at) ?? false)
    })
    expect(lost.map(({ template }) => template.id)).toEqual([])
  })
})

it.each([
  ['salt', 'of', 'des Salzes'],
  ['rice', 'of', 'des Reises'],
  ['pumpkin', 'of', 'des Kürbisses'],
  ['frying-oil', 'of', 'des Öls zum Frittieren'],
  ['olive-oil', 'of', 'des Olivenöls'],
  ['merguez', 'dat', 'den Merguez'],
  ['frankfurter', 'dat', 'den Wiener Würstchen'],
  ['chicken-thigh', 'the', 'die Hähnchenschenkel'],
] as const)('declines %s in German', (id, form, words) => {
  const ingredient = findIngredientById(id)
  if (!ingredient) throw new Error(`no ${id}`)
  const part = { ingredient, role: 'x', amount: 4, unit: null, scales: true, cut: null }
  expect(listed([spokenNoun(part, 'de')], form, 'de')).toBe(words)
})
