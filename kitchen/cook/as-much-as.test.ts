import { expect, it } from 'vitest'
import { readCases } from '../understand/cases/read-cases.ts'
import { readConversation } from '../dialogue/read-conversation.ts'

/** `servings` from to, then what the recipe must say and the food whose amount is the one that was named. */
const requests = {
  en: `
    about 20 samosas for a potluck => pieces 20
    sausage rolls, I need around 36 => pieces 36
    two dozen mince pies => pieces 24
    I have 6 egg whites, meringues please => egg-white 6 servings 6-12
    4 duck legs, braised => duck-leg 4 servings 3-5
    2 litres of carrot soup => servings 2-5
    I have 8 sausages, toad in the hole => pork-sausage 8 servings 3-8
  `,
  fr: `
    une vingtaine de gougères => pieces 20
    des rissoles aux épinards… non, 30 samoussas => pieces 30
    j'ai 1,5 kg d'abricots, une confiture => apricot 1.5 servings 9-16
    trois litres de soupe de courgettes => servings 3-7
    36 madeleines pour l'école => pieces 36
  `,
  es: `
    unas 30 croquetas de pollo => pieces 30
    empanadillas de atún, unas 24 => pieces 24
    tengo 5 claras, unos merengues => egg-white 5 servings 5-10
    gazpacho, unos 2 litros => servings 3-6
    mermelada, tengo 2 kg de higos => fig 2 servings 12-20
  `,
  de: `
    etwa 40 Vanillekipferl => pieces 40
    Frikadellen, ungefähr 30 Stück => pieces 30
    ich habe 7 Eiweiß übrig, Baisers bitte => egg-white 7 servings 6-14
    2 Liter Kürbissuppe => servings 2-5
    Marmelade, ich habe 2 kg Kirschen => cherry 2 servings 12-20
  `,
}

it.each(readCases(requests))('in %s "%s" makes as much as was named', (language, text, expected) => {
  const { dish, wishes } = readConversation({ messages: [{ role: 'user', content: text }], language })
  const [what = '', amount, , range = ''] = expected.split(' ')
  expect(wishes.servings).toBeNull()
  if (what === 'pieces') {
    const said = dish.plan.steps.flatMap(({ sentences }) => sentences.map(({ bound }) => bound.get('n')))
    expect(said).toContain(Number(amount))
    return
  }
  const [from = 1, to = 99] = (what === 'servings' ? (amount ?? '') : range).split('-').map(Number)
  expect(dish.recipe.servings).toBeGreaterThanOrEqual(from)
  expect(dish.recipe.servings).toBeLessThanOrEqual(to)
  if (what !== 'servings')
    expect(dish.plan.parts.find(({ ingredient }) => ingredient.id === what)?.amount).toBe(Number(amount))
})

/** The fruit that was named is the fruit of the dish, fresh or dried; nothing else is there for it. */
const dried = [
  ['en', 'a dried apricot tart', 'dried-apricot'],
  ['fr', 'un clafoutis aux pruneaux', 'prune'],
  ['es', 'una compota de orejones', 'dried-apricot'],
  ['de', 'ein Dattelkuchen', 'date'],
] as const

it.each(dried)('in %s "%s" is made of what it is called after', (language, text, id) => {
  const { dish } = readConversation({ messages: [{ role: 'user', content: text }], language })
  const fruit = dish.plan.parts.filter(({ role }) => role === 'fruit').map(({ ingredient }) => ingredient.id)
  expect(fruit).toEqual([id])
})
