import { matches } from '../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
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
    (?:la |une )?(?:derniere|premiere) fois(?! (?:tu|vous) )
    problemes?
    danger
    ennemis?
    faches?
  `,
  es: `
    (?:cuando|cada vez que|en cuanto|siempre que|nada mas|apenas)
    si (?:hay|com[a-z]+|llev[a-z]+|tien[a-z]+|tom[a-z]+|prueb[a-z]+|toc[a-z]+|huel[a-z]+|me|le|se|un|una|mi)
    (?:tras|despues de|al|por) (?:comer|probar|tomar|tocar|oler)
    (?:la |una )?(?:ultima|primera) vez(?! (?:me |nos )?[a-z]+[ai]ste)
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
    (?:das |beim )?(?:letzte[sn]?|erste[sn]?) mal(?! (?:hast du|haben sie))
    (?:passiert|geschieht)
    (?<!(?:wie|wo|woher|womit|was) )(?:krieg|kriege|kriegt|kriegen|bekomm|bekomme|bekommt|bekommen) (?:ich|er|sie|wir|es|mein[a-z]* [a-z]+)
    probleme?
    gefahr
    feind
  `,
})

const body = anyOf({
  en: `
    (?:my|his|her|our|their|your|the|whose|kid's|son's|daughter's) (?:whole )?(?:lips?|tongue|face|eyes?|mouth|skin|stomach|tummy|gut|guts|belly|chest|breath|body|arms?|legs?|neck|nose|head|ears?)
    breath(?:e|es|ing)?
    (?:go|goes|going|gone|went|turn(?:s|ed|ing)?|gets?|got|comes?|came|is|are|all) (?:all |bright |out |up )*(?:red|blue)
    (?:puffy|swollen|itchy)
  `,
  fr: `
    (?:mes|ses|les|la|ma|sa|le|mon|son) (?:levres?|langue|visage|yeux|oeil|bouche|peau|ventre|estomac|corps|bras|cou|nez|tete|bide|poumons?|souffle)
    respir[a-z]*
    (?:devien[a-z]*|vire(?:nt)?|tout(?:e|es)?|est|suis|sont|plaques) (?:tout(?:e|es)? )?rouges?
    siffl[a-z]*
  `,
  es: `
    (?:mis|sus|los|la|mi|su|el|las) (?:labios?|lengua|cara|ojos?|boca|piel|barriga|tripa|estomago|cuerpo|brazos?|cuello|nariz|cabeza|pecho|aire)
    respir[a-z]*
    (?:pon(?:e|en|go|erse|erme)|sal(?:e|en|go)|queda[n]?|tod[oa]s?|ronchas|manchas|granos) (?:[a-z]+ )?roj[oa]s?
  `,
  de: `
    (?:lippen?|zunge|gesicht|augen?|mund|haut|bauch|magen|brust|korper|arme?|nase|kopf|ohren|luft|atem)
    atm[a-z]*
    pfeif[a-z]*
    kribbelt?
  `,
})

/** Somebody as the one to whom something happens: "me", "my father", "à mon fils", "a quien le", "meiner Nachbarin". */
const upon: Record<Language, RegExp> = {
  en: anyOf({ any: '(?:me|him|her|us|them)\n(?:my|his|our|their|your)(?= [a-z])' }),
  fr: anyOf({ any: '(?:me|lui|leur|nous)\n(?:mon|ma|mes|son|sa|ses|notre|nos)(?= [a-z])' }),
  es: anyOf({ any: '(?:me|le|les|nos)\n(?:mi|mis|su|sus|nuestr[oa]s?)(?= [a-z])' }),
  de: anyOf({ any: '(?:mir|mich|ihm|ihn|ihr|uns|ihnen)\n(?:mein|sein|unser)[a-z]{0,2}(?= [a-z])' }),
}

/** What food does to people who like it. */
export const pleasing = anyOf({
  en: '(?:like[sd]?(?! an? )|lov|ador|enjoy|prefer|favou?r|crav|fanc|tast|happy|please|treat|cheer|excit|impress|surpris|remind|dream)[a-z]*\nsuits? (?:me|us)(?! (?:badly|ill))',
  fr: '(?:aim|ador|plai|rev(?=e)|remont|prefer|regal|goute|manqu|tent|dit rien|dirait|raffol|rappel)[a-z]*\nconvien[a-z]*(?! (?:pas|mal))\nparait (?:tres |plutot )?(?:bien|bon|parfait)',
  es: '(?:encant|gust|alegr|suen|apetec|prefier|chifl|flip|pirr|recuerd|viene bien)[a-z]*\n(?<!no (?:me|nos) )parec[a-z]* (?:muy |una )?(?:bien|genial|perfect[oa]|buena)',
  de: '(?:lieb|aufmunter|traum|verruckt|begeister|mag(?!en|er)|mog|schmeck|gefall|freu|bevorzug|wunsch|erinner)[a-z]*\npass(?:t|en) (?:mir|uns)(?! (?:gar |uberhaupt )?nicht)',
})

/** What is done with food for somebody. */
const giving = anyOf({
  en: `
    (?:bring|brought|give|gave|left|serve|teach|show|tell|send|sent|let|get|got|take|took|buy|bought|cost)s?
    (?:mother|father|mum|mom|dad|gran|grandma|aunt|uncle|sister|brother|wife|husband)(?:'s|s)(?= [a-z])
  `,
  fr: '(?:donn|apport|offr|ramen|laiss|sert|achet|reste|faut)[a-z]*',
  es: '(?:dio|dieron|traj|regal|dejo|dejaron|dejado|compr|qued|sobr|falt|acab|termin)[a-z]*',
  de: '(?:brach|bring|gab|gibt|schenk|kauf|bleib|fehl|reich|steht|ausgeg|ausgeh)[a-z]*',
})

/**
 * Food that acts on somebody, in whatever words: "dairy puts him on the loo", "les noix me font suffoquer". What it does
 * need not be known: nobody asks for food in that way, and what pleases is told apart by what people say of it. Takes
 * what stands behind the food: "my ex put gold on pasta" is something else.
 */
export const actsOnSomebody = (behind: string, language: Language) =>
  upon[language].test(behind) && !pleasing.test(behind) && !giving.test(behind)

/** True of a part of a sentence (folded, its foods taken out) whose foods are surely not asked for. */
export const isStated = (rest: string) => matches(conditions, rest) || matches(body, rest)
