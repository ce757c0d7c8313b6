import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { storage } from './account-queries.ts'

/** How much the user stores, and of how much. */
export function StorageUse() {
  const { t } = useTranslation('settings')
  const { bytes } = useFormat()
  const used = useQuery(storage)
  const { data, isError } = used
  return (
    <div className="grid gap-3" aria-busy={!isError && !data}>
      <h3 className="text-lg">{t('storageTitle')}</h3>
      <LoadError query={used}>{t('storageFailed')}</LoadError>
      {!isError && !data && <Skeleton className="h-12" />}
      {data && (
        <>
          <p className="text-ink-soft">
            {t('storageUsed', { used: bytes(data.used), most: bytes(data.most) })}
            {data.deleted > 0 && ` ${t('storageDeleted', { deleted: bytes(data.deleted) })}`}
          </p>
          <Progress label={t('storageTitle')} labelHidden value={(100 * data.used) / data.most} />
        </>
      )}
    </div>
  )
}
