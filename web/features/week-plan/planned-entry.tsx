import { BookOpen, CalendarDays, Lightbulb, ListPlus, ListX, Pencil, Soup, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import { menuItem } from '../../ui/menu-item.tsx'
import { EntryCard } from './entry-card.tsx'
import { useEntryTitle } from './entry-texts.ts'
import type { WantedIdea } from './open-idea.tsx'
import type { OpenDialog } from './plan-dialogs.tsx'
import { usePlan } from './plan-access.ts'
import { isReadable, type PlanEntry } from './plan-entries.ts'

interface PlannedEntryProps {
  entry: PlanEntry
  card: RecipeCard | undefined
  onDialog: (dialog: OpenDialog) => void
  onIdea: (wanted: WantedIdea) => void
  onRemove: (title: string) => void
  onOpenRecipe: (id: string) => void
  onCook: (id: string) => void
  /** Puts the ingredients on the shopping list, or takes them off. */
  onList: (title: string, isWanted: boolean) => void
}

/** An entry with its actions. What is drawn is `EntryCard`. */
export function PlannedEntry(props: PlannedEntryProps) {
  const { entry, card, onDialog, onIdea, onRemove, onOpenRecipe, onCook, onList } = props
  const { t } = useTranslation(['plan', 'words'])
  const title = useEntryTitle(entry, card)
  const { titles } = usePlan()
  const isCooked = entry.leftoverOf === null
  const { day, meal } = entry
  const items = [
    menuItem('move', t('moveTo'), CalendarDays, () =>
      onDialog({ kind: 'move', entry, title: t('moveTitle', { title }) }),
    ),
    menuItem('edit', t('words:edit'), Pencil, () =>
      onDialog({ kind: 'edit', id: entry.id, title, fields: entry }),
    ),
    day !== null &&
      isCooked &&
      menuItem('idea', t('anotherIdea'), Lightbulb, () => onIdea({ day, meal, entry: { ...entry, title } })),
    card !== undefined && menuItem('open', t('openRecipe'), BookOpen, () => onOpenRecipe(card.id)),
    card !== undefined &&
      isCooked &&
      menuItem('list', t('listLines'), ListPlus, () =>
        onDialog({ kind: 'list', entry: { ...entry, title }, recipeId: card.id }),
      ),
    entry.onList && menuItem('takeOff', t('takeOff'), ListX, () => onList(title, false)),
    isCooked &&
      menuItem('leftovers', t('planLeftovers'), Soup, () =>
        onDialog({ kind: 'leftovers', entry, title: t('leftoversTitle', { title }) }),
      ),
    { ...menuItem('remove', t('words:remove'), Trash2, () => onRemove(title)), danger: true },
  ]
  return (
    <EntryCard
      entry={entry}
      card={card}
      onOpen={onOpenRecipe}
      onCook={card !== undefined && isCooked ? () => onCook(card.id) : null}
      onList={isCooked && isReadable(entry.recipeId, titles) ? () => onList(title, true) : null}
      items={items}
    />
  )
}
