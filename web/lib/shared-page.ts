/** What another app has shared with this one, for the import of a recipe. */
export interface SharedPage {
  /** The address of a page; null if nothing that was shared contains one. */
  address: string | null
  /** The text without an address, as a recipe to read; '' if an address came. */
  text: string
}

const address = /https?:\/\/[^\s<>"«»“”]+/i
/** Punctuation at the end belongs to the sentence around the address. */
const sentenceEnd = /[.,;:!?)\]}'’]+$/

/**
 * Reads the query of the manifest's `share_target`. Many apps put the address into the text, or into the title, and
 * leave the field for it empty.
 */
export function readSharedPage(query: URLSearchParams): SharedPage | null {
  const [url, text, title] = ['shared_url', 'shared_text', 'shared_title'].map((name) =>
    (query.get(name) ?? '').trim(),
  )
  if (!url && !text && !title) return null
  for (const given of [url, text, title]) {
    const found = address.exec(given ?? '')?.[0].replace(sentenceEnd, '')
    if (found && URL.canParse(found)) return { address: found, text: '' }
  }
  return { address: null, text: [title, text].filter(Boolean).join('\n\n') }
}
