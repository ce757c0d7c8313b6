import type { Translation } from '../catalog.ts'
import type english from '../en/recipe-export.ts'

export default {
  exportAs: 'Exporter sous…',
  export: 'Exporter',
  exportTitle: 'Exporter « {{title}} »',
  exportChosen: 'Exporter les recettes choisies',
  exportBinder: 'Exporter votre classeur',
  format: 'Format du fichier',
  formatTexts: {
    markdown: 'Un texte que chacun peut lire et que tout éditeur ouvre',
    cooklang: 'Pour les applis Cooklang : ingrédients et durées marqués dans les étapes',
    recipemd: 'Un texte dont les quantités sont aussi comprises par des programmes',
    'json-ld': 'Ce qu’utilisent les sites de recettes ; la plupart des applis savent l’importer',
    paprika: 'Un seul fichier pour Paprika Recipe Manager, avec les images',
    mealie: 'Pour votre propre serveur Mealie, avec les images',
  },
  severalText:
    'Vous recevez une archive avec un fichier par recette, et les images. Les recettes que d’autres ont seulement partagées avec vous n’en font pas partie.',
  binderText:
    'Vous recevez une archive avec un fichier par recette, les images, vos étiquettes et vos notes. Les recettes que d’autres ont seulement partagées avec vous n’en font pas partie.',
  download: 'Télécharger',
  exported: '{{name}} se trouve dans vos téléchargements.',
  exportFailed: 'L’export n’a pas fonctionné. Veuillez réessayer.',
  nothingToExport:
    'Il n’y a rien à exporter : seules vos propres recettes et les recettes publiques peuvent être emportées.',
  recipeGone: 'Cette recette n’existe plus.',
  notYours:
    'Cette recette a seulement été partagée avec vous. Pour que vous puissiez l’emporter, son auteur doit la rendre publique.',
  makeBook: 'Créer un livre',
  bookOf: 'Un livre de « {{title}} »',
  bookText:
    'Un PDF à imprimer ou à offrir : une couverture, la table des matières, chaque recette avec son image, et un index par ingrédient. Les recettes que d’autres ont partagées avec vous y figurent avec leur nom.',
  bookTitle: 'Titre du livre',
  paper: 'Papier',
  papers: { a5: 'A5, comme un livre de poche', a4: 'Format A4', letter: 'Lettre (États-Unis)' },
  bookProgress: 'Le livre est en préparation…',
  bookArrives: 'Le livre arrive…',
  bookDone_one: '{{name}} se trouve dans vos téléchargements : {{count}} page.',
  bookDone_many: '{{name}} se trouve dans vos téléchargements : {{count}} pages.',
  bookDone_other: '{{name}} se trouve dans vos téléchargements : {{count}} pages.',
  bookFailed: 'Le livre n’a pas pu être créé. Veuillez réessayer.',
  bookEmpty: 'Il ne contient aucune recette que vous pouvez lire.',
  bookWait:
    'Un livre est déjà en préparation, ou vous en avez créé beaucoup en une heure. Veuillez réessayer plus tard.',
  bookTooMany: 'Un livre contient au plus {{most}} recettes ; il y en a {{count}} ici.',
} satisfies Translation<'fr', typeof english>
