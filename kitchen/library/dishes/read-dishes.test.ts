import { describe, expect, it } from 'vitest'
import { readDishes } from './read-dishes.ts'

const read = (text: string) => readDishes('test.txt', text)

describe('a dish', () => {
  it('has names, words, a kind, foods and marks', () => {
    const [dish] = read(
      '# Stews\n\nRed Stew | Ragoût | Guiso | Eintopf = red stew[s]\n' +
        '  sauceStew: beef-steak onion tomato-paste; + potato; with flour butter; main; german\n',
    )
    expect(dish).toMatchObject({
      id: 'Red Stew',
      kind: 'sauceStew',
      label: { en: 'Red Stew', fr: 'Ragoût', es: 'Guiso', de: 'Eintopf' },
      wants: ['beef-steak', 'onion', 'tomato-paste'],
      alone: ['potato'],
      more: ['flour', 'butter'],
      course: 'Mains',
      cuisine: 'german',
      whole: true,
      nameOnly: true,
    })
  })

  it('has one name where all languages share it', () => {
    const [dish] = read('Ribollita\n  soup\n')
    expect(dish?.label).toEqual({ en: 'Ribollita', fr: 'Ribollita', es: 'Ribollita', de: 'Ribollita' })
  })

  it('is made in one of the ways of its kind', () => {
    const [dish] = read('Loaf\n  loaf: flour; way tin\n')
    expect(dish?.way).toBe('tin')
  })

  it('may be a kind of dish, which is named with what goes in', () => {
    const [dish] = read('Soup | Soupe | Sopa | Suppe = soup[s], soupe[s]\n  soup; id soup; kind de\n')
    expect(dish).toMatchObject({ id: 'soup', link: 'de' })
    expect(dish?.whole).toBeUndefined()
    expect(dish?.words.flatMap(({ names }) => names)).toEqual(['soups', 'soup', 'soupes', 'soupe'])
  })
})

it.each([
  ['an unknown kind', 'A\n  broth: onion', 'test.txt:2: there is no kind of dish "broth"'],
  ['an unknown food', 'A\n  soup: moon-cheese', 'test.txt:2: no ingredient is called "moon-cheese"'],
  ['a food twice', 'A\n  soup: onion onion', 'test.txt:2: "onion" is there twice'],
  ['an unknown way', 'A\n  soup: onion; way square', 'test.txt:2: its kind has no way "square"'],
  ['an unknown mark', 'A\n  soup: onion; martian', 'test.txt:2: "martian" is no mark of a dish'],
  ['an unknown title', 'A\n  soup; title grand', 'test.txt:2: "title grand" is no mark of a dish'],
  ['an id twice', 'A\n  soup\nA\n  stew', 'test.txt:4: "A" is already in test.txt:2'],
  ['two languages', 'A | B\n  soup', 'test.txt:2: "A | B" is not one name and not one for each'],
  ['a name without a kind', 'A\nB\n  soup', 'test.txt:1: "A" has no kind'],
  ['a last name without a kind', 'B\n  soup\nA\n', 'test.txt:3: "A" has no kind'],
  ['a kind without a name', '  soup', 'test.txt:1: a dish begins with its name'],
  ['an open bracket', 'A = soup[s\n  soup', 'test.txt:2: cannot read the words "soup[s"'],
  ['capitals among the words', 'A = Soup\n  soup', 'test.txt:2: "S" cannot stand in "Soup"'],
  ['an unknown condition', 'A = soup {near sea}\n  soup', 'test.txt:2: "{near sea}" is no condition'],
])('throws for %s, with file and line', (_what, text, message) => {
  expect(() => read(text)).toThrow(message)
})
