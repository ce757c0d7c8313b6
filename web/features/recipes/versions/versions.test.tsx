import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WireRecipe } from '#shared/contract/recipes.ts'
import { renderRecipeDialog } from '../test-dialog.tsx'
import { wireRecipe } from '../test-recipe.ts'

const origin = { id: 'r0', uuid: 'u0', title: 'Lentil soup', ownerName: 'Ana', mine: false }
const version = (about: Partial<NonNullable<WireRecipe['version']>> = {}) => ({
  version: { number: 1, from: null, remixes: 0, ...about },
})
const remix = 'POST /api/recipes/r1/remix'
const versions = 'GET /api/recipes/r1/versions'
const row = (number: number, about: object = {}) => ({
  number,
  reason: 'edit',
  madeAt: `2026-11-${10 + number}T10:00:00.000Z`,
  title: 'Leek gratin',
  current: false,
  hidden: false,
  ...about,
})
const noFacts = {
  servings: null,
  minutes: null,
  dishType: null,
  language: null,
  allergensGained: [],
  allergensLost: [],
  dietsGained: [],
  dietsLost: [],
}
const compared = (diff: object) => ({
  from: { number: 1, title: 'Leek gratin', language: 'en' },
  to: { number: 2, title: 'Leek gratin', language: 'en' },
  diff: { texts: [], lines: [], steps: [], facts: noFacts, ...diff },
})

test('a variant names what it comes from, as a link while one may read it', async () => {
  const { dialog } = await renderRecipeDialog(wireRecipe(version({ from: { recipe: origin } })))
  const link = dialog.getByRole('link', { name: 'Lentil soup' })
  expect(link.parentElement?.textContent).toBe('after Ana’s Lentil soup')
  expect(link.getAttribute('href')).toBe('/en/discover?recipe=r0')
})

test('a variant of what one may not read says so', async () => {
  const { dialog } = await renderRecipeDialog(wireRecipe(version({ from: { recipe: null } })))
  expect(dialog.getByText('after a dish that is private')).toBeVisible()
})

test('a refused wish is explained, and a second try without an answer makes no second copy', async () => {
  let answer: { status: number; json: object } = { status: 422, json: { error: 'cannot adapt' } }
  const { user, sent, choose } = await renderRecipeDialog(wireRecipe({ mine: false, IsPublic: true }), {
    [remix]: () => answer,
  })
  await choose('Make it mine')
  const make = within(await screen.findByRole('dialog', { name: 'Make it mine' }))
  await user.type(make.getByLabelText('Your wish'), 'poison')
  await user.click(make.getByRole('button', { name: 'Let the chef adapt it' }))
  expect((await make.findByRole('alert')).textContent).toContain('The chef cannot cook this wish.')
  answer = { status: 500, json: { error: 'server error' } }
  await user.click(make.getByRole('button', { name: 'Let the chef adapt it' }))
  await waitFor(() => expect(make.getByRole('alert').textContent).toContain('could not be made'))
  expect(sent(remix)).toEqual([{ wish: 'poison' }, { wish: 'poison' }])
})

test('what the chef changed is shown before one goes on with the copy, which can be thrown away', async () => {
  const variant = wireRecipe({ ID: 'r2', Title: 'Oat gratin', ...version() })
  const { user, sent, choose } = await renderRecipeDialog(wireRecipe({ mine: false, IsPublic: true }), {
    [remix]: { status: 201, json: variant },
    'GET /api/recipes/r2/diff?from=parent&to=1': {
      json: compared({
        lines: [{ kind: 'replaced', item: null, before: '200 ml cream', after: '200 ml oat cream' }],
      }),
    },
    'DELETE /api/recipes/r2': { status: 200, json: {} },
  })
  await choose('Make it mine')
  const make = within(await screen.findByRole('dialog', { name: 'Make it mine' }))
  await user.type(make.getByLabelText('Your wish'), 'vegan')
  await user.click(make.getByRole('button', { name: 'Let the chef adapt it' }))
  const changes = within(await screen.findByRole('dialog', { name: 'What the chef changed' }))
  expect(changes.getByText('“Oat gratin” is in your binder, for you alone.')).toBeVisible()
  expect((await changes.findByText('200 ml oat cream')).parentElement?.textContent).toBe('+ 200 ml oat cream')
  await user.click(changes.getByRole('button', { name: 'Throw it away' }))
  await waitFor(() => expect(sent('DELETE /api/recipes/r2')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'What the chef changed' })).toBeNull())
})

