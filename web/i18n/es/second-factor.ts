import type { Translation } from '../catalog.ts'
import type english from '../en/second-factor.ts'

export default {
  title: 'Acceso en dos pasos',
  intro:
    'Además de la contraseña, al iniciar sesión se pide un código que muestra una aplicación de tu móvil.',
  advice:
    'Ayudas a administrar el sitio, así que una contraseña robada abriría muchas puertas. Te recomendamos activarlo.',
  noPassword:
    'Entras con un proveedor de acceso, y cuenta su propio segundo paso. Si también quieres uno aquí, establece antes una contraseña.',
  providersNote: 'Al entrar con un proveedor vale el segundo paso de ese proveedor.',
  setUp: 'Configurar el acceso en dos pasos',
  setUpQuestion: '¿Configurar el acceso en dos pasos?',
  setUpText: 'Confirma antes tu contraseña.',
  goOn: 'Continuar',
  scan: 'Escanea esto con una aplicación de autenticación; muchos gestores de contraseñas lo son.',
  qrCode: 'Código QR para la aplicación',
  secret: 'O escribe esta clave en la aplicación:',
  code: 'Código',
  codeHint: 'Las seis cifras que muestra la aplicación o un código de recuperación.',
  appCodeHint: 'Las seis cifras que la aplicación muestra ahora.',
  switchOn: 'Activar',
  nowOn: 'El acceso en dos pasos está activado.',
  recovery: 'Tus códigos de recuperación',
  recoveryText:
    'Cada uno sustituye una vez a un código de la aplicación, por si un día la pierdes. Solo se muestran ahora: guárdalos donde guardas tus contraseñas.',
  copyCodes: 'Copiar todos',
  codesSaved: 'Ya los he guardado',
  onSince: 'Activado desde el {{date}}.',
  codesLeft_one: 'Queda {{count}} código de recuperación.',
  codesLeft_many: 'Quedan {{count}} códigos de recuperación.',
  codesLeft_other: 'Quedan {{count}} códigos de recuperación.',
  renew: 'Códigos de recuperación nuevos',
  renewQuestion: '¿Crear códigos de recuperación nuevos?',
  renewText: 'Los que tienes dejarán de funcionar.',
  switchOff: 'Desactivar',
  offQuestion: '¿Desactivar el acceso en dos pasos?',
  offText: 'Tu contraseña volverá a bastar para iniciar sesión.',
  nowOff: 'El acceso en dos pasos está desactivado.',
  failed: 'No ha funcionado. Vuelve a intentarlo.',
  loadFailed: 'No se ha podido cargar esta parte.',
  askCode: 'Ahora el código, por favor: el que muestra tu aplicación o uno de recuperación.',
} satisfies Translation<'es', typeof english>
