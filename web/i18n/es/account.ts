import type { Translation } from '../catalog.ts'
import type english from '../en/account.ts'

export default {
  logIn: 'Iniciar sesión',
  signUp: 'Registrarse',
} satisfies Translation<'es', typeof english>
