import { expect, it, test } from 'vitest'
import { inStandardWords, readSpoken } from './spoken.ts'
import { understand } from '../test/understood.ts'

it('reads little words of a region as the standard ones, and leaves names, short forms and compounds', () => {
  expect(inStandardWords('für 4 und Rosinen bitte net', 'de')).toBe('für 4 und Rosinen bitte nicht')
  expect(inStandardWords('Öppis us de Büchse, no 2 US Cups, z.B. No-Bake', 'de')).toBe(
    'etwas aus de Büchse, noch 2 US Cups, z.B. No-Bake',
  )
  expect(inStandardWords("J'haïs ça, pantoute", 'fr')).toBe('je déteste ça, pas du tout')
  expect(inStandardWords('net weight', 'en')).toBe('net weight')
})

test.each([
  ['de', ['Kaiserschmarrn', 'für 4 und Rosinen bitte net'], 'raisin'],
  ['de', ['Rösti mit Speck', 'mir händ kei Speck me'], 'bacon'],
] as const)('what is refused so is left out: %s %j', (language, turns, food) => {
  const { dish } = understand({
    language,
    messages: turns.map((content) => ({ role: 'user' as const, content })),
  })
  expect(dish.plan.parts.map(({ ingredient }) => ingredient.id)).not.toContain(food)
})

it('names file and line of what it cannot read', () => {
  expect(() => readSpoken('de\nnicht: net', 'a.txt')).toThrow('a.txt:2')
  expect(() => readSpoken('de\nnicht = net, net', 'a.txt')).toThrow('a.txt:2: "net" stands here twice')
  expect(() => readSpoken('nicht = net', 'a.txt')).toThrow('a.txt:1')
})
