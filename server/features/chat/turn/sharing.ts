import { isIP } from 'node:net'
import { listSharing, setSharing, type Sharing } from '#shared/contract/chef-sharing.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { Config } from '../../../config/config.ts'
import type { ModelChoice } from '../../../config/models.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'

const providerNames = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' } as const

/** The provider of a model as members know it; null where nothing leaves the operator's own network. */
export function outsideProvider(choice: ModelChoice): string | null {
  if (choice.kind === 'builtin') return null
  const { provider, url } = choice
  if (url === null) return provider === 'compatible' ? null : providerNames[provider]
  const host = new URL(url).hostname
  return isOwnNetwork(host) ? null : host
}

/** Loopback and private addresses, and names that only the network itself knows. */
function isOwnNetwork(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) === 4) {
    return /^(?:127|10)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(host)
  }
  if (isIP(host) === 6) return host === '::1' || /^f[cd][\da-f]{2}:|^fe[89ab][\da-f]:/i.test(host)
  return !host.includes('.') || /\.(?:local|internal|lan|home\.arpa|localhost)$/i.test(host)
}

/** Each provider by itself: a second one is asked about anew. */
const outsideProviders = (choices: readonly ModelChoice[]): string[] => [
  ...new Set(choices.map(outsideProvider).filter((provider) => provider !== null)),
]

/** The models that may be asked. */
export const modelsOf = ({ chef, chefFallback }: Pick<Config, 'chef' | 'chefFallback'>): ModelChoice[] => [
  chef,
  chefFallback,
]

async function selectSharing(db: Db, userId: string, choices: readonly ModelChoice[]): Promise<Sharing[]> {
  const providers = outsideProviders(choices)
  if (providers.length === 0) return []
  const rows = await db
    .selectFrom('chef_sharing')
    .select(['provider', 'allowed'])
    .where('user_id', '=', userId)
    .where('provider', 'in', providers)
    .execute()
  const decided = new Map(rows.map(({ provider, allowed }) => [provider, allowed]))
  return providers.map((provider) => ({ provider, allowed: decided.get(provider) ?? null }))
}

/** Whether the chef may read what its member cooked, plans and has at home: all that would get to know it were allowed to. */
export const maySeeHousehold = async (
  db: Db,
  userId: string,
  choices: readonly ModelChoice[],
): Promise<boolean> => (await selectSharing(db, userId, choices)).every(({ allowed }) => allowed === true)

export function sharingRoutes(app: App) {
  serve(app, listSharing, async ({ deps, db, user }) => selectSharing(db, user.id, modelsOf(deps.config)))

  serve(app, setSharing, async ({ deps, db, user, body, now }) => {
    if (!outsideProviders(modelsOf(deps.config)).includes(body.provider)) throw apiError('not found')
    const decision = { allowed: body.allowed, decided_at: new Date(now) }
    await db
      .insertInto('chef_sharing')
      .values({ user_id: user.id, provider: body.provider, ...decision })
      .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doUpdateSet(decision))
      .execute()
    return {}
  })
}
