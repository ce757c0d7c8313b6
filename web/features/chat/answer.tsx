import {
  BookOpen,
  CalendarDays,
  Info,
  Languages,
  EyeOff,
  History,
  ListChecks,
  NotebookPen,
  Search,
  ShieldAlert,
  Sparkle,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ChefAction } from '#shared/contract/chef-answer.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Advice, withoutAdvice } from './advice.tsx'
import { ChefMessage } from './chef-message.tsx'
import type { Message } from './conversation.ts'

interface AnswerProps extends Omit<Message, 'role'> {
  /** What those who eat must not have was known before, or another answer has followed. */
  isKnown?: boolean
}

/** Lines that stand behind the words and not before them. */
const behind = new Set(['advice', 'unsafe_words', 'nothing_done'])

/** An answer of the chef: what was done for it, its text, and whether it is whole. */
export function Answer({ content, actions, notice, end, more = false, isKnown = false }: AnswerProps) {
  const { t } = useTranslation('chat')
  const isCut = end === 'interrupted' || end === 'lost'
  const warnings = actions?.filter(({ tool }) => tool === 'unsafe_words') ?? []
  const nothingDone = actions?.find(({ tool }) => tool === 'nothing_done')
  const told = actions?.find(({ tool, detail }) => tool === 'advice' && detail && content.includes(detail))
  const words = withoutAdvice(content, told)
  const done = actions?.filter(({ tool }) => !behind.has(tool)) ?? []
  return (
    <div className="grid gap-3">
      {notice && (
        <p className="flex gap-2 rounded-xl bg-surface-sunken px-3 py-2 font-sans text-sm text-ink">
          <Info className="mt-0.5 size-4 shrink-0 text-ink-soft" />
          {t(`notice.${notice}`)}
        </p>
      )}
      {done.length > 0 && (
        <ul aria-label={t('actions')} className="grid gap-1.5">
          {done.map((action, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- they only grow
            <ActionLine key={index} {...action} />
          ))}
        </ul>
      )}
      {words !== '' && <ChefMessage text={words} />}
      {told && <Advice {...told} isKnown={isKnown} />}
      {nothingDone && <p className="font-sans text-sm text-ink-soft">{nothingDone.text}</p>}
      {warnings.length > 0 && (
        <Alert tone="warning" className="font-sans">
          {warnings.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      )}
      {(isCut || more || end === 'stopped') && (
        <p className="text-sm text-ink-soft">
          {t(isCut ? 'cutOff' : more ? 'tooLongForOne' : 'stoppedHere')}
        </p>
      )}
    </div>
  )
}

/** By the names of the chef's tools. */
const icons: Record<string, LucideIcon> = {
  find_recipes: Search,
  read_recipe: BookOpen,
  library_recipe: BookOpen,
  write_recipe: NotebookPen,
  edit_recipe: NotebookPen,
  restore_draft: History,
  read_week_plan: CalendarDays,
  read_cooking_log: CalendarDays,
  read_shopping_list: ListChecks,
  unsafe: ShieldAlert,
  language: Languages,
  blind: EyeOff,
}

function ActionLine({ tool, text, recipes }: ChefAction) {
  const { t } = useTranslation(['chat', 'words'])
  const language = useLanguage()
  const Icon = icons[tool] ?? Sparkle
  return (
    <li className="flex gap-2 font-sans text-sm text-ink-soft">
      <Icon className="mt-0.5 size-4 shrink-0 text-brand" />
      <span className="min-w-0 wrap-anywhere">
        {text}
        {recipes?.map(({ id, title, by }) => (
          <span key={id} className="block">
            <Link
              to={by === null ? paths.myRecipe(language, id) : paths.openRecipe(language, id)}
              className="inline-block py-0.5 text-ink underline underline-offset-4"
            >
              {title}
            </Link>
            {by !== null && ` ${t('words:by', { name: by })}`}
          </span>
        ))}
      </span>
    </li>
  )
}
