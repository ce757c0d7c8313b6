import { cards } from '../cards.ts'

/** Warmed in a pot, for one mug each. */
export const warmed = cards(
  'warmDrink',
  1,
  String.raw`
  Matcha Latte / Matcha latte / Matcha latte / Matcha Latte ; matcha ?-?(lattes?|tee)|^\W*matcha\W*$ ; 1tsp matcha, 220ml milk, 1tsp honey ; without=water
  London Fog / London fog / London fog / London Fog ; london fogs?|earl grey latte ; 150ml black-tea, 100ml milk, 0.5tsp vanilla-extract, 1tsp honey ; without=water
  Hot Milk with Honey / Lait chaud au miel / Leche caliente con miel / Heiße Milch mit Honig ; hot milk( with honey| and honey)?|laits? chauds?( au miel)?|leche caliente( con miel)?|(heisse|warme) milch( mit honig)? ; 240ml milk, 2tsp honey, 1pinch cinnamon ; without=water
  Hot Lemon / Citron chaud au miel / Limón caliente con miel / Heiße Zitrone ; hot (honey )?lemon( water| drink)?|citron chaud( au miel)?|limon caliente( con miel)?|agua caliente con limon|heisse zitrone ; 220ml water, 30ml lemon-juice, 3tsp honey, 0.25 lemon
  Ginger Tea / Infusion de gingembre / Infusión de jengibre / Ingwertee ; (fresh )?ginger teas?|(the|infusion) (de |au )gingembre|(te|infusion) de jengibre|ingwer ?(tee|wasser) ; 240ml water, 12g ginger, 2tsp honey, 10ml lemon-juice
  Moroccan Mint Tea / Thé à la menthe / Té moruno / Marokkanischer Minztee ; (moroccan )?mint tea|thes? a la menthe|te (moruno|con hierbabuena|a la menta)|marokkanischer (minz)?tee|maghrebi tea ; 230ml green-tea, 3tsp sugar, 3sprig mint ; without=water
  Spiced Coffee / Café de olla / Café de olla / Café de Olla ; cafe de olla ; 230ml coffee, 3tsp brown-sugar, 0.25tsp cinnamon, 1piece clove ; without=water
  Viennese Coffee / Café viennois / Café vienés / Einspänner ; einspanner|cafes? viennois|cafe vienes|viennese coffee ; 120ml coffee, 40ml cream, 1tsp icing-sugar ; without=water
  Café Bombón ; cafes? bombon(es)? ; 60ml coffee, 60g condensed-milk ; without=water
  Carajillo ; carajillos? ; 60ml coffee, 40ml brandy, 1tsp sugar, 1pinch cinnamon ; without=water
  Caffè Corretto ; caffe corretto|cafe corrige ; 50ml coffee, 20ml kirsch, 1tsp sugar ; without=water
  Mocha / Café moka / Café moca / Mokka mit Schokolade ; (caffe |cafe )?mochas?( latte| coffee)?|mochac?cino|cafe mo[kc]c?a ; 60ml coffee, 180ml milk, 20g dark-chocolate, 1tsp sugar ; without=water
  Bicerin ; bicerin ; 60ml coffee, 100ml milk, 40g dark-chocolate, 40ml cream ; without=water
  Rüdesheim Coffee / Café de Rüdesheim / Café de Rüdesheim / Rüdesheimer Kaffee ; rudesheim(er)? (coffee|kaffee) ; 40ml brandy, 150ml coffee, 3tsp sugar, 40ml cream ; without=water
  Baileys Coffee / Café Baileys / Café con Baileys / Baileys-Kaffee ; bailey'?s ?-?(coffee|kaffee)|cafe (con )?bailey'?s|irish cream coffee ; 40ml irish-cream, 150ml coffee, 30ml cream ; without=water
  Hot Chocolate with Rum / Chocolat chaud au rhum / Chocolate caliente con ron / Lumumba ; lumumba|tote tante|hot chocolate with rum|chocolat chaud au rhum ; 220ml milk, 40g dark-chocolate, 40ml dark-rum, 30ml cream ; without=water
  Champurrado ; champurrados? ; 220ml milk, 10g masa-harina, 30g dark-chocolate, 3tsp brown-sugar, 1pinch cinnamon ; cuisine=mexican without=water
  Atole ; atoles? ; 230ml milk, 12g masa-harina, 3tsp brown-sugar, 0.5tsp vanilla-extract, 1pinch cinnamon ; cuisine=mexican without=water
  Egg Punch / Punch aux œufs / Ponche de yema / Eierpunsch ; eier ?punsch|bombardino ; 60ml advocaat, 120ml white-wine, 20ml orange-juice, 1tsp vanilla-sugar, 30ml cream ; without=water
  Hunter’s Tea / Thé du chasseur / Té del cazador / Jagertee ; jager ?tee ; 150ml black-tea, 60ml red-wine, 40ml dark-rum, 3tsp sugar, 1piece clove, 1pinch cinnamon ; without=water
  Tea with Rum / Thé au rhum / Té con ron / Tee mit Rum ; tee mit rum|tea with rum|thes? au rhum ; 220ml black-tea, 40ml dark-rum, 2tsp sugar, 0.25 lemon ; without=water
  Hot Buttered Rum ; hot buttered rum|rhum chaud au beurre ; 50ml dark-rum, 150ml water, 3tsp brown-sugar, 10g butter, 1pinch nutmeg
  Spiced Apple Juice / Jus de pomme chaud aux épices / Zumo de manzana especiado / Heißer Apfel mit Zimt ; heisser apfel(saft)?|hot (spiced )?(apple )?cider|wassail|cidre chaud|apple cider drink ; 240ml apple-juice, 0.25tsp cinnamon, 1piece clove, 1pinch allspice, 0.25 orange ; without=water
  Mulled White Wine / Vin blanc chaud / Vino blanco caliente / Weißer Glühwein ; weisser gluhwein|(mulled|hot) white wine|vin blanc chaud|vino blanco caliente ; 200ml white-wine, 40ml orange-juice, 2tsp honey, 0.25tsp cinnamon, 1piece clove, 1pinch star-anise ; without=water
  Glögg ; glogg|gloegg|glogi ; 180ml red-wine, 30ml dark-rum, 2tsp sugar, 0.25tsp cinnamon, 1pinch cardamom, 1piece clove, 10g raisin ; without=water
`,
)

