import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { liveStream, testServer } from '../features/chat/test-support.ts'
import { newPending } from '../features/chat/pending.ts'
import { showLanguage } from '../i18n/i18n.ts'
import { wireRecipe } from '../features/recipes/test-recipe.ts'
import { LanguageRoute, RequireSession } from '../app/layout/route-guards.tsx'
import { QueryProvider } from '../app/query-provider.tsx'
import { SessionProvider, useSession } from '../app/session.tsx'
import Chat from './chat.tsx'
// Loaded in advance, because the first import of a lazy module can take longer than a test waits.
import './chat/finished-recipe.tsx'
import Login from './login.tsx'

let server: ReturnType<typeof testServer>
/** The id of the signed-in user, and that of the next login. */
let person: { id: string; next: string }

/** The saved recipe, as the server sends it. */
const inBinder = wireRecipe({
  ID: 'recipe-1',
  Title: 'Leek Gratin',
  PrepTime: 15,
  CookTime: 45,
  TotalTime: 60,
  Plating: 'Serve it in shallow bowls.',
})
let published: unknown[]

beforeEach(() => {
  published = []
  server = testServer()
  person = { id: 'mara', next: 'mara' }
  document.cookie = 'signed_in=1; Path=/'
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/auth/me') return Response.json({ userId: person.id, email: 'a@example.org', name: 'Mara' })
    if (path === '/auth/login') {
      person.id = person.next
      document.cookie = 'signed_in=1; Path=/'
      server.trouble.clear()
      return Response.json({})
    }
    if (path === '/api/groups/my') return Response.json([])
    if (path === `/api/recipes/${inBinder.ID}`) return Response.json(inBinder)
    if (path === `/api/recipes/${inBinder.ID}/public`) {
      published.push(JSON.parse(String(init?.body)))
      return Response.json({ uuid: inBinder.UUID })
    }
    const answer = await server.fetch(path, init)
    if (answer.status === 401) document.cookie = 'signed_in=; Path=/; Max-Age=0'
    return answer
  })
})

const here = { path: '', checkSession: async (): Promise<unknown> => undefined }

function Here({ onRender }: { onRender: (now: typeof here) => void }) {
  const { refresh } = useSession()
  onRender({ path: useLocation().pathname, checkSession: refresh })
  return null
}

function openChat(language = 'en', state: unknown = null) {
  const user = userEvent.setup({ delay: null })
  const rendered = render(
    <MemoryRouter initialEntries={[{ pathname: `/${language}/chat`, state }]}>
      <SessionProvider>
        <Here onRender={(now) => Object.assign(here, now)} />
        <Routes>
          <Route path="/:lang" element={<LanguageRoute />}>
            <Route index element={<p>start page</p>} />
            <Route path="login" element={<Login />} />
            <Route element={<RequireSession />}>
              <Route
                path="chat"
                element={
                  <QueryProvider>
                    <Chat />
                  </QueryProvider>
                }
              />
            </Route>
          </Route>
        </Routes>
      </SessionProvider>
    </MemoryRouter>,
  )
  return { user, reload: () => (rendered.unmount(), openChat(language)) }
}

const composer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const button = (name: string) => screen.getByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const alertText = async () => (await screen.findByRole('alert')).textContent
const answered = () => screen.findByText('leek gratin')

async function converse(user: ReturnType<typeof userEvent.setup>, message = 'Something with leeks') {
  await user.type(await composer(), `${message}{Enter}`)
  await answered()
}

