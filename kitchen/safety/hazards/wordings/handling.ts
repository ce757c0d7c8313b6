import { together, type Wording } from './danger.ts'
import { anyOf } from '../../../lexicon/text/word-list.ts'
import { wordLists } from '../../word-list.ts'

const lists = wordLists('handling')

const perishable = {
  en: `
    (?:minced? |ground )?(?:meat|beef|mince|pork|lamb|chicken|turkey|poultry|sausages?|fish|prawns|seafood)
    (?:ready )?meals?
    ice cream
    the (?:whole )?freezer|freezer food
  `,
  fr: `
    viandes?|(?:viande |boeuf )?hachee?|steaks? haches?|boeuf|porc|agneau|poulet|dinde|volaille|saucisses?
    poissons?|crevettes|fruits de mer
    plats? (?:cuisines?|surgeles?)
    glaces?
    congelateur
  `,
  es: `
    carnes?(?: picada)?|ternera|cerdo|cordero|pollo|pavo|salchichas?
    pescados?|gambas|marisco
    helado
    congelador
  `,
  de: `
    fleisch|hackfleisch|hack|rind\\w*|schwein\\w*|lamm\\w*|huhn|hahnchen\\w*|pute\\w*|geflugel\\w*|wurst\\w*|bratwurste?
    fisch\\w*|garnelen
    eis
    gefrierschrank|gefriertruhe|tiefkuhl\\w*
  `,
}

const poultry = {
  en: 'turkey|chicken|goose|duck|poultry|stuffed (?:bird|turkey|chicken|goose)',
  fr: 'dinde|poulet|oie|canard|chapon|volaille|poularde',
  es: 'pavo|pollo|oca|pato|capon|ave',
  de: '(?:fest)?(?:pute|truthahn|gans|ente|hahnchen|huhn|poularde|geflugel)\\w*',
}

