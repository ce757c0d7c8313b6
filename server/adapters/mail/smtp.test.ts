import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { RecipientRejected, type Mail } from './mail-transport.ts'
import { smtpMail } from './smtp.ts'

const mail: Mail = {
  id: '3f0c2a52-6a0c-4f5e-9a49-1c7d0f0f7c11',
  kind: 'invite',
  to: 'zoe@example.org',
  subject: 'Crème brûlée für zwei',
  text: 'Bonjour Zoé',
  html: '<p>Bonjour Zoé</p>',
  link: null,
  unsubscribe: null,
}
const quick = { connect: 300, greeting: 300, idle: 300 }

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function portOf(server: Server | SMTPServer): Promise<number> {
  const listening = server instanceof SMTPServer ? server.server : server
  server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return (listening.address() as AddressInfo).port
}

/** A mail server; answers what it has taken. */
async function mailServer(options: SMTPServerOptions = {}): Promise<{ url: string; taken: string[] }> {
  const taken: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  const url = `smtp://127.0.0.1:${await portOf(server)}`
  closers.push(() => new Promise((resolve) => server.close(() => resolve())))
  return { url, taken }
}

/** A listener in place of a mail server, with the given behaviour. */
async function oddServer(behave: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(behave)
  const url = `smtp://127.0.0.1:${await portOf(server)}`
  closers.push(() => new Promise((resolve) => server.close(() => resolve())))
  return url
}

async function deliver(url: string, each: Partial<Mail> = {}) {
  const transport = smtpMail(url, 'hello@convive.example', quick)
  try {
    await transport.deliver({ ...mail, ...each })
  } finally {
    transport.close?.()
  }
}

describe('mail through a server', () => {
  test('arrives as text and HTML, with a Message-ID that a repetition shares', async () => {
    const { url, taken } = await mailServer()
    await deliver(url)
    await deliver(url)
    expect(taken).toHaveLength(2)
    for (const message of taken) {
      expect(message).toContain(`Message-ID: <${mail.id}@convive.example>`)
      expect(message).toContain('From: Convive <hello@convive.example>')
      expect(message).toContain('Auto-Submitted: auto-generated')
      expect(message).toContain('Content-Type: text/plain; charset=utf-8')
      expect(message).toContain('Content-Type: text/html; charset=utf-8')
      expect(message).not.toContain('List-Unsubscribe')
    }
  })

  test('carries the one-click headers where the recipient did not request it', async () => {
    const { url, taken } = await mailServer()
    const unsubscribe = `https://convive.example/unsubscribe?token=${'x'.repeat(86)}&lang=en`
    await deliver(url, { unsubscribe })
    expect(taken[0]).toContain(`\r\nList-Unsubscribe: <${unsubscribe}>\r\n`)
    expect(taken[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  test('is reported as undelivered by a server that is down', async () => {
    const url = await oddServer(() => undefined)
    for (const close of closers.splice(0)) await close()
    await expect(deliver(url)).rejects.toThrow('ECONNREFUSED')
  })

  test('does not wait for ever for a server that does not answer', async () => {
    const url = await oddServer((socket) => void socket.on('error', () => undefined))
    const start = performance.now()
    await expect(deliver(url)).rejects.toThrow(/timeout|Greeting never received/i)
    expect(performance.now() - start).toBeLessThan(5000)
  })

  test('does not wait for ever for a server that falls silent in the middle', async () => {
    const { url } = await mailServer({ onMailFrom: () => undefined })
    await expect(deliver(url)).rejects.toThrow(/timeout/i)
  })

  test('distinguishes a permanently refused address from a failing server', async () => {
    const refusing = (responseCode: number) =>
      mailServer({
        onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
      })
    await expect(deliver((await refusing(550)).url)).rejects.toBeInstanceOf(RecipientRejected)
    await expect(deliver((await refusing(451)).url)).rejects.not.toBeInstanceOf(RecipientRejected)
    const full = await mailServer({
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done(Object.assign(new Error('full'), { responseCode: 552 })))
      },
    })
    await expect(deliver(full.url)).rejects.not.toBeInstanceOf(RecipientRejected)
  })

  test('is reported as undelivered by a server that accepts it and dies before it answers', async () => {
    const url = await oddServer((socket) => {
      socket.on('error', () => undefined)
      socket.write('220 hello\r\n')
      let inMessage = false
      socket.on('data', (chunk) => {
        if (inMessage) {
          if (chunk.toString('latin1').endsWith('\r\n.\r\n')) socket.destroy()
          return
        }
        inMessage = /^DATA/im.test(chunk.toString('latin1'))
        socket.write(inMessage ? '354 go on\r\n' : '250 fine\r\n')
      })
    })
    await expect(deliver(url)).rejects.toThrow(/closed|ECONNRESET/i)
  })
})
