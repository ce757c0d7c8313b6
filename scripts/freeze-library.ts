// Writes the dishes of the templates as recipes of the library (kitchen/library/recipes), once and for all: from then on
// cooks edit the files. The same checkout gives the same files. Prints what was left out, with what is nearest to it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { spacedName } from '../kitchen/library/entry.ts'
import { readRecipe } from '../kitchen/library/read-recipe.ts'
import type { Recipe } from '../kitchen/library/recipe.ts'
import { writtenRecipe } from '../kitchen/library/write-recipe.ts'
import { allForFour } from '../kitchen/test/cooked.ts'
import { dishNames } from './freeze/dish-names.ts'
import { folderOf, frozenRecipe, idOf } from './freeze/frozen-recipe.ts'
import { thinned, type Dropped } from './freeze/thin.ts'

const folder = new URL('../kitchen/library/recipes/', import.meta.url)

const names = dishNames()
const named = new Set(allForFour().flatMap(({ dish }) => (dish.whole ? [idOf(dish.id)] : [])))
const frozen = allForFour().map((plan) => {
  const cooked = frozenRecipe(plan, names.get(plan.dish.id) ?? [])
  // A kind of dish may be called like a dish: it goes by its title.
  const id = !plan.dish.whole && named.has(cooked.id) ? idOf(cooked.names.en) : cooked.id
  const recipe = { ...cooked, id }
  return { dish: plan.dish, recipe, path: `${folderOf(recipe)}/${recipe.id}.recipe` }
})
const { kept, dropped } = thinned(frozen)

/** A dish that is the same by another name goes on being found by it. */
function withNames(recipe: Recipe, others: readonly Dropped[]): Recipe {
  const same = others.filter(({ kept: into, isSame }) => isSame && into.id === recipe.id)
  const more = same.flatMap(({ dish }) => [
    ...Object.values(dish.label).map(spacedName),
    ...(names.get(dish.id) ?? []),
  ])
  return { ...recipe, called: [...new Set([...recipe.called, ...more])] }
}

rmSync(folder, { recursive: true, force: true })
for (const { recipe, path } of kept) {
  const text = writtenRecipe(withNames(recipe, dropped))
  if (writtenRecipe(readRecipe(path, text)) !== text) throw new Error(`${path} reads back as something else`)
  const file = new URL(path, folder)
  mkdirSync(new URL('./', file), { recursive: true })
  writeFileSync(file, text)
}

const lines = dropped.map(
  ({ dish, kept: near, isSame }) =>
    `${dish.id}: ${isSame ? 'another name of' : 'left out, near to'} ${near.names.en} (${near.id})`,
)
lines.push(`${kept.length} recipes; ${dropped.length} left out of ${frozen.length}`)
process.stdout.write(`${lines.join('\n')}\n`)
