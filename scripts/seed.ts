import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { builtinChef } from '#server/adapters/chef/builtin-chef.ts'
import { builtinPainter } from '#server/adapters/painter/builtin-painter.ts'
import { readConfig } from '#server/config/config.ts'
import { locationBeside } from '#server/platform/db/location.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { migrations } from '#server/platform/db/migrations/index.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { openKitchen } from '#server/platform/workers/pool.ts'
import { openImageStore } from '#server/adapters/images/open-image-store.ts'
import { imageDrawer } from '#server/features/recipes/draw-image.ts'
import { seedCommunity } from './seed/community.ts'
import { addManyRecipes } from './seed/bulk-recipes.ts'
import { admin, members } from './seed/people.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/**
 * `npm run seed`: a believable community, cooked by the built-in chef. `--more` adds it to the people who are there;
 * `--recipes N` adds so many public recipes without pictures, for measuring; `--password` is what they sign in with.
 */
async function run(): Promise<void> {
  const { more, recipes, password } = readArguments()
  const config = readConfig()
  const database = await openDatabase(await locationBeside(config), () => undefined)
  const { dbWithoutTimeout: db } = database
  const kitchen = openKitchen({ workers: 1, log: pino({ base: null }) })
  try {
    await migrate(db, migrations)
    const somebody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (somebody && !more) {
      throw new Error('People have accounts here already. To add to what they have: npm run seed -- --more')
    }
    const images = await openImageStore(config.images, config.dataDir)
    const painter = builtinPainter(imageDrawer(kitchen, 2))
    const tools = { db, images, kitchen, chef: builtinChef(kitchen), painter }
    print('The built-in chef is cooking for everybody …')
    const seeded = await seedCommunity(tools, { password, pictures: true })
    print(`${seeded.people} people, ${seeded.recipes} new recipes, ${seeded.groups} groups.`)
    if (recipes > 0) {
      await addManyRecipes(db, recipes, (added) => {
        if (added % 10_000 === 0 || added === recipes) print(`${added} of ${recipes} more recipes`)
      })
    }
    print(`A member: ${members[0].email}`)
    print(`An admin: ${admin.email}`)
    print(somebody ? `Password of those who are new: ${password}` : `Password of everybody: ${password}`)
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
