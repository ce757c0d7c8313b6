import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chat, readConversation, stopAnswer } from '#shared/contract/chef.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { Language } from '#shared/constants/languages.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { testKitchen } from '../../../test/kitchen.ts'
import {
  callsTools,
  endsAfter,
  failsWith,
  replies,
  stallsAfter,
  type ModelServer,
} from '../../../test/model-server.ts'
import { openModelApp, openModelApps } from '../../../test/model-apps.ts'
import { shortTimeouts, testModelChef } from '../../../test/models.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'

let peer: ModelServer
let app: TestApp
let admin: TestUser
let user: TestUser
let weakUser: TestUser

beforeAll(async () => {
  const { close, ...open } = await openModelApps([{}, { tools: false }])
  ;({
    peer,
    apps: [app],
    admins: [admin, weakUser],
  } = open)
  return close
})
beforeEach(async () => void (user = await signUpUser(app, admin)))
afterEach(() => void (peer.requests.length = 0))

const said = (content: string) => ({ role: 'user' as const, content })
const ask = (text: string, language: Language = 'en', more: object = {}, person = user) =>
  person.call(chat, { body: { messages: [said(text)], language, ...more } })

describe('the words of a model', () => {
  test.each([
    ['en', 'noodles please, I am allergic to peanuts', 'Sprinkle peanuts on top.', /^Careful.*“peanuts”/],
    [
      'fr',
      'des nouilles, je suis allergique aux cacahuètes',
      'Parsemez de cacahuètes.',
      /^Attention.*«\s?cacahuètes\s?»/u,
    ],
    [
      'es',
      'unos fideos, soy alérgico a los cacahuetes',
      'Espolvorea cacahuetes por encima.',
      /^Cuidado.*«cacahuetes»/,
    ],
    [
      'de',
      'Nudeln bitte, ich bin gegen Erdnüsse allergisch',
      'Streu Erdnüsse darüber.',
      /^Vorsicht.*„Erdnüsse“/,
    ],
  ] as const)(
    'that recommend in %s what somebody must not have get a notice',
    async (language, wish, words, why) => {
      peer.respondWith(replies(words))
      const conversation = randomUUID()
      const answer = await ask(wish, language, { conversation })
      expect(answer).toMatchObject({
        message: words,
        actions: [{ tool: 'unsafe_words', text: expect.stringMatching(why) }, { tool: 'nothing_done' }],
      })
      const { messages } = await user.call(readConversation, { params: { id: conversation } })
      expect(messages.at(-1)?.actions).toEqual(answer.actions)
    },
  )

  test('go back once with what was found, and the second text counts', async () => {
    peer.respondWith(
      writes('en'),
      replies('Sprinkle peanuts on top.'),
      replies('Sprinkle toasted seeds on top.'),
    )
    const conversation = randomUUID()
    const answer = await ask('noodles please, I am allergic to peanuts', 'en', { conversation })
    expect(answer.message).toBe('Sprinkle toasted seeds on top.')
    expect(answer.actions?.map(({ tool }) => tool)).toEqual(['write_recipe'])
    expect(peer.requests).toHaveLength(3)
    expect(peer.requests[2]?.body.tools).toBeUndefined()
    const { messages = [] } = peer.requests[2]?.body ?? {}
    expect(messages.at(-2)?.content).toBe('Sprinkle peanuts on top.')
    expect(messages.at(-1)?.content).toMatch(/“peanuts”/)
    expect(messages[0]?.content).toContain('Noodles with tahini')
    const stored = await user.call(readConversation, { params: { id: conversation } })
    expect(stored.messages.at(-1)?.content).toBe('Sprinkle toasted seeds on top.')
  })

  test('that leave it out or warn of it get none', async () => {
    peer.respondWith(
      writes('en'),
      replies('I left out the peanuts. Never add peanut butter: no peanuts for you.'),
    )
    const { actions } = await ask('noodles please, I am allergic to peanuts')
    expect(actions?.map(({ tool }) => tool)).toEqual(['write_recipe'])
    expect(peer.requests).toHaveLength(2)
  })

  test('get the notice also where the model is lost or stopped behind them', async () => {
    const wish = 'noodles please, I am allergic to peanuts'
    const conversation = randomUUID()
    peer.respondWith(endsAfter('Sprinkle peanuts on top and'))
    await expect(ask(wish, 'en', { conversation })).rejects.toThrow('chef unavailable')
    const read = async (id: string) => (await user.call(readConversation, { params: { id } })).messages.at(-1)
    const lost = { end: 'interrupted', actions: [{ tool: 'unsafe_words' }] }
    expect(await read(conversation)).toMatchObject(lost)

    const other = randomUUID()
    peer.respondWith(stallsAfter('Sprinkle peanuts on top and'))
    const stopped = ask(wish, 'en', { conversation: other })
    await expect
      .poll(
        async () => (await user.call(readConversation, { params: { id: other } }).catch(() => null))?.writing,
      )
      .toMatch(/peanuts/)
    await user.call(stopAnswer, { params: { id: other } })
    await stopped
    expect(await read(other)).toMatchObject({ end: 'stopped', actions: [{ tool: 'unsafe_words' }] })
  })

  test('of a weak model are examined too', async () => {
    peer.respondWith(
      replies('Sprinkle peanuts on top.'),
      replies(JSON.stringify({ message: 'No.', recipe: null })),
      replies('Sprinkle peanuts on top, as I said.'),
    )
    const answer = await ask('noodles please, I am allergic to peanuts', 'en', {}, weakUser)
    expect(answer.message).toBe('Sprinkle peanuts on top.')
    expect(answer.actions).toMatchObject([{ tool: 'unsafe_words' }, { tool: 'nothing_done' }])
  })

  test('that nobody could examine say so where somebody has an allergy', async () => {
    const late = () => Promise.reject(apiError('chef unavailable'))
    const slow = await openTestApp({
      chef: await testModelChef(peer.url, {}, { timeouts: shortTimeouts }),
      kitchen: { ...testKitchen(), examineWords: late },
    })
    try {
      const person = await signUpAdmin(slow)
      peer.respondWith(replies('Noodles, with what?'))
      const asked = (text: string) => ask(text, 'en', {}, person)
      expect((await asked('noodles please')).actions).toBeUndefined()
      expect((await asked('noodles please, I am allergic to peanuts')).actions).toMatchObject([
        { tool: 'unsafe_words', text: expect.stringMatching(/could not be checked/) },
      ])
    } finally {
      await slow.close()
    }
  })
})

