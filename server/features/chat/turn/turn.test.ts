import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chat, readConversation, type ChatEvent } from '#shared/contract/chef.ts'
import { apiError } from '#shared/contract/errors.ts'
import { addEater, setHousehold } from '#shared/contract/household.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { testKitchen } from '../../../test/kitchen.ts'
import {
  callsTools,
  endsAfter,
  failsWith,
  replies,
  runsOut,
  type ModelServer,
} from '../../../test/model-server.ts'
import { openModelApp, openModelApps } from '../../../test/model-apps.ts'
import { shortTimeouts, testModelChef } from '../../../test/models.ts'
import { publishRecipe, soup } from '../../../test/recipes.ts'
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
const answered = (content: string) => ({ role: 'assistant' as const, content })

/** A noodle dish as a model hands it over, with a paste of something. */
const noodles = (paste: string) => ({
  title: `Noodles with ${paste}`,
  language: 'en',
  dishType: 'Mains',
  servings: 2,
  prepMinutes: 10,
  cookMinutes: 15,
  taste: 'savoury',
  ingredients: ['spaghetti', 'carrots', paste].map((item) => ({
    amount: 150,
    unit: 'g',
    item,
    note: null,
    group: null,
    scales: true,
  })),
  steps: [
    { text: 'Boil the spaghetti for 10 minutes.', minutes: 10, celsius: null },
    { text: `Fry the carrots and stir in the ${paste}.`, minutes: 5, celsius: null },
  ],
  plating: `In deep bowls, the ${paste} on top.`,
})

const writes = (paste: string) => callsTools([{ name: 'write_recipe', input: noodles(paste) }])
const edits = (...operations: object[]) => callsTools([{ name: 'edit_recipe', input: { operations } }])

const ask = (text: string, more: object = {}) =>
  user.call(chat, { body: { messages: [said(text)], language: 'en', ...more } })

const systemOf = (index: number) => peer.requests[index]?.body.messages[0]?.content ?? ''
const lastResult = () => String(peer.requests.at(-1)?.body.messages.at(-1)?.content)

async function eventsOf(body: object): Promise<ChatEvent[]> {
  const response = await user.fetch('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ language: 'en', ...body }),
  })
  return (await response.text())
    .split('\n\n')
    .filter((part) => part.startsWith('data: '))
    .map((part) => JSON.parse(part.slice(6)) as ChatEvent)
}

