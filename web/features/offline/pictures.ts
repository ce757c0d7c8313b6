import { limits } from '#shared/constants/limits.ts'
import type { MemberDatabase, WireObject } from '../../lib/replica/schema.ts'

/** The picture of a card with its object name instead of the signed link, which expires. */
export const plainPicture = (picture: WireObject): WireObject => ({
  ...picture,
  link: String(picture.link).replace(/\?.*$/, ''),
})

/** The object name in a link. */
export const pictureName = (link: string): string =>
  decodeURIComponent(link.replace(/^\/images\//, '').replace(/\?.*$/, ''))

/** Stores the small form of every picture, and deletes the others. A picture that fails is tried again. */
export async function copyPictures(
  database: MemberDatabase,
  links: ReadonlyMap<string, string>,
): Promise<void> {
  const stored = new Set(await database.getAllKeys('pictures'))
  for (const name of stored) if (!links.has(name)) await database.delete('pictures', name)
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  for (const [name, link] of links) {
    if (stored.has(name)) continue
    const response = await fetch(`${link}&w=${limits.imageWidths[0]}`).catch(() => null)
    if (response?.ok) await database.put('pictures', await response.blob(), name)
  }
}

const urls = new Map<string, string>()

/** The address of a stored picture within this page; null if there is none. */
export async function storedPicture(database: MemberDatabase, name: string): Promise<string | null> {
  const known = urls.get(name)
  if (known !== undefined) return known
  const picture = await database.get('pictures', name)
  if (!picture) return null
  const url = URL.createObjectURL(picture)
  urls.set(name, url)
  return url
}
