import type { Translation } from '../catalog.ts'
import type english from '../en/offline.ts'

export default {
  offline: 'Hors ligne',
  asOf: 'Hors ligne, état à {{when}}',
  waiting_one: '{{count}} modification sera envoyée plus tard.',
  waiting_other: '{{count}} modifications seront envoyées plus tard.',
  waiting_many: '{{count}} modifications seront envoyées plus tard.',
  sending_one: '{{count}} modification est en cours d’envoi.',
  sending_other: '{{count}} modifications sont en cours d’envoi.',
  sending_many: '{{count}} modifications sont en cours d’envoi.',
  refused: {
    note: 'Votre note sur « {{title}} » n’a pas été enregistrée.',
    cooked: 'Votre entrée pour « {{title}} » n’a pas été enregistrée.',
    household: 'Une modification de « {{title}} » n’a pas été enregistrée.',
  },
  dismiss: 'Abandonner',
  pageTitle: 'Vous êtes hors ligne',
  pageText: 'Cette page a besoin d’une connexion. Ce que cet appareil a gardé reste là :',
  partNeedsConnection: 'Les photos, les commentaires et ce que d’autres ont cuisiné demandent une connexion.',
  tryAgain: 'Réessayer',
  logoutTitle_one: '{{count}} modification n’a pas encore été envoyée',
  logoutTitle_other: '{{count}} modifications n’ont pas encore été envoyées',
  logoutTitle_many: '{{count}} modifications n’ont pas encore été envoyées',
  logoutText: 'Si vous vous déconnectez maintenant, ce que vous avez écrit hors ligne sera perdu.',
  logoutConfirm: 'Se déconnecter quand même',
  stay: 'Rester connecté',
} satisfies Translation<'fr', typeof english>
