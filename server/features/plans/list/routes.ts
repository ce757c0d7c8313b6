import { addRecipeToList, findShopFood, getRecipeLines } from '#shared/contract/shopping-list.ts'
import { apiError } from '#shared/contract/errors.ts'
import { neverBought } from '#shared/shopping/staples.ts'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { isUuid } from '../../../platform/db/uuid.ts'
import { presentFood } from '../../households/changes/read-changes.ts'
import { changesLimit } from '../../households/changes/routes.ts'
import { householdOf } from '../../households/queries.ts'
import { listItems } from './list-items.ts'
import { selectAtHome } from './entry-lines.ts'
import { foodsOfLines } from './foods-of-lines.ts'
import { addRecipeLines, countListed, readListedRecipe } from './recipe-lines.ts'

export function shoppingListRoutes(app: App) {
  serve(
    app,
    getRecipeLines,
    async ({ deps, db, user, params, now }) => {
      if (!isUuid(params.id)) throw apiError('not found')
      const recipe = await readListedRecipe(deps, user.id, params.id)
      const { id: householdId } = await householdOf(db, user.id, now)
      const [atHome, listed] = await Promise.all([
        selectAtHome(db, householdId, now),
        countListed(db, householdId, recipe.id),
      ])
      const { servings, language, ingredients } = recipe.structure
      return {
        servings,
        language,
        listed,
        lines: ingredients.flatMap(({ item, amount: least, amountMax, unit, note, scales }, line) => {
          const amount = amountMax ?? least
          const foodId = recipe.foodIds[line] ?? ''
          if (neverBought.has(foodId)) return []
          return [{ line, item, amount, unit, note, scales, isAtHome: atHome.has(foodId) }]
        }),
      }
    },
    { limit: changesLimit },
  )

  serve(
    app,
    addRecipeToList,
    async ({ deps, db, user, params, body, now }) => {
      if (!isUuid(params.id)) throw apiError('not found')
      const recipe = await readListedRecipe(deps, user.id, params.id)
      const { id: householdId } = await householdOf(db, user.id, now)
      return addRecipeLines(db, listItems, { householdId, userId: user.id, now }, { ...body, recipe })
    },
    { limit: changesLimit },
  )

  serve(
    app,
    findShopFood,
    async ({ deps, user, query, language }) => {
      const [id] = await foodsOfLines(deps, user.id, [{ item: query.name, language }])
      return { food: (id && presentFood(id)[0]) || null }
    },
    { limit: changesLimit },
  )
}
