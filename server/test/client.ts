import { makeCall, type Call } from '#shared/contract/call.ts'
import type { Language } from '#shared/constants/languages.ts'
import { recordOutcome } from './outcomes.ts'

export interface TestClient {
  call: Call
  /** A request with the cookies of this browser. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  cookies: Map<string, string>
  setLanguage: (language: Language) => void
}

/** A browser that stores cookies, sends the headers `sent` with each request and records the outcome of each call. */
export function createClient(url: string, sent: Record<string, string> = {}): TestClient {
  const cookies = new Map<string, string>()
  let language: Language = 'en'

  async function fetchWithCookies(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...sent, ...Object.fromEntries(new Headers(init.headers)) })
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(new URL(path, url), { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name)
      else cookies.set(name, pair.slice(name.length + 1))
    }
    return response
  }

  return {
    cookies,
    fetch: fetchWithCookies,
    setLanguage: (wanted) => void (language = wanted),
    call: makeCall({ fetch: fetchWithCookies, language: () => language, observe: recordOutcome }),
  }
}
