import type { Language } from '#shared/constants/languages.ts'
import type { Email, Sender } from '../template.ts'
import { renderEmail, type EmailTexts } from './render-email.ts'

const approval: Record<Language, EmailTexts> = {
  en: {
    subject: () => 'Your invitation to Convive',
    paragraphs: () => [
      'You asked for an invitation, and here it is: there is a seat for you at the table. We look forward to your recipes.',
      'The invitation is for one person and is good for 30 days.',
    ],
    button: 'Accept the invitation',
    reason:
      'You are receiving this email because somebody requested an invitation to Convive with this address. If it was not you, ignore it: nothing happens.',
  },
  fr: {
    subject: () => 'Votre invitation sur Convive',
    paragraphs: () => [
      'Vous avez demandé une invitation, la voici\u00A0: une place vous attend à table. Nous avons hâte de découvrir vos recettes.',
      'L’invitation vaut pour une personne et reste valable 30 jours.',
    ],
    button: 'Accepter l’invitation',
    reason:
      'Vous recevez ce message parce que quelqu’un a demandé une invitation sur Convive avec cette adresse. Si ce n’est pas vous, ignorez-le\u00A0: il ne se passera rien.',
  },
  es: {
    subject: () => 'Tu invitación a Convive',
    paragraphs: () => [
      'Pediste una invitación y aquí la tienes: hay un sitio para ti en la mesa. Tenemos muchas ganas de conocer tus recetas.',
      'La invitación es para una persona y vale durante 30 días.',
    ],
    button: 'Aceptar la invitación',
    reason:
      'Recibes este mensaje porque alguien ha pedido una invitación a Convive con esta dirección. Si no has sido tú, ignóralo: no pasará nada.',
  },
  de: {
    subject: () => 'Deine Einladung zu Convive',
    paragraphs: () => [
      'du hast um eine Einladung gebeten, und hier ist sie: Am Tisch ist ein Platz für dich frei. Wir freuen uns auf deine Rezepte.',
      'Die Einladung gilt für eine Person und 30 Tage lang.',
    ],
    button: 'Einladung annehmen',
    reason:
      'Du bekommst diese E-Mail, weil jemand mit dieser Adresse um eine Einladung zu Convive gebeten hat. Warst du es nicht, kannst du sie einfach ignorieren: Es passiert nichts.',
  },
}

export function approvalEmail(language: Language, about: { link: string }, sender: Sender): Email {
  return renderEmail(approval[language], language, { name: null, ...about }, sender)
}
