import { longest } from '../kitchen/plan.ts'
import { flesh, g, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, creamy, fat, heat, herb, salt, seasoning, sour, spices, stock } from './roles.ts'

const breads = ['country-bread', 'baguette', 'gluten-free-bread']
const crunch = ['pumpkin-seed', 'sunflower-seed', 'walnut', 'hazelnut', 'almond', 'sesame-seed', 'pine-nut']

export const soup: Pattern = {
  id: 'soup',
  dishType: 'Starters',
  cuisines: ['french', 'german', 'italian'],
  likes: {
    vegetable: 3,
    leafyGreen: 2,
    mushroom: 2,
    legume: 2,
    potato: 2,
    poultry: 1,
    grain: 1,
    sausage: 1,
    shellfish: 1,
    herb: 1,
    plantMilk: 1,
    dairy: 1,
    fish: 1,
  },
  tastes: ['creamy', 'hearty', 'light'],
  onePot: true,
  roles: [
    {
      id: 'main',
      takes: inCategory('vegetable', 'mushroom', 'legume', 'potato', 'leafyGreen', 'fruit'),
      most: 4,
      least: 2,
      pool: ['carrot', 'pumpkin', 'sweet-potato', 'leek', 'potato', 'red-lentil'],
      varied: true,
      each: ({ category, id }) =>
        category === 'leafyGreen'
          ? { amount: 50, unit: 'g' }
          : category === 'legume' && !/lentil|split-pea|^pea$/.test(id)
            ? { amount: 0.25, unit: 'can' }
            : /lentil/.test(id)
              ? { amount: 40, unit: 'g' }
              : { amount: 130, unit: 'g' },
      cut: 'auto',
    },
    aromatics,
    { ...fat },
    { ...spices, least: 1, pool: (_wishes, cuisine) => cuisine.spices.filter((id) => id !== 'bay-leaf') },
    heat,
    { ...stock, each: ml(250) },
    creamy,
    {
      id: 'filling',
      takes: (each) =>
        flesh(each) || seafood(each) || each.category === 'plantProtein' || each.category === 'grain',
      most: 2,
      least: 0,
      pool: [],
      cut: 'auto',
    },
    sour,
    seasoning,
    herb,
    {
      id: 'crunch',
      takes: inCategory('nut', 'seed', 'cheese', 'bread'),
      most: 2,
      pool: crunch,
      varied: true,
      each: () => ({ amount: 8, unit: 'g' }),
      cut: 'auto',
    },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 5,
      least: 4,
      text: say(
        'Warm {fat} in a large pot over medium heat and soften {aromatics} for {minutes} minutes without letting them brown.',
        'Chauffer {fat} dans une grande casserole à feu moyen et y faire suer {aromatics} {minutes} minutes sans coloration.',
        'Calentar {fat} en una olla grande a fuego medio y rehogar {aromatics} {minutes} minutos sin que tomen color.',
        '{fat} in einem großen Topf bei mittlerer Hitze erwärmen und {aromatics} darin {minutes} Minuten glasig dünsten.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => Math.max(longest(plan, ['filling.flesh'], 6, 20), 6),
      doneness: 'filling',
      text: say(
        'Add {filling} and cook through over medium heat, turning often; lift out and keep warm.',
        'Ajouter {filling} et bien faire cuire à feu moyen en remuant souvent ; retirer et réserver au chaud.',
        'Añadir {filling} y hacer bien a fuego medio, removiendo a menudo; retirar y reservar en caliente.',
        '{filling} zugeben, bei mittlerer Hitze unter häufigem Wenden durchgaren, herausheben und warm stellen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Stir in {main.firm+spices+heat} and let everything toast for 2 minutes.',
        'Ajouter {main.firm+spices+heat} et faire revenir 2 minutes.',
        'Incorporar {main.firm+spices+heat} y rehogar 2 minutos más.',
        '{main.firm+spices+heat} unterrühren und 2 Minuten anrösten.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main.firm'], 12, 30),
      least: 12,
      text: say(
        'Pour in {stock}, bring to the boil, then simmer gently, half covered, for {minutes} minutes until a knife slides in without resistance.',
        "Mouiller avec {stock}, porter à ébullition, puis laisser frémir {minutes} minutes à demi couvert, jusqu'à ce qu'une lame s'enfonce sans résistance.",
        'Verter {stock}, llevar a ebullición y cocer a fuego suave, medio tapado, {minutes} minutos, hasta que la punta de un cuchillo entre sin resistencia.',
        '{stock:the} angießen, aufkochen und halb zugedeckt {minutes} Minuten sanft köcheln, bis sich eine Messerspitze ohne Widerstand einstechen lässt.',
      ),
    },
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        'Add {main.greens+main.late} and let it wilt for 2 minutes.',
        'Ajouter {main.greens+main.late} et laisser tomber 2 minutes.',
        'Añadir {main.greens+main.late} y dejar 2 minutos, hasta que {main.greens+main.late?se ablande/se ablanden}.',
        '{main.greens+main.late} zugeben und 2 Minuten zusammenfallen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        'Take off the heat, [pour in {creamy} and ]blend until completely smooth. Season with {sour+seasoning:bare}.',
        "Hors du feu, [verser {creamy} et ]mixer jusqu'à obtenir une texture parfaitement lisse. Assaisonner {sour+seasoning:de}.",
        'Retirar del fuego, [verter {creamy} y ]triturar hasta que quede muy fina. Sazonar con {sour+seasoning:bare}.',
        'Vom Herd nehmen, [{creamy} zugießen und ]ganz fein pürieren. Mit {sour+seasoning:with} abschmecken.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Ladle into warm bowls[, divide {filling} between them][ and scatter with {herb+crunch}].',
        'Verser dans des bols chauds[, répartir {filling}][ et parsemer {herb+crunch:de}].',
        'Servir en cuencos calientes[, repartir {filling}][ y esparcir {herb+crunch} por encima].',
        'In vorgewärmte Schalen schöpfen[, {filling} darauf verteilen][ und mit {herb+crunch:dat} bestreuen].',
      ),
    },
  ],
  heads: ['main'],
  withs: ['filling', 'crunch', 'herb'],
  pitch: [
    say(
      'Everything softens in one pot and is blended until silky; a little acidity at the end wakes it up.',
      "Tout mijote dans une seule casserole, puis on mixe jusqu'à la soie ; une pointe d'acidité réveille l'ensemble à la fin.",
      'Todo se ablanda en una sola olla y se tritura hasta quedar sedoso; un toque ácido al final lo despierta.',
      'Alles gart in einem Topf und wird seidig püriert; etwas Säure zum Schluss macht die Suppe wach.',
    ),
  ],
}

