import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/language.ts'
import { paths } from '../../../lib/paths.ts'
import { rememberReturnTo } from '../../../lib/return-to.ts'
import { Alert } from '../../../ui/alert.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { savedComment } from './comment-draft.ts'

/** Whose session ended over a comment is told that it is kept, and comes back to it by logging in. */
export function SavedCommentAlert({ recipeId, address }: { recipeId: string; address: string }) {
  const { t } = useTranslation(['recipeView', 'recipes'])
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
            {t('recipes:logIn')}
          </LinkButton>
        }
      >
        {t('commentSaved')}
      </Alert>
    </div>
  )
}
