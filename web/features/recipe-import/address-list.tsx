import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { startImport } from '#shared/contract/recipe-imports.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Section } from '../../ui/section.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { addressesIn, importsQuery, isOpen } from './import-queries.ts'
import { ListProgress } from './list-progress.tsx'

const most = limits.import.addresses

/** Recipes from many pages, which the server reads one after the other. */
export function AddressList() {
  const { t } = useTranslation('recipeImport')
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const lists = useQuery(importsQuery)
  const starting = useMutation({
    mutationFn: (addresses: string[]) => call(startImport, { body: { addresses } }),
    onSuccess: (list) => {
      setText('')
      client.setQueryData(importsQuery.queryKey, (known) => [list, ...(known ?? [])])
      void client.invalidateQueries(importsQuery)
    },
  })
  const { addresses, wrong } = addressesIn(text)
  const problem =
    wrong.length > 0
      ? t('noAddress', { text: wrong.slice(0, 3).join(', ') })
      : addresses.length > most
        ? t('tooMany', { count: addresses.length, most })
        : isMissing
          ? t('noneYet')
          : undefined
  function start() {
    if (addresses.length > 0 && problem === undefined) starting.mutate(addresses)
    else {
      setIsMissing(addresses.length === 0)
      field.current?.focus()
    }
  }
  const isRunning = lists.data?.some(isOpen) ?? false
  return (
    <Section title={t('listTitle')}>
      <TextArea
        ref={field}
        label={t('addresses')}
        hint={t('addressesHint', { most })}
        placeholder={'https://\nhttps://'}
        rows={3}
        maxLength={limits.import.addressMax * most}
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setIsMissing(false)
        }}
      />
      <ErrorAlert error={starting.error} texts={{ failed: t('startFailed') }} />
      <Button className="justify-self-start" busy={starting.isPending} disabled={isRunning} onClick={start}>
        {t('start')}
      </Button>
      <LoadError query={lists}>{t('loadFailed')}</LoadError>
      {lists.data?.map((list) => (
        <ListProgress key={list.id} list={list} />
      ))}
    </Section>
  )
}
