import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  chat,
  deleteConversation,
  listConversations,
  readConversation,
  renameConversation,
  stopAnswer,
  type ChatEvent,
} from '#shared/contract/chef.ts'
import { emptyTable } from '#shared/contract/chat-table.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import {
  controlledAnswer,
  failsWith,
  neverAnswers,
  openModelServer,
  replies,
  type ModelServer,
} from '../../test/model-server.ts'
import { testModelChef } from '../../test/models.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let peer: ModelServer
let app: TestApp
let admin: TestUser
let user: TestUser

beforeAll(async () => {
  peer = await openModelServer()
  const patience = { idle: 2000, whole: 5000, retries: 0 }
  app = await openTestApp({ chef: await testModelChef(peer.url, {}, { timeouts: patience }) })
  admin = await signUpAdmin(app)
})
beforeEach(async () => void (user = await signUpUser(app, admin)))
afterEach(() => void (peer.requests.length = 0))
afterAll(async () => {
  await app.close()
  await peer.close()
})

const leeks = [{ role: 'user' as const, content: 'Something with   leeks' }]

/** Requests a stream of events. */
function stream(person: TestUser, body: object, signal?: AbortSignal): Promise<Response> {
  return person.fetch('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  })
}

const resume = (person: TestUser, id: string) =>
  person.fetch(`/api/chat/conversations/${id}`, { headers: { accept: 'text/event-stream' } })

/** The events of a stream as they arrive, without what was understood. */
async function* eventsOf(response: Response): AsyncGenerator<ChatEvent> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const event = part.startsWith('data: ') ? (JSON.parse(part.slice(6)) as ChatEvent) : null
      if (event && !('understood' in event)) yield event
    }
  }
}

/** The whole text of a stream, and its last event. */
async function readEvents(response: Response) {
  let text = ''
  let last: ChatEvent | undefined
  for await (const event of eventsOf(response)) {
    if ('words' in event) text += event.words
    last = event
  }
  return { text, last }
}

const read = (person: TestUser, id: string) => person.call(readConversation, { params: { id } })

describe('an answer as a stream', () => {
  test('comes word by word and ends with the whole message', async () => {
    peer.respondWith(replies('How about a **leek gratin**?'))
    const response = await stream(user, { messages: leeks })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await readEvents(response)).toEqual({
      text: 'How about a **leek gratin**?',
      last: { end: 'complete', message: 'How about a **leek gratin**?' },
    })
  })

  test('shows the first words before there are more', async () => {
    const answer = controlledAnswer()
    peer.respondWith(answer.responder)
    const events = eventsOf(await stream(user, { messages: leeks }))
    await answer.send('How ')
    expect((await events.next()).value).toEqual({ words: 'How ' })
    await answer.send('about it?')
    expect((await events.next()).value).toEqual({ words: 'about it?' })
    await answer.end()
    expect((await events.next()).value).toEqual({ end: 'complete', message: 'How about it?' })
  })

  test('of the built-in chef comes at once', async () => {
    const builtinApp = await openTestApp()
    try {
      const person = await signUpAdmin(builtinApp)
      const { text, last } = await readEvents(
        await stream(person, { messages: leeks, conversation: randomUUID() }),
      )
      expect(text.length).toBeGreaterThan(20)
      expect(last).toEqual({ end: 'complete', message: text })
    } finally {
      await builtinApp.close()
    }
  })

  test('is refused like any other answer, as JSON', async () => {
    const refused = await stream(user, { messages: [] })
    expect([refused.status, await refused.json()]).toEqual([400, { error: 'invalid input' }])
    const stranger = await stream({ ...app.anonymous(), email: '' }, { messages: leeks })
    expect(stranger.status).toBe(401)
  })

  test('that the model breaks off keeps its text and reports the error', async () => {
    const conversation = randomUUID()
    const answer = controlledAnswer()
    peer.respondWith(answer.responder)
    const events = eventsOf(await stream(user, { messages: leeks, conversation }))
    await answer.send('How about')
    expect((await events.next()).value).toEqual({ words: 'How about' })
    await answer.cut()
    const end = { end: 'interrupted', message: 'How about', error: 'chef unavailable' }
    expect((await events.next()).value).toEqual(end)
    expect((await read(user, conversation)).messages.at(-1)?.content).toBe('How about')
  })

  test('that never began leaves the question, so that it can be sent again', async () => {
    const conversation = randomUUID()
    peer.respondWith(failsWith(500), replies('Leek soup?'))
    const { last } = await readEvents(await stream(user, { messages: leeks, conversation }))
    expect(last).toEqual({ end: 'interrupted', message: '', error: 'chef unavailable' })
    expect((await read(user, conversation)).messages).toEqual(leeks)
    await readEvents(await stream(user, { messages: leeks, conversation }))
    expect((await read(user, conversation)).messages.at(-1)?.content).toBe('Leek soup?')
  })

  test('without a conversation stops when the client disconnects', async () => {
    const answer = controlledAnswer()
    peer.respondWith(answer.responder)
    const stopping = new AbortController()
    const events = eventsOf(await stream(user, { messages: leeks }, stopping.signal))
    await answer.send('How ')
    await events.next()
    stopping.abort()
    await expect(events.next()).rejects.toThrow(/abort/)
    await expect.poll(() => answer.isClosed()).toBe(true)
  })
})

