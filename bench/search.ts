import { percentile, type LoadClient } from './load.ts'
import type { Ready } from './server.ts'

const times = 100

/** What it takes to find recipes, one request after the other, as cards; with the goal for p95 in milliseconds. */
export async function measureSearch(
  { ask }: LoadClient,
  { product, bare, name, recipes, middleId, lastId }: Ready,
  print: (line: string) => void,
) {
  const list = `${product}/api/recipes/public`
  const cards = (query = '') => `${list}?view=card${query}`
  const search = (text: string) => `${product}/api/recipes/search?view=card&q=${encodeURIComponent(text)}`
  const asked: [what: string, address: string, goal?: number][] = [
    // How quick the machine is just now.
    ['the session by its token, on a bare route', `${bare}/session`],
    ['first page', cards(), 50],
    ['offset 1,000', cards('&offset=1000'), 50],
    ['offset 10,000', cards('&offset=9988'), 50],
    ['offset half way', cards(`&offset=${Math.floor(recipes / 2)}`), 300],
    ['offset at the end', cards(`&offset=${recipes - 12}`), 300],
    ['before the recipe half way', cards(`&before=${middleId}`), 50],
    ['before nearly the last recipe', cards(`&before=${lastId}`), 50],
    ['best rated, before the recipe half way', cards(`&sort=rated&before=${middleId}`), 50],
    [`rare word, "${name}"`, search(name), 50],
    ['most common word, "min", in every recipe', search('min'), 50],
    ['unknown word, "lumzazavela"', search('lumzazavela'), 50],
    ['typo, "gazpaccho"', search('gazpaccho'), 50],
    ['common word with three filters', `${search('salt')}&dish_type=Mains&max_minutes=60&language=en`, 50],
    ['browsing with two filters', cards('&dish_type=Desserts&language=fr'), 50],
    ['the same at offset 1,000', cards('&dish_type=Desserts&language=fr&offset=1000'), 50],
    ['browsing with an ingredient and a language', cards('&with=leek&language=es'), 50],
    ['browsing without an ingredient', cards('&without=salt&language=de&offset=996'), 50],
    ['browsing with four filters', cards('&dish_type=Mains&diet=vegan&max_minutes=30&min_rating=4'), 50],
    ['count of all', `${list}/count`, 50],
    ['count under two filters', `${list}/count?dish_type=Mains&language=en`, 50],
    ['count with an ingredient', `${list}/count?with=leek&dish_type=Starters`, 50],
    [
      'count under filters that nothing matches',
      `${list}/count?dish_type=Mains&min_rating=5&max_minutes=5`,
      50,
    ],
  ]
  print('\n| one after the other, ms | p50 | p95 | goal |\n| --- | --: | --: | --: |')
  for (const [what, address, goal] of asked) {
    const took: number[] = []
    for (let turn = 0; turn < times; turn += 1) {
      took.push(await ask({ address }, turn))
      // A statement that takes seconds is measured well enough by a few.
      if (turn >= 5 && percentile(took, 0.5) > 1000) break
    }
    const cells = [what, percentile(took, 0.5).toFixed(1), percentile(took, 0.95).toFixed(1), goal ?? '']
    print(`| ${cells.join(' | ')} |`)
  }
}
