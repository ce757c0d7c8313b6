import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Listen } from './platform/db/listen.ts'
import type { Readiness } from './platform/db/readiness.ts'
import type { Db } from './platform/db/schema.ts'
import type { DrawImage, Kitchen } from './platform/workers/kitchen.ts'
import type { Chef } from './adapters/chef/chef.ts'
import type { ImageStore } from './adapters/images/image-store.ts'
import type { MailTransport } from './adapters/mail/mail-transport.ts'
import type { SignInProviders } from './adapters/oauth/sign-in-providers.ts'
import type { Painter } from './adapters/painter/painter.ts'
import type { FetchPage } from './adapters/page-fetch/fetch-page.ts'

/** What the routes work with: one plain object, made in `main.ts` and in the tests. */
export interface Deps {
  config: Config
  /** Without a trailing slash; every link and redirect is built from it. */
  publicUrl: string
  /** Milliseconds since 1970; every rule about time reads this one clock. */
  clock: () => number
  log: Logger
  db: Db
  /** The same for what may take a minute: hourly jobs, a member's export, the removal of an account. */
  slowDb: Db
  /** Whether the database takes writes just now. */
  readiness: () => Promise<Readiness>
  /** Hears what any process on this database says when it commits. */
  listen: Listen
  /** Signs links and derives codes; the purpose keeps signatures of different kinds apart. */
  sign: (purpose: string, text: string) => Buffer
  mail: MailTransport
  /** Lines for whoever runs the server, never for the log: links of mails, the first-admin invite. */
  print: (line: string) => void
  images: ImageStore
  /** Reads, cooks, checks and draws food in threads of its own. */
  kitchen: Kitchen
  /** Draws dishes as the built-in painter does, whoever paints for members. */
  draw: DrawImage
  chef: Chef
  painter: Painter
  signInProviders: SignInProviders
  /** Aborted when the server stops: streams that have no end of their own end then. */
  stopping: AbortSignal
  /** Reads a page of the public internet, and nothing of this network. */
  fetchPage: FetchPage
}