const spanish =
  'Te propongo unos fideos con zanahoria y tahini, que se hacen en veinte minutos y están muy ricos.'
const english =
  'How about noodles with carrots and tahini? They are ready in twenty minutes and taste wonderful.'

const noodles = (language: 'en' | 'es') => ({
  title: language === 'en' ? 'Noodles with tahini' : 'Fideos con tahini',
  language,
  dishType: 'Mains',
  servings: 2,
  prepMinutes: 10,
  cookMinutes: 15,
  taste: 'savoury',
  ingredients: (language === 'en'
    ? ['spaghetti', 'carrots', 'tahini']
    : ['espaguetis', 'zanahorias', 'tahini']
  ).map((item) => ({ amount: 150, unit: 'g', item, note: null, group: null, scales: true })),
  steps: (language === 'en'
    ? [
        'Boil the spaghetti in plenty of salted water.',
        'Fry the carrots and stir in the tahini with the noodles.',
      ]
    : [
        'Cuece los espaguetis en abundante agua con sal.',
        'Sofríe las zanahorias y añade el tahini con los fideos.',
      ]
  ).map((text) => ({ text, minutes: 10, celsius: null })),
  plating: language === 'en' ? 'In deep bowls.' : 'En cuencos hondos.',
})
const writes = (language: 'en' | 'es') => callsTools([{ name: 'write_recipe', input: noodles(language) }])

describe('an answer in another language', () => {
  test('is asked for once more, and the second one counts', async () => {
    peer.respondWith(replies(spanish), replies(english))
    const answer = await ask('Something quick with carrots, please.')
    expect(answer.message).toBe(english)
    expect(answer.actions).toMatchObject([{ tool: 'nothing_done' }])
    expect(peer.requests).toHaveLength(2)
    expect(peer.requests[1]?.body.messages.at(-1)?.content).toMatch(/in English\./)
  })

  test.each([
    ['in the same one again', replies(spanish)],
    ['in a word only', replies('Noodles!')],
    ['not at all', failsWith(500)],
  ])('that comes %s is shown with a notice', async (_, second) => {
    peer.respondWith(replies(spanish), second)
    const answer = await ask('Something quick with carrots, please.')
    expect(answer.message).toBe(spanish)
    expect(answer.actions).toMatchObject([
      { tool: 'language', text: expect.stringMatching(/another language/) },
      { tool: 'nothing_done' },
    ])
  })

  test('that the guest writes in is theirs, whatever the page is in', async () => {
    peer.respondWith(replies(`${spanish} ¿Te apetece?`))
    const answer = await ask('Quiero algo rápido con zanahorias para la cena de esta noche, por favor.')
    expect(answer.actions).toBeUndefined()
    expect(peer.requests).toHaveLength(1)
  })

  test('of a recipe is refused once, and what is written anew stands', async () => {
    peer.respondWith(writes('es'), writes('en'), replies(english))
    const answer = await ask('Something quick with carrots, please.')
    expect(answer.draft?.title).toBe('Noodles with tahini')
    expect(answer.actions?.map(({ tool }) => tool)).toEqual(['write_recipe'])
    expect(String(peer.requests[1]?.body.messages.at(-1)?.content)).toMatch(/does not stand yet.*English/)
  })

  test.each([
    ['that is written so again', [writes('es'), writes('es'), replies(english)]],
    ['that is not written anew', [writes('es'), replies(english)]],
  ])('of a recipe %s is kept with a notice', async (_, responders) => {
    peer.respondWith(...responders)
    const answer = await ask('Something quick with carrots, please.')
    expect(answer.draft?.title).toBe('Fideos con tahini')
    expect(answer.actions?.map(({ tool }) => tool)).toEqual(['write_recipe', 'language'])
  })

  test('of a weak model’s recipe goes back once', async () => {
    const recipe = (language: 'en' | 'es') => JSON.stringify({ message: 'Here.', recipe: noodles(language) })
    const wish = 'Something quick with carrots, please.'
    peer.respondWith(replies(english), replies(recipe('es')), replies(recipe('en')))
    const mended = await ask(wish, 'en', {}, weakUser)
    expect(mended.draft?.title).toBe('Noodles with tahini')
    expect(mended.actions?.map(({ tool }) => tool)).toEqual(['write_recipe'])
    peer.respondWith(replies(english), replies(recipe('es')))
    const kept = await ask(wish, 'en', {}, weakUser)
    expect(kept.draft?.title).toBe('Fideos con tahini')
    expect(kept.actions?.map(({ tool }) => tool)).toEqual(['write_recipe', 'language'])
  })
})

