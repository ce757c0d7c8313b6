import { describe, expect, test } from 'vitest'
import { CallError } from '#shared/contract/call.ts'
import { emptyTable } from '#shared/contract/chat-table.ts'
import type { ChatEvent } from '#shared/contract/chef.ts'
import type { Draft } from '#shared/contract/draft.ts'
import { emptyConversation, type Conversation, type Message } from './conversation.ts'
import { pageAfter, type PageEvent } from './page-events.ts'
import { initialState, isEditing, type PageState } from './page-state.ts'
import { newPending } from './pending.ts'
import { gratin } from './test-support.ts'
import { withValue } from './table.ts'

const said = (content: string): Message => ({ role: 'user', content })
const answered = (content: string): Message => ({ role: 'assistant', content })

const soup: Draft = { ...gratin, title: 'Leek Soup' }
const pie: Draft = { ...gratin, title: 'Leek Pie' }

const loaded = (conversation: Partial<Conversation>) =>
  initialState({ ...emptyConversation('mara'), id: 'talk', ...conversation }, null)

const after = (state: PageState, ...events: PageEvent[]) => events.reduce(pageAfter, state)

const send = (text: string): PageEvent => ({ type: 'sent', text, id: 'new' })
const streamed = (...events: ChatEvent[]): PageEvent => ({ type: 'streamed', events })
const end = (message: string, more: object = {}): PageEvent => ({
  type: 'answerEnded',
  answer: { end: 'complete', message, ...more },
})
const lineBroke: PageEvent = { type: 'answerFailed', cause: new CallError('network') }

/** A message, its answer, and the draft that came with it. */
const turn = (text: string, draft: Draft): PageEvent[] => [
  send(text),
  { type: 'streamBegan' },
  streamed({ words: `A ${draft.title}` }, { understood: { draft } }),
  end(`A ${draft.title}`),
]

const contents = ({ conversation }: PageState) => conversation.messages.map(({ content }) => content)

describe('a message', () => {
  test('gives a new conversation its id, empties the composer and asks', () => {
    const state = after(
      initialState(emptyConversation('mara'), null),
      { type: 'typed', text: ' Leeks ' },
      send(' Leeks '),
    )
    expect(state.conversation).toMatchObject({ id: 'new', messages: [said('Leeks')], draft: '' })
    expect(state.asking).toEqual({ mayBeStored: false })
  })

  test.each(['', '  ', 'x'.repeat(4001)])('that cannot be sent changes nothing', (text) => {
    const state = loaded({})
    expect(pageAfter(state, send(text))).toBe(state)
  })

  test('is not sent while an answer is due', () => {
    const state = after(loaded({}), send('Leeks'))
    expect(pageAfter(state, send('Eggs'))).toBe(state)
  })

  test('without an answer goes back into the composer, before what was typed since', () => {
    const state = after(loaded({}), send('No nuts'), { type: 'typed', text: ' and no eggs' }, end(''))
    expect(state.conversation).toMatchObject({ messages: [], draft: 'No nuts\n\nand no eggs' })
    expect(state.asking).toBeNull()
  })
})

describe('an answer', () => {
  const due = after(loaded({}), send('Leeks'), { type: 'streamBegan' })

  test('grows by what comes: words, what tools did, offers and the recipe that stands', () => {
    const offer = { kind: 'chips' as const, chips: [{ field: 'minutes' as const, value: 30 }] }
    const action = { tool: 'find_recipes', text: 'Looked in your binder.' }
    const state = after(
      due,
      streamed({ action }, { draft: soup }, { words: 'A ' }),
      streamed({ words: 'soup' }, { offer }),
    )
    expect(state.coming).toEqual({ text: 'A soup', actions: [action], offers: [offer] })
    expect(state.conversation.recipe).toBe(soup)
    const whole = after(state, end('A soup.', { more: true }))
    expect(whole.conversation.messages.at(-1)).toEqual({
      ...answered('A soup.'),
      actions: [action],
      offers: [offer],
      more: true,
    })
    expect(whole).toMatchObject({ asking: null, answered: true, failure: null, coming: { text: '' } })
  })

  test('that comes once more after a broken line is there once', () => {
    const state = after(
      due,
      streamed({ words: 'A so' }),
      { type: 'streamBegan' },
      streamed({ words: 'A soup' }),
    )
    expect(state.coming.text).toBe('A soup')
  })

  test('withdraws the recipe that stood', () => {
    const state = after(loaded({ recipe: soup }), send('Nuts kill me'), streamed({ draft: null }))
    expect(state.conversation).toMatchObject({ recipe: null, recipeBefore: soup })
  })

  test('that understood nothing leaves chips and recipe', () => {
    const table = withValue(emptyTable, 'minutes', 30, 0)
    const state = after(
      loaded({ recipe: soup, table }),
      send('Hm'),
      streamed({ understood: {} }),
      end('Yes?'),
    )
    expect(state.conversation).toMatchObject({ recipe: soup, table })
  })

  test('that is stopped keeps what was said, or nothing', () => {
    const part = after(due, streamed({ words: 'A soup' }), { type: 'answerStopped' })
    expect(part.conversation.messages).toEqual([said('Leeks'), { ...answered('A soup'), end: 'stopped' }])
    expect(after(due, { type: 'answerStopped' }).conversation.draft).toBe('Leeks')
  })

  test('whose line broke keeps what was said, and a reload looks for the rest', () => {
    const broken = after(due, streamed({ words: 'A so' }), lineBroke)
    expect(broken.conversation.messages.at(-1)).toEqual({ ...answered('A so'), end: 'lost' })
    const reloaded = initialState(broken.conversation, null)
    expect(reloaded.asking).toEqual({ mayBeStored: true })
    expect(contents(reloaded)).toEqual(['Leeks'])
    expect(after(broken, { type: 'askedAgain' }).asking).toEqual({ mayBeStored: true })
  })

  test('that was interrupted still says so after a reload', () => {
    const cut = after(due, {
      type: 'answerEnded',
      answer: { end: 'interrupted', message: 'A so', error: 'chef unavailable' },
    })
    expect(cut.failure).toMatchObject({ code: 'chef unavailable' })
    expect(initialState(cut.conversation, null).failure).toMatchObject({ code: 'chef unavailable' })
  })
})

