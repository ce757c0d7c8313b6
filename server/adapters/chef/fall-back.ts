import type { Logger } from 'pino'
import { ModelFailure } from '../model-failure.ts'
import { adaptRecipe, type Chef, type PayingListener } from './chef.ts'
import type { ChefModel } from './language-model.ts'
import { explanation } from './explanation.ts'
import type { Translator } from './translator.ts'

/** Something that asks this model. */
export interface Asker<Kind> {
  model: ChefModel
  asker: Kind
}

/**
 * What the first model answers that answers at all; `otherwise` when none does. Words that were sent cannot be taken back:
 * a model that fails behind them fails the answer. Why a model failed is logged, with what an operator can do.
 */
export async function firstAnswer<Kind, Answer>(
  askers: readonly Asker<Kind>[],
  listener: PayingListener,
  log: Logger,
  ask: (asker: Kind, listener: PayingListener) => Promise<Answer>,
  otherwise: (failure: ModelFailure) => Promise<Answer>,
): Promise<Answer> {
  let isBegun = false
  let last: ModelFailure = new ModelFailure('unreachable')
  const heard: PayingListener = {
    ...listener,
    ...(listener.onText && {
      onText(text) {
        isBegun = true
        listener.onText?.(text)
      },
    }),
  }
  for (const { model, asker } of listener.isSpent ? [] : askers) {
    if (!model.breaker.allows()) continue
    if (model.name !== 'CHEF') listener.onNotice?.('second model')
    try {
      const answer = await ask(asker, heard)
      model.breaker.onSuccess()
      return answer
    } catch (error) {
      if (listener.signal?.aborted || !(error instanceof ModelFailure)) throw error
      last = error
      const isPaused = model.breaker.onFailure(error)
      log.warn({ err: error, setting: model.name, isPaused }, explanation(model, error))
      if (isBegun) throw error
    }
  }
  return otherwise(last)
}

/** A chef that is the first of these models that answers, and the built-in one behind them. */
export function chefWithFallback(chefs: readonly Asker<Chef>[], builtin: Chef, log: Logger): Chef {
  const ask = <Answer>(
    listener: PayingListener,
    work: (chef: Chef, listener: PayingListener) => Promise<Answer>,
  ) =>
    firstAnswer(chefs, listener, log, work, () => {
      listener.onNotice?.(listener.isSpent ? 'budget used up' : 'chef away')
      return work(builtin, listener)
    })
  return {
    reply: (conversation, listener) => ask(listener, (chef, each) => chef.reply(conversation, each)),
    recipe: (conversation, listener) => ask(listener, (chef, each) => chef.recipe(conversation, each)),
    plating: (recipe, listener) => ask(listener, (chef, each) => chef.plating(recipe, each)),
    adapt: (recipe, listener) => ask(listener, (chef, each) => adaptRecipe(chef, recipe, each)),
    repair: (conversation, draft, problems, listener) =>
      firstAnswer(
        chefs,
        listener,
        log,
        async (chef, each) => {
          if (!chef.repair) throw new ModelFailure('request refused')
          return chef.repair(conversation, draft, problems, each)
        },
        (failure) => Promise.reject(failure),
      ),
  }
}

/** A translator that is the first of these models that answers. Throws the last one's failure. */
export function translatorWithFallback(translators: readonly Asker<Translator>[], log: Logger): Translator {
  return {
    name: translators[0]?.asker.name ?? '',
    translate: (request, listener) =>
      firstAnswer(
        translators,
        listener,
        log,
        (translator, each) => translator.translate(request, each),
        (failure) => Promise.reject(failure),
      ),
  }
}
