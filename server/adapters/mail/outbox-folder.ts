import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'
import { messageOf } from './message.ts'

/** Mails as `.eml` files in a folder, for machines without a mail server; `say` gets each mail's kind and link. */
export function outboxFolder(folder: string, from: string, print: (line: string) => void): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async deliver(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${mail.id}.eml`)
      // Renamed into place, so that nobody reads half a mail.
      await writeFile(`${path}.draft`, message, { mode: 0o600 })
      await rename(`${path}.draft`, path)
      // No subject, name or address: they are what people typed.
      print(`Mail (${mail.kind})${mail.link === null ? '' : `: ${mail.link}`}`)
    },
  }
}
