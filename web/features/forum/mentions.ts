/** A member whose name was chosen from the list while a text was written. */
export interface Mention {
  id: string
  name: string
}

const markOf = (name: string) => `@${name}`

/** What is being typed after an `@` right before the caret, at the start of a word; null elsewhere. */
export function nameBeingTyped(text: string, caret: number): string | null {
  const [, name = ''] = /(?:^|[\s(])@([^\s@][^\n@]{0,99})$/u.exec(text.slice(0, caret)) ?? []
  return name === '' ? null : name
}

/** The text with the name in the place of what was typed of it, and the caret after it. */
export function completeName(text: string, caret: number, typed: string, name: string) {
  const start = caret - typed.length - 1
  const before = `${text.slice(0, start)}${markOf(name)} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}

/** Those whose names are still in the text, each once. */
export function mentionsIn(text: string, chosen: readonly Mention[]): Mention[] {
  const found = new Map(
    chosen.filter(({ name }) => text.includes(markOf(name))).map((each) => [each.id, each]),
  )
  return [...found.values()]
}

/** The field of the body for those who are named, if anybody is. */
export const namedIn = (mentions: readonly Mention[]) =>
  mentions.length > 0 ? { mentions: mentions.map(({ id }) => id) } : {}
