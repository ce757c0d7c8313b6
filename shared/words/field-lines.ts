import { languages, type Language } from '../constants/languages.ts'
import {
  linesOf,
  structureFieldNames,
  structureField,
  type StructureFieldName,
} from '../contract/structure-fields.ts'
import type { RecipeStructure } from '../contract/recipe-structure.ts'

/** A field of a structure as lines of text. */
export function saidLines<Name extends StructureFieldName>(
  name: Name,
  value: RecipeStructure[Name],
  _language: Language,
): string[] {
  return linesOf(name, value).map(([, text]) => text.replace(/\s*\n\s*/g, ' ').trim())
}

/** The field that a heading of a text names, in any of the languages. */
export function fieldHeaded(heading: string): StructureFieldName | null {
  const words = heading.replace(/\s*:$/, '').trim()
  const isLabel = (name: StructureFieldName) =>
    languages.some((language) => structureField(name).label[language].toLowerCase() === words.toLowerCase())
  return (
    structureFieldNames.find((name) => isLabel(name) || structureField(name).headings?.test(words)) ?? null
  )
}

/** Values of fields, as a text says them. */
export type ReadFields = Partial<Pick<RecipeStructure, StructureFieldName>>

/** A field from the lines of a text; null where they say something that it does not hold. */
export function fieldFromLines(name: StructureFieldName, lines: readonly string[]): ReadFields | null {
  const { lineMax, linesMax } = structureField(name)
  if (lines.length > linesMax || lines.some((line) => line.length > lineMax)) return null
  return { [name]: [...lines] }
}
