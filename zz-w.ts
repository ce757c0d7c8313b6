import { readFileSync } from 'node:fs'
import { understand } from './kitchen/understand/understand.ts'
import { noWishes } from './kitchen/understand/wishes.ts'
import { loadChef } from './kitchen/index.ts'
const chef = (await loadChef()).kitchenChef()
const lines = process.argv[2] === '-f' ? readFileSync(process.argv[3]!, 'utf8').split('\n').filter((l) => l && !l.startsWith('#')) : process.argv.slice(2)
for (const line of lines) {
  const [language, ...turns] = line.split('|').map((x) => x.trim()) as any
  const messages: any[] = []
  console.log('###', line)
  for (const t of turns) {
    messages.push({ role: 'user', content: t })
    const r = understand({ messages, language })
    const none = noWishes(language) as any
    const d = Object.fromEntries(Object.entries(r.wishes).filter(([k, v]) => JSON.stringify(v) !== JSON.stringify(none[k]) && !['seed', 'settled', 'tried'].includes(k)))
    const reply = await chef.reply({ messages, language })
    messages.push({ role: 'assistant', content: reply })
    console.log(JSON.stringify(d), r.mood, 'asked=' + JSON.stringify(r.asked), 'nu=' + JSON.stringify(r.notUnderstood), 'unsure=' + JSON.stringify(r.unsure))
    console.log('  =>', reply.replace(/\n+/g, ' / ').slice(0, 420))
  }
}
