import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createApp, findRecipeUses, hourlyJobs } from './app.ts'
import { builtinPainter } from './adapters/painter/builtin-painter.ts'
import { checkModels, chefOf, openModels, translatorOf } from './features/chat/models/open-models.ts'
import { painterWithinBudget } from './features/chat/models/painter-within-budget.ts'
import { modelPainter } from './features/chat/models/model-painter.ts'
import { ConfigError, readConfig, type Config } from './config/config.ts'
import { measureClockSkew, clockSkewMessage } from './platform/db/clock-skew.ts'
import { migrate } from './platform/db/migrate.ts'
import { migrations } from './platform/db/migrations/index.ts'
import { locationOf } from './platform/db/location.ts'
import { openWithRetry } from './platform/db/open-with-retry.ts'
import type { OpenDatabase } from './platform/db/open.ts'
import { checkSecret } from './platform/db/secret-fingerprint.ts'
import type { Deps } from './deps.ts'
import { endInOrder } from './ending.ts'
import { loadPublicPages } from './platform/http/load-public-pages.ts'
import { serverOptions } from './platform/http/server-options.ts'
import { firstAdminLink } from './features/invites/first-admin.ts'
import type { DrawImage, Kitchen } from './platform/workers/kitchen.ts'
import { lowerPoolThreads } from './platform/workers/thread-priority.ts'
import { openKitchen } from './platform/workers/pool.ts'
import {
  measuredChef,
  measuredImages,
  measuredMail,
  measuredPainter,
} from './platform/observability/adapters.ts'
import { storageTotals } from './platform/storage/room.ts'
import { createMetrics, observeDisk, type Metrics } from './platform/observability/metrics.ts'
import { queryObserver, statementName } from './platform/observability/queries.ts'
import { openTracing, type Tracing } from './platform/observability/tracing.ts'
import { waitingMails } from './features/mail/outbox.ts'
import packageFile from '../package.json' with { type: 'json' }
import { createLog, createPrint } from './platform/observability/log.ts'
import { startFollowerNotifications } from './features/forum/follower-notifications.ts'
import { startMailWorker } from './features/mail/worker.ts'
import { openImageStore } from './adapters/images/open-image-store.ts'
import { outboxFolder } from './adapters/mail/outbox-folder.ts'
import { smtpMail } from './adapters/mail/smtp.ts'
import { signInProviders } from './adapters/oauth/sign-in-providers.ts'
import type { Painter } from './adapters/painter/painter.ts'
import { pageFetcher, pictureFetcher } from './adapters/page-fetch/fetch-page.ts'
import { runArchives } from './features/recipes/archives/run-archives.ts'
import { runImports } from './features/recipes/import/run-imports.ts'
import { examineParents } from './features/recipes/parts/examine-parents.ts'
import { imageDrawer } from './features/recipes/draw-image.ts'
import { readSecret, signer } from './config/secret.ts'
import { startWarnings } from './start-warnings.ts'
import { workOnNotify } from './platform/jobs/work-on-notify.ts'
import { startScheduler } from './platform/jobs/scheduler.ts'

const { version } = packageFile
/** Written by `npm run build` (`scripts/build.ts`). */
const dist = join(import.meta.dirname, '..', 'dist')
/** Without it the threads run the sources, as under `npm run dev`. */
const builtKitchen = join(dist, 'kitchen')

let log = createLog()
const endOnSignals = endInOrder(() => log)
const print = createPrint((line) => process.stdout.write(line))

type Handler = (request: Request, env: object) => Response | Promise<Response>

