import type { Translation } from '../catalog.ts'
import type english from '../en/search.ts'

export default {
  suggestions: 'Vorschläge',
  count_one: '{{count}} Vorschlag',
  count_other: '{{count}} Vorschläge',
  dish: 'Gericht',
  food: 'Zutat',
  cook: 'Mitglied',
  title: 'Rezept',
} satisfies Translation<'de', typeof english>
