import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ChatEvent } from '#shared/contract/chef.ts'
import type { Draft } from '#shared/contract/draft.ts'
import { gratin, liveStream, streamed, testServer } from '../features/chat/test-support.ts'
import '../features/chat/offers.tsx'
import { provideSettings, settings } from '../lib/settings.ts'
import { openChat, serveChat } from './chat/test-chat.tsx'
import './chat/finished-recipe.tsx'

let server: ReturnType<typeof testServer>

const withoutModel = { ...settings() }
const soup: Draft = { ...gratin, title: 'Leek Soup' }
const pie: Draft = { ...gratin, title: 'Leek Pie' }

beforeEach(() => {
  provideSettings({ ...withoutModel, chefModel: 'some-model' })
  server = testServer()
  serveChat(server, () => true)
})
afterEach(() => provideSettings(withoutModel))

type User = ReturnType<typeof openChat>['user']

const composer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const panel = () => within(screen.getByRole('region', { name: 'Draft' }))
const replies = () => server.requests.filter(({ what }) => what === 'reply').map(({ body }) => body)

/** The next answer, with what comes beside its words. */
function willAnswer(message: string, events: ChatEvent[] = [], end: object = {}) {
  const last = { end: 'complete' as const, message, ...end }
  server.streams.push(streamed([...events, { words: message }, last]))
}

async function say(user: User, text: string, answer: string) {
  await user.type(await composer(), `${text}{Enter}`)
  await screen.findByText(answer)
}

test('Markdown becomes headings, lists, a table and emphasis; tags and links stay words', async () => {
  willAnswer(
    [
      '## Leeks',
      'A *mild* one, **creamy**, ~20 to ~30 minutes at `190 °C`.',
      '1. Slice\n   - wash\n   - drain\n2. Bake',
      '| What | How much |\n|---|--:|\n| leeks | 3 |',
      '<img src=x onerror=alert(1)> and [a link](https://example.org)',
    ].join('\n\n'),
  )
  const { user } = openChat()
  await say(user, 'Something mild', 'creamy')
  const talk = within(screen.getByRole('region', { name: 'Conversation' }))
  expect(talk.getByRole('heading', { name: 'Leeks' })).toBeVisible()
  expect(talk.getByText('mild').tagName).toBe('EM')
  expect(talk.getByText('creamy').tagName).toBe('STRONG')
  expect(talk.getByText(/~20 to ~30 minutes at/)).toBeVisible()
  expect(talk.getByText('wash').closest('ul')?.closest('ol')?.children).toHaveLength(2)
  expect(talk.getByRole('cell', { name: '3' })).toBeVisible()
  expect(talk.getByText(/<img src=x onerror=alert\(1\)> and a link/)).toBeVisible()
  expect(talk.queryByRole('link')).toBeNull()
  expect(talk.queryByRole('img')).toBeNull()
})

test('the recipe grows while the chef writes, and what was done for it is said', async () => {
  const live = liveStream()
  server.streams.push(live.response)
  const { user } = openChat()
  await user.type(await composer(), 'Leeks{Enter}')
  const found = [
    { id: 'r1', title: 'Grandma’s pie', by: null },
    { id: 'r2', title: 'Flamiche', by: 'Ada' },
  ]
  live.send({ notice: 'second model' })
  expect(await screen.findByText(/another one is standing in/)).toBeVisible()
  live.send({ action: { tool: 'find_recipes', text: 'Looked for leeks.', recipes: found } })
  expect(await screen.findByText('Looked for leeks.')).toBeVisible()
  const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name }).getAttribute('href')
  expect(link('Grandma’s pie')).toBe('/en/my/recipes?recipe=r1')
  expect(link('Flamiche')).toBe('/en/discover?recipe=r2')
  live.send({ draft: soup })
  expect(await panel().findByRole('heading', { name: 'Leek Soup' })).toBeVisible()
  live.send({ draft: null })
  await waitFor(() => expect(panel().queryByRole('heading', { name: 'Leek Soup' })).toBeNull())
  live.send({ draft: pie })
  live.send({ words: 'A pie.' })
  live.send({ end: 'complete', message: 'A pie.' })
  await screen.findByText('The chef has replied')
  expect(panel().getByRole('heading', { name: 'Leek Pie' })).toBeVisible()
  expect(screen.getByText('Looked for leeks.')).toBeVisible()
  expect(screen.getByText(/another one is standing in/)).toBeVisible()
})

