import type { Language } from '#shared/languages.ts'
import type { RecipeStructure } from '#shared/recipe.ts'
import { allergenWords } from '#shared/words/allergens.ts'
import { ingredientLine } from '#shared/words/amounts.ts'
import { dietWords } from '#shared/words/diets.ts'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import {
  durationWords,
  ingredientGroups,
  meanOnPublicPage,
  recipePageWords,
  recipeRemarks,
} from '#shared/words/recipe-page.ts'
import { sourceLabel, sourceParts, unstructuredText } from '#shared/words/source.ts'
import { escapeHtml } from '../http/html.ts'
import { pictureMaker } from './present.ts'
import type { RecipeWithOwner } from './queries.ts'

/**
 * The page's content as plain HTML in the reader's language; the recipe's own words keep theirs. The browser draws the
 * same elements with the same classes over it: who changes one changes both.
 */
export function recipeMarkup(row: RecipeWithOwner, language: Language, picture: string): string {
  const labels = recipeLabels[language]
  const own = row.language === language ? '' : ` lang="${row.language}"`
  const plating = row.plating
    ? `<section class="recipe-plating"><h2>${labels.plating}</h2><p${own}>${escapeHtml(row.plating)}</p></section>`
    : ''
  return `<header data-shell class="recipe-shell"><p><a href="/${language}">Convive</a></p></header>
<main><div class="recipe-page"><article>
<div class="recipe-opening">${head(row, language, own)}${figure(row, language, picture)}</div>
<div class="recipe-body">${facts(row, language)}
${row.structure ? columns(row.structure, language, own) : `<div class="recipe-text"${own}>${escapeHtml(row.content)}</div>`}
${plating}${unstructured(row, language, own)}${row.structure ? suitability(row.structure, language) : ''}${remarks(row, language, own)}</div>
</article></div></main>`
}

function head(row: RecipeWithOwner, language: Language, own: string): string {
  const words = recipePageWords[language]
  const mean = row.rating_count === 0 ? 0 : row.rating_sum / row.rating_count
  const meta = [
    row.owner_name && words.by(row.owner_name),
    words.rating(meanOnPublicPage(mean, language)),
    row.rating_count === 0 && words.noRatings,
    words.likes(row.like_count),
  ].filter((said) => said)
  return `<div class="recipe-head"><p class="recipe-kind">${dishTypeWords[language][row.dish_type]}</p>
<h1${own}>${escapeHtml(row.title)}</h1>
${row.taste ? `<p class="recipe-taste"${own}>${escapeHtml(row.taste)}</p>` : ''}
<p class="recipe-meta">${meta.map((said) => `<span>${escapeHtml(said || '')}</span>`).join(' ')}</p></div>`
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
    [labels.prep, durationWords(row.prep_minutes, language)],
    [labels.cook, durationWords(row.cook_minutes, language)],
    [labels.total, durationWords(row.total_minutes, language)],
  ] as const
  return definitions(known, 'recipe-facts')
}

function columns(recipe: RecipeStructure, language: Language, own: string): string {
  const labels = recipeLabels[language]
  const groups = ingredientGroups(recipe).map(({ name, lines }) => {
    const items = lines.map(
      ({ ingredient }) => `<li>${escapeHtml(ingredientLine(ingredient, recipe.language))}</li>`,
    )
    return `<div${own}>${name ? `<p class="recipe-group">${escapeHtml(name)}</p>` : ''}<ul>${items.join('')}</ul></div>`
  })
  const steps = recipe.steps.map((step, place) => `<li id="step-${place + 1}">${escapeHtml(step.text)}</li>`)
  return `<div class="recipe-columns">
<section class="recipe-ingredients"><h2>${labels.ingredients}</h2>${groups.join('')}</section>
<section class="recipe-steps"><h2>${labels.instructions}</h2><ol${own}>${steps.join('')}</ol></section></div>`
}

/** What the text says beside the structure; without a structure the whole text is on the page already. */
function unstructured(row: RecipeWithOwner, language: Language, own: string): string {
  if (!row.structure) return ''
  const { story, source } = unstructuredText(row.structure, row.content)
  const told = story ? `<div class="recipe-text"${own}>${escapeHtml(story)}</div>` : ''
  const credit = sourceParts(source).map(({ text, href }) =>
    href
      ? `<a href="${escapeHtml(href)}" rel="nofollow noopener noreferrer">${escapeHtml(text)}</a>`
      : escapeHtml(text),
  )
  return source ? `${told}<p class="recipe-source">${sourceLabel(language)} ${credit.join('')}</p>` : told
}

function suitability(recipe: RecipeStructure, language: Language): string {
  const labels = recipeLabels[language]
  const known = [
    [labels.allergens, recipe.allergens.map((allergen) => allergenWords[language][allergen]).join(', ')],
    [labels.diets, recipe.diets.map((diet) => dietWords[language][diet]).join(', ')],
  ] as const
  return definitions(known, 'recipe-suitability')
}

function remarks(row: RecipeWithOwner, language: Language, own: string): string {
  const said = recipeRemarks(row.structure, row.findings)
  if (said.length === 0) return ''
  const items = said.map(
    ({ sentence, severity }) => `<li data-severity="${severity}">${escapeHtml(sentence)}</li>`,
  )
  return `<section class="recipe-remarks"><h2>${recipeLabels[language].notes}</h2><ul${own}>${items.join('')}</ul></section>`
}
