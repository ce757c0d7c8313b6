import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { fold } from '#shared/words/fold.ts'
import { useErrorMessage } from '../../../lib/errors.ts'
import { Chip } from '../../../ui/chip.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { myTags, useSetTags } from './saved-queries.ts'

/** The tags of one recipe: chips to remove, and a field that suggests the tags of other recipes. */
export function TagEditor({ recipeId, tags }: { recipeId: string; tags: readonly string[] }) {
  const { t } = useTranslation('saved')
  const errorMessage = useErrorMessage()
  const label = useId()
  const input = useRef<HTMLInputElement>(null)
  const setTags = useSetTags(recipeId)
  const isFull = tags.length >= limits.tags.perRecipe

  function remove(tag: string) {
    setTags.mutate(tags.filter((each) => each !== tag))
    input.current?.focus()
  }

  return (
    <div>
      <p id={label} className="mb-2 text-sm font-semibold">
        {t('tags')}
      </p>
      {tags.length > 0 && (
        <ul aria-labelledby={label} className="mb-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip onRemove={() => remove(tag)}>{tag}</Chip>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <NewTag
          inputRef={input}
          taken={tags}
          onTags={(added) => setTags.mutate([...tags, ...added].slice(0, limits.tags.perRecipe))}
        />
      )}
      {setTags.isError && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {errorMessage(setTags.error, { failed: t('tagsFailed') })}
        </p>
      )}
    </div>
  )
}

const noTags: readonly string[] = []

interface NewTagProps {
  inputRef?: RefObject<HTMLInputElement | null>
  taken?: readonly string[]
  onTags: (tags: string[]) => void
}

/** A field for one tag, or several separated by commas. */
export function NewTag({ inputRef, taken = noTags, onTags }: NewTagProps) {
  const { t } = useTranslation('saved')
  const suggestions = useId()
  const [text, setText] = useState('')
  const known = useQuery(myTags).data ?? []
  const used = new Set(taken.map(fold))
  const typed = text
    .split(',')
    .map((tag) => tag.trim().replace(/^#/, '').slice(0, limits.tags.max))
    .filter((tag) => tag !== '' && !used.has(fold(tag)))

  function add(event: SubmitEvent) {
    event.preventDefault()
    if (typed.length > 0) onTags(typed)
    setText('')
  }

  return (
    <form onSubmit={add} className="flex max-w-xs items-end gap-1">
      <TextField
        ref={inputRef}
        label={t('newTag')}
        labelHidden
        placeholder={t('newTag')}
        value={text}
        maxLength={limits.tags.max * 4}
        list={suggestions}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
        fieldClassName="flex-1"
      />
      <datalist id={suggestions}>
        {known
          .filter(({ tag }) => !used.has(fold(tag)))
          .map(({ tag }) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
      </datalist>
      <IconButton type="submit" label={t('addTag')} disabled={typed.length === 0} icon={Plus} />
    </form>
  )
}
