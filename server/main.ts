import { join } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { createApp, sweeps } from './app.ts'
import { builtinChef } from './chef/builtin-chef.ts'
import { builtinPainter } from './chef/builtin-painter.ts'
import { modelPainter } from './chef/model-painter.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { clocksApart, clocksApartSentence } from './db/clocks.ts'
import { migrate } from './db/migrate.ts'
import { migrations } from './db/migrations/index.ts'
import { openAtStart } from './db/open-at-start.ts'
import type { OpenDatabase } from './db/open.ts'
import type { Deps } from './deps.ts'
import { serverOptions } from './http/server-options.ts'
import { firstAdminLink } from './invites/first-admin.ts'
import type { DrawPicture, Kitchen } from './kitchen/kitchen.ts'
import { openKitchen } from './kitchen/pool.ts'
import { createLog, createSay } from './log.ts'
import { startMailWorker } from './mail/worker.ts'
import type { Chef } from './outside/chef/chef.ts'
import { openImages } from './outside/images/open.ts'
import { outboxFolder } from './outside/mail/outbox-folder.ts'
import { smtpMail } from './outside/mail/smtp.ts'
import { signInProviders } from './outside/oauth/sign-in-providers.ts'
import type { Painter } from './outside/painter/painter.ts'
import { pageFetcher } from './outside/web/fetch-page.ts'
import { pictureDrawer } from './recipes/picture.ts'
import { readSecret, signer } from './secret.ts'
import { startWarnings } from './start-warnings.ts'
import { startSweeping } from './sweeping.ts'

const stopWithin = 10_000
const webFolder = join(import.meta.dirname, '..', 'dist', 'web')

const log = createLog()
const say = createSay((line) => process.stdout.write(line))

type Answer = (request: Request, env: object) => Response | Promise<Response>

/** Opens everything in order, listens, and closes it again in the opposite order when told to. */
async function run(config: Config) {
  const sessionSecret = await readSecret(config.sessionSecret, config.dataDir)
  if (config.database.kind === 'server' && config.sessionSecret === null) {
    say('Every server process on this database needs the same SESSION_SECRET; this one uses its own.')
  }
  const database = await openAtStart(
    config.database.kind === 'server' ? { url: config.database.url } : { embedded: config.dataDir },
    (line) => log.info(line),
  )
  try {
    await checkClocks(config, database)
    await migrate(database.patientDb, migrations)
    const { server, port, answerWith } = await listen(config)
    const stopping = new AbortController()
    const kitchen = openKitchen({ workers: config.kitchenWorkers, log })
    const deps = await connect(config, {
      database,
      kitchen,
      sessionSecret,
      publicUrl: config.publicUrl ?? `http://localhost:${port}`,
      stopping: stopping.signal,
    })
    const app = await createApp(deps, webFolder)
    answerWith((request, env) => app.http.fetch(request, env))
    const mailWorker = startMailWorker({ ...deps, db: database.db })
    const sweeping = startSweeping(deps, sweeps)
    stopOnSignals(server, stopping, async () => {
      await mailWorker.stop()
      await sweeping.stop()
      await kitchen.close()
      await database.close()
    })
    await greet(deps)
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Several processes on one server must agree on the time: one that does not is refused. Of a database of one's own the
 * clock is the same, unless somebody plays with it; then the jobs wait (`sweeping.ts`).
 */
async function checkClocks(config: Config, { db }: OpenDatabase): Promise<void> {
  const ahead = config.database.kind === 'server' ? await clocksApart(db) : null
  if (ahead !== null) throw new Error(clocksApartSentence(ahead))
}

/** Binds the port first, because the address in every link follows it; until the app stands, 503 is the answer. */
async function listen(config: Config) {
  const listening = Promise.withResolvers<{ port: number }>()
  let answer: Answer = () => new Response('starting', { status: 503 })
  const server = serve(
    {
      fetch: (request, env) => answer(request, env),
      port: config.port,
      hostname: config.host,
      serverOptions,
    },
    listening.resolve,
  )
  server.once('error', listening.reject)
  const { port } = await listening.promise
  return { server, port, answerWith: (next: Answer) => void (answer = next) }
}

/** The one place that chooses what stands behind each interface. */
async function connect(
  config: Config,
  opened: {
    database: OpenDatabase
    kitchen: Kitchen
    sessionSecret: string
    publicUrl: string
    stopping: AbortSignal
  },
): Promise<Deps> {
  const { kitchen } = opened
  const draw = pictureDrawer(kitchen)
  return {
    config,
    publicUrl: opened.publicUrl,
    clock: () => Date.now(),
    log,
    say,
    db: opened.database.db,
    slowDb: opened.database.slowDb,
    readiness: opened.database.readiness,
    listen: opened.database.listen,
    sign: signer(opened.sessionSecret),
    mail:
      config.mail.kind === 'smtp'
        ? smtpMail(config.mail.url, config.mail.from)
        : outboxFolder(join(config.dataDir, 'outbox'), config.mail.from, say),
    images: await openImages(config.images, config.dataDir),
    kitchen,
    draw,
    chef: await hireChef(config.chef, kitchen),
    painter: await hirePainter(config.painter, draw),
    signInProviders: signInProviders(config.oauth, () => Date.now()),
    stopping: opened.stopping,
    fetchPage: pageFetcher(),
  }
}

/** The models' libraries are loaded only where a model cooks or paints. */
async function hireChef(choice: Config['chef'], kitchen: Kitchen): Promise<Chef> {
  if (choice.kind === 'house') return builtinChef(kitchen)
  const { modelChef } = await import('./outside/chef/model-chef.ts')
  return modelChef(choice)
}

async function hirePainter(choice: Config['painter'], draw: DrawPicture): Promise<Painter> {
  if (choice.kind === 'house') return builtinPainter(draw)
  const { modelBrush } = await import('./outside/painter/model-brush.ts')
  return modelPainter(await modelBrush(choice))
}

/** What whoever starts the program reads. */
async function greet(deps: Deps) {
  say(`Convive is at ${deps.publicUrl}`)
  for (const warning of startWarnings(deps.config, deps.publicUrl)) say(warning)
  const adminLink = await firstAdminLink(deps)
  if (adminLink) say(`Nobody has an account yet. Become the first admin at ${adminLink}`)
  say('Ready.')
}

/** Stops accepting, lets what runs finish, closes the rest and exits 0; after ten seconds it exits anyway. */
function stopOnSignals(server: ServerType, stopping: AbortController, close: () => Promise<void>) {
  async function stop() {
    if (stopping.signal.aborted) return
    stopping.abort()
    setTimeout(() => process.exit(1), stopWithin).unref()
    const closed = new Promise((resolve) => server.close(resolve))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    const impatient = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, stopWithin / 2)
    await closed
    clearTimeout(impatient)
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

// Node would print the error with everything a library has put into it.
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught')
  process.exit(1)
})

try {
  await run(readConfig())
} catch (error) {
  // A sentence for whoever starts the program; the stack is for the log.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (!(error instanceof ConfigError)) log.fatal({ err: error }, 'not started')
  process.exit(1)
}
