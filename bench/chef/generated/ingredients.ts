import type { Language } from '#shared/constants/languages.ts'

/** A food as a user writes it (with its article where the language needs one), and as an ingredient list names it. */
export interface TestIngredient {
  id: string
  phrase: Record<Language, string>
  /** On folded items; what betrays it. */
  listed: Record<Language, RegExp>
}

const testIngredient = (
  id: string,
  [en, fr, es, de]: readonly [string, string, string, string],
  [enListed, frListed, esListed, deListed]: readonly [RegExp, RegExp, RegExp, RegExp],
): TestIngredient => ({
  id,
  phrase: { en, fr, es, de },
  listed: { en: enListed, fr: frListed, es: esListed, de: deListed },
})

/** What a user may want in the dish. */
export const wantable: readonly TestIngredient[] = [
  testIngredient(
    'chickpeas',
    ['chickpeas', 'les pois chiches', 'los garbanzos', 'die Kichererbsen'],
    [/chickpea/, /pois chiche/, /garbanzo/, /kichererbse/],
  ),
  testIngredient(
    'spinach',
    ['spinach', 'les épinards', 'las espinacas', 'der Spinat'],
    [/spinach/, /epinard/, /espinaca/, /spinat/],
  ),
  testIngredient(
    'carrots',
    ['carrots', 'les carottes', 'las zanahorias', 'die Karotten'],
    [/carrot/, /carotte/, /zanahoria/, /karotte|mohre/],
  ),
  testIngredient(
    'courgettes',
    ['courgettes', 'les courgettes', 'los calabacines', 'die Zucchini'],
    [/courgette|zucchini/, /courgette/, /calabac/, /zucchini/],
  ),
  testIngredient(
    'potatoes',
    ['potatoes', 'les pommes de terre', 'las patatas', 'die Kartoffeln'],
    [/potato/, /pommes? de terre/, /patata/, /kartoffel/],
  ),
  testIngredient('rice', ['rice', 'le riz', 'el arroz', 'der Reis'], [/rice/, /riz/, /arroz/, /reis/]),
  testIngredient(
    'chicken',
    ['chicken', 'le poulet', 'el pollo', 'das Hähnchen'],
    [/chicken/, /poulet/, /pollo/, /hahnchen|huhn/],
  ),
  testIngredient(
    'salmon',
    ['salmon', 'le saumon', 'el salmón', 'der Lachs'],
    [/salmon/, /saumon/, /salmon/, /lachs/],
  ),
  testIngredient(
    'lentils',
    ['red lentils', 'les lentilles', 'las lentejas', 'die Linsen'],
    [/lentil/, /lentille/, /lenteja/, /linse/],
  ),
  testIngredient(
    'broccoli',
    ['broccoli', 'le brocoli', 'el brócoli', 'der Brokkoli'],
    [/broccoli/, /brocoli/, /brocoli/, /brokkoli/],
  ),
  testIngredient('tofu', ['tofu', 'le tofu', 'el tofu', 'der Tofu'], [/tofu/, /tofu/, /tofu/, /tofu/]),
  testIngredient(
    'aubergine',
    ['aubergine', "l'aubergine", 'la berenjena', 'die Aubergine'],
    [/aubergine|eggplant/, /aubergine/, /berenjena/, /aubergine/],
  ),
  testIngredient(
    'leeks',
    ['leeks', 'les poireaux', 'los puerros', 'der Lauch'],
    [/leek/, /poireau/, /puerro/, /lauch|porree/],
  ),
  testIngredient(
    'beef',
    ['beef', 'le bœuf', 'la ternera', 'das Rindfleisch'],
    [/beef|steak/, /boeuf/, /ternera|vacuno/, /rind/],
  ),
  testIngredient(
    'pumpkin',
    ['pumpkin', 'le potiron', 'la calabaza', 'der Kürbis'],
    [/pumpkin|squash/, /potiron|courge|potimarron/, /calabaza/, /kurbis/],
  ),
  testIngredient(
    'peas',
    ['peas', 'les petits pois', 'los guisantes', 'die Erbsen'],
    [/\bpeas?\b/, /petits pois/, /guisante/, /erbse/],
  ),
]

