import type { WireRendering } from '#shared/contract/recipes.ts'
import { ApiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import type { Language } from '#shared/constants/languages.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import type { Deps } from '../../deps.ts'
import type { Caller, Kitchen } from '../../platform/workers/kitchen.ts'
import type { RecipeWithOwner } from './queries.ts'

type RenderingDeps = Pick<Deps, 'kitchen' | 'log'>

/** Recipes in the languages of their readers. The least recently used renderings are dropped. */
export function renderingCache(max: number = capacity.renderings) {
  const rendered = new Map<string, WireRendering | null>()

  return {
    /**
     * Null for a recipe without a plan, for one that is in this language, and while the kitchen is too busy: then the
     * reader gets the original.
     */
    async find(
      { kitchen, log }: RenderingDeps,
      row: RecipeWithOwner,
      language: Language | undefined,
      caller: Caller,
    ): Promise<WireRendering | null> {
      if (!language || language === row.language || !row.plan || !row.structure) return null
      const key = `${row.id} ${row.revision} ${language}`
      const known = rendered.get(key)
      const found =
        known === undefined
          ? await render(kitchen, row, language, caller).catch((error: unknown) => {
              if (!(error instanceof ApiError)) throw error
              log.warn({ err: error, recipe: row.id }, 'a recipe is shown in its own language')
              return undefined
            })
          : known
      if (found === undefined) return null
      rendered.delete(key)
      rendered.set(key, found)
      for (const [oldest] of rendered) {
        if (rendered.size <= max) break
        rendered.delete(oldest)
      }
      return found
    },
  }
}

async function render(
  kitchen: Kitchen,
  { plan, structure, plating, taste }: RecipeWithOwner,
  language: Language,
  caller: Caller,
): Promise<WireRendering | null> {
  if (!plan || !structure) return null
  const found = await kitchen.renderIn({ plan, structure, plating, language }, caller)
  return (
    found && {
      language,
      Title: found.structure.title,
      Content: renderRecipe(found.structure).trim(),
      // What a person has written stays as it is.
      Taste: taste === structure.taste ? found.structure.taste : taste,
      Plating: found.plating ?? plating,
      recipe: found.structure,
      findings: found.findings,
    }
  )
}
