import { stat } from 'node:fs/promises'
import { openImageStore } from '#server/adapters/images/open-image-store.ts'
import { readConfig } from '#server/config/config.ts'
import { readSecret } from '#server/config/secret.ts'
import { backUp } from '#server/platform/backup/backup.ts'
import { locationBeside } from '#server/platform/db/location.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { print, progressBar, runCommand } from './command.ts'

/** `npm run backup -- FILE`: database, pictures and secret in one archive, while the product runs. */
await runCommand(async () => {
  const [path] = process.argv.slice(2)
  if (path === undefined) throw new Error('Usage: npm run backup -- FILE')
  if (await stat(path).catch(() => null)) throw new Error(`${path} exists already.`)
  const config = readConfig()
  const database = await openDatabase(await locationBeside(config), () => undefined)
  const progress = progressBar()
  try {
    const secret = await readSecret(config.sessionSecret, config.dataDir)
    const images = await openImageStore(config.images, config.dataDir)
    const { tables, images: pictures } = await backUp(
      { database, images, secret },
      path,
      Date.now(),
      progress,
    )
    progress.end()
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const { size } = await stat(path)
    print(
      `${path}: ${rows} rows, ${pictures} pictures and the secret, ${Math.ceil(size / 1e6)} MB, read back whole.`,
    )
    print('It contains the secret and everything members wrote: keep it where only you can read it.')
  } finally {
    await database.close()
  }
})
