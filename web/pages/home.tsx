import { ArrowRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../i18n/language.ts'
import { useSession } from '../app/session.tsx'
import { Page } from '../ui/page.tsx'
import { RingBinder, RoundTable, TalkingPot, TastingSpoon } from '../features/landing/feature-drawings.tsx'
import { HomeBlocks, hasOwn, useHome } from '../features/home/home-blocks.tsx'
import { SearchBox } from '../features/landing/search-box.tsx'
import { SuggestingInput } from '../features/search/suggesting-input.tsx'

const Showcase = lazy(() => import('../features/landing/showcase.tsx'))

/** The home page for users: the search, then the user's own things, the main pages and new recipes. */
export default function Home() {
  const { t } = useTranslation('landing')
  const navigate = useNavigate()
  const language = useLanguage()
  const { me } = useSession()
  const name = me?.name?.trim().split(/\s+/)[0]

  const links = [
    { key: 'homeChat', to: paths.chat(language), Drawing: TalkingPot },
    { key: 'homeBinder', to: paths.myRecipes(language), Drawing: RingBinder },
    { key: 'homeDiscover', to: paths.discover(language), Drawing: TastingSpoon },
    { key: 'homeGroups', to: paths.groups(language), Drawing: RoundTable },
  ] as const

  const home = useHome()
  const isNew = home.data !== undefined && !hasOwn(home.data)
  const start = (
    <ul className="grid border-t-2 border-ink sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-4">
      {links.map(({ key, to, Drawing }) => (
        <li key={key} className="group relative grid content-start gap-3 border-b border-line py-8">
          <Drawing className="w-20 transition-transform duration-300 ease-standard group-hover:-translate-y-1" />
          <h2 className="mt-2 text-heading">
            <Link to={to} className="after:absolute after:inset-0 hover:text-brand">
              {t(`${key}Title`)}
            </Link>
          </h2>
          <p className="text-ink-soft">{t(`${key}Text`)}</p>
          <ArrowRight className="size-5 text-brand" />
        </li>
      ))}
    </ul>
  )
  return (
    <Page title={t('homeTitle')} width="full">
      <div className="mx-auto max-w-page px-5 pt-6 pb-12 sm:px-8 sm:pt-12">
        <h1 className="max-w-4xl text-title hyphens-none">
          {name ? t('homeGreeting', { name }) : t('homeGreetingNameless')}
        </h1>
        <div className="mt-3 max-w-3xl sm:mt-6">
          <SearchBox Field={SuggestingInput} onSearch={(text) => navigate(paths.discover(language, text))} />
        </div>
        {/* Who has own things here knows the ways in. */}
        <div className="mt-7 grid gap-y-16 sm:mt-10">
          <HomeBlocks home={home} />
          {(isNew || home.isError) && start}
        </div>
      </div>
      {home.data && !home.data.newRecipes && (
        <Suspense>
          <Showcase />
        </Suspense>
      )}
    </Page>
  )
}