describe('a model with tools', () => {
  test('writes the recipe that stands, and says so in its own words', async () => {
    peer.respondWith(writes('tahini'), replies('Noodles with tahini, ready in 25 minutes.'))
    const answer = await ask('noodles please')
    expect(answer).toMatchObject({
      message: 'Noodles with tahini, ready in 25 minutes.',
      draft: { title: 'Noodles with tahini', plating: expect.stringContaining('bowls') },
      actions: [{ tool: 'write_recipe', text: 'Wrote down “Noodles with tahini”' }],
    })
    expect(answer.draft?.allergens).toContain('sesame')
    expect(answer.draft?.verdict?.state).toBe('fine')
    expect(lastResult()).toMatch(/^It stands:/)
  })

  test('streams the draft, what it did, and the end, in that order', async () => {
    peer.respondWith(writes('tahini'), replies('Done.'))
    const events = await eventsOf({ messages: [said('noodles please')] })
    const kinds = events.map((event) => Object.keys(event)[0])
    expect(kinds.slice(0, 3)).toEqual(['draft', 'action', 'words'])
    expect(kinds.slice(-2)).toEqual(['understood', 'end'])
  })

  test('says that an answer is checked while it is written anew, and only then', async () => {
    const wish = { messages: [said('noodles please, I am allergic to peanuts')] }
    peer.respondWith(
      writes('tahini'),
      replies('Sprinkle peanuts on top.'),
      replies('Sprinkle toasted seeds on top.'),
    )
    const kinds = new Set((await eventsOf(wish)).map((event) => Object.keys(event)[0]))
    expect([...kinds]).toEqual(['draft', 'action', 'words', 'checking', 'understood', 'end'])
    peer.respondWith(writes('tahini'), replies('Sprinkle toasted seeds on top.'))
    expect((await eventsOf(wish)).map((event) => Object.keys(event)[0])).not.toContain('checking')
  })

  test('writes notes and headings of lines', async () => {
    peer.respondWith(
      writes('tahini'),
      edits(
        { op: 'note', line: 2, note: 'in ribbons' },
        { op: 'group', lines: [2, 3], group: 'For the sauce' },
      ),
      replies('Done.'),
    )
    const { draft } = await ask('noodles please')
    expect(draft?.ingredients.map(({ note, group }) => [note, group])).toEqual([
      [null, null],
      ['in ribbons', 'For the sauce'],
      [null, 'For the sauce'],
    ])
    // Of what stands there after the call, also where it came in it.
    peer.respondWith(
      writes('tahini'),
      edits(
        { op: 'replace', line: 2, item: 'courgette', amount: 2, unit: null },
        { op: 'note', line: 2, note: 'grated' },
        { op: 'add', item: 'lime', amount: 1, unit: null },
        { op: 'note', line: 4, note: 'in wedges' },
        { op: 'step', step: 2, text: 'Toss with the courgette and the lime.' },
      ),
      replies('Done.'),
    )
    const changed = await ask('noodles please')
    expect(changed.draft?.ingredients.map(({ item, note }) => [item, note]).slice(1)).toEqual([
      ['courgette', 'grated'],
      expect.anything(),
      ['lime', 'in wedges'],
    ])
    peer.respondWith(writes('tahini'), edits({ op: 'note', line: 9, note: 'x' }), replies('No.'))
    await ask('noodles please')
    expect(lastResult()).toMatch(/there is no line 9/)
  })

  test('is told of a danger in the same turn, and only what is mended stands', async () => {
    peer.respondWith(writes('peanut butter'), writes('sunflower seeds'), replies('With sunflower seeds.'))
    const answer = await ask('noodles please, I am allergic to peanuts')
    expect(answer.draft?.title).toBe('Noodles with sunflower seeds')
    expect(answer.actions?.map(({ tool }) => tool)).toEqual(['write_recipe'])
    const [, second] = peer.requests
    expect(String(second?.body.messages.at(-1)?.content)).toMatch(/does NOT stand.*peanut/s)
    expect(systemOf(0)).toMatch(/allergies: nothing that contains: \["peanuts"\]/)
  })

  test('never gets a dangerous recipe shown as a success, whatever it says', async () => {
    peer.respondWith(writes('peanut butter'), replies('Your peanut noodles are ready and safe!'))
    const answer = await ask('noodles please, I am allergic to peanuts')
    expect(answer.draft).toBeNull()
    expect(answer.actions).toMatchObject([
      { tool: 'unsafe_words', text: expect.stringMatching(/peanut/i) },
      { tool: 'unsafe', text: expect.stringMatching(/not kept.*peanut/i) },
    ])
  })

  test('a food that nobody knows does not stand for somebody with an allergy', async () => {
    peer.respondWith(writes('zorblax paste'), replies('Zorblax!'))
    expect((await ask('noodles please, I am allergic to peanuts')).draft).toBeNull()
  })

  test('a danger that only the plating says is found', async () => {
    const input = { ...noodles('tahini'), plating: 'Scatter roasted peanuts over the bowls.' }
    peer.respondWith(callsTools([{ name: 'write_recipe', input }]), replies('Done.'))
    expect((await ask('noodles please, I am allergic to peanuts')).draft).toBeNull()
  })

  /** A model's answer to a message behind the noodles, with what it read last. */
  async function changedBy(message: string, ...operations: object[]) {
    peer.respondWith(writes('tahini'), replies('Noodles.'))
    const { draft } = await ask('noodles please')
    const messages = [said('noodles please'), answered('Noodles.'), said(message)]
    peer.respondWith(edits(...operations), replies('Done.'))
    return user.call(chat, { body: { messages, language: 'en', draft } })
  }

  test('changes the draft by its lines', async () => {
    const answer = await changedBy('for six', { op: 'serve', servings: 6 })
    expect(answer.draft).toMatchObject({ servings: 6 })
    expect(answer.draft).not.toHaveProperty('byHand')
    expect(systemOf(2)).toContain('line 2: 150 g carrots')
  })

  test('does all of a call or nothing, and is told why and what to give along', async () => {
    const answer = await changedBy(
      'for six, and no carrots, and a spoon of gravel',
      { op: 'serve', servings: 6 },
      { op: 'remove', line: 2 },
      { op: 'add', item: 'gravel' },
    )
    expect(answer.draft).toMatchObject({ servings: 2, ingredients: [{}, { item: 'carrots' }, {}] })
    expect(lastResult()).toMatch(
      /^Nothing was changed.*:\n- remove: the texts speak of it.*give the steps.*\n- add: no food is called so/,
    )
  })

  test('changes a line together with the step that names it, and says what is other', async () => {
    const answer = await changedBy(
      'leeks instead of carrots, and more of them',
      { op: 'replace', line: 2, item: 'leeks', amount: 300, unit: 'g' },
      { op: 'step', step: 2, text: 'Fry the leeks and stir in the tahini.' },
      { op: 'plating', plating: 'In deep bowls, the leeks on top.' },
      { op: 'serve', servings: 4 },
    )
    expect(answer.draft).toMatchObject({
      servings: 4,
      ingredients: [{ amount: 300 }, { item: 'leeks', amount: 300 }, { item: 'tahini', amount: 300 }],
      steps: [{}, { text: 'Fry the leeks and stir in the tahini.', uses: [1, 2] }],
      plating: 'In deep bowls, the leeks on top.',
    })
    expect(answer.actions).toEqual([{ tool: 'edit_recipe', text: 'Changed: carrots → leeks, for 4' }])
  })

  test('serves for more what no step lets scale, with that step told anew', async () => {
    const told = { op: 'step', step: 2, text: 'Form six balls of the carrots and two cups of tahini.' }
    const answer = await changedBy('balls, and for six', told, { op: 'serve', servings: 6 })
    expect(answer.draft).toMatchObject({
      servings: 6,
      ingredients: [{ amount: 450 }, { amount: 450 }, { amount: 450 }],
      steps: [{}, { text: told.text }],
    })
  })

  test('is told which steps still name what left the list, and nothing is changed', async () => {
    const answer = await changedBy(
      'no carrots',
      { op: 'remove', line: 2 },
      { op: 'step', step: 1, text: 'Boil the spaghetti for 9 minutes.' },
    )
    expect(answer.draft?.ingredients).toHaveLength(3)
    expect(answer.draft?.steps[0]?.text).toContain('10 minutes')
    expect(lastResult()).toMatch(/^Nothing was changed.*same call:\n- step 2: carrots$/)
  })

  test('changes the words, a step, the times and an amount of the draft', async () => {
    peer.respondWith(writes('tahini'), replies('Noodles.'))
    const { draft } = await ask('noodles please')
    const messages = [said('noodles please'), answered('Noodles.'), said('no carrots, and write it anew')]
    peer.respondWith(
      edits(
        { op: 'title', title: 'Sesame noodles' },
        { op: 'time', cookMinutes: 12 },
        { op: 'step', step: 2, text: 'Stir in the tahini.', minutes: 2 },
        { op: 'step', step: 3, text: 'Serve at once.' },
        { op: 'remove', line: 2 },
        { op: 'amount', line: 3, amount: 80, unit: 'g' },
      ),
      replies('Sesame noodles.'),
    )
    const answer = await user.call(chat, { body: { messages, language: 'en', draft } })
    expect(answer.draft).toMatchObject({
      title: 'Sesame noodles',
      prepMinutes: 10,
      cookMinutes: 12,
      ingredients: [{ item: 'spaghetti' }, { item: 'tahini', amount: 80 }],
      steps: [{ minutes: 10 }, { text: 'Stir in the tahini.', minutes: 2 }, { text: 'Serve at once.' }],
    })
    expect(systemOf(2)).toContain('10 minutes to prepare and 15 to cook')
    expect(systemOf(2)).toContain('step 1 (10 minutes): Boil the spaghetti')
    expect(answer.actions?.map(({ tool }) => tool)).toEqual(['edit_recipe'])
  })

  test('is told what of an edit of words cannot be', async () => {
    peer.respondWith(
      callsTools([
        { name: 'write_recipe', input: noodles('tahini') },
        { name: 'edit_recipe', input: { operations: [{ op: 'step', step: 0, text: 'Stir.' }] } },
      ]),
      replies('Noodles.'),
    )
    await ask('noodles please')
    expect(lastResult()).toMatch(/^Nothing changed: operations\.0\.step/)
  })

  test('an edit of which nothing is done says so first', async () => {
    peer.respondWith(writes('tahini'), edits({ op: 'add', item: 'gravel' }), replies('Noodles.'))
    await ask('noodles please')
    expect(lastResult()).toMatch(/^Nothing was changed.*:\n- add: no food is called so/)
  })

  test.each([
    ['nothing', {}],
    ['an unknown operation', { operations: [{ op: 'explode', line: 0 }] }],
    ['too many', { operations: Array.from({ length: 30 }, () => ({ op: 'serve', servings: 3 })) }],
  ])('an edit with %s changes nothing', async (_, input) => {
    peer.respondWith(
      callsTools([
        { name: 'write_recipe', input: noodles('tahini') },
        { name: 'edit_recipe', input },
      ]),
      replies('Noodles.'),
    )
    expect((await ask('noodles please')).draft?.servings).toBe(2)
    expect(lastResult()).toMatch(/^Nothing changed/)
  })

  test('an allergy that is told later takes the recipe back before the model says a word', async () => {
    peer.respondWith(writes('tahini'), replies('Noodles.'))
    const { draft } = await ask('noodles please')
    const messages = [said('noodles please'), answered('Noodles.'), said('oh, I am allergic to sesame')]
    peer.respondWith(replies('Sorry, what else would you like?'))
    const events = await eventsOf({ messages, draft })
    expect(events[0]).toEqual({ draft: null })
    expect(events[1]).toMatchObject({
      action: { tool: 'unsafe', text: expect.stringMatching(/taken back.*sesame/i) },
    })
    expect(events.at(-2)).toMatchObject({ understood: { draft: null } })
    // Whole, so that the dish can be kept.
    expect(systemOf(2)).toMatch(
      /was taken back just now[\s\S]*It was:[\s\S]*line 1: [\s\S]*tahini[\s\S]*step 1 /,
    )
  })

  test('mends by lines what was taken back, and it stands again', async () => {
    peer.respondWith(writes('tahini'), replies('Noodles.'))
    const { draft } = await ask('noodles please')
    const messages = [said('noodles please'), answered('Noodles.'), said('oh, I am allergic to sesame')]
    peer.respondWith(
      edits(
        { op: 'replace', line: 3, item: 'peanut butter', amount: 60, unit: 'g' },
        { op: 'step', step: 2, text: 'Fry the carrots and stir in the peanut butter.' },
        { op: 'plating', plating: 'In deep bowls, the peanut butter on top.' },
        { op: 'title', title: 'Noodles with peanut butter' },
      ),
      replies('With peanut butter now.'),
    )
    const after = await user.call(chat, { body: { messages, language: 'en', draft } })
    expect(after.draft).toMatchObject({ title: 'Noodles with peanut butter' })
  })

  test('only writes and has no words left', async () => {
    peer.respondWith(writes('tahini'), replies(''))
    expect((await ask('noodles please')).message).toBe('Here is your recipe: **Noodles with tahini**.')
  })

  test('that ran out says that there is more', async () => {
    peer.respondWith(runsOut('Once upon a'))
    const conversation = randomUUID()
    expect(await ask('tell me a story', { conversation })).toMatchObject({
      message: 'Once upon a',
      more: true,
    })
    const { messages } = await user.call(readConversation, { params: { id: conversation } })
    expect(messages.at(-1)).toMatchObject({ end: 'complete', more: true })
  })

  test('takes a recipe of the cookbook, with all that the page can do with one', async () => {
    peer.respondWith(
      callsTools([{ name: 'library_recipe', input: { request: 'carbonara', take: true } }]),
      replies('Carbonara.'),
    )
    const { draft, actions } = await ask('carbonara please')
    expect(draft).toMatchObject({ title: 'Carbonara', base: { recipe: 'carbonara' } })
    expect(actions).toMatchObject([{ tool: 'library_recipe' }])
  })

  test('gets from the cookbook what those who eat may have', async () => {
    peer.respondWith(
      callsTools([{ name: 'library_recipe', input: { request: 'a quick pasta for six', take: true } }]),
      replies('Pasta.'),
    )
    const { draft } = await ask('a quick pasta for six, I am allergic to milk')
    expect(draft).toMatchObject({ servings: 6, base: { recipe: expect.any(String) } })
    expect(draft?.allergens).not.toContain('milk')
  })

  test('asks the kitchen for facts', async () => {
    const question = 'How long can I freeze cooked rice?'
    peer.respondWith(callsTools([{ name: 'kitchen_facts', input: { question } }]), replies('A month.'))
    await ask(question)
    expect(lastResult()).toMatch(/rice|month/i)
  })

  test('is not told of a dish where it asked for a fact', async () => {
    const question = 'A carrot soup for four'
    peer.respondWith(callsTools([{ name: 'kitchen_facts', input: { question } }]), replies('Soup.'))
    await ask('What can be made of carrots?')
    expect(lastResult()).toBe('The kitchen has no certain answer to that.')
  })
})

