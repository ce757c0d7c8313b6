import type { Migration } from '../migrate.ts'
import { mainJob } from './0001-main-job.ts'
import { accounts } from './0002-accounts.ts'
import { community } from './0003-community.ts'
import { forum } from './0004-groups.ts'

/** In the order they run; only ever added to. */
export const migrations: readonly Migration[] = [mainJob, accounts, community, forum]
