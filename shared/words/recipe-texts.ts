import type { RecipeStructure } from '../contract/recipe-structure.ts'
import { fieldsWithLines, isTranslated, linesOfFields } from '../contract/structure-fields.ts'
import { sourceIn, withoutSource } from './source.ts'

/** A recipe as far as people wrote it: what a translation replaces. */
export interface RecipeWithTexts {
  title: string
  taste: string | null
  plating: string | null
  structure: RecipeStructure
}

/**
 * The texts of a recipe by a key that means the same text in every language: `title`, `taste`, `plating`, `story`,
 * `item.2`, `note.2`, `group.0`, `step.4`, `heading.3`, `safety.1`. A heading goes by the place of its first ingredient or step. Numbers,
 * units, facts, allergens, diets and the source are no texts; the lines of other fields have the field's name.
 */
export function textsOf({ title, taste, plating, structure }: RecipeWithTexts): Map<string, string> {
  const texts = new Map<string, string>()
  const add = (key: string, text: string | null) => {
    if (text !== null && text.trim() !== '') texts.set(key, text)
  }
  add('title', title)
  add('taste', taste)
  add('plating', plating)
  add('story', withoutSource(structure.extra ?? ''))
  for (const [place, { item, note }] of structure.ingredients.entries()) {
    add(`item.${place}`, item)
    add(`note.${place}`, note)
  }
  for (const [name, place] of firstPlaces(structure.ingredients)) add(`group.${place}`, name)
  for (const [name, place] of firstPlaces(structure.steps)) add(`heading.${place}`, name)
  for (const [place, { text }] of structure.steps.entries()) add(`step.${place}`, text)
  for (const [place, text] of structure.safety.entries()) add(`safety.${place}`, text)
  for (const [key, text] of linesOfFields(structure)) if (isTranslated(key)) add(key, text)
  return texts
}

/** Where each heading stands first. */
function firstPlaces(lines: readonly { group?: string | null | undefined }[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const [place, { group }] of lines.entries()) if (group && !places.has(group)) places.set(group, place)
  return places
}

/** The key of the heading above an ingredient; null in the main list. */
export function groupKey(structure: RecipeStructure, place: number): string | null {
  const group = structure.ingredients[place]?.group ?? null
  return group === null ? null : `group.${firstPlaces(structure.ingredients).get(group)}`
}

/** The key of the heading above a step; null in the main part. */
export function headingKey({ steps }: RecipeStructure, place: number): string | null {
  const group = steps[place]?.group
  return group ? `heading.${firstPlaces(steps).get(group)}` : null
}

/** The recipe with some of its texts replaced. Nothing else changes. */
export function withTexts<Recipe extends RecipeWithTexts>(
  recipe: Recipe,
  replaced: ReadonlyMap<string, string>,
): Recipe {
  const { structure } = recipe
  const groups = firstPlaces(structure.ingredients)
  const headings = firstPlaces(structure.steps)
  const at = <Text extends string | null>(key: string, text: Text) => replaced.get(key) ?? text
  const story = replaced.get('story')
  const title = at('title', recipe.title)
  const taste = at('taste', recipe.taste)
  return {
    ...recipe,
    title,
    taste,
    plating: at('plating', recipe.plating),
    structure: {
      ...structure,
      ...fieldsWithLines(structure, replaced),
      title: at('title', structure.title),
      taste: structure.taste === recipe.taste ? (taste ?? '') : structure.taste,
      ingredients: structure.ingredients.map((each, place) => ({
        ...each,
        item: at(`item.${place}`, each.item),
        note: at(`note.${place}`, each.note),
        group: each.group === null ? null : at(`group.${groups.get(each.group)}`, each.group),
      })),
      steps: structure.steps.map((step, place) => ({
        ...step,
        text: at(`step.${place}`, step.text),
        ...(step.group && { group: at(`heading.${headings.get(step.group)}`, step.group) }),
      })),
      safety: structure.safety.map((text, place) => at(`safety.${place}`, text)),
      ...(story !== undefined && { extra: withSourceOf(structure.extra ?? '', story) }),
    },
  }
}

/** A credit is not translated: it stays the last paragraph, as it was written. */
function withSourceOf(extra: string, story: string): string {
  if (sourceIn(extra) === '') return story
  return `${story}\n\n${extra.trimEnd().slice(extra.trimEnd().lastIndexOf('\n') + 1)}`
}
