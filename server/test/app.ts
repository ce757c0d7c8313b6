import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { publicPageFile } from '../../scripts/build.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import type { OpenDatabase } from '../platform/db/open.ts'
import { createMetrics } from '../platform/observability/metrics.ts'
import type { Schema } from '../platform/db/schema.ts'
import type { Deps } from '../deps.ts'
import type { App } from '../platform/http/app.ts'
import { loadPublicPages } from '../platform/http/load-public-pages.ts'
import { serverOptions } from '../platform/http/server-options.ts'
import { deliverDueMails } from '../features/mail/worker.ts'
import { diskImages } from '../adapters/images/disk.ts'
import type { Mail } from '../adapters/mail/mail-transport.ts'
import { pageFetcher, pictureFetcher } from '../adapters/page-fetch/fetch-page.ts'
import { signInProviders } from '../adapters/oauth/sign-in-providers.ts'
import { builtinChef } from '../adapters/chef/builtin-chef.ts'
import { builtinPainter } from '../adapters/painter/builtin-painter.ts'
import { imageDrawer } from '../features/recipes/draw-image.ts'
import { signer } from '../config/secret.ts'
import { testKitchen } from './kitchen.ts'
import { openTestDatabase } from './database.ts'
import { createClient, type TestClient } from './client.ts'
import { recordOutcome } from './outcomes.ts'
import { writeTestShell } from './web-folder.ts'

export interface TestApp {
  url: string
  deps: Deps
  app: App
  db: Kysely<Schema>
  /** For another process on the same database. */
  databaseUrl: string
  /** A new browser: cookies, the `call` that the pages use, and plain requests. */
  anonymous: (headers?: Record<string, string>) => TestClient
  /** Delivers the outbox and returns all mails so far, oldest first. */
  mails: () => Promise<Mail[]>
  /** Advances `deps.clock`. */
  advanceClock: (milliseconds: number) => void
  /** The lines printed for the operator. */
  printed: string[]
  close: () => Promise<void>
}

/** The least that Argon2 takes: the real cost is 20 ms of processor time for each sign-up and login. */
const cheapestPasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** The whole server on a real socket with a database of its own; `replaced` overrides dependencies. */
export async function openTestApp(
  replaced: Partial<Deps> = {},
  existing: (OpenDatabase & { url: string }) | null = null,
): Promise<TestApp> {
  const database = existing ?? (await openTestDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'convive-app-'))
  const delivered: Mail[] = []
  let delivering: Promise<unknown> = Promise.resolve()
  const printed: string[] = []
  let elapsed = 0

  const listening = Promise.withResolvers<{ port: number }>()
  let answer: (request: Request, env: object) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 })
  const server = serve(
    { fetch: (request, env) => answer(request, env), port: 0, hostname: '127.0.0.1', serverOptions },
    listening.resolve,
  )
  const { port } = await listening.promise
  const kitchen = replaced.kitchen ?? testKitchen()
  const draw = imageDrawer(kitchen)
  const deps: Deps = {
    publicUrl: `http://localhost:${port}`,
    clock: () => Date.now() + elapsed,
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    tracing: null,
    print: (line) => void printed.push(line),
    db: database.db,
    slowDb: database.slowDb,
    readDb: database.readDb,
    readiness: database.readiness,
    watchTables: database.watchTables,
    listen: database.listen,
    sign: signer('a secret for tests that nobody else uses'),
    mail: { deliver: async (mail) => void delivered.push(mail) },
    images: diskImages(join(folder, 'images')),
    kitchen,
    draw,
    chef: builtinChef(kitchen),
    models: [],
    painter: builtinPainter(draw),
    translator: null,
    signInProviders: signInProviders({}, () => Date.now()),
    stopping: new AbortController().signal,
    fetchPage: pageFetcher(),
    fetchPicture: pictureFetcher(),
    ...replaced,
    config: { ...(replaced.config ?? readConfig({ DATA_DIR: folder })), passwordCost: cheapestPasswordCost },
  }
  const app = await createApp(deps, {
    webFolder: await writeTestShell(folder),
    ...(await loadPublicPages(publicPageFile)),
  })
  app.observeError = recordOutcome
  answer = (request, env) => app.http.fetch(request, env)
  const url = `http://127.0.0.1:${port}`

  return {
    url,
    deps,
    app,
    db: database.db,
    databaseUrl: database.url,
    printed,
    anonymous: (headers) => createClient(url, headers),
    async mails() {
      // One after the other: a delivery leaves out what another one has begun to send.
      delivering = delivering.then(() => deliverDueMails({ ...deps, db: database.db }))
      await delivering
      return delivered
    },
    advanceClock: (milliseconds) => void (elapsed += milliseconds),
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
