import { recipePageWords } from '#shared/words/recipe-page.ts'
import type { Translation } from '../catalog.ts'
import type english from '../en/recipes.ts'

export default {
  signedOutText: 'Tu recetario te espera tras la puerta. Inicia sesión para abrirlo.',
  toChef: 'Cocinar con el chef',

  tabs: 'Tipos de plato',
  allTab: 'Todo',
  searchLabel: 'Buscar en tus recetas',
  searchPlaceholder: 'Plato o ingrediente',
  table: 'Tabla',
  cards: 'Tarjetas',
  options: 'Ordenar y filtrar',
  results: 'Resultados de la búsqueda',
  found_one: '{{count}} receta encontrada',
  found_many: '{{count}} recetas encontradas',
  found_other: '{{count}} recetas encontradas',
  noneFoundText: 'Prueba con otra palabra o con un ingrediente que recuerdes.',

  picture: 'Imagen',
  recipe: 'Receta',
  likes: 'Me gusta',
  time: 'Tiempo',
  date: 'Fecha',
  public: 'Pública',
  hidden: 'Oculta hasta su revisión',
  actions: 'Acciones',

  emptyTab: 'Aquí no hay nada todavía',
  emptyTabText: 'Idea un plato con el chef. Cuando esté terminado, lo encontrarás aquí.',

  copyLink: 'Copiar enlace',
  copyPublishes: 'Al copiar el enlace, la receta pasa a ser pública.',
  linkCopied: 'Enlace público copiado al portapapeles',
  copyByHand: 'Copia este enlace público',
  publicPage: 'Página pública',

  deleteQuestion: '¿Eliminar «{{title}}»?',
  deleteExplained: 'Pasará a las recetas eliminadas hace poco, de donde podrás recuperarla.',
  deleted: '«{{title}}» está ahora entre las recetas eliminadas hace poco.',
  deleteFailed: 'No se ha podido eliminar la receta. Vuelve a intentarlo.',
  recentlyDeleted: 'Eliminadas hace poco',
  nothingDeleted: 'No hay recetas eliminadas.',
  undo: 'Deshacer',
  restore: 'Recuperar',
  restored: '«{{title}}» vuelve a estar en tu recetario.',
  restoreFailed: 'No se ha podido recuperar la receta. Vuelve a intentarlo.',
  visibilityFailed: 'No se ha podido cambiar la visibilidad. Vuelve a intentarlo.',
  failedToLoadRecipes: 'No se han podido cargar tus recetas.',

  notFound: recipePageWords.es.notFound,
  notFoundText: recipePageWords.es.notFoundText,
  visitorText: 'Cocinado y guardado en Convive, una mesa con invitación.',
  visitorAsk: 'Pedir un sitio',
  failedToLoad: 'No se ha podido cargar',
} satisfies Translation<'es', typeof english>
