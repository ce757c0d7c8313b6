import { matches } from '../../lexicon/may-match.ts'
import { anyOf, type WordList } from '../../lexicon/text/word-list.ts'
import { wordLists } from '../word-list.ts'

const lists = wordLists('distress')

/** A guest who may be in danger: for days without food, on far too little, bringing food up again, or tired of living. */
export type Distress = 'hunger' | 'eating' | 'life'

const life: WordList = lists('words')

const days =
  '(?:(?:about|almost|nearly|over|more than|at least|bientot|presque|plus de|casi|mas de|fast|uber|mehr als) )?(?:\\d+|two|three|four|five|six|seven|several|a few|some|many|deux|trois|quatre|cinq|six|sept|plusieurs|quelques|des|dos|tres|cuatro|cinco|seis|siete|varios|unos|muchos|zwei|drei|vier|funf|sechs|sieben|mehreren?|einigen?|paar|ein paar)'

const weekday =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend|last week|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine derniere|(?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|la semana pasada|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|letzter woche'
const forDays = `(?:(?:for|since|in|on|over|depuis|pendant|voila|ca fait|hace|desde hace|desde|llevo|durante|seit|schon)(?: (?:the last|the past|now|bien|ya|schon|nun))* (?:${days} (?:\\w+ )?(?:days|weeks|jours|semaines|dias|semanas|tagen?|tage|wochen)|${weekday})|(?:day|jour|dia|tag) (?:two|three|four|five|six|seven|deux|trois|quatre|cinq|six|dos|tres|cuatro|cinco|zwei|drei|vier|funf|sechs|[2-9])(?![a-z0-9]))`
const drinks =
  "(?:water|coffee|tea|broth|cola|coke|juices?|shakes?|l'eau|eau|cafe|the|bouillon|jus|tisanes?|agua|infusiones|caldo|zumos?|wasser|kaffee|tee|bruhe|safte?)"
const nothingBut =
  "(?:(?:only|just|nothing but|nothing except|nothing besides|living on|surviving on|going on|rien que|que|qu'|seulement|uniquement|juste|a part|sauf|solo|solamente|unicamente|a base de|nada mas que|salvo|nur|ausschliesslich|nichts als|nichts ausser|bloss)(?: (?:a base de|of|on|having|had|drinking|drunk|drinken|con|de|du|des|le|la|von|mit|black|some|a bit of|un peu de|un poco de|ein bisschen|noch|drinks of|getrunken|schwarzen))*)"
/** Faint, in the words of who feels it. */
const faint =
  '(?:dizzy|light-?headed|woozy|faint(?:ing|ed|ly)?|passed out|black out|blacked out|seeing stars|tete (?:me |qui )?tourne|vertiges?|(?:etourdi|etourdie)|evanoui[a-z]*|malaise|tombe dans les pommes|me mareo|marea[a-z]*|mareos?|desmay[a-z]*|se me va la cabeza|schwindlig|schwindelig|schwindel|schwarz vor (?:den )?augen|umgekippt|umkippe|ohnmacht[a-z]*|zittrig)'
const eatsLittle =
  '(?:(?:skip|skipped|skipping)(?: \\w+){0,2} meals?|fast(?:ing|ed)|lose weight|losing weight|kilos?|maigrir|perdre du poids|jeune(?:r)?|saute(?:r|s)?(?: \\w+){0,2} repas|rien mange|mange plus rien|adelgazar|bajar de peso|ayun[a-z]*|sin comer|no como|me sobran|abnehmen|abnehm[a-z]*|fasten|fasten?kur|hungern|nichts gegessen|kaum gegessen|esse nichts)'

const hunger: WordList = {
  any: `
    ${nothingBut} ${drinks}[^.!?]{0,60}?\\b${forDays}
    ${forDays}[^.!?]{0,40}?\\b${nothingBut} ${drinks}
    ${faint}[^.!?]{0,90}\\b${eatsLittle}
    ${eatsLittle}[^.!?]{0,90}\\b${faint}
    (?:not eaten|haven'?t eaten|plus rien mange|mange plus rien|nichts mehr gegessen|no como nada|sin comer nada)(?: (?:anything|a thing|at all|food|properly|really|du tout|de solide|de nada)){0,3} ${forDays}
  `,
  en: `
    (?:haven'?t|have not|hasn'?t|has not|not|barely|hardly|didn'?t|did not) (?:really |actually |properly )?(?:eaten|ate|eat|had)(?: anything| a thing| a bite| food| any food| at all| much| proper food| properly| a meal)*(?: to eat)? (?:in|for|since) (?:the last |the past )?(?:${days} (?:whole |full )?(?:days|weeks)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|a week|days|weeks|last week)
    (?:${days}) (?:whole |full )?days (?:without (?:food|eating)|since i (?:last )?(?:ate|had)|with nothing to eat|of (?:not eating|nothing))
    without (?:food|eating)(?: anything)? for (?:${days} )?(?:days|weeks)|(?:eaten|ate|had) nothing (?:at all )?(?:in|for) (?:${days} )?(?:days|weeks)|nothing to eat (?:in|for) (?:${days} )?(?:days|weeks)
    nothing (?:has |to eat )?(?:has )?(?:passed|crossed|touched|gone past) my lips (?:since|for|in)(?: \\w+){1,3}
    (?:can'?t|cannot|could not|couldn'?t) (?:face|stomach|keep down) (?:any )?(?:food|eating|a bite|anything)
    fast(?:ed|ing) (?:for )?(?:[5-9]|1\\d|five|six|seven|eight|nine|ten) days
  `,
  fr: `
    (?:ai|a) (?:quasiment |pratiquement |presque |plus )?(?:rien|pas) (?:mange|avale)(?: du tout)?(?: de solide)? depuis (?:${days} (?:jours|semaines)|des jours|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|une semaine|la semaine derniere)
    (?:depuis|voila|(?:ca|cela) fait|il y a) ${days} (?:jours|semaines) (?:que )?(?:je |sans )(?:n'ai |n'|ne )?(?:plus )?(?:rien |pas |plus )*(?:mang[a-z]*|avale[a-z]*)(?: (?:plus )?rien| pas)?
    (?:mange|mangeais) (?:plus |quasiment )*(?:rien|plus) depuis ${days} (?:jours|semaines)|${days} jours sans (?:rien )?manger
  `,
  es: `
    llev[oa] ${days} (?:dias|semanas) sin (?:comer|probar bocado|meter nada)(?: nada| apenas)*|${days} dias sin comer
    (?:hace|desde hace) ${days} (?:dias|semanas) que no (?:como|cómo|pruebo|he comido)(?: nada| bocado)*|no (?:he comido|como|pruebo)(?: nada| bocado| de nada)* (?:desde hace|en|hace) (?:${days} )?(?:dias|semanas)
    no (?:he comido|como|pruebo)(?: nada| bocado)* desde (?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|la semana pasada|hace dias)
  `,
  de: `
    seit (?:${days} )?(?:tagen|wochen)(?: \\w+){0,2} (?:nichts|nix|kaum etwas|keinen bissen|nichts mehr|so gut wie nichts)(?: \\w+){0,3} (?:gegessen|zu mir genommen|runter|herunter|bei mir behalten)
    (?:nichts|nix|keinen bissen)(?: mehr)? (?:gegessen )?seit (?:${days} )?(?:tagen|wochen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?: gegessen)?
    seit (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|einer woche|letzter woche)(?: \\w+){0,2} (?:nichts|nix|keinen bissen)(?: mehr)? gegessen
    ess?e(?: \\w+)? seit (?:${days} )?(?:tagen|wochen)(?: \\w+)? (?:nichts|nix)|${days} tage (?:lang )?(?:ohne essen|nichts gegessen)
  `,
}

const fewCalories = '(?<![\\d.,])[1-7]?\\d{2} ?(?:k ?cal[a-z]*|kalorien|calories?|calorias?|kilocalor[a-z]*)'
const aDay =
  "(?:a|per|each|every|the whole) day|sur la journee|de toute la journee|en todo el dia|den ganzen tag|am ganzen tag|daily|in total a day|all (?:that )?i (?:allow|eat|let|permit)|allow myself|(?:survive|live|get by|exist) on|par jour|quotidien[a-z]*|je me (?:limite|restreins)|m'autorise|m'accorde|al dia|por dia|diari[oa]s?|me permito|me limito|me dejo|am tag|pro tag|taglich|erlaube (?:ich )?mir|ich mir (?:erlaube|gonne)|gonne ich mir"

const manyKilos =
  '(?:[4-9]|[1-4]\\d|four|five|six|seven|eight|nine|ten|cuatro|cinco|seis|siete|ocho|nueve|diez|quatre|cinq|six|sept|huit|neuf|dix|vier|funf|sechs|sieben|acht|neun|zehn) ?(?:kilos?|kgs?|kilo)'
const lose =
  '(?:lose|losing|drop|shed|perdre|maigrir|perder|bajar|adelgazar|quitarme|abnehmen|abzunehmen|runter|loswerden|verlieren)'
const fewWeeks =
  '(?:in|en|within|dans|binnen|innerhalb (?:von )?)(?: (?:just|only|nur|solo|seulement))? ?(?:(?:[1-3]|a|one|two|three|une?|deux|trois|una|dos|tres|eine[rm]?|zwei|drei) (?:weeks?|semaines?|semanas?|wochen?)|(?:\\d|1\\d|five|seven|ten|cinq|sept|dix|cinco|siete|diez|funf|sieben|zehn) (?:days?|jours?|dias?|tagen?))'

const eating: WordList = {
  any: `
    ${lose}[^.!?]{0,25}\\b${manyKilos}[^.!?]{0,25}\\b${fewWeeks}
    ${lose}[^.!?]{0,25}\\b${fewWeeks}[^.!?]{0,25}\\b${manyKilos}
    ${manyKilos}[^.!?]{0,25}\\b${fewWeeks}[^.!?]{0,15}\\b${lose}
    ${fewWeeks}[^.!?]{0,25}\\b${manyKilos}[^.!?]{0,15}\\b${lose}
    (?:${fewCalories})[^.!?]{0,40}\\b(?:${aDay})
    (?:${aDay})\\b[^.!?]{0,30}(?:${fewCalories})
    (?:${fewCalories})[^.!?]{0,40}\\b(?:too much|(?:feels? like|is|still) a lot|es (?:mucho|demasiado)|demasiado|c'est (?:deja )?trop|trop pour moi|(?:ist|sind|schon) zu ?viel)
  `,
  en: `
    (?:i eat|i've eaten|i ate) (?:anything|something|at all|a bite)[^.!?]{0,20}\\bi (?:throw|bring|chuck|vomit|puke)
    (?:easy|easier|easiest|want|wanted|going|able|like|need|plan) to (?:throw (?:it |that |everything |this |them )?(?:back )?up|vomit|puke|be sick after|purge|bring (?:it |that |everything )(?:back )?up)
    (?:make|making|made) myself (?:sick|vomit|throw up|puke)|(?:throw|bring) (?:it|everything|that|this)(?: all)? (?:back )?up (?:after|again|afterwards|later)|purge after|i(?:'m| am) (?:bulimic|anorexic|anorectic)
    starv(?:e|ing) myself|(?:want|going|trying|like) to (?:starve|stop eating)|(?:not|never|stop) eat(?:ing)?(?: anything)? (?:at all|any ?more|ever again)|can'?t (?:bring|get) myself to eat|(?:scared|afraid|terrified) (?:of|to) (?:eat|eating|food|gain\\w*(?: weight)?)
    fingers? down my throat|(?:throw|bring|chuck|cough) (?:\\w+ ){0,2}(?:all )?up (?:whatever|everything|what|anything) i eat|(?:easy|easier|easiest|easily)(?: \\w+){0,2} (?:bring|brought|throw|come|comes|get)(?: \\w+)? (?:back )?up(?: again)?|comes? (?:back )?up (?:easily|again easily)|get rid of (?:it|everything|what i ate|the food) after
    laxatives? (?:to|after|so)|(?:relapsed?|struggling|suffer\\w*|battl\\w+) (?:into |with |from )?(?:my |an )?(?:anorexia|bulimia|eating disorder)
  `,
  fr: `
    (?:mange|mangeais) (?:quelque chose|quoi que ce soit|un truc|n'importe quoi)[^.!?]{0,20}\\b(?:vomis|rends|rejette|vomir)
    doigts? (?:au fond de|dans) la gorge|(?:fais|faire|fait) (?:tout )?(?:ressortir|remonter|rendre)|(?:rends|vomis|rejette) (?:tout|ce que je mange|mes repas)|(?:facile|faciles|facilement)(?: \\w+){0,2} (?:rendre|ressortir|remonter|regurgiter)|(?:ressort|remonte|ressorte|remonter) (?:facilement|sans mal|tout seul)
    (?:facile|faciles|envie|veux|vais|besoin|pour|apres) (?:a|de|d')? ?(?:la |le |les |tout |bien |pouvoir |me faire |l'|me )*(?:vomir|regurgiter)(?! (?:du|de la))|(?:me|se) (?:faire|fais|fait|faisais) vomir|vomir (?:apres|ensuite)|je vomis apres
    (?:arreter|cesser) de manger(?! (?:de|du|des|trop|gras|sucre|entre|autant|la|le|les))|(?:ne )?(?:veux|peux|arrive) (?:plus|pas)(?: a)? manger du tout|me (?:priver de manger|laisser mourir de faim|affamer)|peur de (?:manger|grossir|prendre du poids)|laxatifs? (?:pour|apres)|(?:je suis|suis) (?:anorexique|boulimique)
  `,
  es: `
    (?:como|coma) (?:algo|cualquier cosa|lo que sea|un poco)[^.!?]{0,20}\\b(?:vomito|devuelvo|echo|provoco)
    (?:quiero|facil de|faciles de|voy a|ganas de|para|poder|pueda|provocar(?:me)?(?: el)?|hacerme|me (?:obligo|fuerzo|provoco|hago)(?: a)?(?: el)?) (?:luego |despues )?(?:vomit[a-z]*|devolverlo|devolver la comida)|vomit[a-z]+ (?:despues|luego)
    (?:meto|meterme|meter|metiendome) los dedos|dedos en la garganta|(?:echo|devuelvo|vomito|saco) (?:todo )?(?:lo que|todo lo que) como|lo (?:echo|devuelvo|vomito|saco) (?:todo|despues|luego)|facil de (?:echar|devolver|sacar)(?:lo)?|(?:salga|suba|vuelva) facil
    dejar de comer (?:para|del todo|por completo|hasta)|matarme de hambre|pasar hambre para|no (?:quiero|puedo) comer (?:nada|mas nunca|nunca mas)|miedo (?:a|de) (?:comer|engordar|coger peso)|laxantes? (?:para|despues)|(?:soy|estoy) (?:anorexic|bulimic)[oa]
  `,
  de: `
    (?:etwas|was|irgendwas) (?:esse|gegessen hab\\w*)[^.!?]{0,20}\\b(?:kotze?|erbreche?|ubergebe?|spucke?)
    (?:leicht|gut|einfach|schnell|will|mochte|kann|absichtlich|danach|hinterher|nachher|essen)(?: \\w+){0,3} (?:wieder )?(?:erbrechen|ubergeben|auskotzen|hochwurgen)|zum erbrechen (?:bringen|geeignet)|(?:leicht|gut|alles|danach|hinterher|nachher|immer|essen|es|das)(?: \\w+){0,3} wieder (?:hoch|raus|heraus|rauf)(?:krieg\\w*|bekomm\\w*|bring\\w*|hol\\w*|gebracht|geholt|gewurgt|gekotzt|wurg\\w*|kommt)|(?:kotz|kotze|wurg|wurge|erbrech|erbreche)(?: \\w+){0,3} (?:nach dem essen|danach|hinterher|aus|raus|hoch)|nach (?:dem|jedem) essen(?: \\w+){0,3} (?:kotz\\w*|gekotzt|erbrech\\w*|ubergeb\\w*)|finger in den hals
    mich (?:zu tode )?(?:hungern|aushungern)|aufhoren zu essen|gar nichts mehr essen|(?:kann|will|mag) (?:\\w+ )?(?:uberhaupt |gar )?nichts mehr essen|angst (?:vor (?:dem )?(?:essen|zunehmen)|zuzunehmen|zu essen|dick zu werden)|abfuhrmittel (?:um|danach|nach)|(?:bin|wieder) (?:magersuchtig|bulimisch)|krieg\\w* keinen bissen runter
  `,
}

/** The long patterns are only made and tried where a word of theirs stands in the text. */
const kinds: readonly (readonly [Distress, gate: RegExp, words: RegExp])[] = [
  [
    'life',
    /\b(?:di(?:e|sappear)|end(?:ing)? (?:it|my)|kill|hurt|harm|cut|poison|suici|suizi|selbstmord|li(?:fe|ve|ving)|exist|dead|death|viv|vie|mour|tuer|mal|finir|disparai|jours|scarif|mor|mat|dano|vid|acabar|leben|sterben|tot|umbring|bring|verletz|antun|lebensmude)/,
    anyOf(life),
  ],
  [
    'eating',
    /\b(?:k ?cal|calori|kalori|kilocal|throw|vomi|puke|sick|purge|bring|bulim|anore|magers|starv|eat|food|gain|laxa|eating|regurg|mang|grossir|poids|affam|devolv|hambre|comer|engord|peso|erbrech|uberge|auskotz|hochwurg|finger|hunger|aushung|kilo|kgs?|throat|gorge|dedos|echo|devuelvo|saco|rends|rendre|ressor|remont|hoch|raus|heraus|kotz|wurg|essen|zunehm|zuzunehm|abfuhr|bissen)|\d ?k?cal/,
    anyOf(eating),
  ],
  [
    'hunger',
    /\b(?:days?|weeks?|[a-z]+day|jours?|semaines?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|dias|semanas?|lunes|martes|miercoles|jueves|viernes|sabado|domingo|tagen?|tage|wochen?|[a-z]+tag|mittwoch|weekend|day|jour|dia|dizzy|light-?headed|woozy|faint\w*|tourne|vertiges?|malaise|evanoui\w*|marea\w*|mareos?|mareo|desmay\w*|schwindlig|schwindelig|schwarz|zittrig)\b/,
    anyOf(hunger),
  ],
]

/** Beans lie in water for days, and who was ill drinks nothing else for one. */
const notHungry =
  /\b(?:soak|marinat|einweich|eingeweich|einleg|eingelegt|tremp|remoj|macer|brew|ferment|threw up|vomited|been sick|a vomi|ha vomitado|erbrochen|ubergeben|gastro|magen-darm)/

/** What a turn (folded) tells of a guest who needs more than a recipe; null for a joke about being hungry. */
export const distressIn = (folded: string): Distress | null =>
  kinds.find(
    ([kind, gate, words]) =>
      matches(gate, folded) && matches(words, folded) && !(kind === 'hunger' && notHungry.test(folded)),
  )?.[0] ?? null