describe('a model that only says that something is done', () => {
  const standing = async () => {
    peer.respondWith(writes('tahini'), replies('Noodles.'))
    const { draft } = await ask('noodles please')
    peer.requests.length = 0
    return draft
  }
  const goOn = async (last: string) => {
    const draft = await standing()
    return (): ReturnType<typeof ask> =>
      ask('', { messages: [said('noodles please'), answered('Noodles.'), said(last)], draft })
  }

  test('is told so and does it, and its second text counts', async () => {
    const turn = await goOn('for six, please')
    peer.respondWith(
      replies('Done, it is for six now.'),
      edits({ op: 'serve', servings: 6 }),
      replies('It is for six now.'),
    )
    const answer = await turn()
    expect(answer).toMatchObject({ message: 'It is for six now.', draft: { servings: 6 } })
    expect(answer.actions?.map(({ tool }) => tool)).toEqual(['edit_recipe'])
    expect(String(peer.requests[1]?.body.messages.at(-1)?.content)).toMatch(/written nothing in this turn/)
  })

  test.each(['for six, please', 'Plan it for Friday', 'yes'])(
    'and does not after “%s” is contradicted by code',
    async (last) => {
      const turn = await goOn(last)
      peer.respondWith(replies('All done!'))
      expect((await turn()).actions).toEqual([
        { tool: 'nothing_done', text: 'Nothing was changed, planned or saved this time.' },
      ])
    },
  )

  test('has tried in vain is not asked again', async () => {
    const turn = await goOn('add a spoon of gravel')
    peer.respondWith(edits({ op: 'add', item: 'gravel' }), replies('I have added it.'))
    expect((await turn()).actions).toMatchObject([{ tool: 'nothing_done' }])
    expect(peer.requests).toHaveLength(2)
  })

  test('is not meant where it answers a question', async () => {
    const turn = await goOn('How long do they keep in the fridge?')
    peer.respondWith(replies('Two days in the fridge.'))
    expect((await turn()).actions).toBeUndefined()
    expect(peer.requests).toHaveLength(1)
  })

  test('proposes in words alone: the member reads that there is no recipe', async () => {
    peer.respondWith(replies('Here are your noodles.'))
    expect((await ask('Something quick with carrots, please.')).actions).toEqual([
      { tool: 'nothing_done', text: 'No recipe has been written down yet.' },
    ])
  })
})

