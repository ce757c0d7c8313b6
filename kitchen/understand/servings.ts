import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'
import { withoutAges } from './ages.ts'
import { matches, mayMatch, replaced } from '../lexicon/may-match.ts'
import { counted, kin, own, pairs } from './headcount-words.ts'
import { changedHeadcount, correctedHeadcount, doubles } from './headcount-changes.ts'
import { withoutFavours, withoutMeasures } from './measures.ts'
import { pairIn, withoutOtherNumbers } from './not-heads.ts'
import { numeral, toNumber, withDigits } from '../lexicon/text/number-words.ts'
import { isForOneElder, readNeeded, withoutRanges } from './needed.ts'
import { changedParty } from './party-changes.ts'
import { eatsAlong, halfEaters, ofThem, readPeople } from './people.ts'

/** What follows a number that counts no heads: "for 30 minutes", "for 2 courses". */
const notPeople =
  '(?!\\s*(?:min|m\\b|h\\b|hour|heure|hora|stund|std|sec|sek|g\\b|gr\\b|kg|ml|cl|oz|lb|°|grad|degree|%|euro|eur\\b|dollar|\\$|€|£|dish|course|plat|gang|day(?!\\w)|days|jour|dia|tag(?!\\w)|tage|week|semaine|semana|woche|month|mois|mes\\b|monat|year|ans\\b|an\\b|ano|jahr|am\\b|pm\\b|uhr|,\\d|\\.\\d|\\d|/|of the|of (?:hours|days|things)|big|small|gross|klein|petit|grand|spoon|cup(?!cake)|el\\b|tl\\b)|-[a-z0-9])'

/** Of some guests something is told; they are not all: "two friends are vegan". */
const told =
  "(?! (?:(?:are|is|will be|sind|ist|sont|est|son|es) (?!coming|over|visiting|hungry|there|expected|invited|eingeladen|invitad|invite|da\\b)|(?:of (?:us|them) )?(?:do|does|don't|doesn't|can|can't|cannot|who|eat|eats|hate|hates|like|likes|has|with (?:an? )?(?:nut|allerg)|mangent?|ne |n'|qui|aiment|no |que |comen|odian|essen|isst|mogen|mag|hassen|vertragen|durfen|die )))"

const us =
  "we are|we're|we will be|we'll be|we'd be|we would be|well be|were(?= \\d)|there(?: are|'s|s| is|'re|'ll be| will be)|nous sommes|ns sommes|nous serons|on est|on sera|on mange|on dine|nous mangeons|somos|seremos|vamos a ser|seriamos|vienen|vendran|wir sind|sind wir|sind|es kommen|kommen|wir werden|wir waren|wir essen|make it|que sea|make that|makes us|that makes|ca nous fait|nous voila|das macht|macht"
const weekday =
  '(?:(?:on|am|le|el|ce|este|this|next|diesen) )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(?: abend| soir| night| evening| midi| por la noche)?'
const little =
  '(?:(?:a|at|zu|pour|para|fur|for|doch|jetzt|nur|noch|only|just|about|around|circa|ca|ca\\.|etwa|ungefahr|so|environ|unos|unas|now|maintenant|ahora|ya|solo|mas bien|plutot|plus que|que|dann|insgesamt|heute|tonight|ce soir|esta noche|hoy|finalement|en fait|al final|actually|the|les|los|las|uns|nous|nosotros|up to|todos|alle|en tout|bis zu|quelque|roughly|maybe|probably|peut[- ]etre|vielleicht|quiza) )*'

