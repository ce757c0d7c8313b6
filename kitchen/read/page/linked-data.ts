import { decodeHTMLStrict } from 'entities'
import { jsonrepair } from 'jsonrepair'
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

/** The values of a page's JSON-LD scripts, or of a file that is one; what cannot be parsed is left out. */
function documentsIn(html: string): unknown[] {
  const texts = /^\s*[[{]/.test(html) ? [html] : scriptsIn(html)
  return texts
    .map((text) =>
      text.replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/g, ''),
    )
    .map(parsed)
    .filter((value) => value !== undefined)
}

/** A text with faults is mended up to this length, which is that of the longest recipes ten times over. */
const longestToMend = 400_000

function parsed(text: string): unknown {
  // Many pages break lines inside their texts, which JSON does not allow.
  for (const attempt of [text, text.replaceAll(/\p{Cc}/gu, ' ')]) {
    try {
      return JSON.parse(attempt)
    } catch {
      // Then the other way, or not at all.
    }
  }
  if (text.length > longestToMend || !/Recipe/.test(text)) return undefined
  try {
    return JSON.parse(jsonrepair(text.replace(/;\s*$/, '')))
  } catch {
    return undefined
  }
}

/** All objects of a document, outer ones first: pages nest a recipe in graphs, pages, lists and products. */
function* nodesIn(document: unknown): Generator<Node> {
  let waiting = [document]
  for (let depth = 0; depth < 8 && waiting.length > 0; depth += 1) {
    const below: unknown[] = []
    for (const each of waiting) {
      if (Array.isArray(each)) below.push(...each.slice(0, 2_000))
      else if (isNode(each)) {
        yield each
        for (const value of Object.values(each)) if (typeof value === 'object') below.push(value)
      }
    }
    waiting = below.slice(0, 20_000)
  }
}

/** Whether a node is of a type of schema.org, written short or as an address, alone or among others. */
export function isOfType(node: Node, type: string): boolean {
  return [node['@type']]
    .flat()
    .some(
      (each) =>
        typeof each === 'string' &&
        each.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/, '') === type,
    )
}

/** What the JSON-LD of a page describes. */
export interface LinkedData {
  recipes: Node[]
  /** The node that a reference names, or the value itself. */
  resolve: (value: unknown) => unknown
}

export function linkedDataOf(html: string): LinkedData {
  const nodes = documentsIn(html).flatMap((each) => [...nodesIn(each)])
  const byId = new Map(
    nodes.filter((each) => Object.keys(each).length > 1).map((each) => [each['@id'], each]),
  )
  return {
    recipes: nodes.filter((each) => isOfType(each, 'Recipe')),
    resolve: (value) =>
      isNode(value) && typeof value['@id'] === 'string' ? (byId.get(value['@id']) ?? value) : value,
  }
}
