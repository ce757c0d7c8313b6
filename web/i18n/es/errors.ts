import type { Translation } from '../catalog.ts'
import type english from '../en/errors.ts'

export default {
  'invalid input': 'Hay algo que no cuadra. Revisa lo que has escrito.',
  'invite required':
    'Necesitas una invitación para unirte. Pídesela a alguien que ya esté dentro o solicita una.',
  'invalid code': 'Este código de invitación no es válido.',
  'malformed email': 'Esto no parece una dirección de correo.',
  'password too short': 'La contraseña debe tener al menos 8 caracteres.',
  'password too long': 'La contraseña debe tener como máximo 128 caracteres.',
  'password too common': 'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
  'Invalid or expired token': 'Enlace no válido o caducado',
  'unknown image': 'No se ha encontrado esta imagen.',
  'not signed in': 'Primero inicia sesión.',
  'Invalid credentials': 'Correo o contraseña incorrectos',
  'bad origin': 'Esta petición venía de otro sitio y se ha rechazado.',
  'not allowed': 'No tienes permiso para hacer eso.',
  'email not verified': 'Tu correo aún no está verificado. Abre el enlace que te enviamos.',
  'link expired': 'Este enlace ha caducado.',
  invalid: 'Este código de invitación no es válido.',
  'not found': 'No encontrado',
  'method not allowed': 'Eso no se puede hacer aquí.',
  used: 'Este código de invitación ya se ha usado.',
  'email exists': 'Ya existe una cuenta con este correo.',
  'unsafe recipe':
    'Esta receta podría hacer daño a alguien, así que no se puede compartir. Corrígela primero.',
  'too large': 'Es demasiado grande para enviarlo.',
  'unsupported type': 'Este tipo de archivo no se admite.',
  'not an image': 'No se ha podido leer este archivo como imagen.',
  'too many requests': 'Han sido muchos intentos seguidos. Espera un momento y vuelve a probar.',
  'server error': 'Algo ha fallado en nuestra cocina. Vuelve a intentarlo.',
  'chef unavailable': 'El chef ha salido un momento. Vuelve a intentarlo.',
  'painter unavailable': 'El pintor ha salido un momento. Vuelve a intentarlo.',
  unavailable: 'Hemos cerrado un momento. Vuelve a intentarlo enseguida.',
} satisfies Translation<'es', typeof english>
