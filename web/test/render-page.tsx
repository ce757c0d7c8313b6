import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { vi } from 'vitest'
import { SessionProvider } from '../app/session.tsx'

interface Answer {
  status?: number
  json: unknown
}

type Reply = Answer | null

interface TestPage {
  /** Where one stands at first, with query and anchor. */
  path?: string
  signedIn?: boolean
  name?: string | null
  /** What the server answers by method and path, each time or as a function says; `null` is a network that fails. */
  answers?: Record<string, Reply | (() => Reply | Promise<Reply>)>
}

/** Draws a page in a real router and session, before a server that answers as told. */
export function renderPage(
  page: ReactNode,
  { path = '/en', signedIn = false, name = 'Ada', answers = {} }: TestPage = {},
) {
  if (signedIn) document.cookie = 'signed_in=1; Path=/'
  const me = { userId: '1', email: 'ada@example.org', name, isVerified: true, isAdmin: false, language: 'en' }
  const known: NonNullable<TestPage['answers']> = {
    'GET /auth/me': { json: me },
    // The header asks it for every member.
    'GET /api/moderation/reports/count': { json: { count: 0, cares: false } },
    ...answers,
  }
  const server = vi.fn<(input: string, init?: RequestInit) => Promise<Response>>(async (input, init = {}) => {
    const call = `${init.method ?? 'GET'} ${input}`
    const reply = known[call]
    const answer = typeof reply === 'function' ? await reply() : reply
    if (answer === undefined) throw new Error(`The test has no answer to ${call}`)
    if (answer === null) throw new TypeError('Failed to fetch')
    return Response.json(answer.json, { status: answer.status ?? 200 })
  })
  vi.stubGlobal('fetch', server)
  const here = { current: '' }
  const user = userEvent.setup({ delay: null })
  const drawn = render(
    <MemoryRouter initialEntries={[path]}>
      <SessionProvider>{page}</SessionProvider>
      <Here onAddress={(address) => (here.current = address)} />
    </MemoryRouter>,
  )
  return {
    ...drawn,
    user,
    /** The address one stands at now. */
    here: () => here.current,
    /** The bodies sent to a call so far. */
    sent: (call: string) =>
      server.mock.calls
        .filter(([input, init]) => `${init?.method ?? 'GET'} ${input}` === call)
        .map(([, init]) => (typeof init?.body === 'string' ? JSON.parse(init.body) : undefined)),
  }
}

function Here({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search, hash } = useLocation()
  onAddress(pathname + search + hash)
  return null
}
