import type { Translation } from '../catalog.ts'
import type english from '../en/home.ts'

export default {
  nextMeals: 'Auf dem Speiseplan',
  today: 'Heute',
  tomorrow: 'Morgen',
  lately: 'Zuletzt gekocht',
  toDiary: 'Kochtagebuch',
  nextTime: 'Nächstes Mal: {{text}}',
  talks: 'Weiter mit dem Chef',
  threads: 'Neues in deinen Themen',
  unread_one: '{{count}} neuer Beitrag',
  unread_other: '{{count}} neue Beiträge',
  inSeason: 'Hat gerade Saison',
  newRecipes: 'Neue Rezepte',
  toDiscover: 'Alle ansehen',
  failed: 'Das Neueste konnte nicht geladen werden.',
  unshared: 'Ein Rezept, das nicht mehr geteilt ist',
  startText: 'Was du kochst, besprichst und verfolgst, sammelt sich hier.',
} satisfies Translation<'de', typeof english>
