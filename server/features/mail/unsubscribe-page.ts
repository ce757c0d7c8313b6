import { createHash } from 'node:crypto'
import { isLanguage, type Language } from '#shared/constants/languages.ts'
import type { App, HttpContext } from '../../platform/http/app.ts'
import { escapeHtml } from '../../platform/http/html.ts'
import { pageLanguage } from '../../platform/http/page-language.ts'

export interface UnsubscribeTexts {
  title: string
  question: string
  button: string
  done: string
  invalid: string
}

const style = `:root{color-scheme:light dark}
body{margin:0;background:#faf5ec;color:#2b211b;font:18px/1.6 Georgia,'Times New Roman',serif}
main{max-width:32rem;margin:12vh auto;padding:0 1.5rem}
h1{font-size:1.6rem;font-weight:500}
button{font:inherit;padding:.7rem 1.4rem;border:0;border-radius:999px;background:#a8321b;color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid #2b211b;outline-offset:3px}
@media (prefers-color-scheme:dark){body{background:#1d1814;color:#f3eadc}button:focus-visible{outline-color:#f3eadc}}`

const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const headers = {
  'content-security-policy': policy,
  'cache-control': 'private, no-store',
  // Browsers then send the form with the origin `null`, which `checkOrigin` accepts for these paths.
  'referrer-policy': 'no-referrer',
}

interface UnsubscribePage<Recipient> {
  path: string
  texts: Record<Language, UnsubscribeTexts>
  /** The recipient in a token of ours; null when the signature is wrong. */
  readToken: (token: string) => Recipient | null
  unsubscribe: (recipient: Recipient, token: string) => Promise<void>
}

/**
 * Serves a page that asks for confirmation, because mail scanners open links, and the post that unsubscribes: by the
 * page's button or the mail program's one click (RFC 8058). The signed link replaces a session.
 */
export function serveUnsubscribePage<Recipient>(
  app: App,
  { path, texts, readToken, unsubscribe }: UnsubscribePage<Recipient>,
) {
  const readLink = (context: HttpContext) => {
    const token = context.req.query('token') ?? ''
    const requested = context.req.query('lang')
    const language = isLanguage(requested) ? requested : pageLanguage(context)
    return { token, language, pageTexts: texts[language], recipient: readToken(token) }
  }

  app.http.get(path, (context) => {
    const { language, pageTexts, recipient } = readLink(context)
    return recipient === null
      ? context.html(page(language, pageTexts.title, pageTexts.invalid, null), 400, headers)
      : context.html(page(language, pageTexts.title, pageTexts.question, pageTexts.button), 200, headers)
  })

  app.http.post(path, async (context) => {
    const { token, language, pageTexts, recipient } = readLink(context)
    if (recipient === null)
      return context.html(page(language, pageTexts.title, pageTexts.invalid, null), 400, headers)
    await unsubscribe(recipient, token)
    return context.html(page(language, pageTexts.title, pageTexts.done, null), 200, headers)
  })
}

function page(language: Language, title: string, sentence: string, button: string | null): string {
  const form = button === null ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · Convive</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p>${form}</main></body></html>
`
}
