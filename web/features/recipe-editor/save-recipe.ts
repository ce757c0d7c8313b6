import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError } from '#shared/contract/call.ts'
import { editRecipe, saveRecipe, type Recipe } from '#shared/contract/recipes.ts'
import { completeRecipe } from '#shared/contract/recipe-text.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { call } from '../../lib/api.ts'
import { changeRecipe, recipeLists } from '../recipes/recipe-cache.ts'
import { readLines } from './read-lines.ts'
import type { RecipeDraft } from './recipe-draft.ts'
import { structureOf, termsOf, unchangedText, totalOf } from './draft-to-recipe.ts'

interface SaveInput {
  recipe: Recipe | null
  draft: RecipeDraft
  pristine: RecipeDraft
  photo: File | null
  /** Saving a new recipe twice with one key creates one recipe. */
  idempotencyKey: string
}

/** The `image_url` of the payload; undefined leaves the recipe's image as it is. */
async function imageUrlOf({ picture }: RecipeDraft, photo: File | null): Promise<string | null | undefined> {
  if (picture.kind === 'painted') return picture.key
  if (picture.kind === 'none') return null
  return picture.kind === 'photo' && photo ? dataUriOf(photo) : undefined
}

function dataUriOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new CallError('not an image', { cause: reader.error })))
    reader.readAsDataURL(file)
  })
}

async function save({ recipe, draft: typed, pristine, photo, idempotencyKey }: SaveInput) {
  const draft = (await readLines(typed))(typed)
  const imageUrl = await imageUrlOf(draft, photo)
  const { recipe: structure } = await call(completeRecipe, {
    body: { recipe: structureOf(draft), before: draft.before },
  })
  const body = {
    title: structure.title,
    content: unchangedText(draft) ?? renderRecipe(structure),
    dish_type: structure.dishType,
    taste: draft.taste,
    plating: draft.plating,
    prep_time: structure.prepMinutes || null,
    cook_time: structure.cookMinutes || null,
    total_time: totalOf(draft),
    recipe: knowsExtra(draft) ? structure : { ...structure, extra: undefined },
    ...(imageUrl !== undefined && { image_url: imageUrl }),
    ...((recipe === null || draft.terms !== pristine.terms) && { search_terms: termsOf(draft) }),
  }
  if (recipe) return call(editRecipe, { params: { id: recipe.id }, body })
  return { ...(await call(saveRecipe, { body, idempotencyKey })), takenBack: false }
}

/**
 * A recipe from before `extra` existed may have a story that the editor does not know. When `extra` is not sent, the
 * server leaves the story as it is.
 */
const knowsExtra = ({ before, story }: RecipeDraft) =>
  before === null || before.extra !== undefined || story.trim() !== ''

/** Creates or updates the recipe. `takenBack`: the server made the recipe private because the edit is unsafe. */
export function useSaveRecipe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: async (saved) => {
      changeRecipe(client, saved.id, saved)
      await client.invalidateQueries({ queryKey: [recipeLists.mine] })
    },
  })
}
