import { randomUUID } from 'node:crypto'
import { formatClock } from '#shared/sync/clock.ts'
import type { Operation } from '#shared/sync/merge.ts'
import { fetchStatus, publish, times, type Attack, type AttackTarget } from './attacks.ts'

const json = { 'content-type': 'application/json' }
const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function post({ address, cookie }: AttackTarget, path: string, body: object): Promise<unknown> {
  const headers = { ...json, cookie }
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return answer.json()
}

const read = ({ address, cookie }: AttackTarget, path: string) =>
  fetchStatus(address + path, { headers: { cookie } })

/** A recipe whose ingredients take long to read. */
function costlyRecipe(title: string) {
  const words = 'carrots onions rice leeks y a i '.repeat(8)
  const ingredients = Array.from({ length: 40 }, (_, at) => ({
    amount: 1,
    unit: 'kg',
    item: `${words.slice(0, 110)} ${at}`,
    note: 'x'.repeat(300),
    group: null,
    scales: true,
  }))
  const text = 'a'.repeat(1500)
  const uses = ingredients.map((_, at) => at)
  const steps = Array.from({ length: 37 }, () => ({ text, minutes: null, celsius: null, uses }))
  const lists = { searchTerms: [], diets: [], allergens: [], safety: [] }
  const minutes = { prepMinutes: 1, cookMinutes: 1 }
  return {
    title,
    language: 'en',
    dishType: 'Mains',
    servings: 2,
    taste: '',
    ...minutes,
    ...lists,
    ingredients,
    steps,
  }
}

let made = 0

async function publishCostly(attacked: AttackTarget, count: number) {
  const found: { id: string; uuid: string }[] = []
  for (let at = 0; at < count; at += 1) {
    made += 1
    const title = `Costly ${made}`
    found.push(await publish(attacked, { title, content: 'a', recipe: costlyRecipe(title) }))
  }
  return found
}

interface Rows {
  table: 'plan_entries' | 'list_items'
  requests: number
  fields: Readonly<Record<string, string | boolean>>
}

const rowsPerRequest = 50

async function addRows(attacked: AttackTarget, { table, requests, fields }: Rows): Promise<void> {
  for (let sent = 0; sent < requests; sent += 1) {
    const rows = Array.from({ length: rowsPerRequest }, () => randomUUID())
    const operations: Operation[] = rows.flatMap((row) =>
      Object.entries(fields).map(([field, value], counter) => {
        const clock = formatClock({ ms: Date.now(), counter, device: 'attacker' })
        return { id: randomUUID(), table, row, field, value, clock }
      }),
    )
    await post(attacked, '/api/household/changes', { operations })
  }
}

/** Rows of the household, then the calendar by its link and the changes since the first of them. */
function manyRows(kind: string, rows: Rows, atOnce: number): Attack {
  const count = (rows.requests * rowsPerRequest).toLocaleString('en')
  return {
    name: `${count} ${kind}, then ${atOnce} calendars and ${atOnce} copies at once`,
    async prepare(attacked) {
      await addRows(attacked, rows)
      const { link } = (await post(attacked, '/api/feeds', { meals: ['dinner'] })) as { link: string }
      const calendar = attacked.address + new URL(link).pathname
      return async () => {
        const calendars = times(atOnce, () => fetchStatus(calendar))
        const copies = times(atOnce, () => read(attacked, '/api/household/changes?since=1'))
        return [...(await calendars), ...(await copies)]
      }
    },
  }
}

const dinner = { meal: 'dinner', day: dayOf(5) }
const deletedMeal = { ...dinner, title: 'x'.repeat(120), isDeleted: true }
const longMeal = { ...dinner, title: '€'.repeat(120), note: '€'.repeat(500) }
const deletedLine = { item: 'x'.repeat(200), language: 'en', isDeleted: true }

/** Everything that an idea compares, as large as it may be. */
function ideas(recipes: number, atOnce: number): Attack {
  return {
    name: `24 eaters with 40 dislikes each, ${recipes} recipes of 49,000 characters, ${atOnce} ideas at once`,
    async prepare(attacked) {
      for (let eater = 0; eater < 23; eater += 1) {
        const dislikes = Array.from({ length: 40 }, (_, at) =>
          `lorem ipsum dolor sit amet consectetur ${eater} ${at} é`.padEnd(60, 'x').slice(0, 60),
        )
        await post(attacked, '/api/household/eaters', { id: randomUUID(), name: `Eater ${eater}`, dislikes })
      }
      const content = 'lorem ipsum dolor sit amet consectetur '.repeat(1400).slice(0, 49_000)
      for (let at = 0; at < recipes; at += 1)
        await post(attacked, '/api/recipes', { title: `Long text ${at}`, content: content + at })
      const headers = { ...json, cookie: attacked.cookie }
      const body = JSON.stringify({ day: dayOf(1), meal: 'dinner' })
      const ask = () => fetchStatus(`${attacked.address}/api/plan/idea`, { method: 'POST', headers, body })
      return () => times(atOnce, ask)
    },
  }
}

/** A list of many large recipes, which is read although nothing has changed. */
function longList(recipes: number, atOnce: number): Attack {
  return {
    name: `a shopping list of ${recipes} costly recipes, read ${atOnce} times at once`,
    async prepare(attacked) {
      for (const { id } of await publishCostly(attacked, recipes))
        await post(attacked, `/api/recipes/${id}/to-list`, { id: randomUUID(), lines: [0], servings: 2 })
      return () => times(atOnce, () => read(attacked, '/api/household/changes'))
    },
  }
}

/** Public recipes in languages that nobody has asked for yet. */
function renderingsForVisitors(recipes: number): Attack {
  const languages = ['de', 'fr', 'es']
  return {
    name: `${recipes} costly recipes in ${languages.length} languages for visitors at once`,
    async prepare(attacked) {
      const published = await publishCostly(attacked, recipes)
      const pages = published.flatMap(({ uuid }) => languages.map((each) => `/recipes/${uuid}?in=${each}`))
      return () => Promise.all(pages.map((page) => fetchStatus(attacked.address + page)))
    },
  }
}

export const householdAttacks: readonly Attack[] = [
  manyRows('deleted meals', { table: 'plan_entries', requests: 100, fields: deletedMeal }, 8),
  manyRows('deleted lines of the list', { table: 'list_items', requests: 60, fields: deletedLine }, 8),
  manyRows('meals with long notes', { table: 'plan_entries', requests: 40, fields: longMeal }, 8),
  ideas(60, 10),
  longList(20, 10),
  renderingsForVisitors(20),
]
