import type { Deps } from '../../deps.ts'
import type { Db } from '../db/schema.ts'

/** Whoever takes their data along or leaves. */
export interface DataSubject {
  id: string
  email: string
  pendingEmail: string | null
}

/** One file of the archive that a member takes along. */
export interface ArchiveFile {
  /** A path with `/` between its parts. */
  name: string
  bytes: Buffer
}

/** What a feature keeps of a person, as files; one after the other, so that no archive stands in memory whole. */
export type ExportPersonalData = (
  deps: Pick<Deps, 'db' | 'images' | 'publicUrl'>,
  person: DataSubject,
) => AsyncIterable<ArchiveFile>

/**
 * Removes what is a person's own, in the transaction that removes the account, and takes the name from what
 * others build on. It never touches the store of pictures, which no transaction could bring back.
 */
export type ErasePersonalData = (db: Db, person: DataSubject, now: number) => Promise<void>

/** A feature's part in leaving. A test compares the columns of all features with the schema. */
export interface PersonalData {
  /** Every column that leads to a person and is dealt with here, as `table.column`. */
  columns: readonly string[]
  erase: ErasePersonalData
  export?: ExportPersonalData
}

export function jsonFile(name: string, value: unknown): ArchiveFile {
  return { name, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) }
}
