import { readPhoto } from '#shared/contract/recipe-text.ts'
import { apiError } from '#shared/contract/errors.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { memberLimit } from '../../platform/rate-limit/rate-limit.ts'
import { decodeUpload } from '../images/decoder-process.ts'
import { ModelFailure } from '../../adapters/model-failure.ts'
import { askingOf } from './asking.ts'
import { tokenBudget } from './token-ledger.ts'

/** Wide enough to compare small print with what was read of it. */
const shownWidth = 1280

/** The text of a photographed page, by a model that sees; the kitchen reads it like any other text. Nothing is stored. */
export function photoRoutes(app: App) {
  serve(
    app,
    readPhoto,
    async ({ deps, user, form, signal, now }) => {
      const seeing = deps.models.filter(({ can }) => can.vision)
      if (seeing.length === 0) throw apiError('chef unavailable')
      await tokenBudget(deps).assertWithin(user.id, now)
      const { bytes, extension, widths } = await decodeUpload(form.file, [shownWidth], user.id)
      const mediaType = extension === 'png' ? 'image/png' : 'image/jpeg'
      const { transcribe } = await import('../../adapters/chef/transcribe.ts')
      const { firstAnswer } = await import('../../adapters/chef/fall-back.ts')
      const asking = await askingOf(deps, user.id)
      try {
        const text = await firstAnswer(
          seeing.map((model) => ({ model, asker: model })),
          { ...asking.listener, signal },
          deps.log,
          (model, listener) => transcribe(model, { bytes, mediaType }, listener),
          (failure) => Promise.reject(failure),
        )
        if (text === null) throw apiError('no recipe found')
        const shown = widths.get(shownWidth) ?? Buffer.alloc(0)
        return { text, picture: `data:image/webp;base64,${shown.toString('base64')}` }
      } catch (cause) {
        throw cause instanceof ModelFailure ? apiError('chef unavailable', { cause }) : cause
      } finally {
        await asking.done()
      }
    },
    { limit: memberLimit('chat', rateLimits.chatTurnsPerMember) },
  )
}
