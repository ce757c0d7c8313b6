import { stewedDishes } from './stewed-dishes.ts'
import { potatoAndEggDishes } from './potato-and-egg-dishes.ts'
import { drinksInTheGlass } from './drinks-in-the-glass.ts'
import { crushedAndWarmDrinks } from './crushed-and-warm-drinks.ts'
import { braisedDishes } from './braised-dishes.ts'
import { breadAndSaladDishes } from './bread-and-salad-dishes.ts'
import { cakesAndTarts } from './cakes-and-tarts.ts'
import { cocktails } from './cocktails.ts'
import { homeDishes } from './home-dishes.ts'
import { ovenAndPanDishes } from './oven-and-pan-dishes.ts'
import { spoonAndWokDishes } from './spoon-and-wok-dishes.ts'
import { spoonDesserts } from './spoon-desserts.ts'
import { breads, sweetBreads } from './bakery/breads.ts'
import { stirredClassics, shakenClassics } from './drinks/stirred-and-shaken.ts'
import { longAndShort } from './drinks/in-the-glass.ts'
import { blendedByName, jugs, warmed } from './drinks/warm-blended-jugs.ts'
import { puffs, tarts } from './bakery/tarts.ts'
import { soakedCakes } from './bakery/soaked-cakes.ts'
import { biscuitBox } from './bakery/biscuit-box.ts'
import { sweetShop } from './bakery/sweet-shop.ts'
import { friedByName } from './bakery/fried-sweets.ts'
import { cakeStand } from './bakery/cake-stand.ts'
import { coldTable } from './bakery/cold-table.ts'
import { flatBreads, quickBreads } from './bakery/quick-and-flat.ts'
import { breakfastTable } from './bakery/breakfast-table.ts'
import { dish, type Dish } from './dish.ts'
import { dishesOfTheWorld } from './cuisines/index.ts'
import { kindredOf } from './kindred-dishes.ts'
import { heartyDishes } from './hearty-dishes.ts'
import { savouryDishes } from './savoury-dishes.ts'
import { sweetDishes } from './sweet-dishes.ts'
import { worldDishes } from './world-dishes.ts'

export type { Dish } from './dish.ts'
export type { PatternId } from './pattern-ids.ts'

