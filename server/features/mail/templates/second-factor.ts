import type { Language } from '#shared/constants/languages.ts'
import type { Email, Sender } from '../template.ts'
import { renderEmail, type EmailTexts } from './render-email.ts'

export type SecondFactorStep = 'on' | 'off' | 'recovered'

/** `left`: how many recovery codes there still are. */
type Fact = { step: SecondFactorStep; left: number }

const secondFactor: Record<Language, EmailTexts<Fact>> = {
  en: {
    subject: ({ step }) =>
      ({
        on: 'Logging in now asks for a code',
        off: 'Logging in no longer asks for a code',
        recovered: 'A recovery code has been used',
      })[step],
    paragraphs: ({ step, left }) => [
      {
        on: 'From now on your account at Convive asks for a code of your app besides the password. Keep the recovery codes where you will find them without your phone.',
        off: 'The second factor of your account at Convive has just been switched off. The password alone opens it again.',
        recovered: `A recovery code of your account at Convive has just been used instead of a code of the app. Codes left: ${left}.`,
      }[step],
      'Was it you? Then there is nothing to do. If not, change your password right away and sign out your other devices.',
    ],
    button: 'Open the settings',
    reason: 'You are receiving this email because it is about the safety of your account.',
  },
  fr: {
    subject: ({ step }) =>
      ({
        on: 'La connexion demande désormais un code',
        off: 'La connexion ne demande plus de code',
        recovered: 'Un code de secours a été utilisé',
      })[step],
    paragraphs: ({ step, left }) => [
      {
        on: 'Désormais, votre compte Convive demande un code de votre application en plus du mot de passe. Gardez les codes de secours là où vous les retrouverez sans votre téléphone.',
        off: 'Le second facteur de votre compte Convive vient d’être désactivé. Le mot de passe suffit de nouveau pour y entrer.',
        recovered: `Un code de secours de votre compte Convive vient d’être utilisé à la place d’un code de l’application. Codes restants\u00A0: ${left}.`,
      }[step],
      'C’était vous\u202F? Vous n’avez rien à faire. Sinon, changez tout de suite votre mot de passe et déconnectez vos autres appareils.',
    ],
    button: 'Ouvrir les réglages',
    reason: 'Vous recevez ce message parce qu’il concerne la sécurité de votre compte.',
  },
  es: {
    subject: ({ step }) =>
      ({
        on: 'Al iniciar sesión se pedirá un código',
        off: 'Al iniciar sesión ya no se pedirá un código',
        recovered: 'Se ha usado un código de recuperación',
      })[step],
    paragraphs: ({ step, left }) => [
      {
        on: 'A partir de ahora, tu cuenta de Convive pide un código de tu aplicación además de la contraseña. Guarda los códigos de recuperación donde los encuentres sin el móvil.',
        off: 'El segundo factor de tu cuenta de Convive se acaba de desactivar. La contraseña vuelve a bastar para entrar.',
        recovered: `Se acaba de usar un código de recuperación de tu cuenta de Convive en lugar de un código de la aplicación. Códigos restantes: ${left}.`,
      }[step],
      '¿Has sido tú? Entonces no tienes que hacer nada. Si no, cambia la contraseña ahora mismo y cierra la sesión en tus demás dispositivos.',
    ],
    button: 'Abrir los ajustes',
    reason: 'Recibes este mensaje porque afecta a la seguridad de tu cuenta.',
  },
  de: {
    subject: ({ step }) =>
      ({
        on: 'Beim Anmelden wird jetzt ein Code verlangt',
        off: 'Beim Anmelden wird kein Code mehr verlangt',
        recovered: 'Ein Notfallcode wurde verwendet',
      })[step],
    paragraphs: ({ step, left }) => [
      {
        on: 'ab jetzt verlangt dein Konto bei Convive neben dem Passwort einen Code deiner App. Bewahre die Notfallcodes so auf, dass du sie auch ohne dein Telefon findest.',
        off: 'der zweite Faktor deines Kontos bei Convive wurde gerade abgeschaltet. Zum Anmelden genügt wieder das Passwort.',
        recovered: `gerade wurde ein Notfallcode deines Kontos bei Convive anstelle eines Codes der App verwendet. Übrige Codes: ${left}.`,
      }[step],
      'Warst du es? Dann ist nichts zu tun. Wenn nicht, ändere gleich dein Passwort und melde deine anderen Geräte ab.',
    ],
    button: 'Einstellungen öffnen',
    reason: 'Du bekommst diese E-Mail, weil sie die Sicherheit deines Kontos betrifft.',
  },
}

/** A security notice: the second factor was enabled or disabled, or a recovery code was used. */
export function secondFactorEmail(
  language: Language,
  about: { name: string | null; link: string } & Fact,
  sender: Sender,
): Email {
  return renderEmail(secondFactor[language], language, about, sender)
}
