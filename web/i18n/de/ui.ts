import type { Translation } from '../catalog.ts'
import type english from '../en/ui.ts'

export default {
  close: 'Schließen',
  cancel: 'Abbrechen',
  copy: 'Kopieren',
  copyIt: 'Kopieren: {{name}}',
  copied: 'Kopiert',
  loading: 'Wird geladen …',
  tryAgain: 'Noch einmal versuchen',
  remove: '{{name}} entfernen',
  optional: 'optional',
  stars: '{{mean}} von 5 Sternen',
  noStars: 'Noch nicht bewertet',
  ratings_one: '{{count}} Bewertung',
  ratings_other: '{{count}} Bewertungen',
  unnamedUser: 'Ein Mitglied',
  page: 'Seite {{number}}',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
} satisfies Translation<'de', typeof english>
