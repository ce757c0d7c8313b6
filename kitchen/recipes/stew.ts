import { has, longest } from '../cook/plan.ts'
import { g, inCategory, ml, say, type Pattern, type Plan } from './pattern.ts'
import { aromatics, creamy, fat, heat, herb, seasoning, sour, spices, stock } from './roles.ts'
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

/** What simmers for hours gets its vegetables late, or they fall apart. */
const isLong = (plan: Plan) => has(plan, 'vegetables.slow') && longest(plan, ['main.flesh'], 0, 120) >= 60

export const stew: Pattern = {
  id: 'stew',
  dishType: 'Mains',
  cuisines: ['french', 'moroccan', 'spanish', 'german'],
  likes: {
    meat: 4,
    sausage: 4,
    legume: 4,
    vegetable: 3,
    potato: 3,
    poultry: 3,
    mushroom: 2,
    leafyGreen: 1,
    fish: 1,
    shellfish: 1,
    wine: 2,
    fruit: 1,
    plantProtein: 1,
    grain: 1,
    herb: 1,
  },
  tastes: ['hearty', 'rich', 'smoky'],
  onePot: true,
  roles: [
    mainOfPot(['white-bean', 'chicken-thigh', 'stewing-beef', 'chickpea']),
    vegetables(['carrot', 'potato', 'leek', 'celeriac', 'bell-pepper', 'courgette']),
    aromatics,
    fat,
    spices,
    heat,
    {
      id: 'tomato',
      takes: ({ id }) => /tinned-tomato|passata|tomato-paste/.test(id),
      // Wine, not tomato, makes the sauce of a bourguignon.
      least: ({ dish, settled }) => ((dish ?? settled) === 'bourguignon' ? 0 : 1),
      pool: ['tinned-tomato', 'passata'],
      each: () => ({ amount: 120, unit: 'g' }),
    },
    {
      id: 'wine',
      takes: (each) => each.category === 'wine' || /beer|stout/.test(each.id),
      least: 0,
      pool: [],
      each: ml(75),
    },
    { ...stock, each: ml(150) },
    { id: 'sweet', takes: inCategory('fruit', 'sweetener'), least: 0, pool: [], each: g(25), cut: 'auto' },
    { ...creamy, least: (wishes) => (wishes.tastes.includes('creamy') ? 1 : 0) },
    {
      ...rice,
      least: (wishes) => (wishes.cuisine === 'moroccan' ? 1 : 0),
      pool: ['couscous', 'quinoa', 'rice'],
    },
    sour,
    seasoning,
    herb,
    crownedWith('nut', 'seed'),
  ],
  steps: [
    cookSide,
    soften,
    brown,
    crumble,
    toastSpices,
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        'Pour in {wine} and let it bubble until reduced by half.',
        'Déglacer avec {wine} et laisser réduire de moitié.',
        'Verter {wine} y dejar reducir a la mitad.',
        'Mit {wine:dat} ablöschen und auf die Hälfte reduzieren.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main.flesh', 'main.pulses'], 15, 120) - 25,
      when: isLong,
      text: say(
        'Add {tomato+stock+main.pulses+main.tofu+main.egg+sweet}, bring to the boil, then cover and simmer on low heat for {minutes} minutes.',
        'Ajouter {tomato+stock+main.pulses+main.tofu+main.egg+sweet}, porter à ébullition, puis couvrir et laisser mijoter {minutes} minutes à feu doux.',
        'Añadir {tomato+stock+main.pulses+main.tofu+main.egg+sweet}, llevar a ebullición, tapar y cocer a fuego lento {minutes} minutos.',
        '{tomato+stock+main.pulses+main.tofu+main.egg+sweet} zugeben, aufkochen und zugedeckt bei kleiner Hitze {minutes} Minuten schmoren.',
      ),
    },
    {
      kind: 'cook',
      minutes: 25,
      doneness: 'main.flesh',
      when: isLong,
      text: say(
        'Add {vegetables.slow} and simmer for 25 more minutes until everything is tender and the sauce has body.',
        "Ajouter {vegetables.slow} et laisser mijoter encore 25 minutes, jusqu'à ce que tout soit fondant et la sauce liée.",
        'Añadir {vegetables.slow} y cocer 25 minutos más, hasta que todo esté tierno y la salsa ligada.',
        '{vegetables.slow} zugeben und weitere 25 Minuten schmoren, bis alles zart und die Sauce sämig ist.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) =>
        longest(plan, ['vegetables.slow', 'main.flesh', 'main.pulses', 'main.tofu'], 15, 120),
      least: (plan) => Math.max(14, longest(plan, ['vegetables.slow', 'main.flesh'], 14, 30)),
      doneness: 'main.flesh',
      when: (plan) => !isLong(plan),
      text: say(
        'Add {tomato+stock+main.pulses+main.tofu+main.egg+vegetables.slow+sweet}, bring to the boil, then cover and simmer on low heat for {minutes} minutes until everything is tender and the sauce has body.',
        "Ajouter {tomato+stock+main.pulses+main.tofu+main.egg+vegetables.slow+sweet}, porter à ébullition, puis couvrir et laisser mijoter {minutes} minutes à feu doux, jusqu'à ce que tout soit fondant et la sauce liée.",
        'Añadir {tomato+stock+main.pulses+main.tofu+main.egg+vegetables.slow+sweet}, llevar a ebullición, tapar y cocer a fuego lento {minutes} minutos, hasta que todo esté tierno y la salsa ligada.',
        '{tomato+stock+main.pulses+main.tofu+main.egg+vegetables.slow+sweet} zugeben, aufkochen und zugedeckt bei kleiner Hitze {minutes} Minuten schmoren, bis alles zart und die Sauce sämig ist.',
      ),
    },
    lateGreens,
    {
      kind: 'cook',
      minutes: 1,
      text: say(
        'Stir in {creamy} and warm through.',
        'Incorporer {creamy} et réchauffer doucement.',
        'Incorporar {creamy} y calentar suavemente.',
        '{creamy} einrühren und sanft erwärmen.',
      ),
    },
    finish,
    addTopping,
  ],
  heads: ['main', 'vegetables'],
  withs: ['wine', 'topping', 'herb'],
  pitch: [
    say(
      'It cooks by itself once everything is in the pot, and it is even better the next day.',
      'Une fois tout dans la cocotte, il mijote tout seul, et il est encore meilleur le lendemain.',
      'Una vez todo en la cazuela se hace solo, y al día siguiente está aún mejor.',
      'Ist alles im Topf, kocht es sich von selbst, und am nächsten Tag schmeckt es noch besser.',
    ),
  ],
}