describe('an answer in a conversation', () => {
  test('continues when the page is closed, and a reload shows the rest', async () => {
    const conversation = randomUUID()
    const answer = controlledAnswer()
    peer.respondWith(answer.responder)
    const stopping = new AbortController()
    const events = eventsOf(await stream(user, { messages: leeks, conversation }, stopping.signal))
    await answer.send('How ')
    await events.next()
    stopping.abort()
    await expect(events.next()).rejects.toThrow(/abort/)

    await answer.send('about ')
    await expect.poll(async () => (await read(user, conversation)).writing).toBe('How about ')
    const rest = eventsOf(await resume(user, conversation))
    expect((await rest.next()).value).toEqual({ words: 'How about ' })
    await answer.send('soup?')
    expect((await rest.next()).value).toEqual({ words: 'soup?' })
    await answer.end()
    expect((await rest.next()).value).toEqual({ end: 'complete', message: 'How about soup?' })
    expect(await read(user, conversation)).toMatchObject({
      messages: [leeks[0], { role: 'assistant', content: 'How about soup?' }],
      writing: null,
    })
  })

  test('is finished even if no client returns', async () => {
    const conversation = randomUUID()
    const answer = controlledAnswer()
    peer.respondWith(answer.responder)
    const stopping = new AbortController()
    await stream(user, { messages: leeks, conversation }, stopping.signal)
    stopping.abort()
    await answer.send('Leek soup?')
    await answer.end()
    await expect
      .poll(async () => (await read(user, conversation)).messages.at(-1)?.content)
      .toBe('Leek soup?')
  })

  test('stops on request and keeps its text', async () => {
    const conversation = randomUUID()
    const answer = controlledAnswer()
    peer.respondWith(answer.responder)
    const response = await stream(user, { messages: leeks, conversation })
    const received = readEvents(response)
    await answer.send('How about')
    await expect.poll(async () => (await read(user, conversation)).writing).toBe('How about')
    await user.call(stopAnswer, { params: { id: conversation } })
    expect((await received).last).toEqual({ end: 'stopped', message: 'How about' })
    expect((await read(user, conversation)).messages.at(-1)?.content).toBe('How about')
    await expect.poll(() => answer.isClosed()).toBe(true)
    await user.call(stopAnswer, { params: { id: conversation } })
  })

  test('is followed and stopped by another process through the database', async () => {
    const conversation = randomUUID()
    peer.respondWith(replies('Leek soup?'))
    await user.call(chat, { body: { messages: leeks, conversation } })
    const runId = randomUUID()
    const heartbeat_at = new Date(app.deps.clock())
    await app.db
      .updateTable('messages')
      .set({ state: 'writing', run_id: runId, content: 'Leek', heartbeat_at })
      .where('conversation_id', '=', conversation)
      .where('role', '=', 'assistant')
      .execute()
    const events = eventsOf(await resume(user, conversation))
    expect((await events.next()).value).toEqual({ words: 'Leek' })
    expect((await read(user, conversation)).writing).toBe('Leek')
    await user.call(stopAnswer, { params: { id: conversation } })
    expect((await events.next()).value).toEqual({ end: 'stopped', message: 'Leek' })
  })

  test('whose process died ends after a while with its text so far', async () => {
    const conversation = randomUUID()
    peer.respondWith(replies('Leek soup?'))
    await user.call(chat, { body: { messages: leeks, conversation } })
    await app.db
      .updateTable('messages')
      .set({ state: 'writing', run_id: randomUUID(), heartbeat_at: new Date(app.deps.clock() - 16_000) })
      .where('conversation_id', '=', conversation)
      .where('role', '=', 'assistant')
      .execute()
    expect(await read(user, conversation)).toMatchObject({ writing: null })
    expect((await readEvents(await resume(user, conversation))).last).toEqual({
      end: 'interrupted',
      message: 'Leek soup?',
    })
  })

  test('is replaced when the question is sent again', async () => {
    const conversation = randomUUID()
    const answer = controlledAnswer()
    peer.respondWith(answer.responder, replies('Leek pie?'))
    const first = readEvents(await stream(user, { messages: leeks, conversation }))
    await answer.send('Leek s')
    await expect.poll(async () => (await read(user, conversation)).writing).toBe('Leek s')
    await user.call(chat, { body: { messages: leeks, conversation } })
    expect((await first).last).toMatchObject({ end: 'stopped' })
    expect((await read(user, conversation)).messages).toEqual([
      leeks[0],
      { role: 'assistant', content: 'Leek pie?', end: 'complete' },
    ])
  })
})

