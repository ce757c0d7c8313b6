import { decodeHTMLStrict } from 'entities'
import { tokenize } from './html-tokens.ts'

export interface Element {
  /** In lower case. */
  tag: string
  attributes: ReadonlyMap<string, string>
  children: (Element | string)[]
}

const wanted = new Set(
  'class id itemprop itemscope itemtype property typeof content datetime value href src type'.split(' '),
)
const isEmpty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** What an opening tag closes that was left open before it. */
const closes = new Map<string, ReadonlySet<string>>(
  Object.entries({
    li: ['li'],
    dt: ['dt', 'dd'],
    dd: ['dt', 'dd'],
    tr: ['tr', 'td', 'th'],
    td: ['td', 'th'],
    th: ['td', 'th'],
    option: ['option'],
    p: ['p'],
    ul: ['p'],
    ol: ['p'],
    div: ['p'],
    h2: ['p'],
    h3: ['p'],
    h4: ['p'],
  }).map(([tag, those]) => [tag, new Set(those)]),
)

/** No page has more: what follows is text of the last one. */
const elementsAtMost = 30_000
/** Deeper elements become children of the deepest one, and no closing tag looks further up than `reach`. */
const deepest = 300
const reach = 40

/**
 * The elements of a page as a tree. It is lenient as browsers are, and in linear time whatever the page holds: see
 * `tokenize` for why no parser of a library does this. With the attributes of a format in XML, closed elements stay empty.
 */
export function treeOf(html: string, xml?: { attributes: ReadonlySet<string> }): Element {
  const taken = xml?.attributes ?? wanted
  const root: Element = { tag: '', attributes: new Map(), children: [] }
  const open: Element[] = [root]
  let attributes = new Map<string, string>()
  let tag = ''
  let name = ''
  let isWanted = false
  let count = 0

  const last = () => open.at(-1) ?? root
  function end(closing: string) {
    const limit = Math.max(open.length - reach, 1)
    for (let at = open.length - 1; at >= limit; at -= 1)
      if (open[at]?.tag === closing) {
        open.length = at
        return
      }
  }
  function begin(isClosed: boolean) {
    count += 1
    if (count > elementsAtMost) return
    if (closes.get(tag)?.has(last().tag)) open.pop()
    const element: Element = { tag, attributes, children: [] }
    last().children.push(element)
    if (!isClosed && !isEmpty.has(tag) && open.length < deepest) open.push(element)
  }

  tokenize(html, {
    onopentagname(from, to) {
      tag = html.slice(from, to).toLowerCase()
      attributes = new Map()
    },
    onattribname(from, to) {
      name = html.slice(from, to).toLowerCase()
      isWanted = taken.has(name)
      if (isWanted) attributes.set(name, '')
    },
    onattribdata(from, to) {
      if (isWanted)
        attributes.set(name, (attributes.get(name) ?? '') + decodeHTMLStrict(html.slice(from, to)))
    },
    onopentagend: () => begin(false),
    // In HTML the slash means nothing.
    onselfclosingtag: () => begin(xml !== undefined),
    onclosetag: (from, to) => end(html.slice(from, to).toLowerCase()),
    ontext: (from, to) => void last().children.push(html.slice(from, to)),
  })
  return root
}

/** The elements below an element, in their order; those that `isClosed` are not entered. */
export function* elementsIn(
  element: Element,
  isClosed: (each: Element) => boolean = () => false,
): Generator<Element> {
  const waiting = element.children.toReversed()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') continue
    yield next
    if (!isClosed(next)) for (const child of next.children.toReversed()) waiting.push(child)
  }
}
