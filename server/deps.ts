import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Listen } from './platform/db/listen.ts'
import type { Metrics } from './platform/observability/metrics.ts'
import type { Tracing } from './platform/observability/tracing.ts'
import type { WatchTables } from './platform/db/table-watch.ts'
import type { Readiness } from './platform/db/readiness.ts'
import type { Db } from './platform/db/schema.ts'
import type { DrawImage, Kitchen } from './platform/workers/kitchen.ts'
import type { Chef } from './adapters/chef/chef.ts'
import type { ChefModel } from './adapters/chef/language-model.ts'
import type { Translator } from './adapters/chef/translator.ts'
import type { ImageStore } from './adapters/images/image-store.ts'
import type { MailTransport } from './adapters/mail/mail-transport.ts'
import type { SignInProviders } from './adapters/oauth/sign-in-providers.ts'
import type { Painter } from './adapters/painter/painter.ts'
import type { FetchPage, FetchPicture } from './adapters/page-fetch/fetch-page.ts'

/** What every handler gets: one plain object, created by `main.ts` and by the tests. */
export interface Deps {
  config: Config
  /** Without a trailing slash. All links and redirects are built from it. */
  publicUrl: string
  /** Milliseconds since 1970. All rules about time use this clock. */
  clock: () => number
  log: Logger
  metrics: Metrics
  /** Null without a collector of traces. */
  tracing: Tracing | null
  db: Db
  /** For public lists, search and public pages, which may be a moment old; a replica's, where there is one. */
  readDb: Db
  /** For statements that may take a minute: hourly jobs, exports, account deletions. */
  slowDb: Db
  /** Whether the server can serve: the database accepts writes, and the process is not about to stop. */
  readiness: () => Promise<Readiness | 'the server is about to stop'>
  /** Reports changes of tables by this process at once. */
  watchTables: WatchTables
  /** Subscribes to notifications that any process on this database sends at a commit. */
  listen: Listen
  /** Signs links and derives codes. A signature is valid for its purpose only. */
  sign: (purpose: string, text: string) => Buffer
  mail: MailTransport
  /** Prints a line for the operator that must not be logged: links of mails, the first-admin invite. */
  print: (line: string) => void
  images: ImageStore
  /** The built-in chef in worker threads. */
  kitchen: Kitchen
  /** Draws dishes with the built-in painter, also when a model is configured. */
  draw: DrawImage
  chef: Chef
  /** The models that cook, first the one to ask first; none where the built-in chef does. */
  models: readonly ChefModel[]
  painter: Painter
  /** Null where no model is configured. */
  translator: Translator | null
  signInProviders: SignInProviders
  /** Aborted when the server stops, to end open streams. */
  stopping: AbortSignal
  /** Fetches a page of the public internet; refuses private networks. */
  fetchPage: FetchPage
  fetchPicture: FetchPicture
}
