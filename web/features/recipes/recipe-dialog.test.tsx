import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderRecipeDialog } from './test-dialog.tsx'
import { wireCard, wireRecipe } from './test-recipe.ts'

const foreignRecipe = wireRecipe({ mine: false, IsPublic: true })
const rate = 'POST /api/recipes/r1/rate'
const like = 'POST /api/recipes/r1/like'
const card = 'GET /api/recipes/r1?view=card'

test('rating fills the stars at once and updates the average', async () => {
  let rated = false
  const { dialog, user, sent } = await renderRecipeDialog(foreignRecipe, {
    'GET /api/recipes/my/ratings': { json: [{ RecipeID: 'r1', Rating: 2 }] },
    [rate]: () => {
      rated = true
      return { json: {} }
    },
    [card]: () => ({ json: wireCard({ ...foreignRecipe, Rating: rated ? 4.5 : 4.25 }) }),
  })
  const group = dialog.getByRole('radiogroup', { name: 'Your rating' })
  expect(group.querySelectorAll('input')).toHaveLength(5)
  const star = (name: string) => dialog.getByRole<HTMLInputElement>('radio', { name })
  await waitFor(() => expect(star('2 stars').checked).toBe(true))
  expect(star('1 star').checked).toBe(false)

  await user.click(star('5 stars'))
  expect(star('5 stars').checked).toBe(true)
  expect(sent(rate)).toEqual([{ rating: 5 }])
  expect(await dialog.findByText('4.5')).toBeVisible()
})

test('the new average is shown at once from the answer to the rating', async () => {
  const { dialog, user } = await renderRecipeDialog(foreignRecipe, {
    [rate]: { json: { rating: { mean: 3.5, count: 2 } } },
    [card]: () => new Promise<never>(() => undefined),
  })
  await user.click(await dialog.findByRole('radio', { name: '2 stars' }))
  expect(await dialog.findByText('3.5')).toBeVisible()
})

test('mean and likes are said once, where one rates and likes', async () => {
  const { dialog } = await renderRecipeDialog(wireRecipe({ mine: false, IsPublic: true, Rating: 4.25 }))
  expect(dialog.getAllByText('4.3')).toHaveLength(1)
  expect(dialog.getAllByText('3 likes')).toHaveLength(1)
})

test('a refused rating is reverted and only logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { dialog, user } = await renderRecipeDialog(foreignRecipe, {
    'GET /api/recipes/my/ratings': { json: [{ RecipeID: 'r1', Rating: 2 }] },
    [rate]: { status: 500, json: { error: 'server error' } },
  })
  const star = (name: string) => dialog.getByRole<HTMLInputElement>('radio', { name })
  await waitFor(() => expect(star('2 stars').checked).toBe(true))
  await user.click(star('4 stars'))
  await waitFor(() => expect(star('2 stars').checked).toBe(true))
  expect(warned).toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('one’s own recipe cannot be rated', async () => {
  const { dialog } = await renderRecipeDialog(wireRecipe())
  expect(dialog.queryByRole('radiogroup', { name: 'Your rating' })).toBeNull()
  expect(dialog.getByRole('button', { name: 'Like' })).toBeVisible()
})

test('Like is pressed and counted at once, and a second press undoes it', async () => {
  let liked = false
  const { dialog, user } = await renderRecipeDialog(foreignRecipe, {
    [like]: () => {
      liked = !liked
      return { json: { status: liked ? 'liked' : 'unliked' } }
    },
    [card]: () => ({ json: wireCard({ ...foreignRecipe, LikeCount: liked ? 4 : 3 }) }),
  })
  const button = dialog.getByRole('button', { name: 'Like' })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await user.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(await dialog.findByText('4 likes')).toBeVisible()
  await waitFor(async () => {
    await user.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('false')
  })
  expect(await dialog.findByText('3 likes')).toBeVisible()
})

test('a refused like is reverted', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { dialog, user } = await renderRecipeDialog(foreignRecipe, { [like]: null })
  await user.click(dialog.getByRole('button', { name: 'Like' }))
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Like' }).getAttribute('aria-pressed')).toBe('false'),
  )
  expect(dialog.getByText('3 likes')).toBeVisible()
})

test('amounts follow the chosen servings and measures', async () => {
  const { dialog, user } = await renderRecipeDialog(foreignRecipe)
  expect(dialog.getByText('4 servings')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'More servings' }))
  await user.click(dialog.getByRole('button', { name: 'More servings' }))
  expect(dialog.getByText('6 servings')).toBeVisible()
  expect(dialog.getByText('Servings').nextElementSibling?.textContent).toBe('6')
  expect(dialog.getByText('300 ml cream')).toBeVisible()
  expect(dialog.getByText('6 stalks leeks, washed')).toBeVisible()
  expect(dialog.getByText('salt, to taste')).toBeVisible()
  expect(dialog.getByText('8 minutes').closest('li')?.textContent).toBe('Simmer the leeks for 8 minutes.')

  await user.click(dialog.getByRole('button', { name: 'US' }))
  expect(dialog.getByRole('button', { name: 'US' }).getAttribute('aria-pressed')).toBe('true')
  expect(dialog.getByText('1¼ cups cream')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Metric' }))
  expect(dialog.getByText('300 ml cream')).toBeVisible()
})