/** What a user may exclude, and no good dish depends on. */
export const unwantable: readonly TestIngredient[] = [
  testIngredient(
    'onions',
    ['onions', 'les oignons', 'la cebolla', 'die Zwiebeln'],
    [/onion|shallot/, /oignon|echalote/, /ceboll|chalota/, /zwiebel|schalotte/],
  ),
  testIngredient(
    'garlic',
    ['garlic', "l'ail", 'el ajo', 'der Knoblauch'],
    [/garlic/, /\bail\b/, /\bajos?\b/, /knoblauch/],
  ),
  testIngredient(
    'celery',
    ['celery', 'le céleri', 'el apio', 'der Sellerie'],
    [/celery|celeriac/, /celeri/, /\bapio/, /sellerie/],
  ),
  testIngredient(
    'mushrooms',
    ['mushrooms', 'les champignons', 'las setas', 'die Pilze'],
    [
      /mushroom|shiitake|porcini/,
      /champignon|shiitake|cepe|pleurote/,
      /seta\b|setas|champinon|shiitake/,
      /pilz|champignon|shiitake/,
    ],
  ),
  testIngredient(
    'tomatoes',
    ['tomatoes', 'les tomates', 'el tomate', 'die Tomaten'],
    [/tomato|passata/, /tomate|passata/, /tomate|passata/, /tomate|passata/],
  ),
  testIngredient(
    'cream',
    ['cream', 'la crème', 'la nata', 'die Sahne'],
    [/(?<!sour |ice |coconut |oat |soy )cream\b/, /creme\b/, /\bnata\b/, /sahne/],
  ),
  testIngredient(
    'butter',
    ['butter', 'le beurre', 'la mantequilla', 'die Butter'],
    [/butter\b/, /beurre/, /mantequilla/, /butter/],
  ),
  testIngredient(
    'eggs',
    ['eggs', 'les œufs', 'el huevo', 'die Eier'],
    [/\beggs?\b|mayonnaise/, /\boeufs?\b|mayonnaise/, /huevo|mayonesa/, /\bei(er|gelb)?\b|mayonnaise/],
  ),
  testIngredient(
    'peppers',
    ['bell peppers', 'les poivrons', 'el pimiento', 'die Paprika'],
    [/bell pepper|red pepper/, /poivron/, /pimiento/, /paprika(?!pulver)/],
  ),
  testIngredient(
    'coriander',
    ['coriander', 'la coriandre', 'el cilantro', 'der Koriander'],
    [/coriander|cilantro/, /coriandre/, /cilantro/, /koriander/],
  ),
  testIngredient(
    'cheese',
    ['cheese', 'le fromage', 'el queso', 'der Käse'],
    [
      /cheese|parmesan|feta|mozzarella|gruyere|cheddar|pecorino/,
      /fromage|parmesan|feta|mozzarella|gruyere|chevre|pecorino/,
      /queso|parmesano|feta|mozzarella|manchego|pecorino/,
      /kase|parmesan|feta|mozzarella|gruyere|pecorino/,
    ],
  ),
  testIngredient(
    'olives',
    ['olives', 'les olives', 'las aceitunas', 'die Oliven'],
    [/\bolives?\b(?! oil)/, /(?<!huile d')\bolives?\b/, /aceituna/, /\boliven\b/],
  ),
  testIngredient(
    'ginger',
    ['ginger', 'le gingembre', 'el jengibre', 'der Ingwer'],
    [/ginger/, /gingembre/, /jengibre/, /ingwer/],
  ),
  testIngredient(
    'bacon',
    ['bacon', 'les lardons', 'el beicon', 'der Speck'],
    [/bacon/, /lardon/, /beicon|panceta/, /speck/],
  ),
]

const elided = (noun: string) => /^[aeiouyhéèœ]/i.test(noun)

/** The ways a language ties a thing into a sentence; English needs none of them. */
export interface Forms {
  /** Without article: "chickpeas", "oignons", "cebolla", "Zwiebeln". */
  bare: string
  /** With the definite article, as object. */
  the: string
  /** French "de/d'", Spanish and others bare. */
  of: string
  /** French and Spanish "à/a" with the article. */
  to: string
  /** French "du/de la/des", else bare. */
  some: string
  /** German "keine/keinen/kein" with the thing, else bare. */
  none: string
}

export function formsOf({ phrase: said }: TestIngredient, language: Language): Forms {
  const whole = said[language]
  if (language === 'en')
    return { bare: whole, the: `the ${whole}`, of: whole, to: whole, some: whole, none: whole }
  const [, article = '', bare = whole] =
    /^(les |le |la |l'|los |las |el |die |der |das )(.*)$/.exec(whole) ?? []
  if (language === 'fr') {
    const of = elided(bare) ? `d'${bare}` : `de ${bare}`
    const to = { 'les ': `aux ${bare}`, 'le ': `au ${bare}` }[article] ?? `à ${whole}`
    const some = { 'les ': `des ${bare}`, 'le ': `du ${bare}` }[article] ?? `de ${whole}`
    return { bare, the: whole, of, to, some, none: bare }
  }
  if (language === 'es') {
    const to = article === 'el ' ? `al ${bare}` : `a ${whole}`
    return { bare, the: whole, of: `de ${bare}`, to, some: bare, none: bare }
  }
  const none = { 'der ': `keinen ${bare}`, 'das ': `kein ${bare}` }[article] ?? `keine ${bare}`
  return { bare, the: article === 'der ' ? `den ${bare}` : whole, of: bare, to: bare, some: bare, none }
}
