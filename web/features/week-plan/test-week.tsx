import { screen } from '@testing-library/react'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import { renderPage } from '../../test/render-page.tsx'
import { emptyHousehold } from '../household/test-household.ts'
import type { PlanEntry } from './plan-entries.ts'
import { planned, TestPlan } from './test-plan.tsx'
import { WeekPlan } from './week-plan.tsx'

/** The week plan of a household on Monday, 23 November 2026. */
export const testNow = new Date('2026-11-23T12:00:00')

const eater = {
  userId: null,
  allergens: [],
  diets: [],
  dislikes: [],
  isChild: false,
  isOfOther: false,
  isUsual: true,
}
export const household = {
  ...emptyHousehold,
  eaters: [
    { ...eater, id: 'e1', name: 'Léa' },
    { ...eater, id: 'e2', name: 'Tom' },
  ],
  members: [
    { id: 'u1', name: 'Ada', joinedAt: '2026-01-01T00:00:00Z', isMe: true, removal: null },
    { id: 'u2', name: 'Ben', joinedAt: '2026-01-01T00:00:00Z', isMe: false, removal: null },
  ],
}

export const card = (id: string, title: string): RecipeCard => ({
  id,
  uuid: id,
  title,
  dishType: 'Mains',
  minutes: 35,
  rating: { mean: 0, count: 0 },
  likes: 0,
  owner: { id: 'u1', name: 'Ada' },
  language: 'en',
  picture: null,
})

const week = 'from=2026-11-23&to=2026-11-29'
export const soup = planned({ id: 'p1', day: '2026-11-23', title: 'Soup', recipeId: 'r1', servings: 4 })
export const pizza = planned({
  id: 'p2',
  day: '2026-11-25',
  title: 'Pizza out',
  eaters: ['e2'],
  cookId: 'u2',
})
const some = planned({ id: 'p3', title: 'Some day' })

export function renderPlan(entries: PlanEntry[] = [soup, pizza, some], answers: object = {}) {
  const opened: string[] = []
  const cooked: unknown[] = []
  const page = renderPage(
    <TestPlan entries={entries}>
      <WeekPlan onOpenRecipe={(id) => opened.push(id)} onCook={(...each) => cooked.push(each)} />
    </TestPlan>,
    {
      path: '/en/my/plan',
      signedIn: true,
      answers: {
        'GET /api/household': { json: household },
        [`GET /api/plan/recipes?${week}`]: { json: [card('r1', 'Leek soup')] },
        'GET /api/plan/recipes?from=2026-11-30&to=2026-12-06': { json: [] },
        ...answers,
      },
    },
  )
  return { ...page, opened, cooked }
}

export const day = (name: string | RegExp) => screen.findByRole('region', { name })
export const monday = () => day(/Monday/)

export async function choose(user: ReturnType<typeof renderPlan>['user'], title: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}
