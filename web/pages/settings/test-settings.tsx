import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { renderPage } from '../../test/render-page.tsx'
import Settings from '../settings.tsx'

/** The calls of the settings page. */
export const calls = {
  me: 'GET /auth/me',
  profile: 'PUT /api/user/profile',
  verify: 'POST /api/user/verify-email',
  password: 'PUT /api/user/password',
  secondFactor: 'GET /api/user/second-factor',
  providers: 'GET /auth/oauth/providers',
  linked: 'GET /api/user/providers',
  devices: 'GET /api/user/sessions',
  tokens: 'GET /api/user/tokens',
  createToken: 'POST /api/user/tokens',
  endAll: 'DELETE /api/user/sessions',
  mine: 'GET /api/invites/mine',
  send: 'POST /api/invites/send',
  generate: 'POST /api/invites/generate',
  requests: 'GET /api/admin/invite-requests?status=pending',
  tree: 'GET /api/admin/invites',
  models: 'GET /api/admin/chef-models',
  checkModels: 'POST /api/admin/chef-models/check',
  log: 'GET /api/admin/audit-log',
  muted: 'GET /api/moderation/mutes',
  ownSuspensions: 'GET /api/moderation/suspensions/mine',
  remove: 'POST /api/user/delete',
  logout: 'POST /auth/logout',
  storage: 'GET /api/user/storage',
  preferences: 'GET /api/notifications/preferences',
  setPreferences: 'PUT /api/notifications/preferences',
}

export const ada = {
  userId: '1',
  email: 'ada@example.org',
  name: 'Ada',
  isVerified: true,
  isAdmin: false,
  pendingEmail: null as string | null,
  hasPassword: true,
}

export const session = {
  id: 's1',
  created_at: '2026-01-02T10:00:00Z',
  seen_at: '2026-02-03T10:00:00Z',
  user_agent: null as string | null,
  current: true,
}

export const allPreferences = {
  reply: true,
  mention: true,
  post: true,
  comment: true,
  rating: true,
  photo: true,
  remix: true,
  labels: true,
  cooked: true,
  correction: true,
  invite: true,
  householdInvite: true,
  householdJoined: true,
  groupInvite: true,
  mail: true,
}

export const noInvites = {
  remaining: 5 as number | null,
  reason: null as string | null,
  invites: [] as object[],
}

export const noModels = {
  models: [] as object[],
  usage: [] as object[],
  budgets: { member_tokens: null as number | null, site_tokens: null, pictures: null },
}

type Answers = NonNullable<Parameters<typeof renderPage>[1]>['answers']

/** Renders the settings with default answers, which `answers` overrides. */
export function renderSettings(
  answers: Answers = {},
  { me = ada, path = '/en/settings', signedIn = true } = {},
) {
  return renderPage(
    <Routes>
      <Route path="/:lang/settings" element={<Settings />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      path,
      signedIn,
      answers: {
        [calls.me]: { json: me },
        [calls.providers]: { json: [] },
        [calls.linked]: { json: [] },
        [calls.secondFactor]: { json: { since: null, recoveryCodesLeft: 0 } },
        [calls.devices]: { json: [session] },
        [calls.tokens]: { json: [] },
        [calls.mine]: { json: noInvites },
        [calls.requests]: { json: [] },
        [calls.tree]: { json: [] },
        [calls.models]: { json: noModels },
        [calls.log]: { json: [] },
        [calls.muted]: { json: [] },
        [calls.ownSuspensions]: { json: [] },
        [calls.logout]: { json: {} },
        [calls.storage]: { json: { used: 300 * 1024 ** 2, deleted: 0, most: 2 * 1024 ** 3 } },
        [calls.preferences]: { json: allPreferences },
        ...answers,
      },
    },
  )
}

export const admin = { ...ada, isAdmin: true }
export const section = async (name: string) => within(await screen.findByRole('region', { name }))
export const refusal = (status: number, error: string) => ({ status, json: { error } })
