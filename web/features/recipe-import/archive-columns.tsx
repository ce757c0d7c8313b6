import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  columnRoles,
  setArchiveColumns,
  type ColumnRole,
  type RecipeArchive,
} from '#shared/contract/recipe-archives.ts'
import { call } from '../../lib/api.ts'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { archivesQuery } from './archive-queries.ts'

interface ColumnsProps {
  archive: RecipeArchive
  table: NonNullable<RecipeArchive['table']>
}

/** What the columns of a table hold, as it was guessed; a person may know better. */
export function ArchiveColumns({ archive: { id, counts }, table }: ColumnsProps) {
  const { t } = useTranslation(['recipeArchives', 'words'])
  const client = useQueryClient()
  const [columns, setColumns] = useState<readonly (ColumnRole | null)[]>(table.columns)
  const saving = useMutation({
    mutationFn: () => call(setArchiveColumns, { params: { id }, body: { columns: [...columns] } }),
    onSettled: () => client.invalidateQueries(archivesQuery),
  })
  const isChanged = columns.some((role, at) => role !== table.columns[at])
  return (
    <details open={counts.recipes === 0}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t('columns')}</summary>
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">{t('columnsHint')}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          {table.header.map((name, at) => (
            <Select
              // Columns have no other name: two may be called the same.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              label={name || t('columnNameless', { number: at + 1 })}
              value={columns[at] ?? 'nothing'}
              onChange={(role) =>
                setColumns(
                  columns.map((each, other) => (other === at ? (role === 'nothing' ? null : role) : each)),
                )
              }
              options={[
                { value: 'nothing' as const, label: t('columnNothing') },
                ...columnRoles.map((role) => ({ value: role, label: t(`column.${role}`) })),
              ]}
            />
          ))}
        </div>
        <ErrorAlert error={saving.error} texts={{ failed: t('words:actionFailed') }} />
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={saving.isPending}
          disabled={!isChanged}
          onClick={() => saving.mutate()}
        >
          {t('readAgain')}
        </Button>
      </div>
    </details>
  )
}