/** What makes good food dangerous by the way it is kept or cooked; the dish itself can be cooked another way. */
export const handling: readonly Wording[] = [
  {
    id: 'thawed',
    words: together(
      perishable,
      {
        en: `
          (?:power|electricity) (?:cut|outage|failure|was out|went out|is out|was off)
          (?:black ?out|no power|lost power|no electricity)
          (?:freezer|fridge) (?:broke|died|failed|was off|went off|packed up|has been off|is broken|stopped)
          (?:has |have |had |got |is |are |was |were )?(?:all |completely |already )*(?:thawed|defrosted)(?: out)? (?:for|since|two|three|2|3|days|yesterday|by itself|in the)
          thawed and (?:smell\\w*|refrozen|frozen again)
          refr(?:eeze|oze|ozen|eezing)|re-fr(?:eeze|ozen)|freeze (?:it|them|the [a-z]+) again|frozen again
        `,
        fr: `
          (?:panne|coupure) (?:de courant|d'electricite|d'elec)
          plus (?:de courant|d'electricite|de jus)
          (?:congelateur|congelo|frigo)(?: est| a ete| etait)? (?:tombe en panne|en panne|a lache|eteint|debranche)
          (?:a|ont|est|sont|etait|etaient) (?:tout )?(?:decongele|degele)\\w*(?: depuis| il y a| deux| trois)
          recongel\\w+|re-congel\\w+
        `,
        es: `
          (?:corte|apagon|fallo) (?:de luz|electrico|de corriente|de la luz)
          apagon|se (?:fue|ha ido|cayo) la luz|sin luz
          (?:congelador|nevera|frigo)(?: se)? (?:estropead\\w+|averiad\\w+|estropeo|averio|rompio|apagado|apago|desenchuf\\w+)
          (?:se ha|se han|esta|estan|estaba|estaban) (?:todo )?descongelad\\w+(?: desde| hace| dos| tres)
          (?:volver a|re) ?congel\\w+|recongel\\w+
        `,
        de: `
          stromausfall|kein(?:en)? strom|strom (?:war |ist )?(?:weg|aus|ausgefallen)
          (?:gefrierschrank|gefriertruhe|tiefkuhler|kuhlschrank)\\w* (?:war |ist )?(?:kaputt|ausgefallen|aus|defekt|abgetaut)
          (?:seit|vor) (?:gestern|vorgestern|zwei|drei|2|3)[^.!?]{0,12} aufgetaut
          aufgetaut(?:e[rnsm]?)? (?:seit|riecht|riechend\\w*)
          wieder (?:einfrieren|eingefroren|einzufrieren|einfriere)|nochmals? einfrieren
        `,
      },
      70,
    ),
  },
  {
    id: 'slow-poultry',
    words: together(
      poultry,
      {
        en: `
          (?:at |on )?(?:[4-6]\\d) ?(?:°|degrees?|degs?|c\\b|celsius)(?![^.!?]{0,12}(?:core|inside|internal))
          (?:1[0-4]\\d) ?(?:°f|f\\b|fahrenheit)
          over ?night (?:in|on|at) (?:the |a )?(?:low|very low|warm|oven|slow|lowest)
          (?:low|slow)[- ]?(?:oven|heat|temperature)[^.!?]{0,20} (?:over ?night|all night)
        `,
        fr: `
          (?:a |vers )?(?:[4-6]\\d) ?(?:°|degres?|c\\b)(?! a coeur)
          (?:toute la nuit|la nuit)[^.!?]{0,20} (?:au four|four doux|basse temperature)
          (?:au four|four doux|basse temperature)[^.!?]{0,25} (?:toute la nuit|la nuit|pendant la nuit)
        `,
        es: `
          (?:a )?(?:[4-6]\\d) ?(?:°|grados?|c\\b)(?! en el (?:centro|interior))
          (?:toda la noche|durante la noche)[^.!?]{0,20} (?:horno|baja temperatura)
          (?:horno|baja temperatura)[^.!?]{0,25} (?:toda la noche|durante la noche)
        `,
        de: `
          (?:bei )?(?:[4-6]\\d) ?(?:°|grad|c\\b)(?! kern)
          (?:uber nacht|die ganze nacht)[^.!?]{0,20} (?:im ofen|niedrig\\w*|im backofen)
          (?:im ofen|im backofen|niedrigtemperatur|niedergar\\w*)[^.!?]{0,25} (?:uber nacht|die ganze nacht)
        `,
      },
      70,
    ),
  },
  {
    id: 'home-curing',
    words: anyOf(lists('home-curing')),
  },
  {
    id: 'extreme-cold',
    words: anyOf(lists('extreme-cold')),
  },
  {
    id: 'shelf-garlic',
    words: together(
      {
        en: '(?:jars?|bottles?|tubs?) of (?:[a-z]+ )?(?:garlic|chillies|peppers|herbs|tomatoes|pesto)|garlic (?:jar|cloves)',
        fr: "(?:bocal|bocaux|bouteilles?|pots?) d(?:e |')(?:ail|piments|herbes|poivrons|tomates sechees)",
        es: '(?:tarros?|botes?|frascos?) de (?:ajos?|guindillas|hierbas|pimientos)',
        de: '(?:glas|glaser|flasche|flaschen) (?:mit )?(?:knoblauch|chilis|krautern|paprika)',
      },
      {
        en: 'oil[^.!?]{0,40} (?:shelf|cupboard|pantry|larder|counter|windowsill|rack)|(?:shelf|cupboard|pantry|larder|counter|windowsill)[^.!?]{0,40} oil|(?:home ?made|made|put up|own)[^.!?]{0,30} (?:shelf|cupboard|pantry|larder)|(?:on|in) (?:the|a|my) (?:kitchen )?(?:shelf|cupboard|pantry|larder)[^.!?]{0,30} (?:for|since|weeks|months|ages)',
        fr: "huile[^.!?]{0,40} (?:etagere|placard|cellier|plan de travail)|(?:sur|dans) (?:l'|le |mon )(?:etagere|placard|cellier)",
        es: 'aceite[^.!?]{0,40} (?:estante|armario|despensa|encimera)|(?:en|sobre) (?:el|la|un) (?:estante|armario|despensa|estanteria)',
        de: 'ol[^.!?]{0,40} (?:regal|schrank|speisekammer|vorratskammer|fensterbank)|(?:im|in der|auf dem) (?:kuchen)?(?:regal|schrank|speisekammer|vorratskammer)',
      },
      70,
    ),
  },
]
