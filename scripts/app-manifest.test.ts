import { expect, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { isAppPage } from '../web/offline/routing.ts'
import { manifestOf } from './app-manifest.ts'

test('the app is the same in all languages and opens pages that the service worker can answer', () => {
  for (const language of languages) {
    const manifest = manifestOf(language)
    expect(manifest).toMatchObject({ id: '/', lang: language, scope: '/', display: 'standalone' })
    for (const url of [
      manifest.start_url,
      manifest.share_target.action,
      ...manifest.shortcuts.map((each) => each.url),
    ])
      expect(isAppPage(url), url).toBe(true)
  }
})
