import type { Translation } from '../catalog.ts'
import type english from '../en/chat.ts'

export default {
  title: '¡A cocinar!',
} satisfies Translation<'es', typeof english>
