import type { Language } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import { allergenWords } from '#shared/words/allergens.ts'
import { ingredientLine } from '#shared/words/amounts.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { escapeHtml } from '../http/html.ts'
import type { RecipeWithOwner } from './queries.ts'

const words: Record<Language, { noImage: string; rating: string; likes: (count: number) => string }> = {
  en: { noImage: 'No image available', rating: 'Rating', likes: (n) => (n === 1 ? '1 like' : `${n} likes`) },
  fr: { noImage: 'Aucune image disponible', rating: 'Note', likes: (n) => `${n} j’aime` },
  es: { noImage: 'Sin imagen disponible', rating: 'Valoración', likes: (n) => `${n} me gusta` },
  de: { noImage: 'Kein Bild vorhanden', rating: 'Bewertung', likes: (n) => `${n} Gefällt mir` },
}

/** The page's content as plain HTML in the reader's language; the recipe's own words keep theirs. */
export function recipeMarkup(row: RecipeWithOwner, language: Language, picture: string): string {
  const said = words[language]
  const labels = recipeLabels[language]
  const own = row.language === language ? '' : ` lang="${row.language}"`
  const mean = row.rating_count === 0 ? 0 : row.rating_sum / row.rating_count
  const title = escapeHtml(row.title)
  const image =
    row.image_key === null
      ? `<p class="recipe-no-image">${said.noImage}</p>`
      : `<img class="recipe-picture" src="${picture}" alt="${title}" width="1200" height="900">`
  const plating = row.plating
    ? `<section><h2>${labels.plating}</h2><p${own}>${escapeHtml(row.plating)}</p></section>`
    : ''
  return `<main class="recipe-page"><p><a href="/${language}">Convive</a></p><article>
<h1${own}>${title}</h1>
<p>${said.rating}: ${mean.toFixed(limits.rating.decimalsOnPublicPage)} · ${said.likes(row.like_count)}</p>
${image}
${preparation(row, language, own)}
${plating}</article></main>`
}

function preparation(row: RecipeWithOwner, language: Language, own: string): string {
  const labels = recipeLabels[language]
  const recipe = row.structure
  if (!recipe) return `<div class="recipe-text"${own}>${escapeHtml(row.content)}</div>`
  const allergens = recipe.allergens.map((allergen) => allergenWords[language][allergen]).join(', ')
  const items = recipe.ingredients.map((each) => `<li>${escapeHtml(ingredientLine(each, row.language))}</li>`)
  const steps = recipe.steps.map((step, place) => `<li id="step-${place + 1}">${escapeHtml(step.text)}</li>`)
  return `<p>${labels.serves(recipe.servings)}</p>
<section><h2>${labels.ingredients}</h2><ul${own}>${items.join('')}</ul></section>
<section><h2>${labels.instructions}</h2><ol${own}>${steps.join('')}</ol></section>
${allergens === '' ? '' : `<p>${labels.allergens}: ${escapeHtml(allergens)}</p>`}`
}
