import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Collection } from '#shared/contract/collections.ts'
import { deleteRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { fold } from '#shared/words/fold.ts'
import { call } from '../../lib/api.ts'
import { useErrorMessage } from '../../lib/errors.ts'
import { putInCollection, useRefreshCollections } from '../collections/collection-queries.ts'
import { recipeLists } from '../recipes/recipe-cache.ts'
import { refreshSaved, tagRecipe, unsaveRecipeById } from '../recipes/saved/saved-queries.ts'

/** A chosen recipe: own, or saved. */
export interface ChosenRecipe {
  id: string
  title: string
  isOwn: boolean
  tags: readonly string[]
}

/** What became of each recipe. */
export interface BulkResult {
  done: number
  failed: { id: string; title: string; reason: string }[]
}

/** Requests at the same time: more would keep other users waiting. */
const concurrency = 4

class NotYours extends Error {}

/** The same action for several recipes, with a result for each of them. */
export function useBulkActions(chosen: readonly ChosenRecipe[]) {
  const { t } = useTranslation('saved')
  const errorMessage = useErrorMessage()
  const client = useQueryClient()
  const refreshCollections = useRefreshCollections()
  const [isRunning, setIsRunning] = useState(false)
  const [result, setResult] = useState<BulkResult | null>(null)

  async function runForEach(work: (recipe: ChosenRecipe) => Promise<unknown>) {
    setIsRunning(true)
    setResult(null)
    const failed: BulkResult['failed'] = []
    const waiting = [...chosen]
    const worker = async () => {
      for (let recipe = waiting.shift(); recipe; recipe = waiting.shift()) {
        const { id, title } = recipe
        try {
          await work(recipe)
        } catch (error) {
          const reason =
            error instanceof NotYours ? t('notYours') : errorMessage(error, { failed: t('failedReason') })
          failed.push({ id, title, reason })
        }
      }
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
    await Promise.all([
      client.invalidateQueries({ queryKey: [recipeLists.mine] }),
      refreshSaved(client),
      refreshCollections(),
    ])
    setResult({ done: chosen.length - failed.length, failed })
    setIsRunning(false)
  }

  const setPublic = (isPublic: boolean) =>
    runForEach(async ({ id, isOwn }) => {
      if (!isOwn) throw new NotYours()
      await call(setRecipePublic, { params: { id }, body: { is_public: isPublic } })
    })

  return {
    isRunning,
    result,
    dismiss: () => setResult(null),
    addTags: (added: readonly string[]) =>
      runForEach(({ id, tags }) => {
        const known = new Set(tags.map(fold))
        const all = [...tags, ...added.filter((tag) => !known.has(fold(tag)))]
        return tagRecipe(id, all.slice(0, limits.tags.perRecipe))
      }),
    collect: (collection: Collection) => runForEach(({ id }) => putInCollection(collection.id, id)),
    publish: () => setPublic(true),
    makePrivate: () => setPublic(false),
    remove: () =>
      runForEach(({ id, isOwn }) => (isOwn ? call(deleteRecipe, { params: { id } }) : unsaveRecipeById(id))),
  }
}
