import { recipePageWords } from '#shared/words/recipe-page.ts'
import type { Translation } from '../catalog.ts'
import type english from '../en/recipes.ts'

export default {
  signedOutText: 'Dein Rezeptbuch wartet hinter der Tür. Melde dich an, um es zu öffnen.',
  toChef: 'Mit dem Koch kochen',

  tabs: 'Gänge',
  allTab: 'Alle',
  searchLabel: 'In deinen Rezepten suchen',
  searchPlaceholder: 'Gericht oder Zutat',
  table: 'Tabelle',
  cards: 'Karten',
  options: 'Sortieren und filtern',
  results: 'Suchergebnisse',
  found_one: '{{count}} Rezept gefunden',
  found_other: '{{count}} Rezepte gefunden',
  noneFoundText: 'Versuche es mit einem anderen Wort oder mit einer Zutat, an die du dich erinnerst.',

  picture: 'Bild',
  recipe: 'Rezept',
  likes: 'Gefällt mir',
  time: 'Dauer',
  date: 'Datum',
  public: 'Öffentlich',
  hidden: 'Bis zur Prüfung ausgeblendet',
  actions: 'Aktionen',

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

  notFound: recipePageWords.de.notFound,
  notFoundText: recipePageWords.de.notFoundText,
  visitorText: 'Gekocht und aufbewahrt bei Convive, einem Tisch auf Einladung.',
  visitorAsk: 'Um einen Platz bitten',
  failedToLoad: 'Laden fehlgeschlagen',
} satisfies Translation<'de', typeof english>
