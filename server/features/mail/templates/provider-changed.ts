import type { Language } from '#shared/constants/languages.ts'
import type { Email, Sender } from '../template.ts'
import { renderEmail, type EmailTexts } from './render-email.ts'

type Step = { step: 'linked' | 'unlinked'; provider: string }

const providerChanged: Record<Language, EmailTexts<Step>> = {
  en: {
    subject: ({ step, provider }) =>
      step === 'linked'
        ? `You can now sign in with ${provider}`
        : `Signing in with ${provider} has been switched off`,
    paragraphs: ({ step, provider }) => [
      step === 'linked'
        ? `An account at ${provider} has just been linked to your account at Convive. Signing in there now signs in to Convive, too.`
        : `The account at ${provider} has just been unlinked from your account at Convive. It no longer opens it.`,
      'Was it you? Then there is nothing to do. If not, change your password, sign out your other devices and look at the linked providers in the settings.',
    ],
    button: 'Open the settings',
    reason: 'You are receiving this email because it is about the safety of your account.',
  },
  fr: {
    subject: ({ step, provider }) =>
      step === 'linked'
        ? `Vous pouvez maintenant vous connecter avec ${provider}`
        : `La connexion avec ${provider} a été désactivée`,
    paragraphs: ({ step, provider }) => [
      step === 'linked'
        ? `Un compte ${provider} vient d’être associé à votre compte Convive. Quiconque se connecte avec ce compte entre aussi ici.`
        : `Le compte ${provider} vient d’être dissocié de votre compte Convive. Il n’y donne plus accès.`,
      'C’était vous\u202F? Vous n’avez rien à faire. Sinon, changez votre mot de passe, déconnectez vos autres appareils et vérifiez les fournisseurs associés dans les réglages.',
    ],
    button: 'Ouvrir les réglages',
    reason: 'Vous recevez ce message parce qu’il concerne la sécurité de votre compte.',
  },
  es: {
    subject: ({ step, provider }) =>
      step === 'linked'
        ? `Ya puedes iniciar sesión con ${provider}`
        : `Se ha desactivado el acceso con ${provider}`,
    paragraphs: ({ step, provider }) => [
      step === 'linked'
        ? `Se acaba de vincular una cuenta de ${provider} a tu cuenta de Convive. Quien inicie sesión con ella también entrará aquí.`
        : `La cuenta de ${provider} se acaba de desvincular de tu cuenta de Convive. Ya no da acceso a ella.`,
      '¿Has sido tú? Entonces no tienes que hacer nada. Si no, cambia la contraseña, cierra la sesión en tus demás dispositivos y revisa los proveedores vinculados en los ajustes.',
    ],
    button: 'Abrir los ajustes',
    reason: 'Recibes este mensaje porque afecta a la seguridad de tu cuenta.',
  },
  de: {
    subject: ({ step, provider }) =>
      step === 'linked'
        ? `Du kannst dich jetzt mit ${provider} anmelden`
        : `Die Anmeldung mit ${provider} ist abgeschaltet`,
    paragraphs: ({ step, provider }) => [
      step === 'linked'
        ? `gerade wurde ein Konto bei ${provider} mit deinem Konto bei Convive verknüpft. Wer sich dort anmeldet, kommt auch hier herein.`
        : `die Verknüpfung deines Kontos bei Convive mit dem Konto bei ${provider} wurde gerade gelöst. Es öffnet dein Konto nicht mehr.`,
      'Warst du es? Dann ist nichts zu tun. Wenn nicht, ändere dein Passwort, melde deine anderen Geräte ab und sieh dir in den Einstellungen die verknüpften Anmeldedienste an.',
    ],
    button: 'Einstellungen öffnen',
    reason: 'Du bekommst diese E-Mail, weil sie die Sicherheit deines Kontos betrifft.',
  },
}

/** A security notice: a sign-in provider was linked or unlinked. */
export function providerChangedEmail(
  language: Language,
  about: { name: string | null; link: string } & Step,
  sender: Sender,
): Email {
  return renderEmail(providerChanged[language], language, about, sender)
}
