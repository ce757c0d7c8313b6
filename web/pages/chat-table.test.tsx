import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import { gratin, testServer } from '../features/chat/test-support.ts'
import { emptyHousehold, testEater } from '../features/household/test-household.ts'
import { wireRecipe } from '../features/recipes/test-recipe.ts'
import { openChat, serveChat } from './chat/test-chat.tsx'

let server: ReturnType<typeof testServer>
let isWide: boolean

/** The saved recipe, as the server sends it. */
const inBinder = wireRecipe({ ID: 'recipe-1', Title: 'Leek Gratin' })

const table: ChatTable = {
  ...emptyTable,
  servings: { value: 4, by: 'read' },
  allergens: [{ value: 'nuts', by: 'read', asks: true }],
  diets: [{ value: 'vegan', by: 'read' }],
  with: [{ value: 'leek', name: 'leeks', by: 'read' }],
}

beforeEach(() => {
  isWide = true
  server = testServer()
  server.answers.understood = { table, draft: gratin }
  serveChat(server, () => isWide, { '/api/groups/my': [], '/api/recipes/recipe-1': inBinder })
})

type User = ReturnType<typeof openChat>['user']

async function say(user: User, message: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), `${message}{Enter}`)
  await screen.findAllByText('leek gratin')
}

const chips = () => within(screen.getByRole('list', { name: 'At your table' }))
/** Unfolds what was understood. */
const unfold = async (user: User) => {
  const summary = (await screen.findByText('tree nuts')).closest('summary')
  await user.click(summary as HTMLElement)
}
const draft = () => within(screen.getByRole('region', { name: 'Draft' }))
const redrafts = () => server.requests.filter(({ what }) => what === 'redraft')
const lastTable = () => redrafts().at(-1)?.body.table

