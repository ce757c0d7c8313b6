import type { Language } from '#shared/constants/languages.ts'
import type { Email, Sender } from '../template.ts'
import { renderEmail, type EmailTexts } from './render-email.ts'

type Step = { step: 'asked' | 'changed'; address: string }

const addressChanged: Record<Language, EmailTexts<Step>> = {
  en: {
    subject: ({ step }) =>
      step === 'asked' ? 'Your email address is about to change' : 'Your email address has been changed',
    paragraphs: ({ step, address }) => [
      step === 'asked'
        ? `Your account at Convive is to use the address ${address} from now on. The change takes effect once that address has been confirmed; until then everything stays as it is.`
        : `Your account at Convive now uses the address ${address}. This one is no longer connected with it.`,
      step === 'asked'
        ? 'Was it you? Then there is nothing to do. If not, change your password and put the old address back in the settings.'
        : 'Was it you? Then there is nothing to do. If not, please write to us right away; you will find our address below.',
    ],
    button: 'Open the settings',
    reason: 'You are receiving this email because it is about the safety of your account.',
  },
  fr: {
    subject: ({ step }) =>
      step === 'asked' ? 'Votre adresse e\u2011mail va changer' : 'Votre adresse e\u2011mail a été modifiée',
    paragraphs: ({ step, address }) => [
      step === 'asked'
        ? `Votre compte Convive doit désormais utiliser l’adresse ${address}. Le changement prendra effet quand cette adresse aura été confirmée\u202F; d’ici là, tout reste comme avant.`
        : `Votre compte Convive utilise maintenant l’adresse ${address}. La présente adresse n’y est plus associée.`,
      step === 'asked'
        ? 'C’était vous\u202F? Vous n’avez rien à faire. Sinon, changez votre mot de passe et rétablissez l’ancienne adresse dans les réglages.'
        : 'C’était vous\u202F? Vous n’avez rien à faire. Sinon, écrivez-nous sans attendre\u202F; vous trouverez notre adresse ci-dessous.',
    ],
    button: 'Ouvrir les réglages',
    reason: 'Vous recevez ce message parce qu’il concerne la sécurité de votre compte.',
  },
  es: {
    subject: ({ step }) =>
      step === 'asked' ? 'Tu dirección de correo va a cambiar' : 'Se ha cambiado tu dirección de correo',
    paragraphs: ({ step, address }) => [
      step === 'asked'
        ? `Tu cuenta de Convive va a usar a partir de ahora la dirección ${address}. El cambio se hará cuando se confirme esa dirección; hasta entonces todo sigue igual.`
        : `Tu cuenta de Convive usa ahora la dirección ${address}. Esta otra ya no está vinculada a ella.`,
      step === 'asked'
        ? '¿Has sido tú? Entonces no tienes que hacer nada. Si no, cambia la contraseña y vuelve a poner la dirección anterior en los ajustes.'
        : '¿Has sido tú? Entonces no tienes que hacer nada. Si no, escríbenos enseguida; nuestra dirección está más abajo.',
    ],
    button: 'Abrir los ajustes',
    reason: 'Recibes este mensaje porque afecta a la seguridad de tu cuenta.',
  },
  de: {
    subject: ({ step }) =>
      step === 'asked' ? 'Deine E-Mail-Adresse soll sich ändern' : 'Deine E-Mail-Adresse wurde geändert',
    paragraphs: ({ step, address }) => [
      step === 'asked'
        ? `dein Konto bei Convive soll künftig die Adresse ${address} verwenden. Die Änderung gilt, sobald diese Adresse bestätigt ist; bis dahin bleibt alles, wie es ist.`
        : `dein Konto bei Convive verwendet jetzt die Adresse ${address}. Diese hier gehört nicht mehr dazu.`,
      step === 'asked'
        ? 'Warst du es? Dann ist nichts zu tun. Wenn nicht, ändere dein Passwort und trage in den Einstellungen wieder die alte Adresse ein.'
        : 'Warst du es? Dann ist nichts zu tun. Wenn nicht, schreib uns bitte gleich; unsere Adresse steht unten.',
    ],
    button: 'Einstellungen öffnen',
    reason: 'Du bekommst diese E-Mail, weil sie die Sicherheit deines Kontos betrifft.',
  },
}

/** To the old e-mail: a change was requested, or has taken effect. `link` leads to the settings. */
export function addressChangedEmail(
  language: Language,
  about: { name: string | null; link: string } & Step,
  sender: Sender,
): Email {
  return renderEmail(addressChanged[language], language, about, sender)
}