describe('the conversation', () => {
  test('begins with the greeting and four suggestions, and all controls have names', async () => {
    openChat()
    await heading("Let's Cook!")
    await waitFor(() => expect(document.title).toBe("Let's Cook! · Convive"))
    const conversation = screen.getByRole('region', { name: 'Conversation' })
    expect(within(conversation).getByText(/What shall we cook today/)).toBeVisible()
    expect(
      within(screen.getByRole('list', { name: 'A few ways to begin' })).getAllByRole('button'),
    ).toHaveLength(4)
    for (const name of ['Send', 'Finalize Recipe', 'Start New Recipe']) expect(button(name)).toBeVisible()
    const image = within(screen.getByRole('region', { name: 'Image' }))
    expect(image.getByText('Painted once you finalize.')).toBeVisible()
    const plating = within(screen.getByRole('region', { name: 'Plating' }))
    expect(plating.getByText('How to serve it, once you finalize.')).toBeVisible()
    const note = screen.getByRole('note').textContent
    expect(note).toMatch(/without an AI model; recipes of other members may be generated by AI/)
    expect(note).not.toMatch(/Written by AI/)
  })

  test('Enter sends the messages without the greeting, and the answer is shown', async () => {
    const { user } = openChat()
    await converse(user)
    expect(server.requests.find(({ what }) => what === 'reply')?.body).toEqual({
      messages: [{ role: 'user', content: 'Something with leeks' }],
      language: 'en',
      conversation: expect.stringMatching(/^[0-9a-f-]{36}$/),
      draft: null,
    })
    expect((await composer()).value).toBe('')
    expect(document.activeElement).toBe(await composer())
    expect((await answered()).tagName).toBe('STRONG')
  })

  test('words that another page brings are in the composer, not sent', async () => {
    openChat('en', { message: 'a cake without eggs' })
    await waitFor(async () => expect((await composer()).value).toBe('a cake without eggs'))
    expect(server.asked()).not.toContain('reply')
  })

  test('Shift and Enter add a line break', async () => {
    const { user } = openChat()
    await user.type(await composer(), 'Leeks{Shift>}{Enter}{/Shift}Cream')
    expect((await composer()).value).toBe('Leeks\nCream')
    expect(server.asked()).not.toContain('reply')
  })

  test('choosing a suggestion sends it', async () => {
    const { user } = openChat()
    await user.click(await screen.findByRole('button', { name: /lemon dessert/ }))
    await answered()
    expect(screen.queryByRole('list', { name: 'A few ways to begin' })).toBeNull()
  })

  test('the beginning and the end of an answer are announced, once each', async () => {
    const { user } = openChat()
    const release = server.hold('reply')
    await user.type(await composer(), 'Leeks{Enter}')
    expect(screen.getByRole('status').textContent).toBe('The chef is writing')
    release()
    await answered()
    expect(screen.getByRole('status').textContent).toBe('The chef has replied')
  })

  test('Stop aborts the call and moves the message back into the composer', async () => {
    const { user } = openChat()
    server.hold('reply')
    await user.type(await composer(), 'Leeks, please{Enter}')
    await user.click(button('Stop'))
    expect((await composer()).value).toBe('Leeks, please')
    expect(button('Send')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['network', 'Failed to reach Chef. Please try again.'],
    ['garbage', 'Request failed'],
    ['broken', 'Request failed'],
    ['too many requests', 'That was a lot at once. Please wait a moment and try again.'],
    ['chef unavailable', 'The chef has stepped out for a moment. Please try again.'],
  ] as const)(
    'a failure (%s) shows a message, and the text is back in the composer',
    async (trouble, message) => {
      const { user } = openChat()
      server.trouble.set('reply', trouble)
      await user.type(await composer(), 'Leeks, please{Enter}')
      expect(await alertText()).toBe(message)
      expect((await composer()).value).toBe('Leeks, please')
      server.trouble.clear()
      await user.click(button('Send'))
      await answered()
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  test('after the session has ended there is a link to the login, and the text is still there afterwards', async () => {
    const { user } = openChat()
    server.trouble.set('reply', 'not signed in')
    await user.type(await composer(), 'Leeks, please{Enter}')
    await user.click(await screen.findByRole('link', { name: 'Log in' }))
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    expect((await composer()).value).toBe('Leeks, please')
  })

  test('a message that is too long is neither cut nor sent', async () => {
    const { user } = openChat()
    await user.click(await composer())
    await user.paste(`${'x'.repeat(3999)}yz`)
    expect(screen.getByText(/Your message has 4,001 characters/)).toBeVisible()
    expect(button('Send')).toHaveProperty('disabled', true)
    expect((await composer()).value).toHaveLength(4001)
  })

  test('from 180 messages on it proposes to finalize', async () => {
    const messages = Array.from({ length: 180 }, (_, n) => ({
      role: n % 2 ? 'assistant' : 'user',
      content: `Word ${n}`,
    }))
    sessionStorage.setItem('chat', JSON.stringify({ userId: 'mara', messages, draft: '', finished: null }))
    openChat()
    expect(await screen.findByText(/A good moment to finalize your recipe/)).toBeVisible()
  })

  test('speaks the language of the page', async () => {
    await showLanguage('fr')
    openChat('fr')
    await heading('À vos fourneaux\u202F!')
    expect(screen.getByText(/Que cuisinons-nous aujourd’hui/)).toBeVisible()
  })
})

describe('a streamed answer', () => {
  async function ask() {
    const live = liveStream()
    server.streams.push(live.response)
    const opened = openChat()
    await opened.user.type(await composer(), 'Leeks, please{Enter}')
    return { ...opened, live }
  }

  test('is shown while it streams, and only its end is announced', async () => {
    const { live } = await ask()
    live.send({ words: 'How about a ' })
    expect(await screen.findByText('How about a')).toBeVisible()
    expect(screen.getByRole('status').textContent).toBe('The chef is writing')
    live.send({ words: 'soup?' })
    live.send({ end: 'complete', message: 'How about a soup?' })
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('The chef has replied'))
    expect(screen.getAllByText('How about a soup?')).toHaveLength(1)
  })

  test('keeps its text so far when stopped, on the page and on the server', async () => {
    const { user, live } = await ask()
    live.send({ words: 'How about' })
    await screen.findByText('How about')
    await user.click(button('Stop'))
    expect(screen.getByText('How about')).toBeVisible()
    expect(screen.getByText('Leeks, please')).toBeVisible()
    expect((await composer()).value).toBe('')
    expect(button('Finalize Recipe')).toHaveProperty('disabled', false)
    const id = server.requests.find(({ what }) => what === 'reply')?.body.conversation
    expect(server.asked()).toContain(`/api/chat/conversations/${String(id)}/stop`)
  })

  test('is stopped on the server when a new recipe is started, so that the next message does not wait', async () => {
    const { user, live } = await ask()
    live.send({ words: 'How about' })
    await screen.findByText('How about')
    await user.click(button('Start New Recipe'))
    await user.click(await screen.findByRole('button', { name: 'Start over' }))
    const id = server.requests.find(({ what }) => what === 'reply')?.body.conversation
    expect(server.asked()).toContain(`/api/chat/conversations/${String(id)}/stop`)
  })

  test('keeps its text so far when interrupted, and can be requested again', async () => {
    const { user, live } = await ask()
    live.send({ words: 'How about' })
    live.send({ end: 'interrupted', message: 'How about', error: 'chef unavailable' })
    expect(await alertText()).toContain('The chef has stepped out for a moment. Please try again.')
    expect(screen.getByText('How about')).toBeVisible()
    await user.click(button('Try again'))
    await answered()
    expect(screen.queryByText('How about')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(server.requests.findLast(({ what }) => what === 'reply')?.body.messages).toHaveLength(1)
  })

  test('can be requested again after an interruption and a reload', async () => {
    const { user, live, reload } = await ask()
    live.send({ words: 'How about' })
    live.send({ end: 'interrupted', message: 'How about', error: 'chef unavailable' })
    await alertText()
    reload()
    expect(await screen.findByText('How about')).toBeVisible()
    await user.click(button('Try again'))
    await answered()
    expect(screen.queryByText('How about')).toBeNull()
  })

  test('continues when the connection breaks', async () => {
    const { live } = await ask()
    const id = String(server.requests.find(({ what }) => what === 'reply')?.body.conversation)
    server.conversations.set(id, {
      title: 'Leeks',
      messages: [
        { role: 'user', content: 'Leeks, please' },
        { role: 'assistant', content: 'How about a soup?' },
      ],
      writing: null,
    })
    live.send({ words: 'How about' })
    await screen.findByText('How about')
    live.breakOff()
    expect(await screen.findByText('How about a soup?')).toBeVisible()
    expect(server.asked().filter((what) => what === 'reply')).toHaveLength(1)
  })

  test('continues after a reload', async () => {
    const { reload } = await ask()
    const id = String(server.requests.find(({ what }) => what === 'reply')?.body.conversation)
    const question = { role: 'user' as const, content: 'Leeks, please' }
    server.conversations.set(id, { title: 'Leeks', messages: [question], writing: 'How' })
    const rest = liveStream()
    server.streams.push(rest.response)
    reload()
    rest.send({ words: 'How about ' })
    expect(await screen.findByText('How about')).toBeVisible()
    rest.send({ end: 'complete', message: 'How about a soup?' })
    expect(await screen.findByText('How about a soup?')).toBeVisible()
    expect(server.asked().filter((what) => what === 'reply')).toHaveLength(1)
  })
})

test('the last message can be edited and sent again in the same conversation', async () => {
  const { user } = openChat()
  await converse(user)
  await user.click(button('Edit: Something with leeks'))
  expect((await composer()).value).toBe('Something with leeks')
  expect(document.activeElement).toBe(await composer())
  expect(screen.queryByText('leek gratin')).toBeNull()
  await user.type(await composer(), ' and cream{Enter}')
  await answered()
  const asked = server.requests.filter(({ what }) => what === 'reply').map(({ body }) => body)
  expect(asked[1]?.messages).toEqual([{ role: 'user', content: 'Something with leeks and cream' }])
  expect(asked[1]?.conversation).toBe(asked[0]?.conversation)
})

describe('the list of conversations', () => {
  const soup = {
    title: 'Sunday soup',
    messages: [
      { role: 'user' as const, content: 'A soup' },
      { role: 'assistant' as const, content: 'Pumpkin?' },
    ],
    writing: null,
  }

  async function openList() {
    const opened = openChat()
    await composer()
    await opened.user.click(button('Conversations'))
    return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Your conversations' }) }
  }

  test('shows a message when it is empty', async () => {
    await openList()
    expect(await screen.findByText(/Nothing here yet/)).toBeVisible()
  })

  test('opens a conversation, which continues under its own id', async () => {
    server.conversations.set('soup', soup)
    const { user } = await openList()
    await user.click(await screen.findByRole('button', { name: /^Sunday soup/ }))
    expect(await screen.findByText('Pumpkin?')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.type(await composer(), 'With ginger{Enter}')
    await answered()
    expect(server.requests.findLast(({ what }) => what === 'reply')?.body).toMatchObject({
      conversation: 'soup',
      messages: [...soup.messages, { role: 'user', content: 'With ginger' }],
    })
  })

  test('renames and deletes a conversation', async () => {
    server.conversations.set('soup', { ...soup })
    const { user } = await openList()
    await user.click(await screen.findByRole('button', { name: 'Rename “Sunday soup”' }))
    const title = screen.getByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.type(title, 'Monday soup{Enter}')
    expect(await screen.findByRole('button', { name: /^Monday soup/ })).toBeVisible()
    expect(server.conversations.get('soup')?.title).toBe('Monday soup')
    await user.click(screen.getByRole('button', { name: 'Delete “Monday soup”' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete this conversation?' })
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/Nothing here yet/)).toBeVisible()
    expect(server.conversations.size).toBe(0)
  })

  test('can be retried when it fails to load', async () => {
    server.trouble.set('/api/chat/conversations', 'server error')
    const { user, dialog } = await openList()
    await within(dialog).findByText('Your conversations could not be loaded.')
    server.trouble.clear()
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/Nothing here yet/)).toBeVisible()
  })
})

describe('after a reload', () => {
  test('the conversation and the unsent text are there', async () => {
    const { user, reload } = openChat()
    await converse(user)
    await user.type(await composer(), 'And no')
    reload()
    await answered()
    expect(screen.getByText('Something with leeks')).toBeVisible()
    expect((await composer()).value).toBe('And no')
  })

  test('a pending answer is requested again', async () => {
    const { user, reload } = openChat()
    const release = server.hold('reply')
    await user.type(await composer(), 'Leeks{Enter}')
    reload()
    release()
    await answered()
    expect(server.asked().filter((what) => what === 'reply')).toHaveLength(2)
  })

  test('a finished recipe is still complete', async () => {
    const { user, reload } = openChat()
    await converse(user)
    await user.click(button('Finalize Recipe'))
    await heading('Recipe Complete')
    reload()
    await heading('Recipe Complete')
    expect(await screen.findByRole('img', { name: 'Leek Gratin, plated' })).toBeVisible()
    expect(server.saved.size).toBe(1)
  })

  test('a finished recipe can be read and cooked on the page', async () => {
    const { user } = openChat()
    await converse(user)
    await user.click(button('Finalize Recipe'))
    await heading('Recipe Complete')
    expect(await screen.findByRole('heading', { name: 'Ingredients' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Instructions' })).toBeVisible()
    await user.click(button('Cook mode'))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  test('a finished recipe can be talked about further, and then finalized as another one', async () => {
    const { user } = openChat()
    await converse(user)
    await user.click(button('Finalize Recipe'))
    await heading('Recipe Complete')
    for (const name of ['Cook mode', 'More'])
      expect(await screen.findByRole('button', { name })).toBeVisible()
    expect(screen.getByText('gluten, milk')).toBeVisible()
    await user.click(button('Talk on with the chef'))
    await heading("Let's Cook!")
    expect(screen.getByText('Something with leeks')).toBeVisible()
    await user.type(await composer(), 'A bit spicier{Enter}')
    await waitFor(() => expect(server.asked().filter((what) => what === 'reply')).toHaveLength(2))
    await user.click(await screen.findByRole('button', { name: 'Finalize Recipe' }))
    await heading('Recipe Complete')
    expect(server.saved.size).toBe(2)
  })

  test('another user finds an empty page', async () => {
    const { user, reload } = openChat()
    await converse(user)
    person.id = 'jonas'
    reload()
    await heading("Let's Cook!")
    expect(screen.queryByText('Something with leeks')).toBeNull()
  })
})

describe('finalizing', () => {
  test('is refused while only the greeting exists', async () => {
    const { user } = openChat()
    await composer()
    await user.click(button('Finalize Recipe'))
    expect(await alertText()).toBe('Please have a conversation about a recipe first before finalizing.')
    expect(server.asked()).toEqual([])
  })

  test('shows each step and the results so far', async () => {
    const { user } = openChat()
    await converse(user)
    const releases = ['plating', 'image', 'save'].map((what) => server.hold(what))
    await user.click(button('Finalize Recipe'))
    await screen.findByRole('progressbar', { name: 'Finalizing – Plating suggestion' })
    // Beside the progress, once: they are what one waits for.
    for (const name of ['Image', 'Plating'])
      expect(screen.getByRole('region', { name }).getAttribute('aria-busy')).toBe('true')
    releases[0]?.()
    await screen.findByRole('progressbar', { name: 'Finalizing – Image' })
    expect(screen.getByText('Serve it in shallow bowls.')).toBeVisible()
    releases[1]?.()
    const bar = await screen.findByRole('progressbar', { name: 'Finalizing – Saving' })
    expect(screen.getByRole('img', { name: 'Leek Gratin, plated' })).toHaveProperty(
      'src',
      `${location.origin}/images/signed`,
    )
    expect(Number(bar.getAttribute('aria-valuenow'))).toBeLessThan(100)
    releases[2]?.()
    await heading('Recipe Complete')
  })

  test('ends with the saved recipe, private, and a link to it', async () => {
    const { user } = openChat()
    await converse(user)
    await user.click(button('Finalize Recipe'))
    await heading('Recipe Complete')
    expect(document.title).toBe('Recipe Complete · Convive')
    expect(screen.getByText('Recipe finalized and saved')).toBeVisible()
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open in binder' })
    expect(link.pathname + link.search).toBe('/en/my/recipes?recipe=recipe-1')
    const card = within(screen.getByRole('region', { name: 'Your recipe' }))
    expect(card.getByRole('heading', { name: 'Leek Gratin' })).toBeVisible()
    expect(card.getByText('45 min')).toBeVisible()
    expect(card.getByText('1 h')).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Plating' })).getByText(/shallow bowls/)).toBeVisible()
    const marked = /^\/api\/chat\/conversations\/[0-9a-f-]{36}\/recipe$/
    await waitFor(() => expect(server.asked().filter((what) => marked.test(what))).toHaveLength(1))
    expect(server.asked().filter((what) => what !== 'averages' && !what.startsWith('/api/'))).toEqual([
      'reply',
      'recipe',
      'plating',
      'image',
      'save',
      'record',
    ])
    expect(sessionStorage.getItem('pending_recipe')).toBeNull()
  })

  test('the recipe comes before its plating, and can be published and shared at once', async () => {
    const { user } = openChat()
    await converse(user)
    await user.click(button('Finalize Recipe'))
    await heading('Recipe Complete')
    const ingredients = await screen.findByRole('heading', { name: 'Ingredients' })
    const plating = screen.getByRole('region', { name: 'Plating' })
    expect(ingredients.compareDocumentPosition(plating)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const visibility = await screen.findByRole<HTMLInputElement>('switch', { name: 'Public' })
    expect(visibility.checked).toBe(false)
    await user.click(button('Copy link'))
    expect(await screen.findByText('Public link copied to clipboard')).toBeVisible()
    expect(visibility.checked).toBe(true)
    await user.click(visibility)
    await waitFor(() => expect(published).toEqual([{ is_public: true }, { is_public: false }]))
  })

  test.each([
    ['recipe', 'Plating suggestion failed: The chef has stepped out for a moment. Please try again.'],
    ['plating', 'Plating suggestion failed: The chef has stepped out for a moment. Please try again.'],
    ['image', 'Image generation failed: The chef has stepped out for a moment. Please try again.'],
    ['save', 'Save failed: The chef has stepped out for a moment. Please try again.'],
  ])('a failure at the call for %s is explained, and "Try again" resumes there', async (what, message) => {
    const { user } = openChat()
    await converse(user)
    server.trouble.set(what, 'chef unavailable')
    await user.click(button('Finalize Recipe'))
    expect(await alertText()).toContain(message)
    server.trouble.clear()
    server.requests.length = 0
    await user.click(button('Try again'))
    await heading('Recipe Complete')
    expect(server.asked().find((each) => each !== 'averages')).toBe(what)
  })

  test('the results so far stay visible after a failure', async () => {
    const { user } = openChat()
    await converse(user)
    server.trouble.set('save', 'server error')
    await user.click(button('Finalize Recipe'))
    await screen.findByRole('alert')
    expect(screen.getByText('Serve it in shallow bowls.')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Leek Gratin, plated' })).toBeVisible()
  })

  test('a save refused without a readable reason says that the recipe was not saved', async () => {
    const { user } = openChat()
    await converse(user)
    server.trouble.set('save', 'broken')
    await user.click(button('Finalize Recipe'))
    expect(await alertText()).toContain('Save failed: Failed to save recipe')
  })

  test('a network failure while saving says that the recipe was not saved', async () => {
    const { user } = openChat()
    await converse(user)
    server.trouble.set('save', 'network')
    await user.click(button('Finalize Recipe'))
    expect(await alertText()).toContain('Save failed: Failed to save recipe')
  })

  test('a declined recipe is shown with the reason of the chef', async () => {
    server.answers.recipe = { message: 'Death caps are **deadly**.', recipe: null }
    const { user } = openChat()
    await converse(user, 'A risotto with death caps')
    await user.click(button('Finalize Recipe'))
    expect(await alertText()).toBe('No recipe to save.Death caps are deadly.')
    expect(server.saved.size).toBe(0)
  })

  test('can be stopped before saving; the conversation stays', async () => {
    const { user } = openChat()
    await converse(user)
    server.hold('image')
    await user.click(button('Finalize Recipe'))
    await screen.findByRole('progressbar', { name: 'Finalizing – Image' })
    await user.click(button('Stop finalizing'))
    await composer()
    expect(screen.getByText('Something with leeks')).toBeVisible()
    expect(sessionStorage.getItem('pending_recipe')).toBeNull()
  })

  test('after another message the recipe is generated again', async () => {
    const { user } = openChat()
    await converse(user)
    server.trouble.set('image', 'network')
    await user.click(button('Finalize Recipe'))
    await screen.findByRole('alert')
    server.trouble.clear()
    await user.type(await composer(), 'Without cream, please{Enter}')
    await waitFor(() => expect(screen.getAllByText('leek gratin')).toHaveLength(2))
    server.requests.length = 0
    await user.click(button('Finalize Recipe'))
    await heading('Recipe Complete')
    expect(server.asked()).toContain('recipe')
    const messages = server.requests.find(({ what }) => what === 'recipe')?.body.messages
    expect(messages).toHaveLength(4)
  })

  test('continues while another page is open, and is shown again on the way back', async () => {
    const { user, reload } = openChat()
    await converse(user)
    const release = server.hold('image')
    await user.click(button('Finalize Recipe'))
    await screen.findByRole('progressbar', { name: 'Finalizing – Image' })
    reload()
    await screen.findByRole('progressbar', { name: 'Finalizing – Image' })
    release()
    await heading('Recipe Complete')
    expect(server.asked().filter((what) => what === 'image')).toHaveLength(1)
  })
})

describe('a recipe that somebody who eats must not have', () => {
  const danger = {
    code: 'forbidden-allergen',
    severity: 'dangerous' as const,
    sentence: 'This dish must be free of milk, which is in “cream”.',
    for: 'eaters' as const,
    allergen: 'milk' as const,
  }
  beforeEach(() => {
    server.answers.recipe = {
      ...server.answers.recipe,
      verdict: { state: 'refused', findings: [danger] },
    }
  })
  const saves = () => server.requests.filter(({ what }) => what === 'save')

  test('is no success: the finding and the choice are shown, the safe one focused', async () => {
    const { user } = openChat()
    await converse(user)
    await user.click(button('Finalize Recipe'))
    expect(await screen.findByText(danger.sentence)).toBeVisible()
    expect(screen.getByRole('alert').textContent).toMatch(/not safe for everybody at your table/)
    expect(document.activeElement).toBe(button('Back to the chef'))
    expect(server.asked()).not.toContain('plating')
    expect(screen.queryByText('Recipe finalized and saved')).toBeNull()

    await user.keyboard('{Enter}')
    expect(screen.queryByText(danger.sentence)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }))
    expect(saves()).toEqual([])
    expect(sessionStorage.getItem('pending_recipe')).toBeNull()
  })

  test('is saved with the user’s confirmation, by keyboard, and not shown as a success', async () => {
    server.answers.savedFindings = [danger]
    const { user } = openChat()
    await converse(user)
    await user.click(button('Finalize Recipe'))
    await screen.findByText(danger.sentence)
    await user.tab()
    await user.keyboard('{Enter}')
    await heading('Recipe Complete')
    expect(saves().map(({ body }) => body)).toMatchObject([
      { confirmedAllergens: ['milk'], conversation: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
    expect(screen.queryByText('Recipe finalized and saved')).toBeNull()
    expect(screen.getByText('Saved, though not safe for everybody at your table')).toBeVisible()
  })

  test('asks again after a reload', async () => {
    const { user, reload } = openChat()
    await converse(user)
    await user.click(button('Finalize Recipe'))
    await screen.findByText(danger.sentence)
    reload()
    expect(await screen.findByText(danger.sentence)).toBeVisible()
    expect(saves()).toEqual([])
  })

  test.each([
    ['fr', 'Retour au chef'],
    ['es', 'Volver al chef'],
    ['de', 'Zurück zum Koch'],
  ] as const)('is asked about in %s', async (language, back) => {
    const asked = newPending({
      userId: 'mara',
      language,
      messages: [{ role: 'user', content: 'x' }],
      idempotencyKey: 'key-1',
    })
    const { recipe, verdict } = server.answers.recipe
    sessionStorage.setItem('pending_recipe', JSON.stringify({ ...asked, recipe, verdict }))
    await showLanguage(language)
    openChat(language)
    expect(await screen.findByRole('button', { name: back })).toBeVisible()
    await showLanguage('en')
  })

  test('which only the server finds is shown as well, and can be confirmed', async () => {
    server.answers.recipe = { message: 'Here.', recipe: server.answers.recipe.recipe }
    server.trouble.set('save', 'allergen not confirmed')
    const { user } = openChat()
    await converse(user)
    await user.click(button('Finalize Recipe'))
    expect(await screen.findByText(/something that somebody who eats must not have/)).toBeVisible()
    server.trouble.clear()
    await user.click(button('Save it all the same'))
    await heading('Recipe Complete')
    expect(saves().at(-1)?.body.confirmedAllergens).toContain('milk')
  })
})

describe('when the session ends while finalizing', () => {
  test.each(['recipe', 'plating', 'image', 'save'])(
    'at the call for %s: after the login the same user finds the recipe saved',
    async (what) => {
      const { user } = openChat()
      await converse(user)
      server.trouble.set(what, 'not signed in')
      await user.click(button('Finalize Recipe'))
      await user.click(await screen.findByRole('button', { name: 'Log in' }))
      await screen.findByText('Recipe finalized and saved')
      expect(here.path).toBe('/en/chat')
      expect(server.saved.size).toBe(1)
      expect(server.records()).toMatchObject([
        { success: false, error_message: 'not signed in' },
        { success: true },
      ])
      expect(sessionStorage.getItem('pending_recipe')).toBeNull()
    },
  )

  test('and another request learns it first, the results so far are stored all the same', async () => {
    const { user } = openChat()
    await converse(user)
    const release = server.hold('image')
    await user.click(button('Finalize Recipe'))
    await screen.findByRole('progressbar', { name: 'Finalizing – Image' })
    document.cookie = 'signed_in=; Path=/; Max-Age=0'
    let checked: Promise<unknown> | null = null
    await act(async () => {
      checked = here.checkSession()
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
    expect(here.path).toBe('/en/chat')
    server.trouble.set('image', 'not signed in')
    release()
    await screen.findByRole('button', { name: 'Log in' })
    await act(() => checked)
    expect(here.path).toBe('/en/login')
    expect(sessionStorage.getItem('pending_recipe')).toContain('Leek Gratin')
  })

  test('pending_recipe contains all results so far', async () => {
    const { user } = openChat()
    await converse(user)
    server.trouble.set('save', 'not signed in')
    await user.click(button('Finalize Recipe'))
    await screen.findByRole('button', { name: 'Log in' })
    expect(here.path).toBe('/en/login')
    expect(JSON.parse(sessionStorage.getItem('pending_recipe') ?? '')).toMatchObject({
      userId: 'mara',
      idempotencyKey: expect.any(String),
      messages: [{ role: 'user', content: 'Something with leeks' }, { role: 'assistant' }],
      recipe: { title: 'Leek Gratin' },
      plating: 'Serve it in shallow bowls.',
      image: { key: 'recipe_1.png' },
    })
  })

  test('another user who logs in finds nothing of it', async () => {
    const { user } = openChat()
    await converse(user)
    server.trouble.set('save', 'not signed in')
    await user.click(button('Finalize Recipe'))
    person.next = 'jonas'
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    await heading("Let's Cook!")
    await waitFor(() => expect(sessionStorage.getItem('pending_recipe')).toBeNull())
    expect(screen.queryByText('Something with leeks')).toBeNull()
    expect(server.saved.size).toBe(0)
  })

  test('the message of the automatic save disappears after three seconds; the recipe stays', async () => {
    const { user } = openChat()
    await converse(user)
    server.trouble.set('save', 'not signed in')
    await user.click(button('Finalize Recipe'))
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    await screen.findByText('Recipe finalized and saved')
    const shown = performance.now()
    await waitFor(() => expect(screen.queryByText('Recipe finalized and saved')).toBeNull(), {
      timeout: 4000,
    })
    expect(performance.now() - shown).toBeGreaterThan(2700)
    expect(screen.getByRole('heading', { name: 'Leek Gratin' })).toBeVisible()
  })
})

describe('starting a new recipe', () => {
  test('asks for a confirmation when the conversation has no saved recipe', async () => {
    const { user } = openChat()
    await converse(user)
    await user.click(button('Start New Recipe'))
    const question = await screen.findByRole('alertdialog', { name: 'Leave this conversation?' })
    await user.click(within(question).getByRole('button', { name: 'Keep talking' }))
    expect(screen.getByText('Something with leeks')).toBeVisible()

    await user.click(button('Start New Recipe'))
    await user.click(await screen.findByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(screen.queryByText('Something with leeks')).toBeNull())
    expect(screen.getByText(/What shall we cook today/)).toBeVisible()
  })

  test('resets everything at once after the recipe is saved', async () => {
    const { user } = openChat()
    await converse(user)
    await user.click(button('Finalize Recipe'))
    await heading('Recipe Complete')
    await user.click(button('Start New Recipe'))
    await heading("Let's Cook!")
    expect(screen.queryByRole('img', { name: 'Leek Gratin, plated' })).toBeNull()
    expect(screen.queryByText('Recipe finalized and saved')).toBeNull()
    expect((await composer()).value).toBe('')
  })
})
