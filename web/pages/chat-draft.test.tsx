import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import type { Draft } from '#shared/contract/draft.ts'
import { gratin, testServer } from '../features/chat/test-support.ts'
import { openChat, serveChat } from './chat/test-chat.tsx'

let server: ReturnType<typeof testServer>
let isWide: boolean

const table: ChatTable = { ...emptyTable, servings: { value: 4, by: 'read' } }
const base = { recipe: 'leek-gratin', operations: [] }
const draft: Draft = {
  ...gratin,
  ingredients: gratin.ingredients.map((line) =>
    line.item === 'cream'
      ? { ...line, swaps: [{ food: 'oat-cream', label: 'oat cream' }] }
      : { ...line, mayGo: line.item === 'salt' },
  ),
  base,
  ways: [null, 'airFryer'],
  way: null,
  verdict: { state: 'fine', findings: [] },
}
const withoutSalt: Draft = {
  ...draft,
  ingredients: draft.ingredients.slice(0, 2),
  base: { ...base, operations: [{ op: 'leaveOut', food: 'salt' }] },
  byHand: true,
}
const answered = (next: Draft | null, changes: NonNullable<typeof server.answers.edit>['changes'] = []) => ({
  draft: next,
  changes,
  refused: [],
})

beforeEach(() => {
  isWide = true
  server = testServer()
  server.answers.understood = { table, draft }
  serveChat(server, () => isWide, { '/api/groups/my': [] })
})

type User = ReturnType<typeof openChat>['user']

async function say(user: User, message: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), `${message}{Enter}`)
  await screen.findAllByText('leek gratin')
}

const panel = () => within(screen.getByRole('region', { name: 'Draft' }))
const edits = () => server.requests.filter(({ what }) => what === 'edit').map(({ body }) => body)
const openLine = async (user: User, name: RegExp) =>
  user.click(await panel().findByRole('button', { name, expanded: false }))
const said = () => panel().getByRole('status').textContent

