import type { Translation } from '../catalog.ts'
import type english from '../en/translations.ts'

export default {
  byChef: 'Traducido por el chef integrado',
  byModel: 'Traducido por un modelo',
  byChefAndModel: 'Traducido por el chef integrado y un modelo',
  byReaders: 'Traducido por lectores',
  correctedBy: 'corregido por {{names}}',
  correctedByReaders: 'corregido por lectores',
  stepsIn: {
    en: 'Los pasos están en inglés',
    fr: 'Los pasos están en francés',
    es: 'Los pasos están en español',
    de: 'Los pasos están en alemán',
  },
  partlyIn: {
    en: 'Algunas palabras están en inglés',
    fr: 'Algunas palabras están en francés',
    es: 'Algunas palabras están en español',
    de: 'Algunas palabras están en alemán',
  },
  pending: 'El resto se está traduciendo…',
  alwaysMine: 'Mostrar las recetas en mi idioma',

  correct: 'Corregir la traducción',
  correctText:
    '¿Cómo lo dirías tú? Quien escribió la receta o la moderación decide si se muestra. Los números, las cantidades y los alimentos se quedan como están.',
  correctOwnText:
    'Lo que escribas se muestra enseguida. Los números, las cantidades y los alimentos se quedan como están.',
  parts: {
    title: 'Título',
    taste: 'Sabor',
    plating: 'Emplatado',
    story: 'Historia',
    group: 'Encabezado',
    item: 'Ingrediente {{number}}',
    note: 'Nota del ingrediente {{number}}',
    step: 'Paso {{number}}',
  },
  edit: 'Cambiar',
  editPart: 'Cambiar: {{part}}',
  yourText: 'Tu texto: {{part}}',
  send: 'Proponer',
  sent: 'Gracias. Se mostrará cuando lo acepten.',
  saved: 'Guardado. Ya se muestra.',

  manage: 'Traducciones',
  manageWaiting_one: 'Traducciones, {{count}} corrección propuesta',
  manageWaiting_many: 'Traducciones, {{count}} correcciones propuestas',
  manageWaiting_other: 'Traducciones, {{count}} correcciones propuestas',
  allow: 'Los demás pueden leer esta receta en su idioma',
  corrections: 'Correcciones de lectores',
  noCorrections: 'Todavía no hay correcciones.',
  listFailed: 'No se han podido cargar las correcciones.',
  notSaved: 'No se ha podido guardar. Vuelve a intentarlo.',
  shown: 'Se muestra',
  waiting: 'A la espera de una decisión',
  outdated: 'La receta ha cambiado aquí, así que no se muestra',
  accept: 'Aceptar',
  takeBack: 'Dejar de mostrar',
} satisfies Translation<'es', typeof english>
