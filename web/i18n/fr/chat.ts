import type { Translation } from '../catalog.ts'
import type english from '../en/chat.ts'

export default {
  title: 'À vos fourneaux !',
} satisfies Translation<'fr', typeof english>