/** All who sit down together, however they are named besides. */
const inAll = [
  // "My daughter brings a friend, with me that is three."
  new RegExp(
    `\\b(?:with me|avec moi|moi compris|conmigo|contando conmigo|mit mir)[ ,]+(?:that(?:'s| is| makes)|it's|we are|ca fait|on est|nous sommes|somos|son|sind (?:das|es|wir)|das (?:sind|macht)|macht das) ${numeral}(?![a-z0-9])`,
  ),
  new RegExp(
    `\\b${numeral} (?:people |of us |personnes |personas |personen |leute )?(?:in (?:total|all)|total|all told|altogether|all in all|all together|en tout|au total|en total|insgesamt|alles in allem)(?![a-z])`,
  ),
  // "We are five, but tonight only three of us eat": what follows the but is meant.
  new RegExp(
    `\\b(?:but|pero|mais|aber) (?:${little}(?:${us}|(?:hoy |esta noche )?(?:cenamos|comemos)|on mange|on dine|nous dinons|wir essen|essen wir|eating)) (?:${weekday} )?${little}${numeral}\\b${notPeople}`,
  ),
  new RegExp(`\\b(?:in total|total of|en tout|au total|en total|insgesamt)[ :]+${numeral}\\b${notPeople}`),
]

/** "We are six": all who eat, whatever is said beside it of who comes and who does not. */
const weAre = new RegExp(
  `\\b(?:${us}) (?:${weekday} )?${little}${numeral}(?:(?= (?:${weekday})(?![a-z]))|\\b${notPeople}(?! (?:of us|of them) (?:are|is|don|do|can|will|have|who|eat|hate|like)))`,
)

/** Food cooked for so many days ahead is a portion a day: "meal prep for five days". */
const ahead =
  '(?:meal[- ]?prep\\w*|viandas?|batch[- ]?cook\\w*|lunch(?:es|boxes)|packed lunch(?:es)?|gamelles?|repas du midi|dejeuners|tuppers?|taperes|comidas|vorkochen|meal ?prepping|mittagessen|brotdosen)'
const perDay = [
  new RegExp(
    `\\b${ahead}(?: [a-z]+){0,4} (?:for|pour|para|fur|of|de|an)(?: the| les| los| die)? ${numeral} (?:work ?|working |school )?(?:days?|jours?|dias?|tagen?|tage|weekdays|midis|soirs|noches|abende)(?![a-z])`,
  ),
  new RegExp(`\\b(?:for|pour|para|fur) ${numeral} (?:days?|jours?|dias?|tagen?|tage) ${ahead}`),
]

/** Said outright. */
const outright: readonly RegExp[] = [
  new RegExp(
    `(?:^|[,;.] ?)${numeral} for (?:christmas|easter|thanksgiving|dinner|lunch|brunch|supper|breakfast|sunday|saturday|friday|the party)(?![a-z])`,
  ),
  new RegExp(`(?:^|[\\s,;(])[x×] ?(\\d{1,2})(?=$|[\\s,;.!?)])`),
  new RegExp(`(?:^|[\\s,;(])(\\d{1,2}) ?[x×](?=$|[,;.!?)])`),
  new RegExp(`^\\W*(\\d{1,2}) ?[x×] [a-z]`),
  new RegExp(`(?<![\\w.,])(\\d{1,2})(?:p|pp|pl|ppl|pers|pax|peeps)(?![a-z]|\\.m)`),
  new RegExp(`\\b(?:pr|pa|fia|f\\.|p\\.|furn?|fuer|para unos|para unas) ${numeral}\\b${notPeople}`),
  new RegExp(`\\b(?:serves?|feeds?|to feed|feeding|sert|alimentar a|nourrir)\\s+${little}${numeral}\\b`),
  new RegExp(
    `\\b(?:family|flat|flatshare|flat share|house ?share|household|wg|haushalt|wohngemeinschaft|coloc|colocation|foyer|maisonnee|piso|piso compartido|hogar|family|party|table|group|crowd|gang|team|bunch|dinner|lunch|meal|hen do|stag do|famille|tablee|groupe|bande|equipe|repas|familia|mesa|grupo|equipo|cena|comida|familie|runde|gruppe|team|tisch|essen|menge) (?:of|for|de|para|pour|mit|von|fur|aus) ${little}${numeral}\\b${notPeople}`,
  ),
  new RegExp(`\\b(zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|\\d+)[- ]?kopfige[nr]?\\b`),
  weAre,
  new RegExp(
    `\\b${numeral}(?: of (?:us|them))?(?:,? all)? (?:at|around|round|a|autour de|en|alrededor de|am|um den) (?:the |la |our |una |den )?(?:table|mesa|tisch)\\b`,
  ),
  // "Forty of them" counts pieces where nobody is spoken of.
  new RegExp(`\\b${numeral} of us(?![a-z])${told}`),
  new RegExp(
    `(?:(?<=^|[,;] ?)|\\b(?:for|feed|feeding|there(?: are|'s|'ll be| will be)) )(?:the )?${numeral} of them(?![a-z])${told}`,
  ),
  new RegExp(`\\b${numeral} (?:sinds|sans|waren's|sind es)(?![a-z])`),
  new RegExp(`\\bzu ${numeral}(?:en|t)?\\b${notPeople}`),
  new RegExp(`\\b${numeral}\\s+(?:[a-z]+ |d')?(?:${counted})(?: hambrient\\w+)?(?![a-z])${told}`),
  new RegExp(`\\b${numeral}[- ](?:person|people|personen|personnes|personas)\\b`),
  new RegExp(`\\b(?:for|pour|para|fur) ${little}${numeral}(?![a-z])${notPeople}`),
  new RegExp(
    `\\b${numeral}(?: (?:very|super|sehr|muy|tres))? (?:hungry|starving|hungrige|affame(?:e?s)|hambrient[oa]s)\\b`,
  ),
]

