import { Bookmark, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { recipePageWords } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { BinderEntry } from './binder-entries.ts'
import { selectBoxId } from './select-box.tsx'
import type { RecipeListProps } from './use-recipe-actions.ts'

export interface EntryProps extends Pick<RecipeListProps, 'actions' | 'selection'> {
  entry: BinderEntry
}

export function useEntryTitle({ title }: BinderEntry): string {
  const { t } = useTranslation('saved')
  return title ?? t('untitled')
}

/** Opens the recipe; while several are being chosen, the label of its check box. */
export function EntryTitle({ entry, actions, selection, className }: EntryProps & { className: string }) {
  const language = useLanguage()
  const title = useEntryTitle(entry)
  const { id, card } = entry
  const lang = !card || card.language === language ? undefined : card.language
  if (selection) {
    return (
      <label htmlFor={selectBoxId(id)} lang={lang} className={className}>
        {title}
      </label>
    )
  }
  return (
    <button type="button" lang={lang} onClick={() => actions.open(id)} className={className}>
      {title}
    </button>
  )
}

/** That moderators have hidden it, or who wrote a saved one. */
export function EntryState({ entry: { own, card } }: { entry: BinderEntry }) {
  const { t } = useTranslation(['recipes', 'saved', 'ui'])
  const words = recipePageWords[useLanguage()]
  if (own) return own.hidden && <Badge tone="warning">{t('hidden')}</Badge>
  if (!card) return <Badge>{t('saved:noLongerShared')}</Badge>
  return <span className="text-sm text-ink-soft">{words.by(card.owner.name ?? t('ui:unnamedUser'))}</span>
}

/** Whether an own recipe is public; the mark of a saved one. */
export function EntryVisibility({
  entry: { own },
  actions,
  labelHidden = false,
}: Pick<EntryProps, 'entry' | 'actions'> & { labelHidden?: boolean }) {
  const { t } = useTranslation(['recipes', 'saved'])
  // The filled bookmark that takes it out again marks it.
  if (!own) return <span className="sr-only">{t('saved:saved')}</span>
  return (
    <Switch
      label={t('public')}
      labelHidden={labelHidden}
      checked={own.isPublic}
      onChange={(isPublic) => actions.setVisibility(own, isPublic)}
    />
  )
}

/** Deletes an own recipe; takes a saved one out of the binder. */
export function RemoveEntry({ entry: { own, saved }, actions }: Pick<EntryProps, 'entry' | 'actions'>) {
  const { t } = useTranslation(['recipes', 'saved', 'words'])
  return (
    <IconButton
      label={t(own ? 'words:delete' : 'saved:remove')}
      icon={own ? <Trash2 className="size-5" /> : <Bookmark className="size-5 fill-current text-success" />}
      onClick={() => {
        if (own) actions.askToDelete(own)
        else if (saved) actions.unsave(saved)
      }}
    />
  )
}