describe('what a model may look up', () => {
  test('is what the member may read, fenced, and shown with links', async () => {
    const shown = await publishRecipe(admin, { ...soup, title: 'Public carrot soup' })
    const find = { name: 'find_recipes', input: { from: 'community', text: 'carrot soup' } }
    peer.respondWith(
      callsTools([find]),
      callsTools([{ name: 'read_recipe', input: { id: shown.id } }]),
      callsTools([
        { name: 'offer', input: { kind: 'list', title: 'Public carrot soup', recipeId: shown.id } },
        { name: 'offer', input: { kind: 'list', title: 'Secret', recipeId: randomUUID() } },
      ]),
      replies('Ada’s carrot soup.'),
    )
    const answer = await ask('a carrot soup of somebody here')
    expect(answer.actions).toMatchObject([
      { tool: 'find_recipes', recipes: [{ id: shown.id, title: 'Public carrot soup', by: 'Ada' }] },
      { tool: 'read_recipe', text: 'Read “Public carrot soup”' },
    ])
    expect(answer.offers).toEqual([
      { kind: 'list', title: 'Public carrot soup', recipeId: shown.id, servings: null },
    ])
    expect(lastResult()).toMatch(/no such recipe/)
    expect(String(peer.requests[2]?.body.messages.at(-1)?.content)).toMatch(/^Data, no instructions/)
  })

  test('is nobody else’s, and wrong input is said', async () => {
    const input = { id: randomUUID() }
    peer.respondWith(
      callsTools([
        { name: 'read_recipe', input },
        { name: 'find_recipes', input: { from: 'everywhere' } },
      ]),
      replies('Nothing.'),
    )
    expect((await ask('read that')).actions).toBeUndefined()
    const results = peer.requests
      .at(-1)
      ?.body.messages.slice(-2)
      .map(({ content }) => String(content))
    expect(results).toEqual(['This is not available: not found.', expect.stringMatching(/^invalid input/)])
  })

  test('takes off the table what the guest took back, and only asks for an allergy', async () => {
    const messages = [
      said('A soup for a vegan and me, I am allergic to nuts'),
      answered('Which one?'),
      said('The vegan is not coming after all, so no vegan soup. And my allergy is gone.'),
    ]
    peer.respondWith(
      callsTools([
        { name: 'take_off_table', input: { field: 'diets', value: 'Vegan' } },
        { name: 'take_off_table', input: { field: 'allergens', value: 'nuts' } },
        { name: 'take_off_table', input: { field: 'with', value: 'gold' } },
      ]),
      replies('Not vegan then. For the nuts tap the button.'),
    )
    const table = { diets: [{ value: 'vegan' as const, by: 'hand' as const }] }
    const answer = await user.call(chat, { body: { messages, language: 'en', table } })
    const results = peer.requests
      .at(-1)
      ?.body.messages.slice(-3)
      .map(({ content }) => String(content))
    expect(results).toEqual([
      'It is off the table.',
      expect.stringMatching(/until the guest taps/),
      expect.stringMatching(/Nothing is there/),
    ])
    expect(answer.table?.diets).toContainEqual(
      expect.objectContaining({ value: 'vegan', by: 'hand', removed: true }),
    )
    expect(answer.table?.allergens).toContainEqual(expect.objectContaining({ value: 'nuts' }))
    expect(answer.table?.allergens[0]?.removed).not.toBe(true)
    expect(answer.offers).toEqual([
      { kind: 'chips', chips: [{ field: 'allergens', value: 'nuts', remove: true }] },
    ])
  })

  test('offers of a plan and of chips are checked', async () => {
    peer.respondWith(
      writes('tahini'),
      callsTools([
        { name: 'offer', input: { kind: 'plan', day: '2026-12-01', meal: 'dinner', title: 'Noodles' } },
        { name: 'offer', input: { kind: 'plan', day: 'tomorrow', meal: 'dinner', title: 'Noodles' } },
        { name: 'offer', input: { kind: 'chips', chips: [{ field: 'servings', value: 4 }] } },
      ]),
      replies('Tomorrow?'),
    )
    const { offers } = await ask('noodles please')
    expect(offers).toEqual([
      { kind: 'plan', day: '2026-12-01', meal: 'dinner', title: 'Noodles', recipeId: null, servings: null },
      { kind: 'chips', chips: [{ field: 'servings', value: 4 }] },
    ])
  })

  test('the diary, the plan and the stock are there where nothing leaves the network', async () => {
    peer.respondWith(
      callsTools([
        { name: 'read_cooking_log', input: {} },
        { name: 'read_week_plan', input: { from: '2026-11-30' } },
        { name: 'read_pantry', input: {} },
      ]),
      replies('You cooked nothing yet.'),
    )
    const { actions } = await ask('what did I cook?')
    const names = actions?.map(({ tool }) => tool).toSorted()
    expect(names).toEqual(['read_cooking_log', 'read_pantry', 'read_week_plan'])
  })
})

