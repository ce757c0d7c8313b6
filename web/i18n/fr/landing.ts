import type { Translation } from '../catalog.ts'
import type english from '../en/landing.ts'

export default {
  title: 'À table',
} satisfies Translation<'fr', typeof english>
