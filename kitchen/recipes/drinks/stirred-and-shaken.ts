import { cards } from '../cards.ts'

/** For one glass each, as the bartenders' association and the classics have them. */
export const stirredClassics = cards(
  'stirred',
  1,
  String.raw`
  Martinez ; martinez cocktail|^\W*(a |un |ein(en)? )?martinez\W*$ ; 45ml gin, 45ml red-vermouth, 5ml maraschino, 2dash bitters, 0.25 lemon
  Vesper ; vespers?( martini)? ; 45ml gin, 15ml vodka, 8ml dry-vermouth, 0.25 lemon
  Dirty Martini ; dirty (vodka )?martinis? ; 60ml gin, 10ml dry-vermouth, 3 olive
  Hanky Panky ; hanky[- ]panky ; 45ml gin, 45ml red-vermouth, 8ml amaro, 0.25 orange
  Bijou ; bijou( cocktail)? ; 30ml gin, 30ml red-vermouth, 20ml green-chartreuse, 1dash bitters
  Brooklyn ; brooklyn( cocktail)? ; 60ml whisky, 20ml dry-vermouth, 8ml maraschino, 8ml amaro
  Old Pal ; old pals?( cocktail)? ; 30ml whisky, 30ml dry-vermouth, 30ml campari
  Mezcal Negroni / Negroni au mezcal / Negroni de mezcal / Mezcal-Negroni ; mezcal ?-?negronis?|negronis? (au|de|con) mezcal ; 30ml mezcal, 30ml campari, 30ml red-vermouth, 0.25 orange
  Oaxaca Old Fashioned ; oaxaca old[- ]?fashioned ; 40ml tequila, 15ml mezcal, 5ml agave-syrup, 2dash bitters, 0.25 orange
  Rum Old Fashioned ; (rum|rhum|ron) old[- ]?fashioned ; 60ml dark-rum, 8ml sugar-syrup, 2dash bitters, 0.25 orange
  Bamboo ; bamboo cocktails? ; 45ml sherry, 45ml dry-vermouth, 2dash bitters, 0.25 lemon
  Adonis ; adonis( cocktail)? ; 45ml sherry, 45ml red-vermouth, 2dash bitters, 0.25 orange
  El Presidente ; (el )?presidente cocktail|el presidente ; 45ml white-rum, 30ml dry-vermouth, 10ml orange-liqueur, 5ml grenadine, 0.25 orange
  Stinger ; stingers?( cocktail)? ; 50ml brandy, 20ml creme-de-menthe
  Rabo de Galo ; rabo de galo ; 50ml cachaca, 25ml red-vermouth, 0.25 orange
`,
)

