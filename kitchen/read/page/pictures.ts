import { limits } from '#shared/constants/limits.ts'
import { isNode, type Node } from './linked-data.ts'
import { textOf } from './recipe-node.ts'

const longest = limits.import.addressMax

/** An address on the web, resolved against that of the page; null for anything else, such as a picture within the page. */
function webAddress(text: string, page: string | null): string | null {
  if (text === '' || text.length > longest || !URL.canParse(text, page ?? undefined)) return null
  const { protocol, href, username, password } = new URL(text, page ?? undefined)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  return isWeb && username === '' && password === '' && href.length <= longest ? href : null
}

/** The first picture that a recipe names: an address, an object with one, or several of them. */
export function pictureOf(
  node: Node,
  resolve: (value: unknown) => unknown,
  page: string | null,
): string | null {
  for (const each of [node.image, node.photo, node.thumbnailUrl].flat().slice(0, 20)) {
    const value = resolve(each)
    const text = isNode(value)
      ? textOf(value.contentUrl) || textOf(value.url) || textOf(value['@id'])
      : textOf(typeof value === 'string' ? value : '')
    const address = webAddress(text, page)
    if (address !== null) return address
  }
  return null
}

/** The picture that a page gives for previews. */
export function previewPicture(html: string, page: string | null): string | null {
  const head = html.slice(0, 200_000)
  for (const [tag] of head.matchAll(/<meta\b[^>]{0,3000}>/gi)) {
    if (!/\b(?:property|name)\s*=\s*["']?og:image(?:["'\s:>]|$)/i.test(tag)) continue
    const content = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag)
    const address = webAddress(textOf(content?.[1] ?? content?.[2] ?? content?.[3] ?? ''), page)
    if (address !== null && !/og:image:(?:width|height|alt|type)/i.test(tag)) return address
  }
  return null
}
