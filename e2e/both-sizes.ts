import type { Page } from 'playwright-core'
import { violationsOn } from './axe-violations.ts'
import { overflowsOn } from './overflow.ts'
import { resize, untilQuiet } from './quiet.ts'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
export const desk = { viewport: { width: 1280, height: 900 } }

/** What is wrong with the page as it stands, on a desk and on a phone; afterwards it has its own size again. */
export async function faultsOn(page: Page, where: string): Promise<string[]> {
  const own = page.viewportSize() ?? phone.viewport
  const found: string[] = []
  for (const { viewport } of own.width === desk.viewport.width ? [phone, desk] : [desk, phone]) {
    await resize(page, viewport)
    // The header gets its names with the last of its code.
    await untilQuiet(page)
    const place = `${where} at ${viewport.width} px`
    found.push(...(await violationsOn(page, place)), ...(await overflowsOn(page, place)))
  }
  return found
}