describe('another answer', () => {
  async function talk() {
    const { user, reload } = openChat()
    willAnswer('A soup.', [{ draft: soup }])
    await say(user, 'Leeks', 'A soup.')
    willAnswer('A pie.', [{ draft: pie }])
    await say(user, 'In pastry', 'A pie.')
    return { user, reload }
  }

  test('is asked for with the recipe that stood before, and the earlier one can be brought back', async () => {
    const { user } = await talk()
    willAnswer('A tart.', [{ draft: { ...pie, title: 'Leek Tart' } }])
    await user.click(button('Answer again'))
    await screen.findByText('A tart.')
    expect(screen.queryByText('A pie.')).toBeNull()
    expect(replies()[2]).toMatchObject({ draft: { title: 'Leek Soup' } })
    expect(replies()[2]?.messages).toEqual(replies()[1]?.messages)
    await user.click(button('Back to the earlier answer'))
    expect(screen.getByText('A pie.')).toBeVisible()
    expect(panel().getByRole('heading', { name: 'Leek Pie' })).toBeVisible()
  })

  test('that cannot be had leaves the one there is', async () => {
    const { user } = await talk()
    server.trouble.set('reply', 'chef unavailable')
    await user.click(button('Answer again'))
    expect(await screen.findByRole('alert')).toHaveTextContent('The chef has stepped out')
    expect(screen.getByText('A pie.')).toBeVisible()
    expect((await composer()).value).toBe('')
  })

  test('comes of an earlier message that is edited; what followed comes back on Cancel, after a reload too', async () => {
    const { user, reload } = await talk()
    await user.click(button('Edit: Leeks'))
    expect((await composer()).value).toBe('Leeks')
    expect(screen.queryByText('A soup.')).toBeNull()
    expect(panel().queryByRole('heading', { name: 'Leek Pie' })).toBeNull()
    const again = reload()
    await again.user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('A pie.')).toBeVisible()
    await again.user.click(button('Edit: Leeks'))
    await again.user.type(await composer(), ' and cream')
    willAnswer('A gratin.', [{ draft: gratin }])
    await again.user.keyboard('{Enter}')
    await screen.findByText('A gratin.')
    expect(replies().at(-1)).toMatchObject({
      messages: [{ role: 'user', content: 'Leeks and cream' }],
      draft: null,
    })
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })

  test('of the built-in chef would be the same, and is not offered', async () => {
    provideSettings(withoutModel)
    await talk()
    expect(screen.queryByRole('button', { name: 'Answer again' })).toBeNull()
  })
})

describe('an answer that is not whole', () => {
  test('for its length says so, and goes on with a tap', async () => {
    const { user } = openChat()
    willAnswer('First, the', [], { more: true })
    await say(user, 'Everything about leeks', 'First, the')
    expect(screen.getByText('The answer was too long and stops here.')).toBeVisible()
    willAnswer('leeks.')
    await user.click(button('Go on'))
    await screen.findByText('leeks.')
    expect(replies()[1]?.messages).toContainEqual({ role: 'assistant', content: 'First, the' })
    expect(replies()[1]?.messages).toContainEqual({ role: 'user', content: 'Go on' })
  })

  test('says so when it is opened later', async () => {
    server.conversations.set('soup', {
      title: 'Soup',
      messages: [
        { role: 'user', content: 'Leeks' },
        { role: 'assistant', content: 'How about a', end: 'interrupted' },
      ],
      writing: null,
    })
    const { user } = openChat()
    await user.click(await screen.findByRole('button', { name: 'Conversations' }))
    await user.click(await screen.findByRole('button', { name: /^Soup/ }))
    expect(await screen.findByText('The answer breaks off here.')).toBeVisible()
    expect(button('Try again')).toBeVisible()
  })

  test('because the line broke is kept, and the rest of it is found with a tap', async () => {
    const live = liveStream()
    server.streams.push(live.response)
    const { user } = openChat()
    await user.type(await composer(), 'Leeks{Enter}')
    live.send({ words: 'How about' })
    await screen.findByText('How about')
    // The server knows of no answer: there is nothing to go on with.
    live.breakOff()
    expect(await screen.findByText('The answer breaks off here.')).toBeVisible()
    const { id } = JSON.parse(sessionStorage.getItem('chat') ?? '') as { id: string }
    server.conversations.set(id, {
      title: 'Leeks',
      messages: [
        { role: 'user', content: 'Leeks' },
        { role: 'assistant', content: 'How about a soup?', end: 'complete' },
      ],
      writing: null,
      draft: soup,
    })
    await user.click(button('Try again'))
    expect(await screen.findByText('How about a soup?')).toBeVisible()
    expect(panel().getByRole('heading', { name: 'Leek Soup' })).toBeVisible()
    expect(replies()).toHaveLength(1)
  })
})

