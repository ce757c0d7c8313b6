import { parseArgs } from 'node:util'
import { readConfig } from '#server/config/config.ts'
import { moveRows } from '#server/platform/backup/restore.ts'
import { locationOf } from '#server/platform/db/location.ts'
import { migrations } from '#server/platform/db/migrations/index.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { print, progressBar, runCommand } from './command.ts'

/**
 * `npm run move -- URL [--dry-run]`: all rows of the database of the settings into an empty one behind another address,
 * or with `embedded` into the embedded one of DATA_DIR. The product must not run meanwhile.
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [to] = positionals
  if (to === undefined) throw new Error('Usage: npm run move -- URL|embedded [--dry-run]')
  const config = readConfig()
  const environment = { ...process.env, DATABASE_URL: to === 'embedded' ? '' : to }
  const target = readConfig({ ...environment, DATABASE_DIRECT_URL: '', DATABASE_READ_URL: '' })
  if (to === 'embedded' && config.database.kind === 'embedded')
    throw new Error('The database is the embedded one.')
  const progress = progressBar()
  const source = await openDatabase(locationOf(config), () => undefined)
  try {
    const database = await openDatabase(locationOf(target), () => undefined)
    try {
      if (values['dry-run']) {
        print('Both databases can be reached. Nothing was changed.')
        return
      }
      const rows = await moveRows(source, database, migrations, progress)
      progress.end()
      print(`${rows} rows moved.`)
      print(
        to === 'embedded'
          ? 'Start the product without DATABASE_URL.'
          : 'Start the product with DATABASE_URL set to that address; pictures and secret stay where they are.',
      )
    } finally {
      await database.close()
    }
  } finally {
    await source.close()
  }
})
