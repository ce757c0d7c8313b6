/** A block of JSON that the server wrote into the page, or null. */
export function readDataBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : null
}

interface Settings {
  company: string
  site: string
  address: string
  contactEmail: string
}

/** What the browser needs of the server's settings; our own server wrote them, so a look at each is enough. */
function readSettings(): Settings {
  const block = readDataBlock('settings')
  const given: Record<string, unknown> = typeof block === 'object' && block !== null ? { ...block } : {}
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  return {
    company: text('company'),
    site: text('site'),
    address: text('address'),
    contactEmail: text('contactEmail'),
  }
}

export const settings = readSettings()
