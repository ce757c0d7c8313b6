import { languages, type Language } from '../constants/languages.ts'
import {
  linesOf,
  structureFieldNames,
  webAddress,
  structureField,
  type StructureFieldName,
} from '../contract/structure-fields.ts'
import type { RecipeStructure } from '../contract/recipe-structure.ts'
import { colon } from './colon.ts'
import { fold } from './fold.ts'

/** A field of a structure as lines of text: "a loaf tin", "Energy: 250 kcal". */
export function saidLines<Name extends StructureFieldName>(
  name: Name,
  value: RecipeStructure[Name],
  language: Language,
): string[] {
  return linesOf(name, value).map(([key, text]) => {
    const line = text.replace(/\s*\n\s*/g, ' ').trim()
    const word = factName(name, key, language)
    return word === null ? line : `${word}${colon[language]} ${line}`
  })
}

/** "Equipment: a loaf tin; a whisk", for texts that have no room for a list; empty without the field. */
export function saidField(
  name: StructureFieldName,
  structure: Pick<RecipeStructure, StructureFieldName> | null,
  language: Language,
): string {
  const lines = structure ? saidLines(name, structure[name], language) : []
  return lines.length > 0
    ? `${structureField(name).label[language]}${colon[language]} ${lines.join('; ')}`
    : ''
}

/** The name of a fact, by the key of its line; null for lines without one. */
export function factName(name: StructureFieldName, key: string, language: Language): string | null {
  return structureField(name).names?.[key.slice(name.length + 1)]?.[language] ?? null
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
  const { kind, lineMax, linesMax, names = {} } = structureField(name)
  const facts = kind === 'facts' ? lines.map((line) => factIn(line, names)) : []
  if (facts.includes(null)) return null
  const texts = kind === 'facts' ? facts.map((fact) => fact?.[1] ?? '') : lines
  if (texts.length > linesMax || texts.some((text) => text.length > lineMax)) return null
  if (kind === 'link' && !webAddress.test(texts[0] ?? '')) return null
  if (kind === 'facts') return { [name]: Object.fromEntries(facts.filter((fact) => fact !== null)) }
  return { [name]: kind === 'lines' ? [...texts] : texts[0] }
}

/** The field of a line such as `saidField` writes it, in any of the languages; null for other lines. */
export function fieldInLine(line: string): ReadFields | null {
  const [, label = '', said = ''] = /^([^:]{2,60}?)\s*:\s+(\S.*)$/u.exec(line.trim()) ?? []
  const name = label === '' ? null : fieldHeaded(label)
  return name && fieldFromLines(name, said.split(/;\s+/))
}

/** "Energy: 250 kcal" in any of the languages. */
function factIn(line: string, names: Record<string, Record<Language, string>>): [string, string] | null {
  const [, word, text] = /^([^:]{1,60}?)\s*:\s*(\S.*)$/u.exec(line) ?? []
  if (!word || !text) return null
  const known = Object.entries(names).find(([, words]) =>
    languages.some((language) => fold(words[language]) === fold(word)),
  )
  return known ? [known[0], text] : null
}
