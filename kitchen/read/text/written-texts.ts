import type { Language } from '#shared/constants/languages.ts'
import type { RecipeIngredient, RecipeStep, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { linesOfFields, type StructureFieldName } from '#shared/contract/structure-fields.ts'

/**
 * Tools that are named after a food: "a garlic press" puts no garlic into the dish. Only words that nothing is served or
 * bought in, so that "a jar of peanut butter" among the equipment is still heard.
 */
const tools: Record<Language, RegExp> = {
  en: /\p{L}+[- ](?:press|peeler|knife|knives|spinner|masher|cooker|slicer|beater|whisk|mill|grinder|cutter|grater|brush|tongs|scissors|steamer|poacher|separator|pitter|corer|ricer|maker|machine|thermometer|mould|mold|tin|pan|spatula|fork|syringe|roller)s?(?!\p{L})/giu,
  fr: /(?:presse|coupe|casse|vide|dénoyaute)-\p{L}+|(?:moule|couteau|cuillère|casserole|pince|fouet|poêle|cercle|pinceau|rouleau|plaque|emporte-pièce|machine|batteur|cuiseur|poche|couperet|thermomètre)s? à (?:l[’'])?\p{L}+/giu,
  es: /(?:molde|cuchillo|prensa|pelador|cortador|máquina|rallador|batidor|centrifugadora|olla|cazo|sartén|separador|termómetro|tijera)(?:e?s)? (?:de|para) \p{L}+|(?:expri|casca|corta|saca|pela|prensa)\p{L}+/giu,
  de: /\p{L}+[- ](?:Presse|Schneider|Trenner|Kocher|Messer|Form|Schäler|Reibe|Mühle|Stampfer|Schleuder|Zange|Pinsel|Blech|Thermometer|Schere)\p{L}{0,2}(?!\p{L})/giu,
}

type Written = Pick<RecipeStructure, 'title' | 'language' | StructureFieldName> & {
  ingredients: readonly Pick<RecipeIngredient, 'note' | 'group'>[]
  steps: readonly RecipeStep[]
}

/**
 * Everything that a recipe says beside the names on its list, where a food may be named as well: title, notes, headings,
 * steps and the lines of its other fields.
 */
export function textsBesideList(recipe: Written): string[] {
  const { title, language, ingredients, steps } = recipe
  const headings = new Set([...ingredients, ...steps].flatMap(({ group }) => group ?? []))
  return [
    title,
    ...ingredients.flatMap(({ note }) => note ?? []),
    ...headings,
    ...steps.map(({ text }) => text),
    ...linesOfFields(recipe).map(([key, text]) =>
      key.startsWith('equipment.') ? text.replaceAll(tools[language], ' ') : text,
    ),
  ]
}
