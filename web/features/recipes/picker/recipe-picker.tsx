import { useQuery, queryOptions } from '@tanstack/react-query'
import { Lock, Search } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { searchMyRecipeCards, searchRecipeCards, type RecipeCard } from '#shared/contract/recipe-cards.ts'
import { limits } from '#shared/constants/limits.ts'
import { ui } from '#shared/constants/ui.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { call } from '../../../lib/api.ts'
import { CardThumb } from '../recipe-thumb.tsx'

interface RecipePickerProps {
  open: boolean
  onClose: () => void
  onChoose: (recipe: Pickable) => void
}

type Pickable = RecipeCard & { isPublic: boolean; mine: boolean }

/** A dialog that searches for one recipe, as a combobox with a list of results. */
export function RecipePicker({ open, onClose, onChoose }: RecipePickerProps) {
  const { t } = useTranslation('picker')
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} initialFocus={input}>
      <RecipeSearch input={input} onChoose={onChoose} />
    </Dialog>
  )
}

interface RecipeSearchProps {
  input: RefObject<HTMLInputElement | null>
  onChoose: (recipe: Pickable) => void
}

function RecipeSearch({ input, onChoose }: RecipeSearchProps) {
  const { t } = useTranslation(['picker', 'words'])
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const debounced = useDebounced(text.trim(), ui.picker.debounce)
  const search = useQuery(pickableRecipes(debounced))
  // Results of an earlier text are not shown.
  const isCurrent = debounced !== '' && debounced === text.trim()
  const recipes = (isCurrent && search.data) || []
  const isWaiting = text.trim() !== '' && (!isCurrent || search.isPending)

  function onKeyDown(event: KeyboardEvent) {
    const chosen = recipes[active]
    if (event.key === 'Enter') {
      event.preventDefault()
      if (chosen) onChoose(chosen)
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || recipes.length === 0) return
    event.preventDefault()
    const next = (active + step + recipes.length) % recipes.length
    setActive(next)
    document.getElementById(optionId(id, next))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="grid min-h-80 content-start gap-4">
      <div className="relative">
        {isWaiting ? (
          <Spinner className="absolute top-3 left-4 text-ink-soft" />
        ) : (
          <Search className="pointer-events-none absolute top-3 left-4 size-5 text-ink-soft" />
        )}
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={t('search')}
          aria-expanded={recipes.length > 0}
          aria-controls={`${id}-results`}
          aria-autocomplete="list"
          aria-activedescendant={recipes[active] ? optionId(id, active) : undefined}
          autoComplete="off"
          placeholder={t('placeholder')}
          maxLength={limits.recipe.searchQueryMax}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          className="min-h-11 w-full rounded-xl border border-line-strong bg-card pr-4 pl-12 text-base hover:border-ink-soft"
        />
      </div>
      <output className="text-sm text-ink-soft">
        {text.trim() === '' && t('start')}
        {isCurrent &&
          search.data &&
          (recipes.length > 0 ? t('found', { count: recipes.length }) : t('words:noRecipes'))}
      </output>
      {isCurrent && search.isError && <Alert tone="error">{t('failed')}</Alert>}
      <div
        id={`${id}-results`}
        role="listbox"
        aria-label={t('results')}
        hidden={recipes.length === 0}
        className="-mx-2 grid"
      >
        {recipes.map((recipe, index) => (
          <Option
            key={recipe.id}
            id={optionId(id, index)}
            recipe={recipe}
            isActive={index === active}
            onActivate={() => setActive(index)}
            onChoose={() => onChoose(recipe)}
          />
        ))}
      </div>
    </div>
  )
}

const optionId = (id: string, index: number) => `${id}-${index}`

interface OptionProps {
  id: string
  recipe: Pickable
  isActive: boolean
  onActivate: () => void
  onChoose: () => void
}

function Option({ id, recipe, isActive, onActivate, onChoose }: OptionProps) {
  const { t } = useTranslation(['picker', 'ui'])
  return (
    // The focus stays in the field above, whose arrow keys move between the options.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onActivate}
      onClick={onChoose}
      className="flex min-h-16 cursor-pointer items-center gap-4 rounded-2xl p-2 aria-selected:bg-surface-sunken"
    >
      <CardThumb picture={recipe.picture} />
      <span className="min-w-0">
        <span lang={recipe.language} className="block leading-snug font-medium hyphens-auto">
          {recipe.title}
        </span>
        {recipe.isPublic ? (
          !recipe.mine && (
            <span className="block text-sm text-ink-soft">{recipe.owner.name ?? t('ui:unnamedUser')}</span>
          )
        ) : (
          <span className="flex items-start gap-1.5 text-sm text-ink-soft">
            <Lock className="mt-0.5 size-4 shrink-0" />
            {t('private')}
          </span>
        )}
      </span>
    </div>
  )
}

const most = ui.picker.results

/** Up to ten matching recipes, the user's own and public ones; disabled for a blank text. */
function pickableRecipes(text: string) {
  const q = text.trim().slice(0, limits.recipe.searchQueryMax)
  return queryOptions({
    queryKey: ['pickable recipes', q],
    queryFn: async ({ signal }) => {
      const query = { q, limit: most }
      const [found, own] = await Promise.all([
        call(searchRecipeCards, { query, signal }),
        // If this call fails, the public ones are shown alone.
        call(searchMyRecipeCards, { query, signal }).catch(() => []),
      ])
      return merge(
        own.map((card) => ({ ...card, mine: true })),
        found.map((card) => ({ ...card, isPublic: true, mine: false })),
      )
    },
    enabled: q !== '',
  })
}

/** The user's own first, but at most half of the list when there are enough others. */
function merge(own: readonly Pickable[], found: readonly Pickable[]): Pickable[] {
  const others = found.filter(({ id }) => own.every((mine) => mine.id !== id))
  const first = own.slice(0, Math.max(most / 2, most - others.length))
  return [...first, ...others].slice(0, most)
}
