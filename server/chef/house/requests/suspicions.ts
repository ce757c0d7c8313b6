import { anyOf } from './word-list.ts'

/**
 * What shows, without any word of illness, that food is spoken of and not asked for: it stands in a condition or a
 * memory ("as soon as there is fish in it", "last time I ate eggs"), or beside a part of somebody's body. On folded text.
 */
const conditions = anyOf({
  en: `
    (?:when|whenever|if|once|as soon as|the (?:moment|minute|second)|every time|each time|any time)(?! (?:possible|you (?:have|can|want|like)|there(?:'s| is| are)? (?:any |some )?left))
    (?:after|from|before|by|upon) (?:eating|having|touching|smelling|trying|tasting)
    (?:last|first|only|one) time
    (?:ate|eaten|eats|touch(?:es|ed)?|smell(?:s|ed)?|tasted)
    makes? (?:me|him|her|us|them|my|our)
    gives? (?:me|him|her|us|them|my|our)
    does (?:bad |terrible |horrible |awful )*(?:things|stuff|damage)
    problems?
    trouble
    enemy
    danger(?:ous)?
  `,
  fr: `
    (?:quand|(?:des|lors|chaque fois|a chaque fois|aussitot|sitot) ?qu(?:e|'[a-z]+))
    s'ils? [a-z]+
    (?<!et )si (?:il|elle|je|j'[a-z]+|ca|mon|ma|mes|un|une|quelqu'un)
    apres (?:avoir )?(?:mange|goute|touche)[a-z]*
    (?:la |une )?(?:derniere|premiere) fois
    problemes?
    danger
    ennemis?
    faches?
  `,
  es: `
    (?:cuando|cada vez que|en cuanto|siempre que|nada mas|apenas)
    si (?:hay|com[a-z]+|llev[a-z]+|tien[a-z]+|tom[a-z]+|prueb[a-z]+|toc[a-z]+|huel[a-z]+|me|le|se|un|una|mi)
    (?:tras|despues de|al|por) (?:comer|probar|tomar|tocar|oler)
    (?:la |una )?(?:ultima|primera) vez
    (?:comio|comi|probo|probe)
    problemas?
    peligro
    enemig[oa]s?
    (?:se |me )?pon(?:e|en|go)(?= (?:como|mal|roj|fatal|malit))
  `,
  de: `
    (?:sobald|falls|jedes mal|immer wenn|sowie)
    wenn(?! (?:moglich|es geht|du|ihr))
    (?:nach|von|bei|durch) (?:dem |der )?(?:essen|verzehr|genuss)
    (?:das |beim )?(?:letzte[sn]?|erste[sn]?) mal
    (?:passiert|geschieht)
    (?:krieg|kriege|kriegt|kriegen|bekomm|bekomme|bekommt|bekommen) (?:ich|er|sie|wir|es|mein[a-z]* [a-z]+)
    probleme?
    gefahr
    feind
  `,
})

const body = anyOf({
  en: `
    (?:my|his|her|our|their|your|the|whose|kid's|son's|daughter's) (?:whole )?(?:lips?|tongue|face|eyes?|mouth|skin|stomach|tummy|gut|guts|belly|chest|breath|body|arms?|legs?|neck|nose|head|ears?)
    breath(?:e|es|ing)?
    (?:red|puffy|swollen|itchy|blue)
  `,
  fr: `
    (?:mes|ses|les|la|ma|sa|le|mon|son) (?:levres?|langue|visage|yeux|oeil|bouche|peau|ventre|estomac|corps|bras|cou|nez|tete|bide|poumons?|souffle)
    respir[a-z]*
    rouge
    siffl[a-z]*
  `,
  es: `
    (?:mis|sus|los|la|mi|su|el|las) (?:labios?|lengua|cara|ojos?|boca|piel|barriga|tripa|estomago|cuerpo|brazos?|cuello|nariz|cabeza|pecho|aire)
    respir[a-z]*
    roj[oa]s?
  `,
  de: `
    (?:lippen?|zunge|gesicht|augen?|mund|haut|bauch|magen|brust|korper|arme?|nase|kopf|ohren|luft|atem)
    atm[a-z]*
    pfeif[a-z]*
    kribbelt?
  `,
})

/** True of a part of a sentence (folded, its foods taken out) whose foods are surely not asked for. */
export const isTold = (rest: string) => conditions.test(rest) || body.test(rest)
