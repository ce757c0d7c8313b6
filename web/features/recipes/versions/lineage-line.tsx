import type { ComponentType } from 'react'
import type { Lineage } from '#shared/contract/recipe-versions.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { paths } from '#shared/paths.ts'
import { lineageWords } from '#shared/words/lineage.ts'
import { useLanguage } from '../../../i18n/language.ts'

export type Origin = NonNullable<Lineage['recipe']>

/** On the public page, which has no router on the server. */
export function PublicOriginLink({ uuid, title }: Origin) {
  return <a href={paths.recipe(uuid)}>{title}</a>
}

/** Says what the recipe is a variant of; nothing for other recipes. The server renders it too. */
export function LineageLine({ recipe, link: OriginLink }: { recipe: Recipe; link: ComponentType<Origin> }) {
  const words = lineageWords[useLanguage()]
  const from = recipe.version?.from
  if (!from) return null
  if (!from.recipe) return <span>{words.private}</span>
  const [before, after] = words.around(from.recipe.mine ? null : from.recipe.ownerName)
  return (
    <span className="recipe-lineage">
      {before}
      <OriginLink {...from.recipe} />
      {after}
    </span>
  )
}