test('what the chef offers is done with a tap, and not before', async () => {
  const chips = [{ field: 'minutes' as const, value: 30 }]
  const { user } = openChat()
  willAnswer('A soup?', [{ draft: soup }, { offer: { kind: 'chips', chips } }])
  await say(user, 'Leeks', 'A soup?')
  const redrafts = () => server.requests.filter(({ what }) => what === 'redraft')
  expect(redrafts()).toHaveLength(0)
  await user.click(await screen.findByRole('button', { name: 'Set 30 min at most' }))
  expect(screen.getByText('Set: 30 min at most.')).toBeVisible()
  await waitFor(() => expect(redrafts()).toHaveLength(1))
  expect(redrafts()[0]?.body.table).toMatchObject({ minutes: { value: 30, by: 'hand', at: 1 } })
})

describe('finalizing', () => {
  test('takes the plating from the draft without asking for it', async () => {
    server.answers.recipe = { message: 'Here it is.', recipe: gratin, plating: 'In warm bowls.' }
    const { user } = openChat()
    await say(user, 'Leeks', 'leek gratin')
    await user.click(button('Finalize Recipe'))
    await screen.findByRole('heading', { level: 1, name: 'Recipe Complete' })
    expect(server.asked()).not.toContain('plating')
    expect(server.requests.find(({ what }) => what === 'save')?.body.plating).toBe('In warm bowls.')
  })

  test('stores a draft that was changed by hand before its first step, even if it cannot be read again', async () => {
    const { user } = openChat()
    willAnswer('A soup.', [{ draft: { ...soup, byHand: true } }])
    await say(user, 'Leeks', 'A soup.')
    server.trouble.set('redraft', 'chef unavailable')
    await user.click(button('Finalize Recipe'))
    await screen.findByRole('heading', { level: 1, name: 'Recipe Complete' })
    const made = server.asked().filter((what) => ['redraft', 'recipe', 'image', 'save'].includes(what))
    expect(made).toEqual(['redraft', 'recipe', 'image', 'save'])
  })

  test('without a picture saves with the drawn one on request', async () => {
    const { user } = openChat()
    await say(user, 'Leeks', 'leek gratin')
    server.trouble.set('image', 'painter unavailable')
    await user.click(button('Finalize Recipe'))
    const draw = await screen.findByRole('button', { name: 'Save with the drawn picture' })
    expect(screen.getByRole('alert')).toHaveTextContent('Image generation failed:')
    server.trouble.clear()
    server.requests.length = 0
    await user.click(draw)
    await screen.findByRole('heading', { level: 1, name: 'Recipe Complete' })
    const image = server.requests.find(({ what }) => what === 'image')
    expect(image?.body).toMatchObject({ drawn: true })
    expect(server.asked()).not.toContain('recipe')
  })
})

describe('what the chef may know', () => {
  const question = () => screen.findByRole('region', { name: 'May the chef know your kitchen?' })

  test('is asked once, with the name of the provider', async () => {
    server.answers.sharing = [{ provider: 'OpenAI', allowed: null }]
    const { user, reload } = openChat()
    await say(user, 'Leeks', 'leek gratin')
    expect(await question()).toHaveTextContent('sent to OpenAI, without names')
    await user.click(button('No, keep them here'))
    await waitFor(() => expect(server.answers.sharing).toEqual([{ provider: 'OpenAI', allowed: false }]))
    expect(screen.queryByRole('region', { name: /May the chef/ })).toBeNull()
    reload()
    await screen.findByText('leek gratin')
    expect(screen.queryByRole('region', { name: /May the chef/ })).toBeNull()
  })

  test('is not asked where nothing leaves the network', async () => {
    const { user } = openChat()
    await say(user, 'Leeks', 'leek gratin')
    await waitFor(() => expect(server.asked()).toContain('sharing'))
    expect(screen.queryByRole('region', { name: /May the chef/ })).toBeNull()
  })
})
