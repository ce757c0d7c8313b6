import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { allergenWords } from '#shared/words/allergens.ts'
import { ingredientLine } from '#shared/words/amounts.ts'
import { dietWords } from '#shared/words/diets.ts'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import {
  formatDuration,
  ingredientGroups,
  formatMean,
  recipePageWords,
  recipeNotes,
} from '#shared/words/recipe-page.ts'
import { sourceLabel, sourceParts, unstructuredText } from '#shared/words/source.ts'
import { escapeHtml } from '../../platform/http/html.ts'
import { pictureMaker } from './present.ts'
import type { RecipeWithOwner } from './queries.ts'

/**
 * The page's content as HTML in the reader's language; the recipe's text stays in its own. The web app renders the same
 * elements with the same classes: change both together.
 */
export function recipeMarkup(row: RecipeWithOwner, language: Language, picture: string): string {
  const labels = recipeLabels[language]
  const langAttribute = row.language === language ? '' : ` lang="${row.language}"`
  const plating = row.plating
    ? `<section class="recipe-plating"><h2>${labels.plating}</h2><p${langAttribute}>${escapeHtml(row.plating)}</p></section>`
    : ''
  return `<header data-shell class="recipe-shell"><p><a href="/${language}">Convive</a></p></header>
<main><div class="recipe-page"><article>
<div class="recipe-opening">${head(row, language, langAttribute)}${figure(row, language, picture)}</div>
<div class="recipe-body">${facts(row, language)}
${row.structure ? columns(row.structure, language, langAttribute) : `<div class="recipe-text"${langAttribute}>${escapeHtml(row.content)}</div>`}
${plating}${unstructured(row, language, langAttribute)}${row.structure ? suitability(row.structure, language) : ''}${safetyNotes(row, language, langAttribute)}</div>
</article></div></main>`
}

function head(row: RecipeWithOwner, language: Language, langAttribute: string): string {
  const words = recipePageWords[language]
  const mean = row.rating_count === 0 ? 0 : row.rating_sum / row.rating_count
  const meta = [
    row.owner_name && words.by(row.owner_name),
    words.rating(formatMean(mean, language)),
    row.rating_count === 0 && words.noRatings,
    words.likes(row.like_count),
  ].filter((part) => part)
  return `<div class="recipe-head"><p class="recipe-kind">${dishTypeWords[language][row.dish_type]}</p>
<h1${langAttribute}>${escapeHtml(row.title)}</h1>
${row.taste ? `<p class="recipe-taste"${langAttribute}>${escapeHtml(row.taste)}</p>` : ''}
<p class="recipe-meta">${meta.map((part) => `<span>${escapeHtml(part || '')}</span>`).join(' ')}</p></div>`
}

function figure(row: RecipeWithOwner, language: Language, picture: string): string {
  const words = recipePageWords[language]
  if (row.image_key === null) return `<p class="recipe-no-image">${words.noImage}</p>`
  const maker = pictureMaker(row)
  const credit = maker && words.madeBy[maker]
  const caption = credit ? `<figcaption>${credit}</figcaption>` : ''
  return `<figure class="recipe-figure"><img src="${picture}" alt="${escapeHtml(row.title)}" width="1200" height="900">${caption}</figure>`
}

function definitions(rows: readonly (readonly [name: string, value: string | null])[], list: string): string {
  const known = rows.filter(([, value]) => value)
  if (known.length === 0) return ''
  const items = known.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd></div>`)
  return `<dl class="${list}">${items.join('')}</dl>`
}

function facts(row: RecipeWithOwner, language: Language): string {
  const labels = recipeLabels[language]
  const known = [
    [recipePageWords[language].servings, row.structure && String(row.structure.servings)],
    [labels.prep, formatDuration(row.prep_minutes, language)],
    [labels.cook, formatDuration(row.cook_minutes, language)],
    [labels.total, formatDuration(row.total_minutes, language)],
  ] as const
  return definitions(known, 'recipe-facts')
}

function columns(recipe: RecipeStructure, language: Language, langAttribute: string): string {
  const labels = recipeLabels[language]
  const groups = ingredientGroups(recipe).map(({ name, lines }) => {
    const items = lines.map(
      ({ ingredient }) => `<li>${escapeHtml(ingredientLine(ingredient, recipe.language))}</li>`,
    )
    return `<div${langAttribute}>${name ? `<p class="recipe-group">${escapeHtml(name)}</p>` : ''}<ul>${items.join('')}</ul></div>`
  })
  const steps = recipe.steps.map((step, index) => `<li id="step-${index + 1}">${escapeHtml(step.text)}</li>`)
  return `<div class="recipe-columns">
<section class="recipe-ingredients"><h2>${labels.ingredients}</h2>${groups.join('')}</section>
<section class="recipe-steps"><h2>${labels.instructions}</h2><ol${langAttribute}>${steps.join('')}</ol></section></div>`
}

/** Text beside the structure. Without a structure the page already shows the whole text. */
function unstructured(row: RecipeWithOwner, language: Language, langAttribute: string): string {
  if (!row.structure) return ''
  const { story, source } = unstructuredText(row.structure, row.content)
  const storyMarkup = story ? `<div class="recipe-text"${langAttribute}>${escapeHtml(story)}</div>` : ''
  const credit = sourceParts(source).map(({ text, href }) =>
    href
      ? `<a href="${escapeHtml(href)}" rel="nofollow noopener noreferrer">${escapeHtml(text)}</a>`
      : escapeHtml(text),
  )
  return source
    ? `${storyMarkup}<p class="recipe-source">${sourceLabel(language)} ${credit.join('')}</p>`
    : storyMarkup
}

function suitability(recipe: RecipeStructure, language: Language): string {
  const labels = recipeLabels[language]
  const known = [
    [labels.allergens, recipe.allergens.map((allergen) => allergenWords[language][allergen]).join(', ')],
    [labels.diets, recipe.diets.map((diet) => dietWords[language][diet]).join(', ')],
  ] as const
  return definitions(known, 'recipe-suitability')
}

function safetyNotes(row: RecipeWithOwner, language: Language, langAttribute: string): string {
  const notes = recipeNotes(row.structure, row.findings)
  if (notes.length === 0) return ''
  const items = notes.map(
    ({ sentence, severity }) => `<li data-severity="${severity}">${escapeHtml(sentence)}</li>`,
  )
  return `<section class="recipe-notes"><h2>${recipeLabels[language].notes}</h2><ul${langAttribute}>${items.join('')}</ul></section>`
}
