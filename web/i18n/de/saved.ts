import type { Translation } from '../catalog.ts'
import type english from '../en/saved.ts'

export default {
  save: 'Merken',
  saveRecipe: '„{{title}}“ merken',

  ownPart: 'Meine Notizen',
  onlyYou: 'Nur für dich sichtbar',
  tags: 'Schlagwörter',
  newTag: 'Neues Schlagwort',
  addTag: 'Schlagwort hinzufügen',
  tagsFailed: 'Die Schlagwörter konnten nicht gespeichert werden. Bitte versuche es noch einmal.',
  noteHint: 'Sie speichert sich, während du schreibst.',
  noteSaved: 'Notiz gespeichert',
  noteFailed: 'Die Notiz ist noch nicht gespeichert.',

  saved: 'Gemerkt',
  savedOn: 'Gemerkt am',
  noLongerShared: 'Nicht mehr geteilt',
  untitled: 'Ein Rezept, dessen Autor gegangen ist',
  remove: 'Aus dem Rezeptbuch nehmen',
  removed: '„{{title}}“ ist nicht mehr in deinem Rezeptbuch.',
  removeFailed: 'Das Rezept konnte nicht herausgenommen werden. Bitte versuche es noch einmal.',

  sorts: { newest: 'Neueste', name: 'Titel', rating: 'Bewertung', cooked: 'Zuletzt gekocht' },
  filterByTag: 'Nach Schlagwort filtern',
  noneWithTag: 'Auf diesem Blatt hat nichts dieses Schlagwort.',

  select: 'Auswählen',
  selection: 'Ausgewählte Rezepte',
  selectRecipe: '„{{title}}“ auswählen',
  selectAll: 'Alle auswählen',
  selected_one: '{{count}} ausgewählt',
  selected_other: '{{count}} ausgewählt',
  tagThem: 'Schlagwort hinzufügen',
  collectThem: 'In eine Sammlung legen',
  publishThem: 'Veröffentlichen',
  hideThem: 'Privat machen',
  deleteQuestion_one: '{{count}} Rezept löschen?',
  deleteQuestion_other: '{{count}} Rezepte löschen?',
  deleteExplained:
    'Deine eigenen kommen zu den kürzlich gelöschten, wo du sie wiederherstellen kannst. Gemerkte werden aus deinem Rezeptbuch genommen.',
  done_one: '{{count}} Rezept: erledigt',
  done_other: '{{count}} Rezepte: erledigt',
  failed_one: '{{count}} Rezept: nicht erledigt',
  failed_other: '{{count}} Rezepte: nicht erledigt',
  failedOne: '„{{title}}“: {{reason}}',
  notYours: 'Es gehört jemand anderem.',
  failedReason: 'Bitte versuche es noch einmal.',
} satisfies Translation<'de', typeof english>
