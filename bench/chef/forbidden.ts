import type { Language } from '#shared/constants/languages.ts'

/** Folded words that identify a food; the words of `innocent` are removed from an ingredient before it is searched. */
const innocent: Record<Language, RegExp> = {
  en: /soya mince|(gluten-free|vegan|dairy-free|lactose-free|alcohol-free|plant-based)( [a-z]+){1,2}|(coconut|oat|soya?|almond|rice|cashew)[- ](milk|cream|yogh?urt|drink)|(peanut|almond|cashew|cocoa) butter|butter ?beans?|cream of tartar|eggplants?|butternut|nutmeg|coconut|water chestnut|beef tomato|oyster mushrooms?|ginger (beer|ale)|buckwheat( flour)?|rice noodles?|glass noodles?|(corn|rice|chickpea|potato|almond) ?flour|cornflour|corn tortillas?|chickpea flour|vegetarian hard cheese|rice vinegar|rice wine vinegar|white wine vinegar|red wine vinegar|wine vinegar|cider vinegar|sherry vinegar|apple cider vinegar/g,
  fr: /yaourt a la noix de coco|[a-z' ]*(sans gluten|vegan|vegane|vegetale?s?|sans lactose|sans alcool|sans oeufs?)\b|(lait|creme|boisson|yaourt|dessert)s? (vegetale? )?(de |d'|a l'|au |a la )(coco|avoine|soja|amandes?|riz)|beurre (de cacahuetes?|d'amandes?|de cacao)|noix de (coco|muscade)|muscade|farine de (riz|mais|pois chiches?|sarrasin)|sarrasin|nouilles? de riz|vermicelles? de riz|tortillas? de mais|pleurotes?|huitres? vegetales?|vinaigre de [a-z]+|bouillon de legumes|fromage a pate dure vegetarien|ginger beer/g,
  es: /[a-z ]*(sin gluten|vegan[oa]s?|vegetal(es)?|sin lactosa|sin alcohol|sin huevo)\b|(leche|nata|crema|bebida|yogur) de (coco|avena|soja|almendras?|arroz)|(mantequilla|crema) de (cacahuete|almendras?)|nuez moscada|harina de (arroz|maiz|garbanzos?|trigo sarraceno)|trigo sarraceno|sarraceno|fideos de arroz|tortillas de maiz|setas? de ostra|vinagre de [a-z]+|queso curado vegetariano|caldo de verduras|ginger beer|cerveza de jengibre|pasta de lentejas|alcachofas?/g,
  de: /milchreis|(glutenfreie?[rsnm]?|vegane?[rsnm]?|pflanzliche?[rsnm]?|laktosefreie?[rsnm]?|alkoholfreie?[rsnm]?) [a-z-]+( [a-z]+)?|(kokos|hafer|soja|mandel|reis)(milch|sahne|creme|drink|joghurt|cuisine|kuche)|(erdnuss|mandel|kakao)(butter|mus)|muskat(nuss)?|kokosnuss|butterbohnen?|austernpilze?|(reis|mais|kichererbsen|buchweizen)(mehl|nudeln)|buchweizen|maistortillas?|ginger beer|[a-z]*weinessig|apfelessig|reisessig|vegetarische[rn]? hartkase|eierpilz|butternut[a-z-]*/g,
}

