import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, creamy, fat, heat, herb, seasoning, spices, stock } from './roles.ts'
import { preheat } from './tray-parts.ts'

export const gratin: Pattern = {
  id: 'gratin',
  dishType: 'Mains',
  cuisines: ['french', 'german', 'italian'],
  likes: {
    potato: 5,
    cheese: 4,
    vegetable: 3,
    dairy: 3,
    pasta: 2,
    mushroom: 2,
    leafyGreen: 2,
    meat: 1,
    poultry: 1,
    fish: 1,
    sausage: 1,
    legume: 1,
    plantMilk: 1,
  },
  tastes: ['creamy', 'hearty', 'rich'],
  oven: true,
  roles: [
    {
      id: 'main',
      takes: (each) =>
        (greens(each) && !/^(tinned-tomato|passata)$/.test(each.id)) ||
        inCategory('potato', 'legume', 'grain')(each),
      most: 4,
      least: 2,
      pool: ['potato', 'leek', 'cauliflower', 'courgette', 'broccoli', 'pumpkin'],
      varied: true,
      each: ({ category }) =>
        category === 'leafyGreen'
          ? { amount: 80, unit: 'g' }
          : category === 'legume' || category === 'grain'
            ? { amount: 60, unit: 'g' }
            : { amount: 180, unit: 'g' },
      cut: 'thin',
    },
    {
      id: 'filling',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein')(each),
      most: 2,
      least: 0,
      pool: [],
      each: g(90),
      cut: 'thin',
    },
    {
      id: 'sheets',
      takes: ({ id }) => id === 'lasagne-sheet',
      least: 0,
      pool: [],
    },
    { ...aromatics, pool: ['onion', 'garlic', 'shallot'] },
    { ...fat, pool: ['butter', 'olive-oil', 'rapeseed-oil', 'margarine'], each: of(0.5, 'tbsp') },
    { ...spices, pool: ['nutmeg', 'paprika'], least: 1 },
    heat,
    { id: 'tomato', takes: ({ id }) => /tinned-tomato|passata/.test(id), least: 0, pool: [], each: g(120) },
    { ...creamy, pool: ['cream', 'lactose-free-cream', 'oat-cream', 'soy-cream'], each: ml(75) },
    { ...stock, each: ml(60) },
    {
      id: 'cheese',
      takes: (each) => inCategory('cheese')(each) || /vegan-(feta|grated)/.test(each.id),
      most: 2,
      pool: ['gruyere', 'gouda', 'vegetarian-hard-cheese', 'vegan-grated-cheese'],
      each: g(35),
      cut: 'thin',
    },
    {
      id: 'crumbs',
      takes: inCategory('bread', 'nut', 'seed'),
      pool: ['breadcrumb', 'gluten-free-oats', 'sunflower-seed'],
      each: g(10),
    },
    seasoning,
    { ...herb, pool: ['thyme', 'parsley', 'chive'] },
  ],
  steps: [
    preheat(200),
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Melt {fat} in a wide pan and soften {aromatics} for 4 minutes.',
        'Faire chauffer {fat} dans une grande sauteuse et y faire fondre {aromatics} 4 minutes.',
        'Calentar {fat} en una sartén amplia y rehogar {aromatics} 4 minutos.',
        '{fat} in einer weiten Pfanne zerlassen und {aromatics} darin 4 Minuten dünsten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 8,
      doneness: 'filling',
      text: say(
        'Add {filling} and fry for 8 minutes until done.',
        'Ajouter {filling} et bien cuire 8 minutes.',
        'Añadir {filling} y cocinar bien 8 minutos.',
        '{filling} zugeben und 8 Minuten durchbraten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      least: 8,
      text: say(
        'Add {main}, pour in {creamy+stock+tomato} and season with {spices+heat+seasoning:bare}. Simmer gently for {minutes} minutes; the vegetables should just begin to soften.',
        'Ajouter {main}, verser {creamy+stock+tomato} et assaisonner {spices+heat+seasoning:de}. Laisser frémir {minutes} minutes : les légumes commencent tout juste à s’attendrir.',
        'Añadir {main}, verter {creamy+stock+tomato} y sazonar con {spices+heat+seasoning:bare}. Cocer a fuego suave {minutes} minutos, hasta que las verduras empiecen a ablandarse.',
        '{main} zugeben, {creamy+stock+tomato} zugießen und mit {spices+heat+seasoning:with} würzen. {minutes} Minuten sanft köcheln, bis das Gemüse gerade weich zu werden beginnt.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Spoon into an ovenproof dish[, in layers with {sheets},] and cover with {cheese+crumbs}.',
        'Verser dans un plat à four[ en alternant avec {sheets}] et recouvrir {cheese+crumbs:de}.',
        'Pasar a una fuente de horno[, alternando con {sheets},] y cubrir con {cheese+crumbs:bare}.',
        'In eine ofenfeste Form füllen[, dabei {sheets} dazwischenschichten,] und mit {cheese+crumbs:with} bedecken.',
      ),
    },
    {
      kind: 'cook',
      minutes: 25,
      least: ({ parts }) => (parts.some(({ ingredient }) => ingredient.category === 'potato') ? 16 : 10),
      celsius: 200,
      text: say(
        'Bake for {minutes} minutes until it bubbles at the rim and the top is deep golden.',
        "Enfourner {minutes} minutes, jusqu'à ce que les bords bouillonnent et que le dessus soit bien doré.",
        'Hornear {minutes} minutos, hasta que burbujee en los bordes y la superficie quede bien tostada.',
        'Etwa {minutes} Minuten backen, bis es am Rand blubbert und die Kruste goldbraun ist.',
      ),
    },
    {
      kind: 'wait',
      minutes: 5,
      least: 2,
      text: say(
        'Let stand for {minutes} minutes so that it holds together, then scatter with {herb} and serve.',
        'Laisser reposer {minutes} minutes pour que le plat se tienne, puis parsemer {herb:de} et servir.',
        'Dejar reposar {minutes} minutos para que asiente, esparcir {herb} y servir.',
        'Vor dem Anschneiden {minutes} Minuten ruhen lassen, damit alles zusammenhält, dann mit {herb:dat} bestreuen und servieren.',
      ),
    },
  ],
  heads: ['main', 'filling'],
  withs: ['cheese', 'herb'],
  pitch: [
    say(
      'A soft middle, a crackling top and a few minutes of patience before the first spoon goes in.',
      'Un cœur fondant, un dessus qui craque et quelques minutes de patience avant la première cuillère.',
      'Un interior tierno, una superficie crujiente y unos minutos de paciencia antes de la primera cucharada.',
      'Innen weich, oben knusprig und ein paar Minuten Geduld vor dem ersten Löffel.',
    ),
  ],
}
