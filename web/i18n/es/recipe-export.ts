import type { Translation } from '../catalog.ts'
import type english from '../en/recipe-export.ts'

export default {
  exportAs: 'Exportar como…',
  export: 'Exportar',
  exportTitle: 'Exportar «{{title}}»',
  exportChosen: 'Exportar las recetas elegidas',
  exportBinder: 'Exportar tu recetario',
  format: 'Formato del archivo',
  formatTexts: {
    markdown: 'Un texto que cualquiera puede leer y cualquier editor abre',
    cooklang: 'Para las aplicaciones de Cooklang: ingredientes y tiempos marcados dentro de los pasos',
    recipemd: 'Un texto cuyas cantidades también entienden los programas',
    'json-ld': 'Lo que usan las webs de recetas; casi todas las aplicaciones lo importan',
    paprika: 'Un solo archivo para Paprika Recipe Manager, con las imágenes',
    mealie: 'Para tu propio servidor de Mealie, con las imágenes',
  },
  severalText:
    'Recibes un archivo comprimido con un fichero por receta y las imágenes. Las recetas que otros solo han compartido contigo no se incluyen.',
  binderText:
    'Recibes un archivo comprimido con un fichero por receta, las imágenes, tus etiquetas y tus notas. Las recetas que otros solo han compartido contigo no se incluyen.',
  download: 'Descargar',
  exported: '{{name}} está en tus descargas.',
  exportFailed: 'No se ha podido exportar. Inténtalo de nuevo.',
  nothingToExport: 'No hay nada que exportar: solo puedes llevarte tus propias recetas y las públicas.',
  recipeGone: 'Esta receta ya no existe.',
  notYours:
    'Esta receta solo se ha compartido contigo. Para que puedas llevártela, su autor tiene que hacerla pública.',
  makeBook: 'Crear un libro',
  bookOf: 'Un libro de «{{title}}»',
  bookText:
    'Un PDF para imprimir o regalar: portada, índice, cada receta con su imagen y una lista por ingredientes. Las recetas que otros han compartido contigo aparecen con su nombre.',
  bookTitle: 'Título del libro',
  paper: 'Papel',
  papers: { a5: 'A5, como un libro de bolsillo', a4: 'Tamaño A4', letter: 'Carta (EE. UU.)' },
  bookProgress: 'El libro se está preparando…',
  bookArrives: 'El libro está llegando…',
  bookDone_one: '{{name}} está en tus descargas: {{count}} página.',
  bookDone_many: '{{name}} está en tus descargas: {{count}} páginas.',
  bookDone_other: '{{name}} está en tus descargas: {{count}} páginas.',
  bookFailed: 'No se ha podido crear el libro. Inténtalo de nuevo.',
  bookEmpty: 'No contiene ninguna receta que puedas leer.',
  bookWait: 'Ya estás creando un libro, o has creado muchos en una hora. Inténtalo más tarde.',
  bookTooMany: 'En un libro caben {{most}} recetas; aquí hay {{count}}.',
} satisfies Translation<'es', typeof english>
