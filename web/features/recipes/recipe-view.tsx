import { use, useState } from 'react'
import type { Measures } from '#shared/constants/measures.ts'
import { CookableRecipe } from './cook/cookable-recipe.tsx'
import { RecipeToolsContext } from './recipe-tools-context.ts'
import { RecipeNoticeContext } from './recipe-notice-context.ts'
import { RecipeBody, ServingsContext, type RecipeBodyProps } from './recipe-body.tsx'

/** A recipe to read and cook, with a choice of servings and measures. */
export function RecipeView({ recipe, level, lead, children }: Omit<RecipeBodyProps, 'columns'>) {
  const [servings, setServings] = useState<number | null>(null)
  const [measures, setMeasures] = useState<Measures | null>(null)
  const renderTools = use(RecipeToolsContext)
  const renderNotice = use(RecipeNoticeContext)
  return (
    <ServingsContext value={servings}>
      {renderNotice?.(recipe, setMeasures)}
      <RecipeBody
        recipe={recipe}
        level={level}
        lead={lead}
        columns={
          recipe.structure && (
            <CookableRecipe
              id={recipe.id}
              recipe={recipe.structure}
              nextTime={recipe.cooked?.nextTime ?? null}
              heading={level === 2 ? 'h2' : 'h3'}
              usualMeasures={measures}
              notice={renderNotice?.(recipe, setMeasures, true)}
              onServings={setServings}
            />
          )
        }
      >
        {recipe.structure && renderTools?.(recipe, servings ?? recipe.structure.servings)}
        {children}
      </RecipeBody>
    </ServingsContext>
  )
}
