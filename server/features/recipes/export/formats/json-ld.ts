import { withSource } from '#shared/words/source.ts'
import { withoutParts } from '../../parts/present.ts'
import { recipeJsonLd } from '../../json-ld.ts'
import { keywordsOf, notesOf, sourceOf, storyOf, type ExportedRecipe } from '../exported-recipe.ts'

/** The recipe as schema.org describes it, which most programs and web pages understand. */
export function jsonLdOf(recipe: ExportedRecipe): string {
  const { row, page, picture, author, note } = recipe
  const recipes = page.slice(0, page.lastIndexOf('/'))
  // What stands for another recipe is linked in the user's own ones.
  const parts = (row.structure?.ingredients ?? []).flatMap(({ item, recipe: part }) =>
    author === null && part ? [{ uuid: part.uuid, title: item }] : [],
  )
  const addresses = { page, picture: picture ?? `${page}/picture`, recipes }
  const shown = { ...row, structure: withoutParts(row.structure) }
  const document = recipeJsonLd(shown, addresses, null, parts)
  // What the format has no field for.
  const texts = [row.taste, row.structure ? storyOf(recipe) : null, ...notesOf(recipe), row.plating, note]
  const description = texts.filter(Boolean).join('\n\n') || undefined
  const keywords = keywordsOf(recipe).join(', ') || undefined
  return `${JSON.stringify({ ...document, description, keywords, convive: ownPart(recipe) }, null, 2)}\n`
}

/** What JSON-LD cannot say, such as headings of ingredients: with this it comes back as it was. */
function ownPart(recipe: ExportedRecipe) {
  const { row, author, tags, note } = recipe
  const structure = withoutParts(row.structure)
  if (!structure) return undefined
  // With it, an importer credits the author.
  const source = author === null ? sourceOf(recipe) : [author, sourceOf(recipe)].join(', ')
  return {
    structure: {
      ...structure,
      steps: structure.steps.map(({ image: _key, ...step }) => step),
      extra: withSource(storyOf(recipe), source, row.language),
    },
    plating: row.plating,
    tags,
    note: note ?? undefined,
  }
}