test('there is always at least one serving', async () => {
  const { dialog, user } = await renderRecipeDialog(foreignRecipe)
  const fewer = dialog.getByRole<HTMLButtonElement>('button', { name: 'Fewer servings' })
  for (let times = 0; times < 6; times += 1) await user.click(fewer)
  expect(dialog.getByText('1 serving')).toBeVisible()
  expect(fewer.disabled).toBe(true)
})

test('without a group there is no share menu, but the owner can copy the link', async () => {
  const { dialog } = await renderRecipeDialog(wireRecipe())
  expect(dialog.queryByRole('button', { name: 'Share' })).toBeNull()
  expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
})

test('a member of a group shares by link, with the device and into the group', async () => {
  const shared = vi.fn<() => Promise<void>>(() => Promise.resolve())
  Object.assign(navigator, { share: shared })
  const { dialog, user } = await renderRecipeDialog(foreignRecipe, {}, ({ open }) =>
    open ? <p>Which group?</p> : null,
  )
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  const choose = async (name: string) => {
    await user.click(dialog.getByRole('button', { name: 'Share' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('Copy link')
  expect(await dialog.findByText('Public link copied to clipboard')).toBeVisible()
  expect(write).toHaveBeenCalledWith(`${location.origin}/recipes/${foreignRecipe.UUID}`)
  await choose('Share…')
  await waitFor(() =>
    expect(shared).toHaveBeenCalledWith({
      title: 'Leek gratin',
      url: `${location.origin}/recipes/${foreignRecipe.UUID}`,
    }),
  )
  await choose('Share to Group')
  expect(await screen.findByText('Which group?')).toBeVisible()
  Reflect.deleteProperty(navigator, 'share')
})

test('another user’s private recipe has no link to share', async () => {
  const { dialog, user } = await renderRecipeDialog({ ...foreignRecipe, IsPublic: false }, {}, () => null)
  await user.click(dialog.getByRole('button', { name: 'Share' }))
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Share to Group'])
})

describe('a recipe of the built-in chef in another language', () => {
  const french = wireRecipe({
    language: 'fr',
    Title: 'Gratin de poireaux',
    Taste: 'crémeux',
    Plating: 'Servir dans le plat.',
    translatable: true,
    mine: false,
    IsPublic: true,
  })
  const english = wireRecipe()
  const rendering = {
    language: 'en',
    Title: 'Leek gratin',
    Content: english.Content,
    Taste: 'creamy',
    Plating: 'Serve from the dish.',
    recipe: english.recipe,
    findings: [],
    madeBy: ['chef'],
    untranslated: [],
    approximate: [],
    corrected: [],
    isPending: false,
  }
  const inEnglish = 'GET /api/recipes/r1?in=en'

  test('is shown in the reader’s, and the original is one press away', async () => {
    const { dialog, user, sent } = await renderRecipeDialog(french, {
      [inEnglish]: { json: { ...french, rendering } },
    })
    expect(await dialog.findByText('Serve from the dish.')).toBeVisible()
    expect(screen.getByRole('dialog', { name: 'Leek gratin' })).toBeVisible()
    expect(dialog.getByText('creamy').getAttribute('lang')).toBeNull()
    expect(dialog.getByText(/Translated by the built-in chef/)).toBeVisible()

    await user.click(dialog.getByRole('button', { name: 'Show original' }))
    expect(dialog.getByText('Servir dans le plat.').getAttribute('lang')).toBe('fr')
    expect(screen.getByRole('dialog', { name: 'Gratin de poireaux' })).toBeVisible()
    expect(dialog.queryByText(/Translated by/)).toBeNull()

    await user.click(dialog.getByRole('button', { name: 'Show in English' }))
    expect(dialog.getByText('Serve from the dish.')).toBeVisible()
    expect(sent(inEnglish)).toHaveLength(1)
  })

  test('is shared by the address that every language has', async () => {
    const { dialog, user } = await renderRecipeDialog(
      french,
      { [inEnglish]: { json: { ...french, rendering } } },
      () => null,
    )
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await dialog.findByText('Serve from the dish.')
    await user.click(dialog.getByRole('button', { name: 'Share' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }))
    expect(await dialog.findByText('Public link copied to clipboard')).toBeVisible()
    expect(write).toHaveBeenCalledWith(`${location.origin}/recipes/${french.UUID}`)
  })

  test.each([
    ['no plan can be rendered any more', { json: { ...french, rendering: null } }],
    ['the server cannot be reached', null],
  ])('stays as it was written while %s', async (_name, answer) => {
    const { dialog, sent } = await renderRecipeDialog(french, { [inEnglish]: answer })
    await waitFor(() => expect(sent(inEnglish)).toHaveLength(1))
    expect(dialog.getByText('Servir dans le plat.')).toBeVisible()
    expect(dialog.queryByRole('button', { name: /Show/ })).toBeNull()
  })

  test('that has no plan is not asked for', async () => {
    const { dialog, sent } = await renderRecipeDialog({ ...french, translatable: false })
    expect(await dialog.findByText('Servir dans le plat.')).toBeVisible()
    expect(sent(inEnglish)).toEqual([])
  })
})
