import { withMeals } from './meals.ts'
import { replaced } from '../lexicon/may-match.ts'
import { withPlainLists } from './list-joins.ts'

/** What guests write short, on folded text: diets above all, where a lost letter makes somebody ill. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/\b(my|his|her|your|the|a) gf\b/g, '$1 girlfriend'],
  [/\b(my|his|her|your|the|a) bf\b/g, '$1 boyfriend'],
  [/(\d)-(kg|g|ml|l)-(?=[a-z])/g, '$1 $2 '],
  // "Außer Eiern und Quark ist nichts da": that is all there is.
  [
    /(?<![a-z])(?:apart from|except(?: for)?|besides) ([^.!?:;]{3,80}?),? (?:there(?:'s| is)|(?:we|i) have|(?:we|i)'ve got) nothing(?: else| left| here| in the house)*/g,
    'i only have $1',
  ],
  [
    /(?<![a-z])(?:a part|hormis) ([^.!?:;]{3,80}?),? (?:il n'y a|je n'ai|on n'a) (?:plus )?rien(?: d'autre| a la maison| au frigo)*/g,
    "je n'ai que $1",
  ],
  [
    /(?<![a-z])(?:aparte de|salvo|excepto) ([^.!?:;]{3,80}?),? no (?:hay|tengo|queda) nada(?: mas| en casa)*/g,
    'solo tengo $1',
  ],
  [
    /(?<![a-z])ausser ([^.!?:;]{3,80}?),? (?:ist|hab(?:e)? ich|haben wir) nichts(?: mehr| da| im haus| ubrig)*/g,
    'ich habe nur $1',
  ],
  [/(?<![a-z])w\/ ?(?:o|out)(?![a-z])/g, 'without'],
  [/(?<![a-z])w\/ ?(?=[a-z])/g, 'with '],
  [/(?<![a-z])s\/ ?(?=[a-z])/g, 'sin '],
  [/(?<![a-z])c\/ ?(?=[a-z])/g, 'con '],
  [/\bss (?=[a-z])/g, 'sans '],
  [/(?<![a-z])o(?:hn)?\. ?(?=[a-z]{2})/g, 'ohne '],
  [/\b(?:sin|sans|no|ohne|without|zero|cero|0) glut\b/g, 'gluten free'],
  [/\b(?:sin|sans|no|ohne|without|zero|cero|0) (?:lact|lakt)\b/g, 'lactose free'],
  [/\b(?:without|zero|cero|0) lactos[ea]\b/g, 'lactose free'],
  [/\b(gluten|lactose|laktose|alkohol|zucker|milch|nuss)[- ]?fr(?:\.|\b)/g, '$1 frei'],
  [/\b(non|no|sans|sin|ohne|without)[- ]alc(?:\.|\b)/g, '$1 alcohol'],
  [/\balc[- ]?free\b/g, 'alcohol free'],
  [/\balk(?:\.|[- ])?frei/g, 'alkoholfrei'],
  [/(?<![a-z])gf(?![a-z])/g, 'gluten free'],
  [/(?<![a-z])df(?![a-z])/g, 'dairy free'],
  [/(?<![a-z])lf(?![a-z])/g, 'lactose free'],
  [/(?<![a-z])sg(?![a-z])/g, 'sin gluten'],
  [/(?<![a-z])sl(?![a-z])/g, 'sin lactosa'],
  [/(?<=(?:gluten|dairy|lactose) free[ ,+/&]{1,3}(?:and )?)nf(?![a-z])/g, 'nut free'],
  [/(?<![a-z])vgn(?![a-z])/g, 'vegan'],
  [
    /(?<![\w.,])(\d+) ?(kilos?|kg|litros?|litres?|liter|pounds?|lbs?) (?:y medi[oa]|et demie?|und ein halbe[nrs]?|and a half)(?![a-z])/g,
    '$1.5 $2',
  ],
  // "Pie is too much work": what is too much work is no longer wanted.
  [
    /(?:(?:actually|oh|eigentlich|en fait|la verdad),? )?(?:an? |the |la |le |les |el |une? |una |die |der |das |eine? )?[a-z]+ (?:is|sounds|seems|c'est|est|es|me parece|ist|waar)(?: mir| ma| me| pour moi| doch| ja)* (?:a bit |way |far |un peu |demasiad[oa] |zu |zvu |zvui |z'vui |z'vu |zviel |too |trop |mucho )+(?:much (?:work|effort|trouble|hassle|faff)|fiddly|complicated|long|complique|de travail|trabajo|lio|complicad[oa]|aufwendig|aufwandig|(?:viel )?arbeit|kompliziert)[,.;!]* ?/g,
    '',
  ],
  // "I need the oven for a crumble": what stands in the oven is no dish of this conversation.
  [
    /(?<![a-z])(?:(?:i )?(?:need|want|am using|'m using) the oven (?:free )?for|(?:the )?oven(?:'s| is) (?:already )?(?:taken|busy|full|in use|occupied) (?:with|by)|(?:j'ai besoin du|il me faut le) four pour|(?:le )?four (?:est|sera) (?:deja )?(?:pris|occupe) (?:par|avec|pour)|(?:necesito|quiero) el horno para|(?:el )?horno (?:esta|lo tengo) (?:ya )?ocupado (?:con|por)|(?:ich )?brauche? den (?:back)?ofen (?:schon |noch )?fur|(?:der )?(?:back)?ofen ist (?:schon )?(?:belegt|besetzt|voll) (?:mit|von|durch)) [^,.;!?]+/g,
    'no oven',
  ],
  // A paste in a jar is no pasta.
  [
    /(?<![a-z])(?:la |una? |en )?pasta (?:de|en|del) (?:frasco|bote|tarro|tubo|lata|aji|curry|chile)(?: amarillo| panca| rojo| verde)?(?![a-z])/g,
    'de bote',
  ],
  // Written as it is spoken: "jai du riz", "nen Kuchen", "n Kilo".
  [/(?<![a-z'])jai(?![a-z])/g, "j'ai"],
  [/(?<![a-z'])cest(?![a-z])/g, "c'est"],
  [/(?<![a-z'])jsuis(?![a-z])/g, 'je suis'],
  [/(?<![a-z'])nen(?![a-z])/g, 'einen'],
  [/(?<![a-z'])nem(?![a-z])/g, 'einem'],
  [/(?<![a-z0-9'])'?n (?=kilo|kg|pfund|liter)/g, '1 '],
  // Whoever is "mi papá" is no potato.
  [/(?<![a-z])(mi|tu|su|al|del|el|nuestro) papa(?![a-z])/g, '$1 padre'],
  // "Paprika (das Gemüse)" is no powder.
  [
    /(?<![a-z])paprikas?,? ?\(?(?:das|als|also das|ich meine das|die) (?:gemuse|schoten?)\)?(?![a-z])/g,
    'paprikaschoten',
  ],
  // Braised beef by its whole name.
  [/(?<![a-z])(?:rinds?|rinder)[- ]?schmor[- ]?braten(?![a-z])/g, 'schmorbraten'],
  // "Get the sugar down a bit".
  [/(?<![a-z])(?:get|bring|cut|take|keep) the (sugar|salt|butter|fat) (?:down|back)(?![a-z])/g, 'less $1'],
  // Who has gone off chicken is tired of it; the chicken has not gone off.
  [
    /(?<![a-z])(?:has|have|'s|'ve|am|i'm) gone (?:right |completely |totally )?off (?!(?:yesterday|today|now|already|too|again|i|and|so|but|in|since|after)(?![a-z]))(?=[a-z]+ ?(?:[.,;!?]|$))/g,
    " doesn't want ",
  ],
  // Swiss wine.
  [/(?<![a-z])wy(?![a-z])/g, 'wein'],
  // Small sausages, and nothing to drink.
  [/(?<![a-z])(saucisses?|salchichas?|tomates?) (?:de |a |d')?(?:cocktail|coctel)(?![a-z])/g, '$1'],
  [/(?<![a-z])cocktail[ -]?(?=(?:sausages?|wieners?|franks?|wurst|wurstchen|tomaten)(?![a-z]))/g, ''],
  // A meal, and nothing to drink.
  [/(?<![a-z])(?:afternoon|high|cream) tea(?![a-z])/g, 'afternoon'],
  // Austrian names for what the dishes are called elsewhere.
  [/(?<![a-z])erdapfel[- ]?(?=salat|puree|suppe|gratin|knodel|gulasch|puffer|brei)/g, 'kartoffel'],
  [/(?<![a-z])karfiol[- ]?(?=suppe|gratin|auflauf|salat)/g, 'blumenkohl'],
  // In German a day follows the number of guests, and no hour of the morning.
  [
    /(?<=\d) am (?=(?:mon|diens|mitt|donners|frei|sams|sonn)(?:tag|woch|abend)|mittwoch|wochenende|abend|sonnabend|\d{1,2}\.)/g,
    ', am ',
  ],
  // Whoever is out from nine to five is away all day, and no guest.
  [
    /(?<![a-z])(out|away|gone|work(?:ing)?|weg|arbeiten?|arbeit|fuera|trabaj\w+|travaille|absente?|bureau|office|buro) ((?:from|de|von|entre|zwischen) )?\d{1,2}(?: ?(?:h|uhr|am))? ?(?:to|till|until|a|bis|-|y|and|und|et) ?\d{1,2}(?: ?(?:h|uhr|pm))?(?!\d)/g,
    'at work',
  ],
  // "Mandarinen mit rein, Boden weglassen": what goes in is not left out with the rest.
  [/(?<![a-z])(rein|hinein|dazu|drauf|drin lassen)((?: bitte| gerne?)*), /g, '$1$2. '],
  [/(?<=^|[,.;] ?)(?:(?:den|die|das) )?([a-z]+) (?:bitte )?weglassen/g, 'ohne $1'],
  // A French tin is no mussel, and a tree that went nuts bears none.
  [/(?<![a-z])(mon|ton|son|un|le|ce|du|petit|grand) moule(?![a-z])/g, '$1 cercle'],
  [
    /(?<![a-z])moules?(?= (?:de |d'environ |a |rond |carre )?(?:\d{2}(?![\d.,]| ?(?:g|kg|pers))|tartes?|manque|cakes?|gateaux?|muffins?|charniere|savarin|kouglof|pain|silicone))/g,
    'cercle',
  ],
  [
    /(?<![a-z])(went|going|goes|go|gone|drives? (?:me|us|him|her)) (?:completely |absolutely )?nuts(?![a-z])/g,
    '$1 wild',
  ],
  [
    /(?<=(?:gluten|dairy|lactose) free[ ,+/&]{1,3}(?:and )?)veg(?![a-z])|(?<![a-z])veg(?=[ ,+/&]{1,3}(?:and )?(?:gluten|dairy|lactose) free)/g,
    'vegetarian',
  ],
  // Whoever wants vegetables in it wants no minced beef.
  [/\b(?:vegetable|veg|veggie) (burgers?)\b/g, 'vegetarian $1 with vegetables'],
  [/(?<![a-z])vg(?![a-z])/g, 'vegan'],
  [/(?<![a-z'])v(?= ?[+&/,] ?(?:gluten|dairy|lactose) free)/g, 'vegetarian'],
  [/(?<![a-z])cmpa?(?![a-z])/g, "cow's milk protein allergy"],
  [/(?<![a-z])a\.?p\.?l\.?v\.?(?![a-z])/g, 'allergie aux proteines de lait'],
  // "One is allergic to nuts, the other to milk": one list of what nobody may get.
  [
    /(?:,| and| et| y| und| e){1,4} (?:the other|another|someone else|l'autre|un autre|une autre|(?:el |la |un |una )?otr[oa]|(?:der|die|ein|eine) andere[rn]?|wer anders)(?: one| guest| person| invite| gast| invitad[oa])?(?:'s| is| est| es| ist)?(?: allergic| allergique| alergic[oa]| allergisch)? (?=(?:to)\b)/g,
    ', allergic ',
  ],
  [
    /(?:,| and| et| y| und| e){1,4} (?:the other|another|someone else|l'autre|un autre|une autre|(?:el |la |un |una )?otr[oa]|(?:der|die|ein|eine) andere[rn]?|wer anders)(?: one| guest| person| invite| gast| invitad[oa])?(?:'s| is| est| es| ist)?(?: allergic| allergique| alergic[oa]| allergisch)? (?=(?:gegen|auf)\b)/g,
    ', allergisch ',
  ],
  [
    /(?:,| and| et| y| und| e){1,4} (?:the other|another|someone else|l'autre|un autre|une autre|(?:el |la |un |una )?otr[oa]|(?:der|die|ein|eine) andere[rn]?|wer anders)(?: one| guest| person| invite| gast| invitad[oa])?(?:'s| is| est| es| ist)?(?: allergic| allergique| alergic[oa]| allergisch)? (?=(?:al)\b)/g,
    ', alergico ',
  ],
  [
    /(?:,| and| et| y| und| e){1,4} (?:the other|another|someone else|l'autre|un autre|une autre|(?:el |la |un |una )?otr[oa]|(?:der|die|ein|eine) andere[rn]?|wer anders)(?: one| guest| person| invite| gast| invitad[oa])?(?:'s| is| est| es| ist)?(?: allergic| allergique| alergic[oa]| allergisch)? (?=(?:aux?|a)\b)/g,
    ', allergique ',
  ],
  [
    /(?:,| and| et| y| und| e){1,4} (?:the other|another|someone else|l'autre|un autre|une autre|(?:el |la |un |una )?otr[oa]|(?:der|die|ein|eine) andere[rn]?|wer anders)(?: one| guest| person| invite| gast| invitad[oa])?(?:'s| is| est| es| ist)?(?: allergic| allergique| alergic[oa]| allergisch)? (?=(?:keine?n?)\b)/g,
    ' and ',
  ],
  [/\b(flour|sugar|egg|dairy|meat|nut|wheat|gluten|milk|butter)less\b/g, '$1 free'],
  [/\b(mehl|zucker|milch|butter)los(?:e[rsnm]?)?\b/g, 'ohne $1'],
  // Dialect and haste.
  [/\bohn[ie]\b/g, 'ohne'],
  [
    /\bkei(?:s|ni)?\b|(?<=\b(?:isst|iss|essed|asse|esse|mag|mog|bruch|wott|will) )(?:kes|koan?|koi)\b/g,
    'kein',
  ],
  [/(?<=\b(?:isst|iss|essed|asse|esse) )(?:nut|nud|nix) mit\b/g, 'nichts mit'],
  // Who does not like smoked fish may like it fresh.
  [
    /(?<=\b(?:no|not|without|likes?|loves?|hates?|eats?|dislikes?) )smoked fish\b/g,
    'smoked salmon, smoked trout or smoked haddock',
  ],
  [/(?<=\b(?:pas|pas le|pas de|sans|deteste le) )poissons? fumes?\b/g, 'saumon fume ni truite fumee'],
  [/(?<=\b(?:no|sin|gusta el|odio el|odia el) )pescado ahumado\b/g, 'salmon ahumado ni trucha ahumada'],
  [
    /(?<=\b(?:kein|keinen|ohne|hasst|hasse|mag) )(?:raucherfisch|geraucherten fisch)\b/g,
    'raucherlachs und raucherforelle',
  ],
  // "Mein Onkel hat was mit Nüssen".
  [
    /\b(hat|habe|haben) (?:da )?(?:was|etwas|so was|so ein ding|ein thema|ein problem|probleme) mit (?:den |der )?(?=(?:\w*nuss\w*|milch\w*|eiern?|gluten|weizen|fisch|soja|sesam|senf|sellerie|laktose|krebstieren|meeresfruchten)\b)/g,
    '$1 eine allergie gegen ',
  ],
  // "She's got a nut thing": an allergy, said lightly.
  [
    /\b((?:tree[- ]?)?nuts?|peanuts?|dairy|milk|lactose|eggs?|gluten|wheat|fish|shellfish|seafood|prawns?|soya?|sesame|mustard|celery|lupin) (?:things?|issues?)(?= *(?:$|[,.;:!?)]|so|and|but|going|or|for))/g,
    '$1 allergy',
  ],
  [/(?<!\d ?)\b(?:g|jai|j ai)(?= (?:pas?|plus|une?|des?|d')\b)/g, "j'ai"],
  [/(?<=\b(?:ai|aime|mange|veux|veut|a|met|mets|suis|peux|peut|bois|est) )pa\b/g, 'pas'],
  [/\bya(?= (?:plus|pas|pa|des?)\b)/g, 'y a'],
  [/\bj(?:aime|m) pas?\b/g, "j'aime pas"],
  // Spanish "I am" is no soya.
  [
    /\bsoy (?=alerg|celiac|intoler|vegan|vegetarian|(?:muy|mucho|fan|de|del|el|la|un|una|yo|poco|algo|bastante|tan)\b)/g,
    'yo ',
  ],
  [
    /(?<=^|[,.] |\b(?:pasta|pizza|cake|soup|curry|salad|stew) )wo (?=(?:the |any )?[a-z]+s?\b)(?!wo (?:ist|sind|ich|gibt|kann))/g,
    'without ',
  ],
  // "Stew 4 five", "pizza 4 2": four for "for".
  [
    /(?<=[a-z]{3},? )4 (?=(?:[1-9]\d?|two|three|four|five|six|seven|eight|nine|ten|twelve|me|us)(?![a-z0-9.,:]|-\d| (?:min|hours?|pers|pieces)))/g,
    'for ',
  ],
  [/\b2 ?(nite|night|day|morrow)\b/g, 'to$1'],
  // "Without lactose, my son is intolerant": the reason adds nothing, and is no allergy to what stands before.
  [
    /\b((?:lactose|gluten)[- ]free|(?:without|no) (?:lactose|gluten)|sans (?:lactose|gluten)|sin (?:lactosa|gluten)|ohne (?:laktose|gluten)|(?:laktose|gluten)frei[a-z]*),? (?:(?:because|as|since|cos|car|parce que|puisque|que|porque|ya que|pues|weil|da|denn) )?(?:(?:my|mon|ma|mes|mi|mis|mein[a-z]*|one|un|una|une|ein[a-z]*|la|le|el|die|der) )?(?:[a-z']+ ){0,3}intoleran[a-z]*(?: ist| sind)?/g,
    '$1',
  ],
  // An apostrophe left out: "shes turning five".
  [/\b(she|he|that|there|who|what|where|here)s(?= [a-z])/g, "$1's"],
  [/\b(they|you)re(?= [a-z])/g, "$1're"],
  [/\b(they|you|we|i)ve(?= [a-z])/g, "$1've"],
  // German articles as they are spoken: "nem Schuss", "ner Dose".
  [/(?<=\b(?:mit|von|bei|zu|aus|in|auf|an|nach|vor) )nem(?= [a-z])/g, 'einem'],
  [/(?<=\b(?:mit|von|bei|zu|aus|in|auf|an|nach|vor) )ner(?= [a-z])/g, 'einer'],
  // Months and weeks of a pregnancy are no child's.
  [/\b(?:\d{1,2}|[a-z]+) (?:and a half )?(?:months?|weeks?)(?: and a half)? pregnant\b/g, 'pregnant'],
  [
    /\b(enceinte|embarazada|schwanger) (?:de|in der|im|seit) (?:\d{1,2}\.?|[a-z]+) (?:mois|semaines|meses|semanas|monate?n?|woche?n?|ssw)\b/g,
    '$1',
  ],
  [/\b(?:im|in der) (?:\d{1,2}\.|[a-z]+) (?:monat|woche|ssw)(?= schwanger)/g, ' '],
  [/\bton(?:ite|iight|igt|ihgt)\b/g, 'tonight'],
  // "Onions? No way": the answer belongs to what was asked.
  [
    /\?+ ?(?=(?:oh |ach |ah |oof )?(?:hard no|no(?= *(?:$|[,.;!?]|way|thanks|thank|gracias|merci|please|por favor|me gusta|l[oa]s? ))|nope|never|yuck\w*|yuk|ew+|ugh|bleh|absolutely not|not|gross|pass|non|beurk|hors de question|jamais|bof|tres peu|ni|puaj|que asco|nunca|jamas|nein|geht|gehen|auf (?:gar )?keinen|bah|igitt\w*|pfui|niemals|nie|nee|na|mag|kann|bloss)(?![a-z]))/g,
    ' ',
  ],
  [/\b(anything|everything|whatever|all) but(?= (?:the |not )?[a-z])/g, '$1 except'],
  [/(?<![\d.,])0 (?=[a-z]{4,})(?!0 (?:grad|prozent|calor|degre))/g, 'zero '],
  // French as it is spoken: "jdéteste", "chui seul".
  [/\bj(?=(?:deteste|aime|adore|mange|peux|veux|supporte|hais|digere)\b)/g, "j'"],
  [/\b(?:chuis?|jsuis)\b/g, 'je suis'],
]

/** What holds a refusing word and refuses nothing. */
const harmless: readonly (readonly [RegExp, string])[] = [
  [/\b(?:why not|pourquoi pas|por que no|warum nicht)(?: try| mal| essayer| probar)?\b/g, 'how about'],
  [
    /\b(?:(?:i've |we've |i have |have )?never (?:yet )?(?:cooked|made|tried|done|had|used|eaten|baked|attempted)(?: with| a| an| any)?(?! (?:it|them|that)))/g,
    'with',
  ],
  [/\bnever know what to (?:do|make|cook) with\b/g, 'with'],
  [
    /\b(?:(?:je |on )?(?:n'ai |n'a |j'ai |ai |a )?jamais (?:encore )?(?:cuisine|fait|goute|mange|essaye|utilise|prepare)(?: de)?)\b/g,
    'avec',
  ],
  [/\bnunca (?:he|hemos|habia) (?:cocinado|hecho|probado|comido|usado|preparado)(?: con)?\b/g, 'con'],
  [
    /\b(?:hab\w* )?(?:ich |wir )?noch nie(?= .{3,40}\b(?:gekocht|gemacht|probiert|gegessen|zubereitet|gebacken))/g,
    'mit',
  ],
  [
    /\b(?:don't|dont|do not) (?:forget|be shy with|skimp on|hold back on|be stingy with|spare)\b|\b(?:n'|ne )?oubli\w+ pas\b|\b(?:n'|ne )?hesite\w* pas (?:sur|a mettre)\b|\b(?:(?:que )?no falten?|no (?:te|os|se) olvid\w+(?: de)?|sin olvidar)\b|\bsans oublier\b|\bnot forgetting\b|\bnicht (?:zu )?vergessen:?/g,
    'with',
  ],
  // "Don't put in too much": less of it, and not none.
  [
    /\b(?:don't|dont|do not) (?:put|use|add|give it|make it with) (?:in )?too (?:much|many)(?: of)?(?: the)?(?= [a-z])/g,
    'not too much',
  ],
  [
    /\b(?:n'en |n'y |ne )?(?:mets|met|mettez|mettre|ajoute[sz]?) pas (?:trop|autant|tellement|beaucoup) (?:de |d'|du )/g,
    'pas trop de ',
  ],
  [
    /\bno (?:le |me |nos )?(?:pongas|eches|anadas|uses|metas) (?:demasiad|much|tant)([oa]s?) /g,
    'no demasiad$1 ',
  ],
  // "Soll sich vorbereiten lassen" leaves nothing out.
  [
    /\b(?:soll|sollte|kann|muss|musste) (?:es |sie |er |das )?sich (?:[a-z]+ ){0,2}([a-z]+en) lassen\b/g,
    'zum $1',
  ],
  // Whose kitchen it is to taste of says nothing of those at the table.
  [/\bcomme chez (?:ma |mon |mes |la |le |les |notre |une? )?[a-z'-]+(?: a [a-z]+)?/g, ' '],
  [/\bcomo (?:en casa de|(?:lo |la |los |las )?(?:hacia|hace|de)) mi [a-z]+/g, ' '],
  [/\bwie (?:bei|von) (?:meiner |der |unserer |einer )?(?:oma|omi|mutter|mama|grossmutter|tante)s?\b/g, ' '],
  [
    /\blike (?:my |our )(?:nan|nana|gran|granny|grandma|grandmother|mum|mom|mother)(?:'s)?(?: (?:used to make|makes|made)(?: it)?)?\b/g,
    ' ',
  ],
  [/\bvergiss(?: mir)?(?: bitte)? ((?:[a-z]+ ){1,3}?)nicht\b/g, 'mit $1'],
  [/\b(?:can't|cant|cannot|can never|never) (?:get|have) enough(?: of)?\b/g, 'with'],
  [/\b(?:no|not a) problem with\b/g, 'with'],
  [
    /\b(?:hates? (?:to (?:waste|throw|bin|lose)|wasting|throwing|cooking|washing|cleaning|doing|having to|when|it when|that|shopping|chopping|standing)|(?:deteste|hais|horreur de|aime pas|n'aime pas) (?:gaspiller|jeter|cuisiner|cuisine[rz]|faire|perdre|gacher|attendre)|odi[oa] (?:tirar|desperdiciar|cocinar|fregar|esperar|que)|no me gusta (?:tirar|desperdiciar|cocinar|fregar|esperar)|hasse? (?:es|kochen|verschwendung|abwasch\w*|spulen|warten|einkaufen|wegwerfen))\b/g,
    ' ',
  ],
  [/\b(yuck\w*|ew+|ugh|beurk|berk|puaj|igitt\w*|bah|pfui),/g, '$1'],
]

/** "Apio no que me da sarpullido": a no that its reason follows belongs to what stands before it. */
const noAndWhy = [
  /\b(no) (?=(?:que|porque|pues|ya que) (?:me|le|les|nos|no|se|soy|es|tengo|luego|hay))/g,
  /\b(non) (?=(?:car|parce|ca (?:me|lui)) )/g,
  /\b(nicht) (?=(?:weil|denn|da) )/g,
  /\b(no) (?=(?:because|cause|coz|cos|gives me|makes me) )/g,
]

const withItsReason = (folded: string): string =>
  noAndWhy.reduce((text, words) => replaced(text, words, '$1, '), folded)

/** Folded text with its short forms written out, and without phrases that only sound like a refusal. */
export const spelledOut = (folded: string): string =>
  [...shorthand, ...harmless].reduce(
    (text, [short, full]) => replaced(text, short, full),
    withItsReason(withPlainLists(withMeals(folded))),
  )
