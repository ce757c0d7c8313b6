import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from './button.tsx'

/** Shows a long list in steps: the `shown` items, and a button while more are left. */
export function useShowMore<Item>(items: readonly Item[], step: number) {
  const { t } = useTranslation('words')
  const [count, setCount] = useState(step)
  const more = items.length > count && (
    <Button variant="quiet" className="justify-self-start" onClick={() => setCount(count + step)}>
      {t('showMore')}
    </Button>
  )
  return { shown: items.slice(0, count), more }
}

interface NextPageProps extends ButtonProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** Fetches the next page of a list, while there is one. */
export function NextPage({ list, children, ...look }: NextPageProps) {
  const { t } = useTranslation('words')
  if (!list.hasNextPage) return null
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
      {...look}
    >
      {children ?? t('showMore')}
    </Button>
  )
}
