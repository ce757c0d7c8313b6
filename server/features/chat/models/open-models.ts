import type { Deps } from '../../../deps.ts'
import { builtinChef } from '../../../adapters/chef/builtin-chef.ts'
import type { Chef } from '../../../adapters/chef/chef.ts'
import type { ChefModel, ModelCall } from '../../../adapters/chef/language-model.ts'
import type { Translator } from '../../../adapters/chef/translator.ts'
import { countModelCall } from '../../../platform/observability/adapters.ts'
import type { Kitchen } from '../../../platform/workers/kitchen.ts'
import { recordCall } from './usage.ts'

/** The models of the settings, first the one to ask first; their libraries are loaded only where there are any. */
export async function openModels({
  config,
  db,
  metrics,
  log,
  clock,
  tracing,
}: Pick<Deps, 'config' | 'db' | 'metrics' | 'log' | 'clock' | 'tracing'>): Promise<ChefModel[]> {
  const choices = [
    { name: 'CHEF', choice: config.chef, prices: config.chefPrices },
    { name: 'CHEF_FALLBACK', choice: config.chefFallback, prices: config.chefFallbackPrices },
  ] as const
  const onCall = (call: ModelCall) => {
    countModelCall(metrics, call)
    tracing?.modelCall(call)
    recordCall(db, call, clock()).catch((error: unknown) =>
      log.error({ err: error }, 'model call not recorded'),
    )
  }
  const models: ChefModel[] = []
  for (const { name, choice, prices } of choices) {
    if (choice.kind === 'builtin') continue
    const { openModel, timeoutsOf } = await import('../../../adapters/chef/language-model.ts')
    const timeouts = timeoutsOf(config.chefTimeout)
    models.push(await openModel(choice, { name, prices, timeouts, onCall, clock }))
  }
  return models
}

/** What models' words are read with. */
export const readerOf = (kitchen: Kitchen) => ({
  readText: (text: string) => kitchen.readRecipe({ text }),
  languageOf: (text: string) => kitchen.languageOf(text),
})

/** The chef of these models, with the built-in one behind them. */
export async function chefOf(
  models: readonly ChefModel[],
  kitchen: Kitchen,
  log: Deps['log'],
): Promise<Chef> {
  const builtin = builtinChef(kitchen)
  if (models.length === 0) return builtin
  const { modelChef } = await import('../../../adapters/chef/model-chef.ts')
  const { chefWithFallback } = await import('../../../adapters/chef/fall-back.ts')
  const chefs = models.map((model) => ({ model, asker: modelChef(model, readerOf(kitchen)) }))
  return chefWithFallback(chefs, builtin, log)
}

/** The models that cook also translate; null without any. */
export async function translatorOf(
  models: readonly ChefModel[],
  log: Deps['log'],
): Promise<Translator | null> {
  if (models.length === 0) return null
  const { modelTranslator } = await import('../../../adapters/chef/model-translator.ts')
  const { translatorWithFallback } = await import('../../../adapters/chef/fall-back.ts')
  return translatorWithFallback(
    models.map((model) => ({ model, asker: modelTranslator(model) })),
    log,
  )
}

/** Tries each model, and logs what is wrong with it. Nobody waits for this; it never throws. */
export async function checkModels({ models, log, stopping, clock }: Deps): Promise<void> {
  if (models.length === 0) return
  const { probeModel } = await import('../../../adapters/chef/probe.ts')
  for (const model of models) {
    await probeModel(model, stopping, clock())
    if (stopping.aborted) return
    const { name, settings, can, checked } = model
    if (checked?.problem) log.error({ setting: name }, checked.problem)
    else log.info({ setting: name, model: settings.model, can }, 'the model answers')
  }
}