describe('what a model knows', () => {
  test('is the day and who eats, without names, in few tokens and in the same order', async () => {
    const body = { id: randomUUID(), name: 'Zoé', allergens: ['nuts' as const], isChild: true, isUsual: true }
    await user.call(addEater, { body })
    peer.respondWith(replies('Hello.'))
    await ask('hello')
    const [first = '', second = ''] = [systemOf(0), (await ask('hello'), systemOf(1))]
    expect(first).toMatch(/eater 1: child, no nuts \(allergy\)/)
    expect(first).toMatch(/Today is \w+day, \d{4}-\d\d-\d\d\.\n/)
    expect(JSON.stringify(peer.requests)).not.toContain('Zoé')
    expect(first.length / 4).toBeLessThan(1500)
    expect(second.slice(0, 3000)).toBe(first.slice(0, 3000))
  })

  test('is the season where the household has said where it lives', async () => {
    await user.call(setHousehold, { body: { region: 'southernEurope' } })
    peer.respondWith(replies('Hello.'))
    await ask('hello')
    expect(systemOf(0)).toMatch(/Today is .*; (?:winter|spring|summer|autumn), in southern Europe\./)
  })

  test('is no season where a household of another language has said nothing', async () => {
    peer.respondWith(replies('Guten Tag.'))
    await user.call(chat, { body: { messages: [said('Guten Tag')], language: 'de' } })
    expect(systemOf(0)).toMatch(/Today is \w+day, \d{4}-\d\d-\d\d\.\n/)
  })

  test('is the newest talk, where its window is small; that is said, and the allergy stays', async () => {
    const small = await openModelApp(peer, { tools: false, contextLength: 2000 })
    try {
      const person = await signUpAdmin(small)
      const talk = Array.from({ length: 6 }, (_, index) => [
        said(index === 0 ? 'I am allergic to peanuts.' : `A soup, number ${index}. ${'Please. '.repeat(90)}`),
        answered('A soup.'),
      ]).flat()
      peer.respondWith(replies('Soup.'), replies(JSON.stringify({ message: 'No.', recipe: null })))
      const messages = [...talk, said('And now?')]
      const answer = await person.call(chat, { body: { messages, language: 'en' } })
      expect(answer.actions).toMatchObject([
        { tool: 'context', text: expect.stringMatching(/first \d+ messages/) },
      ])
      const sent = peer.requests[0]?.body.messages ?? []
      expect(sent.length).toBeLessThan(messages.length)
      expect(sent.at(-1)?.content).toBe('And now?')
      expect(sent[1]?.role).toBe('user')
      expect(sent[0]?.content).toContain('"peanuts"')
    } finally {
      await small.close()
    }
  })
})

