/** What stands before the page's title in the tab: running timers. */
let prefix = ''

/** The title that the page has set. */
export function pageTitle(): string {
  const { title } = document
  return title.startsWith(prefix) ? title.slice(prefix.length) : title
}

export function prefixTitle(next: string) {
  const page = pageTitle()
  prefix = next
  if (document.title !== next + page) document.title = next + page
}
