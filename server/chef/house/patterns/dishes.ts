import type { Language } from '#shared/languages.ts'
import type { CuisineId } from '../kitchen/cuisines.ts'

export const patternIds = [
  'soup',
  'salad',
  'toast',
  'dip',
  'curry',
  'stew',
  'chilli',
  'dal',
  'pasta',
  'risotto',
  'stirFry',
  'trayBake',
  'gratin',
  'tacos',
  'bowl',
  'panFry',
  'frittata',
  'crumble',
  'mousse',
  'pannaCotta',
  'chiaPudding',
  'cake',
  'fruitSalad',
  'pancakes',
  'sour',
  'spritz',
  'mule',
  'smash',
] as const

export type PatternId = (typeof patternIds)[number]

/** A dish by the name people give it, and the pattern by which it is cooked. The first of a pattern is its plain name. */
export interface Dish {
  id: string
  pattern: PatternId
  /** On folded text, all languages together; in German also the end of a compound. */
  words: RegExp
  label: Record<Language, string>
  /** How French ties the main thing to it: "de pois chiches" or "aux pommes". */
  link: 'de' | 'to'
  cuisine?: CuisineId
  /** What makes it this dish, as far as it is allowed. */
  wants?: readonly string[]
  /** What goes in beside it when the guest names nothing. */
  alone?: readonly string[]
  /** The name says it all: nothing is put in front of it. */
  whole?: true
}

const dish = (
  id: string,
  pattern: PatternId,
  words: RegExp,
  [en, fr, es, de]: readonly [string, string, string, string],
  link: 'de' | 'to' = 'de',
  extra: Pick<Dish, 'cuisine' | 'wants' | 'alone' | 'whole'> = {},
): Dish => ({ id, pattern, words, label: { en, fr, es, de }, link, ...extra })

