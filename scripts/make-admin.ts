import { makeAdmin } from '#server/features/account/make-admin.ts'
import { readConfig } from '#server/config/config.ts'
import { locationBeside } from '#server/platform/db/location.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { migrations } from '#server/platform/db/migrations/index.ts'
import { openDatabase } from '#server/platform/db/open.ts'

const sentences = {
  made: (email: string) => `${email} is an admin now.`,
  already: (email: string) => `${email} is an admin already.`,
  unverified: (email: string) => `${email} has not been verified yet: open the link in the mail first.`,
  unknown: (email: string) => `Nobody has an account with ${email}.`,
}

/** `npm run make-admin -- <email>`: makes a member an admin, whether or not the server runs. */
async function run(email: string | undefined): Promise<number> {
  if (!email?.includes('@')) {
    process.stderr.write('Usage: npm run make-admin -- <email>\n')
    return 2
  }
  const config = readConfig()
  const database = await openDatabase(await locationBeside(config), () => undefined)
  try {
    await migrate(database.dbWithoutTimeout, migrations)
    const outcome = await makeAdmin(database.db, email, Date.now())
    process.stdout.write(`${sentences[outcome](email)}\n`)
    return outcome === 'made' || outcome === 'already' ? 0 : 1
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = await run(process.argv[2])
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
