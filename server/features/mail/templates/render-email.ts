import type { Language } from '#shared/constants/languages.ts'
import { renderEmailLayout, type Email, type EmailList, type Sender } from '../template.ts'

/** In German the sentence continues after the comma, so the first paragraphs start in lower case there. */
const greetings: Record<Language, (name: string | undefined) => string> = {
  en: (name) => (name ? `Hello ${name},` : 'Hello,'),
  fr: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  es: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  de: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
}

function firstName(name: string | null): string | undefined {
  return name?.trim().split(/\s+/)[0]
}

/** The texts of one mail in one language; `Fact` is the data that they contain. */
export interface EmailTexts<Fact = unknown> {
  subject: (fact: Fact) => string
  paragraphs: (fact: Fact) => readonly string[]
  button: string
  reason: string
}

interface About {
  /** The recipient's name; null when it is unknown. */
  name: string | null
  link: string
  list?: EmailList
  unsubscribe?: { label: string; link: string }
}

export function renderEmail<Fact>(
  texts: EmailTexts<Fact>,
  language: Language,
  about: About & Fact,
  sender: Sender,
): Email {
  return renderEmailLayout(
    language,
    {
      subject: texts.subject(about),
      greeting: greetings[language](firstName(about.name)),
      paragraphs: texts.paragraphs(about),
      ...(about.list && { list: about.list }),
      button: { label: texts.button, link: about.link },
      reason: texts.reason,
      ...(about.unsubscribe && { unsubscribe: about.unsubscribe }),
    },
    sender,
  )
}
