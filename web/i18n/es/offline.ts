import type { Translation } from '../catalog.ts'
import type english from '../en/offline.ts'

export default {
  asOf: 'Sin conexión, datos de {{when}}',
  waiting_one: 'Se enviará {{count}} cambio más tarde.',
  waiting_other: 'Se enviarán {{count}} cambios más tarde.',
  waiting_many: 'Se enviarán {{count}} cambios más tarde.',
  sending_one: 'Se está enviando {{count}} cambio.',
  sending_other: 'Se están enviando {{count}} cambios.',
  sending_many: 'Se están enviando {{count}} cambios.',
  refusedTitle_one: 'No se ha guardado {{count}} cambio',
  refusedTitle_other: 'No se han guardado {{count}} cambios',
  refusedTitle_many: 'No se han guardado {{count}} cambios',
  refused: {
    note: 'Tu nota sobre «{{title}}».',
    cooked: 'Tu nueva entrada del diario de «{{title}}».',
    cookedEdit: 'Tu cambio en la entrada del diario de «{{title}}».',
    cookedDelete: 'El borrado de la entrada del diario de «{{title}}».',
    list: '«{{title}}» en la lista de la compra.',
    pantry: '«{{title}}» en la despensa.',
    plan: '«{{title}}» en tu semana.',
    household: '«{{title}}» en tu hogar.',
  },
  why: {
    gone: 'Ya no está, o ya no puedes cambiarlo.',
    notUnderstood: 'El servidor no ha entendido este cambio. Vuelve a cargar la página e inténtalo otra vez.',
  },
  unnamed: 'una línea que ya no está',
  copyOf: 'Copiar: {{title}}',
  dismissOf: 'Descartar: {{title}}',
  tryAgainOf: 'Reintentar: {{title}}',
  pageTitle: 'No tienes conexión',
  pageText: 'Esta página necesita conexión. Lo que este dispositivo ha guardado sigue aquí:',
  partNeedsConnection: 'Las fotos, los comentarios y lo que han cocinado otras personas necesitan conexión.',
  logoutTitle_one: 'Aún no se ha enviado {{count}} cambio',
  logoutTitle_other: 'Aún no se han enviado {{count}} cambios',
  logoutTitle_many: 'Aún no se han enviado {{count}} cambios',
  logoutText: 'Si cierras la sesión ahora, se pierde lo que has escrito sin conexión.',
  logoutConfirm: 'Cerrar la sesión de todos modos',
  stay: 'Seguir con la sesión abierta',
  keptText_one:
    'Lo que escribiste aquí no se ha enviado nunca: {{count}} entrada. Guárdala en un archivo o bórrala.',
  keptText_other:
    'Lo que escribiste aquí no se ha enviado nunca: {{count}} entradas. Guárdalas en un archivo o bórralas.',
  keptText_many:
    'Lo que escribiste aquí no se ha enviado nunca: {{count}} entradas. Guárdalas en un archivo o bórralas.',
  keptSave: 'Guardar en un archivo',
  keptDelete: 'Borrar',
  keptQuestion: '¿Borrar lo que no se ha enviado nunca?',
  keptQuestionText: 'Solo está guardado en este dispositivo; nadie puede recuperarlo.',
  keptDraft: 'Un borrador.',
} satisfies Translation<'es', typeof english>
