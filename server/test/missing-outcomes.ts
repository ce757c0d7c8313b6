import { contract } from '#shared/contract/index.ts'
import { impliedErrors, type Endpoint } from '#shared/contract/endpoint.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'

/** What any call may end with; none declares it, and no test has to show it for each call. */
const common: Partial<Record<ErrorCode | 'network', string>> = {
  'server error': 'a fault of the server',
  unavailable: 'the database is away, or the server has no memory left for bodies',
  network: 'the client could not reach the server, or could not read its answer',
}

type Contract = Readonly<Record<string, Endpoint>>

const declaredBy = (endpoint: Endpoint) => new Set(['ok', ...impliedErrors(endpoint), ...endpoint.errors])

const lineOf = ({ method, path }: Endpoint, outcome: string) => `${method} ${path}\t${outcome}`

/** The outcomes that that the contract declares and no test of a run has seen; `record` of a run do what the run recorded. */
export function missingOutcomes(record: string, calls: Contract = contract): string[] {
  const seen = new Set(record.split('\n'))
  return Object.entries(calls).flatMap(([name, endpoint]) =>
    [...declaredBy(endpoint)]
      .filter((outcome) => !seen.has(lineOf(endpoint, outcome)))
      .map((outcome) => `${name} ${outcome}`),
  )
}

/** Each error that a call answered in a run and that its endpoint does not declare. */
export function undeclaredOutcomes(record: string, calls: Contract = contract): string[] {
  const lines = new Set(record.split('\n'))
  return Object.entries(calls).flatMap(([name, endpoint]) => {
    const declared = declaredBy(endpoint)
    const prefix = lineOf(endpoint, '')
    return [...lines]
      .filter((line) => line.startsWith(prefix))
      .map((line) => line.slice(prefix.length))
      .filter((outcome) => !declared.has(outcome) && !Object.hasOwn(common, outcome))
      .map((outcome) => `${name} ${outcome}`)
  })
}
