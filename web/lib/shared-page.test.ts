import { expect, test } from 'vitest'
import { readSharedPage } from './shared-page.ts'

const read = (fields: Record<string, string>) => readSharedPage(new URLSearchParams(fields))
const page = 'https://example.org/recipes/leek-soup?print=1'

test.each([
  [{ shared_url: page }],
  [{ shared_url: '', shared_text: page, shared_title: 'Leek soup' }],
  [{ shared_text: `Look at this soup: ${page}.` }],
  [{ shared_text: `Leek soup\n${page}\nSent from my phone` }],
  [{ shared_text: `(${page})` }],
  [{ shared_title: `Leek soup ${page}` }],
  [{ shared_url: page, shared_text: 'https://elsewhere.example/' }],
])('the address is found in %j', (fields) => {
  expect(read(fields)).toEqual({ address: page, text: '' })
})

test('a text without an address is a recipe to read', () => {
  expect(read({ shared_title: 'Leek soup', shared_text: '2 leeks\n1 l stock' })).toEqual({
    address: null,
    text: 'Leek soup\n\n2 leeks\n1 l stock',
  })
  expect(read({ shared_text: 'http:// is no address' })?.address).toBeNull()
})

test('without anything shared there is nothing', () => {
  expect(read({})).toBeNull()
  expect(read({ recipe: '1', shared_url: ' ' })).toBeNull()
})
