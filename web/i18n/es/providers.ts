import type { Translation } from '../catalog.ts'
import type english from '../en/providers.ts'

export default {
  or: 'o',
  continueWith: 'Continuar con {{provider}}',

  title: 'Proveedores de acceso',
  intro: 'Vincula una cuenta que tengas en otro sitio y úsala para entrar.',
  linkedAs: 'Vinculado como {{email}}',
  linked: 'Vinculado el {{date}}',
  notLinked: 'Sin vincular',
  link: 'Vincular {{provider}}',
  unlink: 'Desvincular {{provider}}',
  linkIt: 'Vincular',
  unlinkIt: 'Desvincular',
  linkQuestion: '¿Vincular {{provider}}?',
  linkText: 'Iniciarás sesión en {{provider}} y después volverás aquí.',
  unlinkQuestion: '¿Desvincular {{provider}}?',
  unlinkText: 'Tu cuenta de {{provider}} dejará de dar acceso a esta.',
  nowLinked: 'Ya puedes iniciar sesión con {{provider}}.',
  nowUnlinked: '{{provider}} se ha desvinculado.',
  belongsToAnother: 'Esta cuenta está vinculada a otra persona, o ya has vinculado una de este proveedor.',
  linkFailed: 'No se ha podido vincular el proveedor. Vuelve a intentarlo.',
  unlinkFailed: 'No se ha podido desvincular el proveedor. Vuelve a intentarlo.',
  loadFailed: 'No se han podido cargar tus proveedores de acceso.',
  signInAgain: 'Volver a iniciar sesión con {{provider}}',
} satisfies Translation<'es', typeof english>
