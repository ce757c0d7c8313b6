import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Eater } from '#shared/contract/household.ts'
import type { ContainedAllergens } from '#shared/contract/recipe-cards.ts'
import { loadAllTexts } from '../../i18n/i18n.ts'
import { renderPage } from '../../test/render-page.tsx'
import { AllergyNotice } from './allergy-notice.tsx'
import { emptyHousehold, testEater } from './test-household.ts'

const tom = testEater('Tom', { allergens: ['molluscs'] })
const mia = testEater('Mia', { allergens: ['milk', 'molluscs'], isUsual: false })

interface Shown {
  contains?: ContainedAllergens | undefined
  people?: Eater[]
  eaters?: readonly string[] | null
  language?: string
}

const show = ({ contains, people = [tom, mia], eaters = null, language = 'en' }: Shown) =>
  renderPage(<AllergyNotice recipe={{ contains }} eaters={eaters} />, {
    path: `/${language}`,
    answers: { 'GET /api/household': { json: { ...emptyHousehold, eaters: people } } },
  })

const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent)

test.each([
  ['en', 'Not for Tom: mussels'],
  ['fr', 'Pas pour Tom : mussels'],
  ['es', 'No apto para Tom: mussels'],
  ['de', 'Nichts für Tom: mussels'],
])('names who must not have a dish, and why, in %s', async (language, sentence) => {
  await loadAllTexts(language as 'en')
  show({ contains: { molluscs: ['mussels'] }, language })
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(lines()).toHaveLength(1)
})

test('follows who eats, whoever that usually is', async () => {
  show({ contains: { molluscs: ['mussels'], milk: ['butter'] }, eaters: [mia.id] })
  expect(await screen.findByText('Not for Mia: butter and mussels')).toBeVisible()
  expect(lines()).toHaveLength(1)
})

test('names the allergen where its food is not known', async () => {
  show({ contains: { molluscs: [] } })
  expect(await screen.findByText('Not for Tom: molluscs')).toBeVisible()
})

test('says nothing where nobody who eats is concerned, and never that a dish is fine', async () => {
  const { container } = show({ contains: { milk: ['butter'] } })
  expect(screen.getByText('Not for everyone at your table')).toBeVisible()
  await expect.poll(() => container.textContent).toBe('')
  expect(show({}).container.textContent).toBe('')
})

test('warns all the same while the household cannot be asked', () => {
  renderPage(<AllergyNotice recipe={{ contains: { molluscs: ['mussels'] } }} />, {
    answers: { 'GET /api/household': null },
  })
  expect(screen.getByText('Not for everyone at your table')).toBeVisible()
})
