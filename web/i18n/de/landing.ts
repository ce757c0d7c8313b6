import type { Translation } from '../catalog.ts'
import type english from '../en/landing.ts'

export default {
  title: 'Zu Tisch',
} satisfies Translation<'de', typeof english>