describe('a line of the draft', () => {
  test('is left out with a tap: what changed is said, the list follows, and undo brings it back', async () => {
    const { user } = openChat()
    await say(user, 'A gratin')
    await openLine(user, /salt/)
    server.answers.edit = answered(withoutSalt, [{ kind: 'out', before: 'salt', after: null }])
    await user.click(panel().getByRole('button', { name: 'Leave out' }))
    await waitFor(() => expect(said()).toBe('Left out: salt.'))
    expect(panel().queryByRole('button', { name: /salt/ })).toBeNull()
    expect(edits()[0]).toMatchObject({
      operations: [{ op: 'remove', line: 2 }],
      draft: { title: 'Leek Gratin', base },
      table: { servings: { value: 4 } },
      conversation: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(JSON.stringify(edits()[0]?.draft)).not.toContain('oat cream')
    const undo = panel().getByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    server.answers.edit = answered(draft)
    await user.click(undo)
    await waitFor(() => expect(said()).toBe('Undone.'))
    expect(panel().getByRole('button', { name: /salt/ })).toBeVisible()
    expect(edits()[1]).toMatchObject({ operations: [{ op: 'serve', servings: 4 }], draft: { base } })
    expect(panel().queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('takes what the recipe offers instead, by keyboard alone', async () => {
    const { user } = openChat()
    await say(user, 'A gratin')
    const line = await panel().findByRole('button', { name: /cream/ })
    line.focus()
    await user.keyboard('{Enter}')
    expect(line).toHaveAttribute('aria-expanded', 'true')
    const swap = panel().getByRole('button', { name: 'oat cream' })
    while (document.activeElement !== swap) await user.tab()
    const ingredients = draft.ingredients.map((each) =>
      each.item === 'cream' ? { ...each, item: 'oat cream' } : each,
    )
    server.answers.edit = answered({ ...draft, ingredients, byHand: true }, [
      { kind: 'instead', before: 'cream', after: 'oat cream' },
    ])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(said()).toBe('oat cream instead of cream.'))
    expect(panel().getByText('200 ml oat cream')).toHaveRole('mark')
  })

  test('of which there is none: why it cannot go is said, and what is offered can be taken', async () => {
    const { user } = openChat()
    await say(user, 'A gratin')
    await openLine(user, /cream/)
    const operation = { op: 'remove' as const, line: 1 }
    const offer = { op: 'swap' as const, line: 1, food: 'oat-cream' }
    server.answers.edit = {
      draft,
      changes: [],
      refused: [{ operation, reason: 'needed', sentences: [], offer }],
    }
    await user.click(panel().getByRole('button', { name: 'I have none' }))
    await waitFor(() => expect(said()).toBe('Without it the dish would not work.'))
    expect(panel().queryByRole('button', { name: 'Undo' })).toBeNull()
    await user.click(panel().getByRole('button', { name: 'Take oat cream instead' }))
    await waitFor(() => expect(edits()).toHaveLength(2))
    expect(edits()[1]).toMatchObject({ operations: [offer] })
  })

  test('has more and less of it, but not of what is to taste', async () => {
    const { user } = openChat()
    await say(user, 'A gratin')
    await openLine(user, /salt/)
    expect(panel().queryByRole('button', { name: 'More' })).toBeNull()
    await openLine(user, /leeks/)
    server.answers.edit = answered(draft)
    await user.click(panel().getByRole('button', { name: 'More' }))
    await waitFor(() => expect(said()).toBe('Nothing had to change.'))
    expect(edits()[0]).toMatchObject({ operations: [{ op: 'amount', line: 0, factor: 1.5 }] })
  })
})

describe('the whole draft', () => {
  test('is served for more, and the table knows it', async () => {
    const { user } = openChat()
    await say(user, 'A gratin')
    server.answers.edit = answered({ ...draft, servings: 5, byHand: true }, [
      { kind: 'servings', before: 4, after: 5 },
    ])
    await user.click(await panel().findByRole('button', { name: 'More people' }))
    await waitFor(() => expect(said()).toBe('Now for 5 people.'))
    expect(edits()[0]).toMatchObject({ operations: [{ op: 'serve', servings: 5 }] })
    expect(panel().getByText('5 people')).toBeVisible()
    await say(user, 'and now?')
    const reply = server.requests.findLast(({ what }) => what === 'reply')?.body
    expect(reply).toMatchObject({
      draft: { servings: 5, byHand: true },
      table: { servings: { value: 5, by: 'hand', at: 1 } },
    })
  })

  test('is cooked another way', async () => {
    const { user } = openChat()
    await say(user, 'A gratin')
    server.answers.edit = answered({ ...draft, way: 'airFryer' }, [
      { kind: 'way', before: null, after: 'airFryer' },
    ])
    const way = await panel().findByRole('button', { name: 'in the air fryer' })
    expect(way).toHaveAttribute('aria-pressed', 'false')
    await user.click(way)
    await waitFor(() => expect(said()).toBe('Now cooked this way: in the air fryer.'))
    expect(way).toHaveAttribute('aria-pressed', 'true')
  })

  test('is kept by a reload, and finalized as it is', async () => {
    const { user, reload } = openChat()
    await say(user, 'A gratin')
    await openLine(user, /salt/)
    server.answers.edit = answered(withoutSalt, [{ kind: 'out', before: 'salt', after: null }])
    await user.click(panel().getByRole('button', { name: 'Leave out' }))
    await waitFor(() => expect(said()).toBe('Left out: salt.'))
    const again = reload()
    await screen.findByRole('region', { name: 'Draft' })
    expect(await panel().findByRole('button', { name: /cream/ })).toBeVisible()
    expect(panel().queryByRole('button', { name: /salt/ })).toBeNull()
    await again.user.click(screen.getByRole('button', { name: 'Finalize Recipe' }))
    await waitFor(() => expect(server.asked()).toContain('recipe'))
    expect(server.requests.find(({ what }) => what === 'recipe')?.body.draft).toMatchObject({
      base: withoutSalt.base,
      byHand: true,
    })
  })

  test('that is not for those at the table stands no longer, and undo is no way round', async () => {
    const { user } = openChat()
    await say(user, 'A gratin')
    await openLine(user, /leeks/)
    server.answers.edit = {
      draft: null,
      changes: [],
      refused: [
        {
          operation: { op: 'amount', line: 0, factor: 1.5 },
          reason: 'unsafe',
          sentences: ['Contains milk.'],
          offer: null,
        },
      ],
    }
    await user.click(panel().getByRole('button', { name: 'More' }))
    await waitFor(() => expect(said()).toMatch(/not for those at your table.* Contains milk\.$/))
    expect(panel().queryByRole('heading', { name: 'Leek Gratin' })).toBeNull()
    await user.click(panel().getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(edits()).toHaveLength(2))
    expect(panel().queryByRole('heading', { name: 'Leek Gratin' })).toBeNull()
  })

  test('stays as it is when a change fails', async () => {
    const { user } = openChat()
    await say(user, 'A gratin')
    await openLine(user, /leeks/)
    server.trouble.set('edit', 'chef unavailable')
    await user.click(panel().getByRole('button', { name: 'More' }))
    await waitFor(() => expect(said()).not.toBe(''))
    expect(panel().getByRole('heading', { name: 'Leek Gratin' })).toBeVisible()
  })

  test('is changed in the sheet of a small screen, with the controls at its bottom', async () => {
    isWide = false
    const { user } = openChat()
    await say(user, 'A gratin')
    await user.click(screen.getByRole('button', { name: /^Draft/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Draft' }))
    server.answers.edit = answered({ ...draft, servings: 3 }, [{ kind: 'servings', before: 4, after: 3 }])
    await user.click(sheet.getByRole('button', { name: 'Fewer people' }))
    await waitFor(() => expect(sheet.getByRole('status').textContent).toBe('Now for 3 people.'))
    expect(sheet.getByRole('button', { name: 'Undo' })).toBeVisible()
  })
})
