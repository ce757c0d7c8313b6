import type { Language } from '#shared/constants/languages.ts'
import type { Email, Sender } from '../template.ts'
import { renderEmail, type EmailTexts } from './render-email.ts'

const newAddress: Record<Language, EmailTexts> = {
  en: {
    subject: () => 'Please confirm your new email address',
    paragraphs: () => [
      'You would like to use this address at Convive from now on. Please confirm that it is yours; until then the old one stays.',
      'The link is good for 24 hours.',
    ],
    button: 'Confirm my new address',
    reason:
      'You are receiving this email because a member of Convive entered this address as their new one. If it was not you, ignore it: nothing changes.',
  },
  fr: {
    subject: () => 'Confirmez votre nouvelle adresse e\u2011mail',
    paragraphs: () => [
      'Vous souhaitez utiliser désormais cette adresse sur Convive. Confirmez qu’elle est bien la vôtre\u202F; d’ici là, l’ancienne reste en vigueur.',
      'Le lien est valable 24 heures.',
    ],
    button: 'Confirmer ma nouvelle adresse',
    reason:
      'Vous recevez ce message parce qu’un membre de Convive a indiqué cette adresse comme étant sa nouvelle adresse. Si ce n’est pas vous, ignorez-le\u00A0: rien ne changera.',
  },
  es: {
    subject: () => 'Confirma tu nueva dirección de correo',
    paragraphs: () => [
      'Quieres usar esta dirección en Convive a partir de ahora. Confirma que es tuya; hasta entonces sigue valiendo la anterior.',
      'El enlace es válido durante 24 horas.',
    ],
    button: 'Confirmar mi nueva dirección',
    reason:
      'Recibes este mensaje porque un miembro de Convive ha indicado esta dirección como la nueva. Si no has sido tú, ignóralo: no cambiará nada.',
  },
  de: {
    subject: () => 'Bitte bestätige deine neue E-Mail-Adresse',
    paragraphs: () => [
      'du möchtest bei Convive künftig diese Adresse verwenden. Bestätige bitte, dass sie dir gehört; bis dahin gilt die alte.',
      'Der Link gilt 24 Stunden.',
    ],
    button: 'Neue Adresse bestätigen',
    reason:
      'Du bekommst diese E-Mail, weil jemand bei Convive diese Adresse als neue angegeben hat. Warst du es nicht, kannst du sie einfach ignorieren: Es ändert sich nichts.',
  },
}

/** To a pending e-mail, to verify it. */
export function newAddressEmail(
  language: Language,
  about: { name: string | null; link: string },
  sender: Sender,
): Email {
  return renderEmail(newAddress[language], language, about, sender)
}
