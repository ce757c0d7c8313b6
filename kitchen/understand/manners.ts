import { anyBounded } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('manners')

/** How it is to be eaten: without teeth, cold from a box, from the grill; on folded text. */
export const manners = {
  soft: anyBounded(lists('soft')),
  grill:
    /(?<!\b(?:no|without an?|don't have an?|sans|pas de|sin|ohne|keinen?) )\b(bbq|barbe[cq]ues?|cook-?out|(for|on|from|off) the (grill|barbie)|grill (evening|party|night)|grilling|grillades?|soiree grill|barbacoa|parrillada|(a la|en la|para la) (parrilla|brasa|barbacoa)|grill(en|abend|party|fest|nachmittag|gut)|(vom|zum|auf dem|fur den) grill)\b/,
} as const
