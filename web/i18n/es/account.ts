import type { Translation } from '../catalog.ts'
import type english from '../en/account.ts'

export default {
  signUp: 'Crear cuenta',
  loginIntro: 'Qué alegría verte de nuevo. Tu sitio en la mesa está puesto.',
  signupIntro: 'Una mesa para quien cocina: crea platos con un chef de IA, guárdalos y compártelos.',

  hide: 'Ocultar',
  forgotPassword: '¿Has olvidado tu contraseña?',
  requestInvite: 'Solicitar una invitación',
  haveAccount: '¿Ya tienes cuenta? Inicia sesión',

  loginToSearch: 'Inicia sesión para buscar «{{search}}».',
  networkError: 'Error de red',
  queryInviteRequired:
    'Necesitas una invitación para unirte. Introduce primero tu código o solicita una invitación.',
  queryNoEmail:
    'Tu proveedor de acceso no nos ha dado ninguna dirección de correo, así que no hemos podido dejarte entrar.',
  queryAccountExists:
    'Ya existe una cuenta con este correo. Entra como siempre y vincula el proveedor en tus ajustes.',
  queryFailed: 'No se ha podido iniciar sesión con este proveedor. Vuelve a intentarlo.',
  queryUnavailable: 'Este proveedor de acceso no responde en este momento. Inténtalo más tarde.',

  resent: 'Te hemos enviado un nuevo correo de verificación.',
  resendFailed: 'No hemos podido enviar el correo de verificación. Inténtalo más tarde.',
  resendUnable: 'No hemos podido reenviar el correo de verificación. Espera un poco y vuelve a intentarlo.',
  enterEmail: 'Escribe primero tu correo',

  checkEmail: 'Revisa tu correo',
  checkEmailLogin:
    'Si aún no lo has hecho, confirma tu dirección con el enlace que te hemos enviado y luego entra aquí.',

  nameHint: 'Opcional. Así te verán los demás.',
  passwordHint: 'Al menos {{min}} caracteres.',
  inviteCode: 'Código de invitación',
  noCode: 'Aquí se entra con invitación.',
  enterCode: 'Introducir mi código',
  agreement:
    'Debes tener al menos {{age}} años. Al crear tu cuenta aceptas nuestras <terms>condiciones de uso</terms> y nuestra <privacy>política de privacidad</privacy>.',
  tokenError: 'Este enlace ya no es válido. Vuelve a empezar desde tu invitación.',
  signupFailed: 'No se ha podido crear la cuenta. Vuelve a intentarlo.',

  verifying: 'Un momento',
  verifyingText: 'Estamos comprobando tu enlace…',
  verified: 'Correo verificado',
  verifiedText: 'Gracias. Ya puedes iniciar sesión.',
  infoText: 'Te hemos enviado un enlace. Ábrelo para confirmar tu dirección.',
  verifyFailed: 'La verificación ha fallado',
  missingToken: 'Este enlace está incompleto. Solicita uno nuevo.',
  openLinkAgain: 'Abre de nuevo el enlace de tu correo.',
  requestNewLink: 'Pedir un enlace nuevo',
  goToLogin: 'Ir a iniciar sesión',

  backToLogin: 'Volver al inicio de sesión',
  backToLogIn: 'Volver a iniciar sesión',

  requestReset: '¿Has olvidado tu contraseña?',
  requestResetIntro: 'Dinos tu correo y te enviaremos un enlace para elegir una nueva.',
  sendResetLink: 'Enviar enlace',
  resetSent: 'Te hemos enviado un correo con un enlace para restablecer tu contraseña.',
  resetUnknownEmail: 'No hemos encontrado ninguna cuenta con ese correo.',

  newPasswordTitle: 'Elige una contraseña nueva',
  newPasswordIntro:
    'Que no la uses en ningún otro sitio. Unas cuantas palabras sin relación entre sí funcionan muy bien.',
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Repite la contraseña',
  passwordsDiffer: 'Las contraseñas no coinciden.',
  resetPassword: 'Restablecer contraseña',
  resetDone: 'Tu contraseña se ha restablecido.',
  resetDoneText: 'Hemos cerrado tu sesión en todas partes. Entra con la nueva.',
  resetFailed: 'No se ha podido restablecer la contraseña.',
  resetMissingToken: 'Este enlace está incompleto. Solicita uno nuevo.',

  requestInviteIntro: 'Crecemos despacio, para que haya silla para todos. Pide la tuya.',
  note: 'Unas palabras',
  noteHint: 'Opcional. ¿Qué te gusta cocinar y qué te trae por aquí?',
  sendRequest: 'Enviar solicitud',
  requestSent: '¡Gracias! Revisaremos tu solicitud y te responderemos por correo.',
  requestFailed: 'No se ha podido enviar la solicitud',
} satisfies Translation<'es', typeof english>