const known: readonly Dish[] = [
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
  dish(
    'dip',
    'dip',
    /\b(dips?|spreads?|tartinables?|tartinades?|pate a tartiner salee|untables?|aufstriche?)\b/,
    ['Dip', 'Tartinade', 'Crema para untar', 'Dip'],
  ),
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
    /\b(goulash|goulasch|gulas|gulasch)\b/,
    ['Goulash', 'Goulasch', 'Gulash', 'Gulasch'],
    'de',
    { cuisine: 'german', wants: ['paprika'] },
  ),
  dish(
    'chilli',
    'chilli',
    /\b(chil+i (con carne|sin carne|non carne|vegan\w*|vegetarian\w*)|chilli pot|(?<=(beef|turkey|chicken|pork|lamb|beans?|lentil|veggie|vegetable|vegan|vegetarian|mince|rinder|bohnen|linsen|hack|hackfleisch|gemuse|boeuf|haricots|ternera) )chil+i|^\W*chil+i\W*$|(a|un|ein|une) chil+i)\b/,
    ['Chilli', 'Chili', 'Chili', 'Chili'],
    'de',
    { cuisine: 'mexican', minced: true },
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
    shortcut: 'Orzotto',
  }),
  dish(
    'stirFry',
    'stirFry',
    /\b(stir[- ]?fr(y|ies|ied)|wok|sautes? (au wok|de legumes)|salteados?|chop suey)\b/,
    ['Stir-Fry', 'Sauté', 'Salteado', 'Wokpfanne'],
    'de',
    { cuisine: 'chinese' },
  ),
  dish(
    'trayBake',
    'trayBake',
    /\b(tray ?bakes?|sheet ?pan|roast(ed)? (dinner|vegetables)|legumes rotis|au four|al horno|ofengemuse|vom blech|ofengericht|aus dem ofen)\b/,
    ['Tray Bake', 'Plaque au four', 'Bandeja al horno', 'Ofenblech'],
  ),
  dish('gratin', 'gratin', /\b(\w*gratins?|gratinad[oa]s?|gratiniert)\b/, [
    'Gratin',
    'Gratin',
    'Gratinado',
    'Gratin',
  ]),
  dish('bake', 'gratin', /\b(auflaufe?|bakes?)\b/, ['Bake', 'Gratin', 'Gratinado', 'Auflauf']),
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
    /\b(pan[- ]?fried|seared|steaks?|fillets? of|filets? de|a la plancha|a la poele|gebraten\w*|cutlets?)\b/,
    ['Pan-Fried', 'Poêlée', 'A la plancha', 'Gebraten'],
  ),
  dish(
    'frittata',
    'frittata',
    /\b(frittatas?|quiche sans pate|crustless quiche|eggs dish|bauernfruhstuck)\b/,
    ['Frittata', 'Frittata', 'Frittata', 'Frittata'],
    'to',
  ),
  dish(
    'crumble',
    'crumble',
    /\b(crumbles?|crisps?|cobblers?)\b/,
    ['Crumble', 'Crumble', 'Crumble', 'Crumble'],
    'to',
  ),
  dish('mousse', 'mousse', /\b(mousses?|espumas?)\b/, ['Mousse', 'Mousse', 'Mousse', 'Mousse'], 'to'),
  dish(
    'pannaCotta',
    'pannaCotta',
    /\b(panna[- ]?cott?as?|blancmange|creme dessert|puddings?(?! (de )?chia))\b/,
    ['Panna Cotta', 'Panna cotta', 'Panna cotta', 'Panna cotta'],
    'to',
    { nameOnly: true },
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
    /\b(cakes?|gateaux?|tartas?|bizcochos?|pastel(es)?|kuchen|torten?|financiers?)\b/,
    ['Cake', 'Gâteau', 'Bizcocho', 'Kuchen'],
    'to',
  ),
  dish(
    'fruitSalad',
    'fruitSalad',
    /\b(fruit salads?|salades? de fruits|macedonia|ensalada de frutas?|obstsalate?|fruchtesalat)\b/,
    ['Fruit Salad', 'Salade de fruits', 'Macedonia', 'Obstsalat'],
    'to',
  ),
  dish(
    'pancakes',
    'pancakes',
    /\b(pancakes?|pfann ?kuchen|tortitas?|eier ?kuchen|panqueques?|hot ?cakes?)\b/,
    ['Pancakes', 'Pancakes', 'Tortitas', 'Pfannkuchen'],
    'to',
  ),
  dish('sour', 'sour', /\b(sours?|gin sour)\b/, ['Sour', 'Sour', 'Sour', 'Sour'], 'to'),
  dish('spritz', 'spritz', /\b(spritz(er)?|bellinis?)\b/, ['Spritz', 'Spritz', 'Spritz', 'Spritz'], 'to'),
  dish('mule', 'mule', /\b(mules?|ginger beer|long ?drinks?)\b/, ['Mule', 'Mule', 'Mule', 'Mule'], 'to'),
  dish('smash', 'smash', /\b(mojitos?|smash(es)?)\b/, ['Mojito', 'Mojito', 'Mojito', 'Mojito'], 'to'),
  ...worldDishes,
  ...savouryDishes,
  ...heartyDishes,
  ...sweetDishes,
  ...braisedDishes,
  ...breadAndSaladDishes,
  ...cakesAndTarts,
  ...cocktails,
  ...homeDishes,
  ...stewedDishes,
  ...potatoAndEggDishes,
  ...drinksInTheGlass,
  ...crushedAndWarmDrinks,
  ...ovenAndPanDishes,
  ...spoonAndWokDishes,
  ...spoonDesserts,
  ...breads,
  ...sweetBreads,
  ...tarts,
  ...puffs,
  ...soakedCakes,
  ...biscuitBox,
  ...sweetShop,
  ...friedByName,
  ...cakeStand,
  ...coldTable,
  ...quickBreads,
  ...flatBreads,
  ...breakfastTable,
  ...stirredClassics,
  ...shakenClassics,
  ...longAndShort,
  ...warmed,
  ...blendedByName,
  ...jugs,
  ...dishesOfTheWorld,
]

export const dishes: readonly Dish[] = [...known, ...kindredOf(known)]

export function dishById(id: string): Dish | null {
  return dishes.find((each) => each.id === id) ?? null
}
