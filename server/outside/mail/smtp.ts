import { createTransport } from 'nodemailer'
import { MailRefused, type MailTransport } from './mail-transport.ts'
import { messageOf } from './message.ts'

const patience = { connect: 10_000, greeting: 10_000, silence: 30_000 }

/** Mails through an SMTP server; gives up on a silent one after 30 seconds at most. */
export function smtpMail(url: string, from: string, wait: typeof patience = patience): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: wait.connect,
    greetingTimeout: wait.greeting,
    socketTimeout: wait.silence,
  })
  return {
    async deliver(mail) {
      try {
        await transport.sendMail(messageOf(mail, from))
      } catch (error) {
        throw isRefusalOfAddress(error) ? new MailRefused('the server refuses the address', error) : error
      }
    },
  }
}

/** A 5xx to RCPT TO is about this recipient for good; any other trouble may be over at the next try. */
function isRefusalOfAddress(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  return Number(error.responseCode) >= 500 && String(error.command).startsWith('RCPT')
}
