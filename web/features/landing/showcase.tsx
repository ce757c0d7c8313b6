import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listShowcaseCards, type RecipeCard } from '#shared/contract/recipe-cards.ts'
import { paths } from '#shared/paths.ts'
import { call } from '../../lib/api.ts'
import { Stars } from '../../ui/stars.tsx'

const most = 6

/** The community section: up to six public recipes, or a text if there are none. */
export default function Showcase() {
  const { t } = useTranslation('landing')
  const [recipes, setRecipes] = useState<RecipeCard[] | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    // A failed request looks like a community without recipes.
    call(listShowcaseCards, { signal: leaving.signal }).then(setRecipes, () => setRecipes([]))
    return () => leaving.abort()
  }, [])

  return (
    <section className="mx-auto max-w-page px-5 py-20 sm:px-8 lg:py-28">
      <h2 className="text-title">{t('communityTitle')}</h2>
      <p className="mt-4 text-lg text-ink-soft">
        {t(recipes?.length === 0 ? 'communityEmpty' : 'communityIntro')}
      </p>
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {recipes?.slice(0, most).map((recipe) => (
          <li key={recipe.uuid}>
            <Dish recipe={recipe} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Dish({ recipe }: { recipe: RecipeCard }) {
  const { t } = useTranslation(['landing', 'ui'])
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-2xl bg-surface-sunken">
        <img
          src={paths.recipePicture(recipe.uuid, 640)}
          alt=""
          width="640"
          height="480"
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-full object-cover transition-transform duration-500 ease-standard group-hover:scale-[1.03]"
        />
      </div>
      <h3 className="mt-4 text-heading" lang={recipe.language}>
        <Link to={paths.recipe(recipe.uuid)} className="after:absolute after:inset-0">
          {recipe.title}
        </Link>
      </h3>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span>{recipe.owner.name ? t('by', { name: recipe.owner.name }) : t('ui:unnamedUser')}</span>
        {recipe.rating.mean > 0 && <Stars {...recipe.rating} />}
      </p>
    </article>
  )
}
