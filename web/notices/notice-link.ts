import type { Notice } from '#shared/contract/notices.ts'
import type { Language } from '#shared/languages.ts'
import { paths } from '../paths.ts'

/** Where a notice leads: to the post, to the recipe, to whom one has invited. */
export function noticeLink({ group, thread, postId, recipe }: Notice, language: Language): string {
  if (group && thread) {
    const place = paths.thread(language, group.id, thread.id)
    return postId === null ? place : paths.post(place, postId)
  }
  return recipe ? paths.openRecipe(language, recipe.id) : `${paths.settings(language)}#invite`
}
