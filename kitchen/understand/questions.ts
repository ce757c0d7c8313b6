/** What people ask about the dish on the table, on folded text; the first that fits is answered. */
export const topics = [
  [
    'swap',
    /\b((what|which)( \w+)? (can|could|should|do|would) (i|we) (use|take|put|substitute)[^?]*(instead|for|if)|(instead of|substitute for|replacement for)|par quoi (remplacer|je peux|puis-je)|qu'est-ce que je (peux|mets)[^?]*a la place|a la place d[eu']|(por|con) que (puedo |se puede )?(sustitu\w+|cambi\w+|reemplaz\w+)|que (puedo|pongo|uso)[^?]*en (vez|lugar)|(womit|wodurch) (kann|ersetz\w*)|was (kann|nehme|geht)[^?]*(statt|stattdessen|anstelle)|ersatz fur)\b/,
  ],
  [
    'keeps',
    /\b(keeps?|keep it|store[ds]?|storing|storage|freez\w*|frozen|fridge|leftovers?|ahead|in advance|day before|reheat\w*|warm(ed)? up|how long (is it|will it) (good|last)|last(s)? (for )?|conserv\w*|congel\w*|se garde\w*|garder|la veille|a l'avance|rechauff\w*|surgel\w*|dura\b|aguanta\w*|guard\w+|de antemano|con antelacion|dia antes|recalent\w*|nevera|aufbewahr\w*|einfrier\w*|eingefr\w*|halt (es|er|sie|das|sich|der|die)?|haltbar\w*|vorbereit\w*|am (vortag|tag vorher)|aufwarm\w*|vorkochen)\b/,
  ],
  [
    'drink',
    /\b(wines?|drinks?|beers?|vins?|boire|boissons?|bieres?|vinos?|beber|bebidas?|maridaje|cervezas?|weine?|wein dazu|trinken?|trinkt|getranke?|biere?)\b/,
  ],
  [
    'side',
    /\b((goes|go|serve[ds]?|eat|have|nice|good) (well )?(with|alongside)|sides?( dish(es)?)?|accompan\w+|accompagne\w*|avec quoi|servir avec|que servir|en accompagnement|acompan\w+|con que (lo|la|se)|que (le|les) va|guarnicion|passt\b[^?]*dazu|dazu\b|beilagen?|servier\w*)\b/,
  ],
  [
    'time',
    /\b(how (long|much time)|(is|does) (it|this) (quick|long|take)|combien de temps|(c'est|est-ce) (long|rapide)|ca prend|duree|cuanto (tiempo|tarda|se tarda|dura)|es (rapido|rapida)|wie (lange|schnell)|dauert|geht das schnell)\b/,
  ],
  [
    'heat',
    /\b((how|is it|is this|too|very) (spicy|hot)|(c'est|est-ce|tres|trop) (epice|piquant|releve|fort)\w*|pique|(es|esta|muy|demasiado) picante|pica\b|(wie|ist (das|es)|sehr|zu) scharf)\b/,
  ],
  [
    'people',
    /\b(how many (people|servings|portions|persons)|does it serve|combien de (personnes|parts)|pour combien|para cuant[oa]s|cuant[oa]s (personas|raciones)|(fur )?wie ?viele (personen|leute|portionen))\b/,
  ],
  [
    'calories',
    /\b(calories?|kcal|kalorien|calorias|healthy|nutrition\w*|nahrwert\w*|nutri\w+|saludable|gesund|sain)\b/,
  ],
  [
    'hard',
    /\b((is it|how) (hard|difficult|easy|complicated)|difficile|facile|complique|dificil|facil|complicad[oa]|schwierig|schwer|einfach|kompliziert)\b/,
  ],
] as const

export type Topic = (typeof topics)[number][0]

export const topicOf = (said: string): Topic | null =>
  topics.find(([, words]) => words.test(said))?.[0] ?? null
