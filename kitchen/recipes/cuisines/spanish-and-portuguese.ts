import { dishTable } from '../dish-table.ts'

/** What Spain and Portugal call by a name. */
export const spanishAndPortuguese = dishTable(`
Galician-Style Octopus | Poulpe à la galicienne | Pulpo a la gallega | Oktopus auf galicische Art = pulpo a feira, polbo a feira
  oilDressed: octopus 130, waxy-potato 180, smoked-paprika 0.75tsp, olive-oil 1.5tbsp

Madrid-Style Tripe | Tripes à la madrilène | Callos a la madrileña | Kutteln nach Madrider Art = callos(?! (de hacha|cocidos))
  sauceStew: tripe 180, chorizo 40, black-pudding 30, onion, garlic, smoked-paprika 1tsp, tomato-paste, chilli-flakes, bay-leaf; - vegetables side herb

Galician Broth | Soupe galicienne | Caldo gallego | Galicischer Eintopf
  brothSoup: white-bean 0.25can, kale 90, potato 150, chorizo 30, smoked-pork 40, onion, smoked-paprika; main

Asturian Bean Pot | Potée asturienne | Pote asturiano | Asturischer Kohleintopf
  brothSoup: white-bean 0.4can, kale 100, potato 120, chorizo 40, black-pudding 25, onion, smoked-paprika; - herb; main

Beans with Chorizo | Haricots au chorizo | Alubias con chorizo | Bohnen mit Chorizo = (judias|alubias|judiones) con chorizo, olla podrida
  sauceStew: white-bean, chorizo 60, carrot, onion, garlic, bell-pepper, smoked-paprika, bay-leaf; - side

Broad Beans with Ham | Fèves au jambon | Habas con jamón | Dicke Bohnen mit Schinken = habitas con jamon, dicke bohnen mit speck, feves a la catalane, habas a la catalana
  braisedVegetables: broad-bean 160, cured-ham 40, onion, garlic, white-wine 50ml, olive-oil, mint

Michirones
  sauceStew: broad-bean 150, chorizo 40, cured-ham 25, chilli 0.5x, paprika, bay-leaf, garlic; - vegetables side herb

Suquet de Peix | Suquet de poisson | Suquet de pescado | Suquet de Peix = suquet
  sauceStew: white-fish 150, clam 100, potato 180, tinned-tomato, garlic 2clove, ground-almond 15, saffron, white-wine 60ml, fish-stock, parsley; - vegetables side

Biscayan Salt Cod | Morue à la biscaïenne | Bacalao a la vizcaína | Stockfisch auf Biskayer Art
  sauceStew: salt-cod 150, red-onion 1x, bell-pepper 90, garlic, paprika 1tsp, tinned-tomato, olive-oil, parsley, country-bread; - vegetables

Salt Cod with Tomato | Morue à la tomate | Bacalao con tomate | Stockfisch in Tomatensauce
  sauceStew: salt-cod 150, onion, garlic, bell-pepper 60, tinned-tomato 180, olive-oil, bay-leaf, parsley, country-bread

Clams in White Wine | Palourdes à la marinière | Almejas a la marinera | Venusmuscheln in Weißwein = clams (in|with) (white wine|garlic)
  mussels: clam 350, garlic 2clove, onion, white-wine 80ml, paprika, parsley, country-bread; - vegetables; starter

Squid with Onions | Calamars aux oignons | Calamares encebollados | Tintenfisch mit Zwiebeln = (chipirones|calamares) encebollados
  sauceStew: squid 200, onion 1.5x, garlic, white-wine 80ml, olive-oil, bay-leaf, parsley, rice; - vegetables

Fried Fish Platter | Petite friture | Pescaíto frito | Frittierte Fischplatte = pescaito( frito)?, pescado frito, fritura (de pescado|malaguena), friture de poissons?
  battered: white-fish 110, squid 80, flour, lemon; - side dip

Fritto Misto | Friture à l’italienne | Fritto misto | Fritto misto = fritto misto( di mare)?
  battered: squid 90, prawn 70, courgette 60, flour, lemon; - side dip

House Salad | Salade mixte | Ensalada mixta | Gemischter Salat = ensalada de la casa, mixed salad(?! leaves)
  salad: lettuce 50, tomato 80, cucumber, sweetcorn 30, egg 0.5x, tinned-tuna 40, onion, red-wine-vinegar, olive-oil; - cheese crunch mustard sweet

Spring Vegetable Stew | Ragoût de légumes primeurs | Menestra de verduras | Frühlingsgemüse-Ragout
  braisedVegetables: artichoke 80, green-bean 70, pea 50, carrot 60, cured-ham 25, onion, white-wine 50ml, olive-oil

Spinach with Raisins and Pine Nuts | Épinards aux raisins et pignons | Espinacas con pasas y piñones | Spinat mit Rosinen und Pinienkernen = espinacas a la catalana
  braisedVegetables: spinach 260, raisin 20, pine-nut 12, garlic, olive-oil; - stock herb

Green Beans with Ham | Haricots verts au jambon | Judías verdes con jamón | Grüne Bohnen mit Schinken
  braisedVegetables: green-bean 200, cured-ham 35, garlic, onion, olive-oil, paprika; - herb

Artichokes with Ham | Artichauts au jambon | Alcachofas con jamón | Artischocken mit Schinken
  braisedVegetables: artichoke 220, cured-ham 35, garlic, onion, white-wine 60ml, olive-oil, parsley

Garlic Mayonnaise Potatoes | Pommes de terre à l’aïoli | Patatas alioli | Kartoffeln mit Aioli = patatas (con |al )?ali[ -]?oli
  boundSalad: waxy-potato 260, mayonnaise 2.5tbsp, garlic, lemon, parsley; - vegetables

Soupy Seafood Rice | Riz aux fruits de mer en bouillon | Arroz caldoso de marisco | Reissuppe mit Meeresfrüchten = arroz (caldoso|meloso)( de marisco)?, arroz de marisco
  brothSoup: paella-rice 65, prawn 80, squid 60, clam 80, garlic, onion, bell-pepper 40, tinned-tomato, saffron, paprika, fish-stock 500ml, parsley; - vegetables; main

Smoked Pork with Greens | Palette fumée aux feuilles de navet | Lacón con grelos | Räucherfleisch mit Rübstiel
  boiledJoint: smoked-pork 160, chorizo 40, kale 130, waxy-potato 220, smoked-paprika; - vegetables sharp

Eggs Flamenco Style | Œufs à la flamenca | Huevos a la flamenca | Eier à la flamenca
  ratatouille: bell-pepper 80, green-bean 50, tomato 180, onion, garlic, chorizo 30, cured-ham 20, smoked-paprika, egg 1x, parsley; - vegetables

Caldo Verde | Caldo verde | Caldo verde | Caldo Verde
  brothSoup: potato 200, kale 110, chorizo 40, onion, garlic, olive-oil, water 400ml; - vegetables herb

Bacalhau à Brás | Morue à Brás | Bacalao a la bras | Bacalhau à Brás = bacal(hau|ao) (a )?(la )?bras, (bacalao|bacalhau) dorado
  hash: salt-cod 120, waxy-potato 220, onion 1x, garlic, egg 1.5x, olive 15, parsley; - vegetables spices sour

Salt Cod with Cream | Morue à la crème | Bacalao con nata | Bacalhau com Natas = bacalhau com natas
  gratin: salt-cod 120, potato 220, onion 1x, garlic, cream 110ml, nutmeg, gruyere 25; - main stock herb

Pork with Clams | Porc aux palourdes | Cerdo a la alentejana | Schweinefleisch mit Muscheln = (carne de )?(porco|cerdo) a(la)? alentejana
  sauceStew: pork-shoulder 160, clam 120, garlic 2clove, paprika 1tsp, white-wine 120ml, bay-leaf, potato 200, coriander; - vegetables side

Cataplana
  fishStew: white-fish 110, clam 100, prawn 60, chorizo 25, bell-pepper, onion, garlic, tinned-tomato, paprika, bay-leaf, white-wine, coriander; - vegetables

Salt Cod Cakes | Beignets de morue portugais | Pastéis de bacalhau | Portugiesische Stockfischplätzchen = bolinhos de bacalhau, pasteles de bacalao
  mashCakes: salt-cod 110, potato 200, onion, parsley, lemon; - vegetables cheese; starter

Bifana
  sandwich: pork-escalope 120, garlic, mustard, baguette; - leaves spread
`)
