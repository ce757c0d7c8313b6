import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { muted } from './moderation-queries.ts'

/** Words of somebody whom the reader has muted are one press away. */
export function MutedContent({ authorId, children }: { authorId: string | null; children: ReactNode }) {
  const { t } = useTranslation('moderation')
  const isMuted = useQuery(muted).data?.some(({ id }) => id === authorId) ?? false
  const [isShown, setIsShown] = useState(false)
  if (!isMuted || isShown) return children
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft italic">
      {t('collapsed')}
      <Button variant="quiet" size="small" className="min-h-11 not-italic" onClick={() => setIsShown(true)}>
        {t('show')}
      </Button>
    </p>
  )
}
