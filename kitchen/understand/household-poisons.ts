import { either, together, type Danger } from './danger.ts'
import { anyOf } from './word-list.ts'

/** What looks like food or medicine in the house and is neither in a dish. */
export const householdPoisons: readonly Danger[] = [
  {
    id: 'bitter-gourd',
    deadly: false,
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
    warning: {
      en: 'A bitter courgette, squash or ornamental gourd holds cucurbitacin, a poison that cooking does not destroy: spit it out and throw it away. The recipe takes one from the shop that does not taste bitter.',
      fr: 'Une courgette, une courge amère ou d’ornement contient des cucurbitacines, un poison que la cuisson ne détruit pas : recrachez et jetez. La recette en prend une du commerce, sans amertume.',
      es: 'Un calabacín o una calabaza amargos, o de adorno, contienen cucurbitacina, un tóxico que no se destruye al cocinar: escúpelo y tíralo. La receta usa uno de la tienda que no amargue.',
      de: 'Bittere Zucchini, Kürbisse und Zierkürbisse enthalten Cucurbitacin, ein Gift, das Kochen nicht zerstört: ausspucken und wegwerfen. Das Rezept nimmt gekaufte, die nicht bitter schmecken.',
    },
  },
  {
    id: 'essential-oils',
    deadly: false,
    words: anyOf({
      en: '(?:[a-z]+ )?essential oils?|(?:drops? of )?(?:eucalyptus|tea tree|lavender|peppermint|camphor|clove) oil(?= (?:in|into|drops))|aromatherapy oils?',
      fr: "huiles? essentielles?|\\bhe d[e'] ?(?:menthe|lavande|citron|eucalyptus)",
      es: 'aceites? esencial(?:es)?',
      de: 'atherische[snm]? (?:ol|ole|olen)|aromaole?|duftole?',
    }),
    strip: true,
    warning: {
      en: 'Essential oils are far too strong for food and can poison, children above all: I use the fresh herb, peel or spice instead.',
      fr: 'Les huiles essentielles sont bien trop concentrées pour un plat et peuvent intoxiquer, les enfants surtout : j’emploie l’herbe, le zeste ou l’épice.',
      es: 'Los aceites esenciales son demasiado fuertes para la comida y pueden intoxicar, sobre todo a los niños: uso la hierba, la ralladura o la especia.',
      de: 'Ätherische Öle sind fürs Essen viel zu stark und können vergiften, Kinder vor allem: Ich nehme das frische Kraut, die Schale oder das Gewürz.',
    },
  },
  {
    id: 'cannabis-food',
    deadly: true,
    words: anyOf({
      en: 'cbd|edibles|pot brownies?|infused with (?:cannabis|weed|thc)|canna ?butter|magic brownies?|weed(?= (?:in|for|into|infused))|(?:spike|spiked|spiking|lace|lacing|laced) (?:her|his|their|the|my|some|a)',
      fr: "cbd|chanvre indien|beuh|space cakes?|(?:mettre|glisser|verser) (?:quelque chose|un truc|une pilule|du ghb|de l'herbe) dans (?:son|leur|le) (?:verre|plat|gateau)",
      es: 'cbd|brownies? de (?:maria|marihuana)|(?:echar|poner|meter)(?:le|les)? (?:algo|una pastilla|droga) (?:en|a) (?:su|la) (?:copa|bebida|comida)',
      de: 'cbd|haschkekse|spacecakes?|hanfbutter|(?:etwas|was|tropfen|tabletten?) (?:ins|in (?:ihr|sein|das)) (?:glas|getrank|essen) (?:mischen|tun|kippen|geben)|k\\.? ?o\\.?[- ]?tropfen',
    }),
    strip: true,
    warning: {
      en: 'Cannabis, CBD and drugs do not go into food: nobody can judge the dose, and whoever eats it without knowing is harmed, which is a crime. I have left that out.',
      fr: 'Cannabis, CBD et drogues n’ont rien à faire dans un plat : personne ne maîtrise la dose, et en faire manger à quelqu’un à son insu le met en danger et est un délit. Je les ai écartés.',
      es: 'El cannabis, el CBD y las drogas no van en la comida: nadie controla la dosis, y dárselos a alguien sin que lo sepa le hace daño y es delito. Los he dejado fuera.',
      de: 'Cannabis, CBD und Drogen gehören nicht ins Essen: Niemand kann die Menge abschätzen, und wer es unwissend isst, kommt zu Schaden, das ist strafbar. Ich habe sie weggelassen.',
    },
  },
  {
    id: 'garden-plants',
    deadly: true,
    words: anyOf({
      en: 'hogweed|rhododendrons?|azaleas?|hydrangeas?|wisteria|(?:tulip|hyacinth) bulbs?|poinsettias?|privet berries|holly berries|ivy(?= (?:leaves|berries))|laurel cherr(?:y|ies)|cherry laurel|tomato leaves|potato (?:leaves|berries|flowers)|dieffenbachia|philodendron',
      fr: 'berce du caucase|rhododendrons?|azalees?|hortensias?|glycine(?! max)|bulbes? de (?:tulipe|jacinthe|narcisse)s?|poinsettias?|baies de (?:houx|troene|lierre)|feuilles? de (?:lierre|tomates?|laurier[- ]cerise)|laurier[- ]cerise|dieffenbachia',
      es: 'perejil gigante|rododendros?|azaleas?|hortensias?|glicinas?|bulbos? de (?:tulipan|jacinto|narciso)|flor de pascua|bayas? de (?:acebo|hiedra|aligustre)|hojas? de (?:hiedra|tomatera|laurel cerezo)|laurel cerezo',
      de: 'riesen ?-?barenklau|rhododendron|azaleen?|hortensien?|blauregen|(?:tulpen|hyazinthen)zwiebeln?|weihnachtsstern|(?:liguster|efeu|stechpalmen)beeren|(?:efeu|tomaten|kirschlorbeer)blatter|kirschlorbeer|dieffenbachie',
    }),
    strip: true,
    warning: {
      en: 'That grows in gardens, but it is poisonous and no food, however pretty: it stays out of the dish.',
      fr: 'Cela pousse au jardin mais c’est toxique, ce n’est pas un aliment, si joli soit-il : rien de tel dans le plat.',
      es: 'Crece en los jardines, pero es venenoso y no se come, por bonito que sea: se queda fuera del plato.',
      de: 'Das wächst im Garten, ist aber giftig und kein Lebensmittel, so hübsch es ist: Es kommt nicht ins Gericht.',
    },
  },
]
