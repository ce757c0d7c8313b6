import { ChevronDown, Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { languageNames, languages, type Language } from '#shared/constants/languages.ts'
import { inLanguage } from '#shared/paths.ts'
import { showLanguage } from '../../i18n/i18n.ts'
import { languageOfPath, rememberLanguage, useLanguage } from '../../i18n/language.ts'
import { useSession } from '../session.tsx'
import { Menu } from '../../ui/menu.tsx'

/** Stores the language of the user's mails. Loaded on demand, so that the first load stays small. */
async function storeLanguage(language: Language) {
  const [{ call }, { updateProfile }] = await Promise.all([
    import('../../lib/api.ts'),
    import('#shared/contract/account.ts'),
  ])
  await call(updateProfile, { body: { language } })
}

/** Switches the page to another language by the first segment of its path. */
export function LanguageMenu() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const location = useLocation()
  const navigate = useNavigate()
  const { status } = useSession()

  function choose(next: Language) {
    rememberLanguage(next)
    // Not awaited; the next choice stores the language again.
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
      {/* Where room is short only the icon is hidden: the visible text must be part of the accessible name. */}
      <Globe className="size-[1.125rem] shrink-0 lg:max-2xl:hidden" />
      {/* Beside eight links only the code, which begins each name. */}
      <span className="xl:max-2xl:hidden">{languageNames[language]}</span>
      <span
        data-code={language}
        className="hidden uppercase before:content-[attr(data-code)] xl:max-2xl:inline"
      />
      <ChevronDown className="size-4 shrink-0 text-ink-soft xl:max-2xl:hidden" />
    </Menu>
  )
}
