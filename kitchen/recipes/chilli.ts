import { longest } from '../cook/plan.ts'
import { flesh, inCategory, ml, of, say, type Pattern } from './pattern.ts'
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
  finish,
} from './pot-steps.ts'

export const chilli: Pattern = {
  id: 'chilli',
  dishType: 'Mains',
  cuisines: ['mexican'],
  likes: {
    legume: 3,
    meat: 3,
    vegetable: 2,
    plantProtein: 2,
    chocolate: 1,
    potato: 1,
    poultry: 2,
    sausage: 1,
  },
  tastes: ['hearty', 'smoky'],
  onePot: true,
  roles: [
    {
      ...mainOfPot(['kidney-bean', 'black-bean', 'white-bean']),
      each: (each) => (flesh(each) ? { amount: 100, unit: 'g' } : each.serving),
    },
    vegetables(['bell-pepper', 'sweetcorn', 'carrot', 'courgette']),
    aromatics,
    fat,
    { ...spices, least: 3 },
    { ...heat, least: (wishes) => (wishes.heat === 0 ? 0 : Math.max(Math.min(wishes.heat ?? 1, 2), 1)) },
    {
      id: 'tomato',
      takes: ({ id }) => /tinned-tomato|passata/.test(id),
      pool: ['tinned-tomato', 'passata'],
      each: of(0.5, 'can'),
    },
    { ...stock, each: ml(75) },
    {
      id: 'chocolate',
      takes: inCategory('chocolate'),
      pool: ['dark-chocolate', 'cocoa-powder'],
      each: ({ id }) => (/cocoa/.test(id) ? { amount: 0.5, unit: 'tsp' } : { amount: 5, unit: 'g' }),
    },
    { ...rice, pool: ['rice', 'basmati-rice', 'corn-tortilla'] },
    { ...sour, pool: ['lime', 'lemon', 'cider-vinegar'] },
    { ...creamy, least: (wishes) => (wishes.tastes.includes('creamy') ? 1 : 0) },
    seasoning,
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
      minutes: (plan) => longest(plan, ['vegetables.slow', 'main.flesh'], 18, 60),
      least: 14,
      doneness: 'main.flesh',
      text: say(
        'Add {main.pulses+main.tofu+main.egg+vegetables+tomato+stock+chocolate} and simmer, uncovered, over low heat for {minutes} minutes until thick and dark.',
        "Ajouter {main.pulses+main.tofu+main.egg+vegetables+tomato+stock+chocolate} et laisser mijoter {minutes} minutes à découvert et à feu doux, jusqu'à obtenir une sauce épaisse et sombre.",
        'Añadir {main.pulses+main.tofu+main.egg+vegetables+tomato+stock+chocolate} y cocer destapado a fuego lento {minutes} minutos, hasta que quede espeso y oscuro.',
        '{main.pulses+main.tofu+main.egg+vegetables+tomato+stock+chocolate} zugeben und offen bei kleiner Hitze {minutes} Minuten köcheln, bis alles dick und dunkel ist.',
      ),
    },
    finish,
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Serve with a spoonful of {creamy:bare}.',
        'Servir avec une cuillerée {creamy:de}.',
        'Servir con una cucharada {creamy:de}.',
        'Mit einem Klecks {creamy:with} servieren.',
      ),
    },
  ],
  heads: ['main', 'vegetables'],
  withs: ['herb'],
  pitch: [
    say(
      'Slow spice, beans that hold their shape and a trace of chocolate for depth; lime at the end keeps it bright.',
      'Des épices patientes, des haricots entiers et une pointe de chocolat pour la profondeur ; le citron vert final apporte la fraîcheur.',
      'Especias con calma, alubias enteras y una pizca de chocolate para dar profundidad; la lima final aporta frescor.',
      'Ruhige Würze, Bohnen mit Biss und eine Spur Schokolade für die Tiefe; Limette am Ende hält es frisch.',
    ),
  ],
}
