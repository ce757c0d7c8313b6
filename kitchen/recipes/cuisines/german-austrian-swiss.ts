import { dishTable } from '../dish-table.ts'

/** What Germany, Austria and Switzerland call by a name. */
export const germanAustrianSwiss = dishTable(`
Schupfnudeln with Sauerkraut | Schupfnudeln à la choucroute | Schupfnudeln con chucrut | Schupfnudeln mit Kraut = schupf ?nudeln?( mit sauerkraut)?, bube ?spitz(le|n|la), fingernudeln
  potatoNoodles: potato 230, flour, egg, sauerkraut 120, bacon 40, onion, butter, chive; german

Roast Beef with Onions | Rosbif aux oignons frits | Rosbif encebollado | Zwiebelrostbraten = zwiebel ?rost( ?braten)?, (wiener |schwabischer )?rost ?braten
  smothered: beef-steak 200, onion 1x, flour, beef-stock 120ml, red-wine 40ml, mustard, butter, spaetzle 120, chive; german

Berlin-Style Liver | Foie à la berlinoise | Hígado a la berlinesa | Leber Berliner Art = (kalbs ?)?leber (berliner art|mit (apfeln? und zwiebeln|zwiebeln und apfeln?))
  smothered: calf-liver 150, onion 1x, apple 90, flour, beef-stock 60ml, butter, potato 220, parsley; german

Escalope in Cream Sauce | Escalope à la crème | Escalope a la crema | Rahmschnitzel = rahm ?schnitzel
  floured: pork-escalope 150, flour, button-mushroom 60, beef-stock 60ml, cream 70ml, lemon, tagliatelle, parsley; german

Paprika Escalope | Escalope au paprika | Escalope a la paprika | Paprikaschnitzel = (paprika|zigeuner) ?schnitzel
  floured: pork-escalope 150, flour, bell-pepper 90, onion, tinned-tomato, paprika 1tsp, beef-stock, rice; german

Smoked Pork with Sauerkraut | Porc fumé à la choucroute | Lomo ahumado con chucrut | Kasseler mit Sauerkraut = kass(e)?ler( mit| auf| und)? (sauer)?kraut, sauerkraut mit kass(e)?ler
  sauceStew: smoked-pork 160, sauerkraut 160, onion, lard, white-wine 60ml, bay-leaf, caraway, potato 200; - side herb; german

Maultaschen | Maultaschen | Maultaschen | Maultaschen = maul ?tasch(e|en|erl)( in der bruhe| geschmelzt)?
  boiledDumplings: mixed-mince 80, spinach 60, breadcrumb 12, egg, onion, nutmeg, beef-stock 280ml, chive; - fat; german

Carinthian Cheese Dumplings | Ravioles au fromage blanc de Carinthie | Raviolis de quark de Carintia | Kärntner Kasnudeln = (karntner )?kas ?nudeln?
  boiledDumplings: quark 80, potato 90, onion, butter 15g, mint 0.125bunch, chervil 0.125bunch; german

Schlutzkrapfen | Schlutzkrapfen | Schlutzkrapfen | Schlutzkrapfen = schlutzer
  boiledDumplings: rye-flour 95, spinach 80, ricotta 60, parmesan 15, onion, nutmeg, butter 15g, chive; german

Spinach Dumplings | Knödel aux épinards | Knödel de espinacas | Spinatknödel = spinat ?(knodel|nocken)
  breadDumplings: spinach 90, cheese 30, egg, onion, butter, nutmeg; german

Lentils with Spaetzle | Lentilles aux spätzle | Lentejas con spätzle | Linsen mit Spätzle = linsen (mit|und) spatzle( und saiten(wurst|wurstle))?, saure linsen
  sauceStew: green-lentil 70, frankfurter 100, bacon 20, carrot, celeriac, leek, onion, red-wine-vinegar 1tbsp, bay-leaf, mustard, spaetzle 120; german

Gaisburger Marsch
  brothSoup: stewing-beef 130, potato 150, spaetzle 60, carrot, celeriac, leek, onion, bay-leaf, beef-stock 450ml, parsley; main; german

Pichelsteiner Stew | Ragoût Pichelsteiner | Guiso Pichelsteiner | Pichelsteiner = pichelsteiner( eintopf| topf)?
  sauceStew: stewing-beef 80, pork-shoulder 80, potato 150, carrot, celeriac, leek, savoy-cabbage 60, onion, caraway, beef-stock 250ml; - side; german

Swede Stew | Potée au rutabaga | Guiso de colinabo | Steckrübeneintopf = steckruben ?(eintopf|topf|suppe)
  brothSoup: swede 200, potato 130, carrot, smoked-pork 70, onion, dried-thyme, beef-stock 350ml; main; german

Green Bean Stew | Potée aux haricots verts | Guiso de judías verdes | Grüne-Bohnen-Eintopf = (grune[- ]?)?bohnen ?(eintopf|topf|suppe), schnippelbohnen ?(eintopf|suppe)
  brothSoup: green-bean 160, potato 150, bacon 40, carrot, onion, dried-thyme, cider-vinegar, beef-stock 350ml; main; german

Savoy Cabbage Stew | Potée au chou frisé | Guiso de col rizada | Wirsingeintopf = wirsing ?(eintopf|topf|suppe), (weiss)?kohl ?(suppe|eintopf), krautsuppe, cabbage soup, soupe aux? choux?
  brothSoup: savoy-cabbage 150, potato 130, carrot, stewing-beef 80, onion, caraway, nutmeg, beef-stock 380ml; main; german

Solyanka | Solianka | Solianka | Soljanka = sol[jyi]+anka
  brothSoup: salami 40, frankfurter 50, gherkin 40, bell-pepper 60, onion 1x, tomato-paste 1tbsp, paprika, bay-leaf, caper, lemon, sour-cream 25, dill; - vegetables; main

Barley Soup from Graubünden | Soupe à l’orge des Grisons | Sopa de cebada de los Grisones | Bündner Gerstensuppe = gersten ?suppe, graupen ?suppe
  brothSoup: pearl-barley 35, bacon 35, carrot, celeriac, leek, onion, beef-stock 400ml, cream 40ml, chive; main; german

Potato Goulash | Goulasch de pommes de terre | Gulash de patata | Kartoffelgulasch = kartoffel ?gulasch, erdapfel ?gulasch
  sauceStew: potato 300, onion 1x, frankfurter 90, bell-pepper 50, paprika 2tsp, caraway, tomato-paste, cider-vinegar, sour-cream 30ml; - vegetables side; german

Austrian Fried Chicken | Poulet pané à la viennoise | Pollo empanado vienés | Backhendl = (wiener )?back ?(hendl|huhn|hahnchen), backhendl ?salat
  schnitzel: chicken-thigh 200, egg, breadcrumb, lemon, parsley

Fleckerl with Cabbage | Pâtes au chou | Pasta con col | Krautfleckerl
  pasta: short-pasta, white-cabbage 160, bacon 25, onion 1x, caraway, paprika; - main herb sour cheese; german

Ham Fleckerl | Gratin de pâtes au jambon | Pasta al horno con jamón | Schinkenfleckerl = schinken ?nudeln( uberbacken)?
  pastaBake: short-pasta, cooked-ham 80, onion, sour-cream 90ml, gouda, nutmeg, chive; - main

Alpine Macaroni | Macaronis de l’alpage | Macarrones alpinos | Älplermagronen = alpler ?ma(g|k|kk)+aronen, alplermagronen
  gratin: potato 130, short-pasta 60, bacon 30, onion 1x, cream 100ml, gruyere 50, nutmeg; - main stock crumbs

Tyrolean Gröstl | Gröstl tyrolien | Gröstl tirolés | Tiroler Gröstl = grostl
  hash: waxy-potato 260, beef-steak 80, bacon 30, onion 1x, caraway, paprika, egg 1x, chive; - vegetables sour

Serbian Rice with Meat | Riz à la viande serbe | Arroz con carne serbio | Serbisches Reisfleisch = reis ?fleisch, djuvec( reis)?
  paella: rice 80, pork-fillet 120, bell-pepper 90, onion 1x, garlic, paprika 2tsp, tomato-paste, parsley; - lemon vegetables tomato

Papet Vaudois
  sauceStew: pork-sausage 130, leek 200, potato 220, onion, butter, white-wine 80ml, cream 50ml, nutmeg; - side herb vegetables

Braised Red Cabbage with Apple | Chou rouge aux pommes | Lombarda con manzana | Apfelrotkohl = (geschmorter|geschmortes) (rotkohl|blaukraut|rotkraut), apfel ?(rotkohl|blaukraut|rotkraut), (rotkohl|blaukraut|rotkraut) mit apf(el|eln), braised red cabbage, chou rouge braise
  braisedVegetables: red-cabbage 220, apple 70, onion, lard, red-wine 60ml, clove, bay-leaf, cider-vinegar 1tbsp, brown-sugar 1tsp; - herb; german

Bavarian Cabbage | Chou à la bavaroise | Col a la bávara | Bayrisch Kraut = bayrisch kraut, schmor ?kraut, speck ?kraut(?! ?salat)
  braisedVegetables: white-cabbage 230, bacon 30, onion, caraway, brown-sugar 1tsp, cider-vinegar 1tbsp; - herb; german

Creamed Savoy Cabbage | Chou frisé à la crème | Col rizada a la crema | Rahmwirsing = wirsing ?gemuse
  braisedVegetables: savoy-cabbage 230, bacon 20, onion, butter, nutmeg, cream 70ml; - herb; german

Creamed Kohlrabi | Chou-rave à la crème | Colinabo a la crema | Rahmkohlrabi = kohlrabi ?gemuse, kohlrabi in (rahm|sahne|bechamel)\\w*
  braisedVegetables: kohlrabi 230, onion, butter, nutmeg, cream 60ml, parsley; german

Leipzig Vegetables | Légumes à la Leipzig | Verduras de Leipzig | Leipziger Allerlei
  braisedVegetables: carrot 80, pea 60, asparagus 60, cauliflower 60, butter 15g, sugar 0.5tsp, nutmeg, parsley; - onion; german

Plaice Finkenwerder Style | Plie à la Finkenwerder | Platija de Finkenwerder | Scholle Finkenwerder Art = scholle mit speck, finkenwerder scholle
  floured: plaice 200, flour, bacon 45, butter, lemon, parsley, waxy-potato 200; - stock; german

Obatzda | Obatzda | Obatzda | Obatzda = (o|an)gebatzter, obazda, obatzter
  stirredSpread: brie 90, butter 15g, cream-cheese 30, onion, paprika 0.5tsp, caraway, beer 1tbsp, chive; - vegetables

Liptauer
  stirredSpread: quark 80, butter 25g, onion, paprika 0.75tsp, caraway, caper, mustard 0.5tsp, chive; - vegetables

Spundekäs
  stirredSpread: quark 60, cream-cheese 60, onion, garlic 0.25clove, paprika 0.75tsp; - vegetables herb

Meat Salad | Salade de cervelas à la mayonnaise | Ensalada de fiambre | Fleischsalat
  boundSalad: frankfurter 90, onion, gherkin 30, mayonnaise 2tbsp, mustard, white-wine-vinegar, parsley; - vegetables

Chicken Salad with Mandarins | Salade de poulet aux mandarines | Ensalada de pollo con mandarina | Geflügelsalat = (huhner|hahnchen|geflugel) ?salat(?! mit)
  boundSalad: chicken-breast 110, asparagus 40, pineapple 40, mayonnaise 1.5tbsp, greek-yogurt 1tbsp, curry-powder 0.5tsp, lemon; - vegetables herb

Red Herring Salad | Salade de hareng à la betterave | Ensalada de arenque y remolacha | Roter Heringssalat = (roter )?herings ?salat, shuba, schuba, herring under a fur coat
  boundSalad: herring 90, beetroot 80, apple 40, gherkin 25, potato 80, egg 0.5x, mayonnaise 1tbsp, sour-cream 1tbsp, onion, dill

Lamb’s Lettuce with Bacon | Salade de mâche aux lardons | Canónigos con beicon | Feldsalat mit Speck = (feld|nussli|vogerl) ?salat mit (speck|ei|speck und ei|croutons)
  salad: lambs-lettuce 60, bacon 35, egg 0.5x, mustard, white-wine-vinegar, walnut-oil; - cheese main crunch
`)
