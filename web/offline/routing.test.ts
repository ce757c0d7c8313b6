import { describe, expect, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { patterns } from '#shared/paths.ts'
import { workerAnswer } from './routing.ts'

const origin = 'https://convive.example'
const uuid = '0b8d3b9e-55a0-4a4e-9a4e-4a0f6b7c8d9e'

const navigation = (path: string) =>
  workerAnswer({ method: 'GET', mode: 'navigate', url: origin + path }, origin)
const request = (path: string, method = 'GET') =>
  workerAnswer({ method, mode: 'cors', url: origin + path }, origin)

describe('navigations', () => {
  const tablePaths = Object.values(patterns).map((pattern) =>
    pattern.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'lang' ? 'fr' : uuid)),
  )

  test.each(tablePaths)('%s is answered if it is below a language or of a recipe', (path) => {
    expect(navigation(path)).toBe(/^\/(?:fr|recipes)/.test(path) ? 'page' : null)
  })

  test('every language, a trailing slash, a query and a fragment', () => {
    for (const language of languages) {
      expect(navigation(`/${language}`)).toBe('page')
      expect(navigation(`/${language}/my/recipes/`)).toBe('page')
      expect(navigation(`/${language}/my/recipes?recipe=${uuid}#top`)).toBe('page')
    }
  })

  test.each([
    '/',
    '/verify?token=secret',
    '/reset?token=secret',
    '/invite/used',
    '/invite/ABCDEFGHIJ',
    '/recipes/unknown',
    `/recipes/${uuid}/picture`,
    '/auth/me',
    '/auth/oauth/google/start',
    '/api/account/export',
    '/api/docs',
    '/calendar/token.ics',
    '/images/recipe_1.png?signature=secret',
    '/mail/unsubscribe?token=secret',
    '/xx',
    '/EN/login',
    '/en/unknown',
    '/en/my',
    '/en/my/recipes/more',
    '/en/../api/recipes/my',
    '/service-worker.js',
    '/assets/app-1a2b.js',
    '/healthz',
  ])('%s is left to the browser', (path) => {
    expect(navigation(path)).toBeNull()
  })
})

describe('other requests', () => {
  test('files of the build come from the cache', () => {
    expect(request('/assets/app-1a2b.js')).toBe('file')
  })

  test.each([
    '/en',
    '/en/my/recipes',
    '/api/recipes/my',
    '/auth/me',
    '/images/recipe_1.png?signature=secret',
    '/favicon.svg',
    '/manifest.en.webmanifest',
    '/shell.html',
    '/service-worker.js',
    '/calendar/token.ics',
  ])('%s is left to the browser', (path) => {
    expect(request(path)).toBeNull()
  })

  test('so is everything that is not a GET, and everything elsewhere', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']) {
      expect(request('/assets/app-1a2b.js', method)).toBeNull()
      expect(workerAnswer({ method, mode: 'navigate', url: `${origin}/en` }, origin)).toBeNull()
    }
    expect(
      workerAnswer({ method: 'GET', mode: 'navigate', url: 'https://elsewhere.example/en' }, origin),
    ).toBeNull()
    expect(
      workerAnswer({ method: 'GET', mode: 'cors', url: 'https://elsewhere.example/assets/a.js' }, origin),
    ).toBeNull()
  })
})
