import { paths } from '#shared/paths.ts'
import type { Lineage } from '#shared/contract/recipe-versions.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { underHeadings } from '#shared/words/recipe-page.ts'
import type { Diet } from '#shared/words/diets.ts'
import { provedTerms } from '#shared/words/proved-terms.ts'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { ingredientLine } from '#shared/words/amounts.ts'
import { sourceIn, sourceParts } from '#shared/words/source.ts'
import type { RecipeWithOwner } from './queries.ts'

const schemaDiets: Partial<Record<Diet, string>> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  glutenFree: 'GlutenFreeDiet',
  lactoseFree: 'LowLactoseDiet',
  halal: 'HalalDiet',
  kosherStyle: 'KosherDiet',
}

function duration(minutes: number | null | undefined): string | undefined {
  return minutes ? `PT${minutes}M` : undefined
}

/** The schema.org `Recipe` of a recipe. Unknown values are left out. */
export function recipeJsonLd(
  row: RecipeWithOwner,
  addresses: {
    page: string
    picture: string
    recipes?: string
    /** Of a step's picture; the lasting one below the page where it is not said. */
    stepPicture?: (key: string, step: number) => string
    /** Where `row` is a translation. */
    original?: string
  },
  lineage: Lineage | null = null,
  parts: readonly { uuid: string; title: string }[] = [],
) {
  const recipe = row.structure
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: row.title,
    url: addresses.page,
    translationOfWork: addresses.original
      ? { '@type': 'Recipe', '@id': addresses.original, url: addresses.original }
      : undefined,
    image: [addresses.picture],
    inLanguage: row.language,
    datePublished: row.created_at.toISOString(),
    description: descriptionOf(row),
    author: row.owner_name ? { '@type': 'Person', name: row.owner_name } : undefined,
    isBasedOn: basedOn(sourceIn(recipe?.extra ?? row.content)) ?? originOf(lineage, addresses.recipes),
    recipeCategory: dishTypeWords[row.language][row.dish_type],
    keywords: provedTerms(row.search_terms, recipe?.diets ?? []).join(', ') || undefined,
    tool: recipe?.equipment?.map((name) => ({ '@type': 'HowToTool', name })),
    nutrition: recipe?.nutrition ? { '@type': 'NutritionInformation', ...recipe.nutrition } : undefined,
    video: recipe?.video ? { '@type': 'VideoObject', name: row.title, url: recipe.video } : undefined,
    recipeYield: recipe ? [recipe.servings, recipe.yieldUnit].filter(Boolean).join(' ') : undefined,
    prepTime: duration(row.prep_minutes),
    cookTime: duration(row.cook_minutes),
    totalTime: duration(row.total_minutes),
    hasPart:
      addresses.recipes === undefined || parts.length === 0
        ? undefined
        : parts.map(({ uuid, title }) => ({
            '@type': 'Recipe',
            name: title,
            url: `${addresses.recipes}/${uuid}`,
          })),
    recipeIngredient: recipe?.ingredients.map((ingredient) => ingredientLine(ingredient, row.language)),
    recipeInstructions: recipe
      ? instructionsOf(
          recipe,
          addresses.page,
          addresses.stepPicture ?? ((_, step) => paths.stepPicture(addresses.page, step)),
        )
      : row.content,
    suitableForDiet: recipe?.diets.flatMap((diet) =>
      schemaDiets[diet] ? [`https://schema.org/${schemaDiets[diet]}`] : [],
    ),
    aggregateRating:
      row.rating_count > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: (row.rating_sum / row.rating_count).toFixed(2),
            ratingCount: row.rating_count,
          }
        : undefined,
  }
}

/** The steps, in sections where they stand under headings. */
function instructionsOf(
  recipe: RecipeStructure,
  page: string,
  pictureOf: (key: string, step: number) => string,
) {
  const steps = recipe.steps.map((step, index) => ({
    group: step.group ?? null,
    step: {
      '@type': 'HowToStep',
      position: index + 1,
      text: step.text,
      url: `${page}#step-${index + 1}`,
      image: step.image ? pictureOf(step.image, index) : undefined,
    },
  }))
  return underHeadings(steps).flatMap(({ name, lines }): unknown[] => {
    const each = lines.map(({ step }) => step)
    return name === null ? each : [{ '@type': 'HowToSection', name, itemListElement: each }]
  })
}

/** The work that a recipe is based on: its name and URL. */
function basedOn(source: string) {
  if (source === '') return undefined
  const address = sourceParts(source).find(({ href }) => href !== null)?.text
  const name = source.replace(address ?? '', '').replace(/^[\s,;]+|[\s,;]+$/g, '')
  return { '@type': 'CreativeWork', name: name || undefined, url: address }
}

/** What the recipe is a variant of, while everybody may read that. */
function originOf(lineage: Lineage | null, recipes: string | undefined) {
  const origin = lineage?.recipe
  if (!origin || recipes === undefined) return undefined
  return {
    '@type': 'Recipe',
    name: origin.title,
    url: `${recipes}/${origin.uuid}`,
    author: origin.ownerName ? { '@type': 'Person', name: origin.ownerName } : undefined,
  }
}

/** 20 to 320 characters about the recipe, for search engines and previews. */
export function descriptionOf(row: RecipeWithOwner): string {
  const recipe = row.structure
  const facts = [
    row.title,
    row.taste,
    recipe && recipe.ingredients.length > 0
      ? recipe.ingredients
          .slice(0, 6)
          .map(({ item }) => item)
          .join(', ')
      : null,
  ].filter((fact) => fact)
  const text = facts.join(' · ')
  const padded =
    text.length >= 20 ? text : `${text} · ${row.content.replaceAll(/\s+/g, ' ').slice(0, 200)} · Convive`
  return padded.length <= 320 ? padded : `${padded.slice(0, 319).trimEnd()}…`
}
