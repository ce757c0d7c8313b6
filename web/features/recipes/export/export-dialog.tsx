import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportFormatNames, exportFormats, type ExportFormatName } from '#shared/constants/export-formats.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ErrorAlert } from '../../../ui/error-alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useExport, type Exported } from './export-queries.ts'

const remembered = 'export_format'

function rememberedFormat(): ExportFormatName {
  const stored = localStorage.getItem(remembered)
  return exportFormats.find((format) => format === stored) ?? 'markdown'
}

interface ExportDialogProps {
  exported: Exported
  open: boolean
  onClose: () => void
}

/** Asks for a format and downloads recipes in it. */
export function ExportDialog({ exported, open, onClose }: ExportDialogProps) {
  const { t } = useTranslation('recipeExport')
  const [format, setFormat] = useState(rememberedFormat)
  const download = useExport(exported)
  const name = useId()
  const title = 'title' in exported ? t('exportTitle', { title: exported.title }) : t(titles[exported.kind])

  function close() {
    onClose()
    download.reset()
  }

  return (
    <Dialog open={open} onClose={close} title={title} size="normal">
      <form
        className="grid gap-4 pt-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (!download.isPending) download.mutate(format)
        }}
      >
        <fieldset>
          <legend className="mb-2 font-semibold">{t('format')}</legend>
          <div className="grid gap-1">
            {exportFormats.map((each) => (
              <label
                key={each}
                className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-start gap-x-3 rounded-2xl px-3 py-2 has-checked:bg-surface-sunken hover:bg-surface-sunken"
              >
                <input
                  type="radio"
                  name={name}
                  value={each}
                  checked={each === format}
                  onChange={() => {
                    setFormat(each)
                    localStorage.setItem(remembered, each)
                    download.reset()
                  }}
                  aria-describedby={`${name}-${each}`}
                  className="mt-1 size-5 accent-brand"
                />
                <span className="font-semibold">{exportFormatNames[each]}</span>
                <span id={`${name}-${each}`} className="col-start-2 text-[0.9375rem] text-ink-soft">
                  {t(`formatTexts.${each}`)}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        {exported.kind !== 'recipe' && (
          <p className="text-[0.9375rem] text-ink-soft">
            {t(exported.kind === 'binder' ? 'binderText' : 'severalText')}
          </p>
        )}
        <div aria-live="polite">
          {download.isSuccess && <Alert tone="success">{t('exported', { name: download.data })}</Alert>}
          <ErrorAlert
            error={download.error}
            texts={{
              failed: t('exportFailed'),
              'not found': exported.kind === 'recipe' ? t('recipeGone') : t('nothingToExport'),
              'not allowed': t('notYours'),
            }}
          />
        </div>
        <Button type="submit" busy={download.isPending} icon={Download} className="sm:justify-self-start">
          {t('download')}
        </Button>
      </form>
    </Dialog>
  )
}

const titles = { chosen: 'exportChosen', binder: 'exportBinder' } as const
