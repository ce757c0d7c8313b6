import { cards } from '../cards.ts'

/** Cold and whisked desserts by name, for six. */
export const coldTable = cards(
  'chilledSweets',
  6,
  String.raw`
  Fruit Jelly / Gelée de fruits / Gelatina de frutas / Götterspeise ; (fruit |cherry )?jell(y|ies|o)(?! (roll|do|beans?|babies))|(red )?jello|gelees? de fruits (dessert|maison)?|gelatinas?( de (frutas?|cereza))?|gotter ?speise|wackel ?(pudding|pudd\w*|peter) ; 600ml cherry-juice, 60g sugar, 4g agar-agar, 200g mixed-berry ; way=jelly needs=agar
  Strawberry Jelly / Gelée de fraises / Gelatina de fresa / Erdbeergötterspeise ; (strawberry|raspberry) jell(y|o)|gelees? de fraises? (dessert|maison)|gelatinas? de (fresas?|frambuesas?)|erdbeer ?(gotter ?speise|gelee) ; 500g strawberry, 300ml water, 90g sugar, 20ml lemon-juice, 4g agar-agar ; way=jelly needs=agar
  Orange Jelly / Gelée d’orange / Gelatina de naranja / Orangengelee ; orange jelly|gelee d'orange|gelatina de naranja|orangen ?(gelee|gotterspeise) ; 700ml orange-juice, 60g sugar, 4g agar-agar, 20ml lemon-juice ; way=jelly needs=agar
  Milk Jelly / Blanc-manger / Gelatina de leche / Milchgelee ; blanc[- ]?manger|blancmange|gelatina de leche|milk jelly|almond (jelly|tofu)|annin ?tofu|manjar blanco dessert ; 500ml milk, 150ml cream, 80g sugar, 4g agar-agar, 1tsp vanilla-extract ; way=jelly needs=agar
  Mulled Wine Jelly / Gelée de vin chaud / Gelatina de vino / Rotweingelee ; (mulled )?wine jelly|gelee de vin|gelatina de (vino|cava)|(rot)?wein ?gelee|port jelly|prosecco jelly ; 500ml red-wine, 120g sugar, 4g agar-agar, 100ml orange-juice, 1tsp cinnamon ; way=jelly needs=agar
  Raspberry Bavarois / Bavarois aux framboises / Bavarois de frambuesa / Himbeer-Bavarois ; (raspberry |strawberry |fruit )?bavaroi(s|se|ses)( aux? (fraises?|framboises?|fruits( rouges)?)| de (fresas?|frambuesas?))?|bayerische creme|bavarian cream|(himbeer|erdbeer) ?-?bavarois ; 500g raspberry, 110g sugar, 4g agar-agar, 20ml lemon-juice, 400ml cream ; way=bavarois needs=agar,cream
  Mango Bavarois / Bavarois à la mangue / Bavarois de mango / Mango-Bavarois ; (mango|peach) (bavarois|mousse cake)|bavarois (a la mangue|de mango)|mango ?-?(bavarois|creme) ; 600g mango, 80g sugar, 4g agar-agar, 30ml lemon-juice, 400ml cream ; way=bavarois needs=agar,cream
  Strawberry Charlotte / Charlotte aux fraises / Carlota de fresas / Erdbeer-Charlotte ; (strawberry |raspberry )?charlottes?( (aux? (fraises|framboises|poires|fruits rouges)|russe|royale?|de fresas?))?|carlotas?( de fresas?)?|(erdbeer|himbeer) ?-?charlotte|malakoff ?torte ; 200g ladyfinger, 500g strawberry, 100g sugar, 4g agar-agar, 20ml lemon-juice, 400ml cream ; way=charlotte cuisine=french needs=base,cream
  Summer Pudding ; summer puddings? ; 350g sandwich-bread, 750g mixed-berry, 110g sugar, 10ml lemon-juice, 150ml cream ; way=summer needs=base,fruit
  Fridge Cake with Biscuits / Gâteau aux petits-beurre / Tarta de galletas / Kalter Hund ; kalter hund|kellerkuchen|kalte schnauze|tarta de (galletas|la abuela)|gateau (aux|de) petits?[- ]beurres?|(chocolate )?(biscuit|fridge|icebox|tiffin) cake|tiffin|(chocolate )?icebox cake|chocotorta ; 250g dark-chocolate, 100g butter, 200ml cream, 60g icing-sugar, 300g digestive-biscuit, 150ml milk ; way=fridge needs=base
  Semifreddo / Parfait glacé au miel / Semifrío de miel / Honigparfait ; semi ?freddos?|(honig|vanille|walnuss|eierlikor|zimt|mohn|nuss) ?parfaits?|parfaits? glaces?|(honey|iced|frozen) parfait|biscuit ?glace|semifrios?|helado de turron ; 6 egg-yolk, 120g honey, 1tsp vanilla-extract, 450ml cream, 80g pistachio ; way=parfait needs=yolk,cream
  Iced Nougat / Nougat glacé / Nougat helado / Nougatparfait ; nougat(s)? glaces?|iced nougat|nougat ?parfait ; 5 egg-yolk, 120g honey, 450ml cream, 80g almond, 60g pistachio, 80g candied-peel ; way=parfait cuisine=french needs=yolk,cream
  Coffee Parfait / Parfait au café / Semifrío de café / Mokkaparfait ; (coffee|mocha) parfait|parfaits? au cafe|(mokka|kaffee) ?parfait ; 6 egg-yolk, 130g sugar, 450ml cream, 40ml coffee-liqueur, 60g dark-chocolate ; way=parfait needs=yolk,cream
  Cassata ; cassatas?( siciliana| gelata)? ; 5 egg-yolk, 110g sugar, 400ml cream, 120g candied-peel, 60g pistachio, 60g dark-chocolate, 20ml maraschino ; way=parfait cuisine=italian needs=yolk,cream
  Zabaglione / Sabayon au marsala / Sabayón / Zabaione ; zaba(gl|i)?(i)?ones?|sabayons?|sabayones?|zabaione ; 6 egg-yolk, 120g sugar, 180ml marsala ; way=sabayon cuisine=italian needs=yolk
  Wine Foam / Sabayon au vin blanc / Sabayón de vino blanco / Weinschaumcreme ; wein ?schaum(creme|sauce)?|chaudeau|sabayon au (vin|champagne)|wine (foam|custard) ; 6 egg-yolk, 110g sugar, 220ml white-wine, 1tsp lemon-zest, 150g grape ; way=sabayon cuisine=german needs=yolk
  Tocinillo de Cielo ; tocin(ill)?os? (de|del) cielo ; 10 egg-yolk, 330g sugar, 180ml water, 1tsp lemon-zest ; way=yolks cuisine=spanish needs=yolk
  Quindim ; quindi(m|ns) ; 10 egg-yolk, 250g sugar, 120ml water, 100g desiccated-coconut, 40g butter ; way=yolks needs=yolk
  Baked Alaska / Omelette norvégienne / Omelette noruega / Omelette surprise ; baked ?alaskas?|omelettes? (norvegiennes?|surprise)|(omelette|tortilla|bomba) noruega|alaska au four|bombe alaska ; 200g ladyfinger, 900g ice-cream, 4 egg-white, 200g sugar, 30ml dark-rum ; way=alaska needs=ice,white
  Malabi / Mouhallabieh / Muhallabia / Muhallebi ; mal?h?abi|mo?u?hall?ab(i|e|ia|iya|ieh|iyeh)|muhallebi|mahalabia|lebanese milk pudding ; 750ml milk, 90g sugar, 60g cornflour, 1tbsp orange-blossom-water, 40g pistachio ; way=starched cuisine=levantine
  Sweet Maize Cream / Crème de maïs / Maicena con leche / Maisgrießcreme ; maicena( con leche)?|mazamorra( morada)?|manjar de coco|tembleque|haupia ; 750ml milk, 110g sugar, 70g cornflour, 1tsp cinnamon ; way=starched
  Cold Sweet Soup of Red Fruit / Soupe de fruits rouges liée / Kisel de frutos rojos / Kissel ; kis+el|fruit soup|kalte (frucht|obst) ?suppe|frugt ?suppe|rodgrod( med flode)? ; 600ml cherry-juice, 80g sugar, 40g cornflour, 300g mixed-berry ; way=starched
  Cranachan ; cranachans? ; 400ml cream, 40g honey, 40ml whisky, 300g raspberry, 60g granola ; way=fool
  Gooseberry Fool / Fool aux groseilles à maquereau / Fool de grosellas / Stachelbeer-Fool ; (gooseberry|fruit) fools?|stachelbeer[- ](fool|creme) ; 400ml cream, 80g sugar, 400g gooseberry ; way=stewed needs=cream,fruit
  Rhubarb Fool / Fool à la rhubarbe / Fool de ruibarbo / Rhabarber-Fool ; rhubarb fools?|fool a la rhubarbe|rhabarber[- ](fool|creme) ; 400ml cream, 90g sugar, 400g rhubarb ; way=stewed needs=cream,fruit
  Raspberry Fool / Fool aux framboises / Fool de frambuesa / Himbeer-Fool ; raspberry fools?|fool aux framboises|himbeer[- ]fool ; 400ml cream, 70g sugar, 400g raspberry ; way=fool needs=cream,fruit
  Lemon Syllabub ; (lemon )?syllabubs? ; 400ml cream, 80g sugar, 100ml white-wine, 40ml lemon-juice, 100g amaretti ; way=fool needs=cream
  Knickerbocker Glory / Coupe de fruits glacée / Copa de helado y fruta / Früchte-Eisbecher ; knicker ?bocker glor(y|ies)|(ice cream|fruit) sundaes?|coupes? (glacees?|danemark)|copas? de (helado|la casa)|(frucht|erdbeer|amarena|schoko)? ?eis ?becher|dame blanche|schwedeneisbecher ; 300ml cream, 30g sugar, 400g strawberry, 200g peach, 600g ice-cream ; way=sundae needs=fruit
`,
)
