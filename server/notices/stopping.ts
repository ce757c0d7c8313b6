import { timingSafeEqual } from 'node:crypto'
import type { Language } from '#shared/languages.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../db/schema.ts'
import { isUuid } from '../db/uuid.ts'
import type { App } from '../http/app.ts'
import { serveUnsubscribePage, type UnsubscribeWords } from '../mail/unsubscribe-page.ts'
import { switchOff } from './queries.ts'

const words: Record<Language, UnsubscribeWords> = {
  en: {
    title: 'No more daily emails',
    question: 'Shall we stop emailing you once a day what is new for you on Convive?',
    button: 'Stop the daily email',
    done: 'Done. We will not send you the daily email any more. You can switch it on again in the settings.',
    invalid: 'This link is not valid. Please open it once more from the email itself.',
  },
  fr: {
    title: 'Ne plus recevoir l’e\u2011mail quotidien',
    question:
      'Souhaitez-vous ne plus recevoir chaque jour un e\u2011mail avec vos nouveautés sur Convive\u202F?',
    button: 'Arrêter l’e\u2011mail quotidien',
    done: 'C’est noté. Nous ne vous enverrons plus l’e\u2011mail quotidien. Vous pouvez le réactiver dans les réglages.',
    invalid: 'Ce lien n’est pas valable. Ouvrez-le à nouveau depuis l’e\u2011mail lui-même.',
  },
  es: {
    title: 'No más correos diarios',
    question: '¿Quieres que dejemos de enviarte cada día un correo con tus novedades en Convive?',
    button: 'Dejar de recibir el correo diario',
    done: 'Hecho. No te enviaremos más el correo diario. Puedes volver a activarlo en los ajustes.',
    invalid: 'Este enlace no es válido. Vuelve a abrirlo desde el propio mensaje.',
  },
  de: {
    title: 'Keine täglichen E-Mails mehr',
    question:
      'Sollen wir dir nicht mehr einmal am Tag eine E-Mail mit dem schicken, was es bei Convive für dich Neues gibt?',
    button: 'Tägliche E-Mail abbestellen',
    done: 'Erledigt. Die tägliche E-Mail schicken wir dir nicht mehr. In den Einstellungen kannst du sie wieder einschalten.',
    invalid: 'Dieser Link ist nicht gültig. Öffne ihn bitte noch einmal aus der E-Mail heraus.',
  },
}

export const digestStopPath = '/unsubscribe/daily'

/** The link that stands in a daily mail and takes a one-click post. */
export function digestStopLink(
  { sign, publicUrl }: Pick<Deps, 'sign' | 'publicUrl'>,
  memberId: string,
  language: Language,
): string {
  const token = `${memberId}.${sign('stop digest', memberId).toString('base64url')}`
  return `${publicUrl}${digestStopPath}?token=${token}&lang=${language}`
}

/** The member in a token that we signed, or null. */
function readToken(sign: Deps['sign'], token: string): string | null {
  const [memberId = '', signature = ''] = token.split('.')
  if (!isUuid(memberId)) return null
  const expected = sign('stop digest', memberId)
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? memberId : null
}

/** Sends no more daily mails; one that still waits is dropped. */
async function stopDigest(db: Db, memberId: string, token: string): Promise<void> {
  await switchOff(db, memberId, 'mail')
  await db
    .deleteFrom('mails')
    .where('sent_at', 'is', null)
    .where((where) => where(where.fn('strpos', ['unsubscribe_link', where.val(token)]), '>', 0))
    .execute()
}

/** "Stop the daily mail", without a session: the signed link is all it needs. */
export function serveDigestStop(app: App) {
  const { db, sign } = app.deps
  serveUnsubscribePage(app, {
    path: digestStopPath,
    words,
    read: (token) => readToken(sign, token),
    stop: (memberId, token) =>
      db.transaction().execute((transaction) => stopDigest(transaction, memberId, token)),
  })
}
