import { cleanup, configure } from '@testing-library/react'
import '@testing-library/jest-dom/vitest'
import { afterEach, beforeEach, vi } from 'vitest'
import { loadAllTexts } from '../i18n/i18n.ts'

// A busy machine may take longer than the second that is usual.
configure({ asyncUtilTimeout: 5000 })

/** What a page complains about is a fault unless the test says it expects it. */
let complaints: string[] = []

/** For a test in which a complaint is right: takes it, so that it does not fail the test. */
export function takeComplaints(): string[] {
  const taken = complaints
  complaints = []
  return taken
}

beforeEach(() => {
  complaints = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      complaints.push(words.map(String).join(' '))
    })
  }
})

afterEach(async () => {
  cleanup()
  await loadAllTexts('en')
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split(';')) {
    document.cookie = `${cookie.split('=')[0]?.trim()}=; Path=/; Max-Age=0`
  }
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (complaints.length > 0) throw new Error(`Unexpected on the console: ${complaints.join('\n')}`)
})

/** jsdom draws nothing: what measures or animates gets an honest "nothing there". */
class NothingToSee {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

globalThis.ResizeObserver ??= NothingToSee as unknown as typeof ResizeObserver
globalThis.IntersectionObserver ??= NothingToSee as unknown as typeof IntersectionObserver
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

// Pages of tests speak English from the first render on; a test of another language calls `showLanguage`.
await loadAllTexts('en')