const meat: Record<Language, string> = {
  en: 'chicken|beef|pork|ham\\b|bacon|lamb|turkey|duck|veal|sausage|chorizo|salami|mince|steak|ribs|lard|gelatine?|goose|merguez|meat|anchov|prosciutto',
  fr: 'poulet|b(o|oe)uf|porc|jambon|lard|agneau|dinde|canard|\\bveau\\b|saucisse|chorizo|salami|viande|hachee?\\b|steak|gelatine|merguez|volaille|saindoux',
  es: 'pollo|ternera|vacuno|cerdo|jamon|panceta|beicon|cordero|pavo\\b|pato\\b|salchicha|chorizo|salami|carne|bistec|gelatina|manteca de cerdo|tocino',
  de: 'huhn|hahnchen|rind|schwein|schinken|speck|lamm|pute|ente(n|\\b)|kalb|wurst|wurstchen|chorizo|salami|hack|fleisch|gelatine|schmalz|steak',
}
const fish: Record<Language, string> = {
  en: 'salmon|tuna|cod\\b|trout|fish|anchov|mackerel|sardine|prawn|shrimp|mussel|clam|crab|lobster|squid|octopus|scallop|oyster|herring|bass\\b|plaice|surimi|dashi',
  fr: 'saumon|thon|cabillaud|truite|poisson|anchois|maquereau|sardine|crevette|moule|palourde|crabe|homard|calamar|poulpe|saint-jacques|huitre|hareng|bar\\b|carrelet|surimi|dashi',
  es: 'salmon|atun|bacalao|trucha|pescado|anchoa|caballa|sardina|gamba|mejillon|almeja|cangrejo|bogavante|calamar|pulpo|vieira|ostra|arenque|lubina|surimi|dashi|merluza',
  de: 'lachs|thunfisch|kabeljau|forelle|fisch|sardelle|makrele|sardine|garnele|muschel|krabbe|hummer|krebs|auster|hering|wolfsbarsch|scholle|surimi|dashi|krake',
}
const milk: Record<Language, string> = {
  en: 'milk|butter|cream|cheese|yogh?urt|parmesan|feta|mozzarella|ricotta|mascarpone|gruyere|cheddar|gouda|halloumi|paneer|quark|ghee|pecorino|manchego|brie|whey|pesto|burrata',
  fr: 'lait\\b|beurre|creme|fromage|yaourt|parmesan|feta|mozzarella|ricotta|mascarpone|gruyere|cheddar|gouda|halloumi|paneer|ghee|pecorino|brie|chevre|pesto',
  es: 'leche|mantequilla|nata|queso|yogur|parmesano|feta|mozzarella|ricotta|mascarpone|gruyer|cheddar|gouda|halloumi|paneer|ghee|manchego|requeson|pesto|\\bcrema\\b',
  de: 'milch|butter|sahne|kase|joghurt|parmesan|feta|mozzarella|ricotta|mascarpone|gruyere|greyerzer|cheddar|gouda|halloumi|paneer|quark|ghee|creme fraiche|schmand|pesto|rahm',
}
const egg: Record<Language, string> = {
  en: '\\beggs?\\b|mayonnaise|egg noodle|ladyfinger|brioche|meringue',
  fr: '\\boeufs?\\b|mayonnaise|boudoir|biscuits? a la cuiller|brioche|meringue',
  es: 'huevo|mayonesa|yema|clara|bizcochos? de soletilla|brioche|merengue',
  de: '\\beier\\b|\\bei\\b|eigelb|eiweiss|eiernudel|mayonnaise|loffelbiskuit|brioche|spatzle',
}
const gluten: Record<Language, string> = {
  en: 'flour|bread|pasta|spaghetti|noodle|couscous|bulgur|barley|wheat|spelt|rye|semolina|soy sauce|beer|breadcrumb|pastry|tortilla|pita|naan|\\bbun|baguette|ciabatta|\\boats?\\b|gnocchi|seitan|biscuit|udon|ramen|ladyfinger',
  fr: "farine|\\bpain|pates?\\b|spaghetti|nouille|couscous|boulgour|orge|\\bble\\b|epeautre|seigle|semoule|sauce soja|biere|chapelure|pate (feuilletee|brisee)|tortilla|pita|naan|baguette|flocons? d'avoine|gnocchi|seitan|biscuit|boudoir",
  es: 'harina|\\bpan\\b|pasta\\b|espagueti|fideo|cuscus|bulgur|cebada|trigo|espelta|centeno|semola|salsa de soja|cerveza|pan rallado|hojaldre|tortilla|pita|naan|avena|noqui|seitan|galleta',
  de: 'mehl|brot|nudel|spaghetti|couscous|bulgur|graupen|weizen|dinkel|roggen|griess|sojasauce|sojasosse|bier\\b|brosel|teig|tortilla|pita|naan|haferflocken|gnocchi|seitan|keks|biskuit|spatzle|paniermehl',
}
const nuts: Record<Language, string> = {
  en: 'almond|walnut|hazelnut|cashew|pistachio|pecan|macadamia|brazil nut|\\bnuts?\\b|marzipan|amaretti|pesto|praline',
  fr: 'amande|\\bnoix\\b|noisette|cajou|pistache|pecan|macadamia|massepain|amaretti|pesto|praline',
  es: 'almendra|nuez|nueces|avellana|anacardo|pistacho|pecana|macadamia|mazapan|amaretti|pesto',
  de: 'mandel|walnuss|haselnuss|cashew|pistazie|pekan|macadamia|nusse|nuss\\b|marzipan|amaretti|pesto',
}
const alcohol: Record<Language, string> = {
  en: '\\b(wine|gin|vodka|rum|whisky|tequila|brandy|liqueur|vermouth|campari|aperol|prosecco|beer|sherry|port|marsala|amaretto|cider|sake|mirin|bitters|kirsch)\\b',
  fr: '\\b(vin|gin|vodka|rhum|whisky|tequila|brandy|cognac|liqueur|vermouth|campari|aperol|prosecco|biere|xeres|porto|marsala|amaretto|cidre|sake|mirin|kirsch)\\b',
  es: '\\b(vino|ginebra|vodka|ron|whisky|tequila|brandy|licor|vermut|campari|aperol|prosecco|cerveza|jerez|oporto|marsala|amaretto|sidra|sake|mirin|kirsch)\\b',
  de: '(\\b|weiss|rot)(wein|gin|wodka|rum|whisky|tequila|brandy|weinbrand|likor|wermut|campari|aperol|prosecco|bier|sherry|portwein|marsala|amaretto|cidre|sake|mirin|kirsch)\\b|likor',
}

