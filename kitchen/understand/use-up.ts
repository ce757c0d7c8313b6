import { matches } from '../lexicon/may-match.ts'
import { anyOf } from './word-list.ts'

/** "What can I make of it", "zu verbrauchen": what is there decides what is cooked, and little is bought for it. */
const usingUp = anyOf({
  en: "use (?:it |them |this |these )?up\nusing up\n(?:to|needs? to) be used(?: up)?\nneeds? (?:using|eating)\nwhat (?:can|could|should|do|shall|would) (?:i|we|you) (?:make|do|cook|rustle up)\nwhat to (?:make|do|cook) with\nleft[- ]?overs?\nleft from\n(?:all|everything) (?:i|we)(?:'ve| have)(?: got)?\n(?:i|we)(?:'ve| have) only got\n(?:i|we) only have\nin (?:the|my|our) (?:fridge|freezer|cupboard|larder|pantry)\nglut of",
  fr: "(?:que|quoi) (?:faire|cuisiner|preparer)\nqu'est[- ]ce (?:que je|qu'on) (?:peux|peut|fais|fait|pourrais|pourrait|cuisine)\n(?:j'|qu'on )en fai[st]\n(?:a|pour|faut) (?:finir|ecouler|utiliser|terminer)\nil (?:me |nous |m'en )?reste(?:nt)?\nj'ai (?:juste|seulement|que)\nje n'ai que\nrestes? (?:de|d'|du)\nsous la main\n(?:au|dans le|dans mon|du) (?:frigo|congelateur|congelo|placard)\nplein de\nun (?:bout|fond|reste) (?:de|d')",
  es: '(?:que|y que) (?:hago|preparo|cocino|hacemos|puedo (?:hacer|preparar|cocinar)|se puede (?:hacer|preparar))\n(?:por|para|hay que|quiero) (?:gastar|aprovechar|usar)\n(?:me |nos )?(?:ha |han )?(?:sobr|qued)(?:o|aron|a|an|ado)\nsobras? de[l]?\nrestos de[l]?\n(?:solo|solamente) (?:tengo|hay|me queda[n]?)\nen la (?:nevera|heladera|despensa|alacena)\nen el (?:refri|refrigerador|congelador)\nun monton de',
  de: 'was (?:mach|koch|kann|konnte|soll|zaubere?)(?:e|en|st|t)? (?:ich|wir|man)(?: (?:da|denn|noch|jetzt))?(?: (?:draus|daraus|damit|machen|kochen))?\n(?:auf|ver)(?:zu)?(?:brauchen|werten)\nmuss(?:en)? weg\nubrig[a-z]*\nreste?(?: vom| von| an)?\nrestliche[nrs]?\n(?:hab|habe|haben) (?:ich |wir )?(?:nur|noch)\n(?:im|vom) (?:kuhlschrank|gefrierfach|vorrat|schrank)\n[a-z]*schwemme\njede menge',
})

/** "I have", said of food and of nothing else that one has. */
const having = anyOf({
  en: "(?:i|we)(?:'ve| have)? got(?! (?:to|guests|people|friends|a friend|no|an? (?:hour|allerg|intoler)))\n(?:i|we)(?:'ve| have)(?! (?:to|guests|people|friends|had|been|no|never|an? (?:hour|allerg|intoler|friend|party)))\nthere(?:'s| is| are)\n(?<=^\\W*)got (?:an?|some|half|the|\\d+|two|three)",
  fr: "j'ai(?! (?:envie|faim|besoin|des invites|des amis|du monde|une? (?:heure|allerg|invite)|peur|mal|horreur|pas|plus))\non a(?! (?:envie|faim|besoin|des invites|du monde|une? heure|pas|plus))",
  es: 'tengo(?! (?:ganas|hambre|que|invitados|visita|prisa|una? (?:hora|alergia|invitad))[a-z]*)\ntenemos(?! (?:ganas|hambre|que|invitados|visita)[a-z]*)\nhay',
  de: '(?:ich |wir )?(?:hab|habe|haben)(?! (?:ich |wir )?(?:lust|hunger|bock|gaste|besuch|kein|keine|keinen|nicht|ein(?:e|en)? (?:stunde|allergie|freund)))(?! (?:ihr|sie))',
})

/** A turn that begins with a quantity or a state of food and wishes for nothing: a list of what is there. */
const listing =
  /^\W*(?:(?:an?|the|some|one|half|two|three|four|\d+|une?|des|du|deux|trois|demi|quelques|una?s?|unos|dos|tres|medi[oa]|eine?n?|halbe[nrs]?|zwei|drei|vier|paar) )*(?:frozen|tinned|leftover|half|tins?|cans?|packs?|packets?|pouch|bags?|jars?|boites?|bocal|sachets?|paquets?|paves?|demi-?|latas?|botes?|paquetes?|bolsas?|masa|dosen?|packung|pack|beutel|glas|gefrorene[nrs]?|tk-?|fertige[nrs]?|vakuumierte[nrs]?|rest|bisschen|(?:an?|\d|two|three|half|demi|medi[oa]|une?|deux|trois|una?|dos|tres|eine?n?|zwei|drei|halbe[nrs]?) [a-z]+)(?![a-z])/
const wishing =
  /(?<![a-z])(?:want|like|love|make|cook|recipe|please|with|veux|voudrais|envie|recette|faites?|svp|avec|quiero|quisiera|receta|hazme|con|will|mochte|rezept|mach|koch|mit|fur [a-z]+ gericht|soup|salad|cake|pie)(?![a-z])/

