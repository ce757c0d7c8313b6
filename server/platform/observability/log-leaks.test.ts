import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type * as z from 'zod/mini'
import { pathOf } from '#shared/contract/call.ts'
import { contract } from '#shared/contract/index.ts'
import { sendInvite } from '#shared/contract/invites.ts'
import { createGroup } from '#shared/contract/groups.ts'
import { createPost, createThread } from '#shared/contract/forum.ts'
import { importRecipe } from '#shared/contract/recipe-text.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { createLog } from './log.ts'
import { deliverDueMails } from '../../features/mail/worker.ts'
import { outboxFolder } from '../../adapters/mail/outbox-folder.ts'
import type { MailTransport } from '../../adapters/mail/mail-transport.ts'
import { smtpMail } from '../../adapters/mail/smtp.ts'
import { ModelFailure } from '../../adapters/model-failure.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { publishRecipe } from '../../test/recipes.ts'
import { sampleOf, withEachReplaced } from '../../test/sample.ts'

/** Marks everything that a user types; nothing in the program looks like it. */
const secret = 'Zq7Secret'

let folder: string
let app: TestApp
let admin: TestUser
let user: TestUser
let known: Record<string, string>
let logged: string[] = []
let printed: string[] = []

/** Puts mails into a folder, as without a mail server, or takes them to one that refuses them. */
function switchableMail(): MailTransport & { port: number | null } {
  const outbox = outboxFolder(folder, 'hello@example.org', (line) => void printed.push(line))
  return {
    port: null,
    async deliver(mail) {
      const { port } = this
      if (port === null) return outbox.deliver(mail)
      const smtp = smtpMail(`smtp://127.0.0.1:${port}`, 'hello@example.org')
      return smtp.deliver(mail).finally(() => smtp.close?.())
    },
  }
}

