import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { languages } from '#shared/constants/languages.ts'
import type { PagePreloads } from '#shared/page-preloads.ts'
import type { patterns } from '#shared/paths.ts'

/** The module of every page; a test compares them with the route table. */
export const pageModules: Record<keyof typeof patterns, string> = {
  home: 'home',
  discover: 'discover',
  chat: 'chat',
  groups: 'groups',
  group: 'group',
  thread: 'thread',
  myGroups: 'my-groups',
  myRecipes: 'my-recipes',
  myCooked: 'my-cooked',
  importRecipes: 'import-recipes',
  household: 'household',
  shoppingList: 'shopping-list',
  plan: 'plan',
  settings: 'settings',
  moderation: 'moderation',
  login: 'login',
  signup: 'signup',
  requestInvite: 'request-invite',
  requestReset: 'request-reset',
  terms: 'legal',
  privacy: 'legal',
  verify: 'verify',
  reset: 'reset',
  inviteUsed: 'invite-problem',
  inviteInvalid: 'invite-problem',
  recipe: 'recipe',
}

const pageFile = (name: string) => `web/pages/${name}.tsx`
const entry = 'web/app/main.tsx'
const startWhenShown = 'web/app/start-when-shown.ts'
/** What every page of a member loads besides its own code. */
const memberModules = [
  'web/app/session-api.ts',
  'web/app/query-provider.tsx',
  'web/features/notifications/bell.tsx',
  'web/app/layout/phone-bar.tsx',
  'web/app/layout/user-menu.tsx',
  'web/app/layout/member-menu.tsx',
]
/** The part of the landing page that is loaded when it comes into view. */
const showcase = 'web/features/landing/showcase.tsx'
/** Loaded after the page: the copies for reading without a connection, and the deletion of those. */
const offlineModules = ['web/features/offline/start.ts', 'web/lib/delete-stored-pages.ts']
/** Loaded when the page is at rest. */
const dialogModules = ['web/ui/dialog-frame.tsx', 'web/ui/confirm-dialog-frame.tsx']
const visitorPages = ['login', 'signup', 'request-invite', 'request-reset', 'verify', 'reset', 'recipe']
const memberPages = [
  'home',
  'discover',
  'chat',
  'groups',
  'group',
  'thread',
  'my-groups',
  'my-recipes',
  'my-cooked',
  'household',
  'shopping-list',
  'plan',
  'moderation',
  'settings',
]

/** With which a member usually begins: they wait for nothing that only the others need. */
const firstPages = ['home', 'discover']

/** They show recipes too, but each opens in code of its own. */
const groupPages = ['groups', 'my-groups', 'group', 'thread']

/** How many of some pages must need a module for it to be part of their common file. */
const shared = { visitors: 2, members: 2 }

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null
}

/**
 * Few script files for each page: one with everything that every page needs, one with what several visitors' pages
 * share, one with what several members' pages share, and one for the page. A file takes a round trip of its own on a
 * slow line with six connections.
 */
export function chunkGroups(root: string) {
  let groups: Map<string, string> | undefined
  return (id: string, graph: ModuleGraph): string | null => {
    groups ??= assignGroups(root, graph)
    return groups.get(id) ?? null
  }
}

