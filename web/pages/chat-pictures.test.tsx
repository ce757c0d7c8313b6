import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LanguageRoute } from '../app/layout/route-guards.tsx'
import { QueryProvider } from '../app/query-provider.tsx'
import { SessionProvider } from '../app/session.tsx'
import { liveStream, streamed, testServer } from '../features/chat/test-support.ts'
import { provideSettings, settings } from '../lib/settings.ts'
import Chat from './chat.tsx'

let server: ReturnType<typeof testServer>
let sees: boolean
let refused: string | null
let uploads: number
const withoutModel = { ...settings() }

const nameOf = (number: number) => `chat/00000000-0000-4000-8000-00000000000${number}.webp`

function answerOf(path: string): Response | null {
  if (path === '/auth/me') return Response.json({ userId: 'mara', email: 'a@example.org', name: 'Mara' })
  if (path === '/api/chat/chef') return Response.json({ sees })
  if (path.startsWith('/api/images/object/signed')) return Response.json({ signed_url: '/images/1' })
  if (path !== '/api/chat/pictures') return null
  if (refused) return Response.json({ error: refused }, { status: 400 })
  uploads += 1
  return Response.json({ name: nameOf(uploads) }, { status: 201 })
}

beforeEach(() => {
  provideSettings({ ...withoutModel, chefModel: 'some-model' })
  server = testServer()
  sees = true
  refused = null
  uploads = 0
  document.cookie = 'signed_in=1; Path=/'
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
  )
  vi.stubGlobal(
    'fetch',
    async (path: string, init?: RequestInit) => answerOf(path) ?? server.fetch(path, init),
  )
})
afterEach(() => provideSettings(withoutModel))

const chatPage = (
  <QueryProvider>
    <Chat />
  </QueryProvider>
)

function openChat() {
  render(
    <MemoryRouter initialEntries={['/en/chat']}>
      <SessionProvider>
        <Routes>
          <Route path="/:lang" element={<LanguageRoute />}>
            <Route path="chat" element={chatPage} />
          </Route>
        </Routes>
      </SessionProvider>
    </MemoryRouter>,
  )
  return userEvent.setup({ delay: null })
}

const composer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const attach = () => screen.findByLabelText<HTMLInputElement>('Attach a picture')
const photo = (name = 'fridge.jpg') => new File(['picture'], name, { type: 'image/jpeg' })
const attached = () => within(screen.getByRole('list', { name: 'Attached pictures' })).getAllByRole('img')
const lastReply = () => server.requests.findLast(({ what }) => what === 'reply')?.body.messages

test('a picture goes along with the message and is shown in it', async () => {
  const user = openChat()
  await user.upload(await attach(), [photo(), photo('shelf.jpg')])
  await waitFor(() => expect(attached()).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }))
  expect(attached()).toHaveLength(1)
  await user.type(await composer(), 'What can I cook?{Enter}')
  await screen.findByText('The chef has replied')
  expect(lastReply()).toEqual([{ role: 'user', content: 'What can I cook?', pictures: [nameOf(2)] }])
  expect(screen.queryByRole('list', { name: 'Attached pictures' })).toBeNull()
  const talk = within(screen.getByRole('region', { name: 'Conversation' }))
  expect(talk.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', '/images/1')
})

test('a picture alone is a message, and comes back into the composer with it', async () => {
  const user = openChat()
  await user.upload(await attach(), photo())
  await waitFor(() => expect(attached()).toHaveLength(1))
  server.trouble.set('reply', 'server error')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await composer()).toHaveValue('Have a look at this.')
  await waitFor(() => expect(attached()).toHaveLength(1))
  expect(lastReply()).toMatchObject([{ content: 'Have a look at this.', pictures: [nameOf(1)] }])
})

test('at most three are taken, and one that is none is refused with a reason', async () => {
  const user = openChat()
  const files = ['a', 'b', 'c', 'd'].map((name) => photo(`${name}.jpg`))
  await user.upload(await attach(), files)
  await waitFor(() => expect(attached()).toHaveLength(3))
  expect(uploads).toBe(3)
  expect(await attach()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Remove picture 3' }))
  refused = 'not an image'
  await user.upload(await attach(), photo())
  expect(await screen.findByRole('alert')).toHaveTextContent(/image|picture/i)
})

test('is not offered where the chef cannot see, and not by the built-in chef', async () => {
  sees = false
  openChat()
  await composer()
  await waitFor(() => expect(server.asked()).not.toContain('reply'))
  expect(screen.queryByLabelText('Attach a picture')).toBeNull()
})

test('says that the answer is checked while one waits for it', async () => {
  const live = liveStream()
  server.streams.push(live.response)
  const user = openChat()
  await user.type(await composer(), 'Leeks{Enter}')
  live.send({ words: 'A pie.' })
  expect(await screen.findByText('The chef is writing…')).toBeVisible()
  live.send({ checking: true })
  expect(await screen.findByText('The chef is checking the answer…')).toBeVisible()
  live.send({ end: 'complete', message: 'A tart.' })
  await screen.findByText('The chef has replied')
  expect(screen.queryByText(/is checking/)).toBeNull()
  server.streams.push(streamed([{ words: 'Yes.' }, { end: 'complete', message: 'Yes.' }]))
  await user.type(await composer(), 'Good?{Enter}')
  await screen.findByText('Yes.')
})