const pick = (language: Language, ...lists: Record<Language, string>[]) =>
  lists.map((list) => list[language]).join('|')

const shell: Record<Language, string> = {
  en: 'prawn|shrimp|mussel|clam|crab|lobster|squid|octopus|scallop|oyster|seafood',
  fr: 'crevette|moule|palourde|crabe|homard|calamar|poulpe|saint-jacques|huitre|fruits de mer',
  es: 'gamba|mejillon|almeja|cangrejo|bogavante|calamar|pulpo|vieira|ostra|marisco',
  de: 'garnele|muschel|krabbe|hummer|krebs|auster|krake|tintenfisch|meeresfruchte',
}
const pork: Record<Language, string> = {
  en: 'pork|ham\\b|bacon|lard|salami|chorizo|gelatine?|prosciutto',
  fr: 'porc|jambon|lard|salami|chorizo|gelatine|saindoux',
  es: 'cerdo|jamon|panceta|beicon|salami|chorizo|gelatina|tocino',
  de: 'schwein|schinken|speck|schmalz|salami|chorizo|gelatine|gemischtes hack',
}
const inEach = (en: string, fr: string, es: string, de: string) => ({ en, fr, es, de })

/** Foods that a user may exclude, by their names in the sets. */
const single: Record<string, Record<Language, string>> = {
  nuts,
  egg,
  dairy: milk,
  alcohol,
  pork,
  shellfish: shell,
  chicken: inEach('chicken', 'poulet', 'pollo', 'huhn|hahnchen'),
  soy: inEach(
    'soy|tofu|tempeh|miso|edamame',
    'soja|tofu|tempeh|miso|edamame',
    'soja|tofu|tempeh|miso|edamame',
    'soja|tofu|tempeh|miso|edamame',
  ),
  cream: inEach('cream\\b', 'creme\\b', 'nata\\b', 'sahne|schmand|creme fraiche'),
  onion: inEach('onion|shallot', 'oignon|echalote', 'cebolla|chalota', 'zwiebel|schalotte'),
  celery: inEach('celery|celeriac', 'celeri', 'apio', 'sellerie'),
  mustard: inEach('mustard', 'moutarde', 'mostaza', 'senf'),
  sesame: inEach('sesame|tahini|hummus', 'sesame|tahin|houmous', 'sesamo|tahin|hummus', 'sesam|tahin|hummus'),
  peanut: inEach('peanut', 'cacahuete|arachide', 'cacahuete', 'erdnuss'),
  pasta: inEach(
    'pasta|spaghetti|noodle|macaroni',
    'pates|spaghetti|nouille',
    'pasta|espagueti|fideo',
    'nudel|spaghetti|pasta',
  ),
  raw_egg: inEach(
    '\\beggs?\\b|egg (yolk|white)',
    '\\boeufs?\\b|jaune',
    'huevo|yema',
    '\\b(ei|eier|eigelb|eiweiss)\\b',
  ),
  raw_fish: inEach(
    'smoked salmon|sashimi',
    'saumon fume|sashimi',
    'salmon ahumado|sashimi',
    'raucherlachs|sashimi',
  ),
}

const rules: Record<string, (language: Language) => string> = {
  vegan: (language) => pick(language, meat, fish, milk, egg, inEach('honey', 'miel', 'miel', 'honig')),
  vegetarian: (language) =>
    pick(
      language,
      meat,
      fish,
      inEach('parmesan|pecorino', 'parmesan|pecorino', 'parmesano|pecorino|manchego', 'parmesan|pecorino'),
    ),
  pescatarian: (language) => pick(language, meat).replace('|anchov', ''),
  glutenfree: (language) => pick(language, gluten),
  lactosefree: (language) => pick(language, milk),
  halal: (language) => pick(language, pork, alcohol),
  kosher: (language) => pick(language, pork, shell),
}

/** What no ingredient may contain for this diet or dislike; null for an unknown name. */
export function forbiddenWords(name: string, language: Language): RegExp | null {
  const text = rules[name]?.(language) ?? single[name]?.[language]
  return text === undefined ? null : new RegExp(text)
}

const hardCheese = /(queso |fromage )?(parmesano?|pecorino|gruyere?|manchego|cheddar|gouda)( cheese)?/g

/** Aged hard cheese has lost its lactose. */
export const withoutHardCheese = (item: string) => item.replace(hardCheese, ' ')

export function withoutInnocent(item: string, language: Language): string {
  return item.replace(innocent[language], ' ')
}

/** Milk and meat beside each other, for kosher-style cooking. */
export function mixesMilkAndMeat(items: readonly string[], language: Language): boolean {
  const has = (words: string) => items.some((item) => new RegExp(words).test(item))
  return has(milk[language]) && has(meat[language])
}