let mail: ReturnType<typeof switchableMail>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convive-leaks-'))
  mail = switchableMail()
  const log = createLog({ write: (line) => void logged.push(line) })
  log.level = 'trace'
  app = await openTestApp({
    log,
    mail,
    print: (line) => void printed.push(line),
    // Drawing takes long, and draws nothing into the log.
    painter: { paint: () => Promise.reject(new ModelFailure('unreachable')) },
  })
  admin = await signUpAdmin(app)
  user = await signUpUser(app, admin, { name: secret })
  const recipe = await publishRecipe(user)
  const group = await user.call(createGroup, { body: { name: secret } })
  const thread = await user.call(createThread, {
    params: { id: group.id },
    body: { title: secret, content: secret },
  })
  const post = await user.call(createPost, { params: { id: thread.id }, body: { content: secret } })
  known = { recipes: recipe.id, groups: group.id, threads: thread.id, posts: post.id, recipeId: recipe.id }
  Object.assign(named, { recipe_id: recipe.id })
})
beforeEach(() => {
  logged = []
  printed = []
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const calls = Object.entries(contract)
  // These would end what the other calls need.
  .filter(([name]) => !['logout', 'deleteAccount', 'signOutEverywhere', 'endAllSessions'].includes(name))
  .map(([name, endpoint]) => ({ name, endpoint: endpoint as Endpoint }))
  // What removes things comes when they have served.
  .toSorted(
    (one, other) => Number(one.endpoint.method === 'DELETE') - Number(other.endpoint.method === 'DELETE'),
  )

/** The fields whose form decides how far a call gets. */
const named: Record<string, unknown> = {
  email: `${secret}@example.org`,
  to: `${secret}@example.org`,
  category: 'other',
  image_url: null,
  picture_url: null,
  html: null,
  is_locked: false,
  parent_post_id: null,
  url: `http://me:${secret}@${secret}.invalid/${secret}`,
  password: `${secret} and more`,
}

async function send(person: TestUser, endpoint: Endpoint, path: string, body: unknown): Promise<void> {
  const init: RequestInit = { method: endpoint.method }
  if (endpoint.form) {
    const form = new FormData()
    form.set('file', new Blob([secret]), `${secret}.png`)
    for (const [name, value] of Object.entries(body as object)) form.set(name, String(value))
    init.body = form
  } else if (endpoint.body) {
    init.headers = { 'content-type': 'application/json' }
    init.body = typeof body === 'string' ? body : JSON.stringify(body)
  }
  const response = await person.fetch(path, init)
  await response.body?.cancel()
}

const sample = (schema: z.core.$ZodType | undefined) => (schema ? sampleOf(schema, secret, named) : {})

/** Every way in which a call can be given the secret: in each parameter, query and field alone, in all, in a broken body. */
function requestsOf(endpoint: Endpoint): { path: string; body: unknown }[] {
  const first = endpoint.path.split('/')[2] ?? ''
  const last = endpoint.path.split('/')[3] ?? ''
  const real = Object.fromEntries(
    endpoint.params.map((param) => [param, known[param] ?? known[last] ?? known[first] ?? secret]),
  )
  const typed = Object.fromEntries(endpoint.params.map((param) => [param, secret]))
  const queryOf = (value: unknown) => `?${new URLSearchParams(value as Record<string, string>)}`
  const body = sample(endpoint.body ?? endpoint.form)
  const query = sample(endpoint.query)
  const queries = endpoint.query ? [query, ...withEachReplaced(query, secret)] : []
  return [
    { path: pathOf(endpoint, real), body },
    { path: `${pathOf(endpoint, real)}?${secret}=${secret}`, body },
    ...endpoint.params.map((param) => ({ path: pathOf(endpoint, { ...real, [param]: secret }), body })),
    { path: pathOf(endpoint, typed), body },
    ...queries.map((each) => ({ path: pathOf(endpoint, real) + queryOf(each), body })),
    ...withEachReplaced(body, secret).map((changed) => ({ path: pathOf(endpoint, real), body: changed })),
    ...(endpoint.body ? [{ path: pathOf(endpoint, real), body: `{"${secret}` }] : []),
  ]
}

/** What was written where operators read, links of mails excepted. */
function output(): string {
  const said = printed.map((line) => line.replace(/^Mail \([a-z-]+\): http:\S+$/, ''))
  return [...logged, ...said].join('\n')
}

test.each(calls)(
  '$name writes nothing that was typed into the log or on the screen',
  async ({ endpoint }) => {
    // What is there is the user’s: an admin gets further only where admins alone do, and is tried everywhere in the slow run.
    const people = inject('everyVariant') || endpoint.who === 'admin' ? [user, admin] : [user]
    for (const { path, body } of requestsOf(endpoint)) {
      for (const person of people) await send(person, endpoint, path, body).catch(() => undefined)
      await sql`delete from rate_limits`.execute(app.db)
    }
    await deliverDueMails({ ...app.deps })
    expect(output()).not.toMatch(new RegExp(secret, 'i'))
  },
)

test('a page that cannot be read is logged as information, by its route alone', async () => {
  await send(user, importRecipe, '/api/recipes/import', { url: String(named.url) })
  const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>)
  const { time: _, requestId: _id, ...rest } = lines.find(({ msg }) => msg !== 'request') ?? {}
  expect(rest).toEqual({ level: 30, method: 'POST', route: '/api/recipes/import', msg: 'unreachable page' })
  expect(lines).toHaveLength(2)
})

test('mails are printed by their kind and link alone, and nothing of one that cannot be sent is logged', async () => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, done) =>
      done(Object.assign(new Error(`no ${address}`), { responseCode: 450 })),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await sql`update mails set sent_at = now()`.execute(app.db)
  await admin.call(sendInvite, { body: { to: `1${secret}@example.org` } })
  await deliverDueMails({ ...app.deps })
  expect(printed).toEqual([
    expect.stringMatching(/^Mail \(invite\): http:\/\/localhost:\d+\/en\/signup\?code=\w+$/),
  ])
  mail.port = (server.server.address() as AddressInfo).port
  await admin.call(sendInvite, { body: { to: `2${secret}@example.org` } })
  await deliverDueMails({ ...app.deps })
  mail.port = null
  await new Promise<void>((resolve) => server.close(resolve))
  expect(logged.join('')).toContain('mail not delivered')
  expect(output()).not.toMatch(new RegExp(secret, 'i'))
})

test('when every write fails, its row and the address are not logged', async () => {
  known.recipes = (await publishRecipe(admin)).id
  const { rows } = await sql<{ name: string }>`select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('rate_limits', 'sessions', 'users')`.execute(app.db)
  for (const { name } of rows) {
    await sql`alter table ${sql.raw(name)} add constraint broken check (false) not valid`.execute(app.db)
  }
  for (const { endpoint } of calls) {
    const [whole] = requestsOf(endpoint)
    if (whole) await send(admin, endpoint, whole.path, whole.body).catch(() => undefined)
  }
  expect(logged.join('\n')).toContain('"constraint":"broken"')
  expect(logged.join('\n')).toContain('"route":"/api/recipes/:id/comments"')
  expect(output()).not.toMatch(new RegExp(secret, 'i'))
})
