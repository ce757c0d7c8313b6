import { dishTable } from '../dish-table.ts'

/** Thailand, Vietnam, Indonesia, Malaysia and the Philippines. */
export const southeastAsian = dishTable(`
Tom Kha | Tom kha | Tom kha | Tom Kha = tom kh?a( (gai|kai|goong|pla|hed))?, thai coconut soup, (thailandische )?kokos(nuss)? suppe, soupe thai(landaise)? (au|a la) (lait de )?coco
  brothSoup: chicken-breast 90, button-mushroom 70, lemongrass, galangal, chilli 0.5x, kaffir-lime-leaf 2leaf, fish-sauce, brown-sugar 0.5tsp, coconut-milk 150ml, chicken-stock 200ml, lime 0.5x, coriander; - vegetables onion; thai

Tom Yum | Tom yum | Tom yum | Tom Yum = tom ya?u?m+( (goong|gung|kung|gai|talay))?
  brothSoup: prawn 110, button-mushroom 70, cherry-tomato 50, lemongrass, galangal, chilli 1x, kaffir-lime-leaf 2leaf, fish-sauce 1tbsp, chicken-stock 350ml, lime 0.75x, coriander; - vegetables onion; thai

Som Tam | Som tam | Som tam | Som Tam = som ?t[au]m( thai)?, (green )?papaya salad, salade de papaye( verte)?, ensalada de papaya verde, (gruner? )?papaya ?salat
  limeSalad: green-papaya 150, cherry-tomato 60, green-bean 25, garlic 1clove, chilli 0.5x, lime 1x, fish-sauce 1tbsp, brown-sugar 2tsp, peanut 15; - vegetables herb onion; thai

Larb | Larb | Larb | Larb = la+r?b( (gai|moo|neua|ped))?
  limeSalad: minced-pork 140, shallot 1x, spring-onion 1x, mint 0.25bunch, coriander 0.125bunch, chilli-flakes 0.5tsp, lime 1x, fish-sauce 1tbsp, rice 10, lettuce 40; - vegetables; main; minced; thai

Thai Beef Salad | Salade de bœuf thaïe | Ensalada tailandesa de ternera | Thai-Rindfleischsalat = yam nua, yum nua, weeping tiger, tigre qui pleure, thai beef salad
  limeSalad: beef-steak 130, cucumber 70, cherry-tomato 50, shallot, mint 0.25bunch, coriander 0.125bunch, chilli 0.5x, lime 1x, fish-sauce 1tbsp, brown-sugar 1tsp; - vegetables; main; thai

Glass Noodle Salad | Salade de vermicelles thaïe | Ensalada de fideos de cristal | Glasnudelsalat = (yam|yum) wo+n ?sen, glas ?nudel ?salat, thai glass noodle salad
  limeSalad: glass-noodle 45, prawn 60, minced-pork 40, celery 30, carrot 30, shallot, mint, coriander, chilli 0.5x, lime 1x, fish-sauce 1tbsp, brown-sugar 1tsp, peanut 12; - vegetables; thai

Pad Kra Pao | Pad krapao | Pad krapao | Pad Kra Pao = (pad|pat|phad) (kra ?pao|ga ?prao|gaprao|krapow), thai basil (chicken|pork|beef), poulet au basilic thai, pollo (con|a la) albahaca thai, thai[- ]?basilikum[- ]?hahnchen
  stirFry: minced-chicken 140, thai-basil 0.4bunch, chilli 1x, garlic 2clove, shallot, green-bean 60, oyster-sauce 1tbsp, fish-sauce 2tsp, brown-sugar 1tsp, jasmine-rice; - vegetables sour crunch herb thickener; minced; thai

Pad See Ew | Pad see ew | Pad see ew | Pad See Ew = (pad|phat) (see|si|sie) ?(ew|iu|eiu|yu)
  friedNoodles: rice-noodle, chicken-breast 100, egg 1x, broccoli 90, garlic 2clove, soy-sauce, oyster-sauce, brown-sugar; - vegetables crunch sour herb; thai

Drunken Noodles | Pad kee mao | Pad kee mao | Pad Kee Mao = pad ke+ ?mao, drunken noodles
  friedNoodles: rice-noodle, chicken-breast 100, bell-pepper 50, green-bean 40, chilli 1x, garlic 2clove, shallot, oyster-sauce, fish-sauce, thai-basil 0.25bunch; - vegetables crunch; thai

Khao Soi | Khao soi | Khao soi | Khao Soi = kh?ao ?so[iy]
  sauceStew: chicken-thigh 150, shallot, garlic, ginger, red-curry-paste 1tbsp, curry-powder 1tsp, turmeric, coconut-milk 180ml, fish-sauce, brown-sugar 1tsp, chicken-stock 200ml, lime, egg-noodle 80, coriander; - vegetables; thai

Thai Yellow Curry | Curry jaune thaï | Curry amarillo tailandés | Gelbes Thai-Curry = (thai )?yellow (\\w+ )?curry, curry jaune( thai)?, curry amarillo( thai)?, gelbes (thai ?-?)?curry
  curry: potato 110, carrot 50, onion, garlic, ginger, lemongrass, curry-powder 2tsp, turmeric 0.5tsp, coconut-milk 160ml, lime, jasmine-rice; + chicken-breast 140; - tomato vegetables; thai

Chicken Satay | Brochettes satay | Satay de pollo | Saté-Spieße = (chicken |poulet |pollo |hahnchen ?)?(sate|satay|satays|saté)( ayam| de pollo| de poulet| spiesse?)?
  skewers: chicken-breast 170, turmeric 0.5tsp, ground-coriander, lemongrass, garlic, peanut-butter 35, soy-sauce, lime, cucumber, jasmine-rice, coriander; - vegetables spoonful

Thai Fish Cakes | Croquettes de poisson thaïes | Pastelitos de pescado tailandeses | Thailändische Fischfrikadellen = tod man pla, thai fish ?cakes
  meatballs: white-fish 150, red-curry-paste 2tsp, green-bean 25, egg, kaffir-lime-leaf 2leaf, fish-sauce, lime, coriander; - sauce stock side crumbs spices; starter

Summer Rolls | Rouleaux de printemps | Rollitos de verano | Sommerrollen = (fresh |vietnamese )?(summer|rice paper) rolls?, goi cuon, sommer ?rollen?, rouleaux? de (printemps|ete)( frais)?, rollitos? (vietnamitas? frescos?|de (verano|papel de arroz))
  freshRolls: rice-paper 3sheet, prawn 70, rice-noodle 25, carrot 30, cucumber 30, lettuce 20, mint, coriander, hoisin-sauce 1tbsp, peanut-butter 1tbsp, lime; - sweet sauce

Nems | Nems | Nems | Nems = nems?( (au|de|mit) \\w+)?, cha gio, (fried )?vietnamese (spring|egg) rolls?
  friedRolls: rice-paper 3sheet, minced-pork 70, glass-noodle 12, carrot 30, shiitake 25, egg, shallot, garlic, fish-sauce 1tbsp, lime, sugar 1tsp, chilli, lettuce 30, mint; - vegetables; minced

Spring Rolls | Rouleaux impériaux | Rollitos de primavera | Frühlingsrollen = (spring|egg) rolls?, rouleaux? imperia(l|ux), rollitos? (de primavera|chinos?), fruhlings ?rollen?, lumpia( shanghai)?, loempias?
  friedRolls: filo-pastry, minced-pork 60, white-cabbage 60, carrot 40, bean-sprout 30, spring-onion, garlic, ginger, soy-sauce, sweet-chilli-sauce 1.5tbsp; - vegetables; minced

Bún Bò Nam Bộ | Bo bun | Bo bun | Bún Bò Nam Bộ = bo ?bun, bun bo( nam bo)?, bun (thit nuong|cha), vietnamese noodle salad, vietnamesischer (reis)?nudel ?salat
  limeSalad: beef-steak 120, rice-noodle 75, lettuce 30, carrot 40, cucumber 40, bean-sprout 30, lemongrass, garlic, fish-sauce 1.5tbsp, lime 1x, brown-sugar 2tsp, chilli, mint, coriander, peanut 15; - vegetables onion; main

Bánh Xèo | Banh xeo | Bánh xèo | Bánh Xèo = banh xeo
  thickPancake: rice-flour 60, coconut-milk 90ml, turmeric 0.5tsp, prawn 70, bean-sprout 60, spring-onion 1x, fish-sauce, lime, sugar 1tsp, lettuce 30, mint; - vegetables

Bò Kho | Bo kho | Bo kho | Bò Kho = bo kho
  sauceStew: stewing-beef 190, carrot 100, lemongrass, ginger, garlic, shallot 1x, star-anise 1x, five-spice 0.5tsp, tomato-paste 1tbsp, fish-sauce, brown-sugar 1tsp, beef-stock 250ml, baguette 80g, thai-basil

Thịt Kho | Thit kho | Thit kho | Thịt Kho = thit kho( tau)?, caramelised pork (belly )?with eggs, porc au caramel, cerdo al caramelo
  sauceStew: pork-belly 200, egg 1x, garlic, shallot 1x, fish-sauce 1.5tbsp, brown-sugar 1.5tbsp, black-pepper, jasmine-rice, coriander; - vegetables

Soto Ayam | Soto ayam | Soto ayam | Soto Ayam
  brothSoup: chicken-thigh 120, glass-noodle 30, bean-sprout 40, lemongrass, shallot, garlic, ginger, turmeric 0.5tsp, ground-coriander, egg 0.5x, chicken-stock 450ml, coriander; - vegetables; main

Gado-Gado | Gado-gado | Gado-gado | Gado-Gado
  limeSalad: potato 110, bean-sprout 40, cucumber 50, white-cabbage 40, carrot 30, egg 0.5x, peanut-butter 45, soy-sauce, coconut-milk 50ml, lime 0.5x, brown-sugar 1tsp, chilli; - vegetables herb onion; main

Singapore Noodles | Nouilles de Singapour | Fideos de Singapur | Singapur-Nudeln = singapur ?nudeln
  friedNoodles: rice-noodle, prawn 70, pork-fillet 60, egg 0.5x, bell-pepper 40, bean-sprout 40, spring-onion, garlic, curry-powder 1.5tsp, soy-sauce; - vegetables crunch

Char Kway Teow
  friedNoodles: rice-noodle, prawn 90, salami 20, egg 1x, bean-sprout 60, spring-onion, garlic 2clove, soy-sauce 1.5tbsp, chilli; - vegetables crunch sour herb

Chicken Adobo | Adobo de poulet philippin | Adobo filipino de pollo | Hähnchen-Adobo = (filipino |philippine )?(chicken |pork )adobo, adobo (filipino|philippin)( de (pollo|cerdo))?, philippinisches adobo
  sauceStew: chicken-thigh 240, garlic 4clove, soy-sauce 2tbsp, cider-vinegar 2tbsp, bay-leaf 1x, black-pepper 0.5tsp, brown-sugar 1tsp, rice, spring-onion; - vegetables herb

Sinigang | Sinigang | Sinigang | Sinigang = sinigang( na baboy| na hipon)?
  brothSoup: pork-belly 120, tamarind 1.5tbsp, tomato 70, radish 60, green-bean 50, spinach 50, onion, fish-sauce 1tbsp, chilli; - vegetables herb; main

Kare-Kare | Kare-kare | Kare-kare | Kare-Kare
  sauceStew: stewing-beef 180, peanut-butter 45, onion, garlic 2clove, achiote, aubergine 70, green-bean 50, pak-choi 60, fish-sauce, beef-stock 250ml, rice; - vegetables herb

Pancit | Pancit | Pancit | Pancit = pancit( (bihon|canton))?
  friedNoodles: rice-noodle, chicken-breast 80, prawn 50, white-cabbage 60, carrot 40, green-bean 30, garlic 2clove, soy-sauce 1.5tbsp, lime; - vegetables crunch egg herb sweet

Tinola
  brothSoup: chicken-thigh 140, green-papaya 90, spinach 50, ginger 12, garlic, onion, fish-sauce 1tbsp, chicken-stock 400ml; - vegetables herb; main

Bicol Express
  sauceStew: pork-belly 190, onion, garlic 2clove, ginger, chilli 1.5x, coconut-milk 150ml, fish-sauce, rice; - vegetables herb stock

Filipino Beef Stew | Kaldereta | Caldereta filipina | Kaldereta = kaldereta
  sauceStew: stewing-beef 180, potato 120, carrot, bell-pepper 50, onion, garlic, tinned-tomato 130, olive 15, bay-leaf, soy-sauce, rice; - herb
`)
