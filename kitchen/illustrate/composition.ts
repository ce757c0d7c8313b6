import type { DishType } from '#shared/words/dish-types.ts'
import type { Larder } from './larder.ts'

/** The compositions that can be drawn. */
export const compositions = [
  'soup',
  'curry',
  'creamyGrain',
  'sectorBowl',
  'salad',
  'dip',
  'fruitBowl',
  'pasta',
  'stirFry',
  'plated',
  'tacos',
  'dumplings',
  'skewers',
  'gratin',
  'skillet',
  'trayBake',
  'flatTart',
  'toasts',
  'burger',
  'cake',
  'fruitTart',
  'crumble',
  'pancakes',
  'scoops',
  'dessertGlass',
  'unmoulded',
  'biscuits',
  'friedPieces',
  'crepes',
  'bakedFruit',
  'strudel',
  'knodel',
  'ramekin',
  'drink',
] as const

export type Composition = (typeof compositions)[number]

type Rule = readonly [words: RegExp, composition: Composition]

/** Words of four languages, without accents, that say how a dish is served. The first that fits wins. */
const savoury: readonly Rule[] = [
  [
    /\b(pozole|cullen skink|cock-a-leekie|cawl|garbure|ajiaco|sancocho|locro|menudo|callaloo|chupe|harira|chorba|avgolemono|fasolada|ribollita|pasta e (fagioli|ceci)|tom (kha|yum)|sinigang|tinola|soto ayam|bors?ch\w*|bortsch|shchi|chtchi|schtschi|rassolnik|kharcho|khartcho|jarcho|chartscho|zurek|kapusniak|halaszle|sol[iyj]anka|minestrone|gaisburger marsch|fondue chinoise|broth fondue|hot pot|shabu-shabu|sukiyaki|feuertopf)\b/,
    'soup',
  ],
  [
    /\b(arepas|pupusas|gorditas|sopes|tamales|humitas|chilaquiles|huevos rancheros|tostadas de tinga|flautas|injera)\b/,
    'tacos',
  ],
  [
    /\b(pierogis?|piroggen|varen\w+|wareniki|pelmeni|k?hinkali|chinkali|jinkali|manti|maultaschen|schlutzkrapfen|kasnudeln|bao|nems|egg rolls|rouleaux imperiaux|rollitos de primavera|fruhlingsrollen|sommerrollen|summer rolls|rollitos de verano|rouleaux de printemps|dolmades|weinblatter|feuilles de vigne|maki\w*|onigiris?|kimbap|karaage|poutine|tostones|kelewele|french fries|patatas fritas|pommes frites)\b/,
    'dumplings',
  ],
  [
    /\b(larb|som tam|gado-gado|bo ?bun|bun bo|tapenade|pico de gallo|coronation|prawn cocktail|cocktail de crevettes|macedoine|olivier|shopska|fleischsalat)\b/,
    'salad',
  ],
  [
    /\b(obatzda|liptauer|spundekas|chimichurri|cervelle de canut|tyrokafteri|tirokafteri|cheese fondue|fondue savoyarde|fondue de queso|kasefondue)\b/,
    'dip',
  ],
  [/\b(polenta|mamaliga|ugali|kasha|kascha|kacha|upma|congee)\b/, 'creamyGrain'],
  [/\b(lahmacun|pide|fatayer|khachapuri|piroshki)\b/, 'flatTart'],
  [
    /\b(okonomiyaki|pajeon|banh xeo|kimchi-?pfannkuchen|kimchi pancakes|galettes au kimchi|tortitas de kimchi)\b/,
    'skillet',
  ],
  [
    /\b(mafe|yassa|adobo|tinga|cochinita|carnitas|birria|barbacoa|picadillo|aji de gallina|doro wat|misir wat|ghormeh|fesenjan|fesen\w+|gheymeh|stifado|carbonade|karbonade|waterzooi|baeckeoffe|porkolt|paprikash|kaldereta|kare-kare|jjigae|nikujaga|tteokbokki|mapo tofu|khao soi|bigos|callos|caldo|cacciatora|rajma|korma|keema|sambar|chana)\b/,
    'curry',
  ],
  [
    /\b(pulpo a la gallega|galician-style octopus|poulpe a la galicienne|oktopus auf galicische art|sauerbraten|schmorbraten|rouladen?|paupiettes|kohlrouladen|cabbage rolls|cordon bleu|san jacobo|chicken kiev|osso buco)\b/,
    'plated',
  ],
  [
    /\b(pot pie|ale pie|toad in the hole|yorkshire puddings?|enchiladas|ofenkartoffeln|baked potatoes)\b/,
    'gratin',
  ],
  [
    /\b(aligot|brandade|colcannon|champ|labskaus|himmel und erde|mashed potatoes|kartoffelpuree)\b/,
    'creamyGrain',
  ],
  [/\b(wings|alitas|spare ?ribs|costillas|hackbraten|meatloaf|pain de viande)\b/, 'trayBake'],
  [
    /\b(gougeres|battered|calamares|tempura|bunuelos de bacalao|fish cakes|bubble and squeak|fischfrikadellen)\b/,
    'friedPieces',
  ],
  [
    /\b(croque|toastie|welsh rarebit|strammer max|sandwich|sandwiches|bocadillo|hot ?dog|perrito)\b/,
    'toasts',
  ],
  [
    /\b(coleslaw|remoulade|carottes rapees|\w+salat|mimosa|devilled eggs|huevos rellenos|gefullte eier)\b/,
    'salad',
  ],
  [
    /\b(ruhrei|scrambled eggs|oeufs brouilles|huevos revueltos|huevos rotos|bauernfruhstuck|farmer'?s breakfast|migas|al ajillo)\b/,
    'skillet',
  ],
  [/\b(zwiebelkuchen|speckkuchen|lauchkuchen|flamiche|onion tart)\b/, 'flatTart'],
  [/\b(cottage pie|shepherd'?s pie|hachis parmentier|pastel de patata|kartoffel-hack-auflauf)\b/, 'gratin'],
  [
    /\b(puffer|\w+puffer|fritters?|latkes|galettes de|reibekuchen|rosti|potato pancakes|tortitas de|croquetas?|croquettes?|\w*kroketten|accras?)\b/,
    'friedPieces',
  ],
  [/\b(crepes?)\b/, 'crepes'],
  [
    /\b(\w*knodel|bread dumplings|potato dumplings|boulettes de (pain|pommes)|bolas de (pan|patata))\b/,
    'knodel',
  ],
  [/\b(a la (sarten|poele|plancha)|aus der pfanne|pan-?fried)\b/, 'plated'],
  [
    /\b(pizza|quiche|tarte|tart|flammkuchen|focaccia|coca|pissaladiere|galette salee|zwiebelkuchen|empanada gallega|pie)\b/,
    'flatTart',
  ],
  [/\b(buddha|poke|bowl|bibimbap|bols?|sushi|donburi|chirashi)\b/, 'sectorBowl'],
  [
    /\b(soup|soupe|sopa|suppe|bisque|veloute|gazpacho|minestrone|bouillon|chowder|potage|crema de|cremesuppe|eintopf|ramen|pho|laksa|broth|consomme|caldo|bruhe|salmorejo|borscht|\w+suppe)\b/,
    'soup',
  ],
  [
    /\b(taco|tacos|fajita|fajitas|burrito|burritos|wrap|wraps|quesadilla|quesadillas|tostada|tostadas)\b/,
    'tacos',
  ],
  [/\b(burger|burgers|hamburger|hamburguesa|slider)\b/, 'burger'],
  [
    /\b(bruschetta|crostini|tartine|tartines|toast|toasts|toastie|sandwich|sandwiches|montadito|pan con|belegte|brote?|stulle|pintxos?|canapes?|smorrebrod|tostas?)\b/,
    'toasts',
  ],
  [
    /\b(hummus|houmous|humus|dip|guacamole|baba|aufstrich|tzatziki|tapenade|tartinade|untable|pate|muhammara|rillettes|spread|raita)\b/,
    'dip',
  ],
  [
    /\b(gyoza|dumpling|dumplings|wonton|pierogi|empanada|empanadas|empanadillas|samosa|samosas|maultaschen|momo|momos|raviolis? chinois|teigtaschen|rissoles?|spring rolls?|arancini|falafels?|nuggets?|pakoras?|bhajis?|kibbeh)\b/,
    'dumplings',
  ],
  [
    /\b(skewer|skewers|kebab|kebabs|brochette|brochettes|brocheta|brochetas|spiess|spiesse|spiesschen|satay|shashlik|pinchos?|souvlaki|yakitori)\b/,
    'skewers',
  ],
  [
    /\b(salad|salade|ensalada|salat|slaw|tabbouleh|taboule|tabule|ceviche|carpaccio|\w+salat|panzanella|fattoush|caprese|rohkost)\b/,
    'salad',
  ],
  [
    /\b(shakshuka|chakchouka|omelette?|tortilla|tortilla de patatas|frittata|fried eggs?|huevos|spiegelei\w*|paella|skillet|pfanne|poelee?|sarten|\w+pfanne|hash|jambalaya|arroz con|arroz al horno|rice pan|arroz a banda|fideua)\b/,
    'skillet',
  ],
  [
    /\b(gratin|auflauf|lasagnas?|lasagnes?|lasanas?|casserole|pasta bake|moussaka|cassoulet|dauphinois|parmentier|shepherds?|cottage pie|parmigiana|ratatouille|tian|tumbet|canelones|cannelloni|uberbacken\w*|gefullte|stuffed|farci\w*|rellen\w*|\w+auflauf|enchiladas?)\b/,
    'gratin',
  ],
  [
    /\b(tray ?bake|traybake|sheet[- ]pan|blech|ofengemuse|roti?e?s?|roast\w*|from the oven|aus dem ofen|al horno|au four|vom blech|\w*braten|geschmort\w*|asad[oa]s?|ofen\w*)\b/,
    'trayBake',
  ],
  [
    /\b(risotto|dal|dhal|daal|polenta|porridge|congee|kedgeree|pearl barley|graupen|milchreis|orzotto|arroz meloso|khichdi|grits|puree)\b/,
    'creamyGrain',
  ],
  [
    /\b(curry|currys|chilli|chili|stew|ragout|goulash|gulasch|tagine|tajine|estofado|guiso|daube|korma|masala|mijote\w*|blanquette|bourguignon|potaje|stroganoff|vindaloo|rendang|mole|gumbo|jambalaya|\w+topf|\w+curry|coq au vin|navarin|fabada|cocido|lentejas)\b/,
    'curry',
  ],
  [
    /\b(stir[- ]?fry|stir[- ]?fried|wok|saute\w*|fried rice|nasi|chop suey|salteado|gebraten\w*|riz cantonais|arroz frito|bratreis|pilaf|pilau|biryani|couscous)\b/,
    'stirFry',
  ],
  [
    /\b(pasta|pates|spaghetti|tagliatelle|linguine|penne|fusilli|farfalle|rigatoni|macaroni|mac and cheese|noodles?|nudeln?|nouilles|fideos|tallarines|gnocchi|ravioli|tortellini|\w*spaetzle|\w*spatzle|pappardelle|carbonara|bolognese|pad thai|udon|soba|lo mein|\w+nudeln|orecchiette|bucatini|fettuc\w+)\b/,
    'pasta',
  ],
  [
    /\b(schnitzel|steaks?|entrecote|filete?s?|fillets?|escalopes?|chops?|cutlets?|kotelett|chuletas?|medaillons?|medallions?|pave|dos de|magret|bratwurst|wurst|saucisses?|sausages?|salchichas?|fish and chips|moules|meatballs?|boulettes|albondigas|frikadellen|fricadelles|meat patties|filetes rusos|konigsberger klopse|confit|supreme)\b/,
    'plated',
  ],
  [/\bbake\b/, 'gratin'],
]

const sweet: readonly Rule[] = [
  [
    /\b(profiteroles|eclairs?|choux|windbeutel|cream puffs|paris-brest|madeleines|financiers|berliner|quarkballchen|bunuelos|berlinas)\b/,
    'biscuits',
  ],
  [/\b(dampfnudeln|germknodel)\b/, 'knodel'],
  [/\b(sticky toffee pudding)\b/, 'unmoulded'],
  [/\b(bread and butter pudding|scheiterhaufen|pudding au pain|pudin de pan)\b/, 'crumble'],
  [
    /\b(milchreis|riz au lait|arroz con leche|rice pudding|griessbrei|semoule au lait|semola con leche|semolina pudding|porridge)\b/,
    'creamyGrain',
  ],
  [/\b(\w*strudel)\b/, 'strudel'],
  [/\b(churros?|porras|kaiserschmarrn)\b/, 'friedPieces'],
  [/\b(crepes?|palatschinken|filloas?)\b/, 'crepes'],
  [
    /\b(creme brulee|crema catalana|creme catalane|iles? flottantes?|floating islands?|islas? flotantes?|schneeeier)\b/,
    'ramekin',
  ],
  [
    /\b(bratapfel|baked (apples?|pears?|peach(es)?|plums?)|(\w+ )?(al horno|au four|aus dem ofen)|manzanas? asadas?|peras? asadas?)\b/,
    'bakedFruit',
  ],
  [/\b(french toast|pain perdu|torrijas|arme ritter)\b/, 'toasts'],
  [
    /\b(crumble|cobbler|\w*streusel\w*|crumb cake|gateau crumble|pastel crumble|crisp|clafoutis|bread pudding|gratin|auflauf|scheiterhaufen|kirschmichel)\b/,
    'crumble',
  ],
  [
    /\b(tarte?|tartelette|tartelettes|tartlets?|galette|pie|wahe|tarta de manzana|obstkuchen|tatin|linzer\w*|\w+tarte)\b/,
    'fruitTart',
  ],
  [
    /\b(ice cream|glace|helado|eis|sorbet|sorbete|granita|granite|gelato|eiscreme|parfait glace|\w+eis|nieve)\b/,
    'scoops',
  ],
  [
    /\b(panna cotta|flan|pannacotta|creme caramel|creme renversee|caramel custard|fondants?|coulants?|lava cakes?|moelleux|schokoladenkuchlein|bavarois|blancmange|cuajada|gotterspeise|semifreddo|malakoff)\b/,
    'unmoulded',
  ],
  [
    /\b(mousse|trifle|tiramisu|verrine|parfait|posset|syllabub|creme|crema|cream|eton mess|fool|pudding|natillas|custard|zabaglione|sabayon|schichtdessert|im glas|en verre|en vaso|chia|quark\w*|\w+creme|\w+mousse|coupe)\b/,
    'dessertGlass',
  ],
  [
    /\b(pancakes?|pfannkuchen|eierkuchen|tortitas|waffles?|gaufres?|gofres?|waffeln|blini|blinis|poffertjes)\b/,
    'pancakes',
  ],
  [
    /\b(cookies?|biscuits?|shortbread|platzchen|galletas?|sables?|macarons?|madeleines?|truffles?|truffes?|pralinen|energy balls?|amaretti|financiers?|kekse?|mantecados|polvorones|rochers?|trufas?|meringues?|profiteroles?|baklava|doughnuts?|beignets?|muffins?|cupcakes?|brownies?|scones?|bunuelos)\b/,
    'biscuits',
  ],
  [
    /\b(cake|gateau|kuchen|torte|bizcocho|pastel|tarta|cheesecake|\w+kuchen|\w+torte|roulade|buche|brioche|loaf|banana bread|quatre-quarts|gugelhupf|pavlova|queque)\b/,
    'cake',
  ],
  [
    /\b(salad|salade|salat|ensalada|macedonia|macedoine|compote|kompott|compota|poached|pochees?|obstsalat|rote grutze|muesli|granola|yogh?urt|yaourt|joghurt|rice pudding|riz au lait|arroz con leche|milchreis|porridge|bowl|fruit\w*|smoothie bowl)\b/,
    'fruitBowl',
  ],
]

const accompanied = /\b(?:with|mit|avec|con|on|auf|sur|in|im|au|aux|sous|unter|under|over)\b/
const joined = /\b(?:and|und|et|y)\b/
/** In English the dish comes last: a sausage and pumpkin stew is no sausage. */
const lastWord = /\b(stew|casserole|hotpot|pie|tart|quiche|gratin|bake|curry|chilli|soup|chowder|risotto)\s*$/

/** What stands before the first "with", or before the first "and" where two things are served, which names the dish. */
export function headOf(words: string): string {
  const dish = words.split(accompanied)[0] ?? words
  return lastWord.test(dish) ? dish : (dish.split(joined)[0] ?? dish)
}

/** The rule that fits the dish's name; only when none does, the rest of the title is asked. */
function namedIn(rules: readonly Rule[], words: string): Composition | undefined {
  const head = headOf(words)
  return (rules.find(([name]) => name.test(head)) ?? rules.find(([name]) => name.test(words)))?.[1]
}

/** Decides from the title, then from what the dish is made of, how it is shown; every dish gets an answer. */
export function compositionOf(dishType: DishType, words: string, larder: Larder): Composition {
  if (dishType === 'Cocktails') return 'drink'
  if (dishType === 'Desserts') {
    const named = namedIn(sweet, words)
    if (named) return named
    if (larder.chocolate.length > 0) return 'dessertGlass'
    return larder.fruits.length > 0 ? 'fruitBowl' : 'cake'
  }
  const named = namedIn(savoury, words)
  if (named) return named
  if (larder.starches.some(({ category }) => category === 'pasta')) return 'pasta'
  const first = larder.proteins[0]
  if (first && /fillet|breast|steak|salmon|chop|escalope|trout|cod|fish|bass|duck/.test(first.id))
    return 'plated'
  const saucy = larder.all.some(({ id }) => /coconut-milk|tinned-tomato|passata|curry|coconut-cream/.test(id))
  if (saucy) return 'curry'
  if (dishType === 'Starters')
    return larder.starches.some(({ category }) => category === 'bread') ? 'toasts' : 'salad'
  if (larder.starches.some(({ category }) => category === 'grain')) return 'stirFry'
  if (larder.starches.some(({ category }) => category === 'bread')) return 'toasts'
  return larder.greens.length > 1 && larder.proteins.length === 0 ? 'salad' : 'plated'
}
