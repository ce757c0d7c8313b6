import { dishTable } from '../dish-table.ts'

/** Greece, Turkey, the Levant, Iran and the Maghreb. */
export const easternMediterranean = dishTable(`
Dolmades | Feuilles de vigne farcies | Dolmades | Gefüllte Weinblätter = dolm(a|as|ades|adakia|adaki), stuffed (vine|grape) leaves, warak enab
  filledLeaves: vine-leaf 9leaf, rice 35, onion, mint 0.125bunch, dill 0.125bunch, pine-nut 8, lemon, olive-oil 1.5tbsp, greek-yogurt 30

Avgolemono Soup | Soupe avgolemono | Sopa avgolemono | Avgolemono-Suppe = avgolemono
  brothSoup: chicken-breast 80, rice 30, carrot, chicken-stock 380ml, egg 1x, lemon 0.5x, dill; - vegetables; greek

Fasolada | Fasolada | Fasolada | Fasolada = fasolada, fassolada, greek bean soup, griechische bohnensuppe
  brothSoup: white-bean, carrot, celery, onion, tomato-paste 1tbsp, bay-leaf, dried-oregano, olive-oil 1.5tbsp, parsley; main; greek

Stifado | Stifado | Stifado | Stifado = stifado( de (boeuf|ternera))?, rinderstifado
  sauceStew: stewing-beef 200, shallot 4x, garlic, tinned-tomato 120, tomato-paste, red-wine 90ml, red-wine-vinegar, cinnamon, bay-leaf, allspice, rice; - vegetables; greek

Kleftiko | Kleftiko | Kleftiko | Kleftiko
  roast: lamb-shoulder 250, potato 230, garlic 3clove, lemon 0.5x, dried-oregano 1tsp, bell-pepper, red-onion; - vegetables mustard; greek

Fasolakia | Fasolakia | Fasolakia | Fasolakia = fas?solakia, (zeytinyagli )?(taze )?fasulye, loubi?eh? bi zeit, haricots verts a la grecque
  braisedVegetables: green-bean 200, potato 90, onion, garlic, tinned-tomato 140, olive-oil 1.5tbsp, dill; greek

Gigantes Plaki | Gigantes plaki | Gigantes plaki | Gigantes plaki = gigantes, greek (giant|baked) beans
  sauceStew: butter-bean, onion 1x, garlic, carrot, celery, tinned-tomato 180, tomato-paste, dried-oregano, olive-oil 1.5tbsp, dill, country-bread; greek

Gemista | Gemista | Gemista | Gemista = yemista
  stuffed: tomato 1x, bell-pepper 1x, rice 55, onion, garlic, mint, dill, passata; - main cheese

Imam Bayildi | Imam bayildi | Imam bayildi | Imam Bayildi = imam ?ba[yi]+ldi
  stuffed: aubergine 0.7x, onion 1x, garlic 2clove, tomato 100, paprika, parsley, passata, olive-oil 1.5tbsp; - main cheese

Karniyarik = karni ?yarik
  stuffed: aubergine 0.7x, minced-lamb 100, onion, garlic, tomato 80, paprika, cumin, parsley, passata; - cheese; minced

Keftedes | Keftédès | Keftedes | Keftedes = bifteki
  meatballs: minced-beef 130, onion, garlic, mint, dried-oregano, breadcrumb, egg, lemon, greek-yogurt 40; - sauce stock side; minced; greek

Pastitsio | Pastitsio | Pastitsio | Pastitsio = pastit(s|z)io
  pastaBake: short-pasta, minced-beef 110, onion, garlic, passata 110, cinnamon, nutmeg, cream 90ml, parmesan 25; - main; minced

Prawns Saganaki | Crevettes saganaki | Gambas saganaki | Garnelen-Saganaki = garides saganaki, (shrimp|prawn|crevettes?) saganaki
  sauceStew: prawn 150, onion, garlic, tinned-tomato 170, white-wine 50ml, chilli-flakes, feta 45, dill, country-bread; - vegetables stock

Tyrokafteri | Tyrokafteri | Tirokafteri | Tirokafteri = t[iy]rokafteri, htipiti, spicy feta dip
  stirredSpread: feta 100, greek-yogurt 40, bell-pepper 40, chilli-flakes 0.5tsp, garlic 0.25clove, olive-oil, lemon; - vegetables herb

Shopska Salad | Salade chopska | Ensalada shopska | Schopska-Salat = (schopska|shopska)( salat)?, hirtensalat, coban salatasi, shirazi salad, salad shirazi
  salad: tomato 110, cucumber 90, bell-pepper 60, red-onion, feta 45, red-wine-vinegar, olive-oil, parsley; - leaves mustard sweet crunch

Menemen
  scrambledEggs: egg 2.5x, tomato 130, bell-pepper 80, onion, paprika 0.5tsp, parsley, country-bread

Lahmacun | Lahmacun | Lahmacun | Lahmacun = lah?ma[cjdy]+[ou]+n, turkische pizza, pizza turque, pizza turca, turkish pizza
  filledBread: minced-lamb 80, tomato 50, bell-pepper 40, onion, garlic, tomato-paste, paprika, cumin, chilli-flakes, parsley, lemon; - vegetables; minced

Pide | Pide | Pide | Pide = (turkish |turkische )?pides?( mit (hack|hackfleisch|kase|spinat))?, kiymali pide
  filledBread: minced-beef 80, bell-pepper 50, tomato 50, onion, paprika, cumin, cheese 40, egg 0.5x, parsley; - vegetables; minced

Manti | Manti | Manti | Manti = mantis?
  boiledDumplings: minced-lamb 100, onion, garlic, paprika 1tsp, chilli-flakes, greek-yogurt 80, butter 18g, mint; minced; levantine

Mercimek Soup | Soupe mercimek | Sopa mercimek | Mercimek-Suppe = mercimek( corbasi)?, turkische linsensuppe, turkish lentil soup, shorbat adas
  soup: red-lentil 60, carrot 60, potato 60, onion, tomato-paste, cumin, paprika, mint, lemon, butter; - creamy crunch

Kuru Fasulye
  sauceStew: white-bean, lamb-shoulder 80, onion, garlic, tomato-paste 1.5tbsp, paprika, chilli-flakes, butter, rice; - vegetables herb

Kisir
  bowl: bulgur 70, tomato 80, cucumber 60, spring-onion, parsley 0.25bunch, mint, lemon, tomato-paste, paprika, pomegranate-molasses, olive-oil; - main warm sauce sweet crunch

Döner Kebab | Döner kebab | Döner kebab | Döner = doner( kebab?p?| sandwich)?, kebab (maison|sandwich), durum(?! wheat)
  sandwich: chicken-thigh 140, pita 1x, red-cabbage 30, tomato 40, onion, mayonnaise 1.5tbsp, harissa 1tsp, lettuce; - spread filling

Shish Taouk | Chich taouk | Shish tauk | Schisch Tauk = (shish|chich|schisch|sis) ?(taouk|tawook|tauk|tavuk)
  skewers: chicken-breast 170, yogurt 60, garlic 2clove, lemon 0.5x, tomato-paste, paprika, oregano, olive-oil; - vegetables; levantine

Muhammara
  dip: bell-pepper 130, walnut 30, pomegranate-molasses 2tsp, cumin, chilli-flakes, garlic, lemon, olive-oil; - tahini water herb main

Mujaddara | Moujadara | Muyaddara | Mujaddara = m[uo]+j+ad+ara, mejadra, lentils and rice, riz aux lentilles, arroz con lentejas, reis mit linsen, mengedarrah
  sauceStew: green-lentil 70, onion 2x, cumin 1tsp, cinnamon, allspice, olive-oil 2tbsp, rice 50, greek-yogurt 50ml, parsley; - vegetables; levantine

Maqluba | Makloubeh | Maqluba | Maqluba = ma[qk]l?o?u?b[ae]h?, maqlube
  biryani: chicken-thigh 150, aubergine 110, tomato 60, onion, garlic, allspice, cinnamon, turmeric, flaked-almond 12, parsley; - yogurt vegetables

Batata Harra | Batata harra | Batata harra | Batata harra
  hash: waxy-potato 280, garlic 2clove, chilli-flakes, ground-coriander, olive-oil 1.5tbsp, lemon, coriander; - vegetables

Fatayer
  filledBread: spinach 130, onion, sumac 1tsp, pine-nut 10, lemon, olive-oil; - vegetables

Musakhan
  trayBake: chicken-thigh 2x, red-onion 1.5x, sumac 2tsp, allspice, pine-nut 12, olive-oil 2tbsp, parsley; - vegetables

Harira | Harira | Harira | Harira = hariras?
  brothSoup: lamb-shoulder 80, chickpea 0.25can, green-lentil 25, celery, onion, tinned-tomato 140, tomato-paste, ginger, turmeric, cinnamon, vermicelli 12, flour 6, lemon, coriander; - vegetables; main; moroccan

Chorba | Chorba | Chorba | Chorba = chorba( frik)?, shorba
  brothSoup: lamb-shoulder 90, chickpea 0.25can, carrot, celery, onion, tomato-paste 1tbsp, ras-el-hanout, vermicelli 20, lemon, coriander; - vegetables; main; moroccan

Moroccan Pastilla | Pastilla marocaine | Pastela moruna | Marokkanische Pastilla = (pastilla|pastela|b'?stilla)(?! de caldo)( au poulet| de pollo| (d'|of )?\\w+)?
  inPastry: filo-pastry, chicken-thigh 150, onion 1x, ginger, flaked-almond 25, cinnamon 0.5tsp, ras-el-hanout, egg 0.5x, coriander; - vegetables sauce; moroccan

Vegetable Couscous | Couscous aux légumes | Cuscús de verduras | Gemüse-Couscous = couscous (aux|sept|7) legumes?, couscous (vegetarien|with vegetables|mit gemuse), gemuse couscous
  sauceStew: chickpea, carrot, courgette, turnip, pumpkin, onion, ras-el-hanout 1.5tsp, tomato-paste 1tbsp, vegetable-stock 220ml, couscous 75, coriander; moroccan

Tagine with Prunes | Tajine aux pruneaux | Tajín con ciruelas | Tajine mit Pflaumen = (lamb|lamm) ?tagine with prunes, tajine (d'agneau )?(aux|et) pruneaux( et amandes)?
  sauceStew: lamb-shoulder 190, onion 1x, prune 50, almond 15, honey 2tsp, cinnamon 0.5tsp, ginger, ras-el-hanout 1tsp, saffron, couscous 70, coriander; - vegetables; moroccan

Chicken Tagine with Olives and Lemon | Tajine de poulet aux olives et citron confit | Tajín de pollo con aceitunas y limón | Hähnchen-Tajine mit Oliven und Zitrone = tajine (de poulet )?(aux olives|au citron confit)( et (au )?(citrons? confits?|olives))?, chicken tagine with (preserved )?(lemons?|olives)
  sauceStew: chicken-thigh 220, onion 1x, garlic, ginger, turmeric, ras-el-hanout 1tsp, olive 25, preserved-lemon 0.25x, saffron, couscous 70, coriander; - vegetables; moroccan

Zaalouk
  braisedVegetables: aubergine 220, garlic 2clove, tinned-tomato 140, cumin 0.75tsp, paprika, lemon, olive-oil 1.5tbsp, coriander; - onion stock; starter; moroccan

Ojja with Merguez | Ojja aux merguez | Ojja con merguez | Ojja mit Merguez = ojja
  ratatouille: bell-pepper 120, tomato 180, onion, garlic, merguez 80, harissa 1tsp, caraway, cumin, egg 1x, coriander; - vegetables

Mechoui | Méchoui | Mechui | Mechui = mechoui d'agneau
  roast: lamb-shoulder 270, butter, garlic 2clove, cumin 1tsp, paprika, ground-coriander, mint; - potato vegetables

Loubia
  sauceStew: white-bean, onion, garlic 2clove, tinned-tomato 150, cumin 1tsp, paprika 1tsp, olive-oil, coriander, country-bread; - vegetables; moroccan

Ghormeh Sabzi | Ghormeh sabzi | Ghormeh sabzi | Ghormeh Sabzi = g?h?orme+h? ?sabzi
  sauceStew: lamb-shoulder 160, kidney-bean 0.25can, leek 60, spinach 70, parsley 0.4bunch, coriander 0.4bunch, fenugreek, turmeric, dried-lime 1x, onion, basmati-rice; - vegetables

Fesenjan | Fesenjan | Fesenyán | Fesendschan = fes(en)?[jd][jz]?s?c?h?[ao]+n
  sauceStew: chicken-thigh 200, walnut 60, onion 1x, pomegranate-molasses 2tbsp, cinnamon, turmeric, brown-sugar 1tsp, basmati-rice; - vegetables herb

Zereshk Polo | Zereshk polo | Zereshk polo | Zereshk Polo = zereshk ?polow?, barberry rice
  biryani: chicken-thigh 180, onion 1x, turmeric, saffron 1pinch, cinnamon, barberry 12, butter 10g; - yogurt vegetables herb aromatics

Gheymeh | Gheymeh | Gheymeh | Gheymeh = (khoresh(e|t)? )?g?h?eyme+h?
  sauceStew: lamb-shoulder 150, split-pea 40, onion 1x, tomato-paste 1.5tbsp, turmeric, cinnamon, dried-lime 1x, basmati-rice; - vegetables herb

Mirza Ghasemi
  scrambledEggs: egg 1.5x, aubergine 180, tomato 110, garlic 3clove, turmeric, parsley

Joojeh Kebab | Kebab joojeh | Kebab joojeh | Joojeh Kabab = joojeh( ka?e?bab)?, djudje(h)?( kabab)?
  skewers: chicken-breast 180, greek-yogurt 60, onion, saffron 1pinch, lemon 0.5x, turmeric, butter, basmati-rice; - vegetables

Ash Reshteh | Ach reshteh | Ash reshteh | Asch Reschte = a(s|c)?s?ch? ?-?e? ?resh?c?h?teh?
  brothSoup: kidney-bean 0.2can, chickpea 0.2can, green-lentil 25, spinach 100, tagliatelle 25, onion 1x, turmeric, greek-yogurt 40, mint, parsley 0.3bunch; - vegetables; main

Kuku Sabzi | Kuku sabzi | Kuku sabzi | Kuku Sabzi
  frittata: egg 2.5x, spinach 60, parsley 0.5bunch, coriander 0.3bunch, dill 0.3bunch, spring-onion 1x, turmeric; - cheese main
`)
