import type { Language } from '#shared/constants/languages.ts'
import { fold } from '../lexicon/text/fold.ts'
import { inEach } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'
import { findingOf, type SafetyFinding, type Sentence, type CheckedDish } from './checked-dish.ts'

/** Words for everything that sets an egg. */
const heat: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:bak|boil|fry|fri|cook|simmer|poach|scrambl|roast|grill|steam|sauté|oven|hot pan|heat|griddle)\w*/iu,
  fr: /(?<!\p{L})(?:cui|four|enfourn|bouill|frire|frite|poch|poêl|saisir|brouill|griller|vapeur|chauff|rissol|dorer|mijot|feu)\p{L}*/iu,
  es: /(?<!\p{L})(?:horn|coc|herv|hierv|frí|freír|frei|sofr|plancha|escalf|revuelv|cuaj|asar|vapor|calent|calient|dor|fuego)\p{L}*/iu,
  de: /\p{L}*(?:back|koch|brat|gar|pochier|stock|dünst|dämpf|ofen|erhitz|heiß|rösten|simmer|köchel)\p{L}*/iu,
}

const runny = inEach(wordLists('eggs')('runny'))

const eggIds = new Set(['egg', 'egg-yolk', 'egg-white', 'quail-egg'])

/** The places of the eggs on the list that are not pasteurised. */
const eggsOf = ({ items }: CheckedDish): number[] =>
  items.flatMap(({ foods, item, note }, place) =>
    foods.some(({ id }) => eggIds.has(id)) && !/pasteuri/i.test(`${item} ${note ?? ''}`) ? [place] : [],
  )

/** True when an egg is heated, but the steps say that it does not set all through. */
export const servesEggRunny = (dish: CheckedDish): boolean =>
  eggsOf(dish).length > 0 && dish.steps.some(({ text }) => runny[dish.language].test(fold(text)))

/** True when an egg goes in and no step from there on, nor that step itself, heats anything. */
export function servesEggRaw(dish: CheckedDish): boolean {
  const { steps, language } = dish
  const eggs = eggsOf(dish)
  if (eggs.length === 0) return false
  const first = steps.findIndex(({ uses }) => uses.some((place) => eggs.includes(place)))
  if (first < 0) return false
  return !steps.slice(first).some(({ text, celsius }) => heat[language].test(text) || (celsius ?? 0) >= 65)
}

const raw: Sentence = {
  en: () =>
    'The egg stays raw: use very fresh or pasteurised eggs, and not for small children, pregnant or frail people.',
  fr: () =>
    'L’œuf reste cru : le prendre extra-frais ou pasteurisé ; à éviter pour les jeunes enfants, les femmes enceintes et les personnes fragiles.',
  es: () =>
    'El huevo queda crudo: que sea muy fresco o pasteurizado; no es para niños pequeños, embarazadas ni personas delicadas.',
  de: () =>
    'Das Ei bleibt roh: nur ganz frische oder pasteurisierte Eier nehmen; nichts für kleine Kinder, Schwangere und Geschwächte.',
}

const told = /raw egg|pasteuri|œufs? crus?|huevos? crudos?|rohe[ns]? ei|roh bleibt/i

/** A note about raw egg, unless the recipe tells of it already. */
export function rawEggNote(dish: CheckedDish): SafetyFinding[] {
  const already = dish.recipe.safety.some((sentence) => told.test(sentence))
  return !already && servesEggRaw(dish) ? [findingOf('raw-egg', 'note', raw, dish.language)] : []
}
