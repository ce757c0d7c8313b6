import type { Page } from 'playwright-core'
import type { Language } from '#shared/constants/languages.ts'
import { texts } from './texts.ts'

/** Looks at what is open on a page. */
export type Inspect = (page: Page, where: string) => Promise<void>

/** Opens what opens on a member's own pages. */
export async function openDialogs(
  page: Page,
  origin: string,
  language: Language,
  look: Inspect,
): Promise<void> {
  const { recipeEditor, recipes, recipeVersions, recipeView, words } = texts[language]
  await page.goto(`${origin}/${language}/my/recipes`)
  await page.getByRole('row').nth(1).waitFor()

  await page.getByRole('button', { name: words.delete }).first().click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
  await look(page, 'the question before deleting')
  await page.keyboard.press('Escape')

  await page.locator('tbody th button').first().click()
  await page.getByRole('dialog').waitFor()
  await look(page, 'the recipe in a dialog')
  for (const name of [recipeVersions.makeMine, recipeVersions.history]) {
    await page.getByRole('button', { name: recipeView.short.more, exact: true }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
    await page.waitForFunction(() => document.querySelectorAll('[role=dialog]').length === 2)
    await waitForAnimations(page)
    await look(page, name)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.querySelectorAll('[role=dialog]').length === 1)
  }
  await page.getByRole('button', { name: recipeView.cook, exact: true }).click()
  await page.locator('.cook-mode').waitFor()
  await look(page, 'cook mode')
  await page.keyboard.press('Escape')
  await page.locator('.cook-mode').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.goto(`${origin}/${language}/my/recipes?edit=new`)
  await page.getByRole('dialog', { name: recipeEditor.writeTitle }).waitFor()
  await look(page, 'the editor')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: recipes.options, exact: true }).click()
  await page.getByRole('button', { name: recipes.cards, exact: true }).click()
  await look(page, 'the binder as cards')
  await page.getByRole('button', { name: recipes.table, exact: true }).click()

  const opener = page.locator('header button[aria-haspopup], header button[aria-expanded]')
  for (let index = 0; index < (await opener.count()); index += 1) {
    if (!(await opener.nth(index).isVisible())) continue
    await opener.nth(index).click()
    const opens = await opener.nth(index).getAttribute('aria-haspopup')
    if (opens !== null) await page.locator('[role=dialog], [role=menu], [role=listbox]').first().waitFor()
    await waitForAnimations(page)
    await look(page, `menu ${index} of the header`)
    await page.keyboard.press('Escape')
  }
}

/** Waits until the dialog is fully open: during the animation axe reports its focus guards as violations. */
async function waitForAnimations(page: Page) {
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy=true]') && document.getAnimations().length === 0,
  )
}

/** Opens what opens once others have come to a recipe and a group: photos, sharing, reporting, the bell. */
export async function openSharedContent(
  page: Page,
  origin: string,
  language: Language,
  about: { recipe: string; thread: string; friend: string },
  look: Inspect,
): Promise<void> {
  const { moderation, notifications, recipeView, words } = texts[language]
  const dialog = page.getByRole('dialog')
  const [firstPhoto = ''] = recipeView.openPhoto.replace('{{number}}', '1').split('{{name}}')
  const closed = async (left: number) => {
    await page.keyboard.press('Escape')
    await page.waitForFunction((count) => document.querySelectorAll('[role=dialog]').length === count, left)
  }

  await page.goto(`${origin}/${language}/discover?recipe=${about.recipe}`)
  await dialog.waitFor()
  await dialog.getByRole('button', { name: firstPhoto }).click()
  await page.getByText('1 / 2').waitFor()
  await look(page, 'the lightbox')
  await closed(1)

  await dialog.getByRole('button', { name: words.share, exact: true }).click()
  await page.getByRole('menuitem', { name: words.shareToGroup }).waitFor()
  await look(page, 'the share menu')
  await page.getByRole('menuitem', { name: words.shareToGroup }).click()
  await page.getByRole('dialog', { name: words.shareToGroup }).waitFor()
  await look(page, 'sharing to a group')
  await closed(1)

  const reporting = async (title: string, name: string) => {
    await page
      .getByRole('button', { name: moderation.more.replace('{{name}}', name) })
      .first()
      .click()
    await page.getByRole('menuitem', { name: moderation.report, exact: true }).waitFor()
    await look(page, `more about what somebody wrote`)
    await page.getByRole('menuitem', { name: moderation.report, exact: true }).click()
    await page.getByRole('dialog', { name: title, exact: true }).waitFor()
    await look(page, title)
  }
  await reporting(moderation.reportTitles.comment, about.friend)
  await closed(1)
  await closed(0)

  await page.goto(`${origin}/${language}${about.thread}`)
  await page
    .getByRole('button', { name: moderation.more.replace('{{name}}', about.friend) })
    .first()
    .waitFor()
  await reporting(moderation.reportTitles.thread, about.friend)
  await page.getByLabel(moderation.why).selectOption('rude')
  await page.getByRole('button', { name: moderation.sendReport, exact: true }).click()
  await page.getByText(moderation.reported).waitFor()
  await look(page, 'thanks for a report')
  await closed(0)

  await page.getByRole('button', { name: new RegExp(`^${notifications.title}`) }).click()
  await page.getByRole('dialog', { name: notifications.title }).getByRole('listitem').first().waitFor()
  await look(page, 'the bell with news')
  await closed(0)
}