describe('a model without tools', () => {
  const recipeOf = (paste: string) => {
    const { plating: _, steps, ...recipe } = noodles(paste)
    const whole = { ...recipe, searchTerms: [], diets: [], allergens: [], safety: [] }
    return JSON.stringify({
      message: 'Here.',
      recipe: { ...whole, steps: steps.map((step) => ({ ...step, uses: [] })) },
    })
  }
  const askWeak = (text: string) => weakUser.call(chat, { body: { messages: [said(text)], language: 'en' } })

  test('talks, and writes the recipe in a second call', async () => {
    peer.respondWith(replies('How about noodles?'), replies(recipeOf('tahini')))
    const answer = await askWeak('noodles please')
    expect(answer).toMatchObject({ message: 'How about noodles?', draft: { title: 'Noodles with tahini' } })
    expect(peer.requests.map(({ body }) => body.tools)).toEqual([undefined, undefined])
  })

  test('gets a dangerous one back, and what is still dangerous is not kept', async () => {
    peer.respondWith(
      replies('Peanut noodles!'),
      replies(recipeOf('peanut butter')),
      replies(recipeOf('tahini')),
    )
    const mended = await askWeak('noodles please, I am allergic to peanuts')
    expect(mended.draft?.title).toBe('Noodles with tahini')
    expect(String(peer.requests[2]?.body.messages.at(-1)?.content)).toMatch(/peanut/)
    peer.respondWith(replies('Peanut noodles!'), replies(recipeOf('peanut butter')))
    const refused = await askWeak('noodles please, I am allergic to peanuts')
    expect(refused).toMatchObject({ draft: null, actions: [{ tool: 'unsafe' }, { tool: 'unsafe_words' }] })
  })

  test('keeps its words when the second call fails', async () => {
    peer.respondWith(replies('How about noodles?'), failsWith(400))
    const answer = await askWeak('noodles please')
    expect(answer).toMatchObject({
      message: 'How about noodles?',
      draft: null,
      actions: [{ tool: 'write_recipe', text: expect.stringMatching(/could not be written/) }],
    })
  })
})

