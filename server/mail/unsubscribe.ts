import { createHash } from 'node:crypto'
import { isLanguage, type Language } from '#shared/languages.ts'
import type { App, HttpContext } from '../http/app.ts'
import { escapeHtml } from '../http/html.ts'
import { pageLanguage } from '../http/page-language.ts'
import { readUnsubscribeToken, suppress } from './suppression.ts'

interface Words {
  title: string
  question: string
  button: string
  done: string
  invalid: string
}

const words: Record<Language, Words> = {
  en: {
    title: 'No more invitations',
    question: 'Shall we never again send an invitation from Convive to this address?',
    button: 'Do not write to me again',
    done: 'Done. We will not send invitations to this address any more.',
    invalid: 'This link is not valid. Please open it once more from the mail itself.',
  },
  fr: {
    title: 'Ne plus recevoir d’invitations',
    question: 'Souhaitez-vous que Convive n’envoie plus jamais d’invitation à cette adresse ?',
    button: 'Ne plus m’écrire',
    done: 'C’est noté. Nous n’enverrons plus d’invitations à cette adresse.',
    invalid: 'Ce lien n’est pas valable. Ouvrez-le à nouveau depuis l’e-mail lui-même.',
  },
  es: {
    title: 'No más invitaciones',
    question: '¿Quieres que Convive no vuelva a enviar nunca una invitación a esta dirección?',
    button: 'No quiero recibir más mensajes',
    done: 'Hecho. No enviaremos más invitaciones a esta dirección.',
    invalid: 'Este enlace no es válido. Vuelve a abrirlo desde el propio mensaje.',
  },
  de: {
    title: 'Keine Einladungen mehr',
    question: 'Sollen wir nie wieder eine Einladung von Convive an diese Adresse schicken?',
    button: 'Schreibt mir nicht mehr',
    done: 'Erledigt. An diese Adresse schicken wir keine Einladungen mehr.',
    invalid: 'Dieser Link ist nicht gültig. Öffne ihn bitte noch einmal aus der Mail heraus.',
  },
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

function page(language: Language, sentence: string, button: string | null): string {
  const { title } = words[language]
  const form = button === null ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · Convive</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p>${form}</main></body></html>
`
}

/**
 * "Do not write to me again": a page that asks, since scanners open links, and a post that does it, with the page's
 * button or by the mail program's one click (RFC 8058); the signed link is all it needs.
 */
export function serveUnsubscribe(app: App) {
  const { db, sign, clock } = app.deps
  const headers = {
    'content-security-policy': policy,
    'cache-control': 'private, no-store',
    // Not no-referrer: with that a browser sends the form's post without saying where it comes from.
    'referrer-policy': 'same-origin',
  }

  const read = (context: HttpContext) => {
    const token = context.req.query('token') ?? ''
    const asked = context.req.query('lang')
    const language = isLanguage(asked) ? asked : pageLanguage(context)
    return { token, language, hash: readUnsubscribeToken(sign, token) }
  }

  app.http.get('/unsubscribe', (context) => {
    const { language, hash } = read(context)
    const { question, button, invalid } = words[language]
    return hash
      ? context.html(page(language, question, button), 200, headers)
      : context.html(page(language, invalid, null), 400, headers)
  })

  app.http.post('/unsubscribe', async (context) => {
    const { token, language, hash } = read(context)
    if (!hash) return context.html(page(language, words[language].invalid, null), 400, headers)
    await db.transaction().execute((transaction) => suppress(transaction, hash, token, clock()))
    return context.html(page(language, words[language].done, null), 200, headers)
  })
}
