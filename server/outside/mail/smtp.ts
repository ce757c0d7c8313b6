import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'
import { messageOf } from './message.ts'

/** Mails through an SMTP server; gives up on a silent one after 30 seconds. */
export function smtpMail(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    async deliver(mail) {
      await transport.sendMail(messageOf(mail, from))
    },
  }
}
