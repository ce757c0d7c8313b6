import { BookOpen, CalendarDays, Lightbulb, ListPlus, ListX, Pencil, Soup, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import type { MenuItem } from '../../ui/menu-popup.tsx'
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
  const { t } = useTranslation('plan')
  const title = useEntryTitle(entry, card)
  const { titles } = usePlan()
  const isCooked = entry.leftoverOf === null
  const { day, meal } = entry
  const items: (MenuItem | false)[] = [
    {
      key: 'move',
      label: t('moveTo'),
      icon: <CalendarDays aria-hidden="true" className="size-4" />,
      onSelect: () => onDialog({ kind: 'move', entry, title: t('moveTitle', { title }) }),
    },
    {
      key: 'edit',
      label: t('edit'),
      icon: <Pencil aria-hidden="true" className="size-4" />,
      onSelect: () => onDialog({ kind: 'edit', id: entry.id, title, fields: entry }),
    },
    day !== null &&
      isCooked && {
        key: 'idea',
        label: t('anotherIdea'),
        icon: <Lightbulb aria-hidden="true" className="size-4" />,
        onSelect: () => onIdea({ day, meal, entry: { ...entry, title } }),
      },
    card !== undefined && {
      key: 'open',
      label: t('openRecipe'),
      icon: <BookOpen aria-hidden="true" className="size-4" />,
      onSelect: () => onOpenRecipe(card.id),
    },
    card !== undefined &&
      isCooked && {
        key: 'list',
        label: t('listLines'),
        icon: <ListPlus aria-hidden="true" className="size-4" />,
        onSelect: () => onDialog({ kind: 'list', entry: { ...entry, title }, recipeId: card.id }),
      },
    entry.onList && {
      key: 'takeOff',
      label: t('takeOff'),
      icon: <ListX aria-hidden="true" className="size-4" />,
      onSelect: () => onList(title, false),
    },
    isCooked && {
      key: 'leftovers',
      label: t('planLeftovers'),
      icon: <Soup aria-hidden="true" className="size-4" />,
      onSelect: () => onDialog({ kind: 'leftovers', entry, title: t('leftoversTitle', { title }) }),
    },
    {
      key: 'remove',
      label: t('remove'),
      icon: <Trash2 aria-hidden="true" className="size-4" />,
      danger: true,
      onSelect: () => onRemove(title),
    },
  ]
  return (
    <EntryCard
      entry={entry}
      card={card}
      onOpen={onOpenRecipe}
      onCook={card !== undefined && isCooked ? () => onCook(card.id) : null}
      onList={isCooked && isReadable(entry.recipeId, titles) ? () => onList(title, true) : null}
      items={items.filter((item) => item !== false)}
    />
  )
}
