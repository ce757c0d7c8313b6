import { createHash } from 'node:crypto'
import type { RecipeIngredient, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { ingredientLine, measureText } from '#shared/words/amounts.ts'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { saidLines } from '#shared/words/field-lines.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { formatDuration, recipePageWords } from '#shared/words/recipe-page.ts'
import { sourceParts } from '#shared/words/source.ts'
import { unitWords } from '#shared/words/units.ts'
import type { Language } from '#shared/constants/languages.ts'
import { listedFieldNames, structureFields } from '#shared/contract/structure-fields.ts'
import { slugOf } from '../file-name.ts'
import {
  keywordsOf,
  notesOf,
  oneLine,
  sourceOf,
  storyOf,
  yieldOf,
  type ExportedRecipe,
} from '../exported-recipe.ts'

/** An id that is the same in each export of the same thing. */
function idOf(...parts: (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join('\0')).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

const named = (name: string) => ({ name, slug: slugOf(name) })

/** What differs from the line before it is a heading. */
const headingAt = (groups: readonly (string | null | undefined)[], at: number) =>
  (groups[at] ?? null) === (groups[at - 1] ?? null) ? null : (groups[at] ?? null)

function ingredientOf(
  ingredient: RecipeIngredient,
  at: { uuid: string; place: number; title: string | null; language: Language },
) {
  const { amount, amountMax, unit, item, note, measure } = ingredient
  const { language, title } = at
  const line = oneLine(ingredientLine(ingredient, language))
  const beside = [measure ? measureText(measure, language) : '', note ?? ''].filter(Boolean).join(', ')
  const common = {
    title,
    originalText: line,
    display: line,
    referenceId: idOf(at.uuid, 'ingredient', at.place),
  }
  // The format has no ranges and no amounts "to taste": such a line is words.
  if (amount === null || amountMax)
    return {
      ...common,
      quantity: null,
      unit: null,
      food: null,
      note: line,
      isFood: false,
      disableAmount: false,
    }
  const [one, many] = unit === null || unit === 'piece' ? ['', ''] : unitWords[language][unit]
  return {
    ...common,
    quantity: Number(amount.toFixed(3)),
    unit: one
      ? { name: one, pluralName: many, abbreviation: '', useAbbreviation: false, fraction: true }
      : null,
    food: { name: item },
    note: beside,
    isFood: true,
    disableAmount: false,
  }
}

function instructionsOf({ ingredients, steps, language }: RecipeStructure, uuid: string) {
  return {
    recipeIngredient: ingredients.map((each, place) =>
      ingredientOf(each, {
        uuid,
        place,
        language,
        title: headingAt(
          ingredients.map(({ group }) => group),
          place,
        ),
      }),
    ),
    recipeInstructions: steps.map(({ text, uses }, place) => ({
      id: idOf(uuid, 'step', place),
      title:
        headingAt(
          steps.map(({ group }) => group),
          place,
        ) ?? '',
      text,
      ingredientReferences: uses
        .filter((index) => index < ingredients.length)
        .map((index) => ({ referenceId: idOf(uuid, 'ingredient', index) })),
    })),
  }
}

/** A recipe as Mealie has it in its archives; `slug` is the name of its folder. */
export function mealieOf(recipe: ExportedRecipe, slug: string): string {
  const { row, author, note, picture } = recipe
  const { structure, language } = row
  const labels = recipeLabels[language]
  const source = sourceOf(recipe)
  const lines = (title: string, texts: readonly string[]) =>
    texts.length > 0 ? [{ title, text: texts.join('\n\n') }] : []
  const equipment = structure ? saidLines('equipment', structure.equipment, language) : []
  const credited = [source, author === null ? '' : recipePageWords[language].by(author)].filter(Boolean)
  const written = structure
    ? instructionsOf(structure, row.uuid)
    : {
        recipeIngredient: [],
        recipeInstructions: [
          { id: idOf(row.uuid, 'step', 0), title: '', text: storyOf(recipe), ingredientReferences: [] },
        ],
      }
  return `${JSON.stringify(
    {
      name: oneLine(row.title),
      slug,
      image: picture === null ? null : 'original',
      description: [row.taste, structure ? storyOf(recipe) : ''].filter(Boolean).join('\n\n'),
      recipeYield: structure?.yieldUnit
        ? yieldOf(recipe)
        : structure
          ? labels.serves(structure.servings)
          : null,
      recipeServings: structure?.servings ?? 0,
      recipeYieldQuantity: structure?.yieldUnit ? structure.servings : 0,
      totalTime: formatDuration(row.total_minutes, language),
      prepTime: formatDuration(row.prep_minutes, language),
      cookTime: null,
      performTime: formatDuration(row.cook_minutes, language),
      recipeCategory: [named(dishTypeWords[language][row.dish_type])],
      tags: keywordsOf(recipe).map(named),
      tools: equipment.map((tool) => ({ id: idOf('tool', tool), ...named(tool) })),
      rating: null,
      orgURL: sourceParts(source).find(({ href }) => href !== null)?.text ?? null,
      dateAdded: row.created_at.toISOString().slice(0, 10),
      dateUpdated: row.updated_at.toISOString(),
      createdAt: row.created_at.toISOString(),
      ...written,
      nutrition: structure?.nutrition ?? {},
      settings: {
        public: false,
        showNutrition: true,
        showAssets: false,
        landscapeView: false,
        disableComments: true,
        disableAmount: false,
        locked: false,
      },
      assets: [],
      notes: [
        ...lines(labels.notes, notesOf(recipe)),
        ...lines(labels.plating, row.plating ? [row.plating] : []),
        ...listedFieldNames
          .filter((name) => name !== 'equipment' && name !== 'nutrition')
          .flatMap((name) =>
            lines(
              structureFields[name].label[language],
              structure ? saidLines(name, structure[name], language) : [],
            ),
          ),
        ...lines(labels.source, credited),
        ...lines('', note === null ? [] : [note]),
      ],
      extras: {},
      comments: [],
    },
    null,
    2,
  )}\n`
}
