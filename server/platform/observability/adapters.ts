import type { Chef } from '../../adapters/chef/chef.ts'
import type { ModelCall } from '../../adapters/chef/language-model.ts'
import type { ImageStore } from '../../adapters/images/image-store.ts'
import type { MailTransport } from '../../adapters/mail/mail-transport.ts'
import type { Painter } from '../../adapters/painter/painter.ts'
import type { Metrics } from './metrics.ts'

/** The same store, measured. */
export function measuredImages(images: ImageStore, metrics: Metrics): ImageStore {
  const measured =
    <Arguments extends unknown[], Result>(operation: string, work: (...each: Arguments) => Promise<Result>) =>
    async (...each: Arguments): Promise<Result> => {
      const done = metrics.imageStoreSeconds.startTimer({ operation })
      try {
        return await work(...each)
      } catch (error) {
        metrics.imageStoreFailures.inc({ operation })
        throw error
      } finally {
        done()
      }
    }
  return {
    put: measured('put', images.put),
    get: measured('get', images.get),
    open: measured('open', images.open),
    remove: measured('remove', images.remove),
    list: images.list,
  }
}

/** The same transport, its deliveries counted. */
export function measuredMail(mail: MailTransport, metrics: Metrics): MailTransport {
  return {
    ...mail,
    async deliver(each) {
      try {
        await mail.deliver(each)
        metrics.mailsSent.inc({ kind: each.kind })
      } catch (error) {
        metrics.mailsFailed.inc({ kind: each.kind })
        throw error
      }
    },
  }
}

/** Counts a call of a model; nothing of what was said. */
export function countModelCall(metrics: Metrics, call: ModelCall): void {
  const { provider, model, task, outcome, tokens, seconds } = call
  const labels = { provider, model, task }
  metrics.modelCalls.inc({ ...labels, outcome })
  metrics.modelSeconds.observe(labels, seconds)
  if (!tokens) return
  metrics.modelTokens.inc({ ...labels, kind: 'read' }, tokens.input)
  metrics.modelTokens.inc({ ...labels, kind: 'written' }, tokens.output)
  metrics.modelCost.inc(labels, tokens.cost ?? 0)
}

/** The same chef, with how long its answers take and how they end. */
export function measuredChef(chef: Chef, metrics: Metrics): Chef {
  const measured =
    <Arguments extends unknown[], Result>(task: string, work: (...each: Arguments) => Promise<Result>) =>
    async (...each: Arguments): Promise<Result> => {
      const done = metrics.chefSeconds.startTimer({ task })
      try {
        const answer = await work(...each)
        metrics.chefAnswers.inc({ task, end: 'answered' })
        return answer
      } catch (error) {
        metrics.chefAnswers.inc({ task, end: 'failed' })
        throw error
      } finally {
        done()
      }
    }
  return {
    ...chef,
    reply: measured('reply', chef.reply),
    recipe: measured('recipe', chef.recipe),
    plating: measured('plating', chef.plating),
  }
}

/** The same painter, with how many pictures it paints at a time. */
export function measuredPainter(painter: Painter, metrics: Metrics): Painter {
  return {
    ...painter,
    async paint(...each) {
      metrics.paintingsInFlight.inc()
      try {
        return await painter.paint(...each)
      } finally {
        metrics.paintingsInFlight.dec()
      }
    },
  }
}
