import type { Translation } from '../catalog.ts'
import type english from '../en/account.ts'

export default {
  logIn: 'Se connecter',
  signUp: "S'inscrire",
} satisfies Translation<'fr', typeof english>
