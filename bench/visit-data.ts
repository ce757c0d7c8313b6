import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { builtinChef } from '#server/adapters/chef/builtin-chef.ts'
import { diskImages } from '#server/adapters/images/disk.ts'
import { builtinPainter } from '#server/adapters/painter/builtin-painter.ts'
import { imageDrawer } from '#server/features/recipes/draw-image.ts'
import { startSession } from '#server/platform/auth/start-session.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { migrations } from '#server/platform/db/migrations/index.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { openKitchen } from '#server/platform/workers/pool.ts'
import { seedCommunity } from '../scripts/seed/community.ts'
import { addForum } from './forum.ts'

export interface VisitedPage {
  name: string
  path: string
  /** The session of a member; null for a visitor. */
  session: string | null
}

/** Fills an empty data folder with a community whose recipes have pictures; used again if it is filled. */
export async function seedVisits(dataDir: string): Promise<VisitedPage[]> {
  const file = join(dataDir, 'visited-pages.json')
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as VisitedPage[]
  const database = await openDatabase({ embedded: dataDir }, () => undefined)
  const { dbWithoutTimeout: db } = database
  const kitchen = openKitchen({ workers: 1, log: pino({ level: 'silent' }) })
  try {
    await migrate(db, migrations)
    const images = diskImages(join(dataDir, 'images'))
    const painter = builtinPainter(imageDrawer(kitchen, 2))
    const tools = { db, images, kitchen, chef: builtinChef(kitchen), painter }
    await seedCommunity(tools, { password: 'pears & gorgonzola', pictures: true })
    const { groupId, threadId } = await addForum(db, Date.now())
    const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
    const { session } = await startSession(db, { userId: user.id, now: Date.now(), userAgent: undefined })
    const { uuid } = await db
      .selectFrom('recipes')
      .select('uuid')
      .where('is_public', '=', true)
      .where('image_key', 'is not', null)
      .where('language', '=', 'en')
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirstOrThrow()
    const pages = [
      { name: 'landing', path: '/en', session: null },
      { name: 'discover, member', path: '/en/discover', session },
      { name: 'recipe page', path: `/recipes/${uuid}`, session: null },
      {
        name: 'thread of 330 posts, member',
        path: `/en/groups/${groupId}/threads/${threadId}`,
        session,
      },
    ]
    await writeFile(file, JSON.stringify(pages))
    return pages
  } finally {
    await kitchen.close()
    await database.close()
  }
}
