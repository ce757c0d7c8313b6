import type { Locator, Page } from 'playwright-core'

/** More focus stops than any page has: an element not found within them cannot be reached. */
const maxSteps = 150

/** Presses one key, Tab by default, until the element has the focus. */
export async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let steps = 0; steps < maxSteps; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`the key ${key} does not lead to ${target.toString()}`)
}

/** Chooses from the menu that a button opens. */
export async function choose(page: Page, menu: string, item: string): Promise<void> {
  await press(page, menu)
  const wanted = page
    .getByRole('menuitem', { name: item, exact: true })
    .or(page.getByRole('menuitemradio', { name: item, exact: true }))
  await reach(page, wanted, 'ArrowDown')
  await page.keyboard.press('Enter')
}

/** Replaces the text of a field. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await reach(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Presses a button or follows a link, by its name. */
export async function press(page: Page, name: string, role: 'button' | 'link' = 'button'): Promise<void> {
  await reach(page, page.getByRole(role, { name, exact: true }))
  await page.keyboard.press('Enter')
}
