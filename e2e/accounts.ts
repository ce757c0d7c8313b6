import { randomInt } from 'node:crypto'
import { request, type APIRequestContext, type BrowserContextOptions } from 'playwright-core'
import { openPage, type UserPage } from './browser.ts'
import type { TestServer } from './server.ts'

export interface TestUser {
  name: string
  email: string
  password: string
}

/** Somewhere in 10.0.0.0/8: a server that many share allows each address so many sign-ins. */
const anotherAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

const admin: TestUser = { name: 'Ada', email: 'ada@example.org', password: 'barley & beetroot' }

/**
 * By request instead of by form, for journeys in which coming in is not the point. A server closes connections that were
 * idle for five seconds; who sends at that moment sends again on another one, as browsers do by themselves.
 */
async function post(
  server: TestServer,
  path: string,
  data: object,
  requests: APIRequestContext,
): Promise<unknown> {
  const headers = { 'x-forwarded-for': anotherAddress() }
  const response = await requests.post(server.url + path, { data, headers, maxRetries: 2 })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

/** Opens a window in which somebody with an account is signed in. */
export async function openPageAs(
  server: TestServer,
  { email, password }: TestUser,
  options: BrowserContextOptions = {},
): Promise<UserPage> {
  const userPage = await openPage(options)
  await post(server, '/auth/login', { email, password }, userPage.context.request)
  return userPage
}

const hasAdmin = new WeakSet<TestServer>()

/** The first account, which the first call makes. */
async function logInAdmin(server: TestServer, requests: APIRequestContext): Promise<void> {
  if (!hasAdmin.has(server)) {
    const code = new URL(server.adminLink ?? server.url).searchParams.get('code')
    // After a new start it is there, and the code is used.
    await requests.post(`${server.url}/auth/signup`, { data: { ...admin, inviteCode: code } })
    hasAdmin.add(server)
  }
  await post(server, '/auth/login', admin, requests)
}

/** A window of the admin, signed in. */
export async function openAdmin(server: TestServer, options: BrowserContextOptions = {}): Promise<UserPage> {
  const userPage = await openPage(options)
  await logInAdmin(server, userPage.context.request)
  return userPage
}

/** A fresh code, made by the admin, without a window. */
export async function inviteCode(server: TestServer): Promise<string> {
  const requests = await request.newContext()
  try {
    await logInAdmin(server, requests)
    return ((await post(server, '/api/invites/generate', {}, requests)) as { code: string }).code
  } finally {
    await requests.dispose()
  }
}

/** Somebody new, invited and verified, signed in in a window of their own. */
export async function openNewMember(
  server: TestServer,
  name: string,
  options: BrowserContextOptions = {},
): Promise<UserPage & { person: TestUser }> {
  return openInvited(server, await inviteCode(server), name, options)
}

/** The same, with a code that somebody has made already. */
export async function openInvited(
  server: TestServer,
  code: string,
  name: string,
  options: BrowserContextOptions = {},
): Promise<UserPage & { person: TestUser }> {
  const person = {
    name,
    email: `${name.toLowerCase().replaceAll(/[^a-z]/g, '-')}-${code.toLowerCase()}@example.org`,
    password: `${name} likes radishes`,
  }
  const userPage = await openPage(options)
  const requests = userPage.context.request
  await post(server, '/auth/signup', { ...person, inviteCode: code }, requests)
  const mail = await server.mailTo(person.email)
  const token = /\/verify\?token=([\w-]+)/.exec(mail)?.[1]
  await post(server, '/auth/verify', { token }, requests)
  await post(server, '/auth/login', person, requests)
  return { ...userPage, person }
}
