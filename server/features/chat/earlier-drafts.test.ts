import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { chat, listEarlierDrafts } from '#shared/contract/chef.ts'
import type { SentDraft } from '#shared/contract/draft.ts'
import { limits } from '#shared/constants/limits.ts'
import type { TestApp } from '../../test/app.ts'
import { callsTools, replies, type ModelServer } from '../../test/model-server.ts'
import { openModelApps } from '../../test/model-apps.ts'
import { signUpUser, type TestUser } from '../../test/users.ts'
import { keptDrafts } from './earlier-drafts.ts'
import { chatPersonalData } from './personal-data.ts'

let peer: ModelServer
let app: TestApp
let admin: TestUser

beforeAll(async () => {
  const { close, ...open } = await openModelApps([{}])
  ;({
    peer,
    apps: [app],
    admins: [admin],
  } = open)
  return close
})

const line = { amount: 150, unit: 'g' as const, note: null, group: null, scales: true }
const dishOf = (name: string) => ({
  title: `Noodles with ${name}`,
  language: 'en' as const,
  dishType: 'Mains' as const,
  servings: 2,
  prepMinutes: 10,
  cookMinutes: 15,
  taste: 'savoury',
  ingredients: ['spaghetti', name].map((item) => ({ ...line, item })),
  steps: [
    { text: 'Boil the spaghetti for 10 minutes.', minutes: 10, celsius: null },
    { text: `Fry the ${name} and stir it in.`, minutes: 5, celsius: null },
  ],
  plating: 'In bowls.',
})
const writes = (name: string) => callsTools([{ name: 'write_recipe', input: dishOf(name) }])
const restores = (number: number) => callsTools([{ name: 'restore_draft', input: { number } }])
const draftOf = (name: string): SentDraft => {
  const { plating: _, ...dish } = dishOf(name)
  const steps = dish.steps.map((step) => ({ ...step, uses: [] }))
  return { ...dish, steps, searchTerms: [], diets: [], allergens: [], safety: [] }
}

async function talkOf(user: TestUser) {
  const conversation = randomUUID()
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  return {
    conversation,
    async say(content: string) {
      messages.push({ role: 'user', content })
      const answer = await user.call(chat, { body: { messages, language: 'en', conversation } })
      messages.push({ role: 'assistant', content: answer.message })
      return answer
    },
    earlier: () => user.call(listEarlierDrafts, { params: { id: conversation } }),
  }
}

test('what stood before is kept, and the first one comes back exactly as it was', async () => {
  const talk = await talkOf(await signUpUser(app, admin))
  peer.respondWith(writes('carrots'), replies('With carrots.'))
  const first = await talk.say('noodles please')
  expect(await talk.earlier()).toEqual([])
  expect(JSON.stringify(peer.requests[0]?.body)).not.toContain('restore_draft')
  peer.respondWith(writes('leeks'), replies('With leeks.'))
  await talk.say('something else')
  peer.respondWith(writes('fennel'), replies('With fennel.'))
  await talk.say('another one')
  expect((await talk.earlier()).map(({ title }) => title)).toEqual([
    'Noodles with carrots',
    'Noodles with leeks',
  ])
  peer.requests.length = 0
  peer.respondWith(restores(1), replies('The carrots are back.'))
  const { draft, actions } = await talk.say('back to the first one')
  expect(peer.requests[0]?.body.messages[0]?.content).toContain('1. "Noodles with carrots", for 2')
  expect(draft).toEqual(first.draft)
  expect(actions?.map(({ text }) => text)).toEqual(['Went back to “Noodles with carrots”'])
  peer.respondWith(restores(9), replies('There is none.'))
  await talk.say('and the ninth?')
  expect(String(peer.requests.at(-1)?.body.messages.at(-1)?.content)).toMatch(/only 1 to 3/)
})

test('versions of the same name are told apart by their foods', async () => {
  const talk = await talkOf(await signUpUser(app, admin))
  const named = (name: string) =>
    callsTools([{ name: 'write_recipe', input: { ...dishOf(name), title: 'Noodles' } }])
  peer.respondWith(named('carrots'), replies('With carrots.'))
  await talk.say('noodles please')
  peer.respondWith(named('leeks'), replies('With leeks.'))
  await talk.say('with leeks instead')
  peer.requests.length = 0
  peer.respondWith(restores(1), replies('The carrots are back.'))
  await talk.say('the one with carrots again')
  expect(peer.requests[0]?.body.messages[0]?.content).toContain(
    '1. "Noodles", for 2, with ["spaghetti","carrots"]',
  )
})

test('one that is not for those who eat now does not stand again', async () => {
  const talk = await talkOf(await signUpUser(app, admin))
  peer.respondWith(writes('peanut butter'), replies('With peanut butter.'))
  await talk.say('noodles please')
  peer.respondWith(writes('leeks'), replies('With leeks.'))
  await talk.say('another one, and I am allergic to peanuts')
  peer.respondWith(restores(1), replies('That cannot be.'))
  const { draft, actions } = await talk.say('the first one again')
  expect(draft?.title).toBe('Noodles with leeks')
  expect(actions?.map(({ tool }) => tool)).toContain('unsafe')
})

test('is nobody else’s, is exported and goes with the conversation', async () => {
  const user = await signUpUser(app, admin)
  const talk = await talkOf(user)
  peer.respondWith(writes('carrots'), replies('With carrots.'), writes('leeks'), replies('With leeks.'))
  await talk.say('noodles please')
  await talk.say('another one')
  const other = await signUpUser(app, admin)
  await expect(other.call(listEarlierDrafts, { params: { id: talk.conversation } })).rejects.toMatchObject({
    code: 'not found',
  })
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow()
  const person = { id, email: user.email, pendingEmail: null }
  let exported = ''
  for await (const { bytes } of chatPersonalData.export?.(app.deps, person) ?? [])
    exported += bytes.toString()
  expect(exported).toContain('"earlier_drafts"')
})

test('so many are kept, the first and the latest, each once', () => {
  const many = Array.from({ length: 15 }, (_, at) => draftOf(`sort ${at}`))
  const kept = keptDrafts([...many, draftOf('sort 14')])
  expect(kept).toHaveLength(limits.chat.earlierDrafts)
  expect([kept[0]?.title, kept.at(-1)?.title]).toEqual(['Noodles with sort 0', 'Noodles with sort 14'])
  const long = many.map((each) => ({ ...each, taste: 'x'.repeat(30_000) }))
  expect(JSON.stringify(keptDrafts(long)).length).toBeLessThan(limits.chat.earlierBytes)
})
