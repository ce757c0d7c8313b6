import { mkdtemp, open as openFile, readFile, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { me } from '#shared/contract/account.ts'
import { paintDish } from '#shared/contract/chef.ts'
import { signImageKey } from '#shared/contract/images.ts'
import { likeRecipe, rateRecipe } from '#shared/contract/ratings.ts'
import { listPublicRecipes } from '#shared/contract/discover.ts'
import { diskImages } from '../../adapters/images/disk.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { createEmptyDatabase } from '../../test/database.ts'
import { databaseFolders } from '../../test/database-folder.ts'
import { publishRecipe } from '../../test/recipes.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations/index.ts'
import { openDatabase, type OpenDatabase } from '../db/open.ts'
import { checkArchive, readArchive } from './archive.ts'
import { backUp } from './backup.ts'
import { moveRows, restoreImages, restoreRows } from './restore.ts'

const folders = databaseFolders()
const secret = 'a secret that goes with the backup'
const silent = () => undefined
let folder: string
let source: OpenDatabase & { url: string }
let app: TestApp
let user: TestUser
let recipeId: string
let pictureKey: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convive-backup-'))
  const { url } = await createEmptyDatabase()
  source = { ...(await openDatabase({ url }, silent)), url }
  await migrate(source.dbWithoutTimeout, migrations)
  app = await openTestApp({ images: diskImages(join(folder, 'images')) }, source)
  const admin = await signUpAdmin(app)
  user = await signUpUser(app, admin, { name: 'Zoë "Quotes" \\N' })
  recipeId = (await publishRecipe(admin)).id
  await user.call(rateRecipe, { params: { id: recipeId }, body: { rating: 4 } })
  pictureKey = (await user.call(paintDish, { body: { prompt: 'carrot soup' } })).key
})
afterAll(async () => {
  await app.close()
  await folders.clear()
  await rm(folder, { recursive: true, force: true })
})

/** A hash of all rows of all tables but the migrator's own. */
async function contentsOf({ db }: Pick<OpenDatabase, 'db'>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%' order by relname`.execute(
    db,
  )
  const contents: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ hash: string }>`
      select count(*) || ' ' || md5(coalesce(string_agg(line, ',' order by line), '')) as hash
      from (select ${sql.ref(name)}::text as line from ${sql.table(name)}) as lines`.execute(db)
    contents[name] = rows[0]?.hash ?? ''
  }
  return contents
}

const back = (path: string, images = diskImages(join(folder, 'images'))) =>
  backUp({ database: source, images, secret }, path, Date.now(), silent)

test('a backup made while people write is restored elsewhere: same rows, pictures, secret and sign-ins', async () => {
  const path = join(folder, 'whole.zip')
  const likes = Array.from({ length: 20 }, () => user.call(likeRecipe, { params: { id: recipeId } }))
  const manifest = await back(path)
  await Promise.all(likes)
  expect(manifest.tables.find(({ name }) => name === 'users')?.rows).toBe(2)
  expect((await stat(path)).mode & 0o077).toBe(0)

  await back(join(folder, 'quiet.zip'))
  const archive = await readArchive(join(folder, 'quiet.zip'))
  expect(archive.secret).toBe(secret)
  const embedded = { embedded: await folders.createUsed() }
  const restored = await openDatabase(embedded, silent)
  await restoreRows(restored, archive, migrations, silent)
  const images = diskImages(join(folder, 'restored'))
  await restoreImages(images, archive, silent)
  archive.close()
  expect(await contentsOf(restored)).toEqual(await contentsOf(source))

  const again = await openTestApp({ images }, { ...restored, url: '' })
  const visitor = again.anonymous()
  for (const [name, value] of user.cookies) visitor.cookies.set(name, value)
  expect((await visitor.call(me)).email).toBe(user.email)
  expect((await visitor.call(listPublicRecipes)).map(({ id }) => id)).toEqual([recipeId])
  const link = await visitor.call(signImageKey, { params: { key: pictureKey } })
  expect((await again.anonymous().fetch(link)).status).toBe(200)
  // Counters and search go on from there.
  await publishRecipe({ ...user, ...visitor })
  expect(await visitor.call(listPublicRecipes)).toHaveLength(2)
  await again.close()
})

test('rows move into another database, once nobody uses the first', async () => {
  const target = await createEmptyDatabase()
  const database = await openDatabase({ url: target.url }, silent)
  const unused = await openDatabase({ url: source.url }, silent)
  await expect(moveRows(unused, database, migrations, silent)).rejects.toThrow('stop all of them first')
  // The server of the other tests listens again soon after it was cut off.
  await vi.waitFor(
    async () => {
      await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where application_name = 'convive listening' and datname = current_database()`.execute(source.db)
      await moveRows(unused, database, migrations, silent)
    },
    { timeout: 60_000, interval: 20 },
  )
  expect(await contentsOf(database)).toEqual(await contentsOf(source))
  await expect(moveRows(unused, database, migrations, silent)).rejects.toThrow(/users already|stop all/)
  await unused.close()
  await database.close()
  await target.drop()
})

test('a damaged, cut or foreign archive is refused, and nothing is written', async () => {
  const path = join(folder, 'damaged.zip')
  await back(path)
  const bytes = await readFile(path)
  const at = bytes.indexOf('tables/users.tsv') + 40
  const file = await openFile(path, 'r+')
  await file.write(Buffer.from([(bytes[at] ?? 0) ^ 0xff]), 0, 1, at)
  await file.close()
  const damaged = await readArchive(path)
  await expect(checkArchive(damaged)).rejects.toThrow(/damaged|invalid|incorrect|checksum|crc/i)
  damaged.close()
  await truncate(path, bytes.length - 100)
  await expect(readArchive(path)).rejects.toThrow('is no backup, or not all of it')
  const occupied = await readArchive(join(folder, 'quiet.zip'))
  await expect(restoreRows(source, occupied, migrations, silent)).rejects.toThrow('has users already')
  occupied.close()
})

test('a backup of a newer version is refused', async () => {
  const archive = await readArchive(join(folder, 'quiet.zip'))
  const target = await createEmptyDatabase()
  const database = await openDatabase({ url: target.url }, silent)
  await expect(restoreRows(database, archive, migrations.slice(0, -1), silent)).rejects.toThrow(
    'newer version',
  )
  archive.close()
  await database.close()
  await target.drop()
})
