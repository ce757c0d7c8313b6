import { either, near, type Wording } from './danger.ts'
import { anyBounded } from '../../../lexicon/text/word-list.ts'
import { wordLists } from '../../word-list.ts'

const lists = wordLists('germs')

const raw =
  'raw|uncooked|rare|pink|bloody|underdone|undercooked|medium[- ]rare|crue?s?|saignante?s?|bleue?s?|rosees?|pas (?:trop )?cuite?s?|crud[oa]s?|poco hech[oa]s?|sangrantes?|rosad[oa]s?|rohe?[nrsm]?|blutig\\w*|rosa|halbroh\\w*|nicht (?:ganz )?durch\\w*'

/** What makes people ill through germs or moulds; there is a safe way to cook nearly all of it. */
export const germs: readonly Wording[] = [
  {
    id: 'raw-meat',
    words: new RegExp(
      `\\b(?:(?:${raw}) (?:chicken|pork|turkey|poultry|duck breast burger|sausages?|wild boar|game|poulet|porc|dinde|volaille|pollo|cerdo|pavo|hahnchen\\w*|huhn\\w*|huhner\\w*|schwein\\w*|pute\\w*|geflugel\\w*|wildschwein\\w*)|(?:chicken|pork|turkey) (?:tartare|sashimi|sushi|carpaccio|ceviche)|(?:poulet|porc|dinde|roti de porc|volaille) (?:${raw})|(?:tartare|sashimi|carpaccio|ceviche) de (?:poulet|porc|dinde|volaille)|(?:pollo|cerdo|pavo) (?:${raw})|(?:tartar|sashimi|carpaccio|ceviche) de (?:pollo|cerdo|pavo)|(?:hahnchen|huhn|huhner|schweine?|puten)[- ]?(?:tatar|sashimi|carpaccio)|mettbrotchen|mett(?:igel)?|(?:poultry|chicken|turkey|poulet|pollo|hahnchen\\w*|huhn|huhner\\w*|pute\\w*|volaille|dinde|pavo)\\b[^.!?]{0,40}(?:sous[- ]?vide|(?:4\\d|5\\d) ?(?:°|degrees?|degres?|grados?|grad|c\\b)|(?:stay|keep|leave|serve\\w*|still|left) (?:it |them )?(?:a (?:bit|little) )?(?:pink|rare|raw)|rosee? a coeur|rosa (?:gebraten|lassen|bleiben)|poco hech[oa]|(?:pink|rosa|bloody|blutig|rosees?|rosad[oa]) (?:in the middle|inside|innen|au milieu|por dentro))|(?:hahnchen\\w*|puten\\w*|geflugel\\w*|huhner\\w*|entenkeule)\\b[^.!?]{0,30}(?:medium|rosa|englisch)|(?:chicken|turkey)\\b[^.!?]{0,20}medium(?! (?:heat|hot|spic|sized|bowl|pan))|(?:poulet|dinde)\\b[^.!?]{0,25}(?:rosee?s?|saignant)|(?:pollo|pavo)\\b[^.!?]{0,25}(?:al punto|rosad[oa])|pork[^.!?]{0,25}(?:pink|rare|bloody)(?! (?:grapefruit|pepper|gin|salt))|(?:porc|cerdo|schwein\\w*)[^.!?]{0,25}(?:rosee?s?|rosad[oa]s?|rosa)|sous[- ]?vide\\b[^.!?]{0,40}(?:poultry|chicken|turkey|poulet|pollo|hahnchen\\w*|huhn|pute\\w*|volaille))(?![a-z])`,
    ),
  },
  {
    id: 'raw-mince',
    words: near(
      'burgers?|hamburg\\w*|mince|minced (?:meat|beef)|ground (?:beef|meat)|meatballs?|steaks? haches?|viande hachee|boulettes|carne picada|albondigas|hackfleisch|hack|frikadellen?|buletten?|hamburguesas?',
      raw,
      25,
    ),
  },
  {
    id: 'garlic-oil',
    words: anyBounded(lists('garlic-oil')),
  },
  {
    id: 'oil-cupboard',
    words: near(
      '(?:in|under|with|a|dans|sous|en|con|mit) (?:l.|the |el |olive |oliven ?|sunflower )?(?:oil|huile|aceite|ol|oel)|olivenol|eingelegt\\w*',
      '(?:in|au|dans le|en la|en el|im|in der) (?:the |a |my |meinem )?(?:kitchen )?(?:cupboard|larder|pantry|shelf|cellar|placard|cellier|garde-manger|cave|despensa|armario|alacena|schrank|kuchenschrank|vorratsschrank|regal|keller|speisekammer|vorratskammer|kammer)|on (?:the|a) shelf|sur (?:une |l.)?etagere|room temperature|temperature ambiante|temperatura ambiente|fuera de la nevera|zimmertemperatur|raumtemperatur|ungekuhlt|hors du frigo|out of the fridge|not in the fridge|(?:for|pendant|durante|para) (?:weeks|months|semaines|des mois|semanas|meses)|(?:wochen|monate) ?lang',
      80,
    ),
  },
  {
    id: 'canning',
    words: either(
      near(
        'beans?|peas|vegetables?|veg|meat|fish|carrots?|corn|mushrooms?|asparagus|beetroots?|beets?|peppers?|courgettes?|aubergines?|soup|stew|haricots?|petits pois|legumes?|viande|poisson|carottes?|champignons?|asperges?|betteraves?|poivrons?|judias|alubias|guisantes|verduras?|hortalizas?|carne|pescado|zanahorias?|setas|esparragos?|remolachas?|pimientos?|bohnen|erbsen|gemuse|fleisch|fisch|karotten|mohren|pilze|spargel|rote bete|paprika',
        'bottl(?:e|ed|ing)(?! of)|canned at home|put(?:ting)? up|in jars|for (?:a|one|the whole) year|over the winter|en bocal|bocaux|en conserves?|pour (?:un an|l.annee|l.hiver)|embot(?:ar|o|e|ado|ados|adas|ando)|en (?:tarros?|frascos?|botes?)|para (?:todo el|un) (?:ano|invierno)|einmach\\w*|einzumachen|eingemacht\\w*|ein(?:koch|weck)\\w*|(?:in|ins) glas(?:er|ern)?|fur (?:ein|das ganze) jahr|fur den winter',
        60,
      ),
      anyBounded(lists('canning')),
    ),
  },
  {
    id: 'raw-marinade',
    words: either(
      near('marinades?|marinada|adobo', 'raw|uncooked|crue?s?|crud[oa]s?|rohe[nmrs]?', 45),
      near(
        'marinades?|marinada|adobo',
        '(?:as|for|into) (?:a |the |my )?(?:dip(?:ping)?|sauce|dressing|glaze|gravy)|(?:comme|en|pour la) sauce|como (?:una )?salsa|para la salsa|als (?:eine )?(?:sosse|sauce|dip|dressing)|fur die (?:sosse|sauce)|re-?us\\w+|reutiliz\\w+|reaproveche?\\w*|wiederverwend\\w+',
        50,
      ),
    ),
  },
  {
    id: 'unfrozen-fish',
    words: either(
      anyBounded(lists('unfrozen-fish')),
      near(
        'fresh (?:anchov(?:y|ies)|sardines?|herrings?|mackerel)|boquerones?|anchoas frescas|sardinas (?:frescas|crudas)|caballa|anchois frais|sardines? (?:fraiches?|crues?)|maquereaux? (?:frais|crus?)|frische (?:sardellen|sardinen|heringe?|makrelen?)|rohe[nr]? fisch|raw fish|poisson cru|pescado crudo',
        'vinegar|vinaigre|vinagre|essig|cured|unfrozen|without freezing|not frozen|sans congeler|non congele\\w*|sin congelar|nicht (?:gefroren|eingefroren)|ungefroren|ohne (?:einfrieren|einzufrieren)',
      ),
    ),
  },
  {
    id: 'raw-milk',
    words: anyBounded(lists('raw-milk')),
  },
  {
    id: 'raw-dough',
    words: anyBounded(lists('raw-dough')),
  },
]