describe('a talk that has outgrown the window', () => {
  const talk = (turns: number) =>
    Array.from({ length: turns }, (_, index) => [
      said(index === 0 ? 'A soup, please.' : 'Another one.'),
      { role: 'assistant' as const, content: `Soup ${index}. ${'It is mild and warm. '.repeat(40)}` },
    ]).flat()
  const recap = 'The guest wants mild soups and has a lot of carrots at home.'
  const systemOf = (index: number) => String(peer.requests[index]?.body.messages[0]?.content)
  const nothing = replies(JSON.stringify({ message: 'No.', recipe: null }))

  async function withWindow(work: (person: TestUser, small: TestApp) => Promise<void>) {
    const can = { tools: false, contextLength: 5000 }
    const small = await openModelApp(peer, can)
    try {
      await work(await signUpAdmin(small), small)
    } finally {
      await small.close()
    }
  }

  test('is summarised by the model, once for several turns, and stored', async () => {
    await withWindow(async (person, small) => {
      const conversation = randomUUID()
      const turn = (messages: object[]) =>
        person.call(chat, { body: { messages: messages as never, language: 'en', conversation } })
      peer.respondWith(replies(recap), replies('Carrot soup.'), nothing)
      const messages = [...talk(14), said('And now?')]
      const answer = await turn(messages)
      expect(answer).toMatchObject({ message: 'Carrot soup.' })
      expect(answer.actions).toBeUndefined()
      expect(String(peer.requests[0]?.body.messages.at(-1)?.content)).toContain('guest: A soup, please.')
      expect(systemOf(1)).toContain(recap)
      const sent = peer.requests[1]?.body.messages ?? []
      expect(sent.length).toBeLessThan(messages.length)
      const stored = await small.db.selectFrom('conversations').select('summary').executeTakeFirstOrThrow()
      expect(stored.summary).toMatchObject({ text: recap, count: messages.length - (sent.length - 1) })
      const spent = await small.db.selectFrom('token_ledger').select('input_tokens').executeTakeFirst()
      expect(spent).toEqual({ input_tokens: 300 })

      peer.requests.length = 0
      peer.respondWith(replies('Another.'), nothing)
      const next = [...messages, { role: 'assistant' as const, content: 'Carrot soup.' }, said('Another one')]
      expect((await turn(next)).message).toBe('Another.')
      expect(systemOf(0)).toContain(recap)
    })
  })

  test('is summarised anew once its beginning is another', async () => {
    await withWindow(async (person) => {
      const conversation = randomUUID()
      const turn = (messages: object[]) =>
        person.call(chat, { body: { messages: messages as never, language: 'en', conversation } })
      peer.respondWith(replies(recap), replies('Carrot soup.'), nothing)
      await turn([...talk(14), said('And now?')])
      peer.requests.length = 0
      peer.respondWith(replies('Fresh notes.'), replies('Leek soup.'), nothing)
      const [first, ...rest] = talk(14)
      await turn([{ ...first, content: `No leeks. ${first?.content}` }, ...rest, said('And now?')])
      expect(systemOf(1)).toContain('Fresh notes.')
      expect(String(peer.requests[0]?.body.messages.at(-1)?.content)).not.toContain(recap)
    })
  })

  test('loses its beginning where the model cannot summarise it, which is said', async () => {
    await withWindow(async (person) => {
      peer.respondWith(failsWith(500), replies('Carrot soup.'), nothing)
      const messages = [...talk(14), said('And now?')]
      const answer = await ask('', 'en', { messages, conversation: randomUUID() }, person)
      expect(answer.message).toBe('Carrot soup.')
      expect(answer.actions).toMatchObject([
        { tool: 'context', text: expect.stringMatching(/first \d+ messages/) },
      ])
    })
  })
})
