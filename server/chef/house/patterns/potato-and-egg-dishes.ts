import { classic, type Dish } from './dish.ts'
import { measured } from './shorthand.ts'

const grams = (list: Parameters<typeof measured>[1]) => measured('g', list)

/** Potatoes, eggs and what goes under a crust. */
export const potatoAndEggDishes: readonly Dish[] = [
  classic(
    ['Chicken Pot Pie', 'Tourte au poulet', 'Pastel de pollo', 'Hähnchen-Pie'],
    'potPie',
    /\b((chicken|turkey|veggie|vegetable) )?(and (\w+ ){1,2})?pot pies?\b|\bchicken (and (leek|mushroom|ham) )?pies?\b|\btourtes? (au|de) (poulet|volaille)\b|\bpastel de pollo\b|\bhahnchen ?pie\b/,
    ['chicken-thigh', 'carrot', 'pea', 'leek'],
  ),
  classic(
    [
      'Steak and Ale Pie',
      'Tourte au bœuf et à la bière',
      'Pastel de ternera y cerveza',
      'Rindfleisch-Pie mit Bier',
    ],
    'potPie',
    /\b((steak|beef) (and|&|n) (ale|guinness|kidney|stout|mushroom) pies?|meat pies?|tourtes? (au|de) boeuf|rindfleisch ?pie)\b/,
    ['stewing-beef', 'beer', 'button-mushroom', 'carrot', 'worcestershire-sauce'],
    { without: ['cream'] },
  ),
  classic(
    ['Fish Pie', 'Parmentier de poisson', 'Pastel de pescado', 'Fischauflauf mit Püree'],
    'cottagePie',
    /\b(fish(erman'?s)? pies?|parmentier de poisson|hachis de poisson|pastel de pescado|fisch ?auflauf)\b/,
    ['cod', 'prawn', 'leek', 'pea', 'potato'],
    { without: ['tomato'] },
  ),
  classic(
    ['Yorkshire Puddings', 'Yorkshire puddings', 'Yorkshire puddings', 'Yorkshire Puddings'],
    'batterPudding',
    /\b(yorkshire ?pudd?ings?|yorkshires|popovers?)\b/,
    ['flour', 'egg', 'milk'],
    {},
  ),
  classic(
    ['Toad in the Hole', 'Toad in the hole', 'Toad in the hole', 'Toad in the Hole'],
    'batterPudding',
    /\btoad[- ]in[- ](the[- ])?hole\b/,
    ['pork-sausage', 'egg', 'flour', 'milk'],
  ),
  classic(
    ['Bangers and Mash', 'Saucisse purée', 'Salchichas con puré', 'Bratwurst mit Kartoffelpüree'],
    'mash',
    /\b(bangers? (and|&|n|'n') mash|sausages? (and|&) mash|saucisses?[- ](et )?puree|salchichas con pure|(brat ?)?wurste? mit (kartoffel ?)?(puree|brei|stampf))\b/,
    ['potato', 'pork-sausage', 'onion', 'mustard'],
  ),
  classic('Aligot', 'mash', /\baligots?\b/, ['potato', 'gruyere', 'garlic', 'cream'], {
    cuisine: 'french',
    measures: measured('g', { gruyere: 90, cream: 40, garlic: [1, 'clove'] }),
  }),
  classic(
    ['Brandade', 'Brandade de morue', 'Brandada de bacalao', 'Brandade'],
    'mash',
    /\b(brandades?( de morue)?|brandadas?( de bacalao)?)\b/,
    ['potato', 'salt-cod', 'garlic', 'olive-oil'],
    {
      cuisine: 'french',
      measures: measured('g', { 'salt-cod': 110, garlic: [2, 'clove'] }),
      without: ['spice'],
    },
  ),
  classic('Colcannon', 'mash', /\bcolcannon\b/, ['potato', 'kale', 'spring-onion', 'butter']),
  classic('Champ', 'mash', /\bchamp\b(?! elysees)/, ['potato', 'spring-onion', 'butter', 'milk']),
  classic(
    ['Mashed Potatoes', 'Purée de pommes de terre', 'Puré de patatas', 'Kartoffelpüree'],
    'mash',
    /\b(mashed? ?potato(es)?|purees? (de pommes? de terre|maison)|pure de (patatas?|papas?)|kartoffel ?(puree|brei|stampf|mus))\b/,
    ['potato', 'butter', 'milk', 'nutmeg'],
  ),
  classic(
    ['Heaven and Earth', 'Himmel und Erde', 'Himmel und Erde', 'Himmel und Erde'],
    'mash',
    /\bhimmel (und|un) (erde|aad)\b/,
    ['potato', 'apple', 'pork-sausage', 'onion'],
    { cuisine: 'german' },
  ),
  classic(
    'Labskaus',
    'mash',
    /\blabskaus\b|\blobscouse\b/,
    ['potato', 'corned-beef', 'beetroot', 'gherkin', 'egg', 'onion'],
    { cuisine: 'german' },
  ),
  classic('Bubble and Squeak', 'mashCakes', /\bbubble (and|&|n|'n'|'n) squeak\b/, [
    'potato',
    'savoy-cabbage',
    'brussels-sprout',
  ]),
  classic(
    ['Fish Cakes', 'Galettes de poisson', 'Tortitas de pescado', 'Fischfrikadellen'],
    'mashCakes',
    /\b(fish ?cakes?|galettes? de poisson|(tortitas|hamburguesas) de pescado|fisch ?(frikadellen?|kuchlein|buletten?))\b/,
    ['potato', 'cod', 'lemon', 'dill'],
    { without: ['vegetables'] },
  ),
  classic(
    ['Salmon Fish Cakes', 'Galettes de saumon', 'Tortitas de salmón', 'Lachsfrikadellen'],
    'mashCakes',
    /\b(salmon (fish ?)?cakes?|galettes? de saumon|tortitas de salmon|lachs ?(frikadellen?|kuchlein))\b/,
    ['potato', 'salmon', 'lemon', 'dill'],
    { without: ['vegetables'] },
  ),
  classic(
    ['Corned Beef Hash', 'Hachis de corned-beef', 'Corned beef con patatas', 'Corned-Beef-Pfanne'],
    'hash',
    /\bcorned[- ]?beef[- ]?(hash|pfanne|con patatas)\b/,
    ['corned-beef', 'waxy-potato', 'onion', 'egg', 'worcestershire-sauce'],
  ),
  classic(
    ['Farmer’s Breakfast', 'Bauernfrühstück', 'Bauernfrühstück', 'Bauernfrühstück'],
    'hash',
    /\b(bauern ?fruhstuck|farmer'?s breakfast|hoppel ?poppel)\b/,
    ['waxy-potato', 'bacon', 'egg', 'onion', 'gherkin'],
    { cuisine: 'german' },
  ),
  classic(
    ['Broken Eggs with Ham', 'Huevos rotos', 'Huevos rotos', 'Huevos rotos'],
    'hash',
    /\b(huevos (rotos|estrellados)|patatas a lo pobre)\b/,
    ['waxy-potato', 'egg', 'cured-ham', 'garlic'],
    { cuisine: 'spanish' },
  ),
  classic(
    ['Patatas Bravas', 'Patatas bravas', 'Patatas bravas', 'Patatas bravas'],
    'hash',
    /\b(patatas )?bravas\b/,
    ['waxy-potato', 'smoked-paprika', 'tinned-tomato'],
    { cuisine: 'spanish' },
  ),
  classic(
    ['Baked Potatoes', 'Pommes de terre au four', 'Patatas asadas rellenas', 'Ofenkartoffeln'],
    'bakedPotato',
    /\b((jacket|baked) potato(es)?|loaded potato(es)?|pommes? de terre (au four|en robe des champs)|patatas? (asadas? rellenas?|rellenas?|asadas?)|ofen ?kartoffeln?|folien ?kartoffeln?|gebackene kartoffeln?)\b/,
    ['potato', 'sour-cream', 'chive'],
  ),
  classic(
    [
      'Potatoes with Herb Quark',
      'Pommes de terre au fromage blanc',
      'Patatas con queso quark',
      'Pellkartoffeln mit Quark',
    ],
    'bakedPotato',
    /\b(pell ?kartoffeln?( (mit|und) (krauter ?)?quark)?|krauter ?quark mit kartoffeln|pommes de terre au fromage blanc)\b/,
    ['potato', 'quark', 'chive', 'dill'],
    { cuisine: 'german' },
  ),
  classic(
    ['Eggs in Mustard Sauce', 'Œufs à la moutarde', 'Huevos en salsa de mostaza', 'Senfeier'],
    'eggsInSauce',
    /\b(senf ?eier|eier in senf ?(sosse|sauce)|eggs in mustard sauce|oeufs? (a la|sauce) moutarde)\b/,
    ['egg', 'mustard', 'potato'],
    { cuisine: 'german' },
  ),
  classic(
    [
      'Spinach with Eggs and Potatoes',
      'Épinards, œufs et pommes de terre',
      'Espinacas con huevo y patatas',
      'Spinat mit Ei und Kartoffeln',
    ],
    'eggsInSauce',
    /\b(rahm ?)?spinat mit (spiegel ?)?(ei|eiern)\b/,
    ['spinach', 'egg', 'potato', 'nutmeg'],
    { cuisine: 'german', measures: grams({ spinach: 150 }) },
  ),
  classic(
    ['Devilled Eggs', 'Œufs mimosa', 'Huevos rellenos', 'Gefüllte Eier'],
    'stuffedEggs',
    /\b(devil+ed eggs?|oeufs? (mimosa|farcis?|mayonnaise)|huevos (rellenos|duros rellenos)|gefullten? eier|russische eier)\b/,
    ['egg', 'mayonnaise', 'mustard', 'paprika'],
  ),
  classic(
    ['Scrambled Eggs', 'Œufs brouillés', 'Huevos revueltos', 'Rührei'],
    'scrambledEggs',
    /\b(scrambled eggs?|eggs? on toast|oeufs? brouill?es?|brouillade|huevos revueltos|revueltos? de (setas|gambas|huevos?|esparragos|ajetes)|ruhr ?eier?)\b/,
    ['egg', 'butter', 'chive'],
  ),
]