describe('asked again', () => {
  const talk = after(loaded({}), ...turn('Leeks', soup), ...turn('As a pie', pie))

  test('the last message meets the recipe that stood before it', () => {
    const state = after(talk, { type: 'askedAgain' })
    expect(contents(state)).toEqual(['Leeks', 'A Leek Soup', 'As a pie'])
    expect(state.conversation.recipe).toEqual(soup)
    expect(state.asking).toEqual({ mayBeStored: false })
  })

  test('the answer of before can be brought back until the next message, with what was typed meanwhile', () => {
    const again = after(talk, { type: 'askedAgain' }, end('A tart'), { type: 'typed', text: 'Hm' })
    expect(contents(again).at(-1)).toBe('A tart')
    expect(isEditing(again.conversation)).toBe(false)
    const back = after(again, { type: 'setAsideRestored' })
    expect(contents(back)).toEqual(contents(talk))
    expect(back.conversation).toMatchObject({ recipe: pie, draft: 'Hm', setAside: null })
    expect(after(again, send('Fine')).conversation.setAside).toBeNull()
  })

  test('without success it is brought back at once', () => {
    const failed = after(talk, { type: 'askedAgain' }, lineBroke)
    expect(contents(failed)).toEqual(contents(talk))
    expect(failed.failure).toMatchObject({ code: 'network' })
  })
})

describe('a message that is edited', () => {
  const talk = after(
    loaded({ table: withValue(emptyTable, 'minutes', 30, 1) }),
    ...turn('Leeks', soup),
    ...turn('As a pie', pie),
  )

  test('is in the composer, with the recipe that stood before it; what followed is set aside', () => {
    const state = after(talk, { type: 'editBegan', index: 2 })
    expect(contents(state)).toEqual(['Leeks', 'A Leek Soup'])
    expect(state.conversation).toMatchObject({ draft: 'As a pie', recipe: soup })
    expect(isEditing(state.conversation)).toBe(true)
    const first = after(state, { type: 'editBegan', index: 0 })
    expect(first.conversation).toMatchObject({ messages: [], recipe: null, draft: 'Leeks\n\nAs a pie' })
    expect(after(first, { type: 'setAsideRestored' }).conversation).toMatchObject({
      messages: talk.conversation.messages,
      recipe: pie,
      table: talk.conversation.table,
      draft: '',
    })
  })

  test('is kept by a reload, and replaces what followed when it is sent', () => {
    const { conversation } = after(talk, { type: 'editBegan', index: 0 })
    const state = after(initialState(conversation, null), send('Potatoes'))
    expect(contents(state)).toEqual(['Potatoes'])
    expect(state.conversation).toMatchObject({ setAside: null, earlier: [{ at: 0, recipe: null }] })
  })

  test('that is no message of the user is not edited', () => {
    expect(after(talk, { type: 'editBegan', index: 1 })).toEqual(talk)
  })
})

describe('chips', () => {
  const change = (table: typeof emptyTable) => withValue(table, 'minutes', 30, 0)

  test('are sent once more after an answer, and with the next message before the first', () => {
    expect(after(loaded({}), { type: 'tableChanged', change }).redrafting).toBeNull()
    const talk = after(loaded({}), ...turn('Leeks', soup))
    expect(after(talk, { type: 'tableChanged', change }).redrafting).not.toBeNull()
  })

  test('changed twice count both', () => {
    const twice = after(
      loaded({}),
      { type: 'tableChanged', change },
      {
        type: 'tableChanged',
        change: (table) => withValue(table, 'servings', 2, 0),
      },
    )
    expect(twice.conversation.table).toMatchObject({ minutes: { value: 30 }, servings: { value: 2 } })
  })

  test('that failed to be sent stay', () => {
    const talk = after(loaded({}), ...turn('Leeks', soup), { type: 'tableChanged', change })
    const failed = after(talk, { type: 'redrafted', understood: null })
    expect(failed).toMatchObject({
      redrafting: null,
      conversation: { recipe: soup, table: { minutes: { value: 30 } } },
    })
  })
})

