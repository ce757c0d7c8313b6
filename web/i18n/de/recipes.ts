import { recipePageWords } from '#shared/words/recipe-page.ts'
import type { Translation } from '../catalog.ts'
import type english from '../en/recipes.ts'

export default {
  myRecipes: 'Meine Rezepte',
  signedOutText: 'Dein Rezeptbuch wartet hinter der Tür. Melde dich an, um es zu öffnen.',
  logIn: 'Anmelden',
  toChef: 'Mit dem Koch kochen',

  tabs: 'Gänge',
  searchLabel: 'In deinen Rezepten suchen',
  searchPlaceholder: 'Ein Gericht, eine Zutat, ein Geschmack',
  clearSearch: 'Suche leeren',
  table: 'Tabelle',
  cards: 'Karten',
  results: 'Suchergebnisse',
  found_one: '{{count}} Rezept gefunden',
  found_other: '{{count}} Rezepte gefunden',
  noneFound: 'Keine Rezepte gefunden',
  noneFoundText: 'Versuche es mit einem anderen Wort oder mit einer Zutat, an die du dich erinnerst.',
  showAll: 'Alle Rezepte anzeigen',
  showMore: 'Mehr anzeigen',

  picture: 'Bild',
  recipe: 'Rezept',
  dishType: 'Gang',
  rating: 'Bewertung',
  likes: 'Gefällt mir',
  time: 'Dauer',
  date: 'Datum',
  public: 'Öffentlich',
  hidden: 'Bis zur Prüfung ausgeblendet',
  actions: 'Aktionen',
  delete: 'Löschen',

  emptyTab: 'Hier ist noch nichts',
  emptyTabText: 'Denk dir mit dem Koch ein Gericht aus. Wenn es fertig ist, findest du es hier.',

  copyLink: 'Link kopieren',
  copyPublishes: 'Mit dem Kopieren des Links wird dieses Rezept öffentlich.',
  linkCopied: 'Öffentlicher Link in die Zwischenablage kopiert',
  copyByHand: 'Kopiere diesen öffentlichen Link',
  publicPage: 'Öffentliche Seite',

  deleteQuestion: '„{{title}}“ löschen?',
  deleteExplained: 'Es kommt zu den kürzlich gelöschten Rezepten, wo du es wiederherstellen kannst.',
  deleted: '„{{title}}“ liegt jetzt bei den kürzlich gelöschten Rezepten.',
  deleteFailed: 'Das Rezept konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
  recentlyDeleted: 'Kürzlich gelöscht',
  nothingDeleted: 'Keine gelöschten Rezepte.',
  undo: 'Rückgängig machen',
  restore: 'Wiederherstellen',
  restored: '„{{title}}“ ist wieder in deinem Rezeptbuch.',
  restoreFailed: 'Das Rezept konnte nicht wiederhergestellt werden. Bitte versuche es noch einmal.',
  visibilityFailed: 'Die Sichtbarkeit konnte nicht geändert werden. Bitte versuche es noch einmal.',
  failedToLoadRecipes: 'Deine Rezepte konnten nicht geladen werden.',

  loading: 'Wird geladen …',
  notFound: recipePageWords.de.notFound,
  notFoundText: recipePageWords.de.notFoundText,
  failedToLoad: 'Laden fehlgeschlagen',
  print: 'Drucken',
} satisfies Translation<'de', typeof english>
