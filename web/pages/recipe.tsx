import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { CallError } from '#shared/contract/call.ts'
import { getPublicRecipe, getRecipe, type Recipe } from '#shared/contract/recipes.ts'
import { paths } from '#shared/paths.ts'
import { callOrStored } from '../lib/or-stored.ts'
import { useLanguage } from '../i18n/language.ts'
import { SavedCommentAlert } from '../features/recipes/comments/saved-comment.tsx'
import { VisitorBar } from '../features/recipes/bar/visitor-bar.tsx'
import { publicParts, RecipeNotFound, RecipePage } from '../features/recipes/public-recipe.tsx'
import { useReaderLanguage } from '../features/recipes/reader-language.tsx'
import { TranslationNote } from '../features/recipes/translations/translation-note.tsx'
import { RecipeView } from '../features/recipes/recipe-view.tsx'
import { storedPage, storedRecipe } from '../features/recipes/stored-recipes.ts'
import { useSession } from '../app/session.tsx'
import { LinkButton } from '../ui/button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { usePageTitle } from '../ui/page.tsx'
import { lazyPage } from '../lib/lazy-page.tsx'
import { readDataBlock } from '../lib/settings.ts'

/** Visitors do not load it. */
const MemberRecipe = lazyPage(() => import('./recipe/member-recipe.tsx'))

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
    const reading = callOrStored(getPublicRecipe, { params: { uuid }, signal: leaving.signal }, (stored) =>
      storedPage(stored, uuid),
    )
    reading.then(setLoaded, (error: unknown) => {
      if (leaving.signal.aborted) return
      const unreachable = error instanceof CallError && error.code === 'network' && error.status === 0
      setLoaded(unreachable ? 'failed' : 'notFound')
    })
    return () => leaving.abort()
  }, [uuid, isLoading])

  if (typeof loaded === 'string') return <NoRecipe reason={loaded} onRetry={() => setLoaded('loading')} />
  return <LoadedRecipe recipe={loaded} />
}

function LoadedRecipe({ recipe }: { recipe: Recipe }) {
  const { status } = useSession()
  useAddressOfLanguage()
  const own = useOwnView(recipe, status === 'signedIn')
  return own ? (
    <MemberRecipe recipe={own} />
  ) : (
    <VisitorRecipe recipe={recipe} isVisitor={status === 'signedOut'} />
  )
}

/**
 * The recipe as the signed-in member sees it, once that and the screen for members have arrived: the embedded one is
 * the same for everybody. Null until then, and when it cannot be fetched.
 */
function useOwnView({ id, rendering }: Recipe, isSignedIn: boolean): Recipe | null {
  const [own, setOwn] = useState<Recipe | null>(null)
  const shown = rendering?.language
  useEffect(() => {
    if (!isSignedIn) return
    const leaving = new AbortController()
    const reading = callOrStored(
      getRecipe,
      { params: { id }, query: { in: shown }, signal: leaving.signal },
      (stored) => storedRecipe(stored, id, shown),
    )
    Promise.all([reading, MemberRecipe.preload()]).then(
      ([recipe]) => setOwn(recipe),
      () => undefined,
    )
    return () => leaving.abort()
  }, [id, shown, isSignedIn])
  return isSignedIn ? own : null
}

/** A public recipe with what a visitor can do; also while it is not known who looks at it. */
function VisitorRecipe({ recipe: original, isVisitor }: { recipe: Recipe; isVisitor: boolean }) {
  const { t } = useTranslation('recipes')
  const language = useLanguage()
  const { recipe, toggle } = useReaderLanguage(original, { onPublicPage: true })
  return (
    <RecipeView
      {...publicParts(recipe, language)}
      note={toggle && <TranslationNote recipe={recipe} onToggle={toggle} />}
      renderFrame={(body, amounts) => (
        <RecipePage article={body}>
          {isVisitor && (
            <>
              <SavedCommentAlert recipeId={original.id} address={paths.recipe(original.uuid)} />
              <p data-screen-only className="mt-10 text-ink-soft">
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
          <VisitorBar amounts={amounts} />
        </RecipePage>
      )}
    />
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
  const { t } = useTranslation(['recipes', 'shell', 'ui'])
  const language = useLanguage()
  if (reason === 'notFound')
    return <RecipeNotFound action={<LinkButton to={paths.home(language)}>{t('shell:toHome')}</LinkButton>} />
  return (
    <div className="recipe-page" aria-busy={reason === 'loading'}>
      {reason === 'loading' && (
        <output className="block py-24 text-center text-ink-soft">{t('ui:loading')}</output>
      )}
      <LoadError query={{ isError: reason === 'failed', refetch: onRetry }} className="my-16">
        {t('failedToLoad')}
      </LoadError>
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