describe('the chips', () => {
  test('show what was understood, and the draft beside it', async () => {
    const { user } = openChat()
    await say(user, 'A vegan gratin')
    expect(await screen.findByText('tree nuts')).toBeVisible()
    expect(chips().getByText('Allergy: tree nuts')).not.toBeVisible()
    await unfold(user)
    for (const text of ['Allergy: tree nuts', 'vegan', 'with leeks']) {
      expect(await chips().findByText(text)).toBeVisible()
    }
    // For how many it is, is said once, where it is changed.
    expect(draft().getAllByText('4 people')).toHaveLength(1)
    expect(chips().queryByText(/people/)).toBeNull()
    expect(draft().getByRole('heading', { name: 'Leek Gratin' })).toBeVisible()
    expect(draft().getByText('200 ml cream')).toBeVisible()
    expect(draft().getByText('Bake until golden.')).toBeVisible()
    expect(draft().getByText('Built-in chef, no AI model')).toBeVisible()
  })

  test('show the lines of a portion apart under its heading', async () => {
    const ingredients = gratin.ingredients.map((each) => ({
      ...each,
      group: each.item === 'salt' ? 'Vegan portion' : 'For the others',
    }))
    server.answers.understood = { table, draft: { ...gratin, ingredients } }
    const { user } = openChat()
    await say(user, 'A gratin, one of us is vegan')
    expect(await draft().findByRole('heading', { name: 'Vegan portion' })).toBeVisible()
    expect(
      within(draft().getByRole('list', { name: 'Vegan portion' })).getByText('salt, to taste'),
    ).toBeVisible()
    expect(
      within(draft().getByRole('list', { name: 'For the others' })).getAllByRole('listitem'),
    ).toHaveLength(2)
  })

  test('removed by a tap: the draft follows without a message, and what changed is marked', async () => {
    const { user } = openChat()
    await say(user, 'A vegan gratin')
    const ingredients = gratin.ingredients.map((each) =>
      each.item === 'cream' ? { ...each, item: 'milk' } : each,
    )
    server.answers.understood = {
      table: { ...table, diets: [{ value: 'vegan', by: 'hand', at: 1, removed: true }] },
      draft: { ...gratin, ingredients },
    }
    await user.click(await chips().findByRole('button', { name: 'Remove vegan' }))
    expect(await draft().findByText('200 ml milk')).toHaveRole('mark')
    expect(draft().getByText('200 ml cream')).toHaveRole('deletion')
    expect(lastTable()).toEqual({ diets: [{ value: 'vegan', by: 'hand', at: 1, removed: true }] })
    expect(redrafts()).toHaveLength(1)
    expect(screen.getByText('Draft updated')).toBeInTheDocument()
    expect(screen.getAllByText('A vegan gratin')).toHaveLength(1)
    await waitFor(() => expect(draft().queryByText('200 ml cream')).toBeNull(), { timeout: 6000 })
  })

  test('of an allergy that was said is removed after one question', async () => {
    const { user } = openChat()
    await say(user, 'A gratin')
    await unfold(user)
    const remove = await chips().findByRole('button', { name: 'Remove Allergy: tree nuts' })
    await user.click(remove)
    const question = await screen.findByRole('alertdialog', { name: 'No allergy to tree nuts?' })
    await user.click(within(question).getByRole('button', { name: 'Keep it' }))
    expect(chips().getByText('Allergy: tree nuts')).toBeVisible()
    expect(redrafts()).toEqual([])
    await user.click(remove)
    await user.click(await screen.findByRole('button', { name: 'Take it out' }))
    await waitFor(() =>
      expect(lastTable()).toEqual({
        allergens: [{ value: 'nuts', by: 'hand', at: 1, removed: true, confirmed: true }],
      }),
    )
  })

  test('are set in the dialog: several taps are one request', async () => {
    const { user } = openChat()
    await say(user, 'A gratin')
    await user.click(await chips().findByRole('button', { name: 'Change' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'At your table' }))
    expect(dialog.getByRole('button', { name: 'vegan' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(dialog.getByRole('button', { name: 'More people' }))
    await user.click(dialog.getByRole('button', { name: '30 min' }))
    await user.click(dialog.getByRole('button', { name: 'sesame' }))
    await user.click(dialog.getByRole('button', { name: 'no oven' }))
    await user.type(dialog.getByRole('textbox', { name: 'Must not be in it' }), 'mushrooms{Enter}')
    await waitFor(() => expect(redrafts()).toHaveLength(1))
    const hand = (value: unknown) => ({ value, by: 'hand', at: 1 })
    expect(lastTable()).toEqual({
      servings: hand(5),
      minutes: hand(30),
      allergens: [hand('sesame')],
      without: [hand('mushrooms')],
      equipment: [hand('noOven')],
    })
  })

  test('set before the first message are sent with it', async () => {
    const { user } = openChat()
    await user.click(await screen.findByRole('button', { name: 'Who is eating, and what?' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'At your table' }))
    await user.click(dialog.getByRole('button', { name: 'vegan' }))
    await user.click(dialog.getByRole('button', { name: 'slow cooker' }))
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    expect(redrafts()).toEqual([])
    await say(user, 'A gratin')
    expect(server.requests.find(({ what }) => what === 'reply')?.body.table).toEqual({
      diets: [{ value: 'vegan', by: 'hand', at: 0 }],
      // Chosen here, and not only there in the kitchen.
      equipment: [{ value: 'slowCooker', by: 'hand', at: 0, use: true }],
    })
  })

  test('survive a reload and belong to the finished recipe', async () => {
    const { user, reload } = openChat()
    await say(user, 'A gratin')
    const diets = [{ value: 'vegan' as const, by: 'hand' as const, at: 1, removed: true }]
    server.answers.understood = { table: { ...table, diets }, draft: gratin }
    await user.click(await chips().findByRole('button', { name: 'Remove vegan' }))
    await waitFor(() => expect(redrafts()).toHaveLength(1))
    const again = reload()
    await screen.findByText('Allergy: tree nuts')
    expect(chips().queryByText('vegan')).toBeNull()
    expect(draft().getByText('200 ml cream')).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Finalize Recipe' }))
    await screen.findByRole('heading', { level: 1, name: 'Recipe Complete' })
    expect(server.requests.find(({ what }) => what === 'recipe')?.body.table).toEqual({ diets })
  })

  test('a failed request leaves them as they are', async () => {
    const { user } = openChat()
    await say(user, 'A gratin')
    server.trouble.set('redraft', 'network')
    await user.click(await chips().findByRole('button', { name: 'Remove vegan' }))
    await waitFor(() => expect(redrafts()).toHaveLength(1))
    expect(chips().queryByText('vegan')).toBeNull()
    expect(draft().getByText('200 ml cream')).toBeVisible()
  })
})

describe('on a small screen', () => {
  test('the draft is one tap away, with a mark when it has changed', async () => {
    isWide = false
    const { user } = openChat()
    await say(user, 'A gratin')
    // The closed sheet itself is new.
    expect(await screen.findByRole('button', { name: /^Draft.*tree nuts$/ })).toBeVisible()
    server.answers.understood = { table, draft: { ...gratin, servings: 2 } }
    await say(user, 'For two')
    await user.click(await screen.findByRole('button', { name: /^Draft.*has changed/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Draft' }))
    expect(sheet.getByText('200 ml cream')).toBeVisible()
    expect(sheet.getByText('Allergy: tree nuts')).not.toBeVisible()
    await user.click(sheet.getByText('tree nuts'))
    expect(sheet.getByText('Allergy: tree nuts')).toBeVisible()
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    const closed = await screen.findByRole('button', { name: /^Draft/ })
    expect(closed).toHaveAccessibleName(/^Draft ?Leek Gratin ?1 h · 2 people ?tree nuts$/)
  })
})

test('editing a message can be cancelled', async () => {
  const { user } = openChat()
  await say(user, 'A vegan gratin')
  await user.click(screen.getByRole('button', { name: 'Edit: A vegan gratin' }))
  const composer = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  expect(composer.value).toBe('A vegan gratin')
  expect(screen.getByText('You are editing your message.')).toBeVisible()
  await user.type(composer, ' with ham')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('leek gratin')).toBeVisible()
  expect(composer.value).toBe('')
  expect(screen.queryByText('You are editing your message.')).toBeNull()
})

test('a stored conversation brings its chips and its draft', async () => {
  server.conversations.set('soup', {
    title: 'Leek Gratin',
    messages: [
      { role: 'user', content: 'A gratin' },
      { role: 'assistant', content: 'How about a gratin?' },
    ],
    writing: null,
    recipe_id: 'recipe-1',
  })
  const { user } = openChat()
  await user.click(await screen.findByRole('button', { name: 'Conversations' }))
  expect(await screen.findByText('Saved as a recipe')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Leek Gratin/ }))
  expect(await draft().findByText('200 ml cream')).toBeVisible()
  await unfold(user)
  expect(chips().getByText('Allergy: tree nuts')).toBeVisible()
  expect(redrafts()[0]?.body).toMatchObject({ conversation: 'soup', table: {} })
  await act(async () => undefined)
})

describe('who eats', () => {
  const household = {
    ...emptyHousehold,
    equipment: ['noOven' as const],
    eaters: [
      testEater('Ada'),
      testEater('Léa', { allergens: ['nuts'] }),
      testEater('Max', { allergens: ['fish'], isUsual: false }),
    ],
  }

  test('a new conversation starts from the household, and one tap changes who eats', async () => {
    server.answers.household = household
    const { user } = openChat()
    const usual = await screen.findByText('As usual: Ada and Léa, no tree nuts for Léa')
    // The invitation to talk comes first.
    const suggestion = screen.getByRole('button', { name: /^Something warming/ })
    expect(usual.compareDocumentPosition(suggestion)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    // On a desk what the dish has to keep to is beside the conversation, where nothing covers it.
    expect(draft().getByText('no oven', { selector: 'summary *' })).toBeVisible()
    await user.click(screen.getByText('no oven', { selector: 'summary *' }))
    expect(screen.getByRole('button', { name: 'Change: no oven' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Max', pressed: false }))
    expect(await screen.findByText(/^Today: Ada, Léa,? and Max/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Léa', pressed: true }))
    await say(user, 'Something with leeks')
    const sent = server.requests.find(({ what }) => what === 'reply')
    expect(sent?.body.table).toMatchObject({
      servings: { value: 2, by: 'hand' },
      allergens: [{ value: 'fish', by: 'hand' }],
      equipment: [{ value: 'noOven', by: 'hand', at: 0 }],
    })
  })

  test('a tap at the moment the household appears is kept', async () => {
    server.answers.household = household
    openChat()
    // In the callback of the first change of the document, before the effects of that render have run.
    await waitFor(() => screen.getByRole('button', { name: 'Max', pressed: false }).click())
    expect(await screen.findByText(/^Today: Ada, Léa,? and Max/)).toBeVisible()
  })

  test('one tap changes who eats after the first message too', async () => {
    server.answers.household = household
    const { user } = openChat()
    await screen.findByText(/^As usual/)
    await say(user, 'Something with leeks')
    expect(screen.queryByText(/^As usual/)).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Max', pressed: false }))
    await waitFor(() => expect(redrafts()).toHaveLength(1))
    expect(lastTable()).toMatchObject({
      allergens: [{ value: 'fish', by: 'hand', at: 1 }],
      eaterIds: ['Ada', 'Léa', 'Max'],
    })
  })

  describe('in a stored conversation', () => {
    const messages = [
      { role: 'user' as const, content: 'A gratin' },
      { role: 'assistant' as const, content: 'How about a gratin?' },
    ]
    const nuts = { value: 'nuts' as const, by: 'hand' as const, at: 0 }

    async function openStored(stored: ChatTable | null) {
      server.answers.household = household
      server.answers.understood = { ...(stored && { table: stored }), draft: gratin }
      server.conversations.set('soup', { title: 'Soup', messages, writing: null, table: stored })
      const { user } = openChat()
      await user.click(await screen.findByRole('button', { name: 'Conversations' }))
      await user.click(await screen.findByRole('button', { name: /^Soup/ }))
      await draft().findByText('200 ml cream')
      return user
    }

    test('it is shown, and one tap changes the chips and the draft', async () => {
      const user = await openStored({ ...emptyTable, allergens: [nuts], eaterIds: ['Léa', 'somebody gone'] })
      await unfold(user)
      expect(await screen.findByRole('button', { name: 'Léa', pressed: true })).toBeVisible()
      expect(screen.getByRole('button', { name: 'Ada', pressed: false })).toBeVisible()
      expect(redrafts()).toHaveLength(1)
      await user.click(screen.getByRole('button', { name: 'Max', pressed: false }))
      await user.click(screen.getByRole('button', { name: 'Léa', pressed: true }))
      await waitFor(() => expect(redrafts()).toHaveLength(2))
      expect(lastTable()).toMatchObject({
        allergens: [{ value: 'fish', by: 'hand', at: 1 }],
        servings: { value: 1, by: 'hand', at: 1 },
        eaterIds: ['Max'],
      })
    })

    test('an allergy that was stated since comes into it', async () => {
      await openStored({ ...emptyTable, eaterIds: ['Léa'] })
      await waitFor(() =>
        expect(lastTable()).toMatchObject({ allergens: [{ ...nuts, at: 1 }], eaterIds: ['Léa'] }),
      )
    })

    test('an allergy that was taken out by hand stays out', async () => {
      await openStored({ ...emptyTable, allergens: [{ ...nuts, removed: true }], eaterIds: ['Léa'] })
      expect(await screen.findByRole('button', { name: 'Léa', pressed: true })).toBeInTheDocument()
      expect(redrafts()).toHaveLength(1)
    })

    test('nobody is assumed to eat where nobody was chosen', async () => {
      await openStored(null)
      expect(await screen.findByRole('button', { name: 'Léa', pressed: false })).toBeVisible()
      expect(screen.queryByRole('button', { pressed: true })).toBeNull()
      expect(lastTable()).toEqual({})
    })
  })

  test('what is sent before the household has loaded waits for it', async () => {
    server.answers.household = household
    const release = server.hold('household')
    const { user } = openChat()
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'A gratin{Enter}')
    expect(server.asked()).not.toContain('reply')
    release()
    await waitFor(() => expect(server.asked()).toContain('reply'))
    const sent = server.requests.find(({ what }) => what === 'reply')
    expect(sent?.body.table).toMatchObject({ allergens: [{ value: 'nuts', by: 'hand' }] })
  })

  test('without the household the chat says so and goes on', async () => {
    server.trouble.set('household', 'server error')
    const { user } = openChat()
    expect(await screen.findByText(/Your household could not be loaded/, {}, { timeout: 4000 })).toBeVisible()
    await say(user, 'Something with leeks')
    await waitFor(() => expect(server.asked()).toContain('reply'))
  })
})

describe('an allergy that is in doubt', () => {
  const doubtful: ChatTable = {
    ...emptyTable,
    allergens: [{ value: 'eggs', by: 'read', doubtful: true }],
  }

  test('is a question among the chips, answered by the keyboard', async () => {
    server.answers.understood = { table: doubtful, draft: gratin }
    const { user } = openChat()
    await say(user, 'A gratin. My neighbour is allergic to eggs.')
    const question = within(await chips().findByRole('group', { name: 'eggs?' }))
    server.answers.understood = {
      table: { ...emptyTable, allergens: [{ value: 'eggs', by: 'hand', at: 1 }] },
      draft: gratin,
    }
    question.getByRole('button', { name: 'Yes, somebody is allergic: eggs' }).focus()
    await user.keyboard('{Enter}')
    expect(await chips().findByText('Allergy: eggs')).toBeVisible()
    await waitFor(() => expect(lastTable()).toEqual({ allergens: [{ value: 'eggs', by: 'hand', at: 1 }] }))
  })

  test('is taken out without another question', async () => {
    server.answers.understood = { table: doubtful, draft: gratin }
    const { user } = openChat()
    await say(user, 'A gratin. My neighbour is allergic to eggs.')
    const removed = { value: 'eggs' as const, by: 'hand' as const, at: 1, removed: true, confirmed: true }
    server.answers.understood = { table: { ...emptyTable, allergens: [removed] }, draft: gratin }
    await user.click(await chips().findByRole('button', { name: 'No, nobody is allergic: eggs' }))
    await waitFor(() => expect(lastTable()).toEqual({ allergens: [removed] }))
    await waitFor(() => expect(chips().queryByRole('group', { name: 'eggs?' })).toBeNull())
  })

  test('is asked about before the recipe is written: silence is no consent', async () => {
    server.answers.understood = { table: doubtful, draft: gratin }
    const { user } = openChat()
    await say(user, 'A gratin. My neighbour is allergic to eggs.')
    const finalize = () => screen.getByRole('button', { name: 'Finalize Recipe' })
    await user.click(finalize())
    const dialog = await screen.findByRole('dialog', { name: 'Is this allergy at your table?' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeVisible())
    await user.click(finalize())
    expect(server.requests.filter(({ what }) => what === 'recipe')).toEqual([])
    const removed = { value: 'eggs' as const, by: 'hand' as const, at: 1, removed: true, confirmed: true }
    server.answers.understood = { table: { ...emptyTable, allergens: [removed] }, draft: gratin }
    await user.click(await screen.findByRole('button', { name: 'No, nobody has it (eggs)' }))
    await waitFor(() => expect(lastTable()).toEqual({ allergens: [removed] }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(finalize())
    await waitFor(() => expect(server.requests.some(({ what }) => what === 'recipe')).toBe(true))
  })
})
