import type { Language } from '#shared/constants/languages.ts'
import type { App } from '../../platform/http/app.ts'
import { readUnsubscribeToken, suppress, unsubscribePath } from './suppression.ts'
import { serveUnsubscribePage, type UnsubscribeTexts } from './unsubscribe-page.ts'

const texts: Record<Language, UnsubscribeTexts> = {
  en: {
    title: 'No more invitations',
    question: 'Shall we never again send an invitation from Convive to this address?',
    button: 'Do not write to me again',
    done: 'Done. We will not send invitations to this address any more.',
    invalid: 'This link is not valid. Please open it once more from the email itself.',
  },
  fr: {
    title: 'Ne plus recevoir d’invitations',
    question: 'Souhaitez-vous que Convive n’envoie plus jamais d’invitation à cette adresse\u202F?',
    button: 'Ne plus m’écrire',
    done: 'C’est noté. Nous n’enverrons plus d’invitations à cette adresse.',
    invalid: 'Ce lien n’est pas valable. Ouvrez-le à nouveau depuis l’e\u2011mail lui-même.',
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
    invalid: 'Dieser Link ist nicht gültig. Öffne ihn bitte noch einmal aus der E-Mail heraus.',
  },
}

export function serveUnsubscribe(app: App) {
  const { db, sign, clock } = app.deps
  serveUnsubscribePage(app, {
    path: unsubscribePath,
    texts,
    readToken: (token) => readUnsubscribeToken(sign, token),
    unsubscribe: (hash, token) =>
      db.transaction().execute((transaction) => suppress(transaction, hash, token, clock())),
  })
}
