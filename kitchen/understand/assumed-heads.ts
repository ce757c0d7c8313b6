import { matches, matchesOf } from '../lexicon/may-match.ts'
import { anyOf } from '../lexicon/text/word-list.ts'

/** Groups that nobody counts, and how many they usually are. */
const groups: readonly (readonly [RegExp, number])[] = [
  [
    anyOf({
      en: `(?:for|feeds?|feeding) (?:(?:a|the|my|our|whole|entire|big|all) )*family(?! (?:of|recipe|favou?rite|style)|'s)`,
      fr: `pour (?:(?:une|la|ma|notre|toute|petite|grande) )*famille(?! de)`,
      es: `(?:para|pa) (?:(?:una|la|mi|nuestra|toda) )*familia(?! de)`,
      de: `fur (?:(?:die|eine|meine|unsere|ganze|die ganze) )*familie(?! (?:mit|von))`,
    }),
    4,
  ],
  [
    anyOf({
      en: `for (?:a|my|our|the|this) (?:[a-z]+ )?(?:party|potluck|housewarming|buffet)`,
      fr: `pour (?:une|ma|notre|la) (?:[a-z]+ )?(?:fete|cremaillere|soiree entre amis|buffet)`,
      es: `(?:para|pa) (?:una|mi|nuestra|la) (?:[a-z]+ )?fiesta`,
      de: `fur (?:eine|meine|unsere|die) (?:[a-z]+ )?(?:[a-z]*party|[a-z]*feier|[a-z]*buffet)`,
    }),
    10,
  ],
]

/** More is cooked than is eaten today: "enough over for tomorrow's lunch". */
const nextMeal = anyOf(
  {
    en: `
      (?:enough|over|extra|some|(?<!(?:have|got|my|the|these|with) )leftovers)(?: left)?(?: over)? for (?:(?:my|our|the|a|his|her) )?(?:lunch(?:es)?|dinner|tomorrow|the next day|next day)(?:'s)?
      (?:to (?:do|last)|lasts?) (?:us |me )?(?:for )?(?:lunch )?tomorrow
    `,
    fr: `
      (?:de quoi|assez|qu'il (?:m'|nous )?en reste|il en reste|encore|aussi)(?: [a-z']+){0,5} (?:demain|lendemain)
    `,
    es: `
      (?:que )?(?:sobre|sobren|sobra|alcance|llegue|haya|tambien)(?: [a-z]+){0,4} (?<!la )(?:manana|dia siguiente)
    `,
    de: `
      (?:noch|auch|ubrig|genug|rest|reste)(?: [a-z]+){0,6} (?:morgen|nachsten tag|tag danach)(?: reich[a-z]*| ubrig)?
    `,
  },
  'g',
)

const ofOne = /(?<![a-z])(?:my|me|mon|moi|mi|mich|mein(?:en|em)?)(?![a-z])/

/** How many a group is that is named and not counted, on folded text; null where none is. */
export const assumedHeads = (folded: string): number | null =>
  groups.find(([words]) => matches(words, folded))?.[1] ?? null

/** With the portions for the next day: another of each, or one more where it is one person's lunch. */
export function withNextMeal(folded: string, heads: number): number {
  const said = matchesOf(nextMeal, folded)[0]?.[0]
  return said === undefined ? heads : ofOne.test(said) ? heads + 1 : heads * 2
}
