import type english from '../en/access-tokens.ts'
import type { Translation } from '../catalog.ts'

export default {
  title: 'Tokens de acceso',
  intro:
    'Para los programas y asistentes que trabajan para ti: la domótica de casa, un script, un asistente de IA por MCP.',
  create: 'Crear un token',
  name: 'Nombre del token',
  nameHint: 'Para qué es, para que lo reconozcas más adelante.',
  canWrite: 'También puede escribir',
  canWriteHint:
    'Guardar y cambiar recetas, planificar comidas, añadir a la lista de la compra y al diario de cocina, preguntar al chef. Ninguna receta se borra ni se publica.',
  expiry: 'Caduca',
  expiries: {
    in30: 'A los 30 días',
    in90: 'A los 90 días',
    in366: 'Al cabo de un año',
    never: 'Nunca',
  },
  token: 'Token',
  once: 'Copia el token ahora: solo se muestra esta vez. Trátalo como una contraseña.',
  address: 'Dirección para asistentes (MCP)',
  docs: 'Qué pueden llamar los tokens (API)',
  reads: 'Solo lee',
  writes: 'Puede escribir',
  created: 'creado el {{date}}',
  neverUsed: 'nunca usado',
  used: 'usado por última vez el {{date}}',
  expires: 'caduca el {{date}}',
  revoke: 'Revocar',
  revokeIt: 'Revocar: {{name}}',
  revokeQuestion: '¿Revocar «{{name}}»?',
  revokeText: 'Lo que use este token dejará de tener acceso desde ahora.',
  revoked: '«{{name}}» está revocado.',
  confirmText: 'Hace un rato que iniciaste sesión. Confirma tu contraseña.',
  most: 'No puedes tener más tokens. Revoca uno para crear otro.',
  createFailed: 'No se ha podido crear el token. Inténtalo de nuevo.',
  revokeFailed: 'No se ha podido revocar el token. Inténtalo de nuevo.',
  loadFailed: 'No se han podido cargar tus tokens de acceso.',
} satisfies Translation<'es', typeof english>
