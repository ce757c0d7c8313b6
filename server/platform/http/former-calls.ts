import type { App } from './app.ts'

/** Former paths of calls that read: a page that was open during the upgrade still sends them. */
export const formerCalls: ReadonlyMap<string, string> = new Map([
  ['/api/care/reports', '/api/moderation/reports'],
  ['/api/care/reports/count', '/api/moderation/reports/count'],
  ['/api/care/acts', '/api/moderation/log'],
  ['/api/care/mutes', '/api/moderation/mutes'],
  ['/api/care/silences', '/api/moderation/suspensions'],
  ['/api/care/silences/mine', '/api/moderation/suspensions/mine'],
  ['/api/notices', '/api/notifications'],
  ['/api/notices/count', '/api/notifications/count'],
  ['/api/notices/wanted', '/api/notifications/preferences'],
])

export function redirectFormerCalls(app: App) {
  for (const pattern of ['/api/care/*', '/api/notices/*']) {
    app.http.get(pattern, (context, next) => {
      const path = formerCalls.get(context.req.path)
      if (path === undefined) return next()
      // Browsers would otherwise store the answer for ever.
      context.header('cache-control', 'no-store')
      return context.redirect(path + new URL(context.req.url).search, 308)
    })
  }
}
