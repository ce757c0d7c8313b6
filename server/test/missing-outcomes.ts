import { contract } from '#shared/contract/index.ts'
import { impliedErrors } from '#shared/contract/endpoint.ts'

/** The outcomes that the contract declares and the recorded `outcomes` of a run do not contain. */
export function missingOutcomes(outcomes: string): string[] {
  const seen = new Set(outcomes.split('\n'))
  return Object.entries(contract).flatMap(([name, endpoint]) =>
    [...new Set(['ok', ...impliedErrors(endpoint), ...endpoint.errors])]
      .filter((outcome) => !seen.has(`${endpoint.method} ${endpoint.path}\t${outcome}`))
      .map((outcome) => `${name} ${outcome}`),
  )
}
