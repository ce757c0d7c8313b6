import type { Language } from '#shared/constants/languages.ts'
import type { Email, Sender } from '../template.ts'
import { renderEmail, type EmailTexts } from './render-email.ts'

const verification: Record<Language, EmailTexts> = {
  en: {
    subject: () => 'Please confirm your email address',
    paragraphs: () => [
      'There is a seat for you at the table. Please confirm that this address is yours, and the kitchen is open.',
      'The link is good for 24 hours.',
    ],
    button: 'Confirm my address',
    reason:
      'You are receiving this email because somebody signed up at Convive with this address. If it was not you, ignore it: nothing happens.',
  },
  fr: {
    subject: () => 'Confirmez votre adresse e\u2011mail',
    paragraphs: () => [
      'Votre place à table vous attend. Confirmez que cette adresse est bien la vôtre et la cuisine vous est ouverte.',
      'Le lien est valable 24 heures.',
    ],
    button: 'Confirmer mon adresse',
    reason:
      'Vous recevez ce message parce que quelqu’un s’est inscrit sur Convive avec cette adresse. Si ce n’est pas vous, ignorez-le\u00A0: il ne se passera rien.',
  },
  es: {
    subject: () => 'Confirma tu dirección de correo',
    paragraphs: () => [
      'Tienes un sitio reservado en la mesa. Confirma que esta dirección es tuya y la cocina quedará abierta para ti.',
      'El enlace es válido durante 24 horas.',
    ],
    button: 'Confirmar mi dirección',
    reason:
      'Recibes este mensaje porque alguien se ha registrado en Convive con esta dirección. Si no has sido tú, ignóralo: no pasará nada.',
  },
  de: {
    subject: () => 'Bitte bestätige deine E-Mail-Adresse',
    paragraphs: () => [
      'dein Platz am Tisch ist gedeckt. Bestätige bitte, dass diese Adresse dir gehört, dann steht dir die Küche offen.',
      'Der Link gilt 24 Stunden.',
    ],
    button: 'Adresse bestätigen',
    reason:
      'Du bekommst diese E-Mail, weil sich jemand mit dieser Adresse bei Convive registriert hat. Warst du es nicht, kannst du sie einfach ignorieren: Es passiert nichts.',
  },
}

/** To the e-mail of a sign-up, to verify it. */
export function verificationEmail(
  language: Language,
  about: { name: string | null; link: string },
  sender: Sender,
): Email {
  return renderEmail(verification[language], language, about, sender)
}
