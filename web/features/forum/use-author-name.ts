import { useTranslation } from 'react-i18next'

/** Who wrote it, as the others read it: 'A guest' without a name, 'Former member' after leaving. */
export function useAuthorName() {
  const { t } = useTranslation(['forum', 'ui'])
  return ({ authorId, authorName }: { authorId: string | null; authorName: string | null }): string =>
    authorId === null ? t('formerMember') : (authorName ?? t('ui:unnamedUser'))
}
