import { ShieldAlert } from 'lucide-react'
import { createContext, use, type ReactNode } from 'react'
import type { Language } from '#shared/constants/languages.ts'
import type { TranslatedBy } from '#shared/contract/recipe-translations.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import type { Finding } from '#shared/contract/safety-finding.ts'
import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { groupKey } from '#shared/words/recipe-texts.ts'
import { PartOfLine } from '../within-recipe.tsx'

/** What of a recipe was translated, and by whom. */
export interface ShownTranslation {
  madeBy: readonly TranslatedBy[]
  /** Keys of texts in the language of the original. */
  untranslated: readonly string[]
  approximate: readonly string[]
  corrected: readonly { key: string; by: string | null }[]
  isPending: boolean
  original: Pick<Recipe, 'language' | 'title' | 'taste' | 'plating' | 'structure'>
}

/** A recipe as it is shown: as it was written, or translated. */
export interface ShownRecipe extends Recipe {
  translation?: ShownTranslation
}

/** The recipe with the texts of its rendering; as it is without one. */
export function shownIn(recipe: Recipe, rendering: Recipe['rendering']): ShownRecipe {
  if (!rendering) return recipe
  const { translation, ...texts } = rendering
  const { language, title, taste, plating, structure } = recipe
  return {
    ...recipe,
    ...texts,
    translation: { ...translation, original: { language, title, taste, plating, structure } },
  }
}

const TranslationContext = createContext<ShownTranslation | null>(null)

/** Lets the texts inside know in which language each of them is. */
export function TranslationProvider({ recipe, children }: { recipe: ShownRecipe; children: ReactNode }) {
  return <TranslationContext value={recipe.translation ?? null}>{children}</TranslationContext>
}

/** The language of the text with this key where it is not the interface's. */
export function useTextLanguage(): (key: string) => Language | undefined {
  const translation = use(TranslationContext)
  return (key) => (translation?.untranslated.includes(key) ? translation.original.language : undefined)
}

/** The structure that a step's text belongs to: the original's, where the step has not been translated. */
export function useStructureOfStep(recipe: RecipeStructure): (index: number) => RecipeStructure {
  const translation = use(TranslationContext)
  return (index) =>
    (translation?.untranslated.includes(`step.${index}`) && translation.original.structure) || recipe
}

/** What the safety check has found of single ingredients, by their index. */
const LineFindingsContext = createContext<readonly Finding[]>([])

interface LineFindingsProviderProps {
  recipe: Pick<Recipe, 'findings'>
  children: ReactNode
}

/** Lets every list of the ingredients inside show what was found of a line beside it. */
export function LineFindingsProvider({ recipe: { findings }, children }: LineFindingsProviderProps) {
  return <LineFindingsContext value={findings}>{children}</LineFindingsContext>
}

interface LineTextProps {
  line: string
  index: number
  ingredient: RecipeIngredient
}

/** A line of the list, and what somebody must not have of it. */
export function LineText(props: LineTextProps) {
  const found = use(LineFindingsContext).filter(
    ({ line, severity }) => line === props.index && severity !== 'note',
  )
  return (
    <>
      <TextOfLine {...props} />
      <PartOfLine index={props.index} />
      {[...new Set(found.map(({ sentence }) => sentence))].map((sentence) => (
        <span key={sentence} className="line-finding">
          <ShieldAlert />
          <span>{sentence}</span>
        </span>
      ))}
    </>
  )
}

/** A line whose words in another language are marked as such. */
function TextOfLine({ line, index, ingredient }: LineTextProps) {
  const translation = use(TranslationContext)
  if (!translation) return line
  const { original, untranslated, approximate } = translation
  const foreign = [
    untranslated.includes(`item.${index}`) && ingredient.item,
    approximate.includes(`item.${index}`) && original.structure?.ingredients[index]?.item,
    untranslated.includes(`note.${index}`) && ingredient.note,
  ].filter((text) => typeof text === 'string')
  return marked(line, foreign, original.language)
}

function marked(line: string, foreign: readonly string[], lang: Language): ReactNode {
  const [text, ...rest] = foreign
  const at = text ? line.lastIndexOf(text) : -1
  if (!text || at < 0) return rest.length > 0 ? marked(line, rest, lang) : line
  return (
    <>
      {line.slice(0, at)}
      <span lang={lang}>{text}</span>
      {marked(line.slice(at + text.length), rest, lang)}
    </>
  )
}

/** The language of the heading above an ingredient. */
export function useHeadingLanguage(recipe: RecipeStructure): (index: number) => Language | undefined {
  const textLanguage = useTextLanguage()
  const translation = use(TranslationContext)
  return (index) => {
    const key = groupKey(translation?.original.structure ?? recipe, index)
    return key === null ? undefined : textLanguage(key)
  }
}
