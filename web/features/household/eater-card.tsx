import { Pencil, ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Eater } from '#shared/contract/household.ts'
import { allergenWords } from '#shared/words/allergens.ts'
import { dietWords } from '#shared/words/diets.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'

const isMe = ({ userId, isOfOther }: Eater) => userId !== null && !isOfOther

/** An eater with everything that was stated about them. */
export function EaterCard({ eater, onEdit }: { eater: Eater; onEdit: () => void }) {
  const { t } = useTranslation(['household', 'words'])
  const language = useLanguage()
  const format = useFormat()
  const { name, allergens, diets, dislikes, isChild, isUsual } = eater
  return (
    <li className="grid content-start gap-3 rounded-2xl border border-line bg-card p-4">
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <h3 className="font-sans text-base font-semibold wrap-anywhere">{name}</h3>
          <div className="flex flex-wrap gap-1.5 empty:hidden">
            {isMe(eater) && <Badge tone="brand">{t('words:you')}</Badge>}
            {eater.isOfOther && <Badge>{t('member')}</Badge>}
            {isChild && <Badge>{t('child')}</Badge>}
            {!isUsual && <Badge>{t('sometimes')}</Badge>}
          </div>
        </div>
        <IconButton
          label={t('editEater', { name })}
          icon={<Pencil className="size-[1.125rem]" />}
          onClick={onEdit}
        />
      </div>
      {allergens.length > 0 && (
        <p className="flex gap-2 rounded-xl bg-danger-wash px-3 py-2 text-[0.9375rem] font-medium">
          <ShieldAlert className="mt-0.5 size-[1.125rem] shrink-0 text-danger" />
          <span>
            <span className="sr-only">{`${t('allergies')}: `}</span>
            {format.list(allergens.map((allergen) => allergenWords[language][allergen]))}
          </span>
        </p>
      )}
      {diets.length > 0 && (
        <p className="text-[0.9375rem]">{format.list(diets.map((diet) => dietWords[language][diet]))}</p>
      )}
      {dislikes.length > 0 && (
        <p className="text-[0.9375rem] wrap-anywhere text-ink-soft">
          {t(isMe(eater) ? 'youDislike' : 'notLiked', {
            foods: dislikes.map((food) => food.name).join(', '),
          })}
        </p>
      )}
      {allergens.length + diets.length + dislikes.length === 0 && (
        <p className="text-[0.9375rem] text-ink-soft">{t('eatsEverything')}</p>
      )}
    </li>
  )
}
