import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startWarnings } from '../start-warnings.ts'
import { environmentExample, readConfig, settings } from './config.ts'

test('.env.example lists every setting with its default', () => {
  expect(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')).toBe(environmentExample())
})

test('an empty environment is a working product', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: null,
    database: { kind: 'embedded' },
    mail: { kind: 'outbox' },
    images: { kind: 'disk' },
    chef: { kind: 'builtin' },
    painter: { kind: 'builtin' },
    kitchenWorkers: 1,
    chefDailyBudget: null,
    chefPrices: null,
    trustedProxies: { hops: 0 },
  })
})

test('what .env.example shows is what an empty environment means', () => {
  const example = Object.fromEntries(settings.map((setting) => [setting.name, setting.example]))
  expect(readConfig(example)).toEqual(readConfig({}))
})

test.each(['CHEF', 'CHEF_FALLBACK', 'PAINTER'])(
  '%s=house still means builtin, as in earlier versions',
  (name) => {
    expect(readConfig({ [name]: 'house' })).toEqual(readConfig({ [name]: 'builtin' }))
  },
)

test('a setting that has gone is named with what to set instead', () => {
  const config = readConfig({
    CHEF_UNDERSTANDING: 'compatible',
    CHEF_UNDERSTANDING_URL: 'http://localhost:1',
  })
  expect(startWarnings(config, 'http://localhost:3000')).toEqual([
    'CHEF_UNDERSTANDING has no effect any more: set CHEF to the provider of the model, which then talks and cooks.',
  ])
  for (const none of ['', 'builtin', 'house'])
    expect(readConfig({ CHEF_UNDERSTANDING: none }).retired).toEqual([])
})

test('every problem is named at once, and no value', () => {
  const bad = {
    PORT: 'seventy',
    PUBLIC_URL: 'ftp://secret-host',
    DATABASE_URL: 'mysql://root:hunter2@db',
    SMTP_URL: 'nonsense',
    SESSION_SECRET: 'short-secret',
    TRUST_PROXY: 'maybe',
    CONTACT_EMAIL: 'nobody',
    CHEF: 'grandmother',
    PAINTER: 'grandfather',
    CHEF_DAILY_BUDGET: 'a handful',
    KITCHEN_WORKERS: 'nine',
  }
  let message = ''
  try {
    readConfig(bad)
  } catch (error) {
    message = String(error)
  }
  for (const [name, value] of Object.entries(bad)) {
    expect(message).toContain(name)
    expect(message).not.toContain(value)
  }
})

test('PUBLIC_URL loses its trailing slash and may not carry a path', () => {
  expect(readConfig({ PUBLIC_URL: 'https://convive.example/' }).publicUrl).toBe('https://convive.example')
  expect(() => readConfig({ PUBLIC_URL: 'https://convive.example/app' })).toThrow('PUBLIC_URL')
})

test('a provider is set up by its id and secret, at its own address or another one', () => {
  const { oauth } = readConfig({
    OAUTH_GOOGLE_ID: 'id',
    OAUTH_GOOGLE_SECRET: 'secret',
    OAUTH_GITHUB_ID: 'id',
    OAUTH_GITHUB_SECRET: 'secret',
    OAUTH_GITHUB_URL: 'https://git.example.org/',
    OAUTH_AMAZON_URL: 'http://127.0.0.1:4000',
  })
  expect(oauth).toEqual({
    google: { clientId: 'id', secret: 'secret', url: null, teamId: null, keyId: null },
    github: { clientId: 'id', secret: 'secret', url: 'https://git.example.org', teamId: null, keyId: null },
  })
})

test('a provider that is half set up, or would be spoken to in the open, is a problem by name', () => {
  const problemsOf = (environment: Record<string, string>) => {
    try {
      readConfig(environment)
      return ''
    } catch (error) {
      return String(error)
    }
  }
  expect(problemsOf({ OAUTH_GOOGLE_ID: 'x-id' })).toMatch(/OAUTH_GOOGLE_SECRET is missing$/)
  expect(problemsOf({ OAUTH_GOOGLE_SECRET: 'x-secret' })).toMatch(/OAUTH_GOOGLE_ID is missing$/)
  for (const url of ['http://idp.example.org', 'ftp://localhost', 'nonsense', 'https://a.example/?b=c']) {
    expect(problemsOf({ OAUTH_LINKEDIN_URL: url })).toMatch(/OAUTH_LINKEDIN_URL must be/)
    expect(problemsOf({ OAUTH_LINKEDIN_URL: url })).not.toContain(url)
  }
  const apple = { OAUTH_APPLE_ID: 'x-id', OAUTH_APPLE_SECRET: 'no key at all' }
  expect(problemsOf(apple)).toMatch(/TEAM_ID is missing[^]*KEY_ID is missing[^]*OAUTH_APPLE_SECRET must be/)
  expect(problemsOf(apple)).not.toContain('no key at all')
  const other = generateKeyPairSync('ec', { namedCurve: 'secp384r1' }).privateKey
  const pem = other.export({ type: 'pkcs8', format: 'pem' }).toString()
  const full = { OAUTH_APPLE_TEAM_ID: 't', OAUTH_APPLE_KEY_ID: 'k', ...apple, OAUTH_APPLE_SECRET: pem }
  expect(problemsOf(full)).toMatch(/OAUTH_APPLE_SECRET must be/)
})

