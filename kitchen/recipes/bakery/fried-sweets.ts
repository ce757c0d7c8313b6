import { cards } from '../cards.ts'

/** Fried sweets by name, for six. */
export const friedByName = cards(
  'friedSweets',
  6,
  String.raw`
  Berliner / Boules de Berlin / Berlinas / Berliner ; ((ein(en)? |die )?berliner( pfannkuchen)?(?! (luft|leber|weisse|schnauze))|(faschings ?)?krapfen|(jam|jelly|custard) (filled )?do(ugh)?nuts?|berlinas?|boules? de berlin|bombolon[ei]s?|sufganiyot|paczki) ; 350g flour, 150ml milk, 2 egg, 7g yeast, 50g butter, 80g sugar, 3g salt, 1tsp lemon-zest, 180g jam, 500ml frying-oil ; way=doughnut cuisine=german
  Doughnuts / Donuts / Donuts / Donuts ; (glazed |ring |sugar )?do(ugh)?nuts?(?! (holes|peach))|rosquillas americanas|donas ; 350g flour, 160ml milk, 2 egg, 7g yeast, 50g butter, 90g sugar, 3g salt, 1tsp vanilla-extract, 500ml frying-oil ; way=doughnut
  Beignets / Beignets / Beignets / Beignets ; (new orleans )?beignets?( sucres?| de carnaval| nature)?(?! (de|aux?|d'|sales?)) ; 350g flour, 160ml milk, 1 egg, 7g yeast, 40g butter, 50g sugar, 3g salt, 40g icing-sugar, 500ml frying-oil ; way=doughnut
  Pulled Fritters / Gâteaux frits / Sopaipillas / Ausgezogene ; ausgezogene|kiachl|kuchle|bauern ?kuchle|sopaipillas?(?! pasadas)|fry ?bread|knieblech ; 350g flour, 170ml milk, 1 egg, 7g yeast, 40g butter, 50g sugar, 3g salt, 500ml frying-oil ; way=doughnut
  Oliebollen ; olie ?bollen|smoutebollen|croustillons? ; 350g flour, 330ml milk, 1 egg, 7g yeast, 50g sugar, 3g salt, 120g raisin, 1 apple, 500ml frying-oil ; way=loose
  Buñuelos de Calabaza / Beignets de potiron / Buñuelos de calabaza / Kürbis-Buñuelos ; bunuelos de calabaza|beignets? (de potiron|a la citrouille) ; 300g flour, 150ml water, 7g yeast, 60g sugar, 3g salt, 300g pumpkin, 500ml frying-oil ; way=loose cuisine=spanish
  Loukoumades ; loukoum+ades?|lokma|luqaimat|awameh|luqmat ; 300g flour, 280ml water, 7g yeast, 40g sugar, 3g salt, 1tsp cinnamon, 60g walnut, 500ml frying-oil ; way=loose
  Zeppole ; zeppol[ei]s?|frittelle( veneziane)?|castagnole ; 300g flour, 200ml milk, 2 egg, 7g yeast, 60g sugar, 3g salt, 1tsp lemon-zest, 40g icing-sugar, 500ml frying-oil ; way=loose cuisine=italian
  Carnival Fritters / Bugnes / Flores fritas / Mutzen ; bugnes?( lyonnaises)?|merveilles?( de carnaval)?|oreillettes?|ganses|mutzen|raderkuchen|faworki|chruscik\w*|chiacchiere|frappe di carnevale|crostoli|hojuelas?|angel wings ; 350g flour, 3 egg, 60g butter, 60g sugar, 20ml dark-rum, 1tsp lemon-zest, 3g salt, 40g icing-sugar, 500ml frying-oil ; way=thin
  Pestiños / Pestiños / Pestiños / Pestiños ; pestinos? ; 350g flour, 80ml olive-oil, 80ml white-wine, 90g sugar, 1tsp cinnamon, 1tsp orange-zest, 400ml frying-oil ; way=thin cuisine=spanish
  Rosquillas / Rosquillas / Rosquillas / Rosquillas ; rosquillas?( (de anis|fritas|caseras|tontas|listas))?|roscos (fritos|de vino)|rosquetes? ; 400g flour, 3 egg, 60ml olive-oil, 120g sugar, 8g baking-powder, 20ml pastis, 1tsp lemon-zest, 1tsp cinnamon, 500ml frying-oil ; way=rings cuisine=spanish
  Quark Fritters / Beignets au fromage blanc / Buñuelos de queso / Quarkbällchen ; quark ?(ballchen|krapfchen|kugeln?)|beignets? au fromage blanc|bunuelos de queso|quark (fritters|doughnuts|balls) ; 250g flour, 250g quark, 2 egg, 90g sugar, 8g baking-powder, 1tsp vanilla-extract, 500ml frying-oil ; way=balls cuisine=german
  Mandazi / Puff-puff / Mandazi / Mandazi ; mandazis?|puff[- ]puffs?|bofrot ; 350g flour, 160ml coconut-milk, 1 egg, 80g sugar, 8g baking-powder, 0.5tsp cardamom, 500ml frying-oil ; way=balls
  Leche Frita / Lait frit / Leche frita / Gebackene Milch ; leche frita|fried milk|lait frit|gebackene milch ; 700ml milk, 130g sugar, 60g cornflour, 40g flour, 2 egg, 2tsp cinnamon, 1tsp lemon-zest, 300ml frying-oil ; way=squares cuisine=spanish needs=egg,liquid
  Apple Fritters / Beignets aux pommes / Buñuelos de manzana / Apfelküchle ; apple fritters?|beignets? aux pommes|bunuelos de manzana|apfel ?(kuchle|krapferl|kuchel\w*|beignets?)|frittelle di mele ; 150g flour, 5g baking-powder, 150ml milk, 2 egg, 80g sugar, 2tsp cinnamon, 4 apple, 400ml frying-oil ; way=batter needs=fruit
  Banana Fritters / Beignets de banane / Buñuelos de plátano / Gebackene Bananen ; banana fritters?|fried bananas?|beignets? (de |a la )bananes?|(bunuelos de|platanos?) ?(platano|frito|fritos)|gebackenen? bananen?|pisang goreng ; 150g flour, 5g baking-powder, 170ml water, 80g sugar, 20g sesame-seed, 4 banana, 400ml frying-oil ; way=batter needs=fruit
  Pineapple Fritters / Beignets d’ananas / Buñuelos de piña / Gebackene Ananas ; pineapple fritters?|beignets? d'ananas|gebackene ananas|bunuelos de pina ; 150g flour, 5g baking-powder, 150ml milk, 1 egg, 80g sugar, 500g pineapple, 400ml frying-oil ; way=batter needs=fruit
`,
)
