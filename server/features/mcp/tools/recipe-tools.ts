import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import {
  getRecipeCard,
  listMyRecipeCards,
  listPublicRecipeCards,
  searchMyRecipeCards,
  searchRecipeCards,
  type OwnRecipeCard,
  type RecipeCard,
} from '#shared/contract/recipe-cards.ts'
import { getRecipe } from '#shared/contract/recipes.ts'
import { id } from '#shared/contract/wire.ts'
import { paths } from '#shared/paths.ts'
import { diets } from '#shared/words/diets.ts'
import { tool, type ToolContext } from '../tool.ts'

const presentCard = (card: RecipeCard | OwnRecipeCard) => ({
  id: card.id,
  title: card.title,
  kind: card.dishType,
  minutes: card.minutes,
  language: card.language,
  ...('isPublic' in card
    ? { isPublic: card.isPublic }
    : { by: card.owner.name, rating: card.rating.count > 0 ? card.rating.mean : null }),
  ...(card.contains && { containsForHousehold: card.contains }),
})

const findInput = z.object({
  from: z.enum(['mine', 'community']),
  /** Dish, foods or words, in any of the four languages; without it the newest. */
  text: z.optional(z.string().check(z.maxLength(limits.recipe.searchQueryMax))),
  /** Of the community only. */
  maxMinutes: z.optional(z.int().check(z.minimum(1), z.maximum(limits.recipe.minutesMax))),
  diets: z.optional(z.array(z.enum(diets)).check(z.maxLength(diets.length))),
  withoutFoods: z.optional(
    z.array(z.string().check(z.maxLength(40))).check(z.maxLength(limits.discover.ingredients)),
  ),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(limits.mcp.found))),
  offset: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
})

async function findCards(input: z.output<typeof findInput>, { call }: ToolContext) {
  const { from, text = '', limit = limits.mcp.found, offset = 0, maxMinutes, withoutFoods } = input
  const isSearch = text.trim() !== ''
  if (from === 'mine') {
    return isSearch
      ? call(searchMyRecipeCards, { query: { q: text, limit } })
      : call(listMyRecipeCards, { query: { limit, offset } })
  }
  const filters = {
    ...(maxMinutes !== undefined && { max_minutes: maxMinutes }),
    ...(input.diets && { diet: input.diets.join(',') }),
    ...(withoutFoods && { without: withoutFoods.join(',') }),
  }
  return isSearch
    ? call(searchRecipeCards, { query: { ...filters, q: text, limit } })
    : call(listPublicRecipeCards, { query: { ...filters, limit, offset } })
}

export const findRecipes = tool({
  name: 'find_recipes',
  title: 'Find recipes',
  description:
    'Finds recipes: the user’s own (from: mine) or public ones of all members (from: community). Filters by minutes, diets and foods to avoid apply to the community. `containsForHousehold` names what somebody in the household is allergic to; missing means unknown, not safe. `offset` continues lists without a text.',
  use: 'read',
  input: findInput,
  run: async (input, context) => ({ recipes: (await findCards(input, context)).map(presentCard) }),
})

export const readRecipe = tool({
  name: 'read_recipe',
  title: 'Read a recipe',
  description:
    'Reads one recipe by its id: text, times, servings, allergens, diets and safety notes. `containsForHousehold` as in find_recipes.',
  use: 'read',
  input: z.object({ id }),
  async run(input, { call, language, publicUrl }) {
    const [recipe, { contains }] = await Promise.all([
      call(getRecipe, { params: input, query: { in: language } }),
      call(getRecipeCard, { params: input }),
    ])
    const { title, content, plating, structure, findings } = recipe.rendering ?? recipe
    return {
      id: recipe.id,
      title,
      text: content,
      plating,
      servings: structure?.servings ?? null,
      minutes: recipe.totalMinutes,
      allergens: structure?.allergens ?? null,
      diets: structure?.diets ?? null,
      ...(contains && { containsForHousehold: contains }),
      warnings: findings.map(({ code }) => code),
      by: recipe.mine ? null : recipe.ownerName,
      isPublic: recipe.isPublic,
      page: publicUrl + paths.openRecipe(language, recipe.id),
    }
  },
})
