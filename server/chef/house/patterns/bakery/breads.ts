import { cards } from '../cards.ts'

/** Everyday breads of wheat and rye, most of them flour, water, yeast and salt. */
export const breads = cards(
  'loaf',
  8,
  String.raw`
  Country Loaf / Pain de campagne / Pan de pueblo / Bauernbrot ; country (loaf|bread)|pains? de campagne|pan (de pueblo|de payes|rustico|casero|campesino)|bauern ?brot|land ?brot|no[- ]knead bread|(ein|home ?made|fresh|selbst ?gebackenes?|du|hausgemachtes?|faire du|hacer|baking) (bread|brot|pain|pan)(?! (and|perdu|con|d'epices|de mie|viennois|au lait|de molde|de platano)) ; 400g flour, 100g rye-flour, 350ml water, 5g yeast, 10g salt ; way=round
  White Tin Loaf / Pain de mie / Pan de molde / Kastenweißbrot ; (white|tin|sandwich|farmhouse) (loaf|bread)(?! and)|pains? de mie|pan de molde|toast ?brot|kasten ?(weiss)?brot ; 500g flour, 200ml water, 120ml milk, 7g yeast, 10g salt, 30g butter, 10g sugar ; way=tin
  Wholemeal Bread / Pain complet / Pan integral / Vollkornbrot ; (whole ?(meal|wheat)|brown) (loaf|bread)|pains? complets?|pan integral|voll ?korn ?brot ; 500g wholemeal-flour, 360ml water, 7g yeast, 10g salt, 15g honey, 40g sunflower-seed ; way=tin
  Rye Bread / Pain de seigle / Pan de centeno / Roggenmischbrot ; rye bread|pains? de seigle|pan de centeno|(roggen|grau|misch)( ?misch)? ?brot ; 300g rye-flour, 200g flour, 350ml water, 7g yeast, 10g salt, 2tsp caraway ; way=round cuisine=german
  Spelt Bread / Pain d’épeautre / Pan de espelta / Dinkelbrot ; spelt (bread|loaf)|pains? (d'|a l')epeautre|pan de espelta|dinkel ?brot ; 500g spelt-flour, 330ml water, 7g yeast, 10g salt, 40g linseed ; way=tin
  Sourdough Bread / Pain au levain / Pan de masa madre / Sauerteigbrot ; sour ?dough( bread| loaf)?|pains? au levain|pan (de|con) masa madre|sauerteig(brot)? ; 450g flour, 300ml water, 100g sourdough-starter, 10g salt ; way=sour
  Baguettes / Baguettes / Barras de pan / Baguettes ; (make|bake|my own|some|des|une|faire|eine?|selbst ?gemachtes?) baguettes?|french (stick|loaf)|barras? de pan|baguettes? (maison|tradition|caseras?) ; 500g flour, 340ml water, 4g yeast, 10g salt ; way=long cuisine=french
  Ciabatta / Ciabatta / Chapata / Ciabatta ; (make|bake|some|une|eine?|home ?made) ciabattas?|ciabattas? (bread|rolls|maison|casera)|^\W*ciabattas?\W*$|chapatas?|pan de cristal ; 500g flour, 390ml water, 5g yeast, 10g salt, 20ml olive-oil ; way=slipper cuisine=italian
  Focaccia ; focaccias?|fougasses? genoises? ; 500g flour, 380ml water, 7g yeast, 10g salt, 60ml olive-oil, 2sprig rosemary ; way=tray cuisine=italian
  Pizza Bianca ; pizz(a|e) bianc(a|he)|schiacciata ; 500g flour, 360ml water, 5g yeast, 10g salt, 50ml olive-oil, 2sprig rosemary ; way=tray cuisine=italian
  Olive Bread / Pain aux olives / Pan de aceitunas / Olivenbrot ; olive (bread|loaf)|pains? aux olives|pan de (aceitunas|olivas)|oliven ?brot ; 500g flour, 320ml water, 7g yeast, 8g salt, 30ml olive-oil, 120g olive ; way=round
  Fougasse / Fougasse / Fougasse / Fougasse ; fougasses?(?! genoise) ; 500g flour, 320ml water, 7g yeast, 10g salt, 40ml olive-oil, 100g olive, 2sprig thyme ; way=leaf cuisine=french
  Walnut Bread / Pain aux noix / Pan de nueces / Walnussbrot ; walnut (bread|loaf)|pains? aux noix|pan de nueces|(wal)?nuss ?brot ; 350g flour, 150g wholemeal-flour, 340ml water, 7g yeast, 10g salt, 120g walnut ; way=round
  Onion Bread / Pain aux oignons / Pan de cebolla / Zwiebelbrot ; onion (bread|loaf)|pains? aux oignons|pan de cebolla|zwiebel ?brot ; 500g flour, 310ml water, 7g yeast, 10g salt, 20ml olive-oil, 1 onion ; way=round
  Potato Bread / Pain à la pomme de terre / Pan de patata / Kartoffelbrot ; potato (bread|loaf)(?! farls)|pains? aux? pommes? de terre|pan de (patata|papa)|kartoffel ?brot ; 450g flour, 220ml water, 7g yeast, 10g salt, 250g potato ; way=round
  Bread Rolls / Petits pains / Panecillos / Brötchen ; (bread|dinner|white|crusty) rolls?|petits pains|panecillos?|bolillos?|(?<!milch|rosinen|schoko|burger|laugen|fisch|mett|kase ?)brotchen|semmeln?|schrippen?|weckle ; 500g flour, 310ml water, 7g yeast, 10g salt, 15g butter ; way=rolls
  Burger Buns / Pains à burger / Panes de hamburguesa / Burgerbrötchen ; (ham)?burger (buns?|rolls?|brotchen)|hot ?dog (buns?|brotchen)|pains? (a|pour) (ham)?burgers?|(pan(es)?|bollos?) de hamburguesa ; 500g flour, 160ml water, 120ml milk, 7g yeast, 9g salt, 60g butter, 30g sugar, 1 egg, 2tbsp sesame-seed ; way=rolls
  Pretzels / Bretzels / Pretzels / Laugenbrezeln ; (soft )?pretzels?|bretzels?|pretzel bites|lauge(n)? ?bre(t)?ze(l|ln|n)|bre[tz]+eln?|brezn ; 500g flour, 280ml water, 7g yeast, 10g salt, 40g butter, 50g baking-soda ; way=lye cuisine=german
  Pretzel Sticks / Bâtonnets de bretzel / Palitos de pretzel / Laugenstangen ; pretzel (sticks?|rolls?|buns?)|laugen ?(stangen?|brotchen|geback|semmeln?|ecken?)|batonnets? de bretzel ; 500g flour, 280ml water, 7g yeast, 10g salt, 40g butter, 50g baking-soda ; way=lye cuisine=german
  Bagels ; bagels?(?! (with|mit|avec|con|au|de)) ; 500g flour, 280ml water, 7g yeast, 10g salt, 20g brown-sugar, 2tbsp sesame-seed ; way=boiled
  Simit / Simit / Simit / Sesamkringel ; simits?|sesam ?(kringel|ringe?)|koulouri ; 500g flour, 300ml water, 7g yeast, 10g salt, 20ml olive-oil, 40g molasses, 100g sesame-seed ; way=rings
  Pita Bread / Pains pita / Pan de pita / Pitabrot ; pita(s| bread| ?brot)|pains? (pita|libanais)|pan (de )?pita|arabisches brot|^\W*pitas?\W*$ ; 500g flour, 310ml water, 7g yeast, 10g salt, 30ml olive-oil ; way=flat cuisine=levantine
  Turkish Flatbread / Pide turc / Pan turco / Fladenbrot ; (turkish|pide) (flat)?bread|fladen ?brot|pain turc|pan turco|ramazan pidesi ; 500g flour, 320ml water, 7g yeast, 10g salt, 30ml olive-oil, 60g yogurt, 2tbsp sesame-seed ; way=tray cuisine=levantine
  Breadsticks / Gressins / Colines / Grissini ; bread ?sticks|gressins?|colines|picos de pan|grissini ; 250g flour, 140ml water, 4g yeast, 5g salt, 25ml olive-oil, 1tbsp sesame-seed ; way=sticks cuisine=italian
  Khachapuri ; (adjar(ian|isch\w*) )?[ck]hac?hapuris?|chatschapuri ; 400g flour, 250ml milk, 6g yeast, 8g salt, 20ml olive-oil, 350g mozzarella, 250g feta, 4 egg ; way=boat
  Flatbread Pide with Cheese / Pide au fromage / Pide de queso / Käse-Pide ; (cheese|kasarli) pides?|pides? (au fromage|de queso|mit kase)|kase ?pide ; 400g flour, 250ml water, 6g yeast, 8g salt, 30ml olive-oil, 400g mozzarella ; way=boat cuisine=levantine
  Bread Dough Pizza Base / Pâte à pizza / Masa de pizza / Pizzateig ; pizza (dough|bases?|crust)|pates? a pizza|masa (de|para) pizza|pizza ?(teig|boden) ; 500g flour, 325ml water, 3g yeast, 10g salt, 20ml olive-oil ; way=flat cuisine=italian
`,
)