export const shakenClassics = cards(
  'shaken',
  1,
  String.raw`
  Last Word ; last words?( cocktail)? ; 25ml gin, 25ml green-chartreuse, 25ml maraschino, 25ml lime-juice
  Aviation ; aviations?( cocktail)? ; 45ml gin, 15ml maraschino, 15ml lemon-juice, 1 cherry
  Bee’s Knees ; bee'?s knees ; 50ml gin, 20ml lemon-juice, 20ml honey
  Southside ; south ?sides?( cocktail| fizz)? ; 60ml gin, 30ml lemon-juice, 15ml sugar-syrup, 1sprig mint
  Corpse Reviver No. 2 ; corpse revivers?( no\.? ?2| #2)? ; 30ml gin, 30ml orange-liqueur, 30ml dry-vermouth, 30ml lemon-juice, 1dash absinthe
  Paper Plane ; paper planes? ; 30ml whisky, 30ml aperol, 30ml amaro, 30ml lemon-juice
  Penicillin ; penicillins?( cocktail)? ; 60ml whisky, 25ml lemon-juice, 25ml honey, 10g ginger
  Gold Rush ; gold rush ; 60ml whisky, 20ml lemon-juice, 20ml honey, 0.25 lemon
  New York Sour ; new york sours? ; 60ml whisky, 30ml lemon-juice, 20ml sugar-syrup, 15ml red-wine
  Rum Sour / Rum sour / Rum sour / Rum Sour ; (rum|rhum|ron) ?-?sours? ; 50ml dark-rum, 25ml lemon-juice, 15ml sugar-syrup, 0.25 orange
  Vodka Sour / Vodka sour / Vodka sour / Wodka Sour ; (vodka|wodka) ?-?sours? ; 50ml vodka, 25ml lemon-juice, 15ml sugar-syrup, 0.25 lemon
  Pornstar Martini Royale ; porn ?star martinis? royale? ; 45ml vodka, 1 passion-fruit, 15ml lime-juice, 1tsp vanilla-sugar, 60ml prosecco
  Lemon Drop ; lemon drops?( martini)? ; 30ml vodka, 20ml orange-liqueur, 15ml lemon-juice, 10ml sugar-syrup, 0.25 lemon
  Kamikaze ; kamikazes? ; 30ml vodka, 30ml orange-liqueur, 30ml lime-juice
  Between the Sheets ; between the sheets ; 30ml white-rum, 30ml brandy, 30ml orange-liqueur, 20ml lemon-juice
  Hemingway Special ; hemingway( special| da[iy]quiri)?|papa doble ; 60ml white-rum, 40ml grapefruit-juice, 15ml maraschino, 15ml lime-juice
  Mary Pickford ; mary pickford ; 45ml white-rum, 45ml pineapple-juice, 8ml maraschino, 5ml grenadine
  Bacardi Cocktail ; bacardi( cocktail)? ; 45ml white-rum, 20ml lime-juice, 10ml grenadine
  Paradise Cocktail ; paradise cocktails? ; 30ml gin, 20ml apricot-brandy, 15ml orange-juice
  Monkey Gland ; monkey glands? ; 45ml gin, 45ml orange-juice, 5ml grenadine, 5ml absinthe
  Angel Face ; angel face ; 30ml gin, 30ml apricot-brandy, 30ml brandy
  Grasshopper ; grass ?hoppers? ; 20ml creme-de-cacao, 20ml creme-de-menthe, 20ml cream
  Brandy Alexander ; (brandy )?alexanders?( cocktail)? ; 30ml brandy, 30ml creme-de-cacao, 30ml cream, 1pinch nutmeg
  Golden Dream ; golden dreams? ; 20ml galliano, 20ml orange-liqueur, 20ml orange-juice, 10ml cream
  Chocolate Martini / Martini au chocolat / Martini de chocolate / Schoko-Martini ; (chocolate|schoko(laden)?) ?-?martinis?|martinis? (au chocolat|de chocolate) ; 45ml vodka, 30ml creme-de-cacao, 20ml irish-cream
  Mudslide ; mudslides? ; 30ml vodka, 30ml coffee-liqueur, 30ml irish-cream, 30ml cream
  French Martini ; french martinis? ; 45ml vodka, 15ml creme-de-cassis, 45ml pineapple-juice, 10g raspberry
  Jungle Bird ; jungle birds? ; 45ml dark-rum, 20ml campari, 45ml pineapple-juice, 15ml lime-juice, 15ml sugar-syrup
  Painkiller ; pain ?killers? cocktail|^\W*(a |un |ein(en)? )?pain ?killers?\W*$ ; 60ml dark-rum, 120ml pineapple-juice, 30ml orange-juice, 30ml coconut-cream, 1pinch nutmeg
  Bahama Mama ; bahama mamas? ; 20ml white-rum, 20ml coconut-liqueur, 10ml coffee-liqueur, 60ml pineapple-juice, 15ml lemon-juice
  Swimming Pool ; swimming ?pools? ; 20ml vodka, 20ml white-rum, 20ml blue-curacao, 60ml pineapple-juice, 20ml coconut-cream, 10ml cream
  Blue Hawaii ; blue hawaii(an)?s? ; 30ml white-rum, 20ml blue-curacao, 60ml pineapple-juice, 20ml coconut-cream
  Tommy’s Margarita ; tommy'?s margaritas? ; 60ml tequila, 30ml lime-juice, 15ml agave-syrup, 0.25 lime
  Mezcal Margarita / Margarita au mezcal / Margarita de mezcal / Mezcal Margarita ; mezcal ?-?margaritas?|mezcalitas?|margaritas? (au|de|con) mezcal ; 45ml mezcal, 20ml orange-liqueur, 25ml lime-juice, 1pinch salt, 0.25 lime
  Spicy Margarita / Margarita épicée / Margarita picante / Scharfe Margarita ; (spicy|jalapeno|scharfe) margaritas?|margaritas? (epicee|picante)s?|picantes? cocktail ; 50ml tequila, 20ml orange-liqueur, 25ml lime-juice, 10ml agave-syrup, 0.25 chilli
  Naked and Famous ; naked (and|&|n) famous ; 25ml mezcal, 25ml green-chartreuse, 25ml aperol, 25ml lime-juice
  Ramos Gin Fizz ; ramos( gin)?( fizz)? ; 45ml gin, 15ml lime-juice, 15ml lemon-juice, 30ml sugar-syrup, 60ml cream, 0.5 egg-white, 3dash orange-blossom-water, 30ml sparkling-water
  Silver Fizz ; silver fizz(es)? ; 50ml gin, 25ml lemon-juice, 15ml sugar-syrup, 0.5 egg-white, 60ml sparkling-water
  Vodka Collins ; (vodka|wodka) collins ; 50ml vodka, 25ml lemon-juice, 15ml sugar-syrup, 80ml sparkling-water, 0.25 lemon
  Old Cuban ; old cubans? ; 45ml dark-rum, 20ml lime-juice, 20ml sugar-syrup, 2dash bitters, 60ml prosecco, 1sprig mint
  Barracuda ; barracudas? ; 45ml dark-rum, 15ml galliano, 60ml pineapple-juice, 10ml lime-juice, 40ml prosecco
  Russian Spring Punch ; russian spring punch ; 25ml vodka, 25ml lemon-juice, 15ml creme-de-cassis, 10ml sugar-syrup, 60ml prosecco
  Pisco Punch ; pisco punch ; 60ml pisco, 40ml pineapple-juice, 20ml lemon-juice, 15ml sugar-syrup
  Gin-Gin Mule ; gin ?-?gin mules? ; 45ml gin, 20ml lime-juice, 20ml sugar-syrup, 60ml ginger-beer, 1sprig mint
  Touchdown ; touchdowns? cocktail ; 40ml vodka, 20ml apricot-brandy, 20ml lemon-juice, 80ml mango-juice, 10ml grenadine
  Ladykiller ; lady ?killers? ; 30ml gin, 15ml orange-liqueur, 15ml apricot-brandy, 60ml mango-juice, 60ml pineapple-juice
  Cinderella ; cinderellas?( cocktail| mocktail)? ; 60ml orange-juice, 60ml pineapple-juice, 20ml lemon-juice, 10ml grenadine, 60ml sparkling-water
  Pussyfoot ; pussy ?foots? ; 80ml orange-juice, 20ml lemon-juice, 20ml lime-juice, 10ml grenadine, 1sprig mint
  San Francisco Mocktail / San Francisco / San Francisco / San Francisco ; san francisco( mocktail| cocktail| sin alcohol)? ; 70ml orange-juice, 70ml pineapple-juice, 30ml peach-juice, 10ml lemon-juice, 15ml grenadine
  Florida Mocktail / Florida / Florida / Florida ; florida( mocktail| cocktail| sans alcool)? ; 80ml orange-juice, 60ml grapefruit-juice, 15ml lemon-juice, 10ml grenadine
  Coconut Kiss ; coconut kiss(es)? ; 100ml pineapple-juice, 40ml coconut-cream, 40ml cream, 15ml cherry-juice
  Bora Bora Brew ; bora bora( brew)? ; 100ml pineapple-juice, 40ml mango-juice, 10ml lemon-juice, 10ml grenadine, 60ml ginger-ale
  Virgin Margarita / Margarita sans alcool / Margarita sin alcohol / Virgin Margarita ; virgin margaritas?|margaritas? (sans alcool|sin alcohol) ; 60ml orange-juice, 30ml lime-juice, 15ml agave-syrup, 1pinch salt, 0.25 lime
  Virgin Daiquiri / Daïquiri sans alcool / Daiquiri sin alcohol / Virgin Daiquiri ; virgin da[iy]quiris?|da[iy]quiris? (sans alcool|sin alcohol) ; 60ml apple-juice, 30ml lime-juice, 20ml sugar-syrup, 0.25 lime
`,
)
