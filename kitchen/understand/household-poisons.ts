import { either, together, type Wording } from './danger.ts'
import { anyOf } from './word-list.ts'

/** What looks like food or medicine in the house and is neither in a dish. */
export const householdPoisons: readonly Wording[] = [
  {
    id: 'bitter-gourd',
    words: either(
      together(
        {
          en: 'courgettes?|zucchinis?|marrows?|squash(?:es)?|pumpkins?|gourds?|cucumbers?',
          fr: 'courgettes?|courges?|potirons?|potimarrons?|citrouilles?|concombres?|coloquintes?',
          es: 'calabacin(?:es)?|calabazas?|pepinos?',
          de: 'zucchinis?|(?:zier)?kurbiss?e?n?|gurken?',
        },
        {
          en: '(?:taste|tastes|tasted|tasting|is|are|very|really|bit|so|horribly) bitter|bitter(?:ness)?(?= (?:taste|courgettes?|squash|pumpkin|gourds?))|ornamental|decorative',
          fr: "amers?|ameres?|amertume|decoratives?|d'ornement|ornementales?",
          es: 'amarg[oa]s?|amargan?|amargor|ornamental(?:es)?|decorativ[oa]s?|de adorno',
          de: 'bitter(?:e[nrs]?)?(?! ?(?:schokolade|chocolate|orange|mandel|almond|lemon|melon|chicory|leaves|salat))|zierkurbiss?e?|dekorativ\\w*|zur deko\\w*|dekokurbis\\w*',
        },
        45,
      ),
      anyOf({
        en: '(?:ornamental|decorative) (?:gourds?|pumpkins?|squash)',
        fr: "coloquintes?|(?:courges?|citrouilles?) (?:decoratives?|d'ornement|ornementales?)",
        es: 'calabazas? (?:ornamental(?:es)?|decorativas?|de adorno)',
        de: 'zierkurbiss?e?n?|dekokurbiss?e?n?',
      }),
    ),
  },
  {
    id: 'essential-oils',
    words: anyOf({
      en: '(?:[a-z]+ )?essential oils?|(?:drops? of )?(?:eucalyptus|tea tree|lavender|peppermint|camphor|clove) oil(?= (?:in|into|drops))|aromatherapy oils?',
      fr: "huiles? essentielles?|\\bhe d[e'] ?(?:menthe|lavande|citron|eucalyptus)",
      es: 'aceites? esencial(?:es)?',
      de: 'atherische[snm]? (?:ol|ole|olen)|aromaole?|duftole?',
    }),
  },
  {
    id: 'cannabis-food',
    words: anyOf({
      en: 'cbd|edibles|pot brownies?|infused with (?:cannabis|weed|thc)|canna ?butter|magic brownies?|weed(?= (?:in|for|into|infused))|(?:spike|spiked|spiking|lace|lacing|laced) (?:her|his|their|the|my|some|a)',
      fr: "cbd|chanvre indien|beuh|space cakes?|(?:mettre|glisser|verser) (?:quelque chose|un truc|une pilule|du ghb|de l'herbe) dans (?:son|leur|le) (?:verre|plat|gateau)",
      es: 'cbd|brownies? de (?:maria|marihuana)|(?:echar|poner|meter)(?:le|les)? (?:algo|una pastilla|droga) (?:en|a) (?:su|la) (?:copa|bebida|comida)',
      de: 'cbd|haschkekse|spacecakes?|hanfbutter|(?:etwas|was|tropfen|tabletten?) (?:ins|in (?:ihr|sein|das)) (?:glas|getrank|essen) (?:mischen|tun|kippen|geben)|k\\.? ?o\\.?[- ]?tropfen',
    }),
  },
  {
    id: 'garden-plants',
    words: anyOf({
      en: 'hogweed|rhododendrons?|azaleas?|hydrangeas?|wisteria|(?:tulip|hyacinth) bulbs?|poinsettias?|privet berries|holly berries|ivy(?= (?:leaves|berries))|laurel cherr(?:y|ies)|cherry laurel|tomato leaves|potato (?:leaves|berries|flowers)|dieffenbachia|philodendron',
      fr: 'berce du caucase|rhododendrons?|azalees?|hortensias?|glycine(?! max)|bulbes? de (?:tulipe|jacinthe|narcisse)s?|poinsettias?|baies de (?:houx|troene|lierre)|feuilles? de (?:lierre|tomates?|laurier[- ]cerise)|laurier[- ]cerise|dieffenbachia',
      es: 'perejil gigante|rododendros?|azaleas?|hortensias?|glicinas?|bulbos? de (?:tulipan|jacinto|narciso)|flor de pascua|bayas? de (?:acebo|hiedra|aligustre)|hojas? de (?:hiedra|tomatera|laurel cerezo)|laurel cerezo',
      de: 'riesen ?-?barenklau|rhododendron|azaleen?|hortensien?|blauregen|(?:tulpen|hyazinthen)zwiebeln?|weihnachtsstern|(?:liguster|efeu|stechpalmen)beeren|(?:efeu|tomaten|kirschlorbeer)blatter|kirschlorbeer|dieffenbachie',
    }),
  },
]
