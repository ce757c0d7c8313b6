/** Taking recipes along in the formats of other programs, and books of recipes. */
export default {
  exportAs: 'Export as …',
  export: 'Export',
  exportTitle: 'Export “{{title}}”',
  exportChosen: 'Export the selected recipes',
  exportBinder: 'Export your binder',
  format: 'File format',
  formatTexts: {
    markdown: 'A text that anybody can read and any editor opens',
    cooklang: 'For Cooklang apps and the command line: ingredients and times marked within the steps',
    recipemd: 'A text with amounts that programs understand as well',
    'json-ld': 'What recipe websites use; most recipe apps can import it',
    paprika: 'One file for Paprika Recipe Manager, with the pictures',
    mealie: 'For a Mealie server of your own, with the pictures',
  },
  severalText:
    'You get one archive with a file for each recipe, and the pictures. Recipes that others have only shared with you stay out of it.',
  binderText:
    'You get one archive with a file for each recipe, the pictures, and your tags and notes. Recipes that others have only shared with you stay out of it.',
  download: 'Download',
  exported: '{{name}} is in your downloads.',
  exportFailed: 'The export did not work. Please try again.',
  nothingToExport: 'There is nothing to export: only your own recipes and public ones can be taken along.',
  recipeGone: 'This recipe is no longer there.',
  notYours:
    'This recipe was only shared with you. Its author has to make it public before you can take it along.',
  makeBook: 'Make a book',
  bookOf: 'A book of “{{title}}”',
  bookText:
    'A PDF to print or to give away: a cover, the contents, each recipe with its picture, and an index by ingredient. Recipes that others have shared with you are in it, with their names.',
  bookTitle: 'Title of the book',
  paper: 'Paper',
  papers: { a5: 'A5, like a paperback', a4: 'A4', letter: 'Letter (US)' },
  bookProgress: 'The book is being made…',
  bookArrives: 'The book is on its way…',
  bookDone_one: '{{name}} is in your downloads: {{count}} page.',
  bookDone_other: '{{name}} is in your downloads: {{count}} pages.',
  bookFailed: 'The book could not be made. Please try again.',
  bookEmpty: 'There is no recipe in it that you can read.',
  bookWait: 'You are making a book already, or made many within an hour. Please try again later.',
  bookTooMany: 'A book has room for {{most}} recipes; here are {{count}}.',
}
