import { cleanup, configure } from '@testing-library/react'
import '@testing-library/jest-dom/vitest'
import { afterEach, beforeEach, vi } from 'vitest'
import { loadAllTexts } from '../i18n/i18n.ts'
import { setAsOf, setOffline } from '../lib/connection.ts'

// The default of one second is too short on a busy machine, and even five were once.
configure({ asyncUtilTimeout: 15_000 })

/** Output on console.error and console.warn. It fails the test unless the test takes it. */
let warnings: string[] = []

/** For tests that expect warnings: returns and removes them, so that they do not fail the test. */
export function takeComplaints(): string[] {
  const taken = warnings
  warnings = []
  return taken
}

beforeEach(() => {
  warnings = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      warnings.push(args.map(String).join(' '))
    })
  }
})

afterEach(async () => {
  cleanup()
  setOffline(false)
  setAsOf(null)
  await loadAllTexts('en')
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split(';')) {
    document.cookie = `${cookie.split('=')[0]?.trim()}=; Path=/; Max-Age=0`
  }
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (warnings.length > 0) throw new Error(`Unexpected on the console: ${warnings.join('\n')}`)
})

/** Stubs for APIs that jsdom lacks because it has no layout. */
class ObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

globalThis.ResizeObserver ??= ObserverStub as unknown as typeof ResizeObserver
globalThis.IntersectionObserver ??= ObserverStub as unknown as typeof IntersectionObserver
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList
window.scrollTo = () => undefined
Element.prototype.scrollIntoView ??= () => undefined
Element.prototype.getAnimations ??= () => []

// Tests render in English; a test of another language calls `showLanguage`.
await loadAllTexts('en')
