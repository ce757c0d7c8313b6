import type { Translation } from '../catalog.ts'
import type english from '../en/offline.ts'

export default {
  asOf: 'Hors ligne, état à {{when}}',
  waiting_one: '{{count}} modification sera envoyée plus tard.',
  waiting_other: '{{count}} modifications seront envoyées plus tard.',
  waiting_many: '{{count}} modifications seront envoyées plus tard.',
  sending_one: '{{count}} modification est en cours d’envoi.',
  sending_other: '{{count}} modifications sont en cours d’envoi.',
  sending_many: '{{count}} modifications sont en cours d’envoi.',
  refusedTitle_one: '{{count}} modification n’a pas été enregistrée',
  refusedTitle_other: '{{count}} modifications n’ont pas été enregistrées',
  refusedTitle_many: '{{count}} modifications n’ont pas été enregistrées',
  refused: {
    note: 'Votre note sur « {{title}} ».',
    cooked: 'Votre nouvelle entrée du carnet pour « {{title}} ».',
    cookedEdit: 'Votre modification de l’entrée du carnet pour « {{title}} ».',
    cookedDelete: 'La suppression de l’entrée du carnet pour « {{title}} ».',
    list: '« {{title}} » sur la liste de courses.',
    pantry: '« {{title}} » dans les réserves.',
    plan: '« {{title}} » dans votre semaine.',
    household: '« {{title}} » dans votre foyer.',
  },
  why: {
    gone: 'L’élément n’existe plus, ou vous ne pouvez plus le modifier.',
    notUnderstood: 'Le serveur n’a pas compris cette modification. Rechargez la page et réessayez.',
  },
  unnamed: 'une ligne disparue',
  copyOf: 'Copier : {{title}}',
  dismissOf: 'Abandonner : {{title}}',
  tryAgainOf: 'Réessayer : {{title}}',
  pageTitle: 'Vous êtes hors ligne',
  pageText: 'Cette page a besoin d’une connexion. Ce que cet appareil a gardé reste là :',
  partNeedsConnection: 'Les photos, les commentaires et ce que d’autres ont cuisiné demandent une connexion.',
  logoutTitle_one: '{{count}} modification n’a pas encore été envoyée',
  logoutTitle_other: '{{count}} modifications n’ont pas encore été envoyées',
  logoutTitle_many: '{{count}} modifications n’ont pas encore été envoyées',
  logoutText: 'Si vous vous déconnectez maintenant, ce que vous avez écrit hors ligne sera perdu.',
  logoutConfirm: 'Se déconnecter quand même',
  stay: 'Rester connecté',
  keptText_one:
    'Ce que vous avez écrit ici n’a jamais été envoyé : {{count}} élément. Enregistrez-le dans un fichier ou supprimez-le.',
  keptText_other:
    'Ce que vous avez écrit ici n’a jamais été envoyé : {{count}} éléments. Enregistrez-les dans un fichier ou supprimez-les.',
  keptText_many:
    'Ce que vous avez écrit ici n’a jamais été envoyé : {{count}} éléments. Enregistrez-les dans un fichier ou supprimez-les.',
  keptSave: 'Enregistrer dans un fichier',
  keptDelete: 'Supprimer',
  keptQuestion: 'Supprimer ce qui n’a jamais été envoyé ?',
  keptQuestionText: 'Cela n’existe que sur cet appareil ; personne ne pourra le récupérer.',
  keptDraft: 'Un brouillon.',
} satisfies Translation<'fr', typeof english>
