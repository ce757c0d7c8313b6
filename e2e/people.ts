import type { BrowserContextOptions } from 'playwright-core'
import { openGuest, type Guest } from './browser.ts'
import type { House } from './house.ts'

export interface Somebody {
  name: string
  email: string
  password: string
}

const admin: Somebody = { name: 'Ada', email: 'ada@example.org', password: 'barley & beetroot' }

/** By request instead of by form, for journeys in which coming in is not the point. */
async function post(house: House, path: string, data: object, { context }: Guest): Promise<unknown> {
  const response = await context.request.post(house.url + path, { data })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

/** Opens a window in which somebody with an account is signed in. */
export async function openWindowOf(
  house: House,
  { email, password }: Somebody,
  options: BrowserContextOptions = {},
): Promise<Guest> {
  const guest = await openGuest(options)
  await post(house, '/auth/login', { email, password }, guest)
  return guest
}

/** The first account of the house, an admin, signed in; the account is made by whichever journey comes first. */
export async function openAdmin(house: House, options: BrowserContextOptions = {}): Promise<Guest> {
  const guest = await openGuest(options)
  const code = new URL(house.adminLink ?? house.url).searchParams.get('code')
  // Whoever comes later finds the code used and the account there.
  await guest.context.request.post(`${house.url}/auth/signup`, { data: { ...admin, inviteCode: code } })
  await post(house, '/auth/login', admin, guest)
  return guest
}

/** A fresh code, made by the admin. */
export async function inviteCode(house: House): Promise<string> {
  const host = await openAdmin(house)
  return ((await post(house, '/api/invites/generate', {}, host)) as { code: string }).code
}

/** Somebody new, invited and verified, signed in in a window of their own. */
export async function openNewMember(
  house: House,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Guest & { person: Somebody }> {
  return openInvited(house, await inviteCode(house), name, options)
}

/** The same, with a code that somebody has made already. */
export async function openInvited(
  house: House,
  code: string,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Guest & { person: Somebody }> {
  const person = {
    name,
    email: `${name.toLowerCase().replaceAll(/[^a-z]/g, '-')}-${code.toLowerCase()}@example.org`,
    password: `${name} likes radishes`,
  }
  const guest = await openGuest(options)
  await post(house, '/auth/signup', { ...person, inviteCode: code }, guest)
  const mail = await house.mailTo(person.email)
  const token = /\/verify\?token=([\w-]+)/.exec(mail)?.[1]
  await post(house, '/auth/verify', { token }, guest)
  await post(house, '/auth/login', person, guest)
  return { ...guest, person }
}
