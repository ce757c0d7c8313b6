import { expect, it } from 'vitest'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { drawnParts } from './draw.ts'
import { larderOf, soupColour } from './larder.ts'

const foods = (ids: string) =>
  ids.split(' ').map((id) => findIngredientById(id) ?? expect.fail(`there is no ${id}`))

it.each([
  ['green-lentil frankfurter carrot', ['green-lentil']],
  ['pork-sausage white-bean carrot', ['white-bean']],
  ['chicken-breast pork-shoulder hominy radish', ['hominy']],
  ['pea lettuce', ['pea']],
  ['lamb-shoulder pea', []],
  ['lamb-shoulder carrot white-bean', []],
])('a pot of %s is full of %s', (ids, filling) => {
  expect(larderOf(foods(ids)).filling.map(({ id }) => id)).toEqual(filling)
})

it.each([
  ['chicken-breast hominy dried-mild-chilli chicken-stock', 'red'],
  ['stewing-beef potato carrot paprika beef-stock', 'red'],
  ['chicken-breast sweetcorn carrot potato chicken-stock', 'gold'],
])('the broth of %s is %s', (ids, colour) => {
  const [red = 0, green = 0] = (soupColour(larderOf(foods(ids)), true).match(/\w\w/g) ?? []).map((hex) =>
    Number.parseInt(hex, 16),
  )
  expect(red / green > 1.8 ? 'red' : 'gold').toBe(colour)
})

it.each([
  ['stir-fry', 'rice egg carrot soy-sauce', 'egg'],
  ['gratin', 'courgette cream breadcrumb', 'breadcrumb'],
  ['stew', 'lamb-shoulder prune onion', 'prune'],
  ['stew', 'green-lentil frankfurter spaetzle', 'spaetzle'],
  ['salad', 'tomato cucumber country-bread', 'country-bread'],
  ['salad', 'glass-noodle prawn', 'glass-noodle'],
  ['plate', 'pork-sausage bacon tomato', 'bacon'],
  ['soup', 'chicken-thigh carrot pearl-barley', 'pearl-barley'],
] as const)('a %s of %s shows %s', (look, ids, id) => {
  const { shown } = drawnParts({ title: '', dishType: 'Mains', items: foods(ids), seed: '', look })
  expect(shown).toContain(id)
})

it('lays tomato and cheese over a crumbed cutlet', () => {
  const items = foods('veal-escalope passata mozzarella breadcrumb')
  const { shown } = drawnParts({
    title: '',
    dishType: 'Mains',
    items,
    seed: '',
    look: 'plate-breaded',
  })
  expect([...shown]).toEqual(expect.arrayContaining(['passata', 'mozzarella']))
})
