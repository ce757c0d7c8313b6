import type { BrowserContextOptions } from 'playwright-core'
import { openPage, type UserPage } from './browser.ts'
import type { TestServer } from './server.ts'

export interface TestUser {
  name: string
  email: string
  password: string
}

const admin: TestUser = { name: 'Ada', email: 'ada@example.org', password: 'barley & beetroot' }

/** By request instead of by form, for journeys in which coming in is not the point. */
async function post(server: TestServer, path: string, data: object, { context }: UserPage): Promise<unknown> {
  const response = await context.request.post(server.url + path, { data })
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
  await post(server, '/auth/login', { email, password }, userPage)
  return userPage
}

/** The first account, an admin, signed in; the first test that asks creates it. */
export async function openAdmin(server: TestServer, options: BrowserContextOptions = {}): Promise<UserPage> {
  const userPage = await openPage(options)
  const code = new URL(server.adminLink ?? server.url).searchParams.get('code')
  // Later calls find the code used and the account present.
  await userPage.context.request.post(`${server.url}/auth/signup`, { data: { ...admin, inviteCode: code } })
  await post(server, '/auth/login', admin, userPage)
  return userPage
}

/** A fresh code, made by the admin. */
export async function inviteCode(server: TestServer): Promise<string> {
  const host = await openAdmin(server)
  return ((await post(server, '/api/invites/generate', {}, host)) as { code: string }).code
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
  await post(server, '/auth/signup', { ...person, inviteCode: code }, userPage)
  const mail = await server.mailTo(person.email)
  const token = /\/verify\?token=([\w-]+)/.exec(mail)?.[1]
  await post(server, '/auth/verify', { token }, userPage)
  await post(server, '/auth/login', person, userPage)
  return { ...userPage, person }
}
