import { checkChefModels, readChefModels } from '#shared/contract/chef-models.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Deps } from '../../../deps.ts'
import type { ChefModel } from '../../../adapters/chef/language-model.ts'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { consume } from '../../../platform/rate-limit/rate-limit.ts'
import { selectUsage } from './usage.ts'

/** What admins see of the models. */
export function chefModelsRoutes(app: App) {
  serve(app, readChefModels, ({ deps, now }) => statusOf(deps, now))

  serve(app, checkChefModels, async ({ deps, db, user, now, signal }) => {
    await consume(db, { scope: 'chef check', subject: user.id }, rateLimits.chefChecksPerAdmin, now)
    const { probeModel } = await import('../../../adapters/chef/probe.ts')
    await Promise.all(deps.models.map((model) => probeModel(model, signal, now)))
    return statusOf(deps, now)
  })
}

async function statusOf({ db, config, models }: Deps, now: number) {
  return {
    models: models.map(present),
    usage: await selectUsage(db, now, limits.chefModels.usageRows),
    budgets: {
      member_tokens: config.chefDailyBudget,
      site_tokens: config.chefSiteBudget,
      pictures: config.painterDailyBudget,
    },
  }
}

function present({ name, settings, can, checked, breaker }: ChefModel) {
  const pause = breaker.pause()
  return {
    setting: name,
    provider: settings.provider,
    model: settings.model,
    schema: can.schema,
    tools: can.tools,
    vision: can.vision,
    context_length: can.contextLength,
    effort: can.effort,
    checked_at: checked && new Date(checked.at).toISOString(),
    problem: checked?.problem ?? null,
    paused_until: pause && new Date(pause.until).toISOString(),
  }
}
