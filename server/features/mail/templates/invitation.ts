import type { Language } from '#shared/constants/languages.ts'
import type { Email, Sender } from '../template.ts'
import { renderEmail, type EmailTexts } from './render-email.ts'

interface InvitationTexts extends EmailTexts<{ host: string }> {
  unsubscribe: string
}

const invitation: Record<Language, InvitationTexts> = {
  en: {
    subject: ({ host }) => `${host} invites you to Convive`,
    paragraphs: ({ host }) => [
      `${host} has kept a seat for you at Convive, a small community of people who love to cook. An AI chef helps you find the right dish, and good recipes are shared with friends.`,
      'The invitation is for one person and is good for 30 days.',
    ],
    button: 'Accept the invitation',
    reason:
      'You are receiving this email because a member of Convive entered your address in order to invite you. We do not use it for anything else.',
    unsubscribe: 'Do not write to me again',
  },
  fr: {
    subject: ({ host }) => `${host} vous invite sur Convive`,
    paragraphs: ({ host }) => [
      `${host} vous a gardé une place sur Convive, une petite communauté de gens qui aiment cuisiner. Un chef virtuel vous aide à trouver le bon plat, et les bonnes recettes se partagent entre amis.`,
      'L’invitation vaut pour une personne et reste valable 30 jours.',
    ],
    button: 'Accepter l’invitation',
    reason:
      'Vous recevez ce message parce qu’un membre de Convive a indiqué votre adresse pour vous inviter. Nous ne l’utilisons pour rien d’autre.',
    unsubscribe: 'Ne plus m’écrire',
  },
  es: {
    subject: ({ host }) => `${host} te invita a Convive`,
    paragraphs: ({ host }) => [
      `${host} te ha guardado un sitio en Convive, una pequeña comunidad de gente a la que le encanta cocinar. Un chef con inteligencia artificial te ayuda a dar con el plato perfecto, y las buenas recetas se comparten entre amigos.`,
      'La invitación es para una persona y vale durante 30 días.',
    ],
    button: 'Aceptar la invitación',
    reason:
      'Recibes este mensaje porque un miembro de Convive ha indicado tu dirección para invitarte. No la usamos para nada más.',
    unsubscribe: 'No quiero recibir más mensajes',
  },
  de: {
    subject: ({ host }) => `${host} lädt dich zu Convive ein`,
    paragraphs: ({ host }) => [
      `${host} hält dir einen Platz bei Convive frei, einer kleinen Gemeinschaft von Leuten, die gern kochen. Ein KI-Koch hilft dir, das richtige Gericht zu finden, und gute Rezepte teilt man hier mit Freunden.`,
      'Die Einladung gilt für eine Person und 30 Tage lang.',
    ],
    button: 'Einladung annehmen',
    reason:
      'Du bekommst diese E-Mail, weil ein Mitglied von Convive deine Adresse angegeben hat, um dich einzuladen. Wir verwenden sie für nichts anderes.',
    unsubscribe: 'Schreibt mir nicht mehr',
  },
}

/** `host` is the name of the inviting user, or the e-mail when there is none. */
export function invitationEmail(
  language: Language,
  about: { host: string; link: string; unsubscribe: string },
  sender: Sender,
): Email {
  const texts = invitation[language]
  const unsubscribe = { label: texts.unsubscribe, link: about.unsubscribe }
  return renderEmail(texts, language, { name: null, ...about, unsubscribe }, sender)
}