test.each(['1.25', '1,25/10', 'a/b', '-1/2'])('prices like %s are refused by name', (prices) => {
  expect(() => readConfig({ CHEF_PRICES: prices })).toThrow(/CHEF_PRICES must be two prices/)
})

test('a model chef is whose, which, where and by which key', () => {
  const local = { CHEF: 'compatible', CHEF_MODEL: 'llama3.3', CHEF_URL: 'http://localhost:11434/v1/' }
  expect(readConfig({ ...local, CHEF_DAILY_BUDGET: '50000', CHEF_PRICES: '1.25/10' })).toMatchObject({
    chef: {
      kind: 'model',
      provider: 'compatible',
      model: 'llama3.3',
      url: 'http://localhost:11434/v1',
      key: null,
    },
    chefDailyBudget: 50_000,
    chefPrices: { input: 1.25, output: 10 },
  })
  expect(
    readConfig({ PAINTER: 'google', PAINTER_MODEL: 'gemini-2.5-flash-image', PAINTER_KEY: 'k' }).painter,
  ).toMatchObject({ kind: 'model', provider: 'google', url: null, key: 'k' })
})

test.each([
  [{ CHEF: 'openai' }, ['CHEF_MODEL', 'CHEF_KEY']],
  [{ CHEF: 'compatible', CHEF_MODEL: 'm' }, ['CHEF_URL']],
  [{ CHEF_FALLBACK: 'openai' }, ['CHEF_FALLBACK_MODEL', 'CHEF_FALLBACK_KEY', 'CHEF must name a provider']],
  [{ CHEF_TIMEOUT: '2' }, ['CHEF_TIMEOUT']],
  [{ CHEF_TIMEOUT: 'long' }, ['CHEF_TIMEOUT']],
  [{ CHEF_SITE_BUDGET: '0' }, ['CHEF_SITE_BUDGET']],
  [{ PAINTER_DAILY_BUDGET: 'few' }, ['PAINTER_DAILY_BUDGET']],
  [{ CHEF_FALLBACK_PRICES: '1' }, ['CHEF_FALLBACK_PRICES']],
  [{ PAINTER: 'anthropic', PAINTER_MODEL: 'm', PAINTER_KEY: 'k' }, ['PAINTER']],
  [{ PAINTER: 'compatible', PAINTER_MODEL: 'm', PAINTER_URL: 'ftp://paint' }, ['PAINTER_URL']],
  [{ CHEF_KEY: 'sk-very-secret' }, ['CHEF must name a provider when CHEF_KEY is set']],
])('a half-made set-up of a model is named: %o', (environment, names) => {
  const read = () => readConfig(environment)
  for (const name of names) expect(read).toThrow(name)
  expect(read).not.toThrow('sk-very-secret')
})

test('an S3 store is set up by all its settings or by none', () => {
  const all = {
    S3_URL: 'https://s3.example.org/',
    S3_BUCKET: 'pictures',
    S3_REGION: 'eu-central-1',
    S3_KEY_ID: 'id',
    S3_SECRET: 'very-secret',
  }
  expect(readConfig(all).images).toEqual({
    kind: 's3',
    url: 'https://s3.example.org',
    bucket: 'pictures',
    region: 'eu-central-1',
    keyId: 'id',
    secret: 'very-secret',
  })
  for (const name of Object.keys(all)) {
    expect(() => readConfig({ ...all, [name]: ' ' })).toThrow(`${name} is missing`)
    expect(() => readConfig({ ...all, [name]: ' ' })).not.toThrow('very-secret')
  }
  expect(() => readConfig({ S3_SECRET: 'very-secret' })).toThrow(
    /S3_URL[^]*S3_BUCKET[^]*S3_REGION[^]*S3_KEY_ID/,
  )
  expect(() => readConfig({ ...all, S3_URL: 'ftp://store' })).toThrow('S3_URL must be a URL')
})
