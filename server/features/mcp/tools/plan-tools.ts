import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { meals, mealsOfDay, suggestDish } from '#shared/contract/plans.ts'
import { getRecipeCard } from '#shared/contract/recipe-cards.ts'
import { day, id, singleLine, trimmedText } from '#shared/contract/wire.ts'
import { addDays } from '#shared/days.ts'
import { tool } from '../tool.ts'
import { addRows, readRows } from './household.ts'

export const readWeekPlan = tool({
  name: 'read_week_plan',
  title: 'Read the week plan',
  description:
    'The meals that the household has planned from a day (YYYY-MM-DD) on, for a week or up to `days` days, and dishes that have no day yet.',
  use: 'read',
  input: z.object({
    from: day,
    days: z.optional(z.int().check(z.minimum(1), z.maximum(limits.mcp.planDays))),
  }),
  async run({ from, days = 7 }, context) {
    const { rows, recipes } = await readRows(context, 'plan_entries')
    const titles = new Map(recipes.map((recipe) => [recipe.id, recipe.title]))
    const until = addDays(from, days)
    const entries = rows.map(({ values }) => ({
      day: values.day as string | null,
      meal: values.meal as (typeof meals)[number],
      title: values.title ?? titles.get(String(values.recipeId)) ?? null,
      recipeId: values.recipeId ?? null,
      servings: values.servings ?? null,
      note: values.note ?? null,
      isLeftovers: typeof values.leftoverOf === 'string',
      isOnShoppingList: values.onList === true,
    }))
    const shown = entries.filter(({ day: on }) => on === null || (on >= from && on < until))
    const order = (entry: (typeof shown)[number]) => `${entry.day ?? '9'} ${mealsOfDay.indexOf(entry.meal)}`
    return {
      meals: shown.toSorted((a, b) => order(a).localeCompare(order(b))).slice(0, limits.mcp.rows),
    }
  },
})

export const planMeal = tool({
  name: 'plan_meal',
  title: 'Plan a meal',
  description:
    'Adds a meal to the week plan of the household: a recipe by its id, or a title ("Pizza out"). With `onShoppingList` its ingredients go on the shopping list. Tell the user about `containsForHousehold`: somebody in the household is allergic to that.',
  use: 'write',
  input: z
    .object({
      day,
      meal: z.enum(meals),
      recipeId: z.optional(id),
      title: z.optional(singleLine(1, limits.plan.titleMax)),
      servings: z.optional(z.int().check(z.minimum(1), z.maximum(limits.recipe.servingsMax))),
      note: z.optional(trimmedText(1, limits.plan.noteMax)),
      onShoppingList: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ recipeId, title }) => (recipeId ?? title) !== undefined, 'recipeId or title is needed'),
    ),
  async run({ recipeId, onShoppingList = false, ...given }, context) {
    // Who may not read a recipe is told so here: the plan names recipes that may be gone.
    const card = recipeId && (await context.call(getRecipeCard, { params: { id: recipeId } }))
    const { title, servings, note } = given
    await addRows(context, 'plan_entries', [
      {
        meal: given.meal,
        day: given.day,
        ...(card && { recipeId: card.id }),
        ...(title !== undefined && { title }),
        ...(servings !== undefined && { servings }),
        ...(note !== undefined && { note }),
        ...(card && onShoppingList && { onList: true }),
      },
    ])
    return {
      planned: { day: given.day, meal: given.meal, title: title ?? (card ? card.title : null) },
      ...(card && card.contains && { containsForHousehold: card.contains }),
    }
  },
})

export const suggestMeal = tool({
  name: 'suggest_dish',
  title: 'Suggest a dish',
  description:
    'One dish for a meal of a day from own, saved and public recipes, with the reasons. It suits everybody who usually eats then, the season, what is at home, and what else is planned. `exclude` names ids of recipes that were suggested before.',
  use: 'read',
  input: z.object({
    day,
    meal: z.enum(meals),
    exclude: z.optional(z.array(id).check(z.maxLength(limits.plan.excluded))),
  }),
  async run(body, { call }) {
    const { idea } = await call(suggestDish, { body })
    if (!idea) return { idea: null }
    const { id: recipeId, title, minutes, dishType: kind } = idea.recipe
    return { idea: { recipe: { id: recipeId, title, minutes, kind }, reasons: idea.reasons } }
  },
})