/** True of a bare list of foods: "a leek, two carrots and a tin of beans". */
export const isListOfFoods = (folded: string): boolean => listing.test(folded) && !wishing.test(folded)

const onlyThese = anyOf({
  en: "nothing (?:in the (?:house|fridge|cupboard|kitchen)|at home|here|left) (?:but|except)\n(?:i|we)(?:'ve| have) only got\n(?:i|we) only have\nall (?:i|we)(?:'ve| have)(?: got)?\nthat(?:'s| is) (?:all|it)(?: there is)?\nnothing else",
  fr: "j'ai (?:juste|seulement|que)\nje n'ai que\n(?:il n'y a|on n'a|nous n'avons|il (?:ne )?(?:me |nous )?reste) (?:plus )?que\nrien d'autre\nc'est tout",
  es: 'no (?:hay|tengo|tenemos|me quedan?) (?:nada )?mas que\nsolo (?:tengo|hay|me queda[n]?)\n(?:y )?(?:ya|nada mas|eso es todo|es todo)(?= *(?:$|[.,;!?]))',
  de: 'alles,? was (?:ich|wir) (?:hab|habe|haben)\nnichts (?:da |im haus |mehr )?(?:ausser|als)\n(?:ich |wir )?(?:hab|habe|haben) (?:ich |wir )?nur\nnur noch\nsonst (?:ist |hab ich )?nichts\nmehr (?:ist|hab ich) nicht',
})

/** True where what was named is all there is. */
export const saysAll = (folded: string): boolean => matches(onlyThese, folded)

/** True where a turn tells of what is there, so that the dish is made of it. */
export const usesUp = (folded: string): boolean => matches(usingUp, folded) || matches(having, folded)

const little = anyOf({
  en: '(?:a|one|the) (?:little |small |last |wee )?(?:bit|piece|end|ends|heel|scrap|lump|hunk|chunk|corner|knob|handful|few (?:bits|slices|scraps)|slice or two|spoonful)(?: or two)? of(?: the| some)?\na little\nthe (?:end|last|tail end) of (?:the|a|some)\na few (?:bits|slices|scraps|rashers) of',
  fr: "(?:un|le|ce|mon) (?:petit |tout petit )?(?:bout|reste|restant|fond|morceau|talon|peu)(?: de | d'| du | de la )?\nun peu de\nquelques (?:tranches|morceaux|bouts) (?:de|d')",
  es: 'un (?:buen )?(?:poco|poquito|trozo|trocito|pedazo|pedacito|cacho|cachito|resto|restito|culito|puntita) de(?:l)?\nalgo de\nunas (?:lonchas|rodajas|tiras) de',
  de: '(?:ein(?:en|e|em)?|den|das|noch) (?:kleine[nrs]? |letzte[nrs]? |guten )?(?:rest|restchen|bisschen|bissel|bisserl|stuckchen|stuckerl|stuck|ende|endstuck|zipfel)(?: vom| von| von der| an)?\netwas\nein paar (?:scheiben|wurfel|stucke)',
})
const plenty = anyOf({
  en: 'a glut of\n(?:loads|ton(?:ne)?s|lots|heaps|masses|mountains|piles|bags) of\na (?:whole |big |huge )?(?:ton(?:ne)?|load|heap|mountain|pile|bumper crop|ridiculous amount) of\n(?:far |way )?too many\nso many\ndrowning in\noverrun (?:with|by)',
  fr: "(?:plein|trop|beaucoup|des tonnes|des kilos|une montagne|une tonne|une avalanche|un surplus|un tas) (?:de|d')\n(?:envahi|croul|submerg|noy|debord)[a-z]*(?: [a-z]+)? (?:de|d'|par les|par des|sous les|sous des|dans les)",
  es: '(?:un monton|una pila|un chorro|una montana|un exceso|toneladas|kilos|mogollon) de\n(?:muchisim|demasiad|much)[oa]s\n(?:inundad|llen|desbordad)[oa]s? de\nhasta arriba de',
  de: '(?:haufenweise|massenhaft|jede menge|eine menge|massig|zu viele?|so viele?|sehr viele|unmengen(?: an| von)?|berge von|ein haufen|kiloweise|tonnenweise|viele|(?:ertrinke|ersticke|schwimme)[a-z]* in)',
})
const several = anyOf({
  en: 'several\na few',
  fr: 'plusieurs\nquelques',
  es: '(?:vari[oa]s|algun[oa]s|un[oa]s cuant[oa]s)',
  de: '(?:mehrere|einige|ein paar)',
})
const severalAtEnd = new RegExp(`${several.source}(?: [a-z]+){0,2} ?$`)
const littleAtEnd = new RegExp(`${little.source} ?$`)
const plentyAtEnd = new RegExp(`${plenty.source}(?: [a-z]+)? ?$`)
const plentyBehind =
  /^ ?-?(?:schwemme|flut|glut|ernte|uberschuss|ohne ende|en masse|galore|coming out of|en pagaille|a ne (?:plus|pas) savoir|a montones|para dar y (?:tomar|vender|regalar))/

/** How much there is of a food that stands here, where no number tells: "a bit of feta", "a glut of courgettes". */
export function roughly(
  folded: string,
  { start, end }: { start: number; end: number },
): 'little' | 'several' | 'plenty' | null {
  const before = folded.slice(Math.max(0, start - 40), start)
  if (matches(littleAtEnd, before)) return 'little'
  if (matches(plentyAtEnd, before) || plentyBehind.test(folded.slice(end))) return 'plenty'
  return matches(severalAtEnd, before) ? 'several' : null
}
