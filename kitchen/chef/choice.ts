import type { Draft } from '../library/edit/index.ts'
import { find } from '../library/find/find.ts'
import type { Heard } from './heard.ts'
import { standing } from './standing.ts'

const mostIdeas = 3

/** Dishes that keep every condition, each another recipe of another name. */
export function ideasFor(heard: Heard): { draft: Draft; title: string }[] {
  const found: { draft: Draft; title: string }[] = []
  for (const { draft } of find(heard.conditions, heard.seed).fits) {
    if (found.some((each) => each.draft.base === draft.base)) continue
    const now = standing(draft, heard)
    if (!now || found.some(({ title }) => title === now.recipe.title)) continue
    found.push({ draft: now.edit.draft, title: now.recipe.title })
    if (found.length === mostIdeas) break
  }
  return found
}
