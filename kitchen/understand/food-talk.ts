import type { Language } from '#shared/constants/languages.ts'
import { anyOf } from './word-list.ts'

/** What the guest has, got hold of or wants more of is there to be cooked, whatever is said of it besides. */
export const acquired: Record<Language, RegExp> = {
  en: anyOf({
    en: "(?:have|has|had|got|can(?: only| just)? (?:get|find|buy)|'ve|found|bought|caught|picked|brought|using|use up|used up|left(?:overs?)?|there(?:'s| is| are)|something with|add|more|extra|plenty of|lots of|double|use|put)(?: (?!been|a |an )[a-z]+){0,3} {2,}",
  }),
  fr: anyOf({
    fr: "(?:j'ai|on a|reste(?:nt)?|trouve|achete|peche|rapporte|recu|pris|finir|quelque chose (?:avec|a)|un (?:truc|plat) (?:avec|a)|r?ajoute[rsz]?|mets|plus de|plus d'|davantage de|plein de|double)(?: (?!la |le |les )[a-z']+){0,3} {2,}",
  }),
  es: anyOf({
    es: '(?:tengo|tenemos|hay|queda[n]?|sobr[a-z]+|compr[a-z]+|encontr[a-z]+|traj[a-z]+|trae[n]?|pesc[a-z]+|algo con|anade|mas|mucho|doble|ponle|echa(?:le)?|pon)(?: [a-z]+){0,3} {2,}',
  }),
  de: anyOf({
    de: '(?:ist|sind)(?: (?:mir|uns|leider|gerade|schon)){0,2} (?:ausgegangen|alle|aufgebraucht)\n(?:habe?|haben|noch|rest(?:e|chen|lich[a-z]*)?|angebrochen[a-z]*|angefangen[a-z]*|(?:et)?was mit|mehr|extra|viel|gib|nimm|tu)(?: [a-z]+){0,3} {2,}\nubrig\ngekauft\ngefunden\ngeholt\nmitgebracht\ngeschenkt\ngeangelt\ngefangen',
  }),
}

/** What is not there to be cooked, which says nothing of anybody's body. */
export const lacking: Record<Language, RegExp> = {
  en: anyOf({
    en: "(?:i|we)(?:'ve| have)? (?:got )?no\n(?:don't|do not|haven't|didn't) (?:have|got|get|buy)\n(?:ran |run |are |am |we're |i'm )?(?:all )?out of\n(?:can't|cannot|couldn't) (?:get|find|buy)\n(?:none|no more|not any|any)(?: [a-z]+){0,2} left\n(?:is|are|has|have) (?:all )?(?:gone|run out|used up|finished)",
  }),
  fr: anyOf({
    fr: "(?:j'ai|on a|y a|n'ai|n'a|n'avons) (?:pas|plus)\n(?:trouve|trouvons|trouvait) (?:pas|plus)\nplus de\n(?:est|sont) (?:fini|epuise|termine)[es]*",
  }),
  es: anyOf({
    es: '(?:ya )?no (?:me |nos )?(?:tengo|tenemos|hay|queda[n]?|encuentro|encontramos|venden)\n(?:me|nos) falta[n]?\n(?:me|nos) (?:he|hemos|quede|quedamos)(?: quedado)? sin\n(?:se (?:me|nos) (?:ha|han) |se |ha |han )acab[a-z]+',
  }),
  de: anyOf({
    de: '(?:habe?|haben|gibt(?:s| es)?|krieg(?:e|t)?|finde) (?:ich |wir |hier |leider |gerade |grad )*kein[a-z]*',
  }),
}

/** "Prawns that my father caught": the same, said behind the food. */
export const gotten = anyOf({
  en: 'caught|bought|brought|found|picked|got|sent|left(?: over)?|from (?:yesterday|last night|sunday|the market)',
  fr: "(?:pech|achet|rapport|trouv|offer|envoy)[a-z]*|(?:qui )?reste(?:nt|s)?|d'hier|du marche",
  es: '(?:pesc|compr|traj|encontr|regal|mand)[a-z]*|(?:que )?(?:sobr|qued)(?:o|a|an|aron|ado)|de ayer|del mercado',
  de: 'gekauft|gefunden|geholt|mitgebracht|geschenkt|geangelt|gefangen|geschickt|ubrig[a-z]*|von (?:gestern|vorgestern)|vom (?:markt|buffet|sonntag)',
})

const several =
  '(?:[2-9]|\\d{2,}|half an?|two|three|four|five|six|eight|ten|demi[e]?|deux|trois|quatre|cinq|six|huit|medi[oa]|dos|tres|cuatro|cinco|seis|ocho|halbe[nrs]?|zwei|drei|vier|funf|sechs|acht)'

