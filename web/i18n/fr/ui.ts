import type { Translation } from '../catalog.ts'
import type english from '../en/ui.ts'

export default {
  close: 'Fermer',
  cancel: 'Annuler',
  copy: 'Copier',
  copyIt: 'Copier\u00A0: {{name}}',
  copied: 'Copié',
  loading: 'Chargement…',
  tryAgain: 'Réessayer',
  remove: 'Retirer {{name}}',
  optional: 'facultatif',
  stars: '{{mean}} étoiles sur 5',
  noStars: 'Pas encore de note',
  ratings_one: '{{count}} évaluation',
  ratings_many: '{{count}} évaluations',
  ratings_other: '{{count}} évaluations',
  unnamedUser: 'Un membre',
  page: 'Page n° {{number}}',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
} satisfies Translation<'fr', typeof english>
