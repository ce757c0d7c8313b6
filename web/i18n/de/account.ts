import type { Translation } from '../catalog.ts'
import type english from '../en/account.ts'

export default {
  logIn: 'Anmelden',
  signUp: 'Registrieren',
} satisfies Translation<'de', typeof english>
