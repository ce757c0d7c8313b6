import { BookOpen, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { formatDuration, recipeNotes } from '#shared/words/recipe-page.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { FinishedRecipe } from './conversation.ts'

/** The saved recipe in a few lines: title, servings, times, safety notes, and the next actions. */
export function RecipeCard({ finished, children }: { finished: FinishedRecipe; children: ReactNode }) {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const { recipe, findings } = finished
  const facts = [
    { name: t('servings'), value: String(recipe.servings) },
    { name: t('preparation'), value: formatDuration(recipe.prepMinutes, language) },
    { name: t('cooking'), value: formatDuration(recipe.cookMinutes, language) },
    { name: t('total'), value: formatDuration(recipe.prepMinutes + recipe.cookMinutes, language) },
  ]
  const notes = recipeNotes(recipe, findings)
  return (
    <section aria-label={t('recipe')} className="rounded-3xl border border-line bg-card p-5 sm:p-7">
      <p className="text-sm font-semibold text-brand">{dishTypeWords[language][recipe.dishType]}</p>
      <h2 className="mt-1 text-title" lang={recipe.language}>
        {recipe.title}
      </h2>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 sm:max-lg:grid-cols-4">
        {facts.map(
          ({ name, value }) =>
            value !== null && (
              <div key={name}>
                <dt className="text-sm text-ink-soft">{name}</dt>
                <dd className="font-serif text-lg tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {notes.length > 0 && (
        <div className="mt-5">
          <h3 className="text-lg">{t('notes')}</h3>
          <ul lang={recipe.language} className="mt-2 grid gap-2 text-[0.9375rem]">
            {notes.map(({ sentence, severity }) => (
              <li key={sentence} className="flex gap-2.5">
                {severity === 'note' ? (
                  <Info aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-soft" />
                ) : (
                  <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-danger" />
                )}
                <span className={severity === 'dangerous' ? 'font-semibold text-danger' : undefined}>
                  {sentence}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-6 grid gap-4">
        {children}
        <LinkButton
          to={paths.myRecipe(language, finished.id)}
          variant="secondary"
          icon={<BookOpen aria-hidden="true" className="size-5" />}
          className="justify-self-start max-sm:justify-self-stretch"
        >
          {t('openInBinder')}
        </LinkButton>
      </div>
    </section>
  )
}
