import { CallError, type Call } from '#shared/contract/call.ts'
import { chat, paintDish } from '#shared/contract/chef.ts'
import type { BodyOf } from '#shared/contract/endpoint.ts'
import type { SavePayload } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import type { CookedRecipe } from '#shared/contract/recipe-structure.ts'
import type { PaintedImage, PendingRecipe } from './pending.ts'
import { handSet } from './table.ts'
import type { FinalizeStep } from './timing.ts'

export type StepResults = Pick<PendingRecipe, 'recipe' | 'verdict' | 'plating' | 'image'>

export interface StepDeps {
  call: Call
  signal?: AbortSignal
}

type Work = (pending: PendingRecipe, deps: StepDeps) => Promise<StepResults | { refusal: string }>

/** The steps before saving, in order; each one adds one result to the pending recipe. */
export const preparations: readonly { step: FinalizeStep; result: keyof StepResults; work: Work }[] = [
  { step: 'plating', result: 'recipe', work: writeRecipe },
  // Where the draft has said it, it has come with the recipe.
  { step: 'plating', result: 'plating', work: describePlating },
  { step: 'image', result: 'image', work: paint },
]

async function writeRecipe(pending: PendingRecipe, { call, signal }: StepDeps) {
  const { messages, language, table, conversation, draft } = pending
  const byHand = handSet(table)
  const body = {
    messages,
    language,
    ...(conversation && { conversation }),
    ...(byHand && { table: byHand }),
    ...(draft && { draft }),
  }
  if (draft?.byHand && conversation) await storeDraft({ ...body, table: byHand ?? {} }, { call, signal })
  const { message, recipe, verdict, plating } = await call(chat, {
    body: { ...body, task: 'recipe' },
    signal,
  })
  const isEmpty = !recipe || (recipe.ingredients.length === 0 && recipe.steps.length === 0)
  if (isEmpty) return { refusal: message }
  return {
    recipe,
    verdict,
    ...(plating && { plating: wholeSentences(plating.trim(), limits.recipe.platingMax) }),
  }
}

/**
 * What was changed by hand lies on the server before anything is made from it. That the table could not be read again
 * is no reason to stop.
 */
async function storeDraft(body: BodyOf<typeof chat>, { call, signal }: StepDeps) {
  await call(chat, { body, signal }).catch((cause: unknown) => {
    const isOther = cause instanceof CallError && cause.code !== 'network' && cause.code !== 'not signed in'
    if (!isOther) throw cause
  })
}

async function describePlating({ messages, language, recipe }: PendingRecipe, { call, signal }: StepDeps) {
  const { message } = await call(chat, { body: { messages, language, task: 'plating', recipe }, signal })
  return { plating: wholeSentences(message.trim(), limits.recipe.platingMax) }
}

async function paint({ recipe, plating, drawn }: PendingRecipe, { call, signal }: StepDeps) {
  const prompt = [recipe?.title, plating].filter(Boolean).join('\n\n')
  return { image: await call(paintDish, { body: { prompt, recipe, ...(drawn && { drawn }) }, signal }) }
}

/** As many whole sentences as fit into `max` characters. */
function wholeSentences(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('\n'))
  return end > 0 ? cut.slice(0, end + 1).trimEnd() : cut
}

export function savePayload(
  recipe: CookedRecipe,
  {
    content,
    plating,
    image,
    conversation,
    confirmedAllergens,
  }: { content: string; plating: string; image: PaintedImage } & Pick<
    PendingRecipe,
    'conversation' | 'confirmedAllergens'
  >,
): SavePayload {
  return {
    title: recipe.title,
    content,
    image_url: image.key,
    dish_type: recipe.dishType,
    taste: recipe.taste,
    plating,
    prep_time: recipe.prepMinutes,
    cook_time: recipe.cookMinutes,
    total_time: recipe.prepMinutes + recipe.cookMinutes,
    search_terms: recipe.searchTerms,
    recipe,
    origin: 'chef',
    ...(conversation && { conversation }),
    ...(confirmedAllergens && { confirmedAllergens }),
  }
}
