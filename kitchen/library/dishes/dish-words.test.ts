import { expect, it } from 'vitest'
import { dishesNamedIn, withoutNames } from './dish-names.ts'
import { readDishWords } from './dish-words.ts'
import { dishById } from './dishes.ts'

const namesOf = (line: string) => readDishWords(line).flatMap(({ names }) => names)

it.each([
  ['soup[s]', 'soups soup'],
  ['pot (a|b), c', 'pot-a pot-b c'],
  ['[big|small] pot', 'big-pot small-pot pot'],
  ['pot [of [red] beans]', 'pot-of-red-beans pot-of-beans pot'],
  ['ochsenschwanz*', 'ochsenschwanz*'],
])('reads the words %s', (line, names) => {
  expect(namesOf(line).map((name) => name.replaceAll(' ', '-'))).toEqual(names.split(' '))
})

it('keeps as an expression what has no end', () => {
  const [green, special] = readDishWords('green [*] curry, /x(?=y), z/')
  expect(green).toMatchObject({ names: [], pattern: { literals: ['green'] } })
  expect(special?.pattern?.source).toBe(String.raw`\b(?:x(?=y), z)\b`)
})

it('throws for words with thousands of forms', () => {
  expect(() => readDishWords('[a][b][c][d][e][f][g][h][i][j][k][l]')).toThrow('more than 2000 names')
})

const idsIn = (text: string) => dishesNamedIn(text).map(({ dish }) => dish.id)

it.each([
  ['a hot dog', 'Hot Dog'],
  ['two hotdogs', 'Hot Dog'],
  ['hot-dogs', 'Hot Dog'],
  ['fish & chips', 'Fish and Chips'],
  ["poulet a l'ail", 'Garlic Chicken'],
])('finds a name in "%s" however it is joined', (text, id) => {
  expect(idsIn(text)).toContain(id)
})

it.each([
  ['hot, dog', 'Hot Dog'],
  ['madras curry powder', 'Madras Curry'],
  ['coca cola', 'Coca'],
  ['a sand wich', 'toast'],
])('finds no dish in "%s" where the words mean something else', (text, id) => {
  expect(idsIn(text)).not.toContain(id)
})

it('leaves what follows the printed name to be asked for', () => {
  const korma = dishById('Korma')
  if (!korma) throw new Error('no korma')
  expect(withoutNames('korma de poulet', korma).trim()).toBe('de poulet')
})
