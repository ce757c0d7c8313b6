import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { violationsOn } from './axe-violations.ts'
import { overflowsOn } from './overflow.ts'
import { resize, untilQuiet } from './quiet.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether journeys are walked in every size and language, as `npm run test:slow` does. */
    everyVariant: boolean
  }
}

/** The variants of a journey that guard a merge; all of them in the slow run. */
export const firstOf = <T>(variants: readonly T[], count = 1): readonly T[] =>
  inject('everyVariant') ? variants : variants.slice(0, count)

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
export const desk = { viewport: { width: 1280, height: 900 } }

/**
 * What is wrong with the page as it stands, on a desk and on a phone; afterwards it has its own size again. What axe sees
 * hardly depends on the size: it looks at the own one, and at both in the slow run.
 */
export async function faultsOn(page: Page, where: string): Promise<string[]> {
  const own = page.viewportSize() ?? phone.viewport
  const found: string[] = []
  for (const { viewport } of own.width === desk.viewport.width ? [phone, desk] : [desk, phone]) {
    await resize(page, viewport)
    // The header gets its names with the last of its code.
    await untilQuiet(page)
    const place = `${where} at ${viewport.width} px`
    if (viewport.width === own.width || inject('everyVariant'))
      found.push(...(await violationsOn(page, place)))
    found.push(...(await overflowsOn(page, place)))
  }
  return found
}
