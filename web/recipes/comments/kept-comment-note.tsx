import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { rememberReturnTo } from '../../return-to.ts'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { keptComment } from './kept-comment.ts'

/** Whose session ended over a comment is told that it is kept, and comes back to it by logging in. */
export function KeptCommentNote({ recipeId, address }: { recipeId: string; address: string }) {
  const { t } = useTranslation(['recipeView', 'recipes'])
  const language = useLanguage()
  if (keptComment(recipeId) === '') return null
  return (
    <div data-screen-only className="mt-10">
      <Alert
        action={
          <LinkButton
            look="secondary"
            size="small"
            to={paths.login(language)}
            onClick={() => rememberReturnTo(address)}
          >
            {t('recipes:logIn')}
          </LinkButton>
        }
      >
        {t('commentKept')}
      </Alert>
    </div>
  )
}
