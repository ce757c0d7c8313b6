import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface BenchMember {
  /** Signs in and answers the cookies. */
  signIn: () => Promise<string>
  /** Signs in and answers the status. */
  trySignIn: () => Promise<number>
}

const password = 'barley & beetroot'

const post = (address: string, path: string, body: object, cookie = '') =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

/** Makes members of a server by invites of its admin; the mails are those in its data folder. */
export function memberMaker(address: string, adminCookie: string, dataDir: string) {
  let made = 0
  return async (): Promise<BenchMember> => {
    made += 1
    const email = `member${made}@example.org`
    const invited = await post(address, '/api/invites/generate', {}, adminCookie)
    const { code } = (await invited.json()) as { code: string }
    const signedUp = await post(address, '/auth/signup', {
      email,
      password,
      name: `Member ${made}`,
      inviteCode: code,
    })
    if (!signedUp.ok) throw new Error(`Signing up answered ${signedUp.status}.`)
    const token = await mailedToken(join(dataDir, 'outbox'), email)
    await post(address, '/auth/verify', { token })
    const login = () => post(address, '/auth/login', { email, password })
    return {
      async signIn() {
        const answer = await login()
        if (!answer.ok) throw new Error(`Logging in answered ${answer.status}.`)
        return answer.headers
          .getSetCookie()
          .map((line) => line.split(';')[0])
          .join('; ')
      },
      trySignIn: async () => (await login()).status,
    }
  }
}

async function mailedToken(outbox: string, email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    for (const name of await readdir(outbox).catch(() => [])) {
      if (!name.endsWith('.eml')) continue
      const mail = (await readFile(join(outbox, name), 'utf8'))
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
      const [, token] = /\/verify\?token=([\w-]+)/.exec(mail) ?? []
      if (token !== undefined && mail.includes(email)) return token
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail came to ${email}.`)
}
