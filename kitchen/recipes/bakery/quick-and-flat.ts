import { cards } from '../cards.ts'

/** Breads without yeast, or with cheese, for six. */
export const quickBreads = cards(
  'quickBread',
  6,
  String.raw`
  Irish Soda Bread / Pain irlandais au bicarbonate / Pan de soda irlandés / Irisches Sodabrot ; (irish )?soda (bread|loaf|farls)|pain irlandais( au bicarbonate)?|pan (de soda|irlandes)( irlandes)?|(irisches )?soda ?brot|damper(?= |$)|pain sans levure ; 250g flour, 250g wholemeal-flour, 7g baking-soda, 8g salt, 400ml buttermilk ; way=round
  Beer Bread / Pain à la bière / Pan de cerveza / Bierbrot ; beer bread|pains? a la biere|pan de cerveza|bier ?brot ; 450g flour, 15g baking-powder, 8g salt, 20g honey, 330ml beer, 40g butter ; way=batter
  Cornbread / Pain de maïs / Pan de maíz / Maisbrot ; corn ?bread( muffins)?|pains? de mais|pan de (maiz|elote)|mais ?brot|johnny ?cakes? ; 180g polenta, 150g flour, 12g baking-powder, 5g salt, 40g sugar, 300ml buttermilk, 80g butter, 2 egg ; way=batter
  Buttermilk Biscuits / Biscuits américains au babeurre / Biscuits americanos / Buttermilk Biscuits ; (american |southern )?(buttermilk|southern|drop) biscuits|biscuits (and|&) gravy(?! mix)|biscuits americains|biscuits americanos ; 350g flour, 14g baking-powder, 6g salt, 100g butter, 240ml buttermilk ; way=cut
  Cheese Scones / Scones au fromage / Scones de queso / Käsescones ; cheese scones?|scones? (au fromage|de queso|au cheddar)|kase ?scones? ; 350g flour, 14g baking-powder, 4g salt, 80g butter, 200ml milk, 150g cheddar ; way=cut
  Savoury Cake / Cake salé / Plum cake salado / Herzhafter Kuchen ; cakes? sales?( au jambon( et)?( aux)? olives)?|savou?ry (loaf|cake)|cake salado|herzhafter (kasten)?kuchen|cake (au jambon|aux olives) ; 200g flour, 11g baking-powder, 4g salt, 100ml milk, 80ml olive-oil, 3 egg, 150g cooked-ham, 100g olive, 100g gruyere ; way=batter cuisine=french
  Pão de Queijo ; pa(o|os|es|n) de queijos?|pao de queijo|pan de (yuca|bono|queso brasileno)|pandebonos?|brazilian cheese (bread|puffs)|brasilianische kase ?(brotchen|ballchen)|chipas? ; 250g tapioca-starch, 180ml milk, 60ml sunflower-oil, 5g salt, 2 egg, 150g parmesan ; way=scalded needs=flour
  Seed Crackers / Crackers aux graines / Crackers de semillas / Knäckebrot ; (seed(ed)? )?crackers?( aux graines| de semillas)?|knacke ?brot|crisp ?bread|oat ?cakes(?= |$)|pain suedois croustillant ; 150g wholemeal-flour, 100g oats, 4g salt, 40g sunflower-seed, 30g sesame-seed, 30g linseed, 150ml water, 40ml rapeseed-oil ; way=thin
`,
)

