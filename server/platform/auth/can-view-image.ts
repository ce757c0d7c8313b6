import type { Db } from '../db/schema.ts'
import type { User } from './session.ts'

/** Whether a viewer may see a stored image. Every feature that shows images implements one for its own. */
export type CanViewImage = (db: Db, name: string, viewer: User | null) => Promise<boolean>
