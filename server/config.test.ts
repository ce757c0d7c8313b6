import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environmentExample, readConfig, settings } from './config.ts'

test('.env.example lists every setting with its default', () => {
  expect(readFileSync(new URL('../.env.example', import.meta.url), 'utf8')).toBe(environmentExample())
})

test('an empty environment is a working product', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: null,
    database: { kind: 'embedded' },
    mail: { kind: 'outbox' },
    trustProxy: false,
  })
})

test('what .env.example shows is what an empty environment means', () => {
  const example = Object.fromEntries(settings.map((setting) => [setting.name, setting.example]))
  expect(readConfig(example)).toEqual(readConfig({}))
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
