import { parseArgs } from 'node:util'
import { openImageStore } from '#server/adapters/images/open-image-store.ts'
import { readConfig } from '#server/config/config.ts'
import { readSecret, writeSecret } from '#server/config/secret.ts'
import { checkArchive, readArchive } from '#server/platform/backup/archive.ts'
import { restoreImages, restoreRows } from '#server/platform/backup/restore.ts'
import { locationOf } from '#server/platform/db/location.ts'
import { migrations } from '#server/platform/db/migrations/index.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { print, progressBar, runCommand } from './command.ts'

/** `npm run restore -- FILE [--dry-run]`: a backup into an empty database, with its pictures and its secret. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [path] = positionals
  if (path === undefined) throw new Error('Usage: npm run restore -- FILE [--dry-run]')
  const config = readConfig()
  const archive = await readArchive(path)
  const progress = progressBar()
  try {
    const { createdAt, postgres, tables } = archive.manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    print(
      `A backup of ${createdAt}, made with PostgreSQL ${postgres}: ${rows} rows, ${archive.images.length} pictures.`,
    )
    let checked = 0
    const total = tables.length + archive.images.length
    await checkArchive(archive, () => progress('checking', (checked += 1), total))
    progress.end()
    if (values['dry-run']) {
      print('All of it can be read. Nothing was changed.')
      return
    }
    if (config.sessionSecret === null) await writeSecret(config.dataDir, archive.secret)
    else if ((await readSecret(config.sessionSecret, config.dataDir)) !== archive.secret)
      throw new Error('SESSION_SECRET is not the one of the backup; links and second factors would not work.')
    const database = await openDatabase(locationOf(config), () => undefined)
    try {
      await restoreRows(database, archive, migrations, progress)
      await restoreImages(await openImageStore(config.images, config.dataDir), archive, progress)
      progress.end()
      print('Restored. Start the product.')
    } finally {
      await database.close()
    }
  } finally {
    archive.close()
  }
})
