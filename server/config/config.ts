import { isAbsolute, resolve } from 'node:path'
import { databaseSettings, readDatabaseChoice, type DatabaseChoice } from './database.ts'
import { imageSettings, readImageChoice, type ImageChoice } from './images.ts'
import {
  modelSettings,
  readBudget,
  readChefTimeout,
  readModelChoice,
  readTokenPrices,
  type ModelChoice,
  type TokenPrices,
} from './models.ts'
import { oauthSettings, readProviderClients, type ProviderClients } from './oauth.ts'
import { passwordCost, type PasswordCost } from './password-cost.ts'
import type { Setting } from './setting.ts'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

/** Every setting of the product, once; `.env.example` is compared with this list. */
export const settings: readonly Setting[] = [
  { name: 'PORT', example: '3000', meaning: 'Where the server listens; 0 takes a free port.' },
  { name: 'HOST', example: '127.0.0.1', meaning: 'The address it listens on.' },
  {
    name: 'PUBLIC_URL',
    example: '',
    meaning: 'The address in mails and links; http://localhost:PORT when empty.',
  },
  {
    name: 'DATA_DIR',
    example: './data',
    meaning: 'Everything the embedded parts keep: database, pictures, mails, secret.',
  },
  ...databaseSettings,
  {
    name: 'SMTP_URL',
    example: '',
    meaning: 'smtp://user:password@host:port; mails go to DATA_DIR/outbox when empty.',
  },
  { name: 'MAIL_FROM', example: '', meaning: 'The sender of mails; CONTACT_EMAIL when empty.' },
  ...imageSettings,
  {
    name: 'SESSION_SECRET',
    example: '',
    meaning:
      'At least 32 characters; made once and kept in DATA_DIR/secret when empty. Changing it invalidates pending invites and all TOTP set-ups; recovery codes still work.',
  },
  {
    name: 'ACCEPT_NEW_SECRET',
    example: '',
    meaning:
      '1 lets one start replace the secret that the database knows; otherwise another secret is refused.',
  },
  {
    name: 'LOG_LEVEL',
    example: 'info',
    meaning: 'debug, info (one line for each request), warn, error or silent; JSON on stderr.',
  },
  {
    name: 'SLOW_QUERY_MS',
    example: '500',
    meaning: 'Statements that take longer are logged, without their values; 0 logs none.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    example: '',
    meaning: 'The base URL of an OTLP collector (http://localhost:4318) that gets traces; none when empty.',
  },
  {
    name: 'DRAIN_SECONDS',
    example: '0',
    meaning:
      'How long /readyz answers 503 after SIGTERM before the port closes, so that a balancer stops sending requests; 0 to 300.',
  },
  {
    name: 'METRICS_TOKEN',
    example: '',
    meaning: 'Who may read /metrics by a bearer token; loopback only when empty.',
  },
  {
    name: 'TRUST_PROXY',
    example: '',
    meaning:
      'How many proxies stand before the server (1 takes the last entry of X-Forwarded-For), or their addresses and networks (10.0.0.0/8, 2001:db8::/32); none when empty.',
  },
  ...modelSettings,
  {
    name: 'KITCHEN_WORKERS',
    example: '1',
    meaning:
      'How many threads cook, translate and draw at the same time, 1 to 8, beside the one that reads and checks recipes; each takes up to 200 MB of memory.',
  },
  ...oauthSettings,
  {
    name: 'LEGAL_COMPANY',
    example: '[company name]',
    meaning: 'Who runs this site, in the legal pages and, once set, in mails.',
  },
  { name: 'LEGAL_SITE', example: '[site address]', meaning: 'The address of the site in the legal pages.' },
  {
    name: 'LEGAL_ADDRESS',
    example: '[postal address]',
    meaning: 'The postal address in the legal pages and, once set, in mails.',
  },
  {
    name: 'CONTACT_EMAIL',
    example: 'hello@convive.example',
    meaning: 'The contact mailbox in footer, legal pages and mails.',
  },
  {
    name: 'CHROME_PATH',
    example: '',
    meaning: 'A Chromium for the tests in a browser; found or taken from npm when empty.',
  },
]

/** What earlier versions read, and what to set instead. */
const retiredSettings = [
  {
    name: 'CHEF_UNDERSTANDING',
    instead: 'set CHEF to the provider of the model, which then talks and cooks.',
  },
] as const

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

