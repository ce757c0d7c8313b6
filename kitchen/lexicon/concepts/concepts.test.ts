import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { dishClasses, withWiderClasses } from './dish-classes.ts'
import { foodFamilies, foodIds, formerIds, isFoodId, withFamilies } from './food-ids.ts'
import { meaningsIn, meaningsOfTitle, type Meaning } from './meanings.ts'
import { namesBeginning } from './names-beginning.ts'
import { readConcepts } from './read-concepts.ts'
import { subjectsOf } from './subjects.ts'

const said = (meanings: readonly Meaning[]) =>
  meanings
    .flatMap(({ concepts }) =>
      concepts.map((group) => group.map(({ kind, id }) => `${kind} ${id}`).join(' | ')),
    )
    .join(', ')

describe('food ids', () => {
  test('never vanish: every id that ever existed is a food, a family or a former id', () => {
    const known = readFileSync(new URL('known-ids.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    expect(known.filter((id) => !isFoodId(id) && !formerIds.has(id))).toEqual([])
    expect(
      foodIds.filter((id) => !known.includes(id)),
      'add these to known-ids.txt',
    ).toEqual([])
    expect([...formerIds.values()].filter((id) => !isFoodId(id))).toEqual([])
    expect([...formerIds.keys()].filter(isFoodId)).toEqual([])
  })

  test('are found under wider foods, and never the reverse', () => {
    expect(withFamilies('red-onion')).toEqual(['red-onion', 'onion'])
    expect(withFamilies('onion')).toEqual(['onion'])
    expect(withFamilies('chicken-thigh')).toEqual(['chicken-thigh', 'chicken', 'poultry', 'meat'])
  })

  test('no family contains itself, and no class', () => {
    for (const { id, related } of foodFamilies)
      expect(related.flatMap(withFamilies).filter((each) => each === id).length, id).toBe(related.length)
    for (const { id, related } of dishClasses) expect(related.flatMap(withWiderClasses)).not.toContain(id)
  })
})

describe('reading', () => {
  const names = '\n  en soup\n  fr soupe\n  es sopa\n  de Suppe'
  it.each([
    ['soup < stew', 'soup < stew\n  en soup', 'file:3'],
    ['an id in capitals', 'Soup', 'file:1'],
    ['an id twice', `soup${names}\nsoup${names}`, 'file:6'],
    ['a list with a gap', 'soup\n  en soup, , broth\n  fr soupe\n  es sopa\n  de Suppe', 'file:2'],
  ])('refuses %s with file and line', (_, text, place) => {
    expect(() => readConcepts('file', text, '<')).toThrow(place)
  })
})

describe('a search means', () => {
  it.each<[string, Language, string]>([
    ['soup', 'de', 'dish soup'],
    ['Huhn', 'en', 'food chicken'],
    ['berenjena', 'fr', 'food aubergine'],
    ['red onions', 'en', 'food red-onion'],
    ['Linsensuppe', 'de', 'dish soup, food lentil'],
    ['Rindergulasch', 'de', 'dish goulash, food beef'],
    ['Pfannkuchen', 'de', 'dish pancakes'],
    ['Käsekuchen', 'de', 'dish cheesecake'],
    ['Eis', 'de', 'dish ice-cream | food ice'],
    ['tarte aux pommes', 'de', 'dish tart, food apple'],
    ['pommes', 'fr', 'food apple'],
    ['Pommes', 'de', 'food chip'],
    ['mojito', 'en', ''],
    ['with', 'en', ''],
  ])('“%s” in %s: %s', (text, language, expected) => {
    expect(said(meaningsIn(text, language))).toBe(expected)
  })

  it('forgives slips only where it is asked to', () => {
    expect(said(meaningsIn('berengena', 'es'))).toBe('')
    expect(said(meaningsIn('berengena', 'es', 'forgiving'))).toBe('food aubergine')
    expect(said(meaningsIn('chiken', 'en', 'forgiving'))).toBe('food chicken')
  })
})

describe('a recipe', () => {
  const items = (...list: [item: string, amount: number | null, unit: 'g' | null][]) => ({
    ingredients: list.map(([item, amount, unit]) => ({
      item,
      amount,
      unit,
      note: null,
      group: null,
      scales: true,
    })),
  })

  it('is about the foods of its title that it has, and about what it is mostly made of', () => {
    const recipe = {
      title: 'Vegan Shepherd’s Pie without lamb',
      language: 'en' as const,
      content: '',
      structure: items(
        ['potatoes', 800, 'g'],
        ['green lentils', 300, 'g'],
        ['onion', 1, null],
        ['salt', null, null],
      ),
    }
    const { foodIds: foods, aboutIds, dishIds } = subjectsOf(recipe)
    expect(foods.toSorted()).toEqual(['green-lentil', 'lentil', 'onion', 'potato', 'salt'])
    expect(aboutIds.toSorted()).toEqual(['green-lentil', 'lentil', 'potato'])
    expect(dishIds).toEqual(['cottage-pie', 'pie'])
  })

  it('is of the classes of its title, kinds and wider classes included, but not of what goes with it', () => {
    const dishes = (title: string, language: Language) =>
      subjectsOf({ title, language, content: '', structure: null }).dishIds
    expect(dishes('Clam chowder', 'en')).toEqual(['soup'])
    expect(dishes('Schnitzel mit Kartoffelsalat', 'de')).toEqual(['schnitzel'])
    expect(dishes('Chilli con Carne', 'en')).toEqual(['chilli-con-carne', 'stew'])
    expect(dishes('Glace à la vanille', 'fr')).toEqual(['ice-cream'])
    expect(said(meaningsOfTitle('Strawberry Ice Cream', 'en'))).toBe(
      'food strawberry, dish ice-cream | food ice-cream',
    )
  })
})

test('names that begin so are plain names first, each food or class once', () => {
  const names = (text: string, language: Language) =>
    namesBeginning(text, language, 4).map(({ name }) => name)
  expect(names('soup', 'en')[0]).toBe('soup')
  expect(names('auber', 'fr')).toEqual(['aubergine'])
  expect(names('karto', 'de')).toContain('Kartoffel')
  expect(names('', 'en')).toEqual([])
})
