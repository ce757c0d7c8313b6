import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { talkOf } from '../talk.ts'

const after = (language: Language, turns: readonly string[]) =>
  talkOf({ messages: turns.map((content) => ({ role: 'user' as const, content })), language })

/** A dish, what a later turn puts with it, in it or on it, and a food that is in it afterwards. */
it.each([
  ['en', 'veggie burgers', 'in a wrap rather than a bun', null],
  ['en', 'chocolate cake', 'with cream cheese frosting', null],
  ['en', "shepherd's pie", 'sweet potato mash on top', 'sweet-potato'],
  ['en', 'lentil soup', "I'd like it thicker, more like a stew", null],
  ['en', 'spaghetti bolognese', "let's use penne", 'short-pasta'],
  ['fr', 'poulet rôti', 'avec une sauce aux champignons', null],
  ['fr', 'gratin dauphinois', 'ajoute des lardons', 'bacon'],
  ['fr', 'soupe de légumes', 'avec des vermicelles dedans', 'vermicelli'],
  ['fr', 'tajine de poulet', 'mets des abricots secs', 'dried-apricot'],
  ['es', 'gazpacho', 'más espeso, tipo salmorejo', null],
  ['es', 'pescado al horno', 'con patatas debajo', 'potato'],
  ['es', 'ensalada', 'que lleve atún', 'tinned-tuna'],
  ['de', 'Gulasch', 'dazu Spätzle', null],
  ['de', 'Schnitzel', 'dazu Kartoffelsalat', null],
  ['de', 'Gemüsepfanne', 'mit Ei drüber', 'egg'],
  ['de', 'Kürbissuppe', 'mit gebratenen Garnelen obendrauf', 'prawn'],
] as const)('in %s, %j stays when %j is said', (language, dish, said, food) => {
  const before = after(language, [dish])
  const { state, now } = after(language, [dish, said])
  expect(state.draft?.base).toBe(before.state.draft?.base)
  if (food !== null) expect(now?.edit.applied.recipe.lines.map((line) => line.food)).toContain(food)
})

it.each([
  ['en', 'carrot soup', 'a lasagne instead'],
  ['fr', 'soupe de carottes', 'plutôt des lasagnes'],
  ['es', 'crema de zanahoria', 'mejor una lasaña'],
  ['de', 'Karottensuppe', 'lieber eine Lasagne'],
] as const)('in %s, after %j another dish that is ordered is made: %j', (language, dish, said) => {
  const { base } = after(language, [dish, said]).state.draft ?? {}
  expect(base).toMatch(/lasagne/)
})

it.each([
  ['de', 'Garnelenpfanne', 'doch keine Garnelen, lieber Lachs'],
  ['fr', 'curry de crevettes', 'pas de crevettes, plutôt du saumon'],
  ['es', 'curry de gambas', 'sin gambas, mejor salmón'],
] as const)('in %s, of %j with %j the one makes room for the other', (language, dish, said) => {
  const { now } = after(language, [dish, said])
  const foods = now?.edit.applied.recipe.lines.map((line) => line.food) ?? []
  expect(foods).toContain('salmon')
  expect(foods).not.toContain('prawn')
})

it.each([
  ['en', 'slow cooker pulled pork with coleslaw', 'pulled-pork', 'coleslaw'],
  ['en', 'roast cod with a side of mushy peas', null, 'mushy-peas'],
  ['es', 'salmón a la plancha con puré de patatas', null, 'mashed-potatoes'],
  ['de', 'Rouladen mit Semmelknödeln', 'beef-roulades', 'bread-dumplings'],
] as const)('in %s, of %j both are cooked', (language, said, dish, side) => {
  const { now } = after(language, [said])
  if (dish !== null) expect(now?.edit.draft.base).toBe(dish)
  expect(now?.edit.draft.base).not.toBe(side)
  expect(now?.edit.draft.operations).toContainEqual({ op: 'side', recipe: side })
})

it.each([
  ['fr', 'filet de porc avec une purée de céleri'],
  ['en', 'a curry, I had one with coleslaw yesterday'],
] as const)('in %s, %j asks for no side of the library', (language, said) => {
  const { now } = after(language, [said])
  expect(now?.edit.draft.operations.filter(({ op }) => op === 'side')).toEqual([])
})
