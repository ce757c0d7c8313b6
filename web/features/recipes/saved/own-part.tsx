import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NoteField } from './note-field.tsx'
import { savedState } from './saved-queries.ts'
import { TagEditor } from './tag-editor.tsx'

interface OwnPartProps {
  recipeId: string
  /** Tags are for own and saved recipes. */
  mine: boolean
  heading: 'h2' | 'h3'
  /** A way to put the recipe in a collection. */
  collections?: ReactNode
}

/** Below a recipe: the tags and the note that only the user sees. Nothing until they have loaded. */
export function OwnPart({ recipeId, mine, heading: Heading, collections }: OwnPartProps) {
  const { t } = useTranslation('saved')
  const title = useId()
  const state = useQuery(savedState(recipeId)).data
  if (!state) return null
  return (
    <section
      aria-labelledby={title}
      data-screen-only
      className="recipe-own rounded-3xl border border-line bg-card px-5 py-5 sm:px-6"
    >
      <Heading id={title}>{t('ownPart')}</Heading>
      <p className="-mt-3 mb-4 flex items-center gap-1.5 text-sm text-ink-soft">
        <Lock className="size-4" />
        {t('onlyYou')}
      </p>
      <div className="grid gap-5">
        {(mine || state.savedAt !== null) && <TagEditor recipeId={recipeId} tags={state.tags} />}
        <NoteField key={recipeId} recipeId={recipeId} note={state.note?.text ?? ''} />
        {collections}
      </div>
    </section>
  )
}
