import { CalendarPlus, Check, ListPlus, SlidersHorizontal, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addRecipeToList } from '#shared/contract/shopping-list.ts'
import type { ChefOffer } from '#shared/contract/chef-answer.ts'
import { listLineOf } from '#shared/lines/list-lines.ts'
import { paths } from '#shared/paths.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../lib/api.ts'
import { dateOf } from '../../lib/calendar-days.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { RecipeLinesDialog } from '../shopping-list/recipe-lines-dialog.tsx'
import { useShoppingList } from '../shopping-list/use-shopping-list.ts'
import { usePlan } from '../week-plan/plan-access.ts'
import { emptyFields, endOf } from '../week-plan/plan-entries.ts'
import { PlanProvider } from '../week-plan/plan-provider.tsx'
import { userMessages } from './conversation.ts'
import { useTableLabels } from './table-labels.ts'
import { withoutValue, withValue } from './table.ts'
import type { Chat } from './use-chat.ts'

interface OffersProps {
  userId: string
  offers: readonly ChefOffer[]
  chat: Pick<Chat, 'recipe' | 'messages' | 'changeTable'>
}

type Kind<K extends ChefOffer['kind']> = Extract<ChefOffer, { kind: K }>

/** What the chef offers to do: nothing happens before the tap. */
export default function Offers({ userId, offers, chat }: OffersProps) {
  const { t } = useTranslation('chat')
  return (
    <ul aria-label={t('offers.title')} className="mt-4 grid justify-items-start gap-2">
      {offers.map((offer, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- those of a finished answer
        <li key={index} className="max-w-full">
          {offer.kind === 'plan' ? (
            <PlanProvider userId={userId}>
              <PlanOffer offer={offer} />
            </PlanProvider>
          ) : offer.kind === 'list' ? (
            <ListOffer {...{ userId, offer }} recipe={chat.recipe} />
          ) : (
            <ChipsOffer {...{ offer, chat }} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface OfferProps {
  icon: LucideIcon
  label: string
  onTake: () => void
  /** What was done. */
  done: ReactNode
}

function Offer({ icon: Icon, label, onTake, done }: OfferProps) {
  return (
    <div role="status" className="min-w-0">
      {done ? (
        <p className="flex gap-2 py-2 text-sm text-ink-soft">
          <Check className="mt-0.5 size-4 shrink-0 text-success" />
          <span className="min-w-0 wrap-anywhere">{done}</span>
        </p>
      ) : (
        <Button
          variant="secondary"
          icon={<Icon className="size-4.5" />}
          onClick={onTake}
          className="max-w-full text-left wrap-anywhere"
        >
          {label}
        </Button>
      )}
    </div>
  )
}

const linkClass = 'font-semibold text-ink underline underline-offset-4'

function PlanOffer({ offer }: { offer: Kind<'plan'> }) {
  const { t } = useTranslation(['chat', 'plan'])
  const format = useFormat()
  const language = useLanguage()
  const { entries, set } = usePlan()
  const [isDone, setIsDone] = useState(false)
  const { day, meal, title, recipeId, servings } = offer
  const names = { title, day: format.weekday(dateOf(day)) }
  return (
    <Offer
      icon={CalendarPlus}
      label={t('offers.plan', names)}
      onTake={() => {
        const position = endOf(entries, day)
        set(crypto.randomUUID(), { ...emptyFields, day, meal, position, title, recipeId, servings })
        setIsDone(true)
      }}
      done={
        isDone && (
          <>
            {t('offers.planned', names)}{' '}
            <Link to={paths.plan(language)} className={linkClass}>
              {t('plan:openPlan')}
            </Link>
          </>
        )
      }
    />
  )
}

interface ListOfferProps {
  userId: string
  offer: Kind<'list'>
  recipe: Chat['recipe']
}

/** Of a recipe that is not saved yet, the lines of the draft. */
function ListOffer({ userId, offer: { title, recipeId, servings }, recipe }: ListOfferProps) {
  const { t } = useTranslation(['chat', 'shoppingList', 'words'])
  const language = useLanguage()
  const list = useShoppingList(userId)
  const [isOpen, setIsOpen] = useState(false)
  const [added, setAdded] = useState<number | null>(null)

  function take() {
    if (recipeId !== null) return setIsOpen(true)
    const lines = recipe?.ingredients.map((line) => listLineOf(line, recipe.language)) ?? []
    list.add(lines)
    setAdded(lines.length)
  }

  if (recipeId === null && !recipe) return null
  return (
    <>
      <Offer
        icon={ListPlus}
        label={t('offers.list', { title })}
        onTake={take}
        done={
          added !== null && (
            <>
              {t('shoppingList:added', { count: added })}{' '}
              <Link to={paths.shoppingList(language)} className={linkClass}>
                {t('words:openList')}
              </Link>
            </>
          )
        }
      />
      {isOpen && recipeId !== null && (
        <RecipeLinesDialog
          open
          title={t('shoppingList:addToList')}
          {...{ recipeId, servings }}
          send={(body) => call(addRecipeToList, { params: { id: recipeId }, body })}
          onClose={() => setIsOpen(false)}
          onAdded={(count) => {
            setAdded(count)
            setIsOpen(false)
          }}
        />
      )}
    </>
  )
}

function ChipsOffer({ offer: { chips }, chat }: { offer: Kind<'chips'>; chat: OffersProps['chat'] }) {
  const { t } = useTranslation('chat')
  const [isAsking, setIsAsking] = useState(false)
  const format = useFormat()
  const { labelOf } = useTableLabels()
  const [isDone, setIsDone] = useState(false)
  const isRemoval = chips.some(({ remove }) => remove)
  const names = format.list(
    chips.map((chip) => labelOf({ ...chip, byHand: true, asks: false, unknown: false, doubtful: false })),
  )
  function take() {
    const at = userMessages(chat.messages)
    chat.changeTable((table) =>
      chips.reduce(
        (next, { field, value, remove }) =>
          remove
            ? withoutValue(next, field, value, { at, confirmed: true })
            : withValue(next, field, value, at),
        table,
      ),
    )
    setIsAsking(false)
    setIsDone(true)
  }
  return (
    <>
      <Offer
        icon={SlidersHorizontal}
        label={t(isRemoval ? 'offers.takeOut' : 'offers.chips', { names })}
        onTake={isRemoval ? () => setIsAsking(true) : take}
        done={isDone && t(isRemoval ? 'offers.takenOut' : 'offers.set', { names })}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={take}
        title={t('table.noneOf', { names })}
        confirmLabel={t('table.takeOut')}
        cancelLabel={t('table.keepOut')}
        text={t('table.noAllergyWarning')}
      />
    </>
  )
}
