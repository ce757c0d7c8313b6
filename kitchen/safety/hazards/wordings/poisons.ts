import { near, type Wording } from './danger.ts'
import { anyBounded } from '../../../lexicon/text/word-list.ts'
import { wordLists } from '../../word-list.ts'

const lists = wordLists('poisons')

const picked =
  "found|picked|pick|foraged?|foraging|gathered|collected|from (?:the|my) (?:woods?|forest|garden|backyard|lawn|park)|in the (?:woods?|forest)|behind the house|(?:no idea|don't know|dont know|not sure|unsure|unknown|unidentified)|trouve\\w*|cueilli\\w*|ramasse\\w*|cueillette|de la foret|du jardin|du bois|dans (?:les bois|la foret|le jardin)|derriere la maison|inconnus?|(?:je ne sais|sais) pas|encontr\\w*|recogi\\w*|cogi\\w*|recolect\\w*|del bosque|del monte|del campo|del jardin|en el (?:bosque|monte|campo|jardin)|detras de casa|no se (?:que|cual\\w*|si)|desconocid[oa]s?|gefunden\\w*|gesammelt\\w*|gepfluckt\\w*|selbst ?gesammelt\\w*|aus dem (?:wald|garten|park)|im (?:wald|garten|park)|hinterm haus|hinter dem haus|unbekannte?\\w*|keine ahnung|weiss nicht|kenne ich nicht"

const mushrooms = 'mushrooms?|toadstools?|fungi|champignons?|setas?|hongos?|pilze?n?|schwammerl'

/** What is poisonous by nature, for everybody. */
export const poisons: readonly Wording[] = [
  {
    id: 'chemicals',
    words: anyBounded(lists('chemicals')),
  },
  {
    id: 'deadly-mushrooms',
    words: anyBounded(lists('deadly-mushrooms')),
  },
  {
    id: 'unknown-mushrooms',
    words: near(mushrooms, picked),
  },
  {
    id: 'poison-plants',
    words: anyBounded(lists('poison-plants')),
  },
  {
    id: 'wild-plants',
    words: near(
      'wild garlic|ramsons|wild (?:herbs?|plants?|berries|carrots?|leaves|greens)|(?:unknown|some|these|those|the) berries|ail des ours|(?:plantes?|herbes?|baies|carottes?) sauvages?|ajo de oso|ajo silvestre|(?:plantas?|hierbas?|bayas|zanahorias?) (?:silvestres?|salvajes?|del campo)|barlauch\\w*|wildkraut\\w*|wilde (?:krauter|beeren|mohren)|(?:unbekannte|rote|schwarze) beeren',
      picked,
    ),
  },
  {
    id: 'kernels',
    words: anyBounded(lists('kernels')),
  },
  {
    id: 'rhubarb-leaves',
    words: anyBounded(lists('rhubarb-leaves')),
  },
  {
    id: 'pufferfish',
    words: /\b(fugu|puffer ?fish|blowfish|poissons?[- ]globes?|pez globo|kugelfisch\w*)\b/,
  },
  {
    id: 'nutmeg',
    words: anyBounded(lists('nutmeg')),
  },
  {
    id: 'raw-beans',
    words: anyBounded(lists('raw-beans')),
  },
  {
    id: 'raw-green-beans',
    words: anyBounded(lists('raw-green-beans')),
  },
  {
    id: 'green-potatoes',
    words: near(
      'potato(?:es)?|spuds|pommes de terre|patates|patatas?|papas?|kartoffeln?|erdapfel',
      'green(?! (?:beans?|peas?|onions?|curry|lentils?|asparagus|cabbage|olives?|salad|peppers?|sauce|herbs?|veg\\w*|pesto|tea|leaves))|sprouted|sprouting|sprouts(?<!brussels sprouts)|(?<!(?:lentilles|asperges|olives|herbes|salade|sauce|feuilles) )vertes?|verdi\\w*|germees?|germes?|(?<!(?:judias|olivas|aceitunas|lentejas|salsa|hojas|esparragos|pimientos) )verdes?|verdosas?|germinad[oa]s?|brotes(?! de)|grune?n?(?! (?:bohnen|sosse|sauce|linsen|erbsen|spargel|oliven|paprika|krauter\\w*|curry\\w*|salat))|grunlich\\w*|gekeimt\\w*|keimen\\w*|keime|ausgetrieben\\w*',
      22,
    ),
  },
  {
    id: 'elderberries',
    words: anyBounded(lists('elderberries')),
  },
  {
    id: 'lupins',
    words: anyBounded(lists('lupins')),
  },
  {
    id: 'cassava',
    words: anyBounded(lists('cassava')),
  },
  {
    id: 'drugs',
    words: anyBounded(lists('drugs')),
  },
  {
    id: 'glass',
    words: anyBounded(lists('glass')),
  },
]
