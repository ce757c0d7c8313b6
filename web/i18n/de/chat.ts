import type { Translation } from '../catalog.ts'
import type english from '../en/chat.ts'

export default {
  title: 'Lass uns kochen!',
} satisfies Translation<'de', typeof english>
