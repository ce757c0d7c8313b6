import { RecipeCard } from '../discover/recipe-card.tsx'
import {
  EntryState,
  EntryTitle,
  EntryVisibility,
  RemoveEntry,
  useEntryTitle,
  type EntryProps,
} from './recipe-parts.tsx'
import { SelectBox } from './select-box.tsx'
import type { RecipeListProps } from './use-recipe-actions.ts'

export function RecipeCards({ entries, ...rest }: RecipeListProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
      {entries.map((entry) => (
        <li key={entry.id} className="grid">
          <EntryCard entry={entry} {...rest} />
        </li>
      ))}
    </ul>
  )
}

function EntryCard({ entry, actions, withDishType, selection }: EntryProps & { withDishType: boolean }) {
  const title = useEntryTitle(entry)
  const { id, card, own } = entry
  return (
    <RecipeCard
      recipe={card}
      isPublic={own === null || (own.isPublic && !own.hidden)}
      dishType={withDishType ? entry.dishType : null}
      title={
        <EntryTitle
          {...{ entry, actions, selection }}
          className="text-left wrap-anywhere after:absolute after:inset-0 hover:text-brand"
        />
      }
      by={<EntryState entry={entry} />}
      sizes="(width >= 80rem) 19rem, (width >= 40rem) 45vw, 90vw"
      corner={
        selection && (
          <div className="absolute top-3 left-3 z-10 grid size-11 place-items-center rounded-full bg-card shadow-card">
            <SelectBox id={id} title={title} selection={selection} />
          </div>
        )
      }
    >
      <div className="relative z-10 mt-auto flex items-center justify-between pt-2">
        <EntryVisibility {...{ entry, actions }} />
        <RemoveEntry {...{ entry, actions }} />
      </div>
    </RecipeCard>
  )
}
