import { useTranslation } from 'react-i18next'

/** The displayed author: 'A member' without a name, 'Former member' after the account was deleted. */
export function useAuthorName() {
  const { t } = useTranslation(['forum', 'ui'])
  return ({ authorId, authorName }: { authorId: string | null; authorName: string | null }): string =>
    authorId === null ? t('formerMember') : (authorName ?? t('ui:unnamedUser'))
}
