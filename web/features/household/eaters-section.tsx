import { Plus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Household } from '#shared/contract/household.ts'
import { Button } from '../../ui/button.tsx'
import { EaterCard } from './eater-card.tsx'
import { EaterDialog, type EditedEater } from './eater-dialog.tsx'
import { Section } from '../../ui/section.tsx'

export function EatersSection({ household, ownName }: { household: Household; ownName: string }) {
  const { t } = useTranslation('household')
  const [edited, setEdited] = useState<EditedEater | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { eaters } = household
  const isListed = eaters.some(({ userId, isOfOther }) => userId !== null && !isOfOther)

  function open(next: EditedEater) {
    setEdited(next)
    setIsOpen(true)
  }

  return (
    <Section title={t('eaters')} intro={t('eatersIntro')}>
      {eaters.length === 0 && (
        <p className="max-w-text rounded-2xl bg-surface-sunken px-5 py-4">{t('noEaters')}</p>
      )}
      {eaters.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {eaters.map((eater) => (
            <EaterCard key={eater.id} eater={eater} onEdit={() => open({ eater })} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {!isListed && (
          <Button
            variant={eaters.length === 0 ? 'primary' : 'secondary'}
            icon={<UserPlus className="size-[1.125rem]" />}
            onClick={() => open({ eater: null, isMe: true, name: ownName.split(' ')[0] ?? '' })}
          >
            {t('addMe')}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<Plus className="size-[1.125rem]" />}
          onClick={() => open({ eater: null, isMe: false, name: '' })}
        >
          {t('addEater')}
        </Button>
      </div>
      {edited && (
        <EaterDialog
          key={edited.eater?.id ?? 'new'}
          open={isOpen}
          edited={edited}
          canBeMe={!isListed}
          onClose={() => setIsOpen(false)}
          onClosed={() => setEdited(null)}
        />
      )}
    </Section>
  )
}
