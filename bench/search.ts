import { percentile, type LoadClient } from './load.ts'
import type { Ready } from './server.ts'

const times = 200

/** What it takes to find recipes, one request after the other: milliseconds, of which 50 p95 are the goal. */
export async function measureSearch(
  { ask }: LoadClient,
  { product, bare, name }: Ready,
  print: (line: string) => void,
) {
  const list = `${product}/api/recipes/public`
  const search = (text: string) => `${product}/api/recipes/search?q=${encodeURIComponent(text)}`
  const asked: Record<string, string> = {
    // How quick the machine is just now.
    'one primary-key select, on a bare route': `${bare}/key`,
    'first page': list,
    // As far as 100,000 recipes reach; with fewer the page is empty.
    'page 5,000': `${list}?offset=59988`,
    [`selective search, "${name}"`]: search(name),
    'most common word, "min", in every recipe': search('min'),
    'typo, "gazpaccho"': search('gazpaccho'),
    'common word with three filters': `${search('salt')}&dish_type=Mains&max_minutes=60&language=en`,
    'count under two filters': `${list}/count?dish_type=Mains&language=en`,
  }
  print('\n| one after the other, ms | p50 | p95 |\n| --- | --: | --: |')
  for (const [what, address] of Object.entries(asked)) {
    const took: number[] = []
    for (let turn = 0; turn < times; turn += 1) took.push(await ask({ address }, turn))
    print(`| ${what} | ${percentile(took, 0.5).toFixed(1)} | ${percentile(took, 0.95).toFixed(1)} |`)
  }
}