export const salad: Pattern = {
  id: 'salad',
  dishType: 'Starters',
  cuisines: ['french', 'greek', 'levantine', 'italian'],
  likes: {
    leafyGreen: 3,
    vegetable: 2,
    cheese: 2,
    legume: 2,
    fruit: 2,
    berry: 1,
    citrus: 1,
    nut: 2,
    seed: 2,
    fish: 1,
    shellfish: 1,
    egg: 1,
    grain: 1,
    poultry: 1,
    meat: 1,
    plantProtein: 1,
    herb: 1,
    bread: 1,
    potato: 1,
    mushroom: 1,
  },
  tastes: ['fresh', 'light', 'crunchy', 'sour'],
  roles: [
    {
      id: 'leaves',
      takes: inCategory('leafyGreen'),
      most: 2,
      pool: ['rocket', 'lambs-lettuce', 'lettuce', 'spinach'],
      varied: true,
      each: g(40),
      cut: 'fine',
    },
    {
      id: 'main',
      takes: (each) =>
        inCategory('vegetable', 'legume', 'fruit', 'berry', 'citrus', 'egg', 'mushroom')(each) &&
        !/^(lemon|lime)$/.test(each.id),
      most: 4,
      least: 2,
      pool: ['cherry-tomato', 'cucumber', 'radish', 'chickpea', 'carrot'],
      varied: true,
      cut: 'fine',
    },
    {
      id: 'warm',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein')(each),
      most: 2,
      least: 0,
      pool: [],
      cut: 'fine',
    },
    {
      id: 'starch',
      takes: inCategory('grain', 'potato', 'pasta'),
      least: 0,
      pool: [],
      each: (i) => (i.category === 'potato' ? { amount: 120, unit: 'g' } : { amount: 35, unit: 'g' }),
      cut: 'fine',
    },
    {
      id: 'cheese',
      takes: inCategory('cheese'),
      least: (wishes) => (wishes.diets.includes('vegan') ? 0 : 1),
      pool: ['feta', 'goat-cheese', 'mozzarella', 'parmesan'],
      varied: true,
      each: g(40),
      cut: 'fine',
    },
    {
      id: 'sour',
      takes: ({ id }) => /vinegar$|^(lemon|lime)$/.test(id),
      pool: (_w, cuisine) => [...cuisine.acids, 'lemon', 'cider-vinegar'],
      each: ({ id }) =>
        id === 'lemon' || id === 'lime' ? { amount: 0.5, unit: null } : { amount: 0.75, unit: 'tbsp' },
      cut: 'fine',
    },
    { id: 'mustard', pool: ['mustard', 'tahini'], each: of(0.5, 'tsp') },
    {
      id: 'sweet',
      takes: inCategory('sweetener'),
      pool: ['honey', 'maple-syrup', 'agave-syrup'],
      each: of(0.5, 'tsp'),
    },
    {
      ...fat,
      id: 'oil',
      pool: ['olive-oil', 'walnut-oil', 'rapeseed-oil', 'sunflower-oil'],
      takes: ({ category, id }) => category === 'fat' && /oil/.test(id),
      each: of(1.5, 'tbsp'),
    },
    { ...heat, cut: 'fine' },
    seasoning,
    herb,
    {
      id: 'crunch',
      takes: inCategory('nut', 'seed', 'bread'),
      most: 2,
      pool: crunch,
      varied: true,
      each: g(12),
      cut: 'fine',
    },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['starch'], 12, 20),
      text: say(
        'Cook {starch} in salted water for {minutes} minutes until tender, drain and leave to cool a little.',
        "Cuire {starch} à l'eau salée {minutes} minutes, égoutter et laisser tiédir.",
        'Cocer {starch} en agua con sal {minutes} minutos, escurrir y dejar templar.',
        '{starch} in Salzwasser {minutes} Minuten gar kochen, abgießen und lauwarm abkühlen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      doneness: 'warm',
      text: say(
        'Fry {warm} in a spoonful of the oil over medium-high heat, turning now and then, for about 10 minutes.',
        "Faire dorer {warm} dans un peu d'huile à feu assez vif, en retournant de temps en temps, 10 minutes environ.",
        'Dorar {warm} en un poco de aceite a fuego medio-alto, dando la vuelta de vez en cuando, unos 10 minutos.',
        '{warm} in etwas Öl bei kräftiger Hitze unter gelegentlichem Wenden etwa 10 Minuten braten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 9,
      text: say(
        'Boil {main.egg} for 9 minutes, cool under cold water, peel and quarter.',
        "Cuire {main.egg} 9 minutes à l'eau bouillante, rafraîchir, écaler et couper en quartiers.",
        'Cocer {main.egg} 9 minutos, enfriar bajo el grifo, pelar y cortar en cuartos.',
        '{main.egg} 9 Minuten kochen, kalt abschrecken, pellen und vierteln.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Whisk {sour} with {mustard+sweet+heat+seasoning}, then beat in {oil} in a thin stream until the dressing thickens.',
        "Fouetter {sour} avec {mustard+sweet+heat+seasoning}, puis monter avec {oil} en mince filet jusqu'à ce que la sauce épaississe.",
        'Batir {sour} con {mustard+sweet+heat+seasoning} y emulsionar con {oil} en hilo fino hasta que el aliño espese.',
        '{sour} mit {mustard+sweet+heat+seasoning:dat} verquirlen, dann {oil} in dünnem Strahl unterschlagen, bis das Dressing bindet.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Toss {main}[ and {starch}] with two thirds of the dressing and leave for 2 minutes so that the flavours get to know each other.',
        'Mélanger {main}[ et {starch}] avec les deux tiers de la sauce et laisser 2 minutes, le temps que les saveurs se marient.',
        'Mezclar {main}[ y {starch}] con dos tercios del aliño y dejar reposar 2 minutos para que los sabores se unan.',
        '{main}[ und {starch}] mit zwei Dritteln des Dressings mischen und 2 Minuten ziehen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Fold in {leaves+herb} at the last moment, pile onto plates[, top with {warm+cheese}], scatter with {crunch} and drizzle with the rest of the dressing.',
        'Incorporer {leaves+herb} au dernier moment, dresser en dôme[, garnir avec {warm+cheese}], ajouter {crunch} et arroser du reste de sauce.',
        'Añadir {leaves+herb} en el último momento, servir en montaña[, coronar con {warm+cheese}], repartir {crunch} por encima y regar con el resto del aliño.',
        '{leaves+herb} erst im letzten Moment unterheben und locker auf Teller häufen. [{warm+cheese} darauf verteilen, ]{crunch} darüberstreuen und mit dem restlichen Dressing beträufeln.',
      ),
    },
  ],
  heads: ['main', 'leaves'],
  withs: ['warm', 'cheese', 'crunch'],
  pitch: [
    say(
      'It lives from contrast: something crisp, something juicy and a dressing with a clear edge, put together only at the last moment.',
      'Tout est dans le contraste : du croquant, du juteux et une sauce bien nette, réunis au dernier moment.',
      'Vive del contraste: algo crujiente, algo jugoso y un aliño con carácter, unidos en el último momento.',
      'Er lebt vom Kontrast: etwas Knackiges, etwas Saftiges und ein klares Dressing, erst im letzten Moment vermischt.',
    ),
  ],
}

