import type { Translation } from '../catalog.ts'
import type english from '../en/chat.ts'

export default {
  title: '¡A cocinar!',
  completeTitle: 'Receta terminada',
  intro: 'Cuéntale al chef qué te apetece. Habla con él hasta que el plato sea tuyo y después termínalo.',

  conversation: 'Conversación',
  chef: 'El chef',
  you: 'Tú',
  greeting:
    '¡Qué alegría verte! ¿Qué cocinamos hoy? Cuéntame qué te apetece, qué tienes en la cocina y quién viene a comer. Y dime, sobre todo, qué no puede llegar al plato: las alergias van primero.',
  suggestions: 'Algunas ideas para empezar',
  suggestion1: 'Algo reconfortante con puerros y patatas, en 40 minutos',
  suggestion2: 'Una cena vegana para seis sin que nadie lo note',
  suggestion3: 'Un postre de limón que no sea muy dulce',
  suggestion4: 'Un cóctel sin alcohol para una noche de verano',

  message: 'Mensaje',
  messagePlaceholder: 'Escríbele al chef…',
  messageHint: 'Intro envía, Mayús + Intro empieza una línea nueva',
  send: 'Enviar',
  stop: 'Detener',
  writing: 'El chef está escribiendo',
  done: 'El chef ha respondido',
  tooLong: 'Tu mensaje tiene {{length}} caracteres y caben 4000. Acórtalo o envíalo en dos partes.',
  roomLittle: 'La conversación ya es larga y queda poco espacio. Es un buen momento para terminar tu receta.',
  roomNone: 'La conversación está llena. Termina tu receta o empieza una nueva.',

  requestFailed: 'La petición ha fallado',
  chefUnreachable: 'No se ha podido contactar con el chef. Vuelve a intentarlo.',
  networkError: 'Error de red. Vuelve a intentarlo.',
  logIn: 'Iniciar sesión',
  tryAgain: 'Reintentar',

  finalize: 'Terminar la receta',
  finalizing: {
    plating: 'Terminando – Sugerencia de emplatado',
    image: 'Terminando – Imagen',
    save: 'Terminando – Guardando',
  },
  stopFinalizing: 'Interrumpir',
  nothingToFinalize: 'Antes de terminar, habla con el chef sobre una receta.',
  noRecipe: 'No hay ninguna receta que guardar.',
  platingFailed: 'La sugerencia de emplatado ha fallado: {{reason}}',
  imageFailed: 'La creación de la imagen ha fallado: {{reason}}',
  saveFailed: 'No se ha podido guardar: {{reason}}',
  saveUnknown: 'La receta no se ha guardado',
  unexpected: 'Se ha producido un error inesperado.',
  kept: 'No se pierde nada: lo que ya está hecho se conserva.',

  saved: 'Receta terminada y guardada',
  savedPrivate: 'Está en tu carpeta y solo tú puedes verla.',
  myRecipes: 'Mis recetas',
  startNew: 'Nueva receta',
  startNewQuestion: '¿Dejar esta conversación?',
  startNewWarning: 'Todavía no se ha guardado como receta y no se podrá recuperar.',
  startNewConfirm: 'Empezar de nuevo',
  startNewCancel: 'Seguir hablando',

  image: 'Imagen',
  imageEmpty: 'Tu plato se pintará aquí cuando termines la receta.',
  imageAlt: '{{title}}, emplatado',
  imageMade: 'Ilustración hecha por un programa, no es una foto.',
  imageMissing: 'No hay imagen disponible',
  plating: 'Emplatado',
  platingEmpty: 'Cómo llevarlo a la mesa: el chef lo apuntará aquí.',
  inTheMaking: 'En preparación',

  recipe: 'Tu receta',
  servings: 'Raciones',
  preparation: 'Preparación',
  cooking: 'Cocción',
  total: 'Tiempo total',
  remarks: 'Conviene saber',

  disclaimerTitle: 'Escrito por una IA',
  disclaimer:
    'Las recetas y sugerencias pueden estar generadas por una IA y contener errores. Comprueba tú los alérgenos, las temperaturas y las cantidades antes de cocinar o servir.',
} satisfies Translation<'es', typeof english>
