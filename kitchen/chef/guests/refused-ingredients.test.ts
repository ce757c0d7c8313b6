import { expect, it } from 'vitest'
import { isRefusedDish } from '../../library/dishes/refused-dish.ts'
import { kitchenChef } from '../../chef.ts'
import { readTurn } from '../../understand/read-turn.ts'
import { readCases } from '../../understand/cases/read-cases.ts'
import { understand } from '../../test/understood.ts'
import { noWishes } from '../../safety/wishes/wishes.ts'
import { expectGaps } from '../../test/gaps.ts'

expectGaps('chef/guests/refused-ingredients')

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
  ['en', 'onion tart for 4, but without onions', /onion/i, /cannot make that one.*Instead I suggest/],
  ['en', 'pulled pork for 6, we are a Muslim family', /pork/i, /beef instead of pork/],
  ['fr', 'une soupe à l’oignon pour 3, mais sans oignon', /oignon/i, /ne peux pas faire ce plat.*À la place/],
  ['es', 'pollo al chilindrón para 4 sin pimientos', /pimiento/i, /sin pimientos/],
  ['de', 'Zwiebelkuchen für 4, aber ohne Zwiebeln', /zwiebel/i, /bekomme ich so nicht hin.*Stattdessen/],
] as const)(
  'in %s "%s" leaves it out of the name as well, and says so',
  async (language, content, never, said) => {
    const messages = [{ role: 'user' as const, content }]
    const { recipe } = await kitchenChef().recipe({ messages, language })
    expect(recipe?.title).not.toMatch(never)
    expect(recipe?.ingredients.map(({ item }) => item).join('\n')).not.toMatch(never)
    expect(await kitchenChef().reply({ messages, language })).toMatch(said)
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