/** Blended until smooth, for one tall glass each. */
export const blendedByName = cards(
  'blendedDrink',
  1,
  String.raw`
  Batida de Coco ; batidas?( de coco)? ; 50ml cachaca, 60ml coconut-cream, 20g condensed-milk, 10ml lime-juice
  Frozen Daiquiri / Daïquiri frozen / Daiquiri frozen / Frozen Daiquiri ; frozen da[iy]quiris?|da[iy]quiris? (frozen|granizado|glace) ; 50ml white-rum, 30ml lime-juice, 20ml sugar-syrup
  Frosé ; froses?|frozen rose|rose frozen ; 150ml rose-wine, 60g strawberry, 15ml sugar-syrup, 10ml lemon-juice
  Scroppino / Sgroppino / Sgroppino / Sgroppino ; s[cg]rop+inos? ; 80ml prosecco, 20ml vodka, 60g ice-cream, 15ml lemon-juice ; without=ice
  Banana Milk / Lait à la banane / Batido de plátano / Bananenmilch ; banana (milk|shake|milkshake)|laits? a la banane|batidos? de (platano|banana|guineo)|bananen ?(milch|shake) ; 200ml milk, 100g banana, 1tsp vanilla-sugar ; without=ice
  Strawberry Milkshake / Milk-shake à la fraise / Batido de fresa / Erdbeermilch ; strawberry (milk ?)?shakes?|strawberry milk|milk-?shakes? (a la )?fraise|(batidos?|licuados?) de fresas?|erdbeer ?(milch|shake|milchshake) ; 180ml milk, 120g strawberry, 60g ice-cream ; without=ice
  Chocolate Milkshake / Milk-shake au chocolat / Batido de chocolate / Schokomilchshake ; chocolate (milk ?)?shakes?|milk-?shakes? (au )?chocolat|batidos? de chocolate|schoko ?(milch)?shakes? ; 180ml milk, 100g ice-cream, 20g dark-chocolate ; without=ice
  Chocolate with Ice Cream / Chocolat liégeois / Chocolate con helado / Eisschokolade ; eis ?schokolade|chocolats? liegeois|(iced|cold) chocolate|chocolate (frio|helado) ; 200ml milk, 25g dark-chocolate, 80g ice-cream, 40ml cream ; without=ice
  Papaya Shake / Milk-shake à la papaye / Batido de papaya / Papaya-Shake ; (papaya|mamey) (milk ?)?shakes?|(batidos?|licuados?|jugo) de papaya ; 200ml milk, 150g papaya, 1tsp honey, 10ml lime-juice ; without=ice
  Coconut Limeade / Limonade au coco / Limonada de coco / Kokos-Limonade ; limonadas? de coco|coconut (limeade|lemonade)|limonade (au )?coco|kokos ?-?limonade ; 80ml coconut-cream, 40ml lime-juice, 15ml sugar-syrup, 100ml water
  Brazilian Limeade / Citronnade brésilienne / Limonada suiza / Brasilianische Limonade ; brazilian (limeade|lemonade)|limonada (suica|suiza|brasilena)|limonade bresilienne|swiss lemonade ; 40ml lime-juice, 40g condensed-milk, 180ml water, 10ml sugar-syrup
  Watermelon Agua Fresca / Eau de pastèque / Agua de sandía / Wassermelonen-Agua-fresca ; aguas? (fresca )?de sandia|watermelon (agua fresca|water|cooler|juice)|(jus|eau) de pasteque|wassermelonen ?(saft|drink|-agua-fresca) ; 250g watermelon, 60ml water, 10ml lime-juice, 5ml sugar-syrup
  Melon Agua Fresca / Eau de melon / Agua de melón / Melonen-Agua-fresca ; aguas? (fresca )?de melon|melon agua fresca ; 220g melon, 80ml water, 10ml lime-juice, 10ml sugar-syrup
  Cucumber Agua Fresca / Eau de concombre / Agua de pepino / Gurken-Agua-fresca ; aguas? de pepino|cucumber (agua fresca|cooler)|gurken ?limo(nade)? ; 120g cucumber, 180ml water, 25ml lime-juice, 20ml sugar-syrup
  Pineapple Agua Fresca / Eau d’ananas / Agua de piña / Ananas-Agua-fresca ; aguas? de pina|pineapple (agua fresca|water) ; 150g pineapple, 150ml water, 10ml lime-juice, 10ml sugar-syrup
  Strawberry Agua Fresca / Eau de fraise / Agua de fresa / Erdbeer-Agua-fresca ; aguas? (fresca )?de fresa|strawberry agua fresca|aguas? frescas?( de frutas?)? ; 150g strawberry, 150ml water, 15ml lime-juice, 20ml sugar-syrup
  Tamarind Water / Eau de tamarin / Agua de tamarindo / Tamarindenwasser ; aguas? de tamarindo|tamarind (water|juice|drink)|(jus|eau) de tamarin ; 30g tamarind, 240ml water, 25ml sugar-syrup
  Rice Horchata / Horchata de riz / Agua de horchata / Reis-Horchata ; aguas? de horchata|horchatas? (de arroz|mexicana|mexicaine|de riz)|(mexican|rice) horchata|reis ?-?horchata ; 40g rice, 220ml water, 60ml milk, 15ml sugar-syrup, 0.25tsp cinnamon ; cuisine=mexican
  Tiger Nut Horchata / Horchata de souchet / Horchata de chufa / Horchata aus Erdmandeln ; horchatas?( de (chufas?|souchets?)| valenciana)?|orchatas?|orxata|tiger ?nut (milk|horchata)|lait de souchet|erdmandel ?milch ; 50g tiger-nut, 230ml water, 15ml sugar-syrup, 1pinch cinnamon ; cuisine=spanish
  Ayran ; ayrans?|doogh|tan drink ; 150g yogurt, 120ml water, 1pinch salt ; without=ice
  Salted Lassi / Lassi salé / Lassi salado / Salziger Lassi ; (salted|salty|salziger|masala) lassi|lassi (sale|salado)|chaas|chaach|buttermilk drink ; 180g yogurt, 80ml water, 1pinch salt, 1pinch cumin ; cuisine=indian
  Cherry-Banana / Cerise-banane / Cereza y plátano / KiBa ; ki ?-?ba|kirsch ?-?banane(nsaft)?|cherry[- ]banana ; 120ml cherry-juice, 80g banana, 60ml orange-juice
  Green Juice / Jus vert / Zumo verde / Grüner Saft ; green juice|jus verts?|(zumo|jugo) verde|gruner saft ; 120g apple, 80g cucumber, 20g spinach, 20ml lemon-juice, 5g ginger, 80ml water
  Carrot Juice / Jus de carotte / Zumo de zanahoria / Karottensaft ; carrot( and)?( orange| ginger| apple)? juice|jus de carottes?|(zumo|jugo) de zanahoria|(karotten|mohren) ?saft ; 120g carrot, 120ml orange-juice, 5g ginger, 60ml water
  Ginger Shot / Shot de gingembre / Shot de jengibre / Ingwershot ; (ginger|ingwer) ?-?shots?|shots? (de |au )?(gingembre|jengibre) ; 15g ginger, 30ml lemon-juice, 30ml orange-juice, 1tsp honey, 1pinch turmeric ; without=ice
  Lemon Slush / Granité de citron à boire / Granizado de limón / Zitronen-Slush ; lemon (slush|slushie|slushy)|granizados? de limon|zitronen ?-?slush|slush(ie)?s? ; 40ml lemon-juice, 30ml sugar-syrup, 100ml water
  Coffee Slush / Café frappé mixé / Granizado de café / Frappé ; granizados? de cafe|frap+es?|frappuc+inos?|coffee slush|frozen coffee|caffe shakerato ; 100ml coffee, 80ml milk, 15ml sugar-syrup
  Protein Shake / Shake protéiné / Batido de proteínas / Proteinshake ; (protein|eiweiss) ?-?shakes?|shakes? proteines?|batidos? (de proteinas|proteicos?) ; 200ml milk, 100g quark, 80g banana, 1tsp honey ; without=ice
`,
)

