import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, openGuest } from './browser.ts'
import { cook, logIn, signUp } from './deeds.ts'
import { freshDataDir, openHouse, type House } from './house.ts'
import { words } from './words.ts'

afterAll(closeBrowser)

const { discover, recipeView } = words.en
const friend = { email: 'friend@example.org', password: 'radish & rhubarb' }

/** The admin cooks and publishes a dish, and a friend comes in by a code and the verification mail. */
async function twoAtTheTable(phone = false) {
  const house = await openHouse(await freshDataDir())
  const owner = await openGuest()
  await signUp(owner.page, house.adminLink ?? '', 'en')
  await logIn(owner.page, 'en')
  await cook(owner.page, 'en')
  const [recipe] = (await (await owner.page.request.get(`${house.url}/api/recipes/my`)).json()) as {
    ID: string
    Title: string
  }[]
  await owner.page.request.put(`${house.url}/api/recipes/${recipe?.ID}/public`, { data: { is_public: true } })

  const { code } = (await (await owner.page.request.post(`${house.url}/api/invites/generate`)).json()) as {
    code: string
  }
  const guest = await openGuest(phone ? { viewport: { width: 360, height: 740 }, hasTouch: true } : {})
  await signUp(guest.page, `${house.url}/en/signup?code=${code}`, 'en', friend)
  await verify(house, guest.page)
  await guest.page.goto(`${house.url}/en/login`)
  await logIn(guest.page, 'en', friend)
  return { house, owner: owner.page, guest: guest.page, title: recipe?.Title ?? '' }
}

async function verify(house: House, page: Page) {
  const mail = await house.mailTo(friend.email)
  await page.goto(/\S+\/verify\?token=[\w-]+/.exec(mail)?.[0] ?? '')
  await page.getByRole('heading', { level: 1, name: words.en.account.verified }).waitFor()
}

test.each([{ phone: false }, { phone: true }])(
  'a friend finds a dish, rates, likes, comments and photographs it (phone: $phone)',
  async ({ phone }) => {
    const { house, owner, guest, title } = await twoAtTheTable(phone)
    await guest.goto(`${house.url}/en/discover?search=chickpeas`)
    await guest.getByText('Found 1 recipe for “chickpeas”').waitFor()
    await guest
      .getByRole('button', { name: title })
      .or(guest.getByRole('link', { name: title }))
      .first()
      .click()
    const dialog = guest.getByRole('dialog', { name: title })
    await dialog.waitFor()
    expect(new URL(guest.url()).searchParams.has('recipe')).toBe(true)

    const fourStars = dialog.getByRole('radio', { name: '4 stars' })
    await fourStars.click({ force: true })
    await expect.poll(() => fourStars.isChecked()).toBe(true)
    const like = dialog.getByRole('button', { name: recipeView.like, exact: true })
    await like.click()
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
    await dialog.getByLabel(recipeView.commentLabel).fill('  More lime next time. ')
    await dialog.getByRole('button', { name: recipeView.sendComment, exact: true }).click()
    await dialog.getByRole('listitem').filter({ hasText: 'More lime next time.' }).waitFor()

    const colours = ['#a8321b', '#5d6b32']
    const photos = await Promise.all(
      colours.map(async (background, place) => ({
        name: `photo${place}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      })),
    )
    await dialog.locator('input[type=file]').setInputFiles(photos)
    const thumbnails = dialog.getByRole('button', { name: /^Photo \d/ })
    await expect.poll(() => thumbnails.count(), { timeout: 20_000 }).toBe(2)
    await thumbnails.first().click()
    await guest.getByText('1 / 2').waitFor()
    await guest.keyboard.press('ArrowLeft')
    await guest.getByText('2 / 2').waitFor()
    await guest.keyboard.press('Escape')
    await guest.getByText('2 / 2').waitFor({ state: 'detached' })

    await guest.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(guest.url()).searchParams.has('recipe')).toBe(false)
    await guest.getByRole('button', { name: discover.clearSearch }).click()
    await guest.getByText('Showing 1-1 of 1 recipe').waitFor()

    const [seen] = (await (await owner.request.get(`${house.url}/api/recipes/my`)).json()) as Record<
      string,
      number
    >[]
    expect(seen).toMatchObject({ Rating: 4, LikeCount: 1, CommentsCount: 1, PhotosCount: 2 })
  },
)
