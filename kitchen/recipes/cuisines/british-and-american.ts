import { dishTable } from '../dish-table.ts'

/** What England, Scotland, Wales and the United States call by a name. */
export const britishAndAmerican = dishTable(`
Cullen Skink
  brothSoup: smoked-haddock 130, potato 160, leek 60, milk 180ml, onion, butter, chive, fish-stock 180ml

Cock-a-Leekie
  brothSoup: chicken-thigh 110, leek 160, prune 30, rice 20, bay-leaf

Scotch Broth
  brothSoup: lamb-shoulder 100, pearl-barley 30, carrot, swede, leek, parsley

Welsh Cawl = cawl
  brothSoup: lamb-shoulder 120, leek 90, swede, carrot, potato 150; main

Mulligatawny Soup | Mulligatawny = mulligatawny
  brothSoup: chicken-thigh 80, red-lentil 30, carrot, apple 40, curry-powder 1tsp, ginger, onion, coconut-milk 60ml, lemon, coriander

Clam Chowder | Clam chowder | Clam chowder | Clam Chowder = (new england )?chowder, sopa de almejas
  brothSoup: clam 200, bacon 30, potato 160, celery, onion, cream 80ml, milk 100ml, dried-thyme, parsley, fish-stock 180ml; - vegetables; main

Corn Chowder | Chowder de maïs | Chowder de maíz | Mais-Chowder
  brothSoup: sweetcorn 150, bacon 30, potato 120, celery, milk 150ml, cream 40ml, onion; main

Chicken and Sweetcorn Soup | Soupe poulet-maïs | Sopa de pollo y maíz | Hühner-Mais-Suppe = chicken (and|&) corn soup
  brothSoup: chicken-breast 80, sweetcorn 110, ginger, spring-onion, soy-sauce, egg 0.5x, cornflour 8; - vegetables

Baked Beans | Haricots blancs à la tomate | Alubias en salsa de tomate | Baked Beans = boston baked beans
  sauceStew: white-bean, bacon 30, onion, passata 120, molasses 2tsp, mustard, worcestershire-sauce; - vegetables side herb

Sloppy Joes | Sloppy joes
  sauceStew: minced-beef 130, bell-pepper 50, onion, garlic, passata 90, ketchup 1tbsp, worcestershire-sauce, mustard, brown-sugar 1tsp, burger-bun 1x; - stock herb

Barbecue Brisket | Brisket au barbecue | Brisket a la barbacoa | Brisket nach Texas-Art = (smoked|texas|bbq) (beef )?brisket
  potRoast: roast-beef 220, onion, garlic, barbecue-sauce 2tbsp, smoked-paprika 1tsp, beer 80ml; - vegetables

Beef Wellington | Bœuf Wellington | Solomillo Wellington | Filet Wellington = wellington
  inPastry: beef-steak 190, button-mushroom 110, shallot, cured-ham 30, mustard, puff-pastry, thyme

Salmon en Croûte | Saumon en croûte | Salmón en hojaldre | Lachs im Blätterteig = salmon wellington, koulibiac, coulibiac
  inPastry: salmon 160, spinach 90, cream-cheese 30, shallot, mustard, puff-pastry, dill

Liver and Onions | Foie aux oignons | Hígado encebollado | Leber mit Zwiebeln = (calf'?s )?liver (and|&|with) onions, higado (con cebolla|encebollado)
  smothered: calf-liver 150, onion 1x, flour, beef-stock, butter, potato 200, parsley

Shrimp and Grits | Crevettes et gruau de maïs | Gambas con grits | Garnelen mit Grits = (shrimps?|prawns?) (and|&|n|'n') grits
  savouryPorridge: polenta 65, water 280ml, cheddar 35, butter, prawn 130, bacon 30, garlic, spring-onion, cayenne, lemon; - vegetables

Red Beans and Rice | Haricots rouges et riz | Frijoles rojos con arroz | Rote Bohnen mit Reis
  sauceStew: kidney-bean, pork-sausage 80, celery, bell-pepper, onion, garlic, paprika, dried-thyme, bay-leaf, cayenne, rice

Southern Collard Greens | Chou cavalier à l’étouffée | Berza estofada | Geschmorter Grünkohl nach Südstaatenart
  braisedVegetables: kale 200, bacon 35, onion, garlic, chilli-flakes, chicken-stock 120ml, cider-vinegar; - herb

Creamed Spinach | Épinards à la crème | Espinacas a la crema | Rahmspinat = spinach in cream, espinacas con nata
  braisedVegetables: spinach 260, cream 60ml, butter, onion, nutmeg; - stock herb

Creamed Corn | Maïs à la crème | Maíz a la crema | Rahmmais
  braisedVegetables: sweetcorn 180, cream 60ml, butter, onion, paprika, chive; - stock

Green Bean Casserole | Gratin de haricots verts | Gratinado de judías verdes | Grüne-Bohnen-Auflauf
  gratin: green-bean 180, button-mushroom 80, onion, cream, gruyere, breadcrumb; - herb

Poutine
  friedPotatoes: potato 300, mozzarella 70, beef-stock 120ml; - dip; main

French Fries | Pommes frites | Patatas fritas | Pommes frites = (home ?made )?(french )?fries(?! ?r), frites maison
  friedPotatoes: potato 280

Sweet Potato Fries | Frites de patate douce | Boniatos fritos | Süßkartoffelpommes = susskartoffel ?(pommes|fritten), frites de patates douces
  friedPotatoes: sweet-potato 280, smoked-paprika

Loaded Potato Skins | Pommes de terre garnies | Patatas rellenas de beicon y queso | Gefüllte Ofenkartoffeln mit Speck = potato skins
  bakedPotato: potato, bacon 35, cheddar 35, sour-cream, spring-onion; starter

Full English Breakfast | Petit-déjeuner anglais | Desayuno inglés | Englisches Frühstück = (full )?english (breakfast|fry[- ]?up), fry[- ]up
  hash: pork-sausage 90, bacon 50, egg 1x, tomato 80, button-mushroom 60, country-bread; - aromatics spices sour vegetables

Southern Fried Chicken | Poulet frit | Pollo frito | Frittiertes Hähnchen = fried chicken, kfc, poulet frit
  battered: chicken-thigh 220, flour 50, paprika, lemon; - side

Chicken Nuggets | Nuggets de poulet | Nuggets de pollo | Chicken Nuggets = (chicken|hahnchen) ?nuggets
  schnitzel: chicken-breast 150, breadcrumb

Chicken Parmesan | Poulet à la parmigiana | Pollo a la parmesana | Hähnchen Parmigiana = chicken (parm|parmo|parmigiana), milanesa (a la )?napolitana
  gratin: chicken-breast 150, tomato 120, passata 100, mozzarella 60, parmesan 15, garlic, breadcrumb, basil; - main creamy stock spices

Crab Cakes | Galettes de crabe | Pastelitos de cangrejo | Krabbenfrikadellen
  meatballs: crab 130, breadcrumb, egg, spring-onion, mustard, parsley, lemon; - sauce stock side spices; starter

Coronation Chicken | Poulet coronation | Pollo de la coronación | Coronation Chicken
  boundSalad: chicken-breast 120, mayonnaise 1.5tbsp, greek-yogurt 1.5tbsp, curry-powder 0.75tsp, raisin 15, celery, flaked-almond, coriander; main

Prawn Cocktail | Cocktail de crevettes | Cóctel de gambas | Krabbencocktail = shrimp cocktail, coctel de (camarones|marisco), garnelen ?cocktail, (crevetten|shrimps) ?cocktail
  boundSalad: prawn 100, lettuce 40, avocado 50, mayonnaise 2tbsp, ketchup 2tsp, worcestershire-sauce, lemon; - herb

Egg Salad | Salade d’œufs | Ensalada de huevo | Eiersalat
  boundSalad: egg 2x, mayonnaise 2tbsp, mustard, celery 30, chive, country-bread; - vegetables

Tuna and Sweetcorn Salad | Salade thon-maïs | Ensalada de atún y maíz | Thunfisch-Mais-Salat = tuna,? ((and|&|n|with) )?(sweet ?)?corn( salad)?, salade (de )?(thon|mais)( et|,)? (mais|thon), (ensalada de )?atun con maiz, thunfisch ?salat mit mais, mais[- ]thunfisch[- ]salat
  boundSalad: tinned-tuna 80, sweetcorn 70, red-onion, celery 30, mayonnaise 1.5tbsp, lemon, parsley

Lobster Roll | Lobster roll
  sandwich: lobster 110, celery 25, mayonnaise, burger-bun, lettuce; - filling

Philly Cheesesteak
  sandwich: beef-steak 120, onion, bell-pepper 50, cheese 40, baguette; - leaves

Reuben Sandwich | Sandwich Reuben | Sándwich Reuben | Reuben-Sandwich = reuben
  toastie: corned-beef 80, sauerkraut 50, gruyere 40, mustard, ketchup, country-bread; - salad

Spaghetti and Meatballs | Spaghettis aux boulettes | Espaguetis con albóndigas | Spaghetti mit Hackbällchen = (spaghetti|pasta) (with|and|&) meat ?balls, (spaghettis?|pates) (aux|et) boulettes( de viande)?, (espaguetis|pasta) con albondigas, (spaghetti|nudeln) mit (hack|fleisch) ?ballchen
  meatballs: minced-beef 120, passata 150, spaghetti 90, garlic, parmesan 15, basil; minced; italian
`)
