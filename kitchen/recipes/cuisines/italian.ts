import { dishTable } from '../dish-table.ts'

/** What Italy calls by a name. */
export const italianDishes = dishTable(`
Polenta with Mushrooms | Polenta aux champignons | Polenta con setas | Polenta mit Pilzen = polenta (ai|con) funghi, (creamy |weiche |cremige )?polenta(?! ?(cake|kuchen|chips?|flour|mehl|schnitten?|fries))( cremosa| cremeuse)?
  savouryPorridge: polenta 75, vegetable-stock 320ml, butter, parmesan 30, button-mushroom 130, garlic, rosemary; italian

Chicken Cacciatora | Poulet à la cacciatora | Pollo a la cacciatora | Huhn alla cacciatora = (pollo|chicken|poulet|huhn|hahnchen) (alla |a la )?(cacciator[ae]|cazadora)
  sauceStew: chicken-thigh 220, onion, garlic, bell-pepper 60, button-mushroom 50, tinned-tomato 150, olive 15, red-wine 70ml, rosemary 1sprig, polenta; - stock vegetables; italian

Lemon Escalopes | Escalopes au citron | Escalopines al limón | Zitronenschnitzel = scalop+in[ei] al limone, (piccata|scaloppine)( al limone| de ternera| de veau| of veal| lombarda)?
  floured: veal-escalope 140, flour, butter 20, lemon 0.5x, white-wine 40ml, caper, parsley; - stock

Marsala Escalopes | Escalopes au marsala | Escalopines al marsala | Marsala-Schnitzel = (veal|chicken|scaloppine|escalopes?|pollo|hahnchen) (al |au |mit )?marsala
  floured: veal-escalope 140, flour, butter 20, sherry 60ml, button-mushroom 60, sage, tagliatelle

Peposo
  sauceStew: stewing-beef 200, black-pepper 1tsp, garlic 3clove, tomato-paste 1tbsp, red-wine 200ml, rosemary 1sprig, polenta; - vegetables onion

Porchetta
  roast: pork-belly 220, fennel-seed 1tsp, garlic 2clove, rosemary, fennel, waxy-potato; - vegetables

Liver Venetian Style | Foie à la vénitienne | Hígado a la veneciana | Leber venezianisch = fegato alla veneziana
  smothered: calf-liver 150, onion 1.5x, butter, white-wine-vinegar 1tbsp, white-wine 40ml, parsley, polenta 70; - flour stock

Roman Tripe | Tripes à la romaine | Callos a la romana | Kutteln auf römische Art = trippa alla romana
  sauceStew: tripe 180, onion, carrot, celery, tinned-tomato 160, white-wine 60ml, mint, pecorino 20, country-bread; - vegetables

Ribollita
  brothSoup: white-bean 0.4can, kale 80, savoy-cabbage 60, carrot, celery, onion, garlic, tinned-tomato 80, dried-thyme, country-bread 35, olive-oil 1tbsp; - herb; main; italian

Minestrone | Minestrone | Minestrone | Minestrone = minestr(one|oni|a)
  brothSoup: white-bean 0.25can, carrot, celery, courgette, green-bean 40, potato 60, onion, garlic, tinned-tomato 90, short-pasta 20, parmesan 12, basil, olive-oil; - vegetables; italian

Pappa al Pomodoro
  breadSoup: tinned-tomato 250, garlic 2clove, country-bread 70, olive-oil 1.5tbsp, vegetable-stock 200ml, basil; - onion cheese

Pasta e Fagioli | Pasta e fagioli | Pasta e fagioli | Pasta e fagioli = pasta fazool, bean and pasta soup, soupe de pates et haricots
  brothSoup: white-bean, short-pasta 40, bacon 20, carrot, celery, onion, garlic, tinned-tomato 80, rosemary 0.5sprig, parmesan 12, olive-oil; - vegetables; main; italian

Pasta e Ceci
  brothSoup: chickpea, short-pasta 40, onion, garlic 2clove, tomato-paste, chilli-flakes, rosemary 0.5sprig, parmesan 12, olive-oil; - vegetables; main; italian

Stracciatella Soup | Soupe stracciatella | Sopa stracciatella | Stracciatella-Suppe = stracciatella alla romana, einlaufsuppe, eierflockensuppe
  brothSoup: chicken-stock 350ml, egg 1x, parmesan 15, semolina 8, spinach 30, nutmeg, lemon, parsley; - vegetables onion

Tortellini in Brodo | Tortellini en bouillon | Tortellini en caldo | Tortellini in Brühe = tortellini in broth
  brothSoup: ravioli 100, chicken-stock 400ml, parmesan 12, nutmeg, parsley; - vegetables onion fat

Spaghetti al Pomodoro | Spaghettis à la sauce tomate | Espaguetis con tomate | Spaghetti mit Tomatensauce = (spaghettis?|pasta|penne|pates|nudeln|espaguetis|macarrones) (al pomodoro|napoletana|alla napoletana|napolitana|(a la )?napolitaine|napoli|mit tomaten ?(sauce|sosse)|(a la )?sauce tomate|con (salsa de )?tomate|(with|in) tomato sauce)
  pasta: tinned-tomato 200, onion, garlic, basil, parmesan; - main sour; italian

Spaghetti with Seafood | Spaghettis aux fruits de mer | Espaguetis con marisco | Spaghetti mit Meeresfrüchten = (spaghetti|linguine|pasta) (allo scoglio|(ai )?frutti di mare|(with|and) seafood)
  pasta: spaghetti, seafood-mix 150, cherry-tomato 80, garlic, white-wine 50ml, chilli-flakes, parsley; - main cheese; italian

Pasta with Tuna | Pâtes au thon | Pasta con atún | Nudeln mit Thunfisch = spaghettis? (au thon|with tuna|mit thunfisch), espaguetis con atun, (pasta|spaghetti|penne) (al tonno|with tuna), (pates|penne) au thon, (macarrones|pasta) con atun, (nudeln|pasta) mit thunfisch, tuna pasta(?! (bake|salad))
  pasta: spaghetti, tinned-tuna 70, tinned-tomato 150, onion, garlic, caper, parsley; - main cheese; italian

Orecchiette with Broccoli | Orecchiette au brocoli | Orecchiette con brócoli | Orecchiette mit Brokkoli = orecchiette (alle|con le|con|aux) (cime di rapa|brocolis?)
  pasta: short-pasta, broccoli 130, garlic 2clove, anchovy 8, chilli-flakes, breadcrumb 12, pecorino; - main herb sour creamy; italian

Pasta alla Gricia = gricia
  pasta: short-pasta, bacon 60, pecorino 35, black-pepper; - main herb sour aromatics; italian

Pasta with Four Cheeses | Pâtes aux quatre fromages | Pasta a los cuatro quesos | Pasta ai quattro formaggi = (pasta|penne|pates|gnocchi|nudeln|macarrones) (ai )?(quattro formaggi|(aux |a los )?(4|quatre|cuatro) (fromages?|quesos?)|mit vier kase|(with )?four cheeses?)
  pasta: short-pasta, blue-cheese 25, mozzarella 30, parmesan 20, cream 70ml, nutmeg; - main herb sour aromatics; italian

Pasta Primavera | Pâtes primavera | Pasta primavera | Pasta primavera
  pasta: short-pasta, asparagus 60, pea 40, courgette 70, carrot 40, spring-onion, cream 40ml, parmesan, basil; - main; italian

Spinach and Ricotta Ravioli | Ravioles ricotta-épinards | Raviolis de ricota y espinacas | Ravioli mit Ricotta und Spinat = ravioli (ricotta|spinaci|spinach)\\w*( e | and | et )\\w+, (ravioles|raviolis) (ricotta[- ]epinards|epinards[- ]ricotta), home ?made ravioli
  boiledDumplings: flour, egg, spinach 80, ricotta 80, parmesan 15, nutmeg, onion, butter 18g, sage 4leaf; italian

Cannelloni | Cannellonis | Canelones | Cannelloni = cannelloni?s?, canelones( de (carne|espinacas|atun))?
  layeredBake: lasagne-sheet 4sheet, ricotta 70, spinach 120, passata 180, onion, garlic, nutmeg, parmesan; italian

Gnocchi alla Sorrentina | Gnocchis à la sorrentine | Ñoquis a la sorrentina | Gnocchi alla sorrentina = gnocchi sorrentina
  gnocchi: tinned-tomato 160, mozzarella 60, parmesan 10, garlic, basil; - main sour

Risi e Bisi | Risi e bisi | Risi e bisi | Risi-Bisi = risi[- ]?(e[- ]?)?(bisi|pisi)
  risotto: pea 110, bacon 25, onion, butter, parmesan, parsley; - main

Peperonata | Peperonata | Peperonata | Peperonata = peperonata
  ratatouille: bell-pepper 260, tomato 110, onion 1x, garlic, olive-oil 2tbsp, red-wine-vinegar, basil; - vegetables; italian

Roman Artichokes | Artichauts à la romaine | Alcachofas a la romana | Artischocken auf römische Art = carciofi alla romana
  braisedVegetables: artichoke 230, garlic 2clove, mint 0.125bunch, parsley, white-wine 70ml, olive-oil 1.5tbsp, lemon; - onion

Tuscan Beans | Haricots à la toscane | Alubias a la toscana | Toskanische Bohnen = fagioli all'?uccelletto
  sauceStew: white-bean, garlic 2clove, sage, tinned-tomato 150, olive-oil 1tbsp, country-bread; - vegetables onion stock

Salt Cod Livornese | Morue à la livournaise | Bacalao a la livornesa | Stockfisch Livorneser Art = baccala alla livornese
  sauceStew: salt-cod 150, onion, garlic, tinned-tomato 170, olive 15, caper, white-wine 50ml, potato 150, parsley; - side vegetables

Acqua Pazza | Acqua pazza | Acqua pazza | Acqua pazza = (pesce|fisch|poisson|pescado|fish) (all'?acqua pazza)
  fishStew: sea-bass 180, cherry-tomato 110, garlic 2clove, white-wine, caper, chilli-flakes, parsley; - tomato vegetables

Pollo alla Diavola | Poulet à la diable | Pollo a la diabla | Teufelshuhn = chicken diavolo
  wings: chicken-thigh 280, chilli-flakes 1tsp, garlic 2clove, lemon 0.5x, olive-oil 1tbsp, rosemary, lettuce; - glaze vegetables

Bollito Misto
  boiledJoint: stewing-beef 110, chicken-thigh 90, pork-sausage 60, carrot, celery, leek, waxy-potato, onion, bay-leaf, mustard
`)
