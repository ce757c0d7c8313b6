import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const recipe = (more: object = {}) => ({
  '@type': 'Recipe',
  name: 'Dal',
  recipeIngredient: ['200 g lentils'],
  recipeInstructions: 'Cook the lentils.',
  ...more,
})
const page = (recipes: object[], head = '') =>
  `<html lang="en"><head>${head}</head><script type="application/ld+json">${JSON.stringify({
    '@graph': recipes,
  })}</script></html>`
const address = 'https://food.example/dal/'
const pictureOf = (image: unknown, head?: string) =>
  readPage(page([recipe({ image })], head), address)?.picture

describe('the picture of a page', () => {
  test.each<[string, unknown]>([
    ['an address', 'https://food.example/a.jpg'],
    ['an address below the page', '/a.jpg'],
    ['an address without a scheme', '//food.example/a.jpg'],
    ['an object', { '@type': 'ImageObject', url: 'https://food.example/a.jpg' }],
    ['an object with its content', { contentUrl: '/a.jpg', url: '/page-of-it' }],
    ['a list, the first of which can be had', ['data:image/png;base64,AAAA', { url: '/a.jpg' }, '/b.jpg']],
  ])('is read from %s', (_, image) => {
    expect(pictureOf(image)).toBe('https://food.example/a.jpg')
  })

  test.each<[string, unknown]>([
    ['a file', 'file:///etc/passwd'],
    ['a script', 'javascript:alert(1)'],
    ['a password', 'https://user:secret@food.example/a.jpg'],
    ['a number', 7],
    ['an endless address', `https://food.example/${'a'.repeat(5000)}`],
  ])('is none that is %s', (_, image) => {
    expect(pictureOf(image)).toBeNull()
  })

  test.each([
    ['<meta property="og:image" content="/a.jpg">'],
    ["<meta content='https://food.example/a.jpg' name='og:image'>"],
    ['<meta property="og:image:width" content="1200"><meta property="og:image" content="/a.jpg">'],
  ])('is the one for previews where the recipe names none: %s', (head) => {
    expect(pictureOf(undefined, head)).toBe('https://food.example/a.jpg')
    expect(pictureOf('/own.jpg', head)).toBe('https://food.example/own.jpg')
  })

  test('of a preview is not taken for one of several recipes', () => {
    const head = '<meta property="og:image" content="/a.jpg">'
    const found = readPage(
      page([recipe({ name: 'Dal' }), recipe({ name: 'Naan', image: '/n.jpg' })], head),
      address,
    )
    expect(found?.picture).toBeNull()
    expect(found?.choices).toEqual([
      { title: 'Dal', picture: null },
      { title: 'Naan', picture: 'https://food.example/n.jpg' },
    ])
  })
})

describe('several recipes of a page', () => {
  test('are told apart by name and list; one that is there twice is one', () => {
    const twice = readPage(page([recipe(), recipe()]), address)
    expect(twice?.choices).toEqual([])
    const other = recipe({ recipeIngredient: ['200 g lentils', '1 onion'] })
    expect(readPage(page([recipe(), other]), address)?.choices).toHaveLength(2)
  })

  test('the one that is chosen is read; a place that is not there is the first', () => {
    const both = page([recipe({ name: 'Dal' }), recipe({ name: 'Naan' })])
    expect([0, 1, 9].map((choice) => readPage(both, address, choice)?.recipe.title)).toEqual([
      'Dal',
      'Naan',
      'Dal',
    ])
  })

  test('are at most thirty, and one without steps is none', () => {
    const many = Array.from({ length: 50 }, (_, place) => recipe({ name: `Dal ${place}` }))
    expect(readPage(page(many), address)?.choices).toHaveLength(30)
    const { recipeInstructions: _steps, ...teaser } = recipe({ name: 'Teaser' })
    expect(readPage(page([recipe(), teaser]), address)?.choices).toEqual([])
  })
})