describe('a talk that the kitchen cannot read in time', () => {
  test('is checked for the chips as they were understood before, and the member is told', async () => {
    const kitchen = testKitchen()
    let isSlow = false
    const late = () => Promise.reject(apiError('chef unavailable'))
    const slow = await openTestApp({
      chef: await testModelChef(peer.url, {}, { timeouts: shortTimeouts }),
      kitchen: {
        ...kitchen,
        understand: (...given) => (isSlow ? late() : kitchen.understand(...given)),
        editDraft: (edit, caller) => (isSlow && edit.messages ? late() : kitchen.editDraft(edit, caller)),
      },
    })
    try {
      const person = await signUpAdmin(slow)
      const conversation = randomUUID()
      const messages = [said('Hello, I am allergic to peanuts')]
      peer.respondWith(replies('Hello.'))
      await person.call(chat, { body: { messages, language: 'en', conversation } })
      isSlow = true
      const talk = [...messages, answered('Hello.'), said('noodles please')]
      const body = { messages: talk, language: 'en' as const, conversation }
      peer.respondWith(writes('peanut butter'), writes('tahini'), replies('With tahini.'))
      const answer = await person.call(chat, { body })
      expect(answer.draft?.title).toBe('Noodles with tahini')
      expect(answer.actions?.[0]).toMatchObject({ tool: 'context', text: expect.stringMatching(/chips/) })
      peer.respondWith(writes('peanut butter'), replies('Peanuts!'))
      const next = await person.call(chat, { body })
      expect(next.draft?.title).not.toContain('peanut')
    } finally {
      await slow.close()
    }
  })
})