function assignGroups(root: string, graph: ModuleGraph): Map<string, string> {
  const groups = new Map<string, string>()
  const assign = (name: string, ids: Iterable<string>) => {
    for (const id of ids) if (!groups.has(id)) groups.set(id, name)
  }
  const reachOf = (file: string) => staticReach(join(root, file), graph)
  /** The pages themselves stay files of their own. */
  const common = (files: readonly string[], least: number) => {
    const counts = new Map<string, number>()
    for (const file of files) for (const id of reachOf(file)) counts.set(id, (counts.get(id) ?? 0) + 1)
    const own = new Set(Object.values(pageModules).map((name) => join(root, pageFile(name))))
    return [...counts].filter(([id, count]) => count >= least && !own.has(id)).map(([id]) => id)
  }
  assign('app', reachOf(entry))
  assign('visitor', common(visitorPages.map(pageFile), shared.visitors))
  assign('visitor', reachOf('web/app/session-api.ts'))
  // The words that the texts of all languages share.
  assign(
    'visitor',
    [...reachOf('web/i18n/en/app.ts')].filter((id) => !id.includes('/web/i18n/')),
  )
  // So that visitors load nothing that only members need.
  assign(
    'visitor',
    [...reachOf(showcase)].filter((id) => id !== join(root, showcase)),
  )
  const ofFirst = new Set(
    [...firstPages.map(pageFile), ...memberModules].flatMap((file) => [...reachOf(file)]),
  )
  // The first pages need little of the recipe page.
  assign(
    'visitor',
    [...reachOf(pageFile('recipe'))].filter((id) => ofFirst.has(id)),
  )
  assign('recipe', reachOf(pageFile('recipe')))
  const ofMembers = new Set(memberPages.flatMap((name) => [...reachOf(pageFile(name))]))
  const ofVisitors = visitorPages.flatMap((name) => [...reachOf(pageFile(name))])
  assign(
    'visitor',
    ofVisitors.filter((id) => ofMembers.has(id)),
  )
  assign(
    'member',
    memberModules.flatMap((file) => [...reachOf(file)]),
  )
  const ofSeveral = common(memberPages.map(pageFile), shared.members)
  assign(
    'member',
    ofSeveral.filter((id) => ofFirst.has(id)),
  )
  assign(
    'offline',
    offlineModules.flatMap((file) => [...reachOf(file)]),
  )
  const ofGroups = new Set(groupPages.flatMap((name) => [...reachOf(pageFile(name))]))
  assign(
    'groups',
    ofSeveral.filter((id) => ofGroups.has(id)),
  )
  const ofDialogs = dialogModules.flatMap((file) => [...reachOf(file)])
  assign(
    'dialogs',
    ofDialogs.filter((id) => !ofGroups.has(id)),
  )
  assign('recipes', ofSeveral)
  return groups
}

/** A module and what it imports without waiting for a call of `import()`. */
function staticReach(from: string, graph: ModuleGraph): Set<string> {
  const reached = new Set<string>()
  const pending = [from]
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    pending.push(...importsOf(id, graph))
  }
  return reached
}

/** What a module imports. Of the index of all icons it needs only those that it names. */
function importsOf(id: string, graph: ModuleGraph): readonly string[] {
  const { importedIds = [], code = null } = graph.getModuleInfo(id) ?? {}
  const index = importedIds.find((each) => each.endsWith('/lucide-react.mjs'))
  if (!index || code === null) return importedIds
  const names = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((each) => each.trim().split(/\s/)[0] ?? '')
  const icons = iconFiles(index)
  return [...importedIds.filter((each) => each !== index), ...names.flatMap((name) => icons.get(name) ?? [])]
}

const iconFilesOf = new Map<string, ReadonlyMap<string, string>>()

/** The module of each icon by its names. */
function iconFiles(index: string): ReadonlyMap<string, string> {
  let files = iconFilesOf.get(index)
  if (!files) {
    const lines = readFileSync(index, 'utf8').matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']*)'/g)
    files = new Map(
      [...lines].flatMap(([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(dirname(index), file)]),
      ),
    )
    iconFilesOf.set(index, files)
  }
  return files
}

/** Writes down which files each page needs, so that the server can name them in the document (`PagePreloads`). */
export function pagePreloads(root: string): Plugin {
  return {
    name: 'page-preloads',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, startWhenShown) })
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      const first = filesOf([join(root, entry)], chunks)
      const files = (modules: readonly string[]) =>
        filesOf(
          modules.map((file) => join(root, file)),
          chunks,
        ).filter((file) => !first.includes(file))
      const preloads: PagePreloads = {
        pages: Object.fromEntries(
          Object.entries(pageModules).map(([name, module]) => [name, files([pageFile(module)])]),
        ),
        member: files(memberModules),
        initialTexts: Object.fromEntries(
          languages.map((language) => [language, files([`web/i18n/${language}/initial.ts`])]),
        ),
        allTexts: Object.fromEntries(
          languages.map((language) => [
            language,
            files([`web/i18n/${language}/initial.ts`, `web/i18n/${language}/app.ts`]),
          ]),
        ),
        startWhenShown: files([startWhenShown]).join(),
      }
      this.emitFile({ type: 'asset', fileName: 'page-preloads.json', source: JSON.stringify(preloads) })
    },
  }
}

/** The addresses of the files that hold some modules, and of those that these import. */
function filesOf(modules: readonly string[], chunks: readonly Rolldown.OutputChunk[]): string[] {
  const names = new Set<string>()
  const add = (name: string) => {
    if (names.has(name)) return
    names.add(name)
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(add)
  }
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
    if (!chunk) throw new Error(`No file of the build contains ${module}`)
    add(chunk.fileName)
  }
  return [...names].map((name) => `/${name}`)
}
