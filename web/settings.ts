import * as z from 'zod/mini'

const settingsBlock = z.object({
  company: z.string(),
  site: z.string(),
  address: z.string(),
  contactEmail: z.string(),
})

/** A block of JSON that the server wrote into the page, or null. */
export function readDataBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : null
}

/** What the browser needs of the server's settings. */
export const settings = z.catch(settingsBlock, { company: '', site: '', address: '', contactEmail: '' }).parse(
  readDataBlock('settings'),
)
