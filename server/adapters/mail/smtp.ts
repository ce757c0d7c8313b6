import { createTransport } from 'nodemailer'
import { RecipientRejected, type MailTransport } from './mail-transport.ts'
import { messageOf } from './message.ts'

const defaultTimeouts = { connect: 10_000, greeting: 10_000, idle: 30_000 }

/** Mails through an SMTP server, over connections that serve many mails; gives up on a silent one after 30 seconds at most. */
export function smtpMail(
  url: string,
  from: string,
  timeouts: typeof defaultTimeouts = defaultTimeouts,
): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 6,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.idle,
  })
  return {
    async deliver(mail) {
      try {
        await transport.sendMail(messageOf(mail, from))
      } catch (error) {
        throw isRecipientRejected(error)
          ? new RecipientRejected('the server refuses the address', error)
          : error
      }
    },
    close: () => transport.close(),
  }
}

/** A 5xx to RCPT TO is about this recipient for good; any other trouble may be over at the next try. */
function isRecipientRejected(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  return Number(error.responseCode) >= 500 && String(error.command).startsWith('RCPT')
}
