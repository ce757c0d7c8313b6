import { makeAdmin } from '#server/account/make-admin.ts'
import { readConfig } from '#server/config.ts'
import { runningServerUrl } from '#server/db/embedded/visit.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/index.ts'
import { openDatabase } from '#server/db/open.ts'

const sentences = {
  made: (email: string) => `${email} is an admin now.`,
  already: (email: string) => `${email} is an admin already.`,
  unverified: (email: string) => `${email} has not been verified yet: open the link in the mail first.`,
  unknown: (email: string) => `Nobody has an account with ${email}.`,
}

/** `npm run admin -- <email>`: makes a member an admin, whether or not the server runs. */
async function run(email: string | undefined): Promise<number> {
  if (!email?.includes('@')) {
    process.stderr.write('Whom? npm run admin -- <email>\n')
    return 2
  }
  const config = readConfig()
  const url = config.database.kind === 'server' ? config.database.url : await runningServerUrl(config.dataDir)
  const place = url === null ? { embedded: config.dataDir } : { url }
  const database = await openDatabase(place, () => undefined)
  try {
    await migrate(database.patientDb, migrations)
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
