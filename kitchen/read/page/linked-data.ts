import { decodeHTMLStrict } from 'entities'
import { tokenize } from './html-tokens.ts'

export type Node = Record<string, unknown>

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The texts of a page's JSON-LD scripts. */
function scriptsIn(html: string): string[] {
  const scripts: string[] = []
  let tag = ''
  let attribute = ''
  let type = ''
  let start = -1
  tokenize(html, {
    onopentagname(from, to) {
      tag = html.slice(from, to).toLowerCase()
      type = ''
    },
    onattribname: (from, to) => void (attribute = html.slice(from, to).toLowerCase()),
    onattribdata(from, to) {
      if (attribute === 'type') type += html.slice(from, to)
    },
    onopentagend(index) {
      if (tag === 'script' && /application\/ld\+json/i.test(decodeHTMLStrict(type))) start = index + 1
    },
    onclosetag(from) {
      // The script ends where the closing tag begins, two characters before its name.
      if (start >= 0) scripts.push(html.slice(start, from - 2))
      start = -1
    },
  })
  return scripts
}

/** The values of a page's JSON-LD scripts; one that cannot be parsed is left out. */
function documentsIn(html: string): unknown[] {
  return scriptsIn(html)
    .map((text) =>
      text.replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/g, ''),
    )
    .map(parsed)
    .filter((value) => value !== undefined)
}

function parsed(text: string): unknown {
  // Many pages break lines inside their texts, which JSON does not allow.
  for (const attempt of [text, text.replaceAll(/\p{Cc}/gu, ' ')]) {
    try {
      return JSON.parse(attempt)
    } catch {
      // Then the other way, or not at all.
    }
  }
  return undefined
}

function* nodesIn(value: unknown, depth = 0): Generator<Node> {
  if (depth > 6) return
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each, depth + 1)
  if (!isNode(value)) return
  yield value
  for (const name of ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item']) {
    yield* nodesIn(value[name], depth + 1)
  }
}

/** Whether a node is of a type of schema.org, written short or as an address, alone or among others. */
export function isOfType(node: Node, type: string): boolean {
  return [node['@type']]
    .flat()
    .some((each) => typeof each === 'string' && each.replace(/^https?:\/\/schema\.org\//, '') === type)
}

/** The first recipe that a page describes, and how to find what it refers to; null when it describes none. */
export function recipeNodeIn(html: string): { node: Node; resolve: (value: unknown) => unknown } | null {
  const nodes = documentsIn(html).flatMap((each) => [...nodesIn(each)])
  const node = nodes.find((each) => isOfType(each, 'Recipe'))
  if (!node) return null
  const byId = new Map(nodes.map((each) => [each['@id'], each]))
  return {
    node,
    resolve: (value) =>
      isNode(value) && typeof value['@id'] === 'string' ? (byId.get(value['@id']) ?? value) : value,
  }
}
