import type { Language } from './constants/languages.ts'

/** The address of every page: what the browser's router matches and what the server answers. */
export const patterns = {
  home: '/:lang',
  discover: '/:lang/discover',
  chat: '/:lang/chat',
  groups: '/:lang/groups',
  group: '/:lang/groups/:groupId',
  thread: '/:lang/groups/:groupId/threads/:threadId',
  myGroups: '/:lang/my/groups',
  myRecipes: '/:lang/my/recipes',
  myCooked: '/:lang/my/cooked',
  importRecipes: '/:lang/my/import',
  household: '/:lang/my/household',
  shoppingList: '/:lang/my/list',
  plan: '/:lang/my/plan',
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

type ParamsOf<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> | ParamsOf<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never

function fill<Pattern extends string>(pattern: Pattern, params: Record<ParamsOf<Pattern>, string>): string {
  const values: Record<string, string> = params
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** Sections of the settings page that links lead to. */
export type SettingsAnchor = 'invite' | 'invite-requests' | 'muted' | 'providers' | 'second-factor' | 'tokens'

/** Builds the addresses of `patterns`: paths of this site, without its origin. */
export const paths = {
  home: (lang: Language) => fill(patterns.home, { lang }),
  discover: (lang: Language, search?: string) => withQuery(fill(patterns.discover, { lang }), { search }),
  /** Any recipe that the reader may see, by its id. */
  openRecipe: (lang: Language, recipe: string) => withQuery(fill(patterns.discover, { lang }), { recipe }),
  chat: (lang: Language) => fill(patterns.chat, { lang }),
  conversation: (lang: Language, conversation: string) =>
    withQuery(fill(patterns.chat, { lang }), { conversation }),
  groups: (lang: Language) => fill(patterns.groups, { lang }),
  group: (lang: Language, groupId: string) => fill(patterns.group, { lang, groupId }),
  thread: (lang: Language, groupId: string, threadId: string) =>
    fill(patterns.thread, { lang, groupId, threadId }),
  /** A post within the address of its thread. */
  post: (thread: string, postId: string) => `${thread}#post-${postId}`,
  myGroups: (lang: Language) => fill(patterns.myGroups, { lang }),
  myRecipes: (lang: Language) => fill(patterns.myRecipes, { lang }),
  /** The cooking diary. */
  myCooked: (lang: Language) => fill(patterns.myCooked, { lang }),
  /** Importing recipes from pages; the bookmark opens it with the page that it is clicked on. */
  importRecipes: (lang: Language) => fill(patterns.importRecipes, { lang }),
  household: (lang: Language) => fill(patterns.household, { lang }),
  shoppingList: (lang: Language) => fill(patterns.shoppingList, { lang }),
  plan: (lang: Language) => fill(patterns.plan, { lang }),
  /** A link that invites to a household. The token is in the fragment, which no server and no log sees. */
  joinHousehold: (lang: Language, token: string) =>
    `${fill(patterns.household, { lang })}#join=${encodeURIComponent(token)}`,
  /** One of the user's own recipes, open in the binder. */
  myRecipe: (lang: Language, recipe: string) => withQuery(fill(patterns.myRecipes, { lang }), { recipe }),
  /** A collection, open in the binder. */
  collection: (lang: Language, collection: string) =>
    withQuery(fill(patterns.myRecipes, { lang }), { collection }),
  writeRecipe: (lang: Language, id = 'new') => withQuery(fill(patterns.myRecipes, { lang }), { edit: id }),
  settings: (lang: Language, anchor?: SettingsAnchor) =>
    fill(patterns.settings, { lang }) + (anchor ? `#${anchor}` : ''),
  moderation: (lang: Language) => fill(patterns.moderation, { lang }),
  inviteRequests: (lang: Language) => paths.settings(lang, 'invite-requests'),
  login: (lang: Language, error?: string) => withQuery(fill(patterns.login, { lang }), { error }),
  signup: (lang: Language, code?: string) => withQuery(fill(patterns.signup, { lang }), { code }),
  requestInvite: (lang: Language) => fill(patterns.requestInvite, { lang }),
  requestReset: (lang: Language) => fill(patterns.requestReset, { lang }),
  terms: (lang: Language) => fill(patterns.terms, { lang }),
  privacy: (lang: Language) => fill(patterns.privacy, { lang }),
  verify: (query: { token?: string; info?: 'sent' } = {}) => withQuery(patterns.verify, query),
  reset: (token?: string) => withQuery(patterns.reset, { token }),
  inviteUsed: () => patterns.inviteUsed,
  inviteInvalid: () => patterns.inviteInvalid,
  recipe: (uuid: string) => fill(patterns.recipe, { uuid }),
  /** The lasting address of the picture at a step, counted from 0, below the page of a public recipe. */
  stepPicture: (page: string, step: number, width?: number) =>
    withQuery(`${page}/steps/${step + 1}/picture`, { w: width?.toString() }),
  /** The lasting address of a public recipe's picture; the server draws one when there is none. */
  recipePicture: (uuid: string, width?: number) =>
    withQuery(`${fill(patterns.recipe, { uuid })}/picture`, { w: width?.toString() }),
}

/** The same path in another language: only the first segment changes. */
export function inLanguage(pathname: string, language: Language): string {
  const [, , ...rest] = pathname.split('/')
  return ['', language, ...rest].join('/')
}
