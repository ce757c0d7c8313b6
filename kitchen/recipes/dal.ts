import { longest } from '../cook/plan.ts'
import { flesh, g, inCategory, ml, of, say, type Pattern } from './pattern.ts'
import { aromatics, creamy, fat, heat, herb, salt, sour, spices, stock } from './roles.ts'
import { rice, vegetables, cookSide, soften, brown, toastSpices, lateGreens, finish } from './pot-steps.ts'

export const dal: Pattern = {
  id: 'dal',
  dishType: 'Mains',
  cuisines: ['indian'],
  likes: { legume: 4, leafyGreen: 2, vegetable: 2, potato: 1, plantMilk: 2, grain: 1 },
  tastes: ['creamy', 'hearty'],
  onePot: true,
  roles: [
    {
      id: 'main',
      takes: ({ id, category }) => category === 'legume' && /lentil|split-pea/.test(id),
      most: 2,
      pool: ['red-lentil', 'green-lentil', 'split-pea'],
      each: g(80),
      cut: 'auto',
    },
    {
      id: 'beans',
      takes: (each) => inCategory('legume', 'plantProtein')(each) || flesh(each),
      most: 2,
      least: 0,
      pool: [],
      cut: 'auto',
    },
    vegetables(['spinach', 'tomato', 'carrot', 'cauliflower']),
    aromatics,
    { ...fat, each: of(1, 'tbsp') },
    { ...spices, least: 3 },
    heat,
    { ...creamy, least: 1, pool: ['coconut-milk'], each: ml(60) },
    { ...stock, pool: ['vegetable-stock', 'water'], each: ml(220) },
    { ...rice },
    sour,
    salt,
    herb,
  ],
  steps: [
    cookSide,
    soften,
    {
      ...brown,
      text: say(
        'Add {beans.flesh} and brown on all sides for {minutes} minutes.',
        'Ajouter {beans.flesh} et faire colorer {minutes} minutes.',
        'Añadir {beans.flesh} y dorar {minutes} minutos.',
        '{beans.flesh} zugeben und {minutes} Minuten rundum anbraten.',
      ),
    },
    toastSpices,
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main', 'vegetables.slow', 'beans'], 15, 45),
      least: 14,
      doneness: 'beans.flesh',
      text: say(
        'Tip in {main+vegetables.slow+beans.plant}, pour over {stock+creamy} and simmer for {minutes} minutes, stirring now and then, until the lentils fall apart.',
        "Verser {main+vegetables.slow+beans.plant}, mouiller avec {stock+creamy} et laisser frémir {minutes} minutes en remuant de temps en temps, jusqu'à ce que les lentilles s'écrasent.",
        'Echar {main+vegetables.slow+beans.plant}, cubrir con {stock+creamy} y cocer a fuego suave {minutes} minutos, removiendo de vez en cuando, hasta que las lentejas se deshagan.',
        '{main+vegetables.slow+beans.plant} zugeben, mit {stock+creamy:dat} aufgießen und {minutes} Minuten unter gelegentlichem Rühren köcheln, bis die Linsen zerfallen.',
      ),
    },
    {
      ...lateGreens,
      text: say(
        'Fold in {vegetables.quick} and let wilt for {minutes} minutes.',
        'Incorporer {vegetables.quick} et laisser fondre {minutes} minutes.',
        'Incorporar {vegetables.quick} y dejar {minutes} minutos hasta que {vegetables.quick?se ablande/se ablanden}.',
        '{vegetables.quick} unterheben und {minutes} Minuten zusammenfallen lassen.',
      ),
    },
    finish,
  ],
  heads: ['main', 'beans', 'vegetables'],
  withs: ['creamy'],
  pitch: [
    say(
      'The lentils melt into a creamy pot by themselves; toasted spices and a little sourness do the rest.',
      "Les lentilles fondent d'elles-mêmes en une crème ; les épices grillées et une touche acide font le reste.",
      'Las lentejas se funden solas en una crema; las especias tostadas y un toque ácido hacen el resto.',
      'Die Linsen zerfallen von selbst zu einer Creme; geröstete Gewürze und etwas Säure tun den Rest.',
    ),
  ],
}
