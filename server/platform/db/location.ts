import type { Config } from '../../config/config.ts'
import { runningServerUrl } from '../embedded-postgres/running-server.ts'
import type { DatabaseLocation } from './open.ts'

/** Where the settings say the database is. */
export function locationOf({ database, dataDir }: Config): DatabaseLocation {
  if (database.kind === 'server') return { server: database }
  return { embedded: dataDir, memoryMb: database.memoryMb }
}

/** The same for a program beside the server: an embedded database that runs is used where it is. */
export async function locationBeside(config: Config): Promise<DatabaseLocation> {
  const url = config.database.kind === 'server' ? null : await runningServerUrl(config.dataDir)
  return url === null ? locationOf(config) : { url }
}
