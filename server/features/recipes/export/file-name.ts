import { fold } from '#shared/words/fold.ts'

const plain = (text: string) =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/** A name in addresses. */
export const slugOf = (text: string): string => plain(text) || 'x'

/** A file name from a title, valid on every file system. */
export const fileNameOf = (title: string): string => plain(title).slice(0, 60).replace(/-$/, '') || 'recipe'

/** Different names for recipes with the same title: "soup", "soup-2". */
export function differentNames(): (title: string) => string {
  const given = new Map<string, number>()
  return (title) => {
    const name = fileNameOf(title)
    let count = (given.get(name) ?? 0) + 1
    while (count > 1 && given.has(`${name}-${count}`)) count += 1
    given.set(name, count)
    const different = count === 1 ? name : `${name}-${count}`
    given.set(different, given.get(different) ?? 1)
    return different
  }
}
