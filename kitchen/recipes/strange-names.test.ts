import { expect, it } from 'vitest'
import { kitchenChef } from '../chef.ts'
import { readCases } from '../understand/cases/read-cases.ts'
import { understand } from '../understand/understand.ts'

const strange = {
  en: `
    I'm craving vrolkam => vrolkam
    can you make me a zulbinat for 3 please => zulbinat
    for dessert, ferlunka for 6 => ferlunka
    drabosk please, 4 of us => drabosk
    for starters, a plate of zarabunk for 4 => zarabunk
    a curry for 4 || actually I'd rather have a vrolkam => vrolkam
  `,
  fr: `
    j'aimerais un gromulou pour 4 => gromulou
    tu peux me faire un poulet zambru ? => poulet zambru
    en dessert, un plouzarek pour 6 => plouzarek
    un risotto pour 2 || finalement un zulbinat => zulbinat
  `,
  es: `
    quiero hacer un jaquimbo para 5 => jaquimbo
    ¿sabes hacer zurumbas? para 4 => zurumbas
    de postre, jumbrillo para 8 => jumbrillo
    un tarumbo para 6 personas => tarumbo
  `,
  de: `
    ich hätte gern Grumbolt für 3 => Grumbolt
    mach mir bitte Vrutzler Grumbeln => Vrutzler Grumbeln
    zum Kaffee einen Vrasselkuchen => Vrasselkuchen
    ein Curry für 2 || doch lieber ein Grumbolt => Grumbolt
  `,
}

const turns = (text: string) => text.split(' || ').map((content) => ({ role: 'user' as const, content }))

it.each(readCases(strange))(
  'in %s "%s" is owned up to, in the title and in words',
  async (language, text, name) => {
    const conversation = { messages: turns(text), language }
    const { recipe, message } = await kitchenChef().recipe(conversation)
    expect(recipe?.title.toLowerCase()).toContain(name.toLowerCase())
    expect(message.toLowerCase()).toContain(`${name.toLowerCase()}`)
    expect(await kitchenChef().reply(conversation)).toMatch(/know|connais|conozco|domino|kenne/)
  },
)

it.each([
  ['en', 'for dessert, ferlunka for 6', 'Desserts'],
  ['fr', 'en dessert, un plouzarek pour 6', 'Desserts'],
  ['es', 'de postre, jumbrillo para 8', 'Desserts'],
  ['de', 'zum Nachtisch bitte Grumbelzopf', 'Desserts'],
  ['en', 'for starters, a plate of zarabunk for 4', 'Starters'],
] as const)('in %s "%s" brings kin of the course that was named', (language, text, course) => {
  expect(understand({ messages: turns(text), language }).dish.recipe.dishType).toBe(course)
})

const ordinary = {
  en: `
    something cosy for two => -
    we need inspiration for a rainy Sunday, 4 people => -
    dinner for my bookclub, 6 => -
    a birthday cake for my son => -
    a curry for 4 || make it milder instead => -
  `,
  fr: `
    un petit plat du dimanche pour 4 => -
    je veux impressionner mes beaux-parents, on est 4 => -
    un bœuf saignant pour deux => -
    un risotto pour 2 || plutôt pour six => -
  `,
  es: `
    algo contundente para 3 => -
    quiero sorprender a mi novia, cena para dos => -
    pollo crujiente para 3 => -
    un curry para 2 || mejor sin cilantro => -
  `,
  de: `
    ein schönes Sonntagsessen für die Familie, vier Leute => -
    ein Flammkuchen für 3 => -
    ein Geburtstagskuchen für 8 => -
    ein Curry für 2 || doch lieber ohne Koriander => -
  `,
}

it.each(readCases(ordinary))('in %s "%s" names no strange dish', (language, text) => {
  expect(understand({ messages: turns(text), language }).wishes.unknown).toBeNull()
})

const rare = {
  en: `
    roast pheasant for 2 => pheasant
    rabbit with mustard for 4 => rabbit
    a salad with purslane and feta => purslane
  `,
  fr: `
    une pintade aux champignons pour 4 => pintade
    des cailles aux raisins pour deux => cailles
    un sandre au beurre blanc pour 2 => sandre
  `,
  es: `
    codornices con uvas para 2 => codornices
    una ensalada con verdolaga y queso feta => verdolaga
  `,
  de: `
    Kaninchen mit Senf für 4 => kaninchen
    ein Kuchen mit Sanddorn für 8 => sanddorn
  `,
}

it.each(readCases(rare))('in %s "%s" says what the larder does not keep', async (language, text, name) => {
  const { message } = await kitchenChef().recipe({ messages: turns(text), language })
  expect(message).toContain(name)
})

it('cooks a bird that is not kept as the bird that comes closest, and no dessert with its apples', () => {
  const { dish } = understand({ messages: turns('pheasant with apples for 4'), language: 'en' })
  expect(dish.recipe.dishType).toBe('Mains')
  expect(dish.plan.parts.some(({ ingredient }) => ingredient.animal === 'poultry')).toBe(true)
})

it('does not mistake the name of a drink for the pigeon in it', async () => {
  const { message } = await kitchenChef().recipe({ messages: turns('a paloma, 2 people'), language: 'en' })
  expect(message).not.toMatch(/larder/)
})