/** Left to draw in a jug, with fruit that has had time. */
export const jugs = cards(
  'sangria',
  4,
  String.raw`
  Strawberry Punch / Punch aux fraises / Ponche de fresas / Erdbeerbowle ; erdbeer ?bowle|strawberry (punch|bowl)|punch aux fraises ; 600ml white-wine, 400g strawberry, 60ml sugar-syrup, 1 lemon, 300ml prosecco ; without=fruit,spirit,spice,ice
  Peach Punch / Punch aux pêches / Ponche de melocotón / Pfirsichbowle ; pfirsich ?bowle|peach punch|punch aux peches ; 600ml white-wine, 400g peach, 60ml sugar-syrup, 1 lemon, 300ml prosecco ; without=fruit,spirit,spice,ice
  White Sangria / Sangria blanche / Sangría blanca / Weiße Sangria ; white sangria|sangria (blanche|blanca)|weisse sangria|clericos?t? ; 600ml white-wine, 200g peach, 150g orange, 60ml orange-liqueur, 40ml sugar-syrup, 1 lemon, 250ml sparkling-water ; without=fruit,spice
  Cava Sangria / Sangria au cava / Sangría de cava / Cava-Sangria ; (cava|champagne|sparkling|sekt) ?-?sangria|sangria (au|de) (cava|champagne) ; 700ml prosecco, 200g strawberry, 150g orange, 60ml orange-liqueur, 30ml sugar-syrup, 1 lemon, 100ml lemonade ; without=fruit,spice
  Marquisette ; marquisettes? ; 600ml white-wine, 100ml white-rum, 250g orange, 2 lemon, 80ml sugar-syrup, 300ml sparkling-water ; without=fruit,spice,ice
  Zurra / Zurra / Zurra / Zurra ; zurras?|cuerva ; 700ml white-wine, 250g peach, 1 lemon, 60ml sugar-syrup, 300ml lemonade ; without=fruit,spice
  Children’s Fruit Punch / Punch aux fruits sans alcool / Ponche de frutas sin alcohol / Kinderbowle ; (kinder|frucht) ?bowle|(fruit|party|non[- ]alcoholic) punch|punch (aux fruits|sans alcool)|ponche (de frutas|sin alcohol) ; 600ml apple-juice, 200g strawberry, 150g orange, 1 lemon, 30ml sugar-syrup, 400ml sparkling-water ; without=fruit,spirit,spice
`,
)
