import { Printer } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { CallError } from '#shared/contract/call.ts'
import { getPublicRecipe, type Recipe } from '#shared/contract/recipes.ts'
import { paths } from '#shared/paths.ts'
import { call } from '../lib/api.ts'
import { useLanguage } from '../i18n/language.ts'
import { SavedCommentAlert } from '../features/recipes/comments/saved-comment.tsx'
import {
  FinishCookingContext,
  type CookedSession,
} from '../features/recipes/cooking-log/finish-cooking-context.ts'
import { PublicRecipe, RecipeNotFound } from '../features/recipes/public-recipe.tsx'
import { useReaderLanguage } from '../features/recipes/reader-language.tsx'
import { TranslationNote } from '../features/recipes/translations/translation-note.tsx'
import { RecipeView } from '../features/recipes/recipe-view.tsx'
import { useSession } from '../app/session.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { usePageTitle } from '../ui/page.tsx'
import { readDataBlock } from '../lib/settings.ts'

/** Lazy: visitors do not load it. */
const MemberSection = lazy(() => import('./recipe/member-section.tsx'))

type Loaded = 'loading' | 'notFound' | 'failed' | Recipe

/** A public recipe: the one embedded in the page, or requested after navigating here from another page. */
export default function PublicRecipePage() {
  const { uuid = '' } = useParams()
  return <RecipeOf key={uuid} uuid={uuid} />
}

function RecipeOf({ uuid }: { uuid: string }) {
  const { t } = useTranslation('recipes')
  const [loaded, setLoaded] = useState(() => initiallyLoaded(uuid))
  const isLoading = loaded === 'loading'
  usePageTitle(typeof loaded === 'string' ? t(loaded === 'notFound' ? 'notFound' : 'recipe') : loaded.title)

  useEffect(() => {
    if (!isLoading) return
    const leaving = new AbortController()
    call(getPublicRecipe, { params: { uuid }, signal: leaving.signal }).then(setLoaded, (error: unknown) => {
      if (leaving.signal.aborted) return
      const unreachable = error instanceof CallError && error.code === 'network' && error.status === 0
      setLoaded(unreachable ? 'failed' : 'notFound')
    })
    return () => leaving.abort()
  }, [uuid, isLoading])

  if (typeof loaded === 'string') return <NoRecipe reason={loaded} onRetry={() => setLoaded('loading')} />
  return <LoadedRecipe recipe={loaded} onFresh={setLoaded} />
}

function LoadedRecipe({ recipe: original, onFresh }: { recipe: Recipe; onFresh: (fresh: Recipe) => void }) {
  const { t } = useTranslation('recipes')
  const { status } = useSession()
  const language = useLanguage()
  useAddressOfLanguage()
  const { recipe, toggle } = useReaderLanguage(original, { onPublicPage: true })
  const note = toggle && <TranslationNote recipe={recipe} onToggle={toggle} />
  const [cooked, setCooked] = useState<CookedSession | null>(null)
  return (
    <FinishCookingContext value={status === 'signedIn' ? setCooked : null}>
      <PublicRecipe recipe={recipe} view={RecipeView} note={note}>
        <p data-screen-only className="mt-10">
          <Button
            variant="secondary"
            icon={<Printer aria-hidden="true" className="size-5" />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        </p>
        {status === 'signedOut' && (
          <>
            <SavedCommentAlert recipeId={original.id} address={paths.recipe(original.uuid)} />
            <p data-screen-only className="mt-6 text-ink-soft">
              {t('visitorText')}{' '}
              <Link
                to={paths.requestInvite(language)}
                className="font-medium text-brand underline underline-offset-4"
              >
                {t('visitorAsk')}
              </Link>
            </p>
          </>
        )}
        {status === 'signedIn' && (
          <Suspense>
            <MemberSection recipe={original} onFresh={onFresh} cooked={cooked} />
          </Suspense>
        )}
      </PublicRecipe>
    </FinishCookingContext>
  )
}

/** Another language in the menu than the address asks for: then the address is that of the original. */
function useAddressOfLanguage() {
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('in')
  useEffect(() => {
    if (asked === null || asked === language) return
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('in')
        return next
      },
      { replace: true },
    )
  }, [asked, language, setSearch])
}

function initiallyLoaded(uuid: string): Loaded {
  const embedded = embeddedRecipe(uuid)
  return embedded === 'unknown' ? 'notFound' : (embedded ?? 'loading')
}

function NoRecipe({ reason, onRetry }: { reason: 'loading' | 'notFound' | 'failed'; onRetry: () => void }) {
  const { t } = useTranslation(['recipes', 'shell'])
  const language = useLanguage()
  if (reason === 'notFound')
    return <RecipeNotFound action={<LinkButton to={paths.home(language)}>{t('shell:toHome')}</LinkButton>} />
  return (
    <div className="recipe-page" aria-busy={reason === 'loading'}>
      {reason === 'loading' && (
        <output className="block py-24 text-center text-ink-soft">{t('loading')}</output>
      )}
      {reason === 'failed' && (
        <LoadError className="my-16" busy={false} onRetry={onRetry}>
          {t('failedToLoad')}
        </LoadError>
      )}
    </div>
  )
}

/**
 * The recipe with this uuid that the server embedded in the page; `unknown` when the server did not find it, null when
 * the page was rendered for another path.
 */
function embeddedRecipe(uuid: string): Recipe | 'unknown' | null {
  const block = readDataBlock('recipe')
  const recipe = z.safeParse(getPublicRecipe.answer, block).data
  if (recipe) return isSame(recipe.uuid, uuid) ? recipe : null
  const wasRequested =
    document.getElementById('recipe') !== null && isSame(documentPath().split('/').at(-1), uuid)
  return wasRequested && block === null ? 'unknown' : null
}

/** The path of the document request; the router may show another page by now. */
function documentPath(): string {
  const [load] = performance.getEntriesByType('navigation')
  return URL.parse(load?.name ?? '')?.pathname ?? ''
}

function isSame(one: string | undefined, other: string) {
  return one?.toLowerCase() === other.toLowerCase()
}
