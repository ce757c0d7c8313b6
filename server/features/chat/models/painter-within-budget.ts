import { ModelFailure } from '../../../adapters/model-failure.ts'
import type { Painter } from '../../../adapters/painter/painter.ts'
import type { ModelSettings } from '../../../config/models.ts'
import type { Deps } from '../../../deps.ts'
import { countModelCall } from '../../../platform/observability/adapters.ts'
import { reservePicture } from './usage.ts'

interface Spending extends Pick<Deps, 'db' | 'clock' | 'metrics'> {
  settings: ModelSettings
  /** Pictures of a day; null is no limit. */
  budget: number | null
}

/** A painter that is a model, and draws what is beyond the pictures that a day may have. */
export function painterWithinBudget(
  { model, drawn }: { model: Painter; drawn: Painter },
  { settings, budget, db, clock, metrics }: Spending,
): Painter {
  return {
    async paint(dish, signal) {
      if (!(await reservePicture(db, settings, budget, clock()))) return drawn.paint(dish, signal)
      const begun = performance.now()
      let outcome = 'stopped'
      try {
        const painting = await model.paint(dish, signal)
        outcome = 'answered'
        return painting
      } catch (error) {
        if (error instanceof ModelFailure) outcome = error.reason
        throw error
      } finally {
        const seconds = (performance.now() - begun) / 1000
        const { provider, model: name } = settings
        countModelCall(metrics, { provider, model: name, task: 'picture', outcome, tokens: null, seconds })
      }
    },
  }
}