describe('one request at a time', () => {
  const refused = { code: 'too many requests', status: 429, retryAfter: 2 }
  const ask = (person: TestUser, more: object = {}) =>
    person.call(chat, { body: { messages: leeks, ...more } })

  test('is allowed per user, for all tasks together; other users are not blocked', async () => {
    const answer = controlledAnswer()
    peer.respondWith(answer.responder, replies('Leek pie?'))
    const first = readEvents(await stream(user, { messages: leeks, conversation: randomUUID() }))
    await answer.send('Leek ')
    await expect(ask(user)).rejects.toMatchObject(refused)
    await expect(ask(user, { task: 'recipe' })).rejects.toMatchObject(refused)
    await expect(ask(user, { conversation: randomUUID() })).rejects.toMatchObject(refused)
    const other = await signUpUser(app, admin)
    expect(await ask(other)).toMatchObject({ message: 'Leek pie?' })
    await answer.send('soup.')
    await answer.end()
    expect((await first).last).toMatchObject({ end: 'complete' })
    peer.respondWith(replies('Leek tart.'))
    expect(await ask(user)).toMatchObject({ message: 'Leek tart.' })
  })

  test.each(['stopped', 'failed', 'left', 'deleted'])('ends when it is %s', async (how) => {
    const conversation = how === 'left' ? undefined : randomUUID()
    const answer = controlledAnswer()
    peer.respondWith(answer.responder)
    const stopping = new AbortController()
    const response = await stream(user, { messages: leeks, conversation }, stopping.signal)
    const received = readEvents(response).catch(() => undefined)
    await answer.send('Leek ')
    await expect(ask(user)).rejects.toMatchObject(refused)
    if (how === 'stopped') await user.call(stopAnswer, { params: { id: conversation ?? '' } })
    if (how === 'deleted') await user.call(deleteConversation, { params: { id: conversation ?? '' } })
    if (how === 'failed') await answer.cut()
    if (how === 'left') stopping.abort()
    await received
    peer.respondWith(replies('Leek tart.'))
    await expect.poll(() => ask(user).catch(() => null)).toMatchObject({ message: 'Leek tart.' })
  })

  test('also counts an answer that another process is writing', async () => {
    const conversation = randomUUID()
    peer.respondWith(replies('Leek soup?'))
    await ask(user, { conversation })
    const written = app.db
      .updateTable('messages')
      .where('conversation_id', '=', conversation)
      .where('role', '=', 'assistant')
    await written
      .set({ state: 'writing', run_id: randomUUID(), heartbeat_at: new Date(app.deps.clock()) })
      .execute()
    await expect(ask(user, { conversation: randomUUID() })).rejects.toMatchObject(refused)
    await written.set({ heartbeat_at: new Date(app.deps.clock() - 16_000) }).execute()
    peer.respondWith(replies('Leek tart.'))
    expect(await ask(user, { conversation: randomUUID() })).toMatchObject({ message: 'Leek tart.' })
  })
})

