export interface Mail {
  /** Also the local part of its Message-ID, so that a repeated delivery is recognised as the same mail. */
  id: string
  /** What it is for, in a word of the program. */
  kind: string
  to: string
  subject: string
  text: string
  html: string
  /** The link of the mail, for people who read the outbox by hand. */
  link: string | null
  /** Takes a one-click post (RFC 8058); null for mails that the recipient requested. */
  unsubscribe: string | null
}

/** Thrown when an address will never accept mail: a retry is useless. */
export class RecipientRejected extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'MailRefused'
  }
}

/** Delivers mails to an SMTP server or the outbox folder. Rejects when it could not. */
export interface MailTransport {
  deliver: (mail: Mail) => Promise<void>
  /** Ends connections that wait for the next mail. */
  close?: () => void
}
