import { has, longest } from '../cook/plan.ts'
import { ml, say, type Pattern, type Plan } from './pattern.ts'
import { aromatics, creamy, fat, heat, herb, salt, sour, spices } from './roles.ts'
import {
  rice,
  mainOfPot,
  vegetables,
  cookSide,
  soften,
  brown,
  crumble,
  toastSpices,
  lateGreens,
  finish,
  addTopping,
  crownedWith,
} from './pot-steps.ts'

const isLong = (plan: Plan) => has(plan, 'vegetables.slow') && longest(plan, ['main.flesh'], 0, 120) >= 60

export const curry: Pattern = {
  id: 'curry',
  dishType: 'Mains',
  cuisines: ['indian', 'thai'],
  likes: {
    legume: 4,
    poultry: 4,
    plantProtein: 4,
    vegetable: 3,
    leafyGreen: 3,
    potato: 2,
    shellfish: 3,
    fish: 2,
    meat: 3,
    mushroom: 1,
    egg: 1,
    grain: 1,
    nut: 1,
    plantMilk: 3,
    herb: 1,
    fruit: 1,
  },
  tastes: ['creamy', 'hearty', 'rich'],
  onePot: true,
  roles: [
    mainOfPot(['chickpea', 'chicken-thigh', 'tofu', 'prawn', 'red-lentil']),
    vegetables(['spinach', 'sweet-potato', 'bell-pepper', 'cauliflower', 'carrot', 'green-bean']),
    aromatics,
    fat,
    { ...spices, least: 2 },
    heat,
    {
      id: 'tomato',
      takes: ({ id }) => /tinned-tomato|passata/.test(id),
      pool: ['tinned-tomato', 'passata'],
      each: () => ({ amount: 100, unit: 'g' }),
    },
    { ...creamy, least: 1, pool: ['coconut-milk', 'oat-cream', 'soy-cream', 'cream'], each: ml(120) },
    { ...rice },
    { ...crownedWith('nut', 'seed', 'fruit'), most: 2 },
    sour,
    salt,
    herb,
  ],
  steps: [
    cookSide,
    soften,
    brown,
    crumble,
    toastSpices,
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main.flesh'], 10, 120) - 25,
      when: isLong,
      text: say(
        'Add {tomato+creamy+main.pulses+main.tofu+main.egg} and a cup of water, cover and simmer over gentle heat for {minutes} minutes.',
        "Ajouter {tomato+creamy+main.pulses+main.tofu+main.egg} et une tasse d'eau, couvrir et laisser mijoter {minutes} minutes à feu doux.",
        'Añadir {tomato+creamy+main.pulses+main.tofu+main.egg} y una taza de agua, tapar y cocer a fuego suave {minutes} minutos.',
        '{tomato+creamy+main.pulses+main.tofu+main.egg} und eine Tasse Wasser zugeben und zugedeckt {minutes} Minuten sanft köcheln.',
      ),
    },
    {
      kind: 'cook',
      minutes: 25,
      doneness: 'main.flesh',
      when: isLong,
      text: say(
        'Add {vegetables.slow} and simmer for 25 more minutes until the sauce coats a spoon.',
        'Ajouter {vegetables.slow} et laisser mijoter encore 25 minutes, jusqu’à ce que la sauce nappe la cuillère.',
        'Añadir {vegetables.slow} y cocer 25 minutos más, hasta que la salsa cubra una cuchara.',
        '{vegetables.slow} zugeben und weitere 25 Minuten köcheln, bis die Sauce einen Löffel überzieht.',
      ),
    },
    {
      kind: 'cook',
      when: (plan) => !isLong(plan),
      minutes: (plan) =>
        Math.max(
          longest(plan, ['vegetables.slow', 'main.pulses'], 10, 40),
          longest(plan, ['main.flesh'], 10, 120),
        ),
      least: (plan) =>
        Math.max(
          Math.round(longest(plan, ['vegetables.slow', 'main.pulses'], 8, 40) * 0.8),
          Math.round(longest(plan, ['main.flesh'], 8, 120) * 0.9),
        ),
      doneness: 'main.flesh',
      text: say(
        'Add {tomato+creamy+main.pulses+main.tofu+main.egg+vegetables.slow} and simmer over gentle heat for {minutes} minutes until the sauce coats a spoon.',
        "Ajouter {tomato+creamy+main.pulses+main.tofu+main.egg+vegetables.slow} et laisser mijoter {minutes} minutes à feu doux, jusqu'à ce que la sauce nappe la cuillère.",
        'Añadir {tomato+creamy+main.pulses+main.tofu+main.egg+vegetables.slow} y cocer a fuego suave {minutes} minutos, hasta que la salsa cubra una cuchara.',
        '{tomato+creamy+main.pulses+main.tofu+main.egg+vegetables.slow} zugeben und {minutes} Minuten sanft köcheln, bis die Sauce einen Löffel überzieht.',
      ),
    },
    lateGreens,
    finish,
    addTopping,
  ],
  heads: ['main', 'vegetables'],
  withs: ['creamy', 'topping'],
  pitch: [
    say(
      'The spices are toasted before anything wet touches the pot, which is what gives it depth in so little time.',
      "Les épices grillent avant tout liquide : c'est ce qui donne de la profondeur en si peu de temps.",
      'Las especias se tuestan antes de añadir nada líquido: eso le da profundidad en tan poco tiempo.',
      'Die Gewürze rösten, bevor etwas Flüssiges in den Topf kommt: So entsteht in kurzer Zeit viel Tiefe.',
    ),
    say(
      'It is gentle and full at once: a sauce that wants to be mopped up, and a squeeze of something sour to lift it.',
      "Il est doux et généreux à la fois : une sauce à saucer, et une touche acide pour l'éclairer.",
      'Es suave y generoso a la vez: una salsa para rebañar y un toque ácido que la levanta.',
      'Mild und voll zugleich: eine Sauce zum Auftunken und ein Spritzer Säure, der sie hebt.',
    ),
  ],
}
