import type { Language } from '#shared/constants/languages.ts'
import type { Email, Sender } from '../email-layout.ts'
import { renderEmail, type EmailTexts } from './render-email.ts'

/** `token`: what the user calls it. */
type Fact = { token: string; canWrite: boolean }

const accessTokenCreated: Record<Language, EmailTexts<Fact>> = {
  en: {
    subject: () => 'A new access token for your account',
    paragraphs: ({ token, canWrite }) => [
      `An access token called “${token}” has just been created for your account at Convive. Whoever has it can ${
        canWrite ? 'read and change your recipes, your week plan' : 'read your recipes, your week plan'
      } and your shopping list.`,
      'Was it you? Then there is nothing to do. If not, revoke the token in the settings and change your password right away.',
    ],
    button: 'Open the settings',
    reason: 'You are receiving this email because it is about the safety of your account.',
  },
  fr: {
    subject: () => 'Un nouveau jeton d’accès pour votre compte',
    paragraphs: ({ token, canWrite }) => [
      `Un jeton d’accès nommé «\u202F${token}\u202F» vient d’être créé pour votre compte Convive. Quiconque le possède peut ${
        canWrite
          ? 'lire et modifier vos recettes, votre menu de la semaine'
          : 'lire vos recettes, votre menu de la semaine'
      } et votre liste de courses.`,
      'C’était vous\u202F? Vous n’avez rien à faire. Sinon, révoquez le jeton dans les réglages et changez tout de suite votre mot de passe.',
    ],
    button: 'Ouvrir les réglages',
    reason: 'Vous recevez ce message parce qu’il concerne la sécurité de votre compte.',
  },
  es: {
    subject: () => 'Un nuevo token de acceso para tu cuenta',
    paragraphs: ({ token, canWrite }) => [
      `Se acaba de crear un token de acceso llamado «${token}» para tu cuenta de Convive. Quien lo tenga puede ${
        canWrite
          ? 'leer y cambiar tus recetas, tu menú de la semana'
          : 'leer tus recetas, tu menú de la semana'
      } y tu lista de la compra.`,
      '¿Has sido tú? Entonces no tienes que hacer nada. Si no, revoca el token en los ajustes y cambia la contraseña ahora mismo.',
    ],
    button: 'Abrir los ajustes',
    reason: 'Recibes este mensaje porque afecta a la seguridad de tu cuenta.',
  },
  de: {
    subject: () => 'Ein neues Zugriffstoken für dein Konto',
    paragraphs: ({ token, canWrite }) => [
      `gerade wurde ein Zugriffstoken mit dem Namen „${token}“ für dein Konto bei Convive erstellt. Wer es hat, kann deine Rezepte, deinen Wochenplan und deine Einkaufsliste ${
        canWrite ? 'lesen und ändern' : 'lesen'
      }.`,
      'Warst du es? Dann ist nichts zu tun. Wenn nicht, widerrufe das Token in den Einstellungen und ändere gleich dein Passwort.',
    ],
    button: 'Einstellungen öffnen',
    reason: 'Du bekommst diese E-Mail, weil sie die Sicherheit deines Kontos betrifft.',
  },
}

/** A security notice; `link` leads to the tokens in the settings. */
export function accessTokenCreatedEmail(
  language: Language,
  about: { name: string | null; link: string } & Fact,
  sender: Sender,
): Email {
  return renderEmail(accessTokenCreated[language], language, about, sender)
}
