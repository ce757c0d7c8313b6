import { longest } from '../cook/plan.ts'
import { flesh, g, greens, inCategory, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb, seasoning, sour, spices } from './roles.ts'

export const hash: Pattern = {
  id: 'hash',
  dishType: 'Mains',
  cuisines: ['german', 'spanish', 'french'],
  likes: {
    potato: 4,
    vegetable: 3,
    meat: 1,
    sausage: 3,
    poultry: 1,
    cheese: 2,
    egg: 2,
    mushroom: 2,
    leafyGreen: 1,
    plantProtein: 2,
    legume: 1,
    fish: 1,
    shellfish: 1,
  },
  tastes: ['hearty', 'crunchy'],
  onePot: true,
  roles: [
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein', 'legume')(each),
      most: 3,
      least: 0,
      pool: [],
      each: ({ category, serving }) =>
        category === 'legume' && serving.unit === 'can'
          ? { amount: 0.5, unit: 'can' }
          : { amount: 90, unit: 'g' },
      cut: 'fine',
    },
    {
      id: 'vegetables',
      takes: (each) => greens(each) || inCategory('potato')(each),
      most: 5,
      least: 2,
      pool: ['waxy-potato', 'courgette', 'bell-pepper', 'green-bean'],
      each: ({ category }) => ({
        amount: category === 'potato' ? 180 : category === 'leafyGreen' ? 50 : 120,
        unit: 'g',
      }),
      cut: 'fine',
    },
    { ...aromatics, pool: ['onion', 'garlic', 'spring-onion'] },
    { ...fat, each: of(1, 'tbsp') },
    { ...spices, pool: ['paprika', 'smoked-paprika', 'cumin'], least: 1 },
    heat,
    { id: 'egg', takes: inCategory('egg'), least: 0, pool: [], each: of(1, null) },
    { id: 'cheese', takes: inCategory('cheese'), most: 2, least: 0, pool: [], each: g(40), cut: 'auto' },
    { ...sour, pool: ['lemon', 'cider-vinegar'] },
    seasoning,
    herb,
  ],
  steps: [
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main.flesh', 'vegetables.slow'], 8, 15),
      // Raw potatoes need the quarter of an hour, hurry or not.
      least: ({ parts }) => (parts.some(({ ingredient }) => ingredient.category === 'potato') ? 15 : 10),
      doneness: 'main.flesh',
      text: say(
        'Heat {fat} in the widest pan you have, spread out {vegetables.slow+main.flesh+main.tofu+aromatics} and cook for {minutes} minutes, with a lid for the first half, turning only when the underside is brown.',
        'Chauffer {fat} dans la plus large poêle, y étaler {vegetables.slow+main.flesh+main.tofu+aromatics} et cuire {minutes} minutes, à couvert la première moitié, en ne retournant que lorsque le dessous est doré.',
        'Calentar {fat} en la sartén más ancha, extender {vegetables.slow+main.flesh+main.tofu+aromatics} y cocinar {minutes} minutos, tapado la primera mitad, dando la vuelta solo cuando la base esté dorada.',
        '{fat} in der weitesten Pfanne erhitzen, {vegetables.slow+main.flesh+main.tofu+aromatics} darin verteilen und {minutes} Minuten braten, die erste Hälfte zugedeckt; erst wenden, wenn die Unterseite braun ist.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      least: 3,
      doneness: 'main.sea',
      text: say(
        'Add {vegetables.quick+main.sea+main.pulses+spices+heat} and fry for {minutes} more minutes.',
        'Ajouter {vegetables.quick+main.sea+main.pulses+spices+heat} et poursuivre {minutes} minutes.',
        'Añadir {vegetables.quick+main.sea+main.pulses+spices+heat} y cocinar {minutes} minutos más.',
        '{vegetables.quick+main.sea+main.pulses+spices+heat} zugeben und {minutes} Minuten weiterbraten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Push everything to the side, crack in {egg} and cook under a lid for 4 minutes until set.',
        "Pousser le tout sur le côté, casser {egg} dans la poêle et cuire 4 minutes à couvert, jusqu'à ce que ce soit pris.",
        'Apartar todo a un lado, cascar {egg} y cocinar tapado 4 minutos, hasta que {egg?cuaje/cuajen}.',
        'Alles zur Seite schieben, {egg} hineinschlagen und zugedeckt 4 Minuten stocken lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Season with {sour+seasoning:bare}, scatter with {cheese+herb} and serve from the pan.',
        'Assaisonner {sour+seasoning:de}, parsemer {cheese+herb:de} et servir dans la poêle.',
        'Sazonar con {sour+seasoning:bare}, esparcir {cheese+herb} y servir en la sartén.',
        'Mit {sour+seasoning:with} abschmecken, mit {cheese+herb:dat} bestreuen und in der Pfanne servieren.',
      ),
    },
  ],
  heads: ['main', 'vegetables'],
  withs: ['egg', 'cheese'],
  title: say(
    '{heads:title} {dish}[ with {withs:bare}]',
    '{dish} {heads:de}[ {withs:to}]',
    '{dish} de {heads:bare}[ con {withs:bare}]',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'One pan from start to table: brown edges, soft middles and nothing else to wash up.',
      'Une seule poêle du début à la table : bords dorés, cœurs fondants et presque pas de vaisselle.',
      'Una sola sartén de principio a fin: bordes dorados, interior tierno y casi nada que fregar.',
      'Eine Pfanne vom Anfang bis zum Tisch: braune Ränder, weicher Kern und kaum Abwasch.',
    ),
  ],
}