/** Breads from the pan, for four. */
export const flatBreads = cards(
  'flatBread',
  4,
  String.raw`
  Naan ; (garlic |butter |peshwari |plain )?naans?( bread| brot)?|pains? naan|pan naan ; 350g flour, 5g yeast, 6g salt, 5g sugar, 120g yogurt, 120ml water, 50g ghee ; way=yeasted cuisine=indian
  Garlic Naan / Naan à l’ail / Naan de ajo / Knoblauch-Naan ; garlic naans?|naans? (a l'ail|de ajo)|knoblauch ?-?naan ; 350g flour, 5g yeast, 6g salt, 5g sugar, 120g yogurt, 120ml water, 50g ghee, 2 garlic, 2sprig coriander ; way=yeasted cuisine=indian
  Cheese Naan / Naan au fromage / Naan de queso / Käse-Naan ; cheese naans?|naans? (au fromage|de queso)|kase ?-?naan ; 350g flour, 5g yeast, 6g salt, 120g yogurt, 120ml water, 40g ghee, 200g cream-cheese ; way=stuffed cuisine=indian
  Chapati / Chapati / Chapati / Chapati ; chap+at+is?|(roti|rotis|phulka|fulka)( bread)?(?! de)|pan chapati ; 300g wholemeal-flour, 5g salt, 190ml water, 30g ghee ; way=plain cuisine=indian
  Paratha ; (plain |lachha |laccha )?parat+has?|parotta|msem+en|malawach ; 350g flour, 6g salt, 200ml water, 70g ghee ; way=layered cuisine=indian
  Paneer Paratha ; paneer parat+has?|stuffed parathas?|cheese parathas? ; 350g wholemeal-flour, 6g salt, 200ml water, 60g ghee, 2sprig coriander, 1tsp cumin, 150g paneer ; way=stuffed cuisine=indian
  Scallion Pancakes / Galettes chinoises à la ciboule / Tortitas chinas de cebolleta / Chinesische Frühlingszwiebelfladen ; (scallion|spring onion|green onion) (pancakes?|flatbreads?)|galettes? (chinoises )?a la ciboule(tte)?|cong you ?bing|tortitas chinas|fruhlings ?zwiebel ?(fladen|pfannkuchen) ; 350g flour, 5g salt, 200ml water, 50ml sesame-oil, 4 spring-onion ; way=layered cuisine=chinese
  Gözleme ; gozlemes?|bolani|qutab|kutab ; 350g flour, 6g salt, 200ml water, 40ml olive-oil, 200g feta, 2sprig parsley ; way=stuffed cuisine=levantine
  Lavash / Lavash / Pan lavash / Lavasch ; lavas(h|ch)s?|yufka( brot)?|markook|saj bread ; 350g flour, 6g salt, 210ml water, 30ml olive-oil ; way=plain cuisine=levantine
  Piadina ; piadin[ae]s?(?! (con|mit|with|avec))|piadine romagnole ; 400g flour, 6g salt, 180ml water, 60g lard, 4g baking-soda ; way=plain cuisine=italian
  Flour Tortillas / Tortillas de blé / Tortillas de harina / Weizentortillas ; (flour|wheat|home ?made flour) tortillas?|tortillas? (de ble|de harina|de trigo)|weizen ?tortillas?|wraps? (selber machen|maison|from scratch) ; 350g flour, 5g salt, 180ml water, 60g lard ; way=plain cuisine=mexican
  Corn Tortillas / Tortillas de maïs / Tortillas de maíz / Maistortillas ; corn tortillas?( from scratch)?|tortillas? de ma[iy][sz]|mais ?tortillas? ; 300g masa-harina, 400ml water, 3g salt ; way=patted cuisine=mexican
  English Muffins / Muffins anglais / Muffins ingleses / Englische Muffins ; english muffins?|muffins? anglais|muffins? ingleses?|(englische muffins|toasties selber|toast ?brotchen) ; 350g flour, 6g yeast, 6g salt, 10g sugar, 220ml milk, 30g butter ; way=yeasted
  Crumpets ; crumpets?|pikelets? ; 300g flour, 6g yeast, 5g salt, 5g sugar, 350ml milk, 30g butter ; way=poured
  Baghrir / Crêpes mille trous / Baghrir / Baghrir ; baghrirs?|crepes? mille trous|beghrir|thousand hole pancakes? ; 250g semolina, 60g flour, 6g yeast, 3g salt, 500ml water, 30g butter ; way=poured cuisine=moroccan
  Blinis ; blini(s|y)?(?! (with|mit|au|con))|(buckwheat|russian) blinis?|buchweizen ?blinis? ; 150g flour, 100g buckwheat-flour, 6g yeast, 5g salt, 320ml milk, 2 egg, 40g butter ; way=poured
`,
)
