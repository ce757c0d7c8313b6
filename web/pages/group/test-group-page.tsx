import { Route, Routes } from 'react-router'
import { patterns } from '#shared/paths.ts'
import { wireDetail } from '../../features/groups/test-group.ts'
import { RequireSession } from '../../app/layout/route-guards.tsx'
import { renderPage } from '../../test/render-page.tsx'
import Group from '../group.tsx'

export type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>

export const threadsCall = 'GET /api/groups/g1/forum/threads?limit=50&offset=0'
const page = (
  <Routes>
    <Route element={<RequireSession />}>
      <Route path={patterns.group} element={<Group />} />
    </Route>
    <Route path="*" element={null} />
  </Routes>
)

/** Renders the page of group `g1`. */
export function groupPage(answers: Answers, path = '/en/groups/g1') {
  return renderPage(page, {
    path,
    signedIn: true,
    answers: {
      'GET /api/groups/my': { json: [] },
      'GET /api/groups/categories': { json: ['Foodies'] },
      [threadsCall]: { json: [] },
      ...answers,
    },
  })
}

/** The same for a member of the group. */
export const asMember = (answers: Answers = {}) =>
  groupPage({ 'GET /api/groups/g1': { json: wireDetail({ role: 'member' }) }, ...answers })
