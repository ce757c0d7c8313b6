import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { muted } from './care-queries.ts'

/** Words of somebody whom the reader has muted are one press away. */
export function Folded({ authorId, children }: { authorId: string | null; children: ReactNode }) {
  const { t } = useTranslation('care')
  const isMuted = useQuery(muted).data?.some(({ id }) => id === authorId) ?? false
  const [isShown, setIsShown] = useState(false)
  if (!isMuted || isShown) return children
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft italic">
      {t('folded')}
      <Button look="quiet" size="small" className="min-h-11 not-italic" onClick={() => setIsShown(true)}>
        {t('show')}
      </Button>
    </p>
  )
}