describe('conversations', () => {
  async function talk(person: TestUser, content = leeks[0]?.content ?? '') {
    const conversation = randomUUID()
    peer.respondWith(replies('Leek soup?'))
    await person.call(chat, { body: { messages: [{ role: 'user', content }], conversation } })
    return conversation
  }

  test('are listed latest first, titled with the user’s first message', async () => {
    const older = await talk(user)
    app.advanceClock(1000)
    const newer = await talk(user, `A cake ${'with very many layers '.repeat(10)}`)
    const list = await user.call(listConversations)
    expect(list.map(({ id }) => id)).toEqual([newer, older])
    expect(list[1]?.title).toBe('Something with leeks')
    expect(list[0]?.title).toMatch(/^A cake with .{20,70}…$/)
  })

  test('grow message by message; an edited message replaces all after it', async () => {
    const id = await talk(user)
    const answered = [...leeks, { role: 'assistant' as const, content: 'Leek soup?' }]
    peer.respondWith(replies('With saffron?'))
    const more = [...answered, { role: 'user' as const, content: 'More colour' }]
    await user.call(chat, { body: { messages: more, conversation: id } })
    expect((await read(user, id)).messages).toHaveLength(4)
    peer.respondWith(replies('Beetroot soup?'))
    const edited = [{ role: 'user' as const, content: 'Something with beetroot' }]
    await user.call(chat, { body: { messages: edited, conversation: id } })
    expect((await read(user, id)).messages).toEqual([
      ...edited,
      { role: 'assistant', content: 'Beetroot soup?', end: 'complete' },
    ])
  })

  test('are renamed and deleted', async () => {
    const id = await talk(user)
    await user.call(renameConversation, { params: { id }, body: { title: '  Sunday soup ' } })
    expect((await user.call(listConversations))[0]?.title).toBe('Sunday soup')
    await expect(user.call(renameConversation, { params: { id }, body: { title: ' ' } })).rejects.toThrow(
      'invalid input',
    )
    await user.call(deleteConversation, { params: { id } })
    expect(await user.call(listConversations)).toEqual([])
  })

  test('that are deleted during an answer stay deleted', async () => {
    const conversation = randomUUID()
    const answer = controlledAnswer()
    peer.respondWith(answer.responder)
    const received = readEvents(await stream(user, { messages: leeks, conversation }))
    await answer.send('Leek')
    await expect.poll(async () => (await read(user, conversation)).writing).toBe('Leek')
    await user.call(deleteConversation, { params: { id: conversation } })
    expect((await received).last).toMatchObject({ end: 'stopped' })
    await expect(read(user, conversation)).rejects.toThrow('not found')
  })

  test('of other users look like unknown ones', async () => {
    const own = await talk(user)
    const other = await signUpUser(app, admin)
    for (const id of [own, randomUUID(), 'nonsense']) {
      const params = { id }
      await expect(other.call(readConversation, { params })).rejects.toThrow('not found')
      await expect(other.call(renameConversation, { params, body: { title: 'Mine' } })).rejects.toThrow(
        'not found',
      )
      await expect(other.call(deleteConversation, { params })).rejects.toThrow('not found')
      await expect(other.call(stopAnswer, { params })).rejects.toThrow('not found')
      expect((await resume(other, id)).status).toBe(404)
    }
    const taking = other.call(chat, { body: { messages: leeks, conversation: own } })
    await expect(taking).rejects.toMatchObject({ code: 'not found', status: 404 })
    expect((await read(user, own)).title).toBe('Something with leeks')
    expect(await other.call(listConversations)).toEqual([])
  })

  test('without an answer from the chef are 502 chef unavailable', async () => {
    peer.respondWith(failsWith(500))
    const request = user.call(chat, { body: { messages: leeks, conversation: randomUUID() } })
    await expect(request).rejects.toMatchObject({ code: 'chef unavailable', status: 502 })
  })
})

const spentBy = ({ email }: TestUser) =>
  app.db
    .selectFrom('token_ledger')
    .innerJoin('users', 'users.id', 'token_ledger.user_id')
    .select(['input_tokens', 'output_tokens'])
    .where('email', '=', email)
    .execute()

describe('the token ledger', () => {
  test('adds up the tokens of every kind of answer, per user and day', async () => {
    peer.respondWith(replies('Leek soup?'))
    await user.call(chat, { body: { messages: leeks } })
    await user.call(chat, { body: { messages: leeks, conversation: randomUUID() } })
    await readEvents(await stream(user, { messages: leeks }))
    expect(await spentBy(user)).toEqual([{ input_tokens: 300, output_tokens: 60 }])
    // No recipe: it is asked for twice.
    await user.call(chat, { body: { messages: leeks, task: 'recipe' } }).catch(() => null)
    expect(await spentBy(user)).toEqual([
      { input_tokens: peer.requests.length * 100, output_tokens: peer.requests.length * 20 },
    ])
  })

  test('has nothing of a changed chip, for which no model is asked', async () => {
    const answered = [...leeks, { role: 'assistant' as const, content: 'Leek soup?' }]
    await user.call(chat, { body: { messages: answered, table: emptyTable } })
    expect(peer.requests).toHaveLength(0)
    expect(await spentBy(user)).toEqual([])
  })

  test('has what was asked for by somebody who left before the first word', async () => {
    peer.respondWith(neverAnswers)
    const leaving = new AbortController()
    const left = stream(user, { messages: leeks }, leaving.signal).then((response) => response.text())
    await expect.poll(() => peer.requests.length).toBe(1)
    leaving.abort()
    await left.catch(() => null)
    await expect.poll(() => spentBy(user)).toMatchObject([{ output_tokens: 0 }])
    expect((await spentBy(user))[0]?.input_tokens).toBeGreaterThan(100)
  })

  test('adds up the cost where the prices of the model are set', async () => {
    const chef = await testModelChef(peer.url, {}, { prices: { input: 1.25, output: 10 } })
    const priced = await openTestApp({ chef })
    try {
      peer.respondWith(replies('Leek soup?'))
      const person = await signUpAdmin(priced)
      for (const _ of [1, 2]) await person.call(chat, { body: { messages: leeks } })
      const rows = await priced.db.selectFrom('token_ledger').select('cost').execute()
      expect(rows).toEqual([{ cost: '0.000650' }])
    } finally {
      await priced.close()
    }
  })
})
