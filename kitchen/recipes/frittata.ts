import { has, longest } from '../cook/plan.ts'
import { flesh, g, greens, inCategory, say, seafood, type Pattern, type Plan } from './pattern.ts'
import { aromatics, fat, heat, herb, seasoning, sour, spices } from './roles.ts'
import { cheese } from './pan-roles.ts'

/** No pan turns twenty eggs: for many it is baked on trays. */
const onTray = ({ servings, wishes }: Plan) => servings > 8 && !wishes.noOven && (wishes.minutes ?? 99) >= 45

/** Nobody fries a cucumber. */
const staysRaw = /^(cucumber|radish|lettuce|rocket|lambs-lettuce|watercress)$/

export const frittata: Pattern = {
  id: 'frittata',
  dishType: 'Mains',
  cuisines: ['italian', 'spanish', 'french'],
  likes: {
    egg: 7,
    potato: 3,
    vegetable: 2,
    cheese: 3,
    leafyGreen: 2,
    mushroom: 2,
    sausage: 1,
    meat: 1,
    fish: 1,
    herb: 1,
    legume: 1,
  },
  tastes: ['light', 'hearty'],
  onePot: true,
  roles: [
    {
      id: 'egg',
      takes: inCategory('egg'),
      pool: ['egg', 'chickpea-flour'],
      each: ({ id }) => (id === 'chickpea-flour' ? { amount: 60, unit: 'g' } : { amount: 2.5, unit: null }),
    },
    {
      id: 'milk',
      takes: ({ id }) => /milk|cream$/.test(id),
      pool: ['milk', 'oat-milk', 'soy-milk', 'water'],
      each: ({ id }) => (id === 'milk' ? { amount: 20, unit: 'ml' } : { amount: 60, unit: 'ml' }),
    },
    {
      id: 'main',
      takes: (each) =>
        (greens(each) && !staysRaw.test(each.id)) ||
        inCategory('potato', 'legume', 'plantProtein')(each) ||
        flesh(each) ||
        seafood(each),
      most: 4,
      // Potatoes, onions, eggs: nothing else belongs in a tortilla de patatas.
      least: ({ dish, settled }) => ((dish ?? settled) === 'tortilla' ? 1 : 2),
      pool: ['courgette', 'bell-pepper', 'spinach', 'cherry-tomato', 'potato'],
      varied: true,
      each: (each) =>
        each.category === 'legume'
          ? { amount: 60, unit: 'g' }
          : each.category === 'leafyGreen'
            ? { amount: 50, unit: 'g' }
            : { amount: 90, unit: 'g' },
      cut: 'fine',
    },
    {
      ...aromatics,
      each: ({ id }) => (id === 'garlic' ? { amount: 0.5, unit: 'clove' } : { amount: 0.25, unit: null }),
    },
    { ...fat, pool: ['olive-oil', 'rapeseed-oil'] },
    { ...spices, least: 0 },
    heat,
    { ...cheese, pool: ['feta', 'goat-cheese', 'vegan-feta', 'nutritional-yeast'] },
    { id: 'leaves', pool: ['rocket', 'lettuce', 'lambs-lettuce'], each: g(30), cut: 'wash' },
    { ...sour, pool: ['lemon', 'white-wine-vinegar'] },
    seasoning,
    { ...herb, pool: ['chive', 'parsley', 'basil'] },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main'], 8, 15),
      least: 8,
      doneness: 'main',
      when: (plan) => !onTray(plan),
      text: say(
        'Warm {fat} in a 24 cm non-stick pan and fry {aromatics+main+spices+heat} over medium heat for {minutes} minutes until tender and lightly browned.',
        "Chauffer {fat} dans une poêle antiadhésive de 24 cm et y cuire {aromatics+main+spices+heat} {minutes} minutes à feu moyen, jusqu'à ce que tout soit tendre et légèrement doré.",
        'Calentar {fat} en una sartén antiadherente de 24 cm y rehogar {aromatics+main+spices+heat} a fuego medio {minutes} minutos, hasta que todo esté tierno y algo dorado.',
        '{fat} in einer beschichteten Pfanne (24 cm) erhitzen und {aromatics+main+spices+heat} bei mittlerer Hitze {minutes} Minuten braten, bis alles weich und leicht gebräunt ist.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main'], 8, 15),
      doneness: 'main',
      when: onTray,
      text: say(
        'Warm {fat} in a wide pan and fry {aromatics+main+spices+heat} over medium heat for {minutes} minutes until tender and lightly browned.',
        "Chauffer {fat} dans une large poêle et y cuire {aromatics+main+spices+heat} {minutes} minutes à feu moyen, jusqu'à ce que tout soit tendre et légèrement doré.",
        'Calentar {fat} en una sartén amplia y rehogar {aromatics+main+spices+heat} a fuego medio {minutes} minutos, hasta que todo esté tierno y algo dorado.',
        '{fat} in einer weiten Pfanne erhitzen und {aromatics+main+spices+heat} bei mittlerer Hitze {minutes} Minuten braten, bis alles weich und leicht gebräunt ist.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      when: (plan) => has(plan, 'egg.egg'),
      text: say(
        'Beat {egg} with {milk+seasoning:bare}, just until mixed, and stir in {herb}.',
        'Battre {egg} avec {milk+seasoning}, juste le temps de mélanger, et ajouter {herb}.',
        'Batir {egg} con {milk+seasoning:bare}, lo justo para mezclar, y añadir {herb}.',
        '{egg} mit {milk+seasoning:with} nur kurz verquirlen und {herb} unterrühren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      when: (plan) => !has(plan, 'egg.egg'),
      text: say(
        'Whisk {egg} with {milk+seasoning:bare} to a smooth batter and stir in {herb}.',
        'Fouetter {egg} avec {milk+seasoning} en une pâte lisse et ajouter {herb}.',
        'Batir {egg} con {milk+seasoning:bare} hasta obtener una masa lisa y añadir {herb}.',
        '{egg} mit {milk+seasoning:with} zu einem glatten Teig verrühren und {herb} unterrühren.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      least: 8,
      celsius: 71,
      when: (plan) => !onTray(plan),
      text: say(
        'Pour over the vegetables, crumble {cheese} on top, cover and cook over low heat for {minutes} minutes until the centre is just set (71 °C).',
        "Verser sur les légumes, répartir {cheese} dessus, couvrir et cuire {minutes} minutes à feu doux, jusqu'à ce que le centre soit juste pris (71 °C).",
        'Verter sobre las verduras, repartir {cheese} por encima, tapar y cocinar a fuego lento {minutes} minutos, hasta que el centro cuaje (71 °C).',
        'Über das Gemüse gießen, {cheese} darauf verteilen und zugedeckt bei kleiner Hitze {minutes} Minuten stocken lassen, bis die Mitte gerade fest ist (71 °C).',
      ),
    },
    {
      kind: 'cook',
      minutes: 25,
      celsius: 180,
      when: onTray,
      text: say(
        'Spread the vegetables in oiled deep trays, about ten eggs to each, pour over the mixture, crumble {cheese} on top and bake at 180 °C for {minutes} minutes until the centre is just set (71 °C).',
        "Répartir les légumes dans des plaques creuses huilées, une dizaine d'œufs pour chacune, verser le mélange, répartir {cheese} dessus et enfourner {minutes} minutes à 180 °C, jusqu'à ce que le centre soit juste pris (71 °C).",
        'Repartir las verduras en bandejas hondas untadas de aceite, unos diez huevos por bandeja, verter la mezcla, repartir {cheese} por encima y hornear {minutes} minutos a 180 °C, hasta que el centro cuaje (71 °C).',
        'Das Gemüse auf geölte tiefe Bleche verteilen, etwa zehn Eier je Blech, die Masse darübergießen, {cheese} darauf verteilen und {minutes} Minuten bei 180 °C backen, bis die Mitte gerade fest ist (71 °C).',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Dress {leaves} with {sour:bare}. Slide onto a board, cut into wedges and serve with the leaves.',
        'Assaisonner {leaves} {sour:de}. Faire glisser sur une planche, couper en parts et servir avec la salade.',
        'Aliñar {leaves} con {sour:bare}. Deslizar a una tabla, cortar en cuñas y servir con las hojas.',
        '{leaves} mit {sour:with} anmachen. Auf ein Brett gleiten lassen, in Stücke schneiden und mit dem Salat servieren.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['cheese', 'herb'],
  pitch: [
    say(
      'Low heat and a lid are the whole secret: golden below, just set in the middle, good hot or at room temperature.',
      'Feu doux et couvercle, voilà tout le secret : dorée dessous, à peine prise au centre, bonne chaude ou tiède.',
      'Fuego lento y una tapa, ese es el secreto: dorada por debajo, apenas cuajada en el centro, buena caliente o templada.',
      'Kleine Hitze und ein Deckel sind das ganze Geheimnis: unten goldbraun, in der Mitte gerade gestockt, warm wie lauwarm gut.',
    ),
  ],
}
