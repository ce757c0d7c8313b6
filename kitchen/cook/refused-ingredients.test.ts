import { describe, expect, it } from 'vitest'
import { findIngredients } from '../lexicon/find.ts'
import { languages } from '#shared/constants/languages.ts'
import { choose } from '../decide/safe-dish.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { isRefusedDish } from './refused-dish.ts'
import { hashOf } from './seed.ts'
import { dishes, dishesIn } from '../recipes/dishes.ts'
import { fold } from '../lexicon/text/fold.ts'
import { withKin } from '../safety/kin.ts'
import { unjoin } from '../lexicon/text/unjoin.ts'
import { kitchenChef } from '../chef.ts'
import { readTurn } from '../understand/read-turn.ts'
import { readCases } from '../understand/cases/read-cases.ts'
import { understand } from '../understand/understand.ts'
import { noWishes } from '../recipes/wishes.ts'
import { sample } from '../test/sample.ts'

const dishesOfTheWorld = dishesIn('cuisines/')

const essential = dishes.flatMap((dish) =>
  [...new Set([...(dish.wants ?? []), ...(dish.alone ?? [])])].map((id) => [dish, id] as const),
)

/** Nothing is cooked without them, and nobody refuses them by name. */
const everywhere = /^(salt|water|ice|black-pepper)$/

/** "Golden Milk" of oats may keep its name when it says whose milk it is not. */
const saysSo = /^(Dairy|Alcohol)-Free|, (sans|sin) \S+$|, (ohne Milch|alkoholfrei)$/

const common = /^(butter|sugar|egg|flour|milk|cream|onion|garlic|olive-oil|lemon|yeast)$/

describe('what a guest refuses', () => {
  it('is in no item, no step and no title, whichever dish it is the heart of', () => {
    const returned = essential
      .filter(([, id]) => !everywhere.test(id))
      // One language each, by chance that is always the same; every twelfth pair, and of the commonest things fewer.
      .filter(([dish, id]) => hashOf(`${id}/${dish.id}`) % (common.test(id) ? 60 : 12) === 0)
      // Those of the world name ten things each: every sixth of them will do.
      .filter(([dish, id]) => !dishesOfTheWorld.includes(dish) || hashOf(`${dish.id}-${id}`) % 6 === 0)
      .flatMap(([dish, id]) => {
        const language = languages[hashOf(`${dish.id}/${id}`) % languages.length] ?? 'en'
        const excludedIds = withKin(id, language)
        const { plan, recipe } = choose({
          ...noWishes(language),
          dish: dish.id,
          excludedIds,
          // Who refuses milk is taken to refuse all that is made of it.
          excludedGroups: id === 'milk' ? ['dairy'] : [],
          seed: dish.id,
        })
        const inside = plan.parts.filter(({ ingredient }) => excludedIds.includes(ingredient.id))
        const others = plan.parts.flatMap(({ ingredient: { names } }) => [
          names[language].one,
          names[language].many,
        ])
        const words = findIngredientById(id)?.names[language]
        const names = (text: string) => {
          const rest = others
            .toSorted((a, b) => b.length - a.length)
            .reduce((all, name) => all.replaceAll(fold(name), ' '), fold(text))
            .replace(/(?:laktosefrei|glutenfrei|vegan|pflanzlich)\w* \w+|, (?:sans|sin|ohne) \w+$/g, ' ')
          return findIngredients(unjoin(rest), language, 'exact').some(
            ({ ingredient, matched }) =>
              ingredient.id === id && [words?.one, words?.many].some((word) => fold(word ?? '') === matched),
          )
        }
        const where = [
          ...inside.map(({ ingredient }) => `item ${ingredient.id}`),
          ...(names(recipe.title) && !saysSo.test(recipe.title) ? [`title ${recipe.title}`] : []),
          ...recipe.steps.filter(({ text }) => names(text)).map(({ text }) => `step ${text}`),
        ]
        return where.map((place) => `${language} ${dish.id} without ${id}: ${place}`)
      })
    expect(returned).toEqual([])
  }, 120_000)

  it('is no dish of the kind, whichever is refused by its name', () => {
    for (const dish of sample(dishes, 12, ({ id }) => `refused ${id}`)) {
      const language = languages[hashOf(dish.id) % languages.length] ?? 'en'
      const wishes = { ...noWishes(language), refusedDishes: [dish.id], seed: dish.id }
      expect(isRefusedDish(choose(wishes).plan.dish, wishes), dish.id).toBe(false)
    }
  }, 120_000)
})

