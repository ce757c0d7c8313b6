import { ChevronDown, Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { languageNames, languages, type Language } from '#shared/constants/languages.ts'
import { showLanguage } from '../../i18n/i18n.ts'
import { languageOfPath, rememberLanguage, useLanguage } from '../../i18n/language.ts'
import { inLanguage } from '../../lib/paths.ts'
import { useSession } from '../session.tsx'
import { Menu } from '../../ui/menu.tsx'

/** The account keeps the language for its mails. The calls come when needed, not with the first page. */
async function storeLanguage(language: Language) {
  const [{ call }, { updateProfile }] = await Promise.all([
    import('../../lib/api.ts'),
    import('#shared/contract/account.ts'),
  ])
  await call(updateProfile, { body: { language } })
}

/** Shows the same page in another language: only the first segment of the path changes. */
export function LanguageMenu() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const location = useLocation()
  const navigate = useNavigate()
  const { status } = useSession()

  function choose(next: Language) {
    rememberLanguage(next)
    // The page does not wait for this, and the next choice tries again.
    if (status === 'signedIn') storeLanguage(next).catch(() => undefined)
    if (languageOfPath(location.pathname)) {
      navigate({ ...location, pathname: inLanguage(location.pathname, next) }, { preventScrollReset: true })
    } else {
      showLanguage(next).catch(() => undefined)
    }
  }

  return (
    <Menu
      label={t('language', { name: languageNames[language] })}
      items={languages.map((each) => ({
        key: each,
        label: languageNames[each],
        lang: each,
        current: each === language,
        onSelect: () => choose(each),
      }))}
    >
      {/* Where it is tight the picture goes and the word stays: what is read must be part of what is heard. */}
      <Globe aria-hidden="true" className="size-[1.125rem] shrink-0 lg:max-xl:hidden" />
      {languageNames[language]}
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
    </Menu>
  )
}
