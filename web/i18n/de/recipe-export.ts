import type { Translation } from '../catalog.ts'
import type english from '../en/recipe-export.ts'

export default {
  exportAs: 'Exportieren als …',
  export: 'Exportieren',
  exportTitle: '„{{title}}“ exportieren',
  exportChosen: 'Ausgewählte Rezepte exportieren',
  exportBinder: 'Dein Rezeptbuch exportieren',
  format: 'Dateiformat',
  formatTexts: {
    markdown: 'Ein Text, den alle lesen können und jedes Programm öffnet',
    cooklang: 'Für Cooklang-Apps: Zutaten und Zeiten sind in den Schritten markiert',
    recipemd: 'Ein Text, dessen Mengen auch Programme verstehen',
    'json-ld': 'Was Rezeptseiten im Netz verwenden; die meisten Rezept-Apps lesen es ein',
    paprika: 'Eine Datei für den Paprika Recipe Manager, mit den Bildern',
    mealie: 'Für einen eigenen Mealie-Server, mit den Bildern',
  },
  severalText:
    'Du bekommst ein Archiv mit einer Datei je Rezept und den Bildern. Rezepte, die andere nur mit dir geteilt haben, sind nicht dabei.',
  binderText:
    'Du bekommst ein Archiv mit einer Datei je Rezept, den Bildern und deinen Schlagwörtern und Notizen. Rezepte, die andere nur mit dir geteilt haben, sind nicht dabei.',
  download: 'Herunterladen',
  exported: '{{name}} ist in deinen Downloads.',
  exportFailed: 'Der Export hat nicht geklappt. Bitte versuche es noch einmal.',
  nothingToExport:
    'Hier gibt es nichts zu exportieren: Mitnehmen kannst du nur eigene und öffentliche Rezepte.',
  recipeGone: 'Dieses Rezept gibt es nicht mehr.',
  notYours: 'Dieses Rezept wurde nur mit dir geteilt. Mitnehmen kannst du es, sobald es öffentlich ist.',
  makeBook: 'Buch erstellen',
  bookOf: 'Ein Buch aus „{{title}}“',
  bookText:
    'Ein PDF zum Drucken oder Verschenken: Umschlag, Inhalt, jedes Rezept mit seinem Bild und ein Verzeichnis nach Zutaten. Rezepte, die andere mit dir geteilt haben, stehen mit deren Namen darin.',
  bookTitle: 'Titel des Buchs',
  paper: 'Papier',
  papers: { a5: 'A5, wie ein Taschenbuch', a4: 'Format A4', letter: 'Letter (USA)' },
  bookProgress: 'Das Buch entsteht …',
  bookArrives: 'Das Buch kommt an …',
  bookDone_one: '{{name}} ist in deinen Downloads: {{count}} Seite.',
  bookDone_other: '{{name}} ist in deinen Downloads: {{count}} Seiten.',
  bookFailed: 'Das Buch konnte nicht erstellt werden. Bitte versuche es noch einmal.',
  bookEmpty: 'Darin ist kein Rezept, das du lesen kannst.',
  bookWait:
    'Du erstellst gerade schon ein Buch, oder es waren viele in einer Stunde. Bitte versuche es später noch einmal.',
  bookTooMany: 'In ein Buch passen {{most}} Rezepte; hier sind es {{count}}.',
} satisfies Translation<'de', typeof english>
