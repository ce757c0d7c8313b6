import type { Language } from '#shared/constants/languages.ts'
import type { Email, Sender } from '../template.ts'
import { renderEmail, type EmailTexts } from './render-email.ts'

const passwordChanged: Record<Language, EmailTexts> = {
  en: {
    subject: () => 'Your password has been changed',
    paragraphs: () => [
      'The password of your account at Convive has just been changed, and your other devices have been signed out.',
      'Was it you? Then there is nothing to do. If not, choose a new password right away; that ends all other sessions.',
    ],
    button: 'It was not me',
    reason: 'You are receiving this email because it is about the safety of your account.',
  },
  fr: {
    subject: () => 'Votre mot de passe a été modifié',
    paragraphs: () => [
      'Le mot de passe de votre compte Convive vient d’être modifié et vos autres appareils ont été déconnectés.',
      'C’était vous\u202F? Vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe\u00A0: toutes les autres sessions prendront fin.',
    ],
    button: 'Ce n’était pas moi',
    reason: 'Vous recevez ce message parce qu’il concerne la sécurité de votre compte.',
  },
  es: {
    subject: () => 'Se ha cambiado tu contraseña',
    paragraphs: () => [
      'La contraseña de tu cuenta de Convive se acaba de cambiar y se ha cerrado la sesión en tus demás dispositivos.',
      '¿Has sido tú? Entonces no tienes que hacer nada. Si no, elige ahora mismo una contraseña nueva: así se cerrarán todas las demás sesiones.',
    ],
    button: 'No he sido yo',
    reason: 'Recibes este mensaje porque afecta a la seguridad de tu cuenta.',
  },
  de: {
    subject: () => 'Dein Passwort wurde geändert',
    paragraphs: () => [
      'das Passwort deines Kontos bei Convive wurde gerade geändert, und deine anderen Geräte wurden abgemeldet.',
      'Warst du es? Dann ist nichts zu tun. Wenn nicht, wähle gleich ein neues Passwort; damit enden alle anderen Sitzungen.',
    ],
    button: 'Das war ich nicht',
    reason: 'Du bekommst diese E-Mail, weil sie die Sicherheit deines Kontos betrifft.',
  },
}

/** A security notice; `link` leads to the page that requests a password reset. */
export function passwordChangedEmail(
  language: Language,
  about: { name: string | null; link: string },
  sender: Sender,
): Email {
  return renderEmail(passwordChanged[language], language, about, sender)
}
