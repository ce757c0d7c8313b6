import { expect, test } from 'vitest'
import { readConfig } from './config/config.ts'
import { startWarnings } from './start-warnings.ts'

const warningsOf = (environment: Record<string, string>) => {
  const config = readConfig(environment)
  return startWarnings(config, config.publicUrl ?? 'http://localhost:3000').map((line) => line.split(' ')[0])
}
const SMTP_URL = 'smtp://mail.example.org'
const MAIL_FROM = 'hello@example.org'

test.each([
  ['nothing is set', {}, []],
  ['it is public and has a mail server', { PUBLIC_URL: 'https://convive.example', SMTP_URL, MAIL_FROM }, []],
  ['it is public without a mail server', { PUBLIC_URL: 'https://convive.example' }, ['SMTP_URL']],
  ['it is public by an address of numbers', { PUBLIC_URL: 'http://192.0.2.1:3000' }, ['SMTP_URL']],
  ['it is named by a loopback address', { PUBLIC_URL: 'http://127.0.0.1:3000' }, []],
  ['it listens everywhere without an address', { HOST: '0.0.0.0' }, ['PUBLIC_URL']],
])('when %s', (_, environment, expected) => {
  expect(warningsOf(environment)).toEqual(expected)
})
