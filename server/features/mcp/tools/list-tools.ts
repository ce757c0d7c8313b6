import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { nameOfFood } from '#kitchen/foods'
import { limits } from '#shared/constants/limits.ts'
import { addRecipeToList, getRecipeLines } from '#shared/contract/shopping-list.ts'
import { id, singleLine } from '#shared/contract/wire.ts'
import { units } from '#shared/words/units.ts'
import { tool } from '../tool.ts'
import { addRows, readRows } from './household.ts'

const { shoppingList } = limits

export const readShoppingList = tool({
  name: 'read_shopping_list',
  title: 'Read the shopping list',
  description: 'The lines of the household’s shopping list that nobody has ticked yet.',
  use: 'read',
  input: z.object({}),
  async run(_, context) {
    const { rows } = await readRows(context, 'list_items')
    const open = rows.filter(({ values }) => (values.tickedAt ?? null) === null)
    return {
      lines: open
        .slice(0, limits.mcp.rows)
        .map(({ values: { item, amount = null, unit = null, note = null, aisle = null } }) => ({
          item,
          amount,
          unit,
          note,
          aisle,
        })),
      more: Math.max(0, open.length - limits.mcp.rows),
    }
  },
})

export const readPantry = tool({
  name: 'read_pantry',
  title: 'Read what is at home',
  description:
    'What the household always has (`always`), and what it has for now (`have`) with the day until which it is good, soonest first.',
  use: 'read',
  input: z.object({}),
  async run(_, context) {
    const { rows } = await readRows(context, 'pantry_items')
    const foods = rows.map(({ id: food, values: { state = null, useBy = null } }) => ({
      food: nameOfFood(food, context.language) ?? food,
      state,
      useBy,
    }))
    const order = ({ useBy }: (typeof foods)[number]) => String(useBy ?? '9')
    return { foods: foods.toSorted((a, b) => order(a).localeCompare(order(b))).slice(0, limits.mcp.rows) }
  },
})

const line = z.object({
  item: singleLine(1, shoppingList.itemMax),
  amount: z.optional(z.number().check(z.positive(), z.maximum(1_000_000))),
  unit: z.optional(z.enum(units)),
  note: z.optional(singleLine(1, shoppingList.noteMax)),
})

export const addToShoppingList = tool({
  name: 'add_to_shopping_list',
  title: 'Add to the shopping list',
  description:
    'Adds lines to the household’s shopping list: `lines` in the user’s language, or the ingredients of a recipe for a number of servings, but for what is at home.',
  use: 'write',
  input: z
    .object({
      lines: z.optional(z.array(line).check(z.minLength(1), z.maxLength(limits.mcp.linesAtOnce))),
      recipeId: z.optional(id),
      servings: z.optional(z.int().check(z.minimum(1), z.maximum(limits.recipe.servingsMax))),
    })
    .check(
      z.refine(
        ({ lines, recipeId }) => (lines === undefined) !== (recipeId === undefined),
        'either lines or recipeId is needed',
      ),
    ),
  async run({ lines = [], recipeId, servings }, context) {
    const { call, language } = context
    if (recipeId === undefined) {
      const rows = lines.map(({ item, amount, unit, note }) => ({
        item,
        language,
        ...(amount !== undefined && { amount }),
        ...(unit !== undefined && { unit }),
        ...(note !== undefined && { note }),
      }))
      return { added: (await addRows(context, 'list_items', rows)).length }
    }
    const params = { id: recipeId }
    const recipe = await call(getRecipeLines, { params })
    const wanted = recipe.lines.filter(({ isAtHome }) => !isAtHome).map(({ line: index }) => index)
    if (wanted.length === 0) return { added: 0 }
    const body = { id: randomUUID(), servings: servings ?? recipe.servings, lines: wanted }
    return { added: (await call(addRecipeToList, { params, body })).added }
  },
})
