import { capacity } from '#shared/constants/capacity.ts'
import { apiError } from '#shared/contract/errors.ts'
import { authenticateToken, mcpPath, readAccessToken } from '../../platform/auth/access-tokens.ts'
import type { App } from '../../platform/http/app.ts'
import { checkAnnouncedSize, parseJsonObject, readBody } from '../../platform/http/body.ts'
import { callWithin } from '../../platform/http/call-within.ts'
import { addressGroup, clientAddress } from '../../platform/http/client-address.ts'
import { restrictionsAtTable } from '../households/avoided-allergens.ts'

/** The Model Context Protocol over stateless HTTP: each request is complete and brings its access token. */
export function serveMcp(app: App) {
  const { deps } = app
  const { db } = deps
  app.http.all(mcpPath, async (context) => {
    const { req } = context
    const now = deps.clock()
    checkAnnouncedSize(context, capacity.body.json)
    const token = readAccessToken(context)
    if (token === undefined) throw apiError('not signed in')
    const address = addressGroup(clientAddress(context, deps.config.trustedProxies))
    const { user, canWrite } = await authenticateToken(db, { token, use: 'read', address, now })

    const { language } = user
    const tool = {
      call: callWithin(app, context, { language, signal: req.raw.signal }),
      language,
      now,
      publicUrl: deps.publicUrl,
      restrictions: () => restrictionsAtTable(db, user.id, now),
    }
    // The protocol takes 30 MB of memory, which a server without assistants does not need.
    const { createHandler } = await import('./server.ts')
    const handler = createHandler(tool, { canWrite })
    context.header('cache-control', 'no-store')
    if (req.method !== 'POST') return handler.fetch(new Request(req.url, { method: req.method }))
    if (!/^application\/json\b/i.test(req.header('content-type') ?? '')) throw apiError('unsupported type')
    const share = app.bodies.share({ userId: user.id })
    try {
      // An object: several messages at once, which early clients sent, would be one request for the limits.
      const parsedBody = parseJsonObject(await readBody(context, capacity.body.json, share.take))
      const { signal, headers } = req.raw
      return await handler.fetch(new Request(req.url, { method: 'POST', headers, signal }), { parsedBody })
    } finally {
      share.release()
    }
  })
}
