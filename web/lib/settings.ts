import type { PageSettings } from '#shared/page-settings.ts'

/** A JSON block that the server has put into the page, or null. */
export function readDataBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : null
}

/** They come from our own server, so a type check is enough. */
function readSettings(): PageSettings {
  const block = readDataBlock('settings')
  const given: Record<string, unknown> = typeof block === 'object' && block !== null ? { ...block } : {}
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  return {
    company: text('company'),
    site: text('site'),
    address: text('address'),
    contactEmail: text('contactEmail'),
    chefModel: text('chefModel'),
  }
}

let known: PageSettings | undefined

/** The server's settings that the pages show. */
export const settings = (): PageSettings => (known ??= readSettings())

/** For rendering on the server, where there is no document to read them from. */
export function provideSettings(given: PageSettings) {
  known = given
}
