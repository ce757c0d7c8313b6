import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { bookmarkCode } from './page-messages.ts'

/** A link to be dragged to the bookmarks, which sends the page that it is clicked on. */
export function Bookmark() {
  const { t } = useTranslation('recipeImport')
  const language = useLanguage()
  const link = useRef<HTMLAnchorElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const code = bookmarkCode(location.origin, paths.importRecipes(language))

  // React refuses such an address; it is only ever run as a bookmark, since the page's own policy forbids it.
  useLayoutEffect(() => link.current?.setAttribute('href', code), [code])

  return (
    <Section title={t('bookmarkTitle')} intro={t('bookmarkText')}>
      <p>
        <a
          ref={link}
          href={paths.importRecipes(language)}
          onClick={(event) => event.preventDefault()}
          className="inline-flex min-h-11 cursor-grab items-center rounded-full border border-line-strong bg-card px-5 font-semibold"
        >
          {t('bookmark')}
        </a>
      </p>
      <p className="max-w-text text-ink-soft">{t('bookmarkHow')}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => {
          void navigator.clipboard.writeText(code).then(
            () => setIsCopied(true),
            () => setIsCopied(false),
          )
        }}
      >
        {t('copy')}
      </Button>
      <output className="text-sm text-ink-soft empty:hidden">{isCopied && t('copied')}</output>
    </Section>
  )
}