/** "3 bouteilles de bière": so much of a food is what somebody has; what stands before the food. */
export const packed = new RegExp(`(?<![a-z0-9])${several} (?:[a-z]+ )?[a-z]+(?: of| de| d'|)(?: [a-z]+)? *$`)

/** The one who speaks, as somebody to whom something happens. */
export const speakerHit: Record<Language, RegExp> = {
  en: anyOf({ en: 'me|us|my (?!fridge|freezer|cupboards?|kitchen|garden|allotment)[a-z]+' }),
  fr: anyOf({ fr: "me|moi|m'[a-z]+|mon (?!frigo|placard|jardin)[a-z]+|ma [a-z]+|mes [a-z]+" }),
  es: anyOf({ es: 'me|mi (?!nevera|despensa|huerto)[a-z]+|mis [a-z]+' }),
  de: anyOf({ de: 'mir|mich|mein(?!e[nmr]? (?:kuhlschrank|garten|vorrat))[a-z]{0,2} [a-z]+' }),
}

/** "Prawns for my sister": for whom food is, said right behind it. */
export const servedTo = /^ ?(?:for|pour|para|fur) /

/** Asks whether something is in the dish, or whether somebody can eat it. */
export const containing = anyOf({
  en: '(?:is|are) there|(?:does|do|did) (?:it|this|that|they|the|your)|contain[a-z]*|in (?:it|this|that|there)|made with|(?:can|could|may|should) (?:he|she|they|my|our|i|we)',
  fr: '(?:y|il y) a(?:-t-il)?|contien[a-z]*|contenir|dedans|la[- ]dedans|(?:dans|avec) (?:ca|ce|cette|la|le)|comporte|(?:il|elle|mon|ma) [a-z ]*peu(?:t|vent)|peut-(?:il|elle)',
  es: '(?:lleva|llevan|tiene|tienen|hay|contiene[n]?|va|van|incluye)(?! que)|(?:puede|pueden|podria) (?:el|ella|mi|comer)',
  de: '(?:da |hier )?(?:ist|sind|kommt|kommen|gehort|gehoren|steckt) (?:da|dort|hier|denn|auch)|drin|darin|rein|enthal[a-z]*|(?:kann|darf|konnen|durfen) (?:mein[a-z]*|er|sie|das|die|den)',
})

/** Asks whether a food is all right: "sesame is fine, isn't it?" */
export const allRight = anyOf({
  en: 'fine|ok|okay|safe|alright|all right|possible|allowed|risky|dangerous',
  fr: 'bon|bonne|ok|passe|possible|risque|risques|risquee?|dangereu(?:x|se)',
  es: 'bien|segur[oa]s?|peligros[oa]s?|apt[oa]s?',
  de: 'ok|okay|sicher|unbedenklich|moglich|erlaubt|gefahrlich|riskant',
})

/** "With the cream", "bei Sesam", "after a macaroon": a food that something happens from, and not one to put in. */
export const from: Record<Language, RegExp> = {
  en: /(?<![a-z])(?:off|from|after|over) (?:a |an |any |one |the )?(?:[a-z]+ )? {2,}/,
  fr: /(?<![a-z])(?:avec (?:le |la |les |l')|(?:a cause|apres|des|par) (?:une? |d[eu] |d'|des |le |la |les |l')) *  /,
  es: /(?<![a-z])(?:con|por|tras|del?) (?:el|la|los|las|un|una) {2,}/,
  de: /(?<![a-z])(?:bei|(?<!verruckt |lust |appetit )nach|wegen|durch) (?:eine[nmrs]? |dem |der )?(?:[a-z]+ )? {2,}/,
}

/** Speaks of all that holds a food, and not of the food in a dish. */
export const whatever = anyOf({
  en: '(?:anything|everything|whatever|things|stuff|all|any dish) (?:that )?(?:has|with|contain[a-z]*|containing|from|made)',
  fr: "tout ce +(?:qui|qu'|que) [a-z]+|tout a base",
  es: '(?:todo|nada|cualquier cosa) (?:lo )?(?:que|con|a base)',
  de: '(?:alles|allem|nichts) (?:mit|von|aus|was|wo)',
})
/** What people eat and want is no harm to them. */
export const eating =
  /(?<![a-z])(?:eats?|eating|ate|mange[a-z]*|com(?:e|en|er|emos)|isst|esse[nr]?|want[a-z]*|veu[a-z]*|quier[a-z]*|will|mocht[a-z]*)(?![a-z])/
