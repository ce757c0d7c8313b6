import type { Language } from '#shared/constants/languages.ts'
import type { Email, Sender } from '../email-layout.ts'
import { renderEmail, type EmailTexts } from './render-email.ts'

const reset: Record<Language, EmailTexts> = {
  en: {
    subject: () => 'Choose a new password',
    paragraphs: () => [
      'Here is the link with which you can choose a new password. Once you have done so, you will be signed out on all your devices and can log in afresh.',
      'The link works once and is good for one hour.',
    ],
    button: 'Choose a new password',
    reason:
      'You are receiving this email because somebody asked for a new password for this address at Convive. If it was not you, ignore it: your password stays as it is.',
  },
  fr: {
    subject: () => 'Choisissez un nouveau mot de passe',
    paragraphs: () => [
      'Voici le lien qui vous permet de choisir un nouveau mot de passe. Tous vos appareils seront ensuite déconnectés et vous pourrez vous reconnecter.',
      'Le lien ne fonctionne qu’une fois et reste valable une heure.',
    ],
    button: 'Choisir un nouveau mot de passe',
    reason:
      'Vous recevez ce message parce que quelqu’un a demandé un nouveau mot de passe pour cette adresse sur Convive. Si ce n’est pas vous, ignorez-le\u00A0: votre mot de passe ne change pas.',
  },
  es: {
    subject: () => 'Elige una contraseña nueva',
    paragraphs: () => [
      'Con este enlace puedes elegir una contraseña nueva. Después se cerrará la sesión en todos tus dispositivos y podrás volver a entrar.',
      'El enlace funciona una sola vez y es válido durante una hora.',
    ],
    button: 'Elegir una contraseña nueva',
    reason:
      'Recibes este mensaje porque alguien ha pedido una contraseña nueva para esta dirección en Convive. Si no has sido tú, ignóralo: tu contraseña sigue igual.',
  },
  de: {
    subject: () => 'Wähle ein neues Passwort',
    paragraphs: () => [
      'mit diesem Link kannst du ein neues Passwort wählen. Danach bist du auf allen Geräten abgemeldet und kannst dich neu anmelden.',
      'Der Link funktioniert einmal und gilt eine Stunde.',
    ],
    button: 'Neues Passwort wählen',
    reason:
      'Du bekommst diese E-Mail, weil jemand bei Convive ein neues Passwort für diese Adresse angefordert hat. Warst du es nicht, kannst du sie einfach ignorieren: Dein Passwort bleibt, wie es ist.',
  },
}

/** To who has forgotten the password. */
export function resetEmail(
  language: Language,
  about: { name: string | null; link: string },
  sender: Sender,
): Email {
  return renderEmail(reset[language], language, about, sender)
}
