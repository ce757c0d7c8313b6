import { cards } from '../cards.ts'

/** Poured into one glass over ice and stirred once. */
export const longAndShort = cards(
  'built',
  1,
  String.raw`
  Harvey Wallbanger ; harvey wallbangers? ; 45ml vodka, 15ml galliano, 90ml orange-juice, 0.25 orange
  Salty Dog ; salty dogs?|greyhound cocktail ; 45ml vodka, 100ml grapefruit-juice, 1pinch salt
  Sea Breeze ; sea ?breezes? ; 40ml vodka, 120ml cranberry-juice, 30ml grapefruit-juice, 0.25 lime
  Bay Breeze ; bay ?breezes? ; 40ml vodka, 80ml cranberry-juice, 80ml pineapple-juice, 0.25 lime
  Cape Codder / Vodka cranberry / Vodka con arándanos / Wodka Cranberry ; cape codd?e?rs?|(vodka|wodka)[- ]?cranberry ; 45ml vodka, 130ml cranberry-juice, 0.25 lime
  Woo Woo ; woo[- ]?woos? ; 30ml vodka, 30ml peach-liqueur, 100ml cranberry-juice, 0.25 lime
  Fuzzy Navel ; fuzzy navels? ; 45ml peach-liqueur, 120ml orange-juice, 0.25 orange
  Kentucky Mule ; kentucky mules?|bourbon mules? ; 50ml whisky, 15ml lime-juice, 140ml ginger-beer, 1sprig mint
  London Mule ; london (mule|buck)s?|gin mules?|munich mules? ; 50ml gin, 15ml lime-juice, 140ml ginger-beer, 30g cucumber
  Mexican Mule ; (mexican|tequila) mules? ; 50ml tequila, 15ml lime-juice, 140ml ginger-beer, 0.25 lime
  Gin Rickey ; (gin )?rickeys? ; 50ml gin, 20ml lime-juice, 120ml sparkling-water, 0.25 lime
  Gin Lemon / Gin-citron / Gin con limón / Gin Lemon ; gin[- ](lemon|citron)|gin con limon ; 50ml gin, 150ml lemonade, 0.25 lemon
  Whisky and Cola / Whisky-coca / Whisky con cola / Whisky-Cola ; (whisk(e?y)|jack( daniel'?s)?|bourbon)( (and|&|con|y)|-)? ?(coke|coca|cola) ; 50ml whisky, 140ml cola, 0.25 lime
  Whisky Ginger / Whisky ginger ale / Whisky con ginger-ale / Whisky Ginger Ale ; whisk(e?y)[- ](and |con )?ginger([- ]ale)? ; 50ml whisky, 140ml ginger-ale, 0.25 lime
  Vodka Lemon / Vodka-limonade / Vodka con limón / Wodka Lemon ; (vodka|wodka)[- ](lemon|limonade|limon|con limon) ; 45ml vodka, 150ml lemonade, 0.25 lemon
  Vodka Soda / Vodka soda / Vodka con soda / Wodka Soda ; (vodka|wodka)[- ](lime )?(con )?soda ; 45ml vodka, 150ml sparkling-water, 0.25 lime
  Lynchburg Lemonade ; lynchburg lemonades? ; 40ml whisky, 20ml orange-liqueur, 20ml lemon-juice, 120ml lemonade, 0.25 lemon
  Malibu Pineapple / Malibu ananas / Malibú con piña / Malibu-Ananas ; malibu[- ](and |con )?(pineapple|ananas|pina) ; 45ml coconut-liqueur, 140ml pineapple-juice, 0.25 lime
  Malibu Orange / Malibu orange / Malibú con naranja / Malibu-Orange ; malibu[- ](and |con )?(orange|naranja)|malibu sunset ; 45ml coconut-liqueur, 140ml orange-juice, 0.25 orange
  Blue Lagoon ; blue lagoons?|lagon bleu ; 45ml vodka, 20ml blue-curacao, 120ml lemonade, 0.25 lemon
  Godfather ; godfathers?( cocktail)? ; 35ml whisky, 35ml amaretto
  French Connection ; french connection ; 35ml brandy, 35ml amaretto
  Batanga ; batangas? ; 50ml tequila, 140ml cola, 15ml lime-juice, 1pinch salt
  El Diablo ; el diablo( cocktail)?|tequila diablo ; 45ml tequila, 15ml creme-de-cassis, 15ml lime-juice, 120ml ginger-beer
  Chilcano ; chilcanos?( de pisco)? ; 50ml pisco, 15ml lime-juice, 140ml ginger-ale, 2dash bitters
  Piscola ; piscolas? ; 60ml pisco, 150ml cola, 0.25 lime
  Fernet and Cola / Fernet coca / Fernet con cola / Fernet-Cola ; fernet( con|[- ])? ?(coca|cola|branca con coca)|fernandito ; 60ml amaro, 150ml cola
  Canchánchara ; canchancharas? ; 60ml white-rum, 15ml lime-juice, 15ml honey, 30ml sparkling-water
  Chelada ; cheladas? ; 330ml beer, 30ml lime-juice, 1pinch salt
  Bicicletta ; biciclett[ae]s? ; 40ml campari, 80ml white-wine, 40ml sparkling-water, 0.25 orange
  St-Germain Spritz / Spritz Saint-Germain / Spritz de saúco / St-Germain-Spritz ; (st[.-]?|saint)[- ]?germain[- ]?(spritz)?|spritz (st|saint)[- ]?germain|elderflower spritz ; 40ml elderflower-liqueur, 80ml prosecco, 40ml sparkling-water, 1sprig mint
  Rosé Spritz ; rose ?-?spritz ; 100ml rose-wine, 60ml sparkling-water, 10ml elderflower-syrup, 20g strawberry
  Black Velvet ; black velvet ; 120ml beer, 120ml prosecco ; without=ice
  Snakebite ; snake ?bites? ; 200ml beer, 200ml cider ; without=ice
  Monaco ; monaco( biere| panache)? ; 150ml beer, 100ml lemonade, 15ml grenadine ; without=ice
  Kir Breton ; kirs? (breton|normand)s? ; 15ml creme-de-cassis, 120ml cider ; without=ice
  Death in the Afternoon ; death in the afternoon ; 20ml absinthe, 110ml prosecco ; without=ice
  Pastis ; (un |ein(en)? |a )?pastis|pernod (and|mit|con|et) (water|wasser|agua|eau)|ricard ; 30ml pastis, 150ml water
  Mauresque ; mauresques? ; 20ml pastis, 15ml orgeat, 150ml water
  Perroquet ; perroquets? ; 20ml pastis, 15ml mint-syrup, 150ml water
  Virgin Sunrise / Sunrise sans alcool / Sunrise sin alcohol / Virgin Sunrise ; virgin (tequila )?sunrises?|sunrise (sans alcool|sin alcohol) ; 160ml orange-juice, 15ml lime-juice, 15ml grenadine, 0.25 orange
  Safe Sex on the Beach / Safe sex on the beach / Safe sex on the beach / Safer Sex on the Beach ; (safer? sex|virgin sex|sex) on the beach (sans alcool|sin alcohol|alkoholfrei)|(safer? sex|virgin sex) on the beach ; 80ml orange-juice, 80ml cranberry-juice, 40ml peach-juice, 10ml grenadine
  Virgin Mule / Mule sans alcool / Mule sin alcohol / Virgin Mule ; virgin (moscow )?mules? ; 20ml lime-juice, 10ml sugar-syrup, 180ml ginger-beer, 1sprig mint
  Virgin Gin and Tonic / Gin tonic sans alcool / Gin-tonic sin alcohol / Gin Tonic alkoholfrei ; (virgin|alcohol[- ]free|alkoholfreier?) gin ?-?(and )?tonics? ; 50ml alcohol-free-gin, 150ml tonic-water, 0.25 lemon
  Virgin Spritz / Spritz sans alcool / Spritz sin alcohol / Virgin Spritz ; virgin (aperol )?spritz|spritz (sans alcool|sin alcohol) ; 60ml alcohol-free-aperitif, 90ml alcohol-free-sparkling-wine, 30ml sparkling-water, 0.25 orange
  Virgin Hugo ; virgin hugos?|hugo (sans alcool|sin alcohol|ohne alkohol|alkoholfrei) ; 20ml elderflower-syrup, 120ml alcohol-free-sparkling-wine, 60ml sparkling-water, 1sprig mint, 0.25 lime
  Roy Rogers ; roy rogers ; 200ml cola, 15ml grenadine, 1 cherry
  Spezi / Cola-orange / Cola con naranja / Spezi ; spezi|cola[- ]?mix ; 150ml cola, 80ml orange-juice, 60ml sparkling-water, 0.25 lemon
  Espresso Tonic / Espresso tonic / Café con tónica / Espresso Tonic ; (espresso|coffee) ?-?tonics?|cafe (con )?tonica ; 40ml coffee, 150ml tonic-water, 0.25 orange
  Cold Brew / Café infusé à froid / Café frío infusionado / Cold Brew ; cold ?-?brew( coffee| kaffee)?|cafe infuse a froid ; 200ml coffee, 30ml water, 5ml sugar-syrup
  Iced Latte / Latte glacé / Café con leche helado / Iced Latte ; iced? (caffe )?lattes?|lattes? glaces?|cafe con leche (helado|con hielo)|eis ?latte ; 60ml coffee, 160ml milk, 10ml sugar-syrup
  Vietnamese Iced Coffee / Café glacé vietnamien / Café helado vietnamita / Vietnamesischer Eiskaffee ; vietnamese (iced )?coffee|cafe (glace )?vietnamien|cafe (helado )?vietnamita|vietnamesischer (eis)?kaffee|ca phe sua da ; 120ml coffee, 40g condensed-milk
  Thai Iced Tea / Thé glacé thaï / Té helado tailandés / Thailändischer Eistee ; thai (iced )?(milk )?tea|the (glace )?thai|te (helado )?tailandes|thai ?-?eis ?tee ; 180ml black-tea, 30g condensed-milk, 20ml evaporated-milk, 1pinch star-anise
  Mint Syrup and Water / Menthe à l’eau / Menta con agua / Minzwasser mit Sirup ; menthe a l'eau ; 25ml mint-syrup, 200ml water
  Strawberry Milk / Lait fraise / Leche con fresa / Erdbeermilch mit Sirup ; laits? (fraise|grenadine) ; 220ml milk, 25ml raspberry-syrup
  Currant Spritzer / Cassis pétillant / Refresco de grosella / Johannisbeerschorle ; (johannisbeer|kirsch|trauben|maracuja|orangen)(saft)? ?schorle ; 120ml cherry-juice, 140ml sparkling-water ; without=ice
  Agua de Jamaica / Eau d’hibiscus / Agua de Jamaica / Hibiskus-Eistee ; aguas? de (flor de )?jamaica|bissap|karkade|hibiscus (iced tea|water|drink|cooler)|hibiskus ?-?(eistee|wasser) ; 200ml hibiscus-tea, 40ml water, 20ml sugar-syrup, 0.25 lime
  Nimbu Pani / Nimbu pani / Nimbu pani / Nimbu Pani ; nimbu pani|shikanji|sweet lime soda|fresh lime soda ; 30ml lime-juice, 20ml sugar-syrup, 200ml water, 1pinch salt, 1pinch cumin
  Cola Float / Coca flottant / Cola con helado / Cola Float ; (coke|cola|root ?beer|coca) floats?|ice cream sodas? ; 250ml cola, 80g ice-cream
  Kalte Ente ; kalte enten? ; 80ml white-wine, 80ml prosecco, 40ml sparkling-water, 0.25 lemon
  Lemon, Lime and Ginger / Citron-gingembre pétillant / Refresco de limón y jengibre / Ingwer-Zitronen-Limonade ; ingwer ?-?(zitronen ?-?)?(limo(nade)?|schorle)|ginger(ade| lemonade)|limonades? (au )?gingembre|limonada de jengibre ; 30ml lemon-juice, 10g ginger, 20ml honey, 200ml sparkling-water
  Iced Coffee / Café glacé / Café con hielo / Kaffee auf Eis ; iced? coffees?|cafes? glaces?|cafe (helado|con hielo|frio)|kaffee auf eis ; 150ml coffee, 60ml milk, 10ml sugar-syrup
  Coffee with Ice Cream / Café liégeois / Café con helado / Eiskaffee ; eis ?kaffee|cafes? liegeois|(coffee|cafe) (with|con|avec) (ice ?cream|helado|glace) ; 180ml coffee, 80g ice-cream, 40ml cream ; without=ice
  Soupe Angevine ; soupes? angevines? ; 110ml prosecco, 15ml orange-liqueur, 10ml lemon-juice, 10ml sugar-syrup ; without=ice
`,
)
