import { BookOpen, Carrot, ChefHat, CookingPot, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchSuggestion } from '#shared/contract/search-suggestions.ts'
import { fold } from '#shared/words/fold.ts'
import { classNames } from '../../ui/class-names.ts'

const icons: Record<SearchSuggestion['kind'], LucideIcon> = {
  dish: CookingPot,
  food: Carrot,
  cook: ChefHat,
  title: BookOpen,
}

interface SuggestionListProps {
  id: string
  suggestions: readonly SearchSuggestion[]
  typed: string
  /** The place of the marked line; -1 for none. */
  active: number
  onActive: (place: number) => void
  onChoose: (suggestion: SearchSuggestion) => void
}

/** The list below the field. The focus stays in the field, so a press on a line must not take it. */
export default function SuggestionList({
  id,
  suggestions,
  typed,
  active,
  onActive,
  onChoose,
}: SuggestionListProps) {
  const { t } = useTranslation('search')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('suggestions')}
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-20 mt-2 max-h-[min(26rem,60vh)] overflow-y-auto overscroll-contain rounded-2xl border border-line bg-card p-1.5 text-left font-sans text-base shadow-lg"
      >
        {suggestions.map((suggestion, place) => {
          const { kind, text } = suggestion
          const Icon = icons[kind]
          return (
            // The keys are those of the field: the focus never gets here.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={`${kind} ${text}`}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              onPointerMove={() => place !== active && onActive(place)}
              onClick={() => onChoose(suggestion)}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5',
                place === active && 'bg-surface-sunken',
              )}
            >
              <Icon className="size-4 shrink-0 text-ink-soft" />
              <span className="min-w-0 flex-1 break-words">
                <Begun text={text} typed={typed} />
              </span>
              <span className="shrink-0 text-xs text-ink-soft">{t(kind)}</span>
            </div>
          )
        })}
      </div>
      <output className="sr-only">{t('count', { count: suggestions.length })}</output>
    </>
  )
}

/** The text with what has been typed in a lighter weight than what would be added. */
function Begun({ text, typed }: { text: string; typed: string }) {
  const begun = typed.trim()
  if (fold(text.slice(0, begun.length)) !== fold(begun))
    return <strong className="font-semibold">{text}</strong>
  return (
    <>
      {text.slice(0, begun.length)}
      <strong className="font-semibold">{text.slice(begun.length)}</strong>
    </>
  )
}
