import { useQuery } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { myGroups } from '../groups/group-queries.ts'
import { useShareRecipe } from './share-queries.ts'

interface ShareDialogProps {
  recipe: Pick<Recipe, 'id' | 'title' | 'isPublic'>
  open: boolean
  onClose: () => void
}

/** 'Share to Group': one of the user's groups and an optional message. The share becomes a thread there. */
export function ShareDialog({ recipe, open, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['groups', 'words'])
  return (
    <Dialog open={open} onClose={onClose} title={t('words:shareToGroup')} description={recipe.title}>
      <ShareForm recipe={recipe} />
    </Dialog>
  )
}

/** The group that was last chosen here. */
let lastGroup: string | null = null

/** The only group of the user, or the one they shared to before; '' where it has to be chosen. */
function likelyGroup(groups: readonly { id: string }[]): string {
  const known = groups.length === 1 ? groups[0] : groups.find(({ id }) => id === lastGroup)
  return known?.id ?? ''
}

function ShareForm({ recipe }: Pick<ShareDialogProps, 'recipe'>) {
  const { t } = useTranslation(['groups', 'errors', 'words'])
  const language = useLanguage()
  const messageId = useId()
  const groups = useQuery(myGroups).data ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const groupId = chosen ?? likelyGroup(groups)
  const [message, setMessage] = useState('')
  const sharing = useShareRecipe()

  function share(event: SubmitEvent) {
    event.preventDefault()
    if (groupId === '' || sharing.isPending) return
    lastGroup = groupId
    sharing.mutate({ groupId, body: { recipe_id: recipe.id, message: message.trim() || null } })
  }

  if (sharing.isSuccess) {
    return (
      <div className="grid justify-items-start gap-5">
        <Alert tone="success" className="w-full">
          {t('shared')}
        </Alert>
        <LinkButton variant="secondary" to={paths.thread(language, sharing.data.groupId, sharing.data.id)}>
          {t('openGroup')}
        </LinkButton>
      </div>
    )
  }
  const isUnsafe = sharing.error instanceof CallError && sharing.error.code === 'unsafe recipe'
  return (
    <form onSubmit={share} className="grid gap-5">
      <Select
        label={t('group')}
        required
        value={groupId}
        onChange={setChosen}
        options={[
          { value: '', label: t('chooseGroup') },
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextArea
        id={messageId}
        label={t('words:message')}
        placeholder={t('messagePlaceholder')}
        maxLength={limits.forum.contentMax}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      {!recipe.isPublic && <Alert tone="info">{t('sharePrivate')}</Alert>}
      {sharing.isError && (
        <Alert tone="error">
          {t('shareFailed')}
          {isUnsafe && <p className="mt-1">{t('errors:unsafe recipe')}</p>}
        </Alert>
      )}
      <div className="flex justify-end">
        <Button type="submit" busy={sharing.isPending} disabled={groupId === ''}>
          {t('words:share')}
        </Button>
      </div>
    </form>
  )
}
