import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Thread } from '#shared/contract/forum.ts'
import { defaultForumCategory } from '#shared/constants/categories.ts'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { AttachRecipe } from './attach-recipe.tsx'
import { saveThreadDraft, readThreadDraft, type ThreadDraft } from './drafts.ts'
import { explainedErrors, useCreateThread } from './forum-queries.ts'
import { namedIn } from './mentions.ts'
import { isComplete, ThreadFields } from './thread-fields.tsx'
import { whenSettled } from '../../lib/when-settled.ts'

const blank: ThreadDraft = {
  title: '',
  content: '',
  category: defaultForumCategory,
  recipe: null,
  mentions: [],
}

/** "New Thread" and its dialog. The browser stores an unsent thread. */
export function NewThread({ groupId, onCreated }: { groupId: string; onCreated: (thread: Thread) => void }) {
  const { t } = useTranslation('forum')
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState(() => readThreadDraft(groupId) ?? blank)
  const creation = useCreateThread(groupId)
  const hasDraft = draft.title !== '' || draft.content !== ''

  function change(next: ThreadDraft) {
    setDraft(next)
    saveThreadDraft(groupId, next)
  }

  function create() {
    const { title, content, category, recipe, mentions } = draft
    void whenSettled(
      creation.mutateAsync({
        title: title.trim(),
        content: content.trim(),
        category,
        recipe_id: recipe?.id ?? null,
        ...namedIn(mentions),
      }),
      {
        onSuccess: (thread) => {
          change(blank)
          setOpen(false)
          onCreated(thread)
        },
      },
    )
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        className="max-sm:gap-1.5 max-sm:px-3 max-sm:text-sm"
        icon={PenLine}
        onClick={() => setOpen(true)}
      >
        {t('newThread')}
      </Button>
      {hasDraft && !open && <Badge tone="warning">{t('draft')}</Badge>}
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('createThread')}
        submit={t('create')}
        onSubmit={create}
        busy={creation.isPending}
        ready={isComplete(draft)}
      >
        <ThreadFields
          values={draft}
          groupId={groupId}
          onChange={(values) => change({ ...draft, ...values })}
        />
        <AttachRecipe recipe={draft.recipe} onRecipe={(recipe) => change({ ...draft, recipe })} />
        <ErrorAlert
          error={creation.error}
          texts={{ failed: t('threadNotCreated'), explain: explainedErrors }}
        />
      </FormDialog>
    </div>
  )
}
