import type { Translation } from '../catalog.ts'
import type english from '../en/picker.ts'

export default {
  title: 'Rezept auswählen',
  search: 'Rezepte suchen',
  placeholder: 'Ein Gericht oder eine Zutat',
  start: 'Such unter den öffentlichen Rezepten und deinen eigenen.',
  found_one: '{{count}} Rezept gefunden',
  found_other: '{{count}} Rezepte gefunden',
  failed: 'Die Suche hat nicht geklappt. Bitte versuche es noch einmal.',
  results: 'Gefundene Rezepte',
  private: 'Privat: Die Mitglieder dieser Gruppe können es dann lesen',
} satisfies Translation<'de', typeof english>