export interface Config {
  port: number
  host: string
  /** Without a trailing slash; null means "follow the port really bound". */
  publicUrl: string | null
  dataDir: string
  database: DatabaseChoice
  mail: { kind: 'outbox'; from: string } | { kind: 'smtp'; url: string; from: string }
  images: ImageChoice
  sessionSecret: string | null
  acceptNewSecret: boolean
  /** How long `/readyz` refuses before the port closes. */
  drainSeconds: number
  metricsToken: string | null
  logLevel: LogLevel
  /** From how many milliseconds on a statement is logged; 0 means never. */
  slowQueryMs: number
  tracesUrl: string | null
  trustedProxies: TrustedProxies
  chef: ModelChoice
  /** The model behind that one; the built-in chef is behind both. */
  chefFallback: ModelChoice
  /** How long a model may be silent, in milliseconds. */
  chefTimeout: number
  /** Settings of earlier versions that somebody still sets. */
  retired: readonly { name: string; instead: string }[]
  painter: ModelChoice
  /** How many threads the kitchen may have. */
  kitchenWorkers: number
  /** Model tokens per member and day; null means no limit. */
  chefDailyBudget: number | null
  /** The same for all members together. */
  chefSiteBudget: number | null
  /** Pictures of a model per day for all members together; null means no limit. */
  painterDailyBudget: number | null
  /** What the tokens of the models cost; null means that only tokens are counted. */
  chefPrices: TokenPrices | null
  chefFallbackPrices: TokenPrices | null
  /** The sign-in providers that are set up. */
  oauth: ProviderClients
  passwordCost: PasswordCost
  legal: { company: string; site: string; address: string; email: string }
  chromePath: string | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** The settings as a tree of choices. Throws one error that names every bad variable, and no value. */
export function readConfig(environment: Environment = process.env): Config {
  const problems: string[] = []
  const get = (name: string) => {
    if (!settings.some((setting) => setting.name === name))
      throw new Error(`${name} is not listed in settings`)
    const value = environment[name]?.trim()
    return value ? value : null
  }
  const url = (name: string, protocols: readonly string[]) => {
    const value = get(name)
    if (value === null) return null
    const parsed = URL.canParse(value) ? new URL(value) : null
    if (parsed && protocols.includes(parsed.protocol)) return value
    problems.push(
      `${name} must be a URL that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    )
    return null
  }

  const port = Number(get('PORT') ?? '3000')
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push('PORT must be a whole number up to 65535')

  const publicUrl = url('PUBLIC_URL', ['http:', 'https:'])
  if (publicUrl !== null && new URL(publicUrl).pathname !== '/')
    problems.push('PUBLIC_URL must not have a path')

  const database = readDatabaseChoice(get, problems)
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'])

  const images = readImageChoice(get, problems)

  const sessionSecret = get('SESSION_SECRET')
  if (sessionSecret !== null && sessionSecret.length < 32) {
    problems.push('SESSION_SECRET must have at least 32 characters')
  }

  const trustedProxies = readTrustedProxies(get('TRUST_PROXY'))
  if (trustedProxies === null)
    problems.push(
      'TRUST_PROXY must be a number of proxies, or addresses and networks with commas between them',
    )
  const logLevel = logLevels.find((each) => each === (get('LOG_LEVEL') ?? 'info'))
  if (!logLevel) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}`)
  const slowQueryMs = Number(get('SLOW_QUERY_MS') ?? '500')
  if (!Number.isInteger(slowQueryMs) || slowQueryMs < 0)
    problems.push('SLOW_QUERY_MS must be a whole number of milliseconds')
  const tracesUrl = url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])
  const drainSeconds = Number(get('DRAIN_SECONDS') ?? '0')
  if (!(drainSeconds >= 0 && drainSeconds <= 300))
    problems.push('DRAIN_SECONDS must be a number from 0 to 300')

  const chef = readModelChoice('CHEF', get, problems)
  const painter = readModelChoice('PAINTER', get, problems)
  const chefFallback = readModelChoice('CHEF_FALLBACK', get, problems)
  if (chef.kind === 'builtin' && chefFallback.kind === 'model')
    problems.push('CHEF must name a provider when CHEF_FALLBACK does')
  const chefTimeout = readChefTimeout(get, problems)
  const chefDailyBudget = readBudget('CHEF_DAILY_BUDGET', get, problems)
  const chefSiteBudget = readBudget('CHEF_SITE_BUDGET', get, problems)
  const painterDailyBudget = readBudget('PAINTER_DAILY_BUDGET', get, problems)
  const chefPrices = readTokenPrices('CHEF', get, problems)
  const chefFallbackPrices = readTokenPrices('CHEF_FALLBACK', get, problems)
  const kitchenWorkers = Number(get('KITCHEN_WORKERS') ?? '1')
  if (!Number.isInteger(kitchenWorkers) || kitchenWorkers < 1 || kitchenWorkers > 8)
    problems.push('KITCHEN_WORKERS must be a whole number from 1 to 8')
  const oauth = readProviderClients(get, problems)

  const legal = {
    company: get('LEGAL_COMPANY') ?? '[company name]',
    site: get('LEGAL_SITE') ?? '[site address]',
    address: get('LEGAL_ADDRESS') ?? '[postal address]',
    email: get('CONTACT_EMAIL') ?? 'hello@convive.example',
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(legal.email)) problems.push('CONTACT_EMAIL must be an e-mail address')
  const from = get('MAIL_FROM') ?? legal.email
  const dataDir = get('DATA_DIR') ?? './data'

  if (problems.length > 0) {
    throw new ConfigError(`These settings cannot be used:\n${problems.map((each) => `  ${each}`).join('\n')}`)
  }
  return {
    port,
    host: get('HOST') ?? '127.0.0.1',
    publicUrl: publicUrl === null ? null : new URL(publicUrl).origin,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(process.cwd(), dataDir),
    database,
    mail: smtpUrl === null ? { kind: 'outbox', from } : { kind: 'smtp', url: smtpUrl, from },
    images,
    sessionSecret,
    acceptNewSecret: get('ACCEPT_NEW_SECRET') === '1',
    drainSeconds,
    metricsToken: get('METRICS_TOKEN'),
    logLevel: logLevel ?? 'info',
    slowQueryMs,
    tracesUrl,
    trustedProxies: trustedProxies ?? { hops: 0 },
    chef,
    retired: retiredSettings.filter(
      ({ name }) => !['', 'builtin', 'house'].includes(environment[name]?.trim() ?? ''),
    ),
    painter,
    kitchenWorkers,
    chefFallback,
    chefTimeout,
    chefDailyBudget,
    chefSiteBudget,
    painterDailyBudget,
    chefPrices,
    chefFallbackPrices,
    oauth,
    passwordCost,
    legal,
    chromePath: get('CHROME_PATH'),
  }
}

/** Names the wrong settings, for the operator. */
export class ConfigError extends Error {}

/** The text of `.env.example`. */
export function environmentExample(): string {
  return settings.map(({ name, example, meaning }) => `# ${meaning}\n${name}=${example}\n`).join('\n')
}