export const dishes: readonly Dish[] = [
  dish('soup', 'soup', /\b(soups?|soupes?|sopas?|suppen?|potages?|bouillon)\b/, [
    'Soup',
    'Soupe',
    'Sopa',
    'Suppe',
  ]),
  dish(
    'veloute',
    'soup',
    /\b(veloute|cremes? de (legumes|verduras)|crema de|cremesuppe|rahmsuppe|bisque|creamy soup)\b/,
    ['Velouté', 'Velouté', 'Crema', 'Cremesuppe'],
  ),
  dish('salad', 'salad', /\b(salads?|salades?|ensaladas?|salate?)\b/, [
    'Salad',
    'Salade',
    'Ensalada',
    'Salat',
  ]),
  dish(
    'bruschetta',
    'toast',
    /\b(bruschett[ae]s?|crostini)\b/,
    ['Bruschetta', 'Bruschetta', 'Bruschetta', 'Bruschetta'],
    'to',
    { cuisine: 'italian' },
  ),
  dish(
    'toast',
    'toast',
    /\b(toasts?|tartines?|tostadas?|tostas?|crostinis?|open sandwich(es)?|sandwich(es)?|stullen?|belegte brote?)\b/,
    ['Toasts', 'Tartines', 'Tostas', 'Röstbrote'],
    'to',
  ),
  dish('hummus', 'dip', /\b(hummus|houmous|humus)\b/, ['Hummus', 'Houmous', 'Hummus', 'Hummus'], 'de', {
    cuisine: 'levantine',
  }),
  dish('dip', 'dip', /\b(dips?|spreads?|tartinables?|pate a tartiner salee|untables?|aufstriche?)\b/, [
    'Dip',
    'Tartinade',
    'Crema para untar',
    'Dip',
  ]),
  dish('curry', 'curry', /\b(curry|curries|currys|cari)\b/, ['Curry', 'Curry', 'Curry', 'Curry'], 'de'),
  dish(
    'korma',
    'curry',
    /\b(korma|tikka( masala)?|masala|vindaloo|butter chicken)\b/,
    ['Masala', 'Masala', 'Masala', 'Masala'],
    'de',
    { cuisine: 'indian' },
  ),
  dish(
    'stew',
    'stew',
    /\b(stews?|ragouts?|mijotes?|guisos?|estofados?|eintopfe?|schmortopf|ragut|hotpot|cocidos?|casseroles?|pot-au-feu)\b/,
    ['Stew', 'Mijoté', 'Guiso', 'Eintopf'],
  ),
  dish('tagine', 'stew', /\b(tagines?|tajines?|tajin)\b/, ['Tagine', 'Tajine', 'Tajín', 'Tajine'], 'de', {
    cuisine: 'moroccan',
  }),
  dish(
    'goulash',
    'stew',
    /\b(goulash|goulasch|gulas|gulasch|paprikas)\b/,
    ['Goulash', 'Goulasch', 'Gulash', 'Gulasch'],
    'de',
    { cuisine: 'german', wants: ['paprika'] },
  ),
  dish(
    'ratatouille',
    'stew',
    /\b(ratatouille|pisto|caponata)\b/,
    ['Ratatouille', 'Ratatouille', 'Pisto', 'Ratatouille'],
    'de',
    { cuisine: 'french', wants: ['aubergine', 'courgette', 'bell-pepper'] },
  ),
  dish(
    'chilli',
    'chilli',
    /\b(chil+i (con carne|sin carne|non carne|vegan\w*|vegetarian\w*)|(con|sin) carne|chilli pot|(a|un|ein|une) chil+i)\b/,
    ['Chilli', 'Chili', 'Chili', 'Chili'],
    'de',
    { cuisine: 'mexican' },
  ),
  dish('dal', 'dal', /\b(dals?|dahls?|dhals?|daals?)\b/, ['Dal', 'Dal', 'Dal', 'Dal'], 'de', {
    cuisine: 'indian',
  }),
  dish(
    'pasta',
    'pasta',
    /\b(pastas?|spaghetti|espaguetis?|penne|linguine|tagliatelles?|fusilli|macaroni|macarrones|pates(?! a tartiner)|nudeln?|noodles? dish|tallarines)\b/,
    ['Pasta', 'Pâtes', 'Pasta', 'Pasta'],
    'to',
    { cuisine: 'italian' },
  ),
  dish('risotto', 'risotto', /\b(risottos?)\b/, ['Risotto', 'Risotto', 'Risotto', 'Risotto'], 'to', {
    cuisine: 'italian',
  }),
  dish(
    'paella',
    'risotto',
    /\b(paellas?|arroz meloso|arroz caldoso|reispfanne)\b/,
    ['Paella', 'Paella', 'Paella', 'Paella'],
    'to',
    { cuisine: 'spanish', wants: ['saffron', 'bell-pepper'] },
  ),
  dish(
    'stirFry',
    'stirFry',
    /\b(stir[- ]?fr(y|ies|ied)|wok|sautes? (au wok|de legumes)|salteados?|gemusepfanne|pfannengericht|fried rice|fried noodles|chow mein|pad thai)\b/,
    ['Stir-Fry', 'Sauté', 'Salteado', 'Wokpfanne'],
    'de',
    { cuisine: 'chinese' },
  ),
  dish(
    'trayBake',
    'trayBake',
    /\b(tray ?bakes?|sheet ?pan|roast(ed)? (dinner|vegetables)|(legumes|poulet) rotis?|au four|al horno|asado|ofengemuse|vom blech|ofengericht|aus dem ofen|roast)\b/,
    ['Tray Bake', 'Plaque au four', 'Bandeja al horno', 'Ofenblech'],
  ),
  dish(
    'gratin',
    'gratin',
    /\b(gratins?|gratinad[oa]s?|auflaufe?|gratiniert|bakes?|parmentier|moussaka|mac (and|&|n) cheese)\b/,
    ['Gratin', 'Gratin', 'Gratinado', 'Auflauf'],
  ),
  dish(
    'conCarne',
    'chilli',
    /\bchil+i con carne\b/,
    ['Chilli con Carne', 'Chili con carne', 'Chili con carne', 'Chili con Carne'],
    'de',
    { cuisine: 'mexican', wants: ['minced-beef', 'kidney-bean'], whole: true },
  ),
  dish(
    'bourguignon',
    'stew',
    /\bbourguignon\b/,
    ['Bourguignon', 'Bourguignon', 'Bourguignon', 'Bourguignon'],
    'de',
    { cuisine: 'french', wants: ['red-wine', 'button-mushroom', 'carrot'], alone: ['stewing-beef'] },
  ),
  dish(
    'tortilla',
    'frittata',
    /\b(tortilla (de patatas|espanola)|spanish (tortilla|omelett?e))\b/,
    ['Spanish Tortilla', 'Tortilla espagnole', 'Tortilla', 'Tortilla'],
    'to',
    { cuisine: 'spanish', wants: ['potato', 'onion'] },
  ),
  dish(
    'omelette',
    'frittata',
    /\bomelett?e?s?\b/,
    ['Omelette', 'Omelette', 'Tortilla francesa', 'Omelett'],
    'to',
  ),
  dish(
    'lasagne',
    'gratin',
    /\b(lasagn[ea]s?|lasanas?)\b/,
    ['Lasagne', 'Lasagnes', 'Lasaña', 'Lasagne'],
    'to',
    {
      cuisine: 'italian',
      wants: ['lasagne-sheet', 'tinned-tomato'],
      alone: ['minced-beef', 'spinach'],
    },
  ),
  dish(
    'bolognese',
    'pasta',
    /\b(bologn(e|ai)se|bolonesa|ragu)\b/,
    ['Bolognese', 'Pâtes bolognaise', 'Pasta boloñesa', 'Bolognese'],
    'to',
    {
      cuisine: 'italian',
      wants: ['tinned-tomato'],
      alone: ['minced-beef', 'carrot'],
    },
  ),
  dish(
    'tacos',
    'tacos',
    /\b(tacos?|fajitas?|burritos?|wraps?|quesadillas?|tortillas? (wraps?|mexican\w*))\b/,
    ['Tacos', 'Tacos', 'Tacos', 'Tacos'],
    'to',
    { cuisine: 'mexican' },
  ),
  dish(
    'bowl',
    'bowl',
    /\b(bowls?|buddha[- ]?bowls?|poke|tabbouleh|taboule|grain salad|quinoa salad|couscous salad)\b/,
    ['Bowl', 'Bowl', 'Bol', 'Bowl'],
    'to',
  ),
  dish(
    'panFry',
    'panFry',
    /\b(pan[- ]?fried|seared|steaks?|schnitzel|escalopes?|fillets? of|filets? de|a la plancha|a la poele|poele de|gebraten\w*|poelee?s?|cutlets?)\b/,
    ['Pan-Fried', 'Poêlée', 'A la plancha', 'Gebraten'],
  ),
  dish(
    'frittata',
    'frittata',
    /\b(frittatas?|omelett?e?s?|omelettes?|tortilla francesa|quiche sans pate|crustless quiche|eggs dish|bauernfruhstuck)\b/,
    ['Frittata', 'Frittata', 'Frittata', 'Frittata'],
    'to',
  ),
  dish(
    'crumble',
    'crumble',
    /\b(crumbles?|crisps?|cobblers?|streusel\w*)\b/,
    ['Crumble', 'Crumble', 'Crumble', 'Crumble'],
    'to',
  ),
  dish('mousse', 'mousse', /\b(mousses?|espumas?)\b/, ['Mousse', 'Mousse', 'Mousse', 'Mousse'], 'to'),
  dish(
    'pannaCotta',
    'pannaCotta',
    /\b(panna[- ]?cott?a|flans?|blancmange|custard|creme (caramel|dessert)|puddings?(?! (de )?chia))\b/,
    ['Panna Cotta', 'Panna cotta', 'Panna cotta', 'Panna cotta'],
    'to',
  ),
  dish(
    'chiaPudding',
    'chiaPudding',
    /\b(chia[- ]?(puddings?|pudin)?|(pudding|pudin) (de |aux graines de )?chia)\b/,
    ['Chia Pudding', 'Pudding de chia', 'Pudin de chía', 'Chiapudding'],
    'to',
  ),
  dish(
    'cake',
    'cake',
    /\b(cakes?|gateaux?|tartas?|bizcochos?|pastel(es)?|kuchen|torten?|muffins?|tartes?|tarts?|brownies?|financiers?)\b/,
    ['Cake', 'Gâteau', 'Bizcocho', 'Kuchen'],
    'to',
  ),
  dish(
    'fruitSalad',
    'fruitSalad',
    /\b(fruit salads?|salades? de fruits|macedonia|ensalada de frutas?|obstsalate?|fruchtesalat|compotes?|kompotte?|compotas?)\b/,
    ['Fruit Salad', 'Salade de fruits', 'Macedonia', 'Obstsalat'],
    'to',
  ),
  dish(
    'pancakes',
    'pancakes',
    /\b(pancakes?|crepes?|pfannkuchen|tortitas?|eierkuchen|palatschinken|kaiserschmarrn|panqueques?|hot ?cakes?|waffles?)\b/,
    ['Pancakes', 'Pancakes', 'Tortitas', 'Pfannkuchen'],
    'to',
  ),
  dish('sour', 'sour', /\b(sours?|gin sour)\b/, ['Sour', 'Sour', 'Sour', 'Sour'], 'to'),
  dish(
    'spritz',
    'spritz',
    /\b(spritz(er)?|bellinis?|mimosas?|kir|sangria|punch)\b/,
    ['Spritz', 'Spritz', 'Spritz', 'Spritz'],
    'to',
  ),
  dish(
    'mule',
    'mule',
    /\b(mules?|highballs?|ginger beer|dark and stormy|long ?drinks?|lemonades?|limonad[ae]s?|limonaden?)\b/,
    ['Mule', 'Mule', 'Mule', 'Mule'],
    'to',
  ),
  dish(
    'smash',
    'smash',
    /\b(mojitos?|smash(es)?|juleps?|caipirinhas?|caipiroskas?)\b/,
    ['Mojito', 'Mojito', 'Mojito', 'Mojito'],
    'to',
  ),
  dish(
    'ginTonic',
    'mule',
    /\b(gin (and |& )?tonics?|gin-tonics?|g&t)\b/,
    ['Gin and Tonic', 'Gin tonic', 'Gin-tonic', 'Gin Tonic'],
    'to',
    { wants: ['gin', 'tonic-water'], whole: true },
  ),
  dish(
    'moscowMule',
    'mule',
    /\bmoscow mules?\b/,
    ['Moscow Mule', 'Moscow Mule', 'Moscow Mule', 'Moscow Mule'],
    'to',
    { wants: ['vodka', 'ginger-beer'], whole: true },
  ),
  dish('margarita', 'sour', /\bmargaritas?\b/, ['Margarita', 'Margarita', 'Margarita', 'Margarita'], 'to', {
    wants: ['tequila', 'orange-liqueur', 'lime-juice'],
    whole: true,
  }),
  dish('daiquiri', 'sour', /\bdaiquiris?\b/, ['Daiquiri', 'Daïquiri', 'Daiquiri', 'Daiquiri'], 'to', {
    wants: ['white-rum', 'lime-juice'],
  }),
  dish(
    'aperolSpritz',
    'spritz',
    /\baperol[- ]spritz\b/,
    ['Aperol Spritz', 'Spritz Aperol', 'Aperol Spritz', 'Aperol Spritz'],
    'to',
    { wants: ['aperol', 'prosecco'], whole: true },
  ),
]

export function dishById(id: string): Dish | null {
  return dishes.find((each) => each.id === id) ?? null
}
