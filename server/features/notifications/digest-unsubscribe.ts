import { timingSafeEqual } from 'node:crypto'
import type { Language } from '#shared/constants/languages.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import type { App } from '../../platform/http/app.ts'
import { serveUnsubscribePage, type UnsubscribeTexts } from '../mail/unsubscribe-page.ts'
import { optOut } from './queries.ts'

const texts: Record<Language, UnsubscribeTexts> = {
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

export const digestUnsubscribePath = '/unsubscribe/daily'

/** For the body of a daily mail and its one-click header. */
export function digestUnsubscribeLink(
  { sign, publicUrl }: Pick<Deps, 'sign' | 'publicUrl'>,
  userId: string,
  language: Language,
): string {
  const token = `${userId}.${sign('stop digest', userId).toString('base64url')}`
  return `${publicUrl}${digestUnsubscribePath}?token=${token}&lang=${language}`
}

/** The user in a token of ours; null when the signature is wrong. */
function readToken(sign: Deps['sign'], token: string): string | null {
  const [userId = '', signature = ''] = token.split('.')
  if (!isUuid(userId)) return null
  const expected = sign('stop digest', userId)
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null
}

/** Opts out of daily mails and deletes an unsent one. */
async function unsubscribeFromDigest(db: Db, userId: string, token: string): Promise<void> {
  await optOut(db, userId, 'mail')
  await db
    .deleteFrom('mails')
    .where('sent_at', 'is', null)
    .where((where) => where(where.fn('strpos', ['unsubscribe_link', where.val(token)]), '>', 0))
    .execute()
}

export function serveDigestUnsubscribe(app: App) {
  const { db, sign } = app.deps
  serveUnsubscribePage(app, {
    path: digestUnsubscribePath,
    texts,
    readToken: (token) => readToken(sign, token),
    unsubscribe: (userId, token) =>
      db.transaction().execute((transaction) => unsubscribeFromDigest(transaction, userId, token)),
  })
}
