import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { readDraft, writeDraft } from '../../../lib/drafts.ts'
import { rememberReturnTo } from '../../../lib/return-to.ts'
import { Alert } from '../../../ui/alert.tsx'
import { LinkButton } from '../../../ui/button.tsx'

const nameOf = (recipeId: string) => `comment:${recipeId}`

/** The unsent comment on a recipe that this browser stores; empty without one. */
export function savedComment(recipeId: string): string {
  const stored = readDraft(nameOf(recipeId))
  return typeof stored === 'string' ? stored : ''
}

/** Stores an unsent comment; a blank one is removed. */
export function saveComment(recipeId: string, text: string) {
  writeDraft(nameOf(recipeId), text.trim() === '' ? null : text)
}

/**
 * For a visitor whose session ended before the comment was sent: a link to the login and back. In a file of its own,
 * because the public page loads it without the form.
 */
export function SavedCommentAlert({ recipeId, address }: { recipeId: string; address: string }) {
  const { t } = useTranslation(['recipeView', 'words'])
  const language = useLanguage()
  if (savedComment(recipeId) === '') return null
  return (
    <div data-screen-only className="mt-10">
      <Alert
        action={
          <LinkButton
            variant="secondary"
            size="small"
            to={paths.login(language)}
            onClick={() => rememberReturnTo(address)}
          >
            {t('words:logIn')}
          </LinkButton>
        }
      >
        {t('commentSaved')}
      </Alert>
    </div>
  )
}
