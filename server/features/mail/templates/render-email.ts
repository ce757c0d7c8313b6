import type { Language } from '#shared/constants/languages.ts'
import { renderEmailLayout, type Email, type EmailList, type Sender } from '../template.ts'

/** After the comma the German sentence goes on in lower case: the first paragraphs there begin so. */
const greetings: Record<Language, (name: string | undefined) => string> = {
  en: (name) => (name ? `Hello ${name},` : 'Hello,'),
  fr: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  es: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  de: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
}

/** "Marie-Hélène Roy" is greeted as "Marie-Hélène". */
function firstName(name: string | null): string | undefined {
  return name?.trim().split(/\s+/)[0]
}

/** What most letters say, per language; `Fact` is what the sentences need to know. */
export interface EmailTexts<Fact = unknown> {
  subject: (fact: Fact) => string
  paragraphs: (fact: Fact) => readonly string[]
  button: string
  reason: string
}

interface About {
  /** Of the reader; null when we do not know it. */
  name: string | null
  link: string
  list?: EmailList
  unsubscribe?: { label: string; link: string }
}

/** The letter that these words make of the facts. */
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
