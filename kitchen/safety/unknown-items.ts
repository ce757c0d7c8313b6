import { type Allergen, allergenWords } from '#shared/words/allergens.ts'
import type { Language } from '#shared/constants/languages.ts'
import { fold } from '../lexicon/fold.ts'
import { strangeWords } from '../lexicon/ordinary/unfamiliar.ts'
import {
  findingOf,
  marked,
  quoted,
  type CheckedDish,
  type CheckedItem,
  type SafetyFinding,
  type Sentence,
} from './checked-dish.ts'
import { namesInText } from './names-in-text.ts'

const unchecked: Sentence = {
  en: (item = '', what = '') => `Not checked for ${what}: I do not know for certain what is in ${item}.`,
  fr: (item = '', what = '') =>
    `Non vérifié (${what}) : je ne sais pas avec certitude ce que contient ${item}.`,
  es: (item = '', what = '') => `Sin comprobar (${what}): no sé con seguridad qué lleva ${item}.`,
  de: (item = '', what = '') => `Nicht geprüft auf ${what}: Was in ${item} steckt, weiß ich nicht sicher.`,
}

/**
 * Words of lists that name nothing to eat, and that nobody says who asks for a dish. One by one: "breaded" and "empanado"
 * look like these and hide a food.
 */
const plainWords: ReadonlySet<string> = new Set(
  [
    'skinless skin sodium quality thumb organic grade sized sushi range heirloom neutral yukon marzano maldon',
    'beaten trimmed quartered scrubbed torn cubed cored deseeded zested juiced pitted packed lightly roughly',
    'battus battu mou molle mous fermiers fermier egouttes ecrases ecrasees emiette effiles lavees brossees',
    'machacados machacado batidos batido escurridos escurrido troceados troceado rallado',
    'zerdruckte zerdruckt abgetropfte abgetropft unbehandelt unbehandelte verquirlt verquirlte entkernt entkernte',
  ].flatMap((words) => words.split(' ')),
)

/** An ingredient of which no part is a word that may name another food: "Snickers ice cream" is not only ice cream. */
export function isKnownItem(
  { item, known }: Pick<CheckedItem, 'item' | 'known'>,
  language: Language,
): boolean {
  if (!known) return false
  const rest = namesInText(item, language)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, item)
    // "Eifrei": names nothing that is in it.
    .replace(/\p{L}+frei(?:e[mnrs]?)?(?!\p{L})/giu, ' ')
  return strangeWords(fold(rest), language, plainWords).length === 0
}

/** For each ingredient that the lexicon does not know, and each allergen that somebody must not have. */
export function uncheckedItems({ items, language }: CheckedDish, told: readonly Allergen[]): SafetyFinding[] {
  if (told.length === 0) return []
  return items.flatMap((item, line) =>
    // What another recipe holds was read in its own language.
    item.isPart || (item.partOf === undefined ? isKnownItem(item, language) : item.known)
      ? []
      : told
          .filter((each) => !item.foods.some(({ allergens }) => allergens.includes(each)))
          .map((each) => {
            const name = (spoken: Language) => allergenWords[spoken][each]
            const finding = findingOf(
              'not-checked',
              'warning',
              unchecked,
              language,
              quoted(item.item, language),
              name,
            )
            return marked(finding, { line: item.partOf ?? line, allergen: each })
          }),
  )
}
