import { either, together, type Wording } from './danger.ts'
import { anyOf } from '../../../lexicon/text/word-list.ts'
import { wordLists } from '../../word-list.ts'

const lists = wordLists('household-poisons')

/** What looks like food or medicine in the house and is neither in a dish. */
export const householdPoisons: readonly Wording[] = [
  {
    id: 'bitter-gourd',
    words: either(
      together(
        {
          en: 'courgettes?|zucchinis?|marrows?|squash(?:es)?|pumpkins?|gourds?|cucumbers?',
          fr: 'courgettes?|courges?|potirons?|potimarrons?|citrouilles?|concombres?|coloquintes?',
          es: 'calabacin(?:es)?|calabazas?|pepinos?',
          de: 'zucchinis?|(?:zier)?kurbiss?e?n?|gurken?',
        },
        {
          en: '(?:taste|tastes|tasted|tasting|is|are|very|really|bit|so|horribly) bitter|bitter(?:ness)?(?= (?:taste|courgettes?|squash|pumpkin|gourds?))|ornamental|decorative',
          fr: "amers?|ameres?|amertume|decoratives?|d'ornement|ornementales?",
          es: 'amarg[oa]s?|amargan?|amargor|ornamental(?:es)?|decorativ[oa]s?|de adorno',
          de: 'bitter(?:e[nrs]?)?(?! ?(?:schokolade|chocolate|orange|mandel|almond|lemon|melon|chicory|leaves|salat))|zierkurbiss?e?|dekorativ\\w*|zur deko\\w*|dekokurbis\\w*',
        },
        45,
      ),
      anyOf(lists('bitter-gourd')),
    ),
  },
  {
    id: 'essential-oils',
    words: anyOf(lists('essential-oils')),
  },
  {
    id: 'cannabis-food',
    words: anyOf(lists('cannabis-food')),
  },
  {
    id: 'garden-plants',
    words: anyOf(lists('garden-plants')),
  },
]
