import { dishTable } from '../dish-table.ts'

/** What France, Belgium and the French islands call by a name. */
export const frenchAndBelgian = dishTable(`
Waterzooi | Waterzooi | Waterzooi | Waterzooi = waterzoo?i( de poulet| van kip| gantoise)?
  whiteStew: chicken-thigh 200, leek 80, carrot, celery, waxy-potato 120, chicken-stock, cream 60ml, egg-yolk 0.5x, bay-leaf, lemon; - side

Flemish Carbonade | Carbonade flamande | Carbonada flamenca | Flämische Karbonade = carbonn?ades?( flamandes?)?, stoofvlees, flamisches? (biergulasch|bierfleisch)
  sauceStew: stewing-beef 190, onion 1x, beer 200ml, mustard 2tsp, brown-sugar 1tsp, country-bread, bay-leaf, dried-thyme; - vegetables

Moules-Frites | Moules-frites | Mejillones con patatas fritas | Muscheln mit Pommes = moules? (et |avec (des )?)?frites, mussels (and|with) (chips|fries)
  mussels: mussel 500, shallot, celery, white-wine 100ml, butter, parsley, chip 200; - vegetables

Cheese Fondue | Fondue savoyarde | Fondue de queso | Käsefondue = fondues?(?! (de poireaux?|d'|au chocolat|bourguign|chin|vigneron|chocolate|de chocolate|mit fleisch|con carne|mongol))( savoyarde| suisse| de fromage| de queso| au fromage| moitie[- ]moitie| fribourgeoise)?, swiss fondue
  fondue: gruyere 130, white-wine 90ml, kirsch 0.5tbsp, garlic, nutmeg, country-bread 180

Meat Fondue | Fondue bourguignonne | Fondue de carne | Fleischfondue = fondues? (bourguign?onne|de carne|burgun\\w+|mit fleisch)
  tablePot: beef-steak 220, frying-oil 220ml, mayonnaise 2tbsp, mustard 1tbsp, ketchup 1tbsp, gherkin 30, waxy-potato 200; - vegetables onion

Broth Fondue | Fondue chinoise | Fondue china | Fondue chinoise = fondues? (chinoises?|chinas?|vigneronne)
  tablePot: beef-steak 130, turkey-breast 90, beef-stock 450ml, button-mushroom, carrot, mayonnaise 2tbsp, mustard 1tbsp, soy-sauce 1tbsp, rice 60; - vegetables

Garbure
  brothSoup: duck-leg 130, white-bean 0.25can, savoy-cabbage 90, potato 120, carrot, leek, garlic, onion, bouquet-garni, duck-fat; main

Pistou Soup | Soupe au pistou | Sopa al pistou | Pistou-Suppe = soupe (au )?pistou
  brothSoup: white-bean 0.25can, green-bean 60, courgette 70, carrot, short-pasta 20, tinned-tomato, garlic, pesto 1.5tbsp, basil

Leek and Potato Soup | Potage parmentier | Sopa de puerros y patatas | Kartoffel-Lauch-Suppe = (potato|kartoffel)[- ]?(and |& )?(leek|lauch|porree)[- ]?(soup|suppe), soupe poireaux?[- ](et )?pommes? de terre, potage (poireaux?[- ]pommes? de terre|bonne femme)
  soup: leek 160, potato 180, butter, cream, chive; - spices crunch

Crème Du Barry | Crème Dubarry | Crema Du Barry | Crème Dubarry
  soup: cauliflower 220, potato 80, leek, butter, cream, nutmeg, chervil

Poulet Chasseur | Poulet chasseur | Pollo al cazador | Jägerhuhn = chicken chasseur
  sauceStew: chicken-thigh 220, button-mushroom 100, shallot 1x, white-wine 80ml, tomato-paste 1tbsp, chicken-stock, tarragon, butter; - vegetables

Chicken with Cider and Apples | Poulet vallée d’Auge | Pollo a la normanda | Huhn nach Art des Pays d’Auge = poulet (a la )?normande
  sauceStew: chicken-thigh 220, apple 90, button-mushroom 60, shallot, cider 120ml, cream 60ml, butter, parsley; - vegetables

Tarragon Chicken | Poulet à l’estragon | Pollo al estragón | Estragonhuhn
  creamSauce: chicken-breast 160, shallot, white-wine, cream, tarragon 2sprig, rice

Duck à l’Orange | Canard à l’orange | Pato a la naranja | Ente à l’Orange = orangenente, duck (in|with) orange( sauce)?, ente mit orange\\w*
  sauceStew: duck-leg 260, shallot, orange-juice 120ml, honey 2tsp, chicken-stock, cider-vinegar 1tbsp, orange 0.5x, dried-thyme, waxy-potato 180; - vegetables side herb

Steak au Poivre | Steak au poivre | Solomillo a la pimienta | Pfeffersteak = pepper(corn)? steak, filet au poivre, entrecot a la pimienta
  smothered: beef-steak 200, shallot 1x, black-pepper 1tsp, beef-stock 80ml, cream 60ml, butter, chip 200; - flour

Entrecôte with Shallots | Entrecôte à l’échalote | Entrecot a la chalota | Entrecôte mit Schalotten = entrecote (bordelaise|marchand de vin), bavette (a l'|aux )echalotes?, onglet (a l'|aux )echalotes?
  smothered: beef-steak 200, shallot 2x, red-wine 80ml, beef-stock, butter, dried-thyme, waxy-potato 200; - flour

Calf’s Liver Lyonnaise | Foie de veau à la lyonnaise | Hígado a la lionesa | Leber nach Lyoner Art = foie de veau (lyonnaise|au vinaigre)
  smothered: calf-liver 150, onion 1x, flour, red-wine-vinegar 1tbsp, beef-stock, butter, waxy-potato 200, parsley

Black Pudding with Apples | Boudin noir aux pommes | Morcilla con manzana | Blutwurst mit Äpfeln = boudins?( noirs?)? aux pommes, himmel un aad mit blutwurst
  smothered: black-pudding 140, apple 140, onion 0.5x, cider 60ml, butter, potato 220; - flour stock

Sole Meunière | Sole meunière | Lenguado a la molinera | Seezunge Müllerin = (sole|limande|carrelet|plaice|lenguado|scholle|seezunge) (meuniere|menier|(a la )?molinera|mullerin( art)?)
  floured: plaice 190, flour, butter 25, lemon, parsley, waxy-potato; - stock

Trout with Almonds | Truite aux amandes | Trucha con almendras | Forelle mit Mandeln = (trout|truite) (almondine|amandine), trucha a la navarra con almendras
  floured: trout 180, flour, butter 22, flaked-almond 18, lemon, parsley, waxy-potato; - stock

Normandy Escalopes | Escalope à la normande | Escalopes a la normanda | Normannisches Schnitzel = escalopes? (normandes?|a la creme et aux champignons)
  floured: veal-escalope 140, flour, button-mushroom 80, cider 60ml, cream 60ml, shallot, tagliatelle

Scallop Gratin | Coquilles Saint-Jacques gratinées | Vieiras gratinadas | Gratinierte Jakobsmuscheln = vieiras (gratinadas|a la gallega), noix de saint[- ]jacques gratinees
  gratin: scallop 110, leek 80, button-mushroom 50, shallot, cream, gruyere 20, breadcrumb; - stock spices; starter

Chicken Vol-au-Vent | Bouchées à la reine | Vol-au-vent de pollo | Königinpasteten = vol[- ]au[- ]vents?( (financiere|de (volaille|poulet)))?, bouchees? a la reine, konigin ?pastet(e|chen|li)?, pastetli
  potPie: chicken-breast 130, button-mushroom 80, shallot, chicken-stock, cream 60ml, nutmeg, puff-pastry; - vegetables

Baeckeoffe | Baeckeoffe | Baeckeoffe | Baeckeoffe = baek?ck?eoff?e?, backeoff?en?
  sauceStew: stewing-beef 80, pork-shoulder 80, lamb-shoulder 60, potato 200, leek, carrot, onion 1x, garlic, white-wine 150ml, bay-leaf, clove, dried-thyme; - side

Potée | Potée auvergnate | Potée | Potée
  boiledJoint: smoked-pork 120, pork-sausage 80, savoy-cabbage 120, carrot, turnip, waxy-potato 180, onion, clove, bay-leaf; - sharp

Tripe à la Mode de Caen | Tripes à la mode de Caen | Callos a la moda de Caen | Kutteln nach Art von Caen = tripes a la mode
  sauceStew: tripe 200, carrot 80, onion 1x, garlic, cider 150ml, beef-stock, clove, bay-leaf, dried-thyme, potato 180; - side

Sausage Rougail | Rougail saucisse | Rougail de salchichas | Rougail Saucisse = rougails?( de)? saucisses?
  sauceStew: pork-sausage 150, onion 1x, garlic, ginger, tinned-tomato 160, chilli 0.5x, turmeric, dried-thyme, rice; - vegetables stock herb

Colombo de Poulet | Colombo de poulet | Colombo de pollo | Colombo mit Huhn = colombo
  sauceStew: chicken-thigh 200, courgette 80, potato 120, onion, garlic, curry-powder 2tsp, mustard-seed, coconut-milk 80ml, habanero, lime, rice, coriander

Piperade | Piperade | Piperade | Piperade = piperrada
  ratatouille: bell-pepper 220, tomato 160, onion 1x, garlic, espelette, cured-ham 35, egg 1x, parsley; - vegetables

Vegetable Tian | Tian de légumes | Tian de verduras | Gemüse-Tian = tians?( provencal)?
  gratin: courgette 120, aubergine 120, tomato 120, onion, garlic, olive-oil, herbes-de-provence; - creamy cheese

Peas à la Française | Petits pois à la française | Guisantes a la francesa | Erbsen auf französische Art
  braisedVegetables: pea 140, lettuce 40, bacon 25, spring-onion 1x, butter, sugar; - herb

Vichy Carrots | Carottes Vichy | Zanahorias Vichy | Vichy-Karotten = glazed carrots, carottes glacees, glasierte (karotten|mohren), zanahorias glaseadas
  braisedVegetables: carrot 220, butter 15g, sugar 1tsp, lemon, parsley; - onion

Braised Chicory | Endives braisées | Endibias braseadas | Geschmorter Chicorée
  braisedVegetables: chicory 220, butter 15g, sugar 1tsp, lemon, parsley; - onion

Creamed Leeks | Fondue de poireaux | Puerros a la crema | Rahmlauch
  braisedVegetables: leek 260, butter, cream 50ml, nutmeg, chive; - onion stock

Artichokes à la Barigoule | Artichauts à la barigoule | Alcachofas a la barigoule | Artischocken à la Barigoule = barigoule
  braisedVegetables: artichoke 220, carrot 60, onion, garlic, bacon 20, white-wine 80ml, olive-oil, dried-thyme, parsley

Mushrooms à la Grecque | Champignons à la grecque | Champiñones a la griega | Champignons à la grecque
  braisedVegetables: button-mushroom 200, shallot, white-wine 60ml, tomato-paste, ground-coriander, bay-leaf, lemon, olive-oil, parsley; starter

Sarladaise Potatoes | Pommes de terre sarladaises | Patatas a la sarladesa | Sarladaiser Kartoffeln = pommes? sarladaises?
  hash: waxy-potato 280, duck-fat 1.5tbsp, garlic 2clove, parsley; - vegetables spices sour

Truffade
  hash: waxy-potato 280, gruyere 70, bacon 30, garlic 2clove, parsley; - vegetables spices sour

Ham and Egg Galette | Galette complète | Galette bretona | Galette complète = galettes? (bretonnes?|completes?|de (sarrasin|ble noir)( complete)?), buckwheat galettes?
  savouryCrepes: buckwheat-flour, egg, cooked-ham 45, gruyere 40, butter; - main onion

Macedoine Salad | Macédoine de légumes | Macedonia de verduras | Gemüsesalat mit Mayonnaise = macedoine (de legumes|mayonnaise)
  boundSalad: carrot 60, green-bean 40, pea 40, turnip 30, mayonnaise 2tbsp, mustard, egg 0.5x, parsley

Lentil Salad | Salade de lentilles | Ensalada de lentejas | Linsensalat = lentil salad, linsen salat
  salad: green-lentil 60, shallot, carrot 50, bacon 25, red-wine-vinegar, parsley; - cheese crunch leaves main

Landaise Salad | Salade landaise | Ensalada landesa | Salat nach Art der Landes = salade (perigourdine|du sud[- ]ouest)
  salad: duck-breast 90, lettuce, green-bean 50, cherry-tomato, walnut, red-wine-vinegar; - cheese

Pan Bagnat | Pan-bagnat | Pan bagnat | Pan Bagnat
  sandwich: tinned-tuna 60, egg, tomato 60, cucumber 30, olive 15, baguette, olive-oil; - filling

Tapenade
  stirredSpread: olive 80, caper 10, anchovy 6, garlic 0.5clove, olive-oil 1.5tbsp, lemon, dried-thyme, baguette; - cream vegetables herb

Tuna Rillettes | Rillettes de thon | Rillettes de atún | Thunfischrillettes = (tuna|thunfisch) ?(pate|creme|aufstrich|spread), pate de atun
  stirredSpread: tinned-tuna 80, cream-cheese 50, shallot, mustard, lemon, chive; - vegetables

Salmon Rillettes | Rillettes de saumon | Rillettes de salmón | Lachsrillettes
  stirredSpread: smoked-salmon 50, salmon 60, cream-cheese 50, shallot, lemon, dill; - vegetables

Cervelle de Canut
  stirredSpread: quark 110, shallot, garlic 0.25clove, white-wine-vinegar, olive-oil, chive, parsley; - vegetables
`)
