import { sql } from 'kysely'
import { readConfig } from '#server/config/config.ts'
import { locationBeside } from '#server/platform/db/location.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { fetchStatus, postStatus, publish, times, type Attack, type AttackTarget } from './attacks.ts'

const json = { 'content-type': 'application/json' }

/** Members whose questions cost more processor time than one may: each costs everybody a thread. */
function endedJobs(members: number, asked: number): Attack {
  return {
    name: `${members} members whose jobs are ended for their time, each asking ${asked} times`,
    async prepare({ address, signUp }) {
      const cookies: string[] = []
      for (let made = 0; made < members; made += 1) cookies.push(await (await signUp()).signIn())
      const content = 'egg '.repeat(1000)
      const turns = Array.from({ length: 49 }, () => ({ role: 'user', content }))
      const messages = [...turns, { role: 'assistant', content: 'ok' }]
      // As if a chip had been changed, and as a new question.
      const bodies = [
        { messages, language: 'de', table: {} },
        { messages: turns, language: 'de' },
      ]
      const askInTurn = async (cookie: string) => {
        const statuses: number[] = []
        for (let time = 0; time < asked; time += 1) {
          const body = JSON.stringify(bodies[time % bodies.length])
          statuses.push(await postStatus({ address, cookie }, '/api/chat', body))
        }
        return statuses
      }
      return async () => (await Promise.all(cookies.map(askInTurn))).flat()
    },
  }
}

/** Steps that have no word in common, as far as letters allow it. */
function unlikeSteps(seed: number) {
  let state = seed
  const letter = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return String.fromCodePoint(97 + ((state >>> 8) % 26))
  }
  return Array.from({ length: 40 }, () => ({
    text: Array.from({ length: 498 }, letter).join(' '),
    minutes: null,
    celsius: null,
    uses: [],
  }))
}

const recipeOf = (title: string, steps: object[]) => ({
  title,
  language: 'en',
  dishType: 'Mains',
  servings: 2,
  prepMinutes: 1,
  cookMinutes: 1,
  taste: '',
  searchTerms: [],
  ingredients: [{ amount: 1, unit: 'kg', item: 'carrots', note: null, group: null, scales: true }],
  steps,
  diets: [],
  allergens: [],
  safety: [],
})

function comparing(atOnce: number): Attack {
  return {
    name: `two versions of 40 steps without a word in common, compared ${atOnce} times at once`,
    async prepare(attacked) {
      const { address, cookie } = attacked
      const headers = { ...json, cookie }
      const content = 'a'
      const first = { title: 'Unlike', content, recipe: recipeOf('Unlike', unlikeSteps(1)) }
      const { id } = await publish(attacked, first)
      // A version that something refers to is kept.
      const cooked = JSON.stringify({ id: crypto.randomUUID() })
      await postStatus(attacked, `/api/recipes/${id}/cooked`, cooked)
      await fetchStatus(`${address}/api/recipes/${id}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ title: 'Unlike', content: 'b', recipe: recipeOf('Unlike', unlikeSteps(99)) }),
      })
      const compare = () =>
        fetchStatus(`${address}/api/recipes/${id}/diff?from=1&to=2`, { headers: { cookie } })
      return () => times(atOnce, compare)
    },
  }
}

/** Words in which much may be found, and filters with many foods. */
function searching(atOnce: number): Attack {
  const long = (words: string, length: number) =>
    encodeURIComponent(words.repeat(Math.ceil(length / words.length)).slice(0, length))
  return {
    name: `${atOnce} searches for 200 letters of foods with 20 filters at once`,
    async prepare({ address, cookie }) {
      const query = `q=${long('nuts y a i ', 200)}&with=${long('egg,', 39)}&without=${long('nuts,', 49)}`
      const search = () => fetchStatus(`${address}/api/recipes/search?${query}`, { headers: { cookie } })
      return () => times(atOnce, search)
    },
  }
}

/** A member who asks by invitations which addresses have an account. */
function inviting(count: number): Attack {
  return {
    name: `${count} invitations by one member`,
    async prepare(attacked) {
      let sent = 0
      const invite = () =>
        postStatus(attacked, '/api/invites/send', JSON.stringify({ to: `member${(sent += 1)}@example.org` }))
      return () => times(count, invite)
    },
  }
}

/** One person has a /48, which is 65,536 networks as they are counted. */
function manyNetworks(count: number, atOnce: number): Attack {
  return {
    name: `${count} invite codes tried from as many networks of one /48`,
    async prepare({ address }) {
      let network = 0
      const body = JSON.stringify({ code: 'AAAA-BBBB-CCCC' })
      const attempt = () => {
        network += 1
        const from = `2001:db8:1:${network.toString(16)}::1`
        const headers = { ...json, 'x-forwarded-for': from }
        return fetchStatus(`${address}/auth/invites/validate`, { method: 'POST', headers, body })
      }
      return async () => {
        const statuses: number[] = []
        while (statuses.length < count) statuses.push(...(await times(atOnce, attempt)))
        return statuses
      }
    },
  }
}

/** The rows are written at once: by requests they would take an hour. */
async function fillStorage({ dataDir }: AttackTarget, userId: string, operations: number): Promise<void> {
  const database = await openDatabase(
    await locationBeside(readConfig({ DATA_DIR: dataDir })),
    () => undefined,
  )
  try {
    const { dbWithoutTimeout: db } = database
    await sql`insert into household_operations (household_id, operation_id, made_at)
      select household_id, gen_random_uuid(), now() from household_members, generate_series(1, ${operations})
      where user_id = ${userId}`.execute(db)
    await sql`insert into images (key, maker_id, width, height, bytes, created_at)
      values (${`recipe_${crypto.randomUUID()}.png`}, ${userId}, 1920, 1920, 5e9, now())`.execute(db)
    // What was noted so far is small: only counting shows it.
    await sql`update storage_usage set live_bytes = 3e9, kept_bytes = 5e9 where user_id = ${userId}`.execute(
      db,
    )
  } finally {
    await database.close()
  }
}

/** Of whom more is stored than may be: what is stored is counted at each try. */
function overQuota(operations: number, atOnce: number): Attack {
  return {
    name: `${atOnce} saves at once by a member who stores too much, in ${operations.toLocaleString('en')} rows`,
    async prepare(attacked) {
      const { address, cookie } = attacked
      const headers = { cookie }
      await fetchStatus(`${address}/api/household`, { headers })
      const { userId } = (await (await fetch(`${address}/auth/me`, { headers })).json()) as { userId: string }
      await fillStorage(attacked, userId, operations)
      const content = 'Ingredients\n- 1 kg carrots\n\nInstructions\n1. Boil the carrots.'
      const body = JSON.stringify({ title: 'Too much', content })
      return () => times(atOnce, () => postStatus(attacked, '/api/recipes', body))
    },
  }
}

/** What one member, or one network, may ask for although each answer costs much. */
export const costlyAttacks: readonly Attack[] = [
  endedJobs(3, 3),
  comparing(20),
  searching(60),
  inviting(400),
  manyNetworks(3000, 50),
  overQuota(200_000, 60),
]
