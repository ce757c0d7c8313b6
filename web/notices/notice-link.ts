import type { Notice } from '#shared/contract/notices.ts'
import type { Language } from '#shared/languages.ts'
import { paths } from '../paths.ts'

/** Where a notice leads: to the post, to the recipe, to whom one has invited, to why one may not write. */
export function noticeLink(notice: Notice, language: Language): string {
  const { kind, group, thread, postId, recipe, thing } = notice
  if (kind === 'request') return paths.inviteRequests(language)
  if (kind === 'suspended' || kind === 'unsuspended') return `${paths.settings(language)}#peace`
  if (kind === 'removed' && thing?.kind === 'recipe') return paths.myRecipes(language)
  if (group && thread) {
    const place = paths.thread(language, group.id, thread.id)
    return postId === null ? place : paths.post(place, postId)
  }
  if (recipe) return paths.openRecipe(language, recipe.id)
  return group ? paths.group(language, group.id) : `${paths.settings(language)}#invite`
}
