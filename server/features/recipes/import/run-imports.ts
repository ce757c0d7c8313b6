import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { importFailures, type ImportItem } from '#shared/contract/recipe-imports.ts'
import { ApiError } from '#shared/contract/errors.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { withSource } from '#shared/words/source.ts'
import type { Deps } from '../../../deps.ts'
import { insertRecipe } from '../queries.ts'
import { recipeFromPayload } from '../recipe-from-payload.ts'
import { addressIn, selectDuplicates } from './duplicates.ts'
import { readImportedPage, storePagePicture } from './read-page.ts'

type ImportDeps = Pick<
  Deps,
  'db' | 'kitchen' | 'images' | 'fetchPage' | 'fetchPicture' | 'clock' | 'log' | 'stopping'
>

/** How often an address is looked at that another process has claimed, or for which the kitchen was too busy. */
const pause = 2000

/**
 * Reads the addresses that wait, one after the other and of each list in turn, until none is left. An address that a
 * process claimed and did not finish is read again.
 */
export async function runImports(deps: ImportDeps): Promise<void> {
  while (!deps.stopping.aborted) {
    const claim = await claimNext(deps)
    if (claim) {
      const outcome = await readClaimed(deps, claim)
      if (outcome === 'later') await sleep(pause, undefined, { signal: deps.stopping }).catch(() => undefined)
      continue
    }
    const claimed = await deps.db
      .selectFrom('recipe_import_items')
      .select('position')
      .where('state', '=', 'reading')
      .limit(1)
      .executeTakeFirst()
    if (!claimed) return
    await sleep(pause, undefined, { signal: deps.stopping }).catch(() => undefined)
  }
}

interface Claim {
  import_id: string
  position: number
  address: string
  anyway: boolean
  user_id: string
  claimed_at: Date
}

async function claimNext({ db, clock }: ImportDeps): Promise<Claim | undefined> {
  const now = clock()
  const { rows } =
    await sql<Claim>`update recipe_import_items item set state = 'reading', claimed_at = ${new Date(now)}
    from recipe_imports where recipe_imports.id = item.import_id and (item.import_id, item.position) = (
      select import_id, position from recipe_import_items
      where state = 'waiting' or (state = 'reading' and claimed_at < ${new Date(now - lifetimes.importClaim)})
      order by position, import_id limit 1 for update skip locked)
    returning item.import_id, item.position, item.address, item.anyway, item.claimed_at, recipe_imports.user_id`.execute(
      db,
    )
  return rows[0]
}

type Outcome = { state: ImportItem['state']; reason?: ImportItem['reason']; recipeId?: string }

async function readClaimed(deps: ImportDeps, claim: Claim): Promise<'done' | 'later'> {
  try {
    const outcome = await importAddress(deps, claim)
    if (outcome) await finish(deps, claim, outcome)
    return 'done'
  } catch (error) {
    const isBusy = error instanceof ApiError && error.code === 'too many requests'
    if (isBusy || deps.stopping.aborted) {
      await finish(deps, claim, { state: 'waiting' }).catch(() => undefined)
      return 'later'
    }
    const reason = importFailures.find((each) => error instanceof ApiError && each === error.code)
    if (!reason) deps.log.error({ err: error }, 'a page of a list was not imported')
    await finish(deps, claim, { state: 'failed', reason: reason ?? 'server error' })
    return 'done'
  }
}

/** What became of an address; null where the recipe was saved with its outcome. */
async function importAddress(deps: ImportDeps, claim: Claim): Promise<Outcome | null> {
  const { db, kitchen, clock, stopping } = deps
  const { user_id: userId, address } = claim
  const caller = { userId, signal: stopping }
  const page = await readImportedPage(deps, { url: address }, caller)
  if (page.choices.length > 0) return { state: 'several' }
  const { title, language } = page.recipe
  if (!claim.anyway) {
    const [same] = await selectDuplicates(db, userId, { address: addressIn(page.source) ?? address, title })
    if (same) return { state: 'duplicate', recipeId: same.id }
  }
  const recipe = {
    ...page.recipe,
    extra: withSource(page.recipe.extra ?? '', page.source || address, language),
  }
  const payload = {
    title,
    content: renderRecipe(recipe).trim(),
    dish_type: recipe.dishType,
    total_time: page.totalMinutes,
    search_terms: recipe.searchTerms,
    recipe,
    origin: 'import' as const,
  }
  const written = await recipeFromPayload(kitchen, payload, userId, {})
  // Without its picture the recipe is worth having.
  const imageKey =
    page.picture === null
      ? null
      : await storePagePicture(deps, page.picture, userId, clock()).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'storage full') throw error
          return null
        })
  const key = `import ${claim.import_id} ${claim.position} ${claim.claimed_at.getTime()}`
  await db.transaction().execute(async (transaction) => {
    // A list that was deleted meanwhile gets no recipe.
    const isWanted = await transaction
      .updateTable('recipe_import_items')
      .set({ state: 'saved', reason: null })
      .where('import_id', '=', claim.import_id)
      .where('position', '=', claim.position)
      .where('state', '=', 'reading')
      .where('claimed_at', '=', claim.claimed_at)
      .returning('position')
      .executeTakeFirst()
    if (!isWanted) return
    const { id } = await insertRecipe(transaction, { ...written, imageKey }, key, clock())
    await transaction
      .updateTable('recipe_import_items')
      .set({ recipe_id: id })
      .where('import_id', '=', claim.import_id)
      .where('position', '=', claim.position)
      .execute()
  })
  return null
}

async function finish(
  { db }: ImportDeps,
  { import_id, position, claimed_at }: Claim,
  { state, reason = null, recipeId }: Outcome,
): Promise<void> {
  await db
    .updateTable('recipe_import_items')
    .set({ state, reason, recipe_id: recipeId ?? null })
    .where('import_id', '=', import_id)
    .where('position', '=', position)
    .where('state', '=', 'reading')
    .where('claimed_at', '=', claimed_at)
    .execute()
}