export const toast: Pattern = {
  id: 'toast',
  dishType: 'Starters',
  cuisines: ['italian', 'spanish', 'french'],
  likes: {
    bread: 4,
    vegetable: 2,
    mushroom: 3,
    cheese: 2,
    legume: 2,
    fish: 2,
    shellfish: 1,
    fruit: 1,
    egg: 1,
    leafyGreen: 1,
    herb: 1,
    meat: 1,
    nut: 1,
    plantProtein: 1,
  },
  tastes: ['crunchy', 'fresh', 'light'],
  roles: [
    { id: 'bread', takes: inCategory('bread'), pool: breads, each: of(2, 'slice') },
    {
      id: 'main',
      takes: inCategory(
        'vegetable',
        'mushroom',
        'legume',
        'fruit',
        'berry',
        'leafyGreen',
        'plantProtein',
        'fish',
        'shellfish',
        'egg',
        'meat',
        'poultry',
        'sausage',
        'potato',
      ),
      most: 3,
      pool: ['tomato', 'button-mushroom', 'bell-pepper', 'white-bean', 'courgette'],
      varied: true,
      each: ({ serving, category, id }) =>
        category === 'vegetable'
          ? { amount: 120, unit: 'g' }
          : category === 'leafyGreen'
            ? { amount: 30, unit: 'g' }
            : category === 'legume' && serving.unit !== 'can'
              ? { amount: id.includes('lentil') ? 40 : 60, unit: 'g' }
              : serving,
      cut: 'fine',
    },
    {
      id: 'garlic',
      takes: ({ category }) => category === 'aromatic',
      most: 2,
      pool: ['garlic', 'shallot'],
      each: (i) => (i.id === 'garlic' ? { amount: 0.5, unit: 'clove' } : { amount: 0.5, unit: null }),
      cut: 'fine',
    },
    { ...fat, pool: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'], each: of(1, 'tbsp') },
    { ...spices, least: 0 },
    heat,
    {
      id: 'spread',
      takes: (each) =>
        inCategory('cheese', 'dairy', 'plantMilk')(each) || /tahini|pesto|hummus/.test(each.id),
      pool: ['ricotta', 'goat-cheese', 'cream-cheese', 'hummus', 'tahini'],
      varied: true,
      each: ({ id }) => (id === 'tahini' ? { amount: 1, unit: 'tbsp' } : { amount: 40, unit: 'g' }),
    },
    sour,
    seasoning,
    herb,
    { id: 'crunch', takes: inCategory('nut', 'seed'), least: 0, pool: [], each: g(10), cut: 'fine' },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 8,
      least: 6,
      doneness: 'main',
      text: say(
        'Heat half of {fat} in a wide pan. Cook {main}[ with {garlic+spices+heat}] over medium-high heat for {minutes} minutes until soft and lightly coloured.',
        'Chauffer la moitié {fat:of} dans une grande poêle. Y faire sauter {main}[ avec {garlic+spices+heat}] {minutes} minutes à feu assez vif, le temps de bien fondre et de colorer légèrement.',
        'Calentar la mitad {fat:of} en una sartén amplia. Saltear {main}[ con {garlic+spices+heat}] a fuego medio-alto {minutes} minutos, hasta que tome un poco de color.',
        'Die Hälfte {fat:of} in einer weiten Pfanne erhitzen. {main}[ mit {garlic+spices+heat:dat}] darin bei kräftiger Hitze {minutes} Minuten braten, bis alles weich ist und leicht Farbe hat.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Season with {sour+seasoning:bare}; it should taste a touch bolder than you think, for the bread is mild.',
        'Assaisonner {sour+seasoning:de} ; la garniture doit avoir du caractère, car le pain est doux.',
        'Sazonar con {sour+seasoning:bare}; debe quedar un punto más sabroso de lo que parece, porque el pan es suave.',
        'Mit {sour+seasoning:with} kräftig abschmecken, denn das Brot ist mild.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Brush {bread} with the rest of the oil and toast on both sides in a hot pan or under the grill until golden.',
        "Badigeonner {bread} du reste d'huile et faire griller des deux côtés à la poêle ou sous le gril, jusqu'à ce que ce soit bien doré.",
        'Pincelar {bread} con el resto del aceite y tostar por ambos lados en la sartén o bajo el grill hasta dorar.',
        '{bread} mit dem restlichen Öl bestreichen und von beiden Seiten in der heißen Pfanne oder unter dem Grill goldbraun rösten.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        '[Spread with {spread}, s|S]poon the topping over and finish with {herb+crunch}. Eat at once, while the bread still cracks.',
        '[Tartiner avec {spread}, répartir|Répartir] la garniture et terminer avec {herb+crunch}. Servir aussitôt, tant que le pain croustille.',
        '[Untar con {spread}, repartir|Repartir] la cobertura y terminar con {herb+crunch}. Servir enseguida, mientras el pan cruje.',
        '[Mit {spread:dat} bestreichen, d|D]en Belag darauf verteilen und mit {herb+crunch:dat} vollenden. Sofort servieren, solange das Brot noch kracht.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['spread', 'herb'],
  pitch: [
    say(
      'Crackling bread, something cool and creamy, and a warm topping: three bites and everybody is in the kitchen.',
      'Un pain qui craque, une base fraîche, une garniture chaude : trois bouchées et tout le monde est dans la cuisine.',
      'Pan crujiente, una base fresca y cremosa y una cobertura tibia: tres bocados y todos están en la cocina.',
      'Knackendes Brot, etwas Kühles, Cremiges und ein warmer Belag: drei Bissen, und alle stehen in der Küche.',
    ),
  ],
}

export const dip: Pattern = {
  id: 'dip',
  dishType: 'Starters',
  cuisines: ['levantine', 'greek'],
  likes: { legume: 4, vegetable: 1, dairy: 1, nut: 1, seed: 2, herb: 1, bread: 1, cheese: 1 },
  tastes: ['creamy', 'lemony', 'light'],
  onePot: true,
  roles: [
    {
      id: 'main',
      takes: inCategory('legume', 'dairy', 'cheese', 'plantProtein', 'nut', 'potato'),
      most: 2,
      pool: ['chickpea', 'white-bean', 'red-lentil'],
      each: ({ serving, category }) =>
        category === 'nut'
          ? { amount: 20, unit: 'g' }
          : category === 'legume'
            ? serving
            : { amount: 80, unit: 'g' },
      cut: 'auto',
    },
    {
      id: 'colour',
      takes: inCategory('vegetable', 'leafyGreen', 'fruit', 'mushroom', 'fish'),
      most: 2,
      least: 0,
      pool: [],
      each: g(60),
      cut: 'auto',
    },
    {
      id: 'tahini',
      pool: ['tahini', 'sunflower-seed', 'almond-butter'],
      each: ({ id }) => (id === 'tahini' ? { amount: 1, unit: 'tbsp' } : { amount: 12, unit: 'g' }),
    },
    {
      id: 'garlic',
      takes: ({ category }) => category === 'aromatic',
      pool: ['garlic'],
      each: ({ id, serving }) => (id === 'garlic' ? { amount: 0.5, unit: 'clove' } : serving),
      cut: 'auto',
    },
    {
      ...sour,
      pool: ['lemon', 'lime', 'white-wine-vinegar'],
      each: ({ id }) =>
        /^(lemon|lime)$/.test(id) ? { amount: 0.5, unit: null } : { amount: 0.75, unit: 'tbsp' },
    },
    { ...fat, pool: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'], each: of(1, 'tbsp') },
    { ...spices, least: 1 },
    heat,
    { id: 'water', pool: ['water'], each: ml(20) },
    salt,
    herb,
    {
      id: 'dippers',
      takes: inCategory('bread'),
      pool: ['pita', 'country-bread', 'gluten-free-bread'],
      each: ({ id, serving }) =>
        id === 'pita'
          ? { amount: 1, unit: null }
          : serving.unit === 'slice'
            ? { amount: 2, unit: 'slice' }
            : serving,
    },
    {
      id: 'crudites',
      least: 2,
      pool: ['carrot', 'cucumber', 'radish', 'bell-pepper'],
      varied: true,
      each: ({ id }) => (id === 'radish' ? { amount: 50, unit: 'g' } : { amount: 0.5, unit: null }),
    },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 12,
      text: say(
        'Cook {colour} in a little of the oil over medium heat for 12 minutes until completely soft; leave to cool slightly.',
        "Faire fondre {colour} 12 minutes à feu moyen dans un peu d'huile, jusqu'à ce que tout soit bien tendre ; laisser tiédir.",
        'Rehogar {colour} a fuego medio en un poco de aceite 12 minutos, hasta que quede muy tierno; dejar templar.',
        '{colour} in etwas Öl bei mittlerer Hitze 12 Minuten ganz weich dünsten und kurz abkühlen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 15,
      when: (plan) => plan.parts.some(({ ingredient }) => ingredient.id === 'red-lentil'),
      text: say(
        'Simmer {main} in plenty of water for 15 minutes until soft, then drain well.',
        "Cuire {main} 15 minutes dans un grand volume d'eau, puis bien égoutter.",
        'Cocer {main} en abundante agua 15 minutos y escurrir bien.',
        '{main} in reichlich Wasser 15 Minuten weich kochen und gut abtropfen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Put {main+colour+tahini+garlic+sour+spices+heat} into a food processor and blend for 2 minutes.',
        'Mettre {main+colour+tahini+garlic+sour+spices+heat} dans un robot et mixer 2 minutes.',
        'Poner {main+colour+tahini+garlic+sour+spices+heat} en un robot y triturar 2 minutos.',
        '{main+colour+tahini+garlic+sour+spices+heat} in einen Mixer geben und 2 Minuten pürieren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'With the motor running, trickle in {water} and half of {fat} until it turns pale and airy. Season with {seasoning:bare}.',
        "Sans arrêter le robot, verser {water} et la moitié {fat:of} en filet, jusqu'à ce que l'ensemble pâlisse et devienne aérien. Assaisonner {seasoning:de}.",
        'Sin parar el robot, añadir {water} y la mitad {fat:of} en hilo, hasta que quede pálido y aireado. Sazonar con {seasoning:bare}.',
        'Bei laufendem Mixer {water} und die Hälfte {fat:of} einlaufen lassen, bis alles hell und luftig ist. Mit {seasoning:with} abschmecken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Wash {crudites} and cut into sticks.',
        'Laver {crudites} et tailler en bâtonnets.',
        'Lavar {crudites} y cortar en bastones.',
        '{crudites} waschen und in Stifte schneiden.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Swirl into a shallow bowl with the back of a spoon, pour the remaining oil into the hollow and scatter with {herb}. Serve with [{dippers}, warmed, and ]the crisp vegetables.',
        "Étaler dans une assiette creuse en dessinant un sillon avec le dos d'une cuillère, y verser le reste d'huile et parsemer {herb:de}. Servir avec [{dippers} et ]les crudités.",
        'Extender en un plato hondo con el dorso de una cuchara, verter el resto del aceite en el surco y esparcir {herb}. Servir con [{dippers} y ]los bastones de verdura.',
        'In eine flache Schale streichen, mit dem Löffelrücken eine Mulde ziehen, das restliche Öl hineingießen und mit {herb:dat} bestreuen. Mit [{dippers:dat} und ]den Gemüsestiften servieren.',
      ),
    },
  ],
  heads: ['main', 'colour'],
  withs: ['crudites'],
  pitch: [
    say(
      'Blended long enough to turn airy, with lemon for lift and good oil in the hollow; there is plenty to dip into it.',
      "Mixer longtemps, voilà le secret : la texture devient aérienne, avec une pointe d'acidité et un filet d'huile dans le sillon ; il y a de quoi tremper.",
      'Triturar con paciencia es el secreto: queda aireado, con un punto ácido y buen aceite en el surco; hay mucho que mojar.',
      'Lange genug püriert, um luftig zu werden, mit frischer Säure und gutem Öl in der Mulde; zum Dippen gibt es reichlich.',
    ),
  ],
}
