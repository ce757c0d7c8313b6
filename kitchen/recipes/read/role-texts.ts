import { firstWord, reject, splitAt, type Line } from './lines.ts'

/** A role line in its pieces, as they are written: "main 1..3 100g: tofu; cut auto". */
export interface RoleText {
  id: string
  count?: string
  amount?: string
  pool?: string
  /** What follows the semicolons. */
  clauses: readonly string[]
}

function roleTextFrom(text: string, line: Line): RoleText {
  const [head = '', ...clauses] = splitAt(text, ';')
  const [plain = '', pool] = splitAt(head, ': ')
  const [, id, count, amount] = /^([a-zA-Z]+)(?:\s+(\d\.\.\d))?(?:\s+(.*))?$/.exec(plain) ?? []
  if (id === undefined) reject(line, `not a role: ${head}`)
  return {
    id,
    ...(count !== undefined && { count }),
    ...(amount !== undefined && { amount }),
    ...(pool !== undefined && { pool }),
    clauses,
  }
}

/** Reads a role, or one that is like a shared role but for what it says itself: "like herb: parsley, chive". */
export function readRoleText(text: string, shared: ReadonlyMap<string, string>, line: Line): RoleText {
  const [, name, rest = ''] = /^like ([a-z0-9-]+)(.*)$/.exec(text) ?? []
  if (name === undefined) return roleTextFrom(text, line)
  const base = readRoleText(
    shared.get(name) ?? reject(line, `no shared line is called ${name}`),
    shared,
    line,
  )
  const own = roleTextFrom(base.id + rest, line)
  const words = new Set(own.clauses.map((clause) => firstWord(clause)[0]))
  const kept = base.clauses.filter((clause) => !words.has(firstWord(clause)[0]))
  return { ...base, ...own, clauses: [...kept, ...own.clauses] }
}