const refusals = {
  en: `
    something warm for 2, but no soup and no curry => soup curry
    dinner for 3: anything but a burger => burger
    not in the mood for pasta, cook something for 4 => pasta
    I'd rather have a risotto than a stew, for 2 => stew
    soup? no thanks. dinner for two => soup
    a lasagne for 4 || on second thoughts no lasagne => lasagne
  `,
  fr: `
    un dîner pour 3, pas de soupe ni de gratin => soup gratin
    tout sauf une quiche, pour 2 => quiche
    j'en ai assez des curries, autre chose pour 4 => curry
    pas envie d'un risotto ce soir, on est 2 => risotto
    plutôt un curry qu'un ragoût, pour 3 => stew
    un burger pour 2 || finalement pas de burger => burger
  `,
  es: `
    algo para cenar 2, nada de sopas ni de ensaladas => soup salad
    cualquier cosa menos una pizza, para 4 => pizza
    estamos hartos de guisos, haz otra cosa para 2 => stew
    no me apetece un curry, otra idea para 3 => curry
    mejor un risotto que un guiso, para 2 => stew
    una pizza para 2 || pizza no, gracias => pizza
  `,
  de: `
    was zum Abendessen für 2, aber keine Suppe und keinen Auflauf => soup gratin
    alles außer Burger, für 3 => burger
    bitte nicht schon wieder Risotto, wir sind zu zweit => risotto
    keine Lust auf Curry, was anderes für 4 => curry
    lieber ein Gulasch als eine Pfanne vom Wok, für 2 => stirFry
    eine Pizza für 2 || ach, Pizza lieber nicht => pizza
  `,
}

it.each(readCases(refusals))('in %s "%s" brings none of them', (language, text, kinds) => {
  const { wishes, dish } = understand({
    messages: text.split(' || ').map((content) => ({ role: 'user', content })),
    language,
  })
  for (const id of kinds.split(' '))
    expect([id, isRefusedDish(dish.plan.dish, { refusedDishes: [id] })]).toEqual([id, false])
  expect(wishes.refusedDishes.length).toBeGreaterThan(0)
})

it.each([
  ['en', 'onion tart for 4, but without onions', /onion/i, /Onion tart/i],
  ['en', 'pulled pork for 6, we are a Muslim family', /pork/i, /Pulled Pork/i],
  ['fr', 'une soupe à l’oignon pour 3, mais sans oignon', /oignon/i, /Soupe à l.oignon/i],
  ['es', 'pollo al chilindrón para 4 sin pimientos', /pimiento/i, /Pollo al chilindrón/i],
  ['de', 'Zwiebelkuchen für 4, aber ohne Zwiebeln', /zwiebel/i, /Zwiebelkuchen/i],
] as const)(
  'in %s "%s" leaves it out of the name as well, and says so',
  async (language, content, never, name) => {
    const messages = [{ role: 'user' as const, content }]
    const { recipe } = await kitchenChef().recipe({ messages, language })
    expect(recipe?.title).not.toMatch(never)
    expect(recipe?.ingredients.map(({ item }) => item).join('\n')).not.toMatch(never)
    expect(await kitchenChef().reply({ messages, language })).toMatch(name)
  },
)

it.each([
  ['en', 'a curry for 4, no coconut', 'curry'],
  ['en', 'vegetable lasagne, no meat please', 'lasagne'],
  ['fr', 'une quiche sans lardons pour 2', 'quiche'],
  ['es', 'una pizza, no quiero aceitunas', 'pizza'],
  ['de', 'ein Risotto, bitte nicht zu scharf', 'risotto'],
] as const)('in %s "%s" refuses no dish', (language, text, id) => {
  const wishes = readTurn(text, language, noWishes(language))
  expect(wishes.refusedDishes).toEqual([])
  expect(wishes.dish?.toLowerCase()).toContain(id)
})
