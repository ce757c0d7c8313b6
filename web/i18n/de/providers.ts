import type { Translation } from '../catalog.ts'
import type english from '../en/providers.ts'

export default {
  or: 'oder',
  continueWith: 'Weiter mit {{provider}}',

  title: 'Anmeldedienste',
  intro: 'Verknüpfe ein Konto, das du anderswo hast, und komm damit herein.',
  linkedAs: 'Verknüpft als {{email}}',
  linked: 'Verknüpft am {{date}}',
  notLinked: 'Nicht verknüpft',
  link: '{{provider}} verknüpfen',
  unlink: '{{provider}} trennen',
  linkIt: 'Verknüpfen',
  unlinkIt: 'Trennen',
  linkQuestion: '{{provider}} verknüpfen?',
  linkText: 'Du meldest dich bei {{provider}} an und kommst dann hierher zurück.',
  unlinkQuestion: '{{provider}} trennen?',
  unlinkText: 'Dein Konto bei {{provider}} öffnet dieses dann nicht mehr.',
  nowLinked: 'Du kannst dich jetzt mit {{provider}} anmelden.',
  nowUnlinked: '{{provider}} ist nicht mehr verknüpft.',
  belongsToAnother:
    'Dieses Konto ist mit einem anderen Mitglied verknüpft, oder du hast bei diesem Dienst schon eines verknüpft.',
  linkFailed: 'Der Dienst konnte nicht verknüpft werden. Bitte versuche es noch einmal.',
  unlinkFailed: 'Der Dienst konnte nicht getrennt werden. Bitte versuche es noch einmal.',
  loadFailed: 'Deine Anmeldedienste konnten nicht geladen werden.',
  signInAgain: 'Mit {{provider}} neu anmelden',
} satisfies Translation<'de', typeof english>
