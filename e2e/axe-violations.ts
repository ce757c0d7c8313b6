import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  impact: string
  nodes: { target: string[]; failureSummary: string }[]
}

/** The violations that axe finds on the current page, one line each. */
export async function violationsOn(page: Page, where: string): Promise<string[]> {
  // Evaluated by the debugger's protocol, so that the page's own strict policy stays as it is.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeSource)
  const found = await page.evaluate(async () => {
    type Run = (options: object) => Promise<{ violations: unknown }>
    const { axe } = globalThis as unknown as { axe: { run: Run } }
    // All rules; what they found in order is not described element by element.
    return (await axe.run({ resultTypes: ['violations'] })).violations
  })
  return (found as Violation[]).flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${where}: ${id} (${impact}) ${target.join(' ')} ${failureSummary}`,
    ),
  )
}
