import { dishTable } from '../dish-table.ts'

/** From Mexico to the Río de la Plata, and the islands. */
export const latinAmerican = dishTable(`
Pozole | Pozole | Pozole | Pozole = pozoles?( (rojo|verde|blanco|de (cerdo|pollo|puerco)))?, posole
  brothSoup: pork-shoulder 130, hominy 130, onion, garlic 2clove, chilli-powder 1tsp, dried-oregano, chicken-stock 450ml, radish 25, lettuce 25, avocado 30, lime; - vegetables herb; main; mexican

Chilaquiles | Chilaquiles | Chilaquiles | Chilaquiles = chilaquiles? (rojos|verdes|con (pollo|huevo))
  tortillasInSalsa: corn-tortilla 3x, tinned-tomato, onion, garlic, chipotle 1tsp, egg 1x, sour-cream, queso-fresco 25, avocado 40, coriander

Huevos Rancheros | Huevos rancheros | Huevos rancheros | Huevos rancheros = ranchers? eggs
  tortillasInSalsa: corn-tortilla 2x, tinned-tomato 180, onion, garlic, jalapeno, egg 2x, black-bean 0.25can, queso-fresco 20, coriander; - cream

Tostadas de Tinga | Tostadas de tinga | Tostadas de tinga | Tostadas mit Tinga
  tortillasInSalsa: corn-tortilla 3x, tinned-tomato, onion, garlic, chipotle 1.5tsp, chicken-breast 110, lettuce, queso-fresco, avocado, sour-cream

Chicken Tinga | Tinga de poulet | Tinga de pollo | Hähnchen-Tinga
  sauceStew: chicken-thigh 180, onion 1x, garlic, tinned-tomato 180, chipotle 2tsp, dried-oregano, corn-tortilla 3x, coriander, queso-fresco; - vegetables

Mole Poblano | Mole poblano | Mole poblano | Mole poblano = mole (poblano|rojo|negro|de (pollo|guajolote)), (pollo|chicken|poulet|hahnchen) (en|con|au|with|in|mit) mole, mole
  sauceStew: chicken-thigh 220, onion, garlic 2clove, tinned-tomato 120, chilli-powder 2tsp, chipotle 1tsp, cinnamon, clove, almond 15, sesame-seed 6, raisin 12, dark-chocolate 15, chicken-stock, rice; - vegetables herb; mexican

Cochinita Pibil | Cochinita pibil | Cochinita pibil | Cochinita pibil
  sauceStew: pork-shoulder 200, achiote 1tbsp, garlic 2clove, red-onion 0.5x, orange-juice 70ml, cider-vinegar, cumin, dried-oregano, habanero, lime, corn-tortilla 3x, coriander; - vegetables stock

Carnitas
  sauceStew: pork-shoulder 220, lard, onion, garlic 2clove, orange-juice 70ml, cumin, dried-oregano, bay-leaf, lime, corn-tortilla 3x, coriander; - vegetables

Beef Barbacoa | Barbacoa mexicaine | Barbacoa de res | Rinder-Barbacoa = barbacoa (mexicana|de (borrego|cordero))
  sauceStew: stewing-beef 200, chipotle 2tsp, onion, garlic 2clove, cider-vinegar, cumin, clove, bay-leaf, dried-oregano, lime, corn-tortilla 3x, coriander; - vegetables

Birria | Birria | Birria | Birria = (tacos de )?birria( de (res|chivo))?
  sauceStew: stewing-beef 210, onion, garlic 2clove, tinned-tomato, chilli-powder 2tsp, chipotle 1tsp, cumin, cinnamon, dried-oregano, cider-vinegar, beef-stock 250ml, corn-tortilla 3x, lime, coriander; - vegetables

Tortilla Soup | Soupe de tortilla | Sopa de tortilla | Tortillasuppe = (chicken )?tortilla soup, sopa (azteca|de tortilla|tarasca), tortilla suppe
  brothSoup: chicken-breast 80, tinned-tomato 150, onion, garlic, chipotle 1tsp, cumin, tortilla-chip 25, avocado 40, queso-fresco 20, lime, coriander; - vegetables; mexican

Lime Soup | Soupe au citron vert | Sopa de lima | Limettensuppe
  brothSoup: chicken-breast 90, tinned-tomato 90, bell-pepper 40, onion, garlic, cinnamon, clove, lime 1x, tortilla-chip 20, coriander; - vegetables

Menudo | Menudo | Menudo mexicano | Menudo = pancita de res
  brothSoup: tripe 150, hominy 110, onion, garlic 2clove, chilli-powder 1tsp, dried-oregano, beef-stock 450ml, lime; - vegetables herb; main

Beef and Corn Broth | Bouillon de bœuf au maïs | Caldo de res con verduras | Rindfleischtopf mit Mais = puchero (mexicano|criollo)
  boiledJoint: stewing-beef 170, sweetcorn 80, carrot, courgette, white-cabbage 80, waxy-potato, onion, garlic, lime; - sharp flavour vegetables

Mexican Noodle Soup | Soupe mexicaine aux vermicelles | Sopa de fideo | Mexikanische Fadennudelsuppe = sopa de fideos? (seca|aguada)
  brothSoup: vermicelli 45, tinned-tomato 140, onion, garlic, cumin, chicken-stock, queso-fresco 15, avocado 30, coriander; - vegetables

Charro Beans | Haricots charros | Frijoles charros | Charro-Bohnen = frijoles (charros|borrachos|puercos), cowboy beans
  sauceStew: pinto-bean, bacon 30, chorizo 30, onion, garlic, tinned-tomato, jalapeno, cumin, coriander; - vegetables side

Mexican Rice | Riz à la mexicaine | Arroz a la mexicana | Mexikanischer Reis = arroz rojo
  paella: rice 75, tinned-tomato 110, onion, garlic, carrot 40, pea 30, cumin, chicken-stock, coriander; - main vegetables lemon spices

Veracruz-Style Fish | Poisson à la veracruzaine | Pescado a la veracruzana | Fisch Veracruz = (huachinango|pescado) a la veracruzana
  sauceStew: white-fish 180, onion, garlic, tinned-tomato 180, olive 20, caper, jalapeno, dried-oregano, bay-leaf, lime, rice, parsley; - vegetables stock

Tamales | Tamales | Tamales | Tamales = tamal(es)?( de (pollo|cerdo|rajas|elote))?
  masaCakes: masa-harina 80, chicken-stock 110ml, lard 25g, chicken-thigh 80, onion, garlic, tinned-tomato 60, chilli-powder 1tsp, cumin, coriander

Humitas
  masaCakes: sweetcorn 130, masa-harina 40, queso-fresco 45, onion 0.5x, paprika, water 30ml, butter 15g, basil; - filling

Pupusas
  masaCakes: masa-harina 90, mozzarella 55, black-bean 0.25can, onion, cumin, white-cabbage 60, cider-vinegar 1tbsp

Gorditas | Gorditas | Gorditas | Gorditas
  masaCakes: masa-harina 90, minced-beef 80, onion, garlic, cumin, chilli-powder, lettuce, tomato 40, queso-fresco 20

Sopes | Sopes | Sopes | Sopes
  masaCakes: masa-harina 80, pinto-bean 0.4can, chorizo 30, onion, lettuce, queso-fresco 25, sour-cream, lime

Arepas | Arepas | Arepas | Arepas = arepas?( (con|de|rellenas?) (queso|pollo|carne))?
  masaCakes: masa-harina 90, mozzarella 50, black-bean 0.4can, onion, cumin, avocado 50; - herb

Arepas with Chicken and Avocado | Arepas reina pepiada | Arepas reina pepiada | Arepas mit Hähnchen und Avocado = reina pepiada
  masaCakes: masa-harina 90, chicken-breast 90, onion, mayonnaise 1tbsp, avocado 70, lime, coriander

Flautas | Flautas | Flautas | Flautas = taquitos( dorados)?, tacos dorados
  friedRolls: corn-tortilla 3x, chicken-breast 100, onion, garlic, cumin, chipotle 1tsp, lettuce, queso-fresco 20, passata 60, lime; - vegetables; main

Pico de Gallo | Pico de gallo | Pico de gallo | Pico de Gallo = (fresh |tomato )?salsa (fresca|mexicana|cruda), salsa pico de gallo
  stirredSpread: tomato 150, onion 0.25x, jalapeno 0.5x, lime 0.5x, coriander 0.25bunch, tortilla-chip 40; - cream vegetables

Chimichurri
  stirredSpread: parsley 0.5bunch, oregano 0.125bunch, garlic 1clove, chilli-flakes, red-wine-vinegar 1tbsp, olive-oil 3tbsp, country-bread; - cream vegetables

Aguachile
  ceviche: prawn 120, lime 1.5x, cucumber 70, red-onion, jalapeno 0.5x, coriander 0.25bunch, avocado; - vegetables

Tiradito
  ceviche: sea-bass 120, lime 1x, aji-amarillo 2tsp, red-onion, sweetcorn 30, sweet-potato 60, coriander; - vegetables crunch

Esquites | Esquites | Esquites | Esquites = elotes? callejeros?, mexican street corn
  braisedVegetables: sweetcorn 180, butter, onion, chilli-powder, queso-fresco 30, sour-cream 30ml, lime, coriander; - stock; starter

Ají de Gallina | Ají de gallina | Ají de gallina | Ají de Gallina
  sauceStew: chicken-breast 150, onion, garlic, aji-amarillo 2tbsp, turmeric, walnut 18, milk 110ml, parmesan 15, potato 120, egg 0.5x, olive 8, rice; - vegetables herb

Papa a la Huancaína | Papa a la huancaína | Papa a la huancaína | Papa a la Huancaína = papas? a la huancaina, huancaina
  boundSalad: waxy-potato 260, queso-fresco 70, aji-amarillo 1tbsp, cream 30ml, egg 0.5x, olive 10, lettuce 20, lime; - vegetables herb

Anticuchos
  skewers: beef-steak 180, aji-amarillo 1tbsp, garlic 2clove, red-wine-vinegar 1tbsp, cumin 1tsp, dried-oregano, waxy-potato 150; - vegetables spoonful

Seco de Carne | Seco de bœuf | Seco de carne | Seco vom Rind = seco de (res|cordero|carne|cabrito)
  sauceStew: stewing-beef 180, onion, garlic 2clove, aji-amarillo 1tbsp, cumin, coriander 0.5bunch, beer 120ml, carrot, pea 30, potato 120, rice; - vegetables

Pollo a la Brasa | Poulet à la péruvienne | Pollo a la brasa | Peruanisches Grillhähnchen
  wings: chicken-thigh 280, soy-sauce 1tbsp, garlic 2clove, cumin, paprika, dried-oregano, lime 0.5x, lettuce, tomato, mayonnaise 2tbsp; - glaze vegetables

Chupe de Camarones | Chupe de crevettes | Chupe de camarones | Chupe mit Garnelen = chupe
  brothSoup: prawn 130, potato 150, sweetcorn 60, pea 30, onion, garlic, aji-amarillo 1tbsp, dried-oregano, milk 120ml, queso-fresco 30, fish-stock; - vegetables; main

Sancocho
  brothSoup: chicken-thigh 140, cassava 100, plantain 80, potato 80, sweetcorn 60, onion, garlic, cumin, avocado 40, lime, coriander; main

Ajiaco
  brothSoup: chicken-breast 110, potato 220, sweetcorn 80, spring-onion, garlic, caper 8, dried-oregano, cream 40ml, avocado 40, coriander; - vegetables; main

Pabellón Criollo | Pabellón criollo | Pabellón criollo | Pabellón criollo = pabellon
  sauceStew: stewing-beef 150, black-bean 0.25can, plantain 80, bell-pepper 60, onion, garlic, tinned-tomato, cumin, rice

Locro
  brothSoup: pumpkin 130, hominy 80, white-bean 0.25can, pork-shoulder 60, chorizo 30, onion, paprika, cumin, spring-onion; main

Carbonada | Carbonada argentine | Carbonada criolla | Argentinische Carbonada
  sauceStew: stewing-beef 150, pumpkin 100, sweetcorn 50, potato 100, dried-apricot 20, onion, tinned-tomato, paprika, dried-oregano, rice

Moros y Cristianos | Moros y cristianos | Moros y cristianos | Moros y Cristianos = congri, gallo pinto, arroz con (frijoles|habichuelas|gandules)( negros)?, black beans and rice
  paella: rice 75, black-bean 0.4can, bacon 25, bell-pepper 50, onion, garlic 2clove, cumin, dried-oregano, bay-leaf; - lemon vegetables main tomato

Rice and Peas | Riz aux haricots à la jamaïcaine | Arroz con guandú jamaicano | Jamaikanischer Reis mit Bohnen = jamaican rice( and peas)?
  paella: rice 75, kidney-bean 0.4can, coconut-milk 100ml, spring-onion 1x, garlic, dried-thyme, allspice, habanero; - main vegetables tomato lemon

Picadillo
  sauceStew: minced-beef 150, onion, garlic, bell-pepper 60, tinned-tomato, cumin, dried-oregano, olive 15, raisin 12, potato 80, rice; - herb

Curry Goat | Colombo de cabri | Curry de cabrito | Ziegen-Curry = goat curry, curried goat, cabrito al curry
  sauceStew: lamb-shoulder 200, curry-powder 2tsp, allspice, dried-thyme, onion, garlic, ginger, habanero, potato 120, rice; - vegetables

Pernil | Pernil | Pernil | Pernil = lechon( asado| kawali)?
  roast: pork-shoulder 250, garlic 2clove, dried-oregano, cumin, orange-juice 60ml; - vegetables

Tostones | Tostones | Tostones | Tostones = patacones?, platanos? fritos?, fried plantains?, bananes? plantains? frites?, frittierte kochbananen?
  friedPotatoes: plantain 260, garlic, lime; - dip

Callaloo
  brothSoup: spinach 160, okra 60, crab 50, onion, garlic, dried-thyme, habanero, coconut-milk 100ml; - vegetables

Bobó de Camarão | Bobó de crevettes | Bobó de camarão | Bobó de Camarão = bobo de camarao
  sauceStew: prawn 150, cassava 180, bell-pepper 60, onion, garlic, ginger, tinned-tomato, coconut-milk 110ml, lime, coriander, rice

Pelau
  paella: rice 80, chicken-thigh 130, pea 40, carrot, onion, garlic, dried-thyme, allspice, habanero; - tomato lemon vegetables
`)
