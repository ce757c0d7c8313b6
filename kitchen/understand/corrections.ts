import type { Language } from '#shared/constants/languages.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { findIngredients } from '../lexicon/find.ts'
import type { AnimalSource, Category } from '../lexicon/ingredient.ts'
import type { Mention } from './mentions.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('corrections')

/** Who says this has said something else than they meant, and says now what they mean. */
const slip = anyOf(lists('slip'))

const small =
  "(?:it'?s|it was|that'?s|i|je|ich|the|an?|with|some|c'est|c'etait|du|de la|de l'|des|de|d'|aux?|a la|avec|les?|la|l'|era|eran|es|son|seria|con|el|los|las|unos|unas|una?|mit|das|die|der|den|von der|vom|von|war|waren|sind|ist|sollte|naturlich|eine?n?|of course|evidemment|claro|bien sur|no|non|nein|nee|wait)"
/** Nothing but little words between the slip and what is meant. */
const opensWith = new RegExp(
  `^[^a-z]*(?:(?:ah|oh|ay|ach|euh|hm+|ok|mmm*),? )*${slip.source}(?:[,:.! ]+(?:${slip.source}|${small}))*[,:.! ]+$`,
)
const closesWith = new RegExp(`^[,. ]+(?:${small}[, ]+)*${slip.source}[^a-z]*$`)

/** "…, not the chicken": what is meant stands before it. */
const notThat =
  /^[,. ]*(?:(?:and|et|y|und) )?(?:not|pas|no|nicht|kein\w*) (?:(?:the|an?|de la|du|de|d'|aux?|el|la|los|las|das|die|der|den|vom|von) )*[a-z]+(?: [a-z]+)?[^a-z]*$/
/** "Not the chicken, …". */
const deny =
  /^[^a-z]*(?:(?:no|non|nein|nee|wait|moment|espera|attends?|hang on|ah|oh)[, ]+)*(?:not|pas|no|nicht|kein\w*) [^,]*$/

const broad = (category: Category | undefined): string => {
  if (category === undefined) return ''
  if (/^(?:meat|poultry|sausage|fish|shellfish|plantProtein|legume)$/.test(category)) return 'main'
  if (/^(?:vegetable|leafyGreen|mushroom|fruit|berry|citrus)$/.test(category)) return 'produce'
  return /^(?:grain|pasta|bread|potato)$/.test(category) ? 'filling' : category
}

const categoryOf = (id: string | null) => findIngredientById(id ?? '')?.category

const animals: Record<Language, Partial<Record<AnimalSource, (cut: string) => readonly string[]>>> = {
  en: {
    beef: (cut) => [`beef ${cut}`],
    pork: (cut) => [`pork ${cut}`],
    lamb: (cut) => [`lamb ${cut}`],
    poultry: (cut) => [`chicken ${cut}`],
  },
  fr: {
    beef: (cut) => [`${cut} de boeuf`, `${cut} de veau`],
    pork: (cut) => [`${cut} de porc`],
    lamb: (cut) => [`${cut} d'agneau`],
    poultry: (cut) => [`${cut} de poulet`],
  },
  es: {
    beef: (cut) => [`${cut} de ternera`],
    pork: (cut) => [`${cut} de cerdo`],
    lamb: (cut) => [`${cut} de cordero`],
    poultry: (cut) => [`${cut} de pollo`],
  },
  de: {
    beef: (cut) => [`rinder${cut}`, `rinds${cut}`],
    pork: (cut) => [`schweine${cut}`],
    lamb: (cut) => [`lamm${cut}`],
    poultry: (cut) => [`hahnchen${cut}`],
  },
}

/** A cut by itself is one of the animal that was spoken of: "es solomillo", of pork. */
function ofSameAnimal(mention: Mention, before: readonly string[], language: Language): Mention {
  const own = findIngredientById(mention.ingredientId ?? '')?.animal
  const names = before.flatMap((id) => {
    const animal = findIngredientById(id)?.animal
    return animal && animal !== own ? (animals[language][animal]?.(mention.words) ?? []) : []
  })
  for (const name of names) {
    const [found] = findIngredients(name, language, 'exact')
    if (found && found.start === 0 && found.end === name.length)
      return { ...mention, ingredientId: found.ingredient.id }
  }
  return mention
}

export interface Corrected {
  mentions: readonly Mention[]
  /** What was wanted until now and was a slip. */
  gone: readonly string[]
}

/**
 * "Pardon, aux poires", "es solomillo, no lomo", "not the chicken, the turkey": what somebody corrects takes the place
 * of what they said before, and comes not beside it. `before` is what was wanted, `onTable` what the dish holds.
 */
export function corrected(
  mentions: readonly Mention[],
  folded: string,
  { before, onTable }: { before: readonly string[]; onTable: readonly string[] },
  language: Language,
): Corrected {
  const foods = mentions
    .filter(({ ingredientId }) => ingredientId !== null)
    .toSorted((a, b) => a.start - b.start)
  const [first] = foods
  if (!first || foods.some(({ allergy }) => allergy) || onTable.length === 0) return { mentions, gone: [] }
  const wasThere = (id: string | null) => id !== null && (before.includes(id) || onTable.includes(id))
  // "Non, pas poireaux, potimarron": what is new behind what is refused is meant, and not refused with it.
  const second = foods.find(({ start }) => start >= first.end)
  const isTurned =
    second !== undefined &&
    foods.every(({ start }) => start <= second.start) &&
    deny.test(folded.slice(0, first.end)) &&
    /^, (?:(?:but|mais|sino|sondern|de la|du|de|the|von der|vom|la|le|el|das|die|den) )*$/.test(
      folded.slice(first.end, second.start),
    ) &&
    /^\W*$/.test(folded.slice(second.end)) &&
    !first.wanted &&
    before.includes(first.ingredientId ?? '') &&
    !wasThere(second.ingredientId) &&
    broad(categoryOf(first.ingredientId)) === broad(categoryOf(second.ingredientId))
  const meant = isTurned ? second : foods.find(({ wanted }) => wanted)
  if (!meant) return { mentions, gone: [] }
  const isMeant =
    isTurned ||
    opensWith.test(folded.slice(0, meant.start)) ||
    closesWith.test(folded.slice(meant.end)) ||
    (notThat.test(folded.slice(meant.end)) && !wasThere(meant.ingredientId))
  if (!isMeant) return { mentions, gone: [] }
  const kind = broad(categoryOf(meant.ingredientId))
  const asked = foods.flatMap(({ wanted, ingredientId }) => (wanted && ingredientId ? [ingredientId] : []))
  const same = before.filter((id) => !asked.includes(id) && broad(categoryOf(id)) === kind)
  const found = ofSameAnimal(meant, same, language)
  return {
    mentions: mentions.map((each) =>
      each === meant
        ? { ...found, wanted: true, instead: true as const }
        : each.start === meant.start && isTurned
          ? { ...each, wanted: true }
          : each,
    ),
    // Of several the last was the slip.
    gone: same.slice(-1).filter((id) => id !== found.ingredientId),
  }
}
