import { cards } from '../cards.ts'

/** Sponges, semolina cakes and pastries that are soaked before they are eaten. */
export const soakedCakes = cards(
  'soakedCake',
  8,
  String.raw`
  Tres Leches Cake / Gâteau tres leches / Pastel de tres leches / Tres-Leches-Kuchen ; (pastel |tarta |torta |bizcocho |gateau )?(de )?(las )?(tres|3) leches( cake| kuchen)?|(three|3) milks? cake|drei ?-?milch ?-?kuchen|pan tres leches|trilece ; 5 egg, 200g sugar, 180g flour, 8g baking-powder, 1pinch salt, 390g condensed-milk, 350ml evaporated-milk, 150ml milk, 300ml cream, 1tsp cinnamon ; way=milks cuisine=mexican needs=egg,soak
  Tres Leches with Rum / Tres leches au rhum / Tres leches con ron / Tres Leches mit Rum ; tres leches (con ron|with rum|au rhum|mit rum|borracho) ; 5 egg, 200g sugar, 180g flour, 8g baking-powder, 1pinch salt, 390g condensed-milk, 350ml evaporated-milk, 150ml milk, 40ml dark-rum, 300ml cream ; way=milks cuisine=mexican needs=egg,soak
  Baba au Rhum / Baba au rhum / Baba al ron / Rum-Baba ; bab+as?( au rhum| al ron| al rum| bouchon)?(?! ganou(s|c)h)|rum ?-?babas? ; 250g flour, 10g yeast, 100ml milk, 3 egg, 80g butter, 4g salt, 300g sugar, 120ml dark-rum, 1tsp orange-zest, 250ml cream ; way=baba cuisine=french needs=egg
  Savarin ; savarins?( aux fruits)? ; 250g flour, 10g yeast, 100ml milk, 3 egg, 80g butter, 4g salt, 300g sugar, 60ml kirsch, 1tsp vanilla-extract, 250ml cream, 300g mixed-berry ; way=baba cuisine=french needs=egg
  Basbousa / Basboussa / Basbusa / Basbousa ; bas ?bo?u?s+a|namoura|hareesa|harissa (sucree|cake|dessert) ; 350g semolina, 380g sugar, 200g yogurt, 120g butter, 8g baking-powder, 60g desiccated-coconut, 20ml lemon-juice, 1tbsp orange-blossom-water ; way=semolina cuisine=levantine
  Revani ; revani|ravani|griess ?kuchen( mit sirup)?|semolina (syrup )?cake|gateau de semoule au sirop ; 250g semolina, 100g flour, 10g baking-powder, 350g sugar, 200g yogurt, 100g butter, 3 egg, 20ml lemon-juice, 1tsp lemon-zest ; way=semolina
  Orange Syrup Cake / Gâteau à l’orange imbibé / Bizcocho de naranja borracho / Saftiger Orangenkuchen ; orange (syrup|drizzle) cake|gateau a l'orange imbibe|bizcocho (borracho )?de naranja( borracho)?|orangen ?saft ?kuchen|portokalopita ; 4 egg, 300g sugar, 200g flour, 10g baking-powder, 120g butter, 2tsp orange-zest, 120ml orange-juice ; way=sponge needs=egg
  Drunken Sponge / Biscuit au rhum / Bizcocho borracho / Getränkter Biskuit ; (bizcochos?|pasteles?|tortas?) borrach[oa]s?|borrach(it)?os?( de guadalajara)?(?= |$)|drunken (sponge|cake)|rum cake|rum ?kuchen ; 5 egg, 320g sugar, 180g flour, 5g baking-powder, 80ml dark-rum, 1tsp cinnamon, 1tsp lemon-zest ; way=sponge cuisine=spanish needs=egg
  Baklava ; bak?lav?[ao]s?|baclavas?|paklava ; 1pack filo-pastry, 180g butter, 300g walnut, 1tsp cinnamon, 250g sugar, 100g honey, 20ml lemon-juice ; way=filo cuisine=levantine needs=pastry,nuts
  Pistachio Baklava / Baklava aux pistaches / Baklava de pistacho / Pistazien-Baklava ; pista(chio|zien?) ?-?baklava|baklavas? (aux pistaches|de pistachos?|mit pistazien) ; 1pack filo-pastry, 180g butter, 300g pistachio, 1tbsp orange-blossom-water, 300g sugar, 20ml lemon-juice ; way=filo cuisine=levantine needs=pastry,nuts
`,
)
