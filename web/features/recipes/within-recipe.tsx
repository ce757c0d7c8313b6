import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { Recipe, RecipePart } from '#shared/contract/recipes.ts'
import { formatAmount } from '#shared/words/amounts.ts'
import { recipePageWords } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { Origin } from './versions/lineage-line.tsx'

export interface StepPictureProps {
  uuid: string
  /** Its key. */
  image: string
  /** Counted from 0. */
  step: number
  alt: string
}

interface WithinRecipe {
  recipe: Pick<Recipe, 'uuid' | 'parts'>
  /** The servings that are shown, as a share of the written ones. */
  factor: number
  link: ComponentType<Origin & { servings?: number }>
  picture: ComponentType<StepPictureProps>
}

const Context = createContext<WithinRecipe | null>(null)

/** Lets lines and steps inside show the recipes and the pictures that belong to them. */
export function WithinRecipe({ children, ...within }: WithinRecipe & { children: ReactNode }) {
  return <Context value={within}>{children}</Context>
}

/** The recipe that a line stands for, and how much of it; nothing for other lines and for who may not read it. */
export function PartOfLine({ index }: { index: number }) {
  const language = useLanguage()
  const within = use(Context)
  const part = within?.recipe.parts.find(({ line }) => line === index)
  if (!within || !part) return null
  const { link: PartLink, factor } = within
  return (
    <span className="line-part">
      <PartLink {...part} ownerName={null} servings={Math.max(1, Math.round(part.servings * factor))} />
      {`, ${amountOf(part, factor, language)}`}
    </span>
  )
}

function amountOf({ servings, yieldUnit }: RecipePart, factor: number, language: Recipe['language']): string {
  const count = formatAmount(servings * factor, null, language)
  return yieldUnit ? `${count} ${yieldUnit}` : recipePageWords[language].servingsOf(count)
}

/** The picture at a step. */
export function PictureAtStep({ image, step }: { image: string | null | undefined; step: number }) {
  const words = recipePageWords[useLanguage()]
  const within = use(Context)
  if (!within || !image) return null
  const { picture: Picture, recipe } = within
  return (
    <span className="step-picture">
      <Picture uuid={recipe.uuid} {...{ image, step }} alt={words.stepPicture(step + 1)} />
    </span>
  )
}
