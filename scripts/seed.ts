import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { builtinChef } from '#server/chef/builtin-chef.ts'
import { builtinPainter } from '#server/chef/builtin-painter.ts'
import { readConfig } from '#server/config.ts'
import { runningServerUrl } from '#server/db/embedded/visit.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/index.ts'
import { openDatabase } from '#server/db/open.ts'
import { openKitchen } from '#server/kitchen/pool.ts'
import { openImages } from '#server/outside/images/open.ts'
import { pictureDrawer } from '#server/recipes/picture.ts'
import { seedCommunity } from './seed/community.ts'
import { addManyRecipes } from './seed/many.ts'
import { admin, members } from './seed/people.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * `npm run seed`: a believable community, cooked by the house chef. `--more` adds it to the people who are there;
 * `--recipes N` adds so many public recipes without pictures, for measuring; `--password` is what they sign in with.
 */
async function run(): Promise<void> {
  const { more, recipes, password } = readArguments()
  const config = readConfig()
  const url = config.database.kind === 'server' ? config.database.url : await runningServerUrl(config.dataDir)
  const database = await openDatabase(url === null ? { embedded: config.dataDir } : { url }, () => undefined)
  const { patientDb: db } = database
  const kitchen = openKitchen({ workers: 1, log: pino({ base: null }) })
  try {
    await migrate(db, migrations)
    const somebody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (somebody && !more) {
      throw new Error('People have accounts here already. To add to what they have: npm run seed -- --more')
    }
    const images = await openImages(config.images, config.dataDir)
    const painter = builtinPainter(pictureDrawer(kitchen, 2))
    const tools = { db, images, kitchen, chef: builtinChef(kitchen), painter }
    say('The house chef is cooking for everybody …')
    const seeded = await seedCommunity(tools, { password, pictures: true })
    say(`${seeded.people} people, ${seeded.recipes} new recipes, ${seeded.groups} groups.`)
    if (recipes > 0) {
      await addManyRecipes(db, recipes, (added) => {
        if (added % 10_000 === 0 || added === recipes) say(`${added} of ${recipes} more recipes`)
      })
    }
    say(`A member: ${members[0].email}`)
    say(`An admin: ${admin.email}`)
    say(somebody ? `Password of those who are new: ${password}` : `Password of everybody: ${password}`)
  } finally {
    await kitchen.close()
    await database.close()
  }
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      more: { type: 'boolean', default: false },
      recipes: { type: 'string', default: '0' },
      password: { type: 'string' },
    },
  })
  const recipes = Number(values.recipes)
  if (!Number.isInteger(recipes) || recipes < 0) throw new Error('--recipes takes a whole number.')
  // Nobody shall find an admin in a community with a password that is written in its program.
  return { more: values.more, recipes, password: values.password ?? randomBytes(12).toString('base64url') }
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
