import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteKeptWork, readKeptWork, type KeptLine } from '../../lib/kept-work.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Offers what was written here and never sent, after the stored pages were deleted. */
export default function KeptWork() {
  const { t } = useTranslation('offline')
  const [kept] = useState(readKeptWork)
  const [asking, setAsking] = useState(false)
  const lines = kept?.lines ?? []
  const save = () => {
    const text = lines.map((line) => lineOf(line, t)).join('\n\n')
    saveFile(new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }), 'convive.txt')
  }
  return (
    <div className="mx-auto max-w-page px-5 pt-5 sm:px-8" data-screen-only>
      <Alert
        tone="warning"
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="touch" icon={Download} onClick={save}>
              {t('keptSave')}
            </Button>
            <Button variant="secondary" size="touch" icon={Trash2} onClick={() => setAsking(true)}>
              {t('keptDelete')}
            </Button>
          </span>
        }
      >
        {t('keptText', { count: lines.length })}
      </Alert>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={deleteKeptWork}
        title={t('keptQuestion')}
        confirmLabel={t('keptDelete')}
        text={t('keptQuestionText')}
      />
    </div>
  )
}

type Translate = ReturnType<typeof useTranslation<'offline'>>['t']

function lineOf({ kind, title, text }: KeptLine, t: Translate): string {
  const what = kind === 'draft' ? t('keptDraft') : t(`refused.${kind}`, { title: title || t('unnamed') })
  return text === null ? what : `${what}\n${text}`
}
