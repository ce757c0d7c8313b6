import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { importPicture } from '#shared/contract/recipe-imports.ts'
import { importRecipe } from '#shared/contract/recipe-text.ts'
import { call } from '../../lib/api.ts'

export type Imported = AnswerOf<typeof importRecipe>

interface Page {
  url?: string
  html?: string
}

/** What a person has to answer before the recipe of a page is taken. */
type Question =
  | { kind: 'choice'; page: Page; choices: Imported['choices'] }
  | { kind: 'duplicates'; imported: Imported }
  | null

/**
 * Reads the recipe of a page: asks which of several it is, and whether one that the user has is wanted again. `picture` is
 * the key of the page's picture, null where there is none or it cannot be had.
 */
export function usePageImport(onTake: (imported: Imported, picture: string | null) => void) {
  const [question, setQuestion] = useState<Question>(null)
  const taking = useMutation({
    mutationFn: async (imported: Imported) => {
      const { picture: url } = imported
      const picture = url && (await call(importPicture, { body: { url } }).catch(() => null))
      return { imported, picture: picture ? picture.key : null }
    },
    onSuccess: ({ imported, picture }) => onTake(imported, picture),
  })
  const reading = useMutation({
    mutationFn: ({ page, choice }: { page: Page; choice: number | undefined }) =>
      call(importRecipe, { body: { ...page, choice } }),
    onMutate: ({ choice }) => choice === undefined && setQuestion(null),
    onSuccess: (imported, { page, choice }) => {
      if (choice === undefined && imported.choices.length > 0) {
        setQuestion({ kind: 'choice', page, choices: imported.choices })
      } else if (imported.duplicates.length > 0) setQuestion({ kind: 'duplicates', imported })
      else take(imported)
    },
  })

  function take(imported: Imported) {
    setQuestion(null)
    taking.mutate(imported)
  }

  return {
    question,
    read: (page: Page) => reading.mutate({ page, choice: undefined }),
    choose: (choice: number) =>
      question?.kind === 'choice' && reading.mutate({ page: question.page, choice }),
    anyway: () => question?.kind === 'duplicates' && take(question.imported),
    isBusy: reading.isPending || taking.isPending,
    error: reading.error,
    /** Of the page that was read last, where it is none of the four. */
    otherLanguage: reading.data?.otherLanguage,
  }
}

export type PageImport = ReturnType<typeof usePageImport>