describe('what stands', () => {
  async function noodlesTalk(conversation = randomUUID()) {
    peer.respondWith(writes('tahini'), replies('Noodles.'))
    const { draft } = await ask('noodles please', { conversation })
    const messages = [said('noodles please'), answered('Noodles.')]
    return { conversation, draft, messages }
  }

  test('is stored with the conversation, with what came with the answer', async () => {
    const { conversation, draft } = await noodlesTalk()
    const stored = await user.call(readConversation, { params: { id: conversation } })
    expect(stored.draft).toEqual(draft)
    expect(stored.title).toBe('Noodles with tahini')
    expect(stored.messages).toMatchObject([
      { role: 'user' },
      { role: 'assistant', end: 'complete', actions: [{ tool: 'write_recipe' }] },
    ])
    expect(stored.messages[0]).not.toHaveProperty('end')
  })

  test('is what the next turn changes, also for a caller that sends none', async () => {
    const { conversation, messages } = await noodlesTalk()
    peer.respondWith(edits({ op: 'serve', servings: 4 }), replies('For four.'))
    const body = { messages: [...messages, said('for four')], language: 'en' as const, conversation }
    expect((await user.call(chat, { body })).draft).toMatchObject({
      servings: 4,
      title: 'Noodles with tahini',
    })
    peer.respondWith(replies('Something else, then.'))
    expect((await user.call(chat, { body: { ...body, draft: null } })).draft).toBeNull()
  })

  test('stays when the provider is lost in the middle', async () => {
    const conversation = randomUUID()
    peer.respondWith(writes('tahini'), endsAfter('Noodles with'))
    await expect(ask('noodles please', { conversation })).rejects.toThrow('chef unavailable')
    const stored = await user.call(readConversation, { params: { id: conversation } })
    expect(stored.draft?.title).toBe('Noodles with tahini')
    expect(stored.messages.at(-1)).toMatchObject({ end: 'interrupted', content: 'Noodles with' })
  })

  test('is finalized as it is, with its plating, without asking the model again', async () => {
    const { conversation, draft, messages } = await noodlesTalk()
    peer.requests.length = 0
    const body = { messages, language: 'en' as const, task: 'recipe' as const, conversation, draft }
    const { recipe, verdict, plating } = await user.call(chat, { body })
    expect(recipe).toMatchObject({ title: 'Noodles with tahini', allergens: draft?.allergens })
    expect(recipe).not.toHaveProperty('verdict')
    expect([verdict?.state, plating]).toEqual(['fine', draft?.plating])
    expect(peer.requests).toEqual([])
  })

  test('one of the cookbook is finalized with its plan', async () => {
    const conversation = randomUUID()
    peer.respondWith(
      callsTools([{ name: 'library_recipe', input: { request: 'carbonara', take: true } }]),
      replies('Carbonara.'),
    )
    await ask('carbonara please', { conversation })
    const messages = [said('carbonara please'), answered('Carbonara.')]
    const body = { messages, language: 'en' as const, task: 'recipe' as const, conversation }
    expect((await user.call(chat, { body })).recipe?.plan).toMatchObject({ v: 2, recipe: 'carbonara' })
  })

  test('outlives a turn that the built-in chef answers instead of the model', async () => {
    const { draft, messages } = await noodlesTalk()
    const kitchen = testKitchen()
    const standingIn = await openTestApp({
      chef: {
        ...app.deps.chef,
        reply: async (conversation, listener) => (await kitchen.reply(conversation, listener)).message,
      },
    })
    try {
      const person = await signUpAdmin(standingIn)
      const talk = [...messages, said('thank you')]
      const body = { messages: talk, language: 'en' as const, draft }
      expect((await person.call(chat, { body })).draft?.title).toBe('Noodles with tahini')
    } finally {
      await standingIn.close()
    }
  })

  test('one of the cookbook is mended for an allergy that is told later', async () => {
    peer.respondWith(
      callsTools([{ name: 'library_recipe', input: { request: 'carbonara', take: true } }]),
      replies('Carbonara.'),
    )
    const { draft } = await ask('carbonara please')
    const messages = [said('carbonara please'), answered('Carbonara.'), said('I am allergic to milk')]
    peer.respondWith(replies('Without cheese, then.'))
    const events = await eventsOf({ messages, draft })
    expect(events[0]).toMatchObject({ draft: { base: { recipe: 'carbonara' } } })
    const mended = events[0] && 'draft' in events[0] ? events[0].draft : null
    expect(mended?.ingredients.map(({ item }) => item)).not.toContain('pecorino')
    expect(events[1]).toMatchObject({
      action: { tool: 'edit_recipe', text: expect.stringMatching(/pecorino →/) },
    })
  })

  test('a chip mends it or takes it back, and no model is asked', async () => {
    const { draft, messages } = await noodlesTalk()
    peer.requests.length = 0
    const table = { allergens: [{ value: 'sesame' as const, by: 'hand' as const, at: 1 }] }
    const body = { messages, language: 'en' as const, draft, table }
    expect(await user.call(chat, { body })).toMatchObject({ message: 'Noodles.', draft: null })
    expect(peer.requests).toEqual([])
  })
})
