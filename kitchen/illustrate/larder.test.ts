import { expect, it } from 'vitest'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { drawnParts } from './draw.ts'
import { fillingOf, larderOf, soupColour } from './larder.ts'

const foods = (ids: string) =>
  ids.split(' ').map((id) => findIngredientById(id) ?? expect.fail(`there is no ${id}`))

it.each([
  ['green-lentil frankfurter carrot', 'green-lentil 1'],
  ['pork-sausage white-bean carrot', 'white-bean 0.6'],
  ['chicken-breast pork-shoulder hominy radish', 'hominy 0.6'],
  ['pea lettuce', 'pea 1'],
  ['lamb-shoulder pea', undefined],
  ['lamb-shoulder carrot white-bean', undefined],
])('a pot of %s is full of %s', (ids, filling) => {
  const found = fillingOf(larderOf(foods(ids)))
  expect(found && `${found.item.id} ${found.share}`).toBe(filling)
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
  ['stirFry', 'rice egg carrot soy-sauce', 'egg'],
  ['gratin', 'courgette cream breadcrumb', 'breadcrumb'],
  ['curry', 'lamb-shoulder prune onion', 'prune'],
  ['curry', 'green-lentil frankfurter spaetzle', 'spaetzle'],
  ['salad', 'tomato cucumber country-bread', 'country-bread'],
  ['salad', 'glass-noodle prawn', 'glass-noodle'],
  ['plated', 'pork-sausage bacon tomato', 'bacon'],
  ['soup', 'chicken-thigh carrot pearl-barley', 'pearl-barley'],
] as const)('a %s of %s shows %s', (composition, ids, id) => {
  const { shown } = drawnParts({ title: '', dishType: 'Mains', items: foods(ids), seed: '', composition })
  expect(shown).toContain(id)
})

it('lays tomato and cheese over a crumbed cutlet', () => {
  const items = foods('veal-escalope passata mozzarella breadcrumb')
  const { shown } = drawnParts({
    title: '',
    dishType: 'Mains',
    items,
    seed: '',
    composition: 'plated',
    form: 'breaded',
  })
  expect([...shown]).toEqual(expect.arrayContaining(['passata', 'mozzarella']))
})
