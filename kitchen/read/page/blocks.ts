import { decodeHTMLStrict } from 'entities'
import { toSingleLine } from '#shared/contract/wire.ts'
import type { Element } from './html-tree.ts'

/** A stretch of text that a page sets on lines of its own. */
export interface Block {
  text: string
  /** The tag and class of the heading, else of the innermost element, that holds all of it. */
  kind: string
  /** 1 to 6 for `h1` to `h6`, else null. */
  level: number | null
  isItem: boolean
  /** The innermost list around it, which tells two lists apart that follow each other. */
  list: Element | null
  /** Whether all of it is set bold. */
  isStrong: boolean
  /** Whether it stands beside what the page is about: in a column at the side, a menu or the foot of the page. */
  isBeside: boolean
  /** Whether a blank line stands above it, where the page has no paragraphs of its own. */
  isApart: boolean
}

/** A row of a table is one line. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup td th time u var wbr'.split(
    ' ',
  ),
)
const unseen = new Set('script style noscript template svg select textarea iframe head title'.split(' '))
const beside = new Set(['aside', 'footer', 'nav'])
const isBold = (tag: string) => tag === 'b' || tag === 'strong'

/** At most so many are looked at: a page with more is no page for people. */
const most = 6_000

/** The texts of an element as a person sees them, one for each line. */
export function blocksOf(root: Element): Block[] {
  const blocks: Block[] = []
  let parts: string[] = []
  let holders: Element[] = []
  let path: Element[] = []
  let breaks = 0

  function flush() {
    const text = toSingleLine(decodeHTMLStrict(parts.join('')))
      .replace(/\s+/g, ' ')
      .trim()
    if (text !== '' && blocks.length < most) {
      const inner = holders.at(-1)
      const heading = holders.findLast(({ tag }) => /^h[1-6]$/.test(tag))
      const kind = heading ?? inner
      blocks.push({
        text,
        kind: kind ? `${kind.tag} ${kind.attributes.get('class') ?? ''}` : '',
        level: heading ? Number(heading.tag.slice(1)) : null,
        isItem: holders.some(({ tag }) => tag === 'li'),
        list: holders.findLast(({ tag }) => tag === 'ul' || tag === 'ol') ?? null,
        isStrong: holders.some(({ tag }) => isBold(tag)),
        isBeside: holders.some(({ tag }) => beside.has(tag)),
        isApart: breaks > 1,
      })
      breaks = 0
    }
    parts = []
    holders = []
  }

  function add(text: string) {
    if (text.trim() === '') return void (parts.length > 0 && parts.push(' '))
    // The elements around all texts of the block: those that its first text is in, as far as the others are, too.
    holders = parts.length === 0 ? [...path] : holders.filter((each) => path.includes(each))
    parts.push(text)
  }

  function walk(element: Element) {
    path = [...path.slice(-12), element]
    for (const child of element.children) {
      if (typeof child === 'string') add(child)
      else if (child.tag === 'br' || child.tag === 'hr') {
        flush()
        breaks += 1
      } else if (!unseen.has(child.tag)) {
        const before = path
        if (!inline.has(child.tag)) flush()
        // The cells of a row are words of their own.
        else if (/^t[dh]$/.test(child.tag)) add(' ')
        walk(child)
        if (!inline.has(child.tag)) flush()
        path = before
      }
    }
  }

  walk(root)
  flush()
  return blocks
}

/** "1½", "1 1/2", "1,5" and "1.50" are one number, and so are "2.0" and "2". */
export const withDecimals = (text: string): string =>
  text
    .replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.')
    .replace(/(?<=\d\.\d?)0+(?!\d)/g, '')
    .replace(/(?<=\d)\.(?!\d)/g, ' ')
    .replace(
      /(?<![\d.,/])(?:(\d{1,3})[ \u00a0]?)?([¼½¾⅓⅔⅛⅜⅝⅞])/g,
      (_, whole: string | undefined, part: string) =>
        decimal(whole, ...(part.normalize('NFKD').split('⁄').map(Number) as [number, number])),
    )
    .replace(
      /(?<![\d.,/])(?:(\d{1,3})[ \u00a0])?(\d{1,2})[/⁄](\d{1,2})(?![\d/])/g,
      (_, whole: string | undefined, above: string, below: string) =>
        decimal(whole, Number(above), Number(below)),
    )

const decimal = (whole = '0', above = 0, below = 1): string =>
  String(Math.round((Number(whole) + above / below) * 100) / 100)

/** Texts are the same whatever their blanks, marks and capitals are, and however they write a fraction. */
export const plainText = (text: string): string =>
  withDecimals(text)
    .normalize('NFKD')
    .replace(/⁄/g, '/')
    .replace(/[^\p{L}\p{N}/.]+/gu, '')
    .toLowerCase()
