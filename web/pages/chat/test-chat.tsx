import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { testServer } from '../../features/chat/test-support.ts'
import { LanguageRoute, RequireSession } from '../../app/layout/route-guards.tsx'
import { QueryProvider } from '../../app/query-provider.tsx'
import { SessionProvider } from '../../app/session.tsx'
import Chat from '../chat.tsx'

/** Signs a member in, whose page talks to the server; `answers` are further answers by path. */
export function serveChat(
  server: ReturnType<typeof testServer>,
  isWide: () => boolean,
  answers: Record<string, unknown> = {},
) {
  const known: Record<string, unknown> = {
    '/auth/me': { userId: 'mara', email: 'a@example.org', name: 'Mara' },
    ...answers,
  }
  document.cookie = 'signed_in=1; Path=/'
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: isWide(), media }) as MediaQueryList,
  )
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) =>
    path in known ? Response.json(known[path]) : server.fetch(path, init),
  )
}

interface Opening {
  language?: string
  /** Of the location. */
  state?: unknown
  /** Rendered on every page. */
  beside?: ReactNode
  /** Pages that the chat leads to. */
  others?: ReactNode
}

interface Opened {
  user: ReturnType<typeof userEvent.setup>
  /** Opens the page again. */
  reload: () => Opened
}

/** The page of a chat. */
export function openChat({ language = 'en', state = null, beside, others }: Opening = {}): Opened {
  const user = userEvent.setup({ delay: null })
  const rendered = render(
    <MemoryRouter initialEntries={[{ pathname: `/${language}/chat`, state }]}>
      <SessionProvider>
        {beside}
        <Routes>
          <Route path="/:lang" element={<LanguageRoute />}>
            {others}
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
  return { user, reload: () => (rendered.unmount(), openChat({ language, beside, others })) }
}
