import { dishTable } from '../dish-table.ts'

/** China, Korea and Japan. */
export const eastAsian = dishTable(`
Hot and Sour Soup | Soupe pékinoise | Sopa agripicante | Sauer-scharfe Suppe = hot (and|&|n) sour soup, soupe (aigre[- ]piquante|pekinoise|aigre et piquante), sopa (agripicante|agria y picante|agri[- ]picante), (sauer[- ]scharf\\w*|scharf[- ]sauer\\w*|peking)[- ]suppe, (scharf[- ]saure|sauer[- ]scharfe) suppe
  brothSoup: tofu 70, pork-fillet 50, shiitake 40, bamboo-shoot 40, carrot 30, ginger, egg 0.5x, cornflour 8, soy-sauce 1tbsp, rice-vinegar 1.5tbsp, black-pepper, chilli-oil, spring-onion; - vegetables herb; chinese

Egg Drop Soup | Soupe chinoise aux œufs | Sopa china de huevo | Chinesische Eierblumensuppe = eier ?blumen ?suppe, eggdrop soup, egg flower soup
  brothSoup: chicken-stock 380ml, egg 1x, cornflour 7, ginger, spring-onion 1x, soy-sauce, sesame-oil 1tsp; - vegetables herb; chinese

Wonton Soup | Soupe de wontons | Sopa wantán | Wan-Tan-Suppe = wan ?-?tan ?-?suppe, wonton suppe, soupe (de |aux )?wan ?-?tans?, sopa de wonton
  boiledDumplings: minced-pork 70, prawn 40, flour 80, egg, spring-onion, ginger, soy-sauce, chicken-stock 350ml, pak-choi 50, coriander; - fat; starter; minced

Char Siu | Porc char siu | Cerdo char siu | Char Siu = (porc laque|barbecued pork|cerdo) ?char ?si[ue]w?, char ?si[ue]w?, porc laque
  wings: pork-fillet 190, hoisin-sauce 1.5tbsp, honey 1tbsp, soy-sauce 1tbsp, five-spice, garlic 2clove, ginger, cucumber, spring-onion; - vegetables sour; chinese

Red-Braised Pork Belly | Porc braisé au soja | Panceta estofada al estilo chino | Rot geschmorter Schweinebauch = hong ?shao ?rou, red (braised|cooked) pork
  sauceStew: pork-belly 200, ginger, garlic, spring-onion 1x, brown-sugar 1tbsp, soy-sauce 2tbsp, rice-wine 50ml, star-anise 1x, cinnamon, rice; - vegetables herb; chinese

Dan Dan Noodles | Nouilles dan dan | Fideos dan dan | Dan-Dan-Nudeln = dan ?dan ?(mian|noodles|nudeln)
  sauceStew: minced-pork 110, garlic 2clove, ginger, doubanjiang 2tsp, peanut-butter 20, soy-sauce 1.5tbsp, rice-vinegar, chilli-oil 1tsp, chicken-stock 120ml, pak-choi 60, egg-noodle 90, spring-onion; - vegetables herb; minced; chinese

Zhajiangmian
  sauceStew: minced-pork 120, garlic 2clove, ginger, hoisin-sauce 2tbsp, doubanjiang 1tsp, soy-sauce, cucumber 60, chicken-stock 80ml, egg-noodle 90, spring-onion; - vegetables herb; minced; chinese

Chinese Beef Noodle Soup | Soupe de nouilles au bœuf | Sopa china de fideos con ternera | Chinesische Rindfleisch-Nudelsuppe = (taiwanese )?beef noodle soup, niu ?rou ?mian, rindfleisch ?nudel ?suppe, lanzhou (la ?mian|noodles)
  brothSoup: stewing-beef 150, egg-noodle 75, pak-choi 60, ginger, garlic, spring-onion 1x, doubanjiang 2tsp, soy-sauce 1.5tbsp, star-anise 1x, beef-stock 500ml, coriander; - vegetables; main; chinese

Mapo Tofu | Mapo tofu | Mapo tofu | Mapo Tofu = ma ?po ?(tofu|doufu|dofu)
  sauceStew: tofu 160, minced-pork 60, garlic 2clove, ginger, doubanjiang 1tbsp, soy-sauce 2tsp, black-pepper, chicken-stock 130ml, spring-onion 1x, rice; - vegetables herb; minced; chinese

Fish-Fragrant Aubergines | Aubergines du Sichuan | Berenjenas al estilo Sichuan | Sichuan-Auberginen = (yu ?xiang|fish[- ]fragrant|sichuan|szechuan) (eggplants?|aubergines?|qiezi)
  sauceStew: aubergine 230, minced-pork 90, garlic 3clove, ginger, doubanjiang 2tsp, soy-sauce 1tbsp, rice-vinegar 1tbsp, sugar 2tsp, spring-onion, rice; - vegetables herb; minced; chinese

Beef with Broccoli | Bœuf au brocoli | Ternera con brócoli | Rindfleisch mit Brokkoli = beef (and|&) broccoli
  stirFry: beef-steak 130, broccoli 130, garlic 2clove, ginger, oyster-sauce 1.5tbsp, soy-sauce 2tsp, brown-sugar 1tsp, rice; - vegetables sour crunch herb; chinese

Cashew Chicken | Poulet aux noix de cajou | Pollo con anacardos | Hähnchen mit Cashewkernen = chicken (with|and|&) cashew( nut)?s
  stirFry: chicken-breast 130, cashew 25, bell-pepper 80, onion, garlic, ginger, oyster-sauce 1tbsp, soy-sauce 2tsp, brown-sugar, rice; - vegetables sour herb; chinese

Almond Chicken | Poulet aux amandes chinois | Pollo con almendras chino | Chinesisches Mandelhähnchen = pollo con almendras (al estilo )?chino
  stirFry: chicken-breast 130, almond 22, carrot 50, bamboo-shoot 40, spring-onion, ginger, soy-sauce, rice; - vegetables sour herb; chinese

General Tso’s Chicken | Poulet du général Tso | Pollo General Tso | General-Tso-Hähnchen = general tso('?s)?( chicken| huhn)?, orange chicken, sesame chicken
  stirFry: chicken-thigh 150, cornflour 2tbsp, garlic 2clove, ginger, chilli-flakes, soy-sauce 1.5tbsp, rice-vinegar 1tbsp, brown-sugar 1tbsp, broccoli 70, sesame-seed, rice; - vegetables herb; chinese

Mongolian Beef | Bœuf mongol | Ternera mongola | Mongolisches Rindfleisch
  stirFry: beef-steak 150, spring-onion 2x, garlic 2clove, ginger, soy-sauce 1.5tbsp, brown-sugar 2tsp, rice; - vegetables sour herb crunch; chinese

Hot Pot | Fondue mongole | Hot pot | Chinesischer Feuertopf = (chinese |sichuan |szechuan |mongolian )hot ?pot, hot ?pot (chinois|chino|sichuan), feuer ?topf, huo ?guo, steamboat
  tablePot: beef-steak 110, prawn 60, tofu 60, chinese-cabbage 90, shiitake 50, pak-choi 50, ginger, spring-onion 1x, star-anise 1x, chicken-stock 500ml, glass-noodle 40, soy-sauce 1.5tbsp, hoisin-sauce 1.5tbsp, doubanjiang 1tsp; - vegetables sauce; chinese

Char Siu Bao | Bao au porc laqué | Bao de char siu | Char Siu Bao = (char siu |pork |steamed )?bao( buns?)?, baozi, bao ?buns?, gua bao, brioches? vapeur, nikuman, hefe ?kloss(e|chen) chinesisch
  steamedBuns: pork-fillet 110, hoisin-sauce 1.5tbsp, soy-sauce, honey 1tsp, five-spice, garlic, ginger, cucumber 40, spring-onion, coriander; - vegetables; chinese

Congee | Congee | Congee | Congee = congees?, jook, rice porridge with (chicken|ginger), arroz caldo, okayu, juk
  savouryPorridge: rice 45, chicken-stock 550ml, chicken-breast 70, ginger 10, spring-onion 1x, soy-sauce, sesame-oil 1tsp, peanut 8, coriander; - vegetables; chinese

Smashed Cucumbers | Concombres à la pékinoise | Pepinos machacados | Chinesischer Gurkensalat = smashed cucumber( salad)?s?, (asiatischer|chinesischer) gurken ?salat
  slaw: cucumber 200, garlic 1clove, soy-sauce 2tsp, rice-vinegar 1tbsp, sugar 1tsp, sesame-oil 1tsp, chilli-oil 0.5tsp, sesame-seed; - vegetables sharp; chinese

Kimchi Jjigae | Kimchi-jjigae | Kimchi jjigae | Kimchi-Jjigae = kimchi (j?jigae|chigae|stew|eintopf), ragout de kimchi
  sauceStew: kimchi 130, pork-belly 90, tofu 80, onion, garlic, spring-onion 1x, gochujang 2tsp, sugar 0.5tsp, vegetable-stock 250ml, rice; - vegetables herb

Sundubu Jjigae | Sundubu-jjigae | Sundubu jjigae | Sundubu-Jjigae = so?undubu( j?jigae)?, soon tofu( stew)?
  sauceStew: silken-tofu 180, clam 60, kimchi 50, onion, garlic, spring-onion, gochujang 1tbsp, soy-sauce, sesame-oil, dashi 250ml, egg 1x, rice; - vegetables herb

Doenjang Jjigae | Doenjang-jjigae | Doenjang jjigae | Doenjang-Jjigae = d[wo]+enjang( j?jigae)?
  sauceStew: tofu 120, miso 1.5tbsp, courgette 80, potato 80, button-mushroom 50, onion, garlic, chilli 0.5x, dashi 280ml, spring-onion, rice; - vegetables herb

Tteokbokki | Tteokbokki | Tteokbokki | Tteokbokki = t?te?oc?kb?p?okk?i+, topokki, ddukbokki, dukbokki
  sauceStew: rice-cake 180, gochujang 1.5tbsp, soy-sauce 2tsp, sugar 2tsp, garlic, spring-onion 1x, white-cabbage 50, egg 1x, dashi 220ml; - vegetables main side herb

Japchae | Japchae | Japchae | Japchae = ja?p?b?chae, chapchae
  friedNoodles: glass-noodle, beef-steak 70, spinach 60, carrot 40, shiitake 40, onion, garlic, soy-sauce 1.5tbsp, brown-sugar, sesame-seed; - vegetables sour herb egg

Dak-Galbi | Dak-galbi | Dak-galbi | Dak-Galbi = dak ?-?galbi, gochujang chicken, spicy korean chicken
  stirFry: chicken-thigh 150, white-cabbage 80, sweet-potato 80, onion, garlic 2clove, ginger, gochujang 1tbsp, soy-sauce 1tbsp, honey, sesame-seed, rice; - vegetables sour herb thickener

Korean Fried Chicken | Poulet frit coréen | Pollo frito coreano | Koreanisches Brathähnchen = korean (fried )?(chicken|wings), yangnyeom( chicken)?
  battered: chicken-wing 260, rice-flour 45, gochujang 1tbsp, soy-sauce 1tbsp; - side sour

Galbijjim | Galbi-jjim | Galbijjim | Galbijjim = galbi ?-?j?jim
  sauceStew: stewing-beef 200, soy-sauce 2tbsp, brown-sugar 2tsp, pear 40, garlic 2clove, ginger, carrot 70, radish 70, onion, sesame-oil, rice; - vegetables herb

Pajeon | Pajeon | Pajeon | Pajeon = (haemul ?)?pajeon, (korean )?(scallion|spring onion|seafood) pancakes?, korean pancakes?, galette coreenne
  thickPancake: flour 60, water 90ml, egg 0.5x, spring-onion 3x, squid 40, prawn 30, chilli, soy-sauce 1tbsp, rice-vinegar, sesame-seed 1tsp; - vegetables herb

Kimchi Pancakes | Galettes au kimchi | Tortitas de kimchi | Kimchi-Pfannkuchen = kimchi ?-?jeon, kimchi pancakes?
  thickPancake: flour 60, water 85ml, kimchi 110, spring-onion 1x, gochujang 1tsp, soy-sauce 1tbsp, rice-vinegar, sesame-seed 1tsp; - vegetables herb

Kimchi Fried Rice | Riz sauté au kimchi | Arroz frito con kimchi | Gebratener Kimchi-Reis = kimchi[- ]?(bokkeumbap|bratreis)
  friedRice: rice, kimchi 90, bacon 30, egg 1x, spring-onion, garlic, gochujang 2tsp, sesame-oil; - vegetables sour herb

Kimbap | Kimbap | Kimbap | Kimbap = [kg]imbap
  makiRolls: rice 80, nori 1.5sheet, egg 0.75x, spinach 40, carrot 30, cucumber 30, beef-steak 50, sesame-oil, sesame-seed; - vegetables vinegar sweet

Maki Sushi | Makis | Makis | Maki-Sushi = (maki|hosomaki|futomaki|uramaki|temaki|nigiri)( ?-?sushi)?, (?<!riz (a|pour) )(?<!arroz (de|para) )sushis?(?! ?-?(rice|reis|bowl))( rolls?)?, makis?( sushi)?, california rolls?, hand rolls?, rollos? de sushi
  makiRolls: sushi-rice 85, rice-vinegar, sugar, nori 1.5sheet, salmon 60, avocado 40, cucumber 40, soy-sauce, horseradish, sesame-seed; - vegetables

Onigiri | Onigiris | Onigiri | Onigiri = onigiris?, omusubi
  makiRolls: sushi-rice 90, nori 1sheet, tinned-tuna 40, mayonnaise, soy-sauce, sesame-seed; - vegetables vinegar sweet

Gyudon | Gyudon | Gyudon | Gyudon = gyu ?don, japanese beef bowl
  donburi: rice 85, beef-steak 120, onion 0.75x, ginger, dashi 100ml, soy-sauce 1.5tbsp, mirin 1.5tbsp, sugar 1tsp, spring-onion; japanese

Oyakodon | Oyakodon | Oyakodon | Oyakodon = oyako ?don, chicken and egg (rice )?bowl
  donburi: rice 85, chicken-thigh 130, onion 0.5x, egg 2x, dashi 100ml, soy-sauce 1.5tbsp, mirin 1.5tbsp, sugar 1tsp, spring-onion; japanese

Japanese Curry | Curry japonais | Curry japonés | Japanisches Curry = kare (raisu|rice), japanese curry( rice)?, curry rice japonais
  sauceStew: stewing-beef 150, potato 130, carrot 80, onion 1x, garlic, ginger, curry-powder 2tsp, apple 40, tomato-paste, soy-sauce, honey 1tsp, beef-stock 280ml, rice; - vegetables herb; japanese

Nikujaga
  sauceStew: beef-steak 90, potato 220, carrot 60, onion 1x, dashi 220ml, soy-sauce 1.5tbsp, mirin 40ml, sugar 2tsp, green-bean 30, rice; - vegetables herb; japanese

Sukiyaki | Sukiyaki | Sukiyaki | Sukiyaki
  tablePot: beef-steak 150, tofu 80, chinese-cabbage 100, shiitake 60, spring-onion 2x, dashi 300ml, soy-sauce 3tbsp, mirin 60ml, sugar 1tbsp, glass-noodle 40, egg 1x; - vegetables sauce; japanese

Shabu-Shabu | Shabu-shabu | Shabu-shabu | Shabu-Shabu = shabu
  tablePot: beef-steak 160, tofu 80, chinese-cabbage 110, shiitake 50, carrot 30, spring-onion 1x, dashi 500ml, tahini 1.5tbsp, rice-vinegar, udon 60; - vegetables sauce; japanese

Okonomiyaki | Okonomiyaki | Okonomiyaki | Okonomiyaki = okonomi ?-?yaki
  thickPancake: flour 55, dashi 60ml, egg 0.75x, white-cabbage 140, spring-onion 1x, bacon 30, worcestershire-sauce 1tsp, ketchup 1tbsp, soy-sauce 1tsp, mayonnaise 1tbsp, nori 0.5sheet; - vegetables herb; japanese

Yakitori | Yakitori | Yakitori | Yakitori = yakitoris?( de pollo| au poulet)?
  skewers: chicken-thigh 180, spring-onion 2x, soy-sauce 2tbsp, ginger, rice-vinegar, rice; - vegetables spoonful spices herb; japanese

Karaage | Karaage | Karaage | Karaage = kara ?-?age, japanese fried chicken
  battered: chicken-thigh 190, rice-flour 40, soy-sauce 1tbsp, lemon; - side; japanese

Yaki Udon | Yaki udon | Yaki udon | Yaki Udon = yaki ?-?udon
  friedNoodles: udon, pork-fillet 90, white-cabbage 70, carrot 30, shiitake 30, spring-onion, soy-sauce 1.5tbsp; - vegetables crunch sour herb sweet egg; japanese

Kitsune Udon | Kitsune udon | Kitsune udon | Kitsune Udon = (kake |kitsune )udon, udon (soup|suppe), soupe (d'|aux )udon, sopa de udon
  ramen: udon, tofu 80, dashi 400ml, soy-sauce 1.5tbsp, ginger, spring-onion 1x, spinach 40; - egg vegetables; japanese

Miso Soup | Soupe miso | Sopa de miso | Misosuppe = miso ?-?(soup|suppe)s?, soupe (au |de )?miso, sopa miso
  brothSoup: tofu 60, dashi 320ml, miso 1.25tbsp, spring-onion 1x, nori 0.5sheet; - vegetables onion fat herb; japanese
`)
