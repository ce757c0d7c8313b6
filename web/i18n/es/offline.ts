import type { Translation } from '../catalog.ts'
import type english from '../en/offline.ts'

export default {
  offline: 'Sin conexión',
  asOf: 'Sin conexión, datos de {{when}}',
  waiting_one: 'Se enviará {{count}} cambio más tarde.',
  waiting_other: 'Se enviarán {{count}} cambios más tarde.',
  waiting_many: 'Se enviarán {{count}} cambios más tarde.',
  sending_one: 'Se está enviando {{count}} cambio.',
  sending_other: 'Se están enviando {{count}} cambios.',
  sending_many: 'Se están enviando {{count}} cambios.',
  refused: {
    note: 'Tu nota sobre «{{title}}» no se ha guardado.',
    cooked: 'Tu entrada de «{{title}}» no se ha guardado.',
    household: 'Un cambio de «{{title}}» no se ha guardado.',
  },
  dismiss: 'Descartar',
  pageTitle: 'No tienes conexión',
  pageText: 'Esta página necesita conexión. Lo que este dispositivo ha guardado sigue aquí:',
  partNeedsConnection: 'Las fotos, los comentarios y lo que han cocinado otras personas necesitan conexión.',
  tryAgain: 'Reintentar',
  logoutTitle_one: 'Aún no se ha enviado {{count}} cambio',
  logoutTitle_other: 'Aún no se han enviado {{count}} cambios',
  logoutTitle_many: 'Aún no se han enviado {{count}} cambios',
  logoutText: 'Si cierras la sesión ahora, se pierde lo que has escrito sin conexión.',
  logoutConfirm: 'Cerrar la sesión de todos modos',
  stay: 'Seguir con la sesión abierta',
} satisfies Translation<'es', typeof english>