/** Numbers in words that a digit would not mean: "à trois", "los tres queremos". */
const inWords = [
  new RegExp(
    `(?<!(?:y|en|on|il|elle) )\\ba (deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)\\b${notPeople}`,
  ),
  /(?<!\b(?:a|de|con) )\b(?:los|las) (dos|tres|cuatro|cinco|seis)(?= (?:\w+mos|juntos|juntas)\b|\W*$|,)/,
]

/** A number that stands by itself: "curry, 4, no peanuts", "about ten, chilli". */
const aside = [
  /(?<![a-z])(?:asi que|o sea|conque|entonces|donc|also|so) (?:ya |schon |deja |we're |somos |on est )?(\d{1,2})(?= ?(?:$|[,.;!]))/,
  /\((\d{1,2})(?: ?p\.?)?\)/,
  /(?:[,.;] ?| - )(\d{1,2})(?= ?(?:[,.;]| - |$))/,
  /(?<![a-z]) ?(?:about|around|roughly|environ|unos|unas|etwa|ca\.?|circa|ungefahr|so) (\d{1,2})(?= ?(?:$|[,.;!]))/,
  /^[a-z' -]+?[a-z] (\d{1,2})(?= (?:no|not|without|keine?n?|ohne|sans|pas|sin|nada)\b)/,
  /(?<!\d )\ba ([2-9]|1\d)(?= ?(?:$|[,;!]))/,
  /\b([1-9]\d) (?:cups|tasses|tazas|tassen) (?:of |de |d')?(?:punch|coffee|tea|mulled|hot|soup|cafe|the|ponche|sopa|soupe|kaffee|tee|gluhwein|suppe)\b/,
]

/** A lone number at the very end: "chilli, 45 minutes, 6". */
const trailing = new RegExp(
  `^[^.!?]*[a-z]\\S*(?:[ ,]+| - )(?<!(?:at|by|until|um|bis|gegen|a|a las|vers|hasta|from|von|de|of|number|\\d h|\\dh|nr|type|page|or|no|du|der|heat|stufe|thermostat|level|option|idea|idee|nummer|numero|max|unter|under|moins|menos|time|zeit|temps|tiempo|with|mit|con|avec|in|en|the|auf|sur|than|que|als) )(\\d{1,2})\\W*$`,
)

/** "The salmon one": no number. */
const pronounLast = /(?<![a-z])one\W*$/

const alone =
  /\b(just the one|only the one|party of one|portion for one|for (just |only )?(one|1)(?! ?(hour|dish|pot|pan|of|day|week|tray|more|night|kilo|kg|time))|table for one|(je suis|suis) (tout |toute )?seule?|juste moi|solo yo|yo sol[oa]|for (just |only )?(me|myself)(?! and)|(just|only) (me|for me|for myself)|(only|just) (for )?(little )?(old )?me|little old me|(cooking|eating|dining|dinner|am|i'm|im|home|living|live) (all )?(alone|solo|by myself|on my own)|all (alone|by (myself|my lonesome))|on my (own|lonesome)|me,? myself,? and i|cooking for myself|pour (moi|ma pomme|une (seule )?personne)( (toute?|tout) seule?| seule?)?(?! et)|une seule (personne|portion)|(mange|suis|dine|cuisine|vis|habite) (toute? )?(seule?|solo)|que pour moi|en solo|(solo|solamente|nada mas|nomas) (para mi|yo)\b|para mi (solo|sola|nomas|nada mas)|para mi(?=\W*$|[,.;!])|(como|ceno|estoy|cocino|soy|vivo) (yo )?sol[oa]|para un[oa]( sol[oa])?(?=\W*$|[,.;!]| persona| racion| porcion)|una sola (racion|porcion|persona)|fur mich( allein\w*| selbst)?(?! und)|(esse?|koche|bin|wohne|lebe)( heute?( abend)?)? (ganz )?allein\w*|fur eine[nrs]?(?=\W*$|[,.;!]| allein)|(a|una|une|eine) (single|seule|sola|einzige) (person|personne|persona)|nur ich|single ?(haushalt|portion)|alleine? essen)\b/
/** "Just for him", "rien que pour lui", "nur für Opa": one other eats alone. */
const oneOther = new RegExp(
  `(?<![a-z])(?:(?:just|only|solely) for|for (?:just|only)|(?:rien |juste |seulement |uniquement )?(?:que|juste|seulement|uniquement) pour|(?:solo|solamente|unicamente|nada mas|nomas) (?:para|pa)|(?:nur|bloss|allein) (?:fur|furn?))(?: mon| ma| mi| meine?n?)? (?:him|her|lui|elle|el|ella|ihn|sie|(?:(?:${own}) )?(?:${kin}))(?![a-z'-])(?! (?:and|et|y|und|&|\\+|birthday|cumple|anniversaire|geburtstag|portion))(?! [a-z]+ (?:birthday|cumple))`,
)
/** "Eine Sechser-WG". */
const sizedGroups =
  /\b(zweier|dreier|vierer|funfer|sechser|siebener|achter|neuner|zehner)[- ]?(?:wg|runde|gruppe|tisch|bande|haushalt|familie|clique|team)\b/
/** "A mojito, just the one". */
const single =
  /(?:(?<=^|[,;:.!–-] ?|(?:just|only|need|want|make) )(?:one|1)(?=\W*$)|\b1(?=\W*$))|\b(?:(?<!(?:the|that|this|which|same|other|[a-z]*(?:litre|liter|gallon|quart|cup|inch)|big|bigger|small|smaller|large|little|new|old|good|first|last|next|no|any|each|every) )(?:one|1)(?! *\W*$)|a single|un seul|une seule|juste une?|un solo|una sola|solo un[oa]|nur ein(?:e[rns]?)?|eine?r? reicht|nur 1|ein einzige[rsn]?|ein einzelnes)(?=\W*$| (?:portion|helping|serving|glass|glas|verre|vaso|copa|racion|drink|cocktail|whisk\w+|mojito|margarita|martini|negroni|gin|daiquiri|spritz|cosmopolitan|mule|caipirinha|cuba|cup|mug|tasse|taza|tisane|milkshake|smoothie|lassi|limonade|lemonade)\b)|\b(?:a single|one) portion\b|^(?:une|1) part de\b|\b(?:mojito|margarita|martini|spritz|sour|negroni)s?,? (?:just )?(?:one|un seul|uno|einer)\b/
const couple =
  /\b(for (the )?(two|both) of us|for us (two|both)|for a couple(?! of)|(?<!double )date night|romantic\w*|romantique|pour nous deux|en (amoureux|couple|pareja|tete[- ]a[- ]tete)|tete[- ]a[- ]tete|para (los|nosotros|las|nosotras) dos|romantisch\w*|fur uns (zwei|beide)|(uns|wir) (zwei|beiden?)|nous deux|nosotr[oa]s dos|us two|parchenabend|candle[- ]?light[- ]?dinner|fur ein paar(?! (leute|freunde|gaste|personen|tage|minuten))|a couple of (portions|servings|plates|bowls|glasses|people|friends|guests)|(my|the) (wife|husband|partner|girlfriend|boyfriend|missus) and (me|i|myself))\b/

const notThose = new RegExp(
  `(?<![a-z])(?:(?:and|et|y|und) )?(?:instead of|rather than|not|au lieu d[eu']|plutot que|pas|non|en (?:vez|lugar) de|no|statt|anstatt|nicht mehr|nicht) (?:for |pour |para |fur |we are |somos )?${numeral}(?: (?:${counted}))?(?= |[,.;]|$)`,
  'g',
)

/** Who comes to see the guest sits down with them: "I have four friends over" is five. */
const friends =
  'friends|mates|pals|buddies|colleagues|coworkers|neighbou?rs|amie?s|copains|copines|potes|collegues|amig[oa]s|colegas|companeros|freunde?n?|freundinnen|kumpels?|kollegen|kolleginnen|nachbarn'
const strangers = 'guests|people|personnes|invites|convives|invitad[oa]s|personas|gaste?n?|leuten?'
const visitors = [
  new RegExp(
    `\\b(?:i have|i've got|i got|having|we have|i'm having|i invited|inviting|have invited|j'ai invite|j'invite|je recois|on recoit|nous recevons|j'ai|he invitado a|invito a|tengo|vienen|vienen a casa|vienen a cenar|ich habe|ich hab|hab|ich bekomme|ich krieg\\w*|krieg\\w* besuch von|besuch von|bei mir sind) (?:besuch von )?(?:a )?${numeral} ${'(?:good |close |old )?'}(${friends}|${strangers})(?: (?:over|round|coming|for dinner|qui viennent|a diner|a la maison|chez moi|a cenar|en casa|a casa|zu besuch|zum essen|eingeladen|da)\\b)?`,
  ),
  new RegExp(
    `\\b${numeral} (?:good |close |old )?(${friends}) (?:are |will be )?(?:qui )?(?:coming|come|visiting|over|round|viennent|debarquent|arrivent|passent|vienen|llegan|kommen|zu besuch)\\b`,
  ),
]

function readVisitors(text: string): number | null {
  for (const pattern of visitors) {
    const [, count, who] = (mayMatch(pattern, text) ? pattern.exec(text) : null) ?? []
    if (count && who) return (toNumber(count) ?? 1) + (new RegExp(`^(?:${friends})$`).test(who) ? 1 : 0)
  }
  return null
}

function firstCount(text: string, patterns: readonly RegExp[]): number | null {
  for (const pattern of patterns) {
    if (!mayMatch(pattern, text)) continue
    for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
      const word = match[1] ?? ''
      const count = toNumber(word)
      // "For a dinner", "pour une entrée": an article is no number.
      const article =
        count === 1 &&
        !/\d/.test(word) &&
        !/\b(person|personne|persona|portion|racion|serving|pax|eater|glass|verre|vaso|copa|glas|teller|plato|assiette)$/.test(
          match[0],
        )
      if (count && !article) return count
    }
  }
  return null
}

/** "Una ración aparte para ella": a share of one person's, and not all that is cooked. */
const portionApart =
  /(?<![a-z])(?:one|a|1|un|une|una|eine?|her|his) (?:portion|share|part|bit|racion|porcion|bowl) (?:aparte|apart|without|a part|sans|sin|ohne|for (?:her|him)|para (?:ella|el)|pour (?:elle|lui)|fur (?:sie|ihn|mama|papa|oma|opa))(?![a-z])/g

/** "On sera 9 avec les enfants": the children are among them. */
const included = new RegExp(
  `(?<![a-z])(${us}) (?:${little})${numeral} (?:people |of us |personnes |personas |leute )?(?:with|avec|con|mit|counting|including|en comptant|contando) (?:the|les|los|las|den|mes|my|mis|meinen|tous|all the|unseren) (?:${pairs}|kinder[n]?|enfants|ninos|kids)(?![a-z])`,
  'g',
)

/** "An apéro for 10, 3 canapés": behind the guests these are kinds of bites. */
const kindsOfBites =
  /(?<=(?<![a-z])(?:for|pour|para|fur) \d+.{0,40})(?<!\d)\d (?:canapes|nibbles|bites|bouchees|bocados|verrines|happchen)(?![a-z])/g

/** How many a text names that says nothing of those counted before. */
function countIn(text: string, said: string): number | null {
  return (
    firstCount(text, inAll) ??
    pairIn(text) ??
    readPeople(text) ??
    (/\b(double date|diner a quatre|cita doble|doppeldate)\b/.test(text) ? 4 : null) ??
    toNumber(sizedGroups.exec(said)?.[1]?.slice(0, -2) ?? '') ??
    firstCount(text, perDay) ??
    readVisitors(text) ??
    firstCount(text, outright) ??
    firstCount(said, inWords) ??
    readNeeded(text) ??
    (matches(couple, said) ? 2 : null) ??
    (matches(alone, said) || matches(single, said) || matches(oneOther, said) || isForOneElder(said)
      ? 1
      : null) ??
    firstCount(text, pronounLast.test(said) ? aside : [...aside, trailing])
  )
}

/** "One paella, not two": beside a number of people this counts the dish. */
const oneOfIt =
  /(?<![a-z])(?:una sola|un solo|une seule|un seul|a single one|eine einzige|ein einziges)(?=\W*$)/

const corrections = new RegExp(
  `[,.;!?–-] ${anyOf(wordLists('servings')('corrected-at-once')).source}[,:]? (.*)$`,
)

/** "Make that ten, no wait, twelve": what stands behind the correction, where it is little more than another number. */
function correctedAtOnce(folded: string, before: number | null): number | null {
  const found = corrections.exec(folded)
  const rest = found?.[1]?.split(/[.;!?]/)[0] ?? ''
  if (!found || rest.trim().split(/\s+/).length > 4) return null
  return readServings(folded.slice(0, found.index), before) === null ? null : readServings(rest, before ?? 1)
}

/** How many the guest cooks for, or null; `before` is what they said earlier, for "two more people" and "double it". */
export function readServings(folded: string, before: number | null = null): number | null {
  const corrected = correctedAtOnce(folded, before)
  if (corrected !== null) return corrected
  const plain = before !== null && before > 1 ? folded.replace(oneOfIt, ' ') : folded
  const said = replaced(
    withoutFavours(plain)
      .replace(kindsOfBites, ' ')
      .replace(/\bme,? myself,? and i\b/g, 'only me')
      .replace(portionApart, ' '),
    included,
    '$1 $2 in all',
  )
  const whole = replaced(
    withoutAges(withoutRanges(withoutOtherNumbers(withoutMeasures(withDigits(said))))),
    notThose,
    ' ',
  )
  const text = whole.replace(ofThem, ' some of them ')
  const changed =
    before === null
      ? null
      : (changedHeadcount(whole, before) ??
        firstCount(whole, [...inAll, weAre]) ??
        correctedHeadcount(text) ??
        changedParty(whole, before))
  const named = changed ?? changedHeadcount(text, before) ?? countIn(text, said) ?? countIn(whole, said)
  // "For four, double it for the freezer" is said at once.
  const heard = before === null && doubles(text) ? (named ?? 2) * 2 : named
  const joined = changed === null && heard !== null ? changedParty(text, heard) : null
  const count = joined ?? heard
  if (count === null) return null
  const heads = count - halfEaters(text) / 2 + Number(eatsAlong.test(text) && changed === null)
  return Math.max(1, Math.min(Math.round(heads), 100))
}
