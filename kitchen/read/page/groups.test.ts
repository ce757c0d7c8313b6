import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const lines = ['200 g flour', '2 eggs', 'salt', '100 g sugar', '1 lemon']
const pageOf = (body: string, recipeIngredient: readonly string[] = lines) =>
  `<html lang="en"><script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Cake',
    recipeIngredient,
    recipeInstructions: ['Bake it.'],
  })}</script>${body}`
const groups = (html: string) =>
  readPage(html, null)?.recipe.ingredients.map(({ item, group }) => `${group ?? '-'}: ${item}`)
const list = (some: readonly string[]) => `<ul>${some.map((line) => `<li>${line}</li>`).join('')}</ul>`

const dough = ['Dough: flour', 'Dough: eggs', 'Dough: salt', 'Icing: sugar', 'Icing: lemon']

describe('groups of ingredients', () => {
  test('are what the page sets between them, the first one as the others are', () => {
    const body = `<h2>Ingredients</h2><h4>Dough</h4>${list(lines.slice(0, 3))}<h4>Icing:</h4>${list(lines.slice(3))}`
    expect(groups(pageOf(body))).toEqual(dough)
  })

  test('begin where the first heading stands', () => {
    const body = `<h2>Ingredients</h2>${list(lines.slice(0, 3))}<p><strong>Icing</strong></p>${list(lines.slice(3))}`
    expect(groups(pageOf(body))).toEqual(['-: flour', '-: eggs', '-: salt', 'Icing: sugar', 'Icing: lemon'])
  })

  test('are found where amounts stand in boxes of their own, and where the page says more than machines are told', () => {
    const row = (line: string) => {
      const [, amount = '', rest = ''] = /^([\d.]+(?: g)?)? ?(.*)$/.exec(line) ?? []
      return `<div><div>${amount}</div><div>${rest}</div></div>`
    }
    const boxes = `<h4>Dough</h4>${lines.slice(0, 3).map(row).join('')}<h4>Icing</h4>${lines.slice(3).map(row).join('')}`
    expect(groups(pageOf(boxes))).toEqual(dough)
    const more = lines.map((line) => (line.includes('flour') ? '200 g flour (1 ½ cups)' : line))
    expect(
      groups(pageOf(`<h4>Dough</h4>${list(more.slice(0, 3))}<h4>Icing</h4>${list(lines.slice(3))}`)),
    ).toEqual(dough)
  })

  test('are one where it heads the whole list, below what says that it is one', () => {
    const body = `<h2>Ingredients</h2><h3>Crumble</h3>${list(lines)}<h2>Method</h2>`
    expect(groups(pageOf(body))?.map((line) => line.split(':')[0])).toEqual(Array(5).fill('Crumble'))
    const other = body.replace('Crumble', 'Instructions')
    expect(groups(pageOf(other))?.map((line) => line.split(':')[0])).toEqual(Array(5).fill('-'))
  })

  test('begin with a line whose number stands in a box of its own, and of which machines are told less', () => {
    const told = ['200 g flour', '1 egg', '2 large eggs', '100 g sugar', '1 lemon']
    const row = '<div><div>2</div><div>large eggs, as fresh as can be</div></div>'
    const body = `<h4>Dough</h4>${list(told.slice(0, 2))}<h4>Icing</h4>${row}${list(told.slice(3))}`
    expect(groups(pageOf(body, told))).toEqual([
      'Dough: flour',
      'Dough: egg',
      'Icing: large eggs',
      'Icing: sugar',
      'Icing: lemon',
    ])
  })

  test('are found in the list that has them, where a page shows its ingredients twice', () => {
    const teaser = list(lines)
    const card = `<h4>Dough</h4>${list(lines.slice(0, 3))}<h4>Icing</h4>${list(lines.slice(3))}`
    expect(groups(pageOf(`${teaser}<p>Read on.</p>${card}`))).toEqual(dough)
  })

  test('are what machines were told as ingredients, when that is a heading', () => {
    const told = ['For the dough:', ...lines.slice(0, 3), '## Icing', ...lines.slice(3)]
    expect(groups(pageOf('', told))).toEqual(dough.map((line) => line.replace('Dough', 'For the dough')))
    const loud = ['FOR THE DOUGH', ...lines.slice(0, 3), 'For the icing', ...lines.slice(3)]
    expect(groups(pageOf('', loud))?.map((line) => line.split(':')[0])).toEqual([
      ...Array<string>(3).fill('FOR THE DOUGH'),
      ...Array<string>(2).fill('For the icing'),
    ])
    const set = ['Dough', ...lines.slice(0, 3), 'Icing', ...lines.slice(3)]
    const body = set.map((line) => (/^[A-Z]/.test(line) ? `<h4>${line}</h4>` : `<p>${line}</p>`)).join('')
    expect(groups(pageOf(body, set))).toEqual(dough)
  })

  test('are no remarks beside each line, and lose no line', () => {
    const body = lines.map((line) => `<p>${line}</p><span class="ad">Add to cart</span>`).join('')
    expect(groups(pageOf(body))).toEqual(['-: flour', '-: eggs', '-: salt', '-: sugar', '-: lemon'])
  })
})
