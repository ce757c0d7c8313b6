import { generatePath } from 'react-router'
import type { Language } from '#shared/constants/languages.ts'

/** The route table: what the router matches. `paths` below writes the same addresses. */
export const patterns = {
  home: '/:lang',
  discover: '/:lang/discover',
  chat: '/:lang/chat',
  groups: '/:lang/groups',
  group: '/:lang/groups/:groupId',
  thread: '/:lang/groups/:groupId/threads/:threadId',
  myGroups: '/:lang/my/groups',
  myRecipes: '/:lang/my/recipes',
  settings: '/:lang/settings',
  moderation: '/:lang/moderation',
  login: '/:lang/login',
  signup: '/:lang/signup',
  requestInvite: '/:lang/request-invite',
  requestReset: '/:lang/request-reset',
  terms: '/:lang/terms',
  privacy: '/:lang/privacy',
  verify: '/verify',
  reset: '/reset',
  inviteUsed: '/invite/used',
  inviteInvalid: '/invite/invalid',
  recipe: '/recipes/:uuid',
} as const

function withQuery(path: string, query: Record<string, string | undefined>) {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** Every address of the product, written in one place. */
export const paths = {
  home: (lang: Language) => generatePath(patterns.home, { lang }),
  discover: (lang: Language, search?: string) =>
    withQuery(generatePath(patterns.discover, { lang }), { search }),
  /** Any recipe that one may read, by its id. */
  openRecipe: (lang: Language, recipe: string) =>
    withQuery(generatePath(patterns.discover, { lang }), { recipe }),
  chat: (lang: Language) => generatePath(patterns.chat, { lang }),
  groups: (lang: Language) => generatePath(patterns.groups, { lang }),
  group: (lang: Language, groupId: string) => generatePath(patterns.group, { lang, groupId }),
  thread: (lang: Language, groupId: string, threadId: string) =>
    generatePath(patterns.thread, { lang, groupId, threadId }),
  /** A post within its thread's address. */
  post: (thread: string, postId: string) => `${thread}#post-${postId}`,
  myGroups: (lang: Language) => generatePath(patterns.myGroups, { lang }),
  myRecipes: (lang: Language) => generatePath(patterns.myRecipes, { lang }),
  /** A recipe of one's own, open in the binder. */
  myRecipe: (lang: Language, recipe: string) =>
    withQuery(generatePath(patterns.myRecipes, { lang }), { recipe }),
  writeRecipe: (lang: Language, id = 'new') =>
    withQuery(generatePath(patterns.myRecipes, { lang }), { edit: id }),
  settings: (lang: Language) => generatePath(patterns.settings, { lang }),
  moderation: (lang: Language) => generatePath(patterns.moderation, { lang }),
  inviteRequests: (lang: Language) => `${generatePath(patterns.settings, { lang })}#invite-requests`,
  login: (lang: Language, error?: string) => withQuery(generatePath(patterns.login, { lang }), { error }),
  signup: (lang: Language, code?: string) => withQuery(generatePath(patterns.signup, { lang }), { code }),
  requestInvite: (lang: Language) => generatePath(patterns.requestInvite, { lang }),
  requestReset: (lang: Language) => generatePath(patterns.requestReset, { lang }),
  terms: (lang: Language) => generatePath(patterns.terms, { lang }),
  privacy: (lang: Language) => generatePath(patterns.privacy, { lang }),
  verify: (query: { token?: string; info?: 'sent' } = {}) => withQuery(patterns.verify, query),
  reset: (token?: string) => withQuery(patterns.reset, { token }),
  inviteUsed: () => patterns.inviteUsed,
  inviteInvalid: () => patterns.inviteInvalid,
  recipe: (uuid: string) => generatePath(patterns.recipe, { uuid }),
  /** The lasting address of a public recipe's picture; the server draws one when there is none. */
  recipePicture: (uuid: string) => `${generatePath(patterns.recipe, { uuid })}/picture`,
}

/** The same path in another language: only the first segment changes. */
export function inLanguage(pathname: string, language: Language): string {
  const [, , ...rest] = pathname.split('/')
  return ['', language, ...rest].join('/')
}
