export type Node = Record<string, unknown>

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What stands in a page's JSON-LD scripts; one that cannot be read is passed over. */
function* documentsIn(html: string): Generator<unknown> {
  const opening = /<script\b([^>]{0,400})>/gi
  const closing = /<\/script/gi
  for (let start = opening.exec(html); start; start = opening.exec(html)) {
    closing.lastIndex = opening.lastIndex
    const end = closing.exec(html)
    if (!end) return
    opening.lastIndex = closing.lastIndex
    if (!/application\/ld\+json/i.test(start[1] ?? '')) continue
    const text = html
      .slice(start.index + start[0].length, end.index)
      .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/g, '')
    const value = parsed(text)
    if (value !== undefined) yield value
  }
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
  const nodes = [...documentsIn(html)].flatMap((each) => [...nodesIn(each)])
  const node = nodes.find((each) => isOfType(each, 'Recipe'))
  if (!node) return null
  const byId = new Map(nodes.map((each) => [each['@id'], each]))
  return {
    node,
    resolve: (value) =>
      isNode(value) && typeof value['@id'] === 'string' ? (byId.get(value['@id']) ?? value) : value,
  }
}
