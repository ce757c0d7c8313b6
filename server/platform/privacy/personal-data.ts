import type { Deps } from '../../deps.ts'
import type { Db } from '../db/schema.ts'

/** The person whose data is exported or erased. */
export interface DataSubject {
  id: string
  email: string
  pendingEmail: string | null
}

/** A file of the export. */
export interface ArchiveFile {
  /** A path with `/` between its parts. */
  name: string
  bytes: Buffer
}

/** Yields the person's data in one feature file by file, so that the archive is never in memory as a whole. */
type ExportPersonalData = (
  deps: Pick<Deps, 'db' | 'images' | 'publicUrl'>,
  person: DataSubject,
) => AsyncIterable<ArchiveFile>

/**
 * Deletes or anonymises the person's data in the transaction that deletes the account. It must not delete stored images,
 * because a rollback could not restore them.
 */
type ErasePersonalData = (db: Db, person: DataSubject, now: number) => Promise<void>

/** How a feature exports and erases personal data. A test compares the columns of all features with the schema. */
export interface PersonalData {
  /** Every column that refers to a person, as `table.column`. */
  columns: readonly string[]
  erase: ErasePersonalData
  export?: ExportPersonalData
}

export function jsonFile(name: string, value: unknown): ArchiveFile {
  return { name, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) }
}
