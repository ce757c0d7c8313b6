/** A JSON block that the server has put into the page, or null. */
export function readDataBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : null
}

interface Settings {
  company: string
  site: string
  address: string
  contactEmail: string
  /** Empty when the built-in chef cooks. */
  chefModel: string
  /** The model that reads the conversations for the built-in chef; empty without one. */
  readerModel: string
}

/** The server's settings that the browser needs. They come from our own server, so a type check is enough. */
function readSettings(): Settings {
  const block = readDataBlock('settings')
  const given: Record<string, unknown> = typeof block === 'object' && block !== null ? { ...block } : {}
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  return {
    company: text('company'),
    site: text('site'),
    address: text('address'),
    contactEmail: text('contactEmail'),
    chefModel: text('chefModel'),
    readerModel: text('readerModel'),
  }
}

export const settings = readSettings()