test('the history says what changed in words and signs, and only the owner restores', async () => {
  const rows = [row(2, { current: true }), row(1, { reason: 'first' })]
  const diff = {
    lines: [
      { kind: 'changed', item: 'butter', before: '120 g', after: '90 g' },
      { kind: 'replaced', item: null, before: '200 ml wine', after: '200 ml stock' },
    ],
    facts: {
      ...noFacts,
      minutes: { before: 30, after: 45 },
      allergensGained: ['milk'],
      dietsLost: ['vegan'],
      servings: { before: 4, after: 6 },
    },
  }
  const { choose } = await renderRecipeDialog(wireRecipe({ mine: false, IsPublic: true }), {
    [versions]: { json: rows },
    'GET /api/recipes/r1/diff?from=1&to=2': { json: compared(diff) },
  })
  await choose('History')
  const history = within(await screen.findByRole('dialog', { name: 'History of “Leek gratin”' }))
  const facts = ['+ milk', 'no longer vegan', '15 min longer', 'Servings 4 → 6']
  for (const fact of facts) expect(await history.findByText(fact)).toBeVisible()
  expect(history.getByText('butter', { exact: false }).textContent).toBe('~ butter 120 g → 90 g')
  expect(history.getByText('200 ml wine').parentElement?.textContent).toBe('− 200 ml wine')
  expect(history.getByText('200 ml stock').parentElement?.textContent).toBe('+ 200 ml stock')
  expect(history.getByText('Written')).toBeVisible()
  expect(history.queryByRole('button', { name: /Restore/ })).toBeNull()
})

test('a version is restored after a question, and the new one is compared at once', async () => {
  let rows = [row(2, { current: true }), row(1)]
  const restored = wireRecipe({ Title: 'Leek gratin', taken_back: false } as Partial<WireRecipe>)
  const { user, sent, choose } = await renderRecipeDialog(wireRecipe(), {
    [versions]: () => ({ json: rows }),
    'GET /api/recipes/r1/diff?from=1&to=2': { json: compared({}) },
    'GET /api/recipes/r1/diff?from=2&to=3': { json: compared({}) },
    'GET /api/recipes/r1/diff?from=2&to=1': {
      json: compared({ lines: [{ kind: 'changed', item: 'butter', before: '90 g', after: '120 g' }] }),
    },
    'POST /api/recipes/r1/versions/1/restore': () => {
      rows = [row(3, { reason: 'restore', current: true }), row(2), row(1)]
      return { json: restored }
    },
  })
  await choose('History')
  const history = within(await screen.findByRole('dialog', { name: 'History of “Leek gratin”' }))
  expect(await history.findByText('Nothing in the recipe has changed.')).toBeVisible()
  await user.click(history.getByRole('button', { name: 'Restore version 1' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Restore version 1?' }))
  expect((await question.findByText('butter', { exact: false })).textContent).toBe('~ butter 90 g → 120 g')
  await user.click(question.getByRole('button', { name: 'Restore' }))
  expect(await history.findByText('The recipe is what it was then.')).toBeVisible()
  expect(await history.findByText('Restored')).toBeVisible()
  expect(sent('POST /api/recipes/r1/versions/1/restore')).toHaveLength(1)
})

test('a recipe with one version has nothing to compare', async () => {
  const { choose } = await renderRecipeDialog(wireRecipe(), {
    [versions]: { json: [row(1, { current: true })] },
  })
  await choose('History')
  expect(await screen.findByText(/There is only this version so far/)).toBeVisible()
})

test('a variant that somebody of the household must not have is no success until it is confirmed', async () => {
  let answer: { status: number; json: object } = { status: 409, json: { error: 'allergen not confirmed' } }
  const { user, sent, choose } = await renderRecipeDialog(wireRecipe({ mine: false, IsPublic: true }), {
    [remix]: () => answer,
  })
  await choose('Make it mine')
  const make = within(await screen.findByRole('dialog', { name: 'Make it mine' }))
  await user.type(make.getByLabelText('Your wish'), 'with satay')
  await user.click(make.getByRole('button', { name: 'Let the chef adapt it' }))
  expect((await make.findByRole('alert')).textContent).toContain('has not been saved')
  answer = { status: 201, json: wireRecipe({ ID: 'r2', ...version() }) }
  await user.click(make.getByRole('button', { name: 'Save it all the same' }))
  await waitFor(() => expect(sent(remix)).toHaveLength(2))
  expect(sent(remix)[0]).toEqual({ wish: 'with satay' })
  expect(sent(remix)[1]).toMatchObject({
    wish: 'with satay',
    confirmedAllergens: expect.arrayContaining(['peanuts']),
  })
})
