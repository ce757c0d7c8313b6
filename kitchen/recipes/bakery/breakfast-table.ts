import { cards } from '../cards.ts'

/** Spreads, granola and soaked oats by name, for eight breakfasts. */
export const breakfastTable = cards(
  'breakfastJars',
  8,
  String.raw`
  Strawberry Jam / Confiture de fraises / Mermelada de fresa / Erdbeermarmelade ; (strawberry )?(jam|preserves?)(?= |$)(?! (tarts?|doughnuts?|donuts?|roly|filled|biscuits?|cookies))|confitures?( de fraises?)?(?! (de lait|d'oignon))|mermeladas?( de fresas?)?(?! de (tomate|cebolla|pimiento))|erdbeer ?(marmelade|konfiture)|(marmelade|konfiture) (kochen|selber machen) ; 1000g strawberry, 700g sugar, 40ml lemon-juice ; way=jam needs=fruit
  Raspberry Jam / Confiture de framboises / Mermelada de frambuesa / Himbeermarmelade ; raspberry jam|confitures? de framboises?|mermelada de frambuesas?|himbeer ?(marmelade|konfiture) ; 1000g raspberry, 700g sugar, 30ml lemon-juice ; way=jam needs=fruit
  Apricot Jam / Confiture d’abricots / Mermelada de albaricoque / Aprikosenmarmelade ; apricot jam|confitures? d'abricots?|mermelada de albaricoques?|(aprikosen|marillen) ?(marmelade|konfiture) ; 1000g apricot, 650g sugar, 40ml lemon-juice ; way=jam needs=fruit
  Cherry Jam / Confiture de cerises / Mermelada de cereza / Kirschmarmelade ; cherry jam|confitures? de cerises?|mermelada de cerezas?|kirsch ?(marmelade|konfiture) ; 1000g cherry, 650g sugar, 50ml lemon-juice ; way=jam needs=fruit
  Blackberry Jam / Confiture de mûres / Mermelada de moras / Brombeermarmelade ; (blackberry|bramble) jam|confitures? de mures?|mermelada de moras?|brombeer ?(marmelade|konfiture|gelee) ; 1000g blackberry, 700g sugar, 30ml lemon-juice ; way=jam needs=fruit
  Fig Jam / Confiture de figues / Mermelada de higos / Feigenmarmelade ; fig jam|confitures? de figues?|mermelada de higos?|feigen ?(marmelade|konfiture) ; 1000g fig, 500g sugar, 60ml lemon-juice, 1tsp vanilla-extract ; way=jam needs=fruit
  Rhubarb Jam / Confiture de rhubarbe / Mermelada de ruibarbo / Rhabarbermarmelade ; rhubarb jam|confitures? de rhubarbe|mermelada de ruibarbo|rhabarber ?(marmelade|konfiture) ; 1000g rhubarb, 700g sugar, 40ml lemon-juice ; way=jam needs=fruit
  Peach Jam / Confiture de pêches / Mermelada de melocotón / Pfirsichmarmelade ; peach jam|confitures? de peches?|mermelada de melocoton(es)?|pfirsich ?(marmelade|konfiture) ; 1000g peach, 650g sugar, 50ml lemon-juice ; way=jam needs=fruit
  Plum Jam / Confiture de prunes / Mermelada de ciruela / Pflaumenmarmelade ; plum jam|confitures? de prunes?|mermelada de ciruelas?|(pflaumen|zwetsch[gk]en) ?(marmelade|konfiture) ; 1000g plum, 600g sugar, 30ml lemon-juice, 1tsp cinnamon ; way=jam needs=fruit
  Plum Butter / Beurre de prunes / Crema de ciruelas / Pflaumenmus ; plum butter|(pflaumen|zwetsch[gk]en) ?mus|powidl|lekvar ; 1500g plum, 250g sugar, 2tsp cinnamon ; way=butter needs=fruit
  Apple Butter / Beurre de pommes / Crema de manzana / Apfelkraut ; apple butter|apfel ?kraut|beurre de pommes?|sirop de liege ; 1500g apple, 250g brown-sugar, 2tsp cinnamon ; way=butter needs=fruit
  Orange Marmalade / Marmelade d’oranges / Mermelada de naranja / Orangenmarmelade ; (orange |seville |bitter orange )?marmalades?|marmelades? d'oranges?( ameres?)?|(mermelada|confitura) de naranja( amarga)?|(bitter ?)?orangen ?(marmelade|konfiture) ; 6 orange, 2 lemon, 1000g sugar, 1200ml water ; way=marmalade needs=citrus
  Lemon Curd / Crème au citron / Crema de limón / Zitronencreme im Glas ; lemon curd|curd de limon|zitronen ?(curd|aufstrich) ; 4 lemon, 200g sugar, 3 egg, 2 egg-yolk, 110g butter ; way=curd needs=egg,citrus
  Lime Curd / Crème au citron vert / Crema de lima / Limettencreme im Glas ; lime curd|limetten ?curd|curd de lima ; 6 lime, 200g sugar, 3 egg, 2 egg-yolk, 110g butter ; way=curd needs=egg,citrus
  Dulce de Leche / Confiture de lait / Dulce de leche / Milchkaramell ; dulce de leche(?! (cake|ice|brownies?|tart))|confitures? de lait|cajetas?|manjar( blanco)?|arequipe|milch ?karamell ; 1500ml milk, 400g sugar, 1tsp vanilla-extract, 1pinch salt ; way=milk
  Granola ; granolas?( maison| casera)?|knusper ?musli|crunchy (muesli|musli)|muesli croustillant ; 350g oats, 120g almond, 50g pumpkin-seed, 80ml sunflower-oil, 110g honey, 1tsp cinnamon, 2pinch salt, 100g raisin ; way=granola needs=oats
  Chocolate Granola / Granola au chocolat / Granola de chocolate / Schokomüsli ; choc(olate)? granola|granola (au chocolat|de chocolate)|schoko ?(granola|musli) ; 350g oats, 120g hazelnut, 80ml sunflower-oil, 110g maple-syrup, 2pinch salt, 120g dark-chocolate ; way=granola needs=oats
  Bircher Muesli / Bircher muesli / Muesli Bircher / Birchermüesli ; bircher ?(muesli|musli|muesly|muesle)?|muesli bircher|(birchen?er|schweizer) ?mues?li ; 240g oats, 500ml milk, 300g yogurt, 30g honey, 30ml lemon-juice, 4 apple, 80g hazelnut ; way=soaked needs=oats
  Overnight Oats / Porridge de nuit / Avena trasnochada / Overnight Oats ; over ?night ?(oats|porridge)|porridge de nuit|avena (nocturna|trasnochada|remojada)|uber ?nacht ?hafer(flocken)? ; 320g oats, 700ml milk, 200g yogurt, 40g chia-seed, 60g maple-syrup, 300g blueberry ; way=soaked needs=oats
  Muesli / Muesli / Muesli / Müsli ; (^\W*|a |some |ein |un |du )(muesli|musli|muesly)\W*$ ; 240g oats, 600ml milk, 60g raisin, 80g almond, 40g sunflower-seed, 30g honey, 2 apple ; way=soaked needs=oats
`,
)
