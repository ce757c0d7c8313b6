import { dishTable } from '../dish-table.ts'

/** From Scandinavia by Poland and the Ukraine to Hungary, the Balkans and Georgia. */
export const northernAndEastern = dishTable(`
Borscht | Bortsch | Borsch | Borschtsch = bor[sc]+h?t?s?c?h?, barszcz( czerwony)?, red beet soup, rote ?-?bete ?-?(suppe|eintopf)
  brothSoup: stewing-beef 90, beetroot 140, white-cabbage 70, carrot 40, potato 80, onion, garlic, tomato-paste 1tbsp, bay-leaf, red-wine-vinegar, beef-stock 400ml, sour-cream 30, dill; - vegetables; main

Shchi | Chtchi | Shchi | Schtschi = russian cabbage soup, russische kohlsuppe
  brothSoup: sauerkraut 110, stewing-beef 90, carrot, potato 90, onion, tomato-paste, bay-leaf, beef-stock 400ml, sour-cream 30, dill; - vegetables; main

Rassolnik
  brothSoup: pearl-barley 25, gherkin 50, stewing-beef 80, carrot, potato 90, onion, bay-leaf, beef-stock 400ml, sour-cream 30, dill; - vegetables; main

Pierogi | Pierogis | Pierogi | Piroggen = pierogi?e?s?( ruskie)?, perogies, piroggen
  boiledDumplings: flour, egg, potato 130, quark 55, onion 0.75x, black-pepper, butter 15g, bacon 20, sour-cream 30, chive

Vareniki | Varenyky | Varenyky | Wareniki = [vw]are?n[iy]k[iy]
  boiledDumplings: flour, egg, potato 150, onion 1x, button-mushroom 60, butter 15g, sour-cream 35, dill

Pelmeni | Pelmeni | Pelmeni | Pelmeni = pelmenis?, pelmeny
  boiledDumplings: flour, egg, mixed-mince 110, onion 0.5x, black-pepper, butter 12g, white-wine-vinegar, sour-cream 35, dill; minced

Khinkali | Khinkali | Jinkali | Chinkali = [kc]?hinkali
  boiledDumplings: flour, mixed-mince 120, onion 0.5x, garlic, coriander, cumin, chilli-flakes, black-pepper; - fat; minced

Kharcho | Khartcho | Jarchó | Chartscho = [kc]?hart?s?cho
  brothSoup: stewing-beef 130, rice 25, walnut 18, onion 1x, garlic 2clove, tomato-paste 1tbsp, tamarind, fenugreek, ground-coriander, chilli, beef-stock 400ml, coriander; - vegetables; main

Lobio | Lobio | Lobio | Lobio
  sauceStew: kidney-bean 0.75can, onion 1x, garlic, walnut 18, fenugreek 0.25tsp, ground-coriander, chilli-flakes, red-wine-vinegar, coriander 0.25bunch, country-bread; - vegetables

Chakhokhbili | Tchakhokhbili | Chajojbili | Tschachochbili = t?s?c?hac?khoc?k?hbili
  sauceStew: chicken-thigh 220, onion 1x, garlic 2clove, tinned-tomato 170, chilli 0.5x, fenugreek 0.25tsp, ground-coriander, coriander 0.25bunch, country-bread; - vegetables stock

Satsivi | Satsivi | Satsivi | Satsiwi = satsi[vw]i
  sauceStew: chicken-thigh 190, walnut 60, onion, garlic 2clove, ground-coriander, fenugreek 0.25tsp, saffron, cayenne, white-wine-vinegar, chicken-stock 220ml; - vegetables side herb

Plov | Plov | Plov | Plow = plo[vw], (uzbek|usbekischer?) (plo[vw]|pilaf|reis)
  biryani: lamb-fillet 140, carrot 120, onion 1x, garlic 2clove, cumin 1tsp, ground-coriander, paprika, barberry 6; - yogurt vegetables herb aromatics

Buckwheat Kasha with Mushrooms | Kacha de sarrasin aux champignons | Kasha de trigo sarraceno con setas | Buchweizenkascha mit Pilzen = kasha, kascha, gretschka, buchweizen ?(grutze|kascha)
  savouryPorridge: buckwheat 75, vegetable-stock 220ml, butter 12g, button-mushroom 140, onion 1x, dill, sour-cream 30ml

Piroshki | Pirojki | Pirozhki | Piroschki = piro[szjg]+c?h?[kq][iy]
  filledBread: flour, minced-beef 80, white-cabbage 50, onion 0.5x, egg 0.5x, butter 8g, dill; - vegetables; minced

Olivier Salad | Salade Olivier | Ensalada Olivier | Oliviersalat = (salade |ensalada )?olivier( salad| salat)?, salade russe, russischer salat
  boundSalad: potato 130, carrot 50, pea 40, gherkin 30, cooked-ham 40, egg 0.5x, mayonnaise 2tbsp, mustard, dill; - vegetables

Żurek | Zurek | Zurek | Żurek = zh?urek, (white|saure mehl) ?(borscht|suppe), sour rye soup
  brothSoup: pork-sausage 80, bacon 20, potato 110, carrot 40, onion, garlic 2clove, rye-flour 12, white-wine-vinegar, bay-leaf, dried-oregano, horseradish 5, egg 1x, sour-cream 25; - vegetables herb; main

Bigos | Bigos | Bigos | Bigos = bigos(ch)?, hunter'?s stew, polnischer (jager|kraut) ?topf
  sauceStew: sauerkraut 120, white-cabbage 70, pork-shoulder 90, pork-sausage 60, bacon 25, dried-porcini 5, prune 20, onion, tomato-paste, red-wine 60ml, bay-leaf, allspice, caraway, country-bread; - vegetables herb

Kotlet Schabowy | Escalope panée polonaise | Escalope polaco | Schabowy = (kotlet )?schabow[yi]
  schnitzel: pork-escalope 150, egg, breadcrumb, dill, potato

Kopytka | Kopytka | Kopytka | Kopytka = kopytka, kluski( slaskie)?
  potatoNoodles: potato 230, flour 60, egg, onion 0.75x, bacon 30, butter

Kapuśniak | Kapusniak | Kapusniak | Kapuśniak = kapus(niak|ta soup), sauerkraut ?(suppe|eintopf), sauerkraut soup
  brothSoup: sauerkraut 130, pork-sausage 60, smoked-pork 40, potato 110, carrot, onion, bay-leaf, caraway, beef-stock 400ml; - vegetables; main

Pörkölt | Pörkölt | Pörkölt | Pörkölt = porkolt
  sauceStew: pork-shoulder 200, onion 1x, garlic, lard, paprika 2tsp, caraway, tomato-paste, bell-pepper 50, spaetzle 110; - vegetables herb; german

Chicken Paprikash | Poulet au paprika | Pollo al pimentón húngaro | Paprikahuhn = paprik[aá]?s( csirke)?, (chicken|poulet|pollo) paprik[ao]?s?h?c?h?, paprika ?(huhn|hahnchen|hendl), csirkepaprikas, paprikash
  sauceStew: chicken-thigh 230, onion 1x, garlic, bell-pepper 60, paprika 2tsp, tomato-paste, chicken-stock, sour-cream 60ml, spaetzle 110; - vegetables herb; german

Lecsó | Letcho | Lecsó | Letscho = le(t?s?ch|cs)o
  ratatouille: bell-pepper 250, tomato 150, onion 1x, garlic, bacon 25, pork-sausage 60, paprika 1tsp, lard, parsley; - vegetables; german

Hungarian Fisherman’s Soup | Soupe de poisson hongroise | Sopa húngara de pescado | Halászlé = halas?zle, (ungarische )?fischer ?suppe
  brothSoup: white-fish 150, onion 1x, garlic, bell-pepper 60, tomato 60, paprika 2tsp, chilli-flakes, fish-stock 380ml, egg-noodle 30; - vegetables herb; main

Mămăligă | Mamaliga | Mamaliga | Mămăligă = mamaliga( cu branza)?
  savouryPorridge: polenta 80, water 320ml, butter, feta 55, sour-cream 45ml, egg 1x; - vegetables onion fat herb

Tarator | Tarator | Tarator | Tarator = tarator, cold yogh?urt (and cucumber )?soup, kalte (joghurt|gurken) ?-?(gurken ?)?suppe
  gazpacho: cucumber 200, greek-yogurt 130ml, walnut 12, garlic, dill 0.125bunch, olive-oil 1tbsp; - main vinegar

Banitsa | Banitsa | Bánitsa | Baniza = bani[tz]+s?a, byrek, pita sa sirom, gibanica
  parcels: filo-pastry, feta 80, ricotta 40, egg 0.5x

Kavarma
  sauceStew: pork-shoulder 190, leek 90, bell-pepper 70, button-mushroom 50, onion, tinned-tomato 100, paprika 1tsp, red-wine 60ml, chilli-flakes, country-bread

Jansson’s Temptation | Tentation de Jansson | La tentación de Jansson | Janssons Versuchung = jans+on'?s? (temptation|frestelse|versuchung)
  gratin: potato 250, onion 1x, anchovy 12, cream 120ml, breadcrumb, butter; - main stock cheese herb spices aromatics

Pyttipanna | Pyttipanna | Pyttipanna | Pyttipanna = pytt ?-?i ?-?pan+[aeu], biksemad
  hash: waxy-potato 250, frankfurter 80, bacon 30, onion 1x, egg 1x, beetroot 40, worcestershire-sauce; - vegetables sour

Finnish Salmon Soup | Soupe de saumon finlandaise | Sopa finlandesa de salmón | Finnische Lachssuppe = lohikeit+o, (creamy )?salmon (soup|chowder), soupe (de|au) saumon, sopa de salmon, (finnische )?lachs ?suppe
  brothSoup: salmon 140, potato 180, leek 60, carrot 40, onion, allspice, butter, fish-stock 320ml, cream 90ml, dill; - vegetables; main

Fårikål | Farikal | Fårikål | Fårikål = farikal
  boiledJoint: lamb-shoulder 220, white-cabbage 220, waxy-potato 200, black-pepper 0.75tsp; - vegetables sharp onion

Kalops
  sauceStew: stewing-beef 200, onion 1x, carrot 80, allspice 0.5tsp, bay-leaf 1x, anchovy 5, beef-stock 250ml, potato 200, beetroot 30; - side

Toast Skagen | Toast Skagen | Tosta Skagen | Toast Skagen = skagen( toast)?, skagenrora
  boundSalad: prawn 100, mayonnaise 1.5tbsp, sour-cream 1tbsp, red-onion, fish-roe 10, lemon, dill 0.125bunch, sandwich-bread; - vegetables

Smørrebrød | Smørrebrød | Smørrebrød | Smørrebrød = smor+[ea]?bro+[dt]s?, danish open sandwich(es)?
  sandwich: country-bread, butter, brown-shrimp 40, egg 0.5x, cucumber 25, lettuce, mayonnaise; - filling
`)
