import { dishTable } from '../dish-table.ts'

/** Africa south of the Sahara, India and its neighbours. */
export const africanAndIndian = dishTable(`
Jollof Rice | Riz jollof | Arroz jollof | Jollof-Reis = jollof
  paella: rice 85, tinned-tomato 130, tomato-paste 1tbsp, bell-pepper 60, onion 1x, ginger, garlic, habanero 0.25x, curry-powder 0.5tsp, dried-thyme, bay-leaf, chicken-stock; + chicken-thigh 150; - lemon herb vegetables tomato

Mafé | Mafé | Mafé | Mafé = mafes?, maafe, groundnut (stew|soup), peanut stew, erdnuss ?(eintopf|topf|suppe)
  sauceStew: peanut-butter 40, tomato-paste 1.5tbsp, carrot, sweet-potato 100, white-cabbage 60, onion, garlic, ginger, habanero, rice; + stewing-beef 170; - herb vegetables

Chicken Yassa | Poulet yassa | Pollo yassa | Yassa-Huhn = yassa( au poulet| de pollo| huhn)?
  sauceStew: chicken-thigh 230, onion 2x, garlic 2clove, mustard 2tsp, lemon 1x, olive 15, habanero, bay-leaf, rice; - vegetables herb

Thieboudienne | Thiéboudiène | Thieboudienne | Thieboudienne = th?ie+bou?d?(ienne|iene|ien+e|jen)?, ceebu jen
  paella: rice 85, white-fish 160, tomato-paste 1.5tbsp, carrot 60, white-cabbage 60, aubergine 60, onion, garlic, habanero, parsley, fish-stock; - vegetables tomato spices

Suya
  skewers: beef-steak 180, peanut-butter 1.5tbsp, paprika 1tsp, ginger, garlic, onion-powder 1tsp, cayenne, tomato 60, red-onion; - vegetables spoonful side

Kelewele
  friedPotatoes: plantain 260, cayenne 0.25tsp, ground-ginger 0.5tsp, cumin 0.25tsp, lime; - dip

Ugali with Greens | Ugali aux feuilles vertes | Ugali con verduras | Ugali mit Gemüse = ugali, sadza, nsima, pap (and|&|mit|et) (greens|wors|vleis)
  savouryPorridge: polenta 100, water 260ml, kale 140, tomato 90, onion 1x, cumin; - herb vegetables

Sukuma Wiki
  braisedVegetables: kale 210, tomato 90, onion 1x, garlic, cumin, lemon; - herb

Doro Wat | Doro wat | Doro wat | Doro Wat = doro ?wo?[ea]t+
  sauceStew: chicken-thigh 220, onion 2x, garlic 2clove, ginger, ghee 1.5tbsp, berbere 1tbsp, tomato-paste, egg 1x, lemon, injera 1x; - vegetables herb

Misir Wat | Misir wat | Misir wat | Misir Wat = mis+ir ?wo?[ea]t+
  sauceStew: red-lentil 80, onion 1x, garlic 2clove, ginger, ghee 1tbsp, berbere 2tsp, tomato-paste 1tbsp, vegetable-stock 250ml, injera 1x; - vegetables herb

Chakalaka
  braisedVegetables: bell-pepper 90, carrot 90, white-cabbage 60, onion, garlic, ginger, curry-powder 1tsp, chilli, tinned-tomato 120, ketchup; - stock herb

Korma | Korma | Korma | Korma = (chicken|lamb|vegetable|poulet|pollo|hahnchen|lamm|gemuse)?[ -]?kormas?( de (poulet|pollo|legumes))?
  curry: onion 1x, garlic, ginger, greek-yogurt 60ml, cream 50ml, cashew 20, garam-masala, ground-coriander, cardamom 0.25tsp, turmeric 0.25tsp, basmati-rice; + chicken-thigh 170; - tomato vegetables sour; indian

Jalfrezi | Jalfrezi | Jalfrezi | Jalfrezi = (chicken|lamb|prawn|paneer|poulet|hahnchen)?[ -]?jalfre[sz]i
  curry: bell-pepper 90, onion 1x, garlic, ginger, chilli 1x, tinned-tomato, cumin, ground-coriander, turmeric 0.25tsp, basmati-rice; + chicken-breast 150; - creamy vegetables; indian

Madras Curry | Curry de Madras | Curry Madrás | Madras-Curry = (chicken|beef|lamb|poulet|hahnchen|rindfleisch)?[ -]?madras( curry)?
  curry: onion 1x, garlic, ginger, chilli-powder 1tsp, tinned-tomato 150, tamarind, curry-leaf 5leaf, cumin, ground-coriander, turmeric 0.25tsp, mustard-seed, basmati-rice; + stewing-beef 170; - creamy vegetables sour; indian

Dhansak | Dhansak | Dhansak | Dhansak
  curry: red-lentil 35, pumpkin 60, onion 1x, garlic, ginger, tinned-tomato, tamarind, cumin, ground-coriander, turmeric 0.25tsp, fenugreek 0.25tsp, chilli, basmati-rice; + lamb-shoulder 150; - creamy vegetables; indian

Bhuna | Bhuna | Bhuna | Bhuna = (chicken|lamb|prawn)?[ -]?bhunas?
  curry: onion 1.5x, garlic 2clove, ginger, tomato-paste, tinned-tomato 90, cumin, ground-coriander, garam-masala, chilli, basmati-rice; + lamb-shoulder 180; - creamy vegetables; indian

Keema Matar | Keema matar | Keema matar | Keema Matar = ke+ma( (matar|mutter|peas))?, qe+ma matar
  sauceStew: minced-lamb 150, pea 60, onion, garlic, ginger, chilli, tinned-tomato 110, cumin, garam-masala, turmeric 0.25tsp, naan 1x, coriander; - vegetables stock; indian

Matar Paneer | Matar paneer | Matar paneer | Matar Paneer = (matar|mut+er|mattar) ?pane+r, shahi paneer, paneer butter masala, paneer makhani
  curry: paneer 110, pea 70, onion, garlic, ginger, passata 110, cream 30ml, cumin, garam-masala, turmeric 0.25tsp, basmati-rice; - vegetables sour; indian

Paneer Tikka | Paneer tikka | Paneer tikka | Paneer Tikka = tikka (de )?paneer
  skewers: paneer 130, bell-pepper, red-onion, greek-yogurt 60, ginger, garlic, garam-masala, paprika, cumin, lemon, mint; - vegetables; indian

Rajma | Rajma | Rajma | Rajma = rajma( masala| chawal)?
  curry: kidney-bean 0.75can, onion 1x, garlic, ginger, chilli, tinned-tomato 140, cumin, garam-masala, turmeric 0.25tsp, basmati-rice; - creamy vegetables; indian

Dal Makhani | Dal makhani | Dal makhani | Dal Makhani = da+h?l ?makh?ani, black dal
  dal: beluga-lentil 70, kidney-bean 0.2can, onion, garlic 2clove, ginger, tomato 60, cumin, garam-masala, chilli-powder, butter 15g, cream 45ml; - vegetables sour; indian

Tarka Dal | Tarka dal | Tarka dal | Tarka Dal = tar?d?ka da+h?l, da+h?l (tad?r?ka|fry|tadka)
  dal: red-lentil 80, onion, garlic 2clove, ginger, tomato 60, ghee 1tbsp, cumin 1tsp, mustard-seed, turmeric, chilli; - vegetables creamy; indian

Sambar
  brothSoup: red-lentil 55, carrot, okra 60, aubergine 50, tomato 60, onion, tamarind 1tbsp, mustard-seed, cumin, turmeric, chilli, curry-leaf 6leaf, coriander; - vegetables; main; indian

Saag Aloo | Saag aloo | Saag aloo | Saag Aloo = (sa+g|palak) ?alo+, alo+ ?(sa+g|palak)
  braisedVegetables: spinach 150, potato 180, onion, garlic, ginger, mustard-seed, cumin, turmeric 0.5tsp, chilli, ghee, coriander; indian

Aloo Gobi | Aloo gobi | Aloo gobi | Aloo Gobi = alo+ ?gobh?i, gobh?i alo+
  braisedVegetables: cauliflower 160, potato 160, onion, garlic, ginger, tomato 70, cumin, turmeric, garam-masala, chilli, coriander; indian

Bombay Potatoes | Pommes de terre Bombay | Patatas Bombay | Bombay-Kartoffeln = bombay (aloo|potato(es)?), jeera aloo
  hash: waxy-potato 280, mustard-seed, cumin, turmeric 0.5tsp, chilli, ginger, tomato 60, coriander, lemon; - vegetables; indian

Baingan Bharta | Baingan bharta | Baingan bharta | Baingan Bharta = (baingan|brinjal|aubergine) bh?arta
  braisedVegetables: aubergine 250, onion, garlic 2clove, ginger, tomato 100, chilli, cumin, garam-masala, turmeric 0.25tsp, coriander; - stock; indian

Goan Fish Curry | Curry de poisson de Goa | Curry de pescado de Goa | Goanisches Fischcurry = (goan|kerala|bengali) fish curry, (meen|macher) (moilee|jhol|curry)
  curry: white-fish 170, onion, garlic, ginger, chilli, coconut-milk 130ml, tamarind, tomato 60, cumin, ground-coriander, turmeric, curry-leaf 5leaf, basmati-rice; - vegetables sour tomato; indian

Raita | Raïta | Raita | Raita = raitas?
  stirredSpread: greek-yogurt 110, cucumber 80, mint 0.125bunch, cumin 0.25tsp, garlic 0.25clove, naan 0.5x; - vegetables

Upma
  savouryPorridge: semolina 70, water 220ml, ghee, mustard-seed, curry-leaf 5leaf, ginger, chilli, onion, carrot 50, pea 40, cashew 12, lemon, coriander; - vegetables; indian
`)
