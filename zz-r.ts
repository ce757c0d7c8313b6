import { readFileSync } from 'node:fs'
import { loadChef } from './kitchen/index.ts'
const chef = (await loadChef()).kitchenChef()
const lines = process.argv[2] === '-f' ? readFileSync(process.argv[3]!, 'utf8').split('\n').filter((l) => l && !l.startsWith('#')) : process.argv.slice(2)
for (const line of lines) {
  const [language, ...turns] = line.split('|').map((x) => x.trim()) as any
  const messages = turns.map((content: string) => ({ role: 'user', content }))
  const { message, recipe: r } = await chef.recipe({ messages, language })
  console.log('###', line, '\n ', message.replace(/\n+/g, ' / '))
  if (!r) continue
  console.log(`  == ${r.title} | ${r.servings} | ${r.prepMinutes}+${r.cookMinutes}`)
  console.log('  ', r.ingredients.map((i: any) => [i.group, i.amount, i.unit, i.item].filter((x) => x !== null && x !== undefined && x !== '').join(' ')).join('; '))
  r.steps.forEach((s: any, n: number) => console.log(`  ${n + 1} ${s.text}`))
  if ((r as any).extra) console.log('  X', (r as any).extra)
}
