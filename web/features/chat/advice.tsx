import { ChevronDown, ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ChefAction } from '#shared/contract/chef-answer.ts'
import type { ChatTable } from '#shared/contract/chat-table.ts'
import { classNames } from '../../ui/class-names.ts'

/** What those who eat have to know, in a few words; a tap shows all that the chef said of it. */
export function Advice({ text, detail, isKnown }: ChefAction & { isKnown: boolean }) {
  const { t } = useTranslation('chat')
  return (
    <details className="group font-sans text-[0.9375rem]">
      <summary className="-my-1.5 flex min-h-11 w-fit list-none items-center gap-2 text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ShieldAlert className="mt-3.5 size-4 shrink-0 self-start text-danger" />
        <span className="min-w-0 py-2">
          {!isKnown && `${text} `}
          <span className="font-medium whitespace-nowrap text-ink">
            <span className={classNames('underline underline-offset-4', !isKnown && 'group-open:sr-only')}>
              {t(isKnown ? 'advice.known' : 'advice.more')}
            </span>{' '}
            <ChevronDown className="inline size-4 group-open:rotate-180" />
          </span>
        </span>
      </summary>
      <p className="mt-1 border-l-2 border-line pl-4 text-ink-soft">{detail}</p>
    </details>
  )
}

/** Everything that keeps food from those who eat was known before the first message, and is no news to anybody. */
export const isKnownTable = (table: ChatTable | null): boolean => {
  if (!table) return false
  const { allergens, diets, eaters } = table
  const all = [...allergens, ...diets, ...eaters].filter(({ removed }) => !removed)
  return all.length > 0 && all.every(({ by, at }) => by === 'hand' && at === 0)
}

/** The words of an answer without those that are folded. */
export function withoutAdvice(content: string, advice: ChefAction | undefined): string {
  const detail = advice?.detail ?? ''
  return detail === ''
    ? content
    : content
        .replace(detail, () => '')
        .replaceAll(/ {2,}/g, ' ')
        .trim()
}