/** Opens all resources in order, listens, and closes them in reverse order at SIGTERM. */
async function run(config: Config) {
  log = createLog(undefined, config.logLevel)
  const metrics = createMetrics()
  const tracing = config.tracesUrl === null ? null : await openTracing(config.tracesUrl, version)
  const sessionSecret = await readSecret(config.sessionSecret, config.dataDir)
  const observeQuery = queryObserver(metrics, log, config.slowQueryMs)
  const observe = (text: string, ms: number) => {
    observeQuery(text, ms)
    tracing?.query(statementName(text), ms)
  }
  const database = await openWithRetry(locationOf(config), (line) => log.info(line), undefined, { observe })
  try {
    await checkClocks(config, database)
    await migrate(database.dbWithoutTimeout, migrations)
    await checkSecret(database.db, signer(sessionSecret), config.acceptNewSecret)
    const { server, port, setHandler } = await listen(config)
    lowerPoolThreads()
    const [draining, stopping] = [new AbortController(), new AbortController()]
    const kitchen = openKitchen({
      workers: config.kitchenWorkers,
      log,
      ...(existsSync(join(builtKitchen, 'food-thread.mjs')) && { folder: builtKitchen }),
    })
    const deps = await createDeps(config, {
      database,
      kitchen,
      sessionSecret,
      publicUrl: config.publicUrl ?? `http://localhost:${port}`,
      metrics,
      tracing,
      draining: draining.signal,
      stopping: stopping.signal,
    })
    observeProcess(deps, database)
    const app = await createApp(deps, {
      webFolder: join(dist, 'web'),
      ...(await loadPublicPages(join(dist, 'server', 'public-page.js'))),
    })
    // Who comes with a cookie may save a recipe next, which should not wait until its thread is loaded.
    let reader: Promise<unknown> | null = null
    setHandler((request, env) => {
      if (request.headers.has('cookie')) reader ??= kitchen.subjects([]).catch(() => undefined)
      return app.http.fetch(request, env)
    })
    const mailWorker = startMailWorker({ ...deps, db: database.db })
    const followerNotifications = startFollowerNotifications(deps)
    const partsExaminer = workOnNotify(deps, 'recipe_parts', () => examineParents(deps, deps.clock()))
    const importer = workOnNotify(deps, 'recipe_imports', () => runImports(deps))
    const archives = workOnNotify(deps, 'recipe_archives', () => runArchives(deps, findRecipeUses))
    const scheduler = startScheduler(deps, hourlyJobs)
    const close = async () => {
      await mailWorker.stop()
      await followerNotifications.stop()
      await partsExaminer.stop()
      await importer.stop()
      await archives.stop()
      await scheduler.stop()
      await kitchen.close()
      await database.close()
      await tracing?.close()
    }
    endOnSignals({ server, draining, drainSeconds: config.drainSeconds, stopping, close })
    await printStartup(deps)
    void checkModels(deps)
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Refuses to start when the clock differs from that of a database server, which other processes may share. An embedded
 * database uses this machine's clock; if somebody changes it, the jobs pause (`platform/jobs/scheduler.ts`).
 */
async function checkClocks(config: Config, { db }: OpenDatabase): Promise<void> {
  const ahead = config.database.kind === 'server' ? await measureClockSkew(db) : null
  if (ahead !== null) throw new Error(clockSkewMessage(ahead))
}

/** What is looked up when somebody asks for the metrics. */
function observeProcess({ db, config, metrics, clock }: Deps, database: OpenDatabase) {
  metrics.buildInfo.set({ version, migration: migrations.at(-1)?.name ?? '' }, 1)
  metrics.observe(
    'db_pool_connections',
    'Connections of requests to the database.',
    database.poolSizes,
    'state',
  )
  metrics.observe('mail_waiting', 'Mails that are not delivered yet.', async () => ({
    waiting: (await waitingMails(db, clock())).count,
  }))
  metrics.observe('mail_oldest_seconds', 'For how long the oldest of them has been due.', async () => ({
    oldest: (await waitingMails(db, clock())).oldestSeconds,
  }))
  metrics.observe(
    'member_storage_bytes',
    'What members store: all together, and the most that one does.',
    () => storageTotals(db),
    'of',
  )
  observeDisk(metrics, config.dataDir)
}

/** Binds the port first, because links contain it. Answers 503 until the app is ready. */
async function listen(config: Config) {
  const listening = Promise.withResolvers<{ port: number }>()
  let handler: Handler = () => new Response('starting', { status: 503 })
  const server = serve(
    {
      fetch: (request, env) => handler(request, env),
      port: config.port,
      hostname: config.host,
      serverOptions,
    },
    listening.resolve,
  )
  server.once('error', listening.reject)
  const { port } = await listening.promise
  // Such as a connection for which no file descriptor is left.
  server.off('error', listening.reject)
  server.on('error', (error) => log.error({ err: error }, 'the port'))
  return { server, port, setHandler: (next: Handler) => void (handler = next) }
}

/** Chooses the implementation of every interface by the settings. */
async function createDeps(
  config: Config,
  opened: {
    database: OpenDatabase
    kitchen: Kitchen
    sessionSecret: string
    publicUrl: string
    metrics: Metrics
    tracing: Tracing | null
    draining: AbortSignal
    stopping: AbortSignal
  },
): Promise<Deps> {
  const { kitchen, metrics } = opened
  const draw = imageDrawer(kitchen)
  const { db } = opened.database
  const clock = () => Date.now()
  const models = await openModels({ config, db, metrics, log, clock, tracing: opened.tracing })
  const mail =
    config.mail.kind === 'smtp'
      ? smtpMail(config.mail.url, config.mail.from)
      : outboxFolder(join(config.dataDir, 'outbox'), config.mail.from, print)
  return {
    config,
    publicUrl: opened.publicUrl,
    clock,
    log,
    metrics,
    tracing: opened.tracing,
    print,
    db,
    slowDb: opened.database.slowDb,
    readDb: opened.database.readDb,
    readiness: async () =>
      opened.draining.aborted ? 'the server is about to stop' : opened.database.readiness(),
    watchTables: opened.database.watchTables,
    listen: opened.database.listen,
    sign: signer(opened.sessionSecret),
    mail: measuredMail(mail, metrics),
    images: measuredImages(await openImageStore(config.images, config.dataDir), metrics),
    kitchen,
    draw,
    models,
    chef: measuredChef(await chefOf(models, kitchen, log), metrics),
    painter: measuredPainter(await createPainter(config, draw, { db, clock, metrics }), metrics),
    translator: await translatorOf(models, log),
    signInProviders: signInProviders(config.oauth, () => Date.now()),
    stopping: opened.stopping,
    fetchPage: pageFetcher(),
    fetchPicture: pictureFetcher(),
  }
}

/** A model's pictures are drawn once the day has had as many as it may. */
async function createPainter(
  { painter: choice, painterDailyBudget: budget }: Config,
  draw: DrawImage,
  spending: Pick<Deps, 'db' | 'clock' | 'metrics'>,
): Promise<Painter> {
  const drawn = builtinPainter(draw)
  if (choice.kind === 'builtin') return drawn
  const { imageGenerator } = await import('./adapters/painter/image-generator.ts')
  const model = modelPainter(await imageGenerator(choice))
  return painterWithinBudget({ model, drawn }, { settings: choice, budget, ...spending })
}

async function printStartup(deps: Deps) {
  print(`Convive is at ${deps.publicUrl}`)
  for (const warning of startWarnings(deps.config, deps.publicUrl)) print(warning)
  const adminLink = await firstAdminLink(deps)
  if (adminLink) print(`Nobody has an account yet. Become the first admin at ${adminLink}`)
  print('Ready.')
}

// Who reads the output may leave before this process ends.
process.stdout.on('error', () => undefined)

try {
  await run(readConfig())
} catch (error) {
  // The message for the operator; the stack goes to the log.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (!(error instanceof ConfigError)) log.fatal({ err: error }, 'not started')
  process.exit(1)
}
