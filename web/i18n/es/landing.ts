import type { Translation } from '../catalog.ts'
import type english from '../en/landing.ts'

export default {
  title: 'A la mesa',
} satisfies Translation<'es', typeof english>