/** Sweet and enriched doughs, with butter, eggs and milk. */
export const sweetBreads = cards(
  'loaf',
  8,
  String.raw`
  Brioche ; brioches?(?! (des rois|a la|aux? (pepites|chocolat)|buns?|with|french|toast|pudding))|brioche ?zopf ; 500g flour, 5 egg, 60ml milk, 10g yeast, 10g salt, 60g sugar, 220g butter ; way=tin cuisine=french course=Desserts
  Challah / Hallah / Jalá / Challa ; challahs?|hallahs?|jala|chall?a ; 500g flour, 150ml water, 3 egg, 7g yeast, 8g salt, 60g sugar, 60ml sunflower-oil, 1tbsp sesame-seed ; way=braid
  Sweet Plaited Loaf / Tresse briochée / Trenza dulce / Hefezopf ; (sweet )?plaited loaf|tresses? briochees?|trenza (dulce|de brioche)|(hefe|oster|rosinen) ?(zopf|kranz|striezel) ; 500g flour, 230ml milk, 1 egg, 7g yeast, 5g salt, 80g sugar, 80g butter, 60g raisin, 1tsp lemon-zest ; way=braid cuisine=german course=Desserts
  Swiss Butter Plait / Tresse suisse / Trenza suiza / Butterzopf ; butter ?zopf|zupfe|tresses? (suisses?|au beurre)|swiss (butter )?(plait|zopf|bread)|trenza suiza ; 500g flour, 300ml milk, 1 egg, 7g yeast, 10g salt, 60g butter ; way=braid
  Tsoureki ; tsourekia?|griechisches osterbrot|greek easter bread ; 500g flour, 130ml milk, 2 egg, 10g yeast, 4g salt, 110g sugar, 100g butter, 1tsp orange-zest, 0.5tsp cardamom ; way=braid course=Desserts
  Milk Bread / Pain au lait japonais / Pan de leche japonés / Japanisches Milchbrot ; (japanese |hokkaido )?milk bread|shokupan|hokkaido (loaf|brot|milchbrot)|japanisches milch ?brot|pan de leche japones ; 500g flour, 320ml milk, 1 egg, 7g yeast, 8g salt, 60g sugar, 50g butter ; way=tin cuisine=japanese course=Desserts
  Milk Rolls / Pains au lait / Panecillos de leche / Milchbrötchen ; milk (rolls?|buns?)|pains? au lait|(pan|panecillos|bollos) de leche|milch ?(brotchen|wecken) ; 500g flour, 260ml milk, 1 egg, 7g yeast, 8g salt, 60g sugar, 60g butter ; way=rolls course=Desserts
  Raisin Buns / Petits pains aux raisins secs / Bollitos de pasas / Rosinenbrötchen ; (raisin|currant|tea) ?(buns?|bread|cakes?)|rosinen ?(brotchen|wecken|brot|semmeln?)|bollitos? de pasas ; 500g flour, 260ml milk, 1 egg, 7g yeast, 6g salt, 60g sugar, 60g butter, 120g raisin ; way=rolls course=Desserts
  Chocolate Rolls / Petits pains au chocolat briochés / Bollitos de chocolate / Schokobrötchen ; scho(ko|koladen) ?(brotchen|wecken)|chocolate (chip )?(rolls|buns)|bollitos? de chocolate ; 500g flour, 260ml milk, 1 egg, 7g yeast, 6g salt, 60g sugar, 60g butter, 120g dark-chocolate ; way=rolls course=Desserts
  Hot Cross Buns ; hot ?cross buns? ; 500g flour, 250ml milk, 1 egg, 7g yeast, 6g salt, 75g sugar, 50g butter, 120g raisin, 40g candied-peel, 2tsp cinnamon, 0.5tsp nutmeg ; way=cross course=Desserts
  Cinnamon Rolls / Roulés à la cannelle / Rollos de canela / Zimtschnecken ; cinn?amon (rolls?|buns?|swirls?)|roules? a la cannelle|brioches? a la cannelle|(rollos|roles|caracolas) de canela|zimt ?(schnecken?|rollen?)|kanel ?(bullar|snegle?)|kanelbulle ; 500g flour, 260ml milk, 1 egg, 7g yeast, 5g salt, 160g brown-sugar, 160g butter, 4tsp cinnamon ; way=spiral course=Desserts
  Cardamom Buns / Brioches à la cardamome / Bollos de cardamomo / Kardamomschnecken ; cardamom (buns?|rolls?|knots?)|kardem?um+a?bullar|brioches? a la cardamome|bollos de cardamomo|kardamom ?(schnecken?|knoten) ; 500g flour, 260ml milk, 1 egg, 7g yeast, 5g salt, 150g sugar, 150g butter, 4tsp cardamom ; way=spiral course=Desserts
  Chelsea Buns ; chelsea buns? ; 500g flour, 240ml milk, 1 egg, 7g yeast, 5g salt, 130g brown-sugar, 130g butter, 150g raisin, 1tsp cinnamon, 1tsp lemon-zest ; way=spiral course=Desserts
  Nut Swirls / Escargots aux noisettes / Caracolas de avellana / Nussschnecken ; nuss? ?schnecken?|nut swirls?|escargots? aux noisettes ; 500g flour, 250ml milk, 1 egg, 7g yeast, 5g salt, 120g sugar, 130g butter, 200g ground-hazelnut ; way=spiral cuisine=german course=Desserts
  Franzbrötchen / Franzbrötchen / Franzbrötchen / Franzbrötchen ; franz ?brotchen ; 500g flour, 250ml milk, 1 egg, 7g yeast, 5g salt, 150g sugar, 200g butter, 4tsp cinnamon ; way=spiral cuisine=german course=Desserts
  Poppy Seed Roll / Roulé au pavot / Rollo de amapola / Mohnschnecken ; poppy ?seed (rolls?|swirls?)|roules? au pavot|mohn ?(schnecken?|striezel)|makowiec ; 500g flour, 250ml milk, 1 egg, 7g yeast, 5g salt, 140g sugar, 120g butter, 200g poppy-seed, 80g raisin ; way=spiral course=Desserts
  Chocolate Babka / Babka au chocolat / Babka de chocolate / Schokoladen-Babka ; (chocolate )?babkas?( au chocolat| de chocolate)?|schoko(laden)? ?babka|krantz cake|(schoko|nuss) ?zopf ; 500g flour, 180ml milk, 2 egg, 7g yeast, 6g salt, 130g sugar, 200g butter, 200g dark-chocolate, 30g cocoa-powder ; way=twist course=Desserts
  Roscón de Reyes / Brioche des rois / Roscón de Reyes / Dreikönigskranz ; roscon(es)?( de reyes)?|rosca de reyes|brioches? des rois|gateau des rois|king'?s? cake|dreikonigs ?(kranz|kuchen) ; 500g flour, 130ml milk, 2 egg, 12g yeast, 5g salt, 110g sugar, 100g butter, 1tbsp orange-blossom-water, 2tsp orange-zest, 20ml dark-rum, 80g candied-peel, 30g flaked-almond ; way=ring cuisine=spanish course=Desserts
  Pan de Muerto ; pan(es)? de muertos? ; 500g flour, 130ml milk, 3 egg, 10g yeast, 5g salt, 120g sugar, 120g butter, 1tbsp orange-blossom-water, 2tsp orange-zest ; way=rolls cuisine=mexican course=Desserts
  Medialunas / Médialunes / Medialunas / Medialunas ; medialunas?(?! de vainilla)|kipferl|butter ?hornchen|hefe ?hornchen ; 500g flour, 230ml milk, 1 egg, 8g yeast, 6g salt, 90g sugar, 150g butter ; way=crescents course=Desserts
  Ensaïmadas / Ensaïmadas / Ensaimadas / Ensaimadas ; ensaimadas? ; 500g flour, 160ml water, 2 egg, 10g yeast, 5g salt, 140g sugar, 160g lard, 20g icing-sugar ; way=spiral cuisine=spanish course=Desserts
  Panettone / Panettone / Panettone / Panettone ; panet+on(e|es|i)? ; 500g flour, 130ml milk, 3 egg, 2 egg-yolk, 12g yeast, 5g salt, 120g sugar, 160g butter, 120g raisin, 100g candied-peel, 2tsp orange-zest, 1tsp vanilla-extract ; way=tall cuisine=italian course=Desserts
  Pandoro ; pandoros? ; 500g flour, 120ml milk, 4 egg, 2 egg-yolk, 12g yeast, 5g salt, 150g sugar, 190g butter, 2tsp vanilla-extract, 1tsp lemon-zest, 30g icing-sugar ; way=tall cuisine=italian course=Desserts
  Kouglof / Kouglof / Kouglof / Elsässer Gugelhupf ; kouglofs?|kugelhopfs?|elsasser gug?elhupf ; 500g flour, 200ml milk, 2 egg, 10g yeast, 8g salt, 90g sugar, 150g butter, 120g raisin, 40g almond, 30ml kirsch ; way=tall cuisine=french course=Desserts
  Stollen / Stollen / Stollen / Christstollen ; (christ|dresdner|weihnachts|mandel|butter)? ?stollen ; 500g flour, 150ml milk, 14g yeast, 5g salt, 100g sugar, 300g butter, 250g raisin, 100g candied-peel, 120g almond, 50ml dark-rum, 1tsp cinnamon, 60g icing-sugar ; way=stollen cuisine=german course=Desserts
  Butter Cake on a Tray / Tarte au beurre sur plaque / Pastel de mantequilla / Butterkuchen ; (butter|zucker) ?kuchen|german butter cake|platenkuchen ; 500g flour, 220ml milk, 1 egg, 7g yeast, 5g salt, 180g sugar, 250g butter, 100g flaked-almond ; way=sweetTray cuisine=german course=Desserts batch=8
  Sugar Tart / Tarte au sucre / Tarta de azúcar / Rahmzuckerkuchen ; tartes? au sucre|sugar tarts?|rahm ?(zucker)?kuchen|galettes? (au sucre|bressane|de perouges) ; 300g flour, 100ml milk, 2 egg, 7g yeast, 4g salt, 130g brown-sugar, 110g butter, 80ml cream ; way=sweetTray cuisine=french course=Desserts
  Coca de San Juan ; cocas? (dulces?|de (san juan|sant joan|azucar|pinones)) ; 500g flour, 180ml milk, 2 egg, 10g yeast, 5g salt, 150g sugar, 120g butter, 1tsp lemon-zest, 60g pine-nut ; way=sweetTray cuisine=spanish course=Desserts
`,
)
