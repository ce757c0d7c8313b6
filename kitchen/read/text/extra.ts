import { limits } from '#shared/constants/limits.ts'
import { fitsInLists, type RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { sourceIn, unstructuredText, withSource } from '#shared/words/source.ts'
import { cut } from '#shared/lines/marks.ts'
import { readRecipe } from './read.ts'

/** A structure and the text that belongs to it. */
interface StructureWithText {
  structure: RecipeStructure
  content: string
}

/** A recipe that is written over. */
export interface Former {
  title: string
  content: string
  /** Undefined where it was stored without. */
  extra: string | undefined
}

const extraIn = (content: string, title: string): string => readRecipe(content, { title })?.extra ?? ''

/** A structure without a word about what else the text says gets it from the text. */
export function withExtra(structure: RecipeStructure, content: string): RecipeStructure {
  if (structure.extra !== undefined) return structure
  return withFittingExtra(structure, extraIn(content, structure.title))
}

/** Of the extra text as much as may be stored: all of it, else its source, else nothing. */
function withFittingExtra(structure: RecipeStructure, extra: string): RecipeStructure {
  const source = withSource('', sourceIn(extra), structure.language)
  const candidates = [extra, source].map((each) => ({ ...structure, extra: each }))
  return candidates.find(fitsInLists) ?? { ...structure, extra: '' }
}

/**
 * Adds the former recipe's story to one that was written without knowing of it. Whoever rewrote the text knew what it
 * said; but a text that was rendered from the structure, or is still the same, left the story out only because the
 * structure did not have it.
 */
export function withFormerStory(written: StructureWithText, former: Former): StructureWithText {
  const { structure, content } = written
  const { story: known, source } = unstructuredText(structure, content)
  const isSame = content === former.content
  if (known !== '' || !(isSame || content === renderRecipe(credited(structure, source)))) return written
  const { story } = unstructuredText({ extra: former.extra ?? extraIn(former.content, former.title) }, '')
  if (story === '') return written
  const room = limits.recipe.extraMax - withSource('\n\n', source, structure.language).length
  const extra = withSource(cut(story, room), source, structure.language)
  const complete = withFittingExtra(structure, extra)
  const text = isSame ? content : renderRecipe(complete)
  return { structure: complete, content: text.length <= limits.recipe.contentMax ? text : content }
}

const credited = (structure: RecipeStructure, source: string): RecipeStructure => ({
  ...structure,
  extra: withSource('', source, structure.language),
})
