import { ChevronDown, Minus, Plus, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draft, DraftOperation } from '#shared/contract/draft.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/button.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { MarkedText } from './marked-text.tsx'
import type { DraftLine } from './draft-changes.ts'

const less = 2 / 3
const more = 1.5

interface EditableLineProps {
  line: DraftLine
  /** Its place in the ingredients. */
  place: number
  ingredient: Draft['ingredients'][number]
  isOpen: boolean
  onToggle: () => void
  busy: boolean
  onEdit: (operation: DraftOperation) => void
}

/** A line of the list, and below it what can be done with it. */
export function EditableLine({ line, place, ingredient, isOpen, onToggle, busy, onEdit }: EditableLineProps) {
  const { t } = useTranslation('chat')
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        className="group -mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-2 rounded-xl px-2 py-1 text-left leading-snug transition-colors hover:bg-surface-sunken pointer-fine:min-h-10"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <MarkedText line={line} />
        </span>
        <ChevronDown
          // Where one points, only the line that is pointed at says that it can be changed.
          className={classNames(
            'size-4 shrink-0 text-ink-soft transition',
            isOpen
              ? 'rotate-180'
              : 'pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-visible:opacity-100',
          )}
        />
      </button>
      {isOpen && (
        <div id={id} role="group" aria-label={t('draft.change', { name: ingredient.item })} className="pb-2">
          <LineActions {...{ place, ingredient, busy, onEdit }} />
        </div>
      )}
    </>
  )
}

function LineActions({
  place,
  ingredient,
  busy,
  onEdit,
}: Pick<EditableLineProps, 'place' | 'ingredient' | 'busy' | 'onEdit'>) {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const { amount, swaps = [], mayGo = false } = ingredient
  const titleId = useId()
  const small = {
    variant: 'quiet',
    size: 'small',
    className: 'max-w-full pointer-coarse:min-h-11 max-sm:min-h-11',
  } as const
  const inactive = { 'aria-disabled': busy || undefined }
  return (
    <div lang={language} className="grid gap-1">
      <div className="-ml-3 flex flex-wrap">
        {amount !== null && (
          <>
            <Button
              {...small}
              {...inactive}
              icon={Minus}
              onClick={() => onEdit({ op: 'amount', line: place, factor: less })}
            >
              {t('draft.less')}
            </Button>
            <Button
              {...small}
              {...inactive}
              icon={Plus}
              onClick={() => onEdit({ op: 'amount', line: place, factor: more })}
            >
              {t('draft.more')}
            </Button>
          </>
        )}
        <Button {...small} {...inactive} icon={X} onClick={() => onEdit({ op: 'remove', line: place })}>
          {t(mayGo ? 'draft.leaveOut' : 'draft.haveNone')}
        </Button>
      </div>
      {swaps.length > 0 && (
        <div role="group" aria-labelledby={titleId} className="flex flex-wrap items-center">
          <span id={titleId} className="mr-1 text-sm text-ink-soft">
            {t('draft.instead')}
          </span>
          {swaps.map(({ food, label }) => (
            <Button
              key={food}
              {...small}
              {...inactive}
              onClick={() => onEdit({ op: 'swap', line: place, food })}
            >
              <span className="min-w-0 hyphens-auto wrap-anywhere underline decoration-line-strong underline-offset-4">
                {label}
              </span>
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
