import { g, inCategory, of, say, type Pattern } from './pattern.ts'
import { fat, heat, herb, seasoning, sour, spices } from './roles.ts'
import { breads } from './starter-pools.ts'

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
        'Calentar la mitad {fat:of} en una sartén amplia. Saltear {main}[ con {garlic+spices+heat}] a fuego medio-alto {minutes} minutos, hasta que {main?tome/tomen} un poco de color.',
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
