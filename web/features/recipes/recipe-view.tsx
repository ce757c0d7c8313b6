import { use, useState, type ReactNode } from 'react'
import type { Measures } from '#shared/constants/measures.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { CookableColumns } from './cook/cookable-columns.tsx'
import { useCooking } from './cook/use-cooking.ts'
import { RecipeNoticeContext } from './recipe-notice-context.ts'
import { RecipeBody, ServingsContext, type RecipeBodyProps } from './recipe-body.tsx'

/** What the verbs of a recipe need of how it is shown. */
export interface ShownAmounts {
  /** Opens cook mode; null for a recipe without steps. */
  cook: (() => void) | null
  /** Null for a recipe without a structure. */
  servings: number | null
}

interface RecipeViewProps extends Omit<RecipeBodyProps, 'notice' | 'columns'> {
  /** The page or dialog around the recipe. */
  renderFrame: (body: ReactNode, amounts: ShownAmounts) => ReactNode
}

/** A recipe to read and cook, with a choice of servings and measures. */
export function RecipeView({ renderFrame, ...body }: RecipeViewProps) {
  const [measures, setMeasures] = useState<Measures | null>(null)
  const renderNotice = use(RecipeNoticeContext)
  const { recipe } = body
  const notice = renderNotice?.(recipe, setMeasures)
  if (!recipe.structure)
    return renderFrame(<RecipeBody {...body} notice={notice} />, { cook: null, servings: null })
  return (
    <CookableView
      {...{ ...body, renderFrame, notice, measures }}
      structure={recipe.structure}
      shortNotice={renderNotice?.(recipe, setMeasures, true)}
    />
  )
}

interface CookableViewProps extends RecipeViewProps {
  structure: RecipeStructure
  /** Those of the household. */
  measures: Measures | null
  notice: ReactNode
  /** For cook mode. */
  shortNotice: ReactNode
}

function CookableView({ renderFrame, structure, measures, notice, shortNotice, ...body }: CookableViewProps) {
  const { recipe, titleAs } = body
  const cooking = useCooking(recipe.id, structure, measures)
  const { servings } = cooking.portions
  const columns = (
    <CookableColumns
      id={recipe.id}
      recipe={structure}
      cooking={cooking}
      heading={titleAs === 'h1' ? 'h2' : 'h3'}
      nextTime={recipe.cooked?.nextTime ?? null}
      notice={shortNotice}
    />
  )
  return (
    <ServingsContext value={servings}>
      {renderFrame(<RecipeBody {...body} {...{ notice, columns }} />, {
        cook: structure.steps.length > 0 ? cooking.open : null,
        servings,
      })}
    </ServingsContext>
  )
}