describe('a change of the draft by hand', () => {
  const talk = after(loaded({}), ...turn('Leeks', soup))
  const edit = { draft: soup, operation: { op: 'serve' as const, servings: 6 }, isUndo: false }
  const served = { ...soup, servings: 6 }
  const answer = { draft: served, changes: [{ kind: 'servings' as const, before: 4, after: 6 }], refused: [] }

  test('is the draft, can be undone, and its servings are the chip', () => {
    const state = after(talk, { type: 'draftEditBegan', edit }, { type: 'draftEdited', answer })
    expect(state.conversation).toMatchObject({
      recipe: served,
      table: { servings: { value: 6, by: 'hand' } },
    })
    expect(state.edits.before).toEqual([soup])
    const undone = after(
      state,
      { type: 'draftEditBegan', edit: { ...edit, draft: soup, isUndo: true } },
      { type: 'draftEdited', answer: { draft: soup, changes: [], refused: [] } },
    )
    expect(undone.edits).toEqual({ outcome: { kind: 'undone' }, before: [] })
  })

  test('takes up one that stood before, which can be undone', () => {
    const earlier = { ...soup, title: 'First soup', byHand: true }
    const state = after(
      talk,
      { type: 'draftEditBegan', edit: { ...edit, draft: earlier, stood: soup } },
      { type: 'draftEdited', answer: { draft: earlier, changes: [], refused: [] } },
    )
    expect(state.conversation.recipe).toEqual(earlier)
    expect(state.edits).toEqual({ outcome: { kind: 'restored' }, before: [soup] })
  })

  test('ends with a message, which brings its own draft', () => {
    const state = after(talk, { type: 'draftEditBegan', edit }, send('And now?'))
    expect(state.editing).toBeNull()
    expect(after(state, { type: 'draftEditBegan', edit })).toBe(state)
    expect(after(state, { type: 'draftEdited', answer })).toBe(state)
  })
})

describe('a recipe that is being finalized', () => {
  const talk = after(loaded({}), ...turn('Leeks', soup))
  const pending = newPending({
    userId: 'mara',
    language: 'en',
    messages: [said('Leeks')],
    idempotencyKey: 'k',
  })
  const running = after(talk, { type: 'finalizeBegan', pending })

  test('goes on after a reload', () => {
    expect(initialState(talk.conversation, pending).finalizing).toMatchObject({
      phase: 'running',
      automatic: true,
    })
  })

  test.each<PageEvent>([
    send('Without cream'),
    { type: 'askedAgain' },
    { type: 'editBegan', index: 0 },
    { type: 'tableChanged', change: (table) => table },
    { type: 'draftEditBegan', edit: { draft: soup, operation: { op: 'serve', servings: 2 }, isUndo: false } },
    { type: 'startedNew' },
    { type: 'finalizeDropped' },
  ])('is given up by $type', (event) => {
    expect(after(running, event).finalizing).toEqual({ phase: 'idle' })
  })

  test('is left alone by typing', () => {
    expect(after(running, { type: 'typed', text: 'x' }).finalizing).toBe(running.finalizing)
  })

  test('fails at a step and keeps what it has', () => {
    const painted = { ...pending, plating: 'In bowls.' }
    const failed = after(
      running,
      { type: 'finalizeReached', step: 'image', pending: painted },
      { type: 'finalizeEnded', outcome: { kind: 'failed', step: 'image', reason: 'painter unavailable' } },
    )
    expect(failed.finalizing).toMatchObject({ phase: 'failed', step: 'image', pending: painted })
  })

  test('stays as it is when the session ends', () => {
    expect(after(running, { type: 'finalizeEnded', outcome: { kind: 'signedOut' } }).finalizing).toBe(
      running.finalizing,
    )
  })
})

describe('a stored conversation that is opened', () => {
  const stored = {
    id: 'other',
    title: 'Soup',
    active_at: '2026-05-01T18:00:00.000Z',
    recipe_id: null,
    writing: null,
    table: null,
    draft: soup,
  }
  const open = (messages: Message[], writing: string | null = null) =>
    after(loaded({ draft: 'typed' }), {
      type: 'opened',
      id: 'other',
      stored: { ...stored, writing, messages: messages as [] } as never,
    })

  test('brings its messages and its recipe; what was typed stays', () => {
    const state = open([said('Leeks'), { ...answered('A soup'), end: 'complete' }])
    expect(state.conversation).toMatchObject({ id: 'other', recipe: soup, draft: 'typed' })
    expect(state.conversation.messages.at(-1)).toEqual(answered('A soup'))
    expect(state).toMatchObject({ opened: 1, redrafting: { wait: 0 }, asking: null })
  })

  test('says that its answer was cut', () => {
    const state = open([said('Leeks'), { ...answered('A so'), end: 'interrupted' }])
    expect(state.failure).toMatchObject({ code: 'chef unavailable' })
  })

  test('goes on with the answer that is being written', () => {
    expect(open([said('Leeks')], 'A').asking).toEqual({ mayBeStored: true })
  })
})
