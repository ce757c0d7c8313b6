import { has, longest } from '../cook/plan.ts'
import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, creamy, fat, heat, herb, seasoning, sour, spices } from './roles.ts'
import { cheese, perPerson } from './pan-roles.ts'

export const pasta: Pattern = {
  id: 'pasta',
  dishType: 'Mains',
  cuisines: ['italian'],
  likes: {
    pasta: 6,
    vegetable: 2,
    mushroom: 3,
    leafyGreen: 2,
    cheese: 3,
    shellfish: 3,
    fish: 2,
    meat: 1,
    sausage: 2,
    poultry: 1,
    herb: 2,
    legume: 1,
    nut: 1,
    wine: 1,
    dairy: 2,
    citrus: 1,
    condiment: 1,
  },
  tastes: ['creamy', 'fresh', 'lemony', 'rich'],
  roles: [
    {
      id: 'pasta',
      takes: inCategory('pasta'),
      pool: ['spaghetti', 'short-pasta', 'gluten-free-pasta', 'lentil-pasta'],
      each: g(100),
    },
    {
      id: 'main',
      takes: (each) =>
        greens(each) || flesh(each) || seafood(each) || inCategory('legume', 'plantProtein', 'potato')(each),
      most: 4,
      least: 2,
      pool: ['cherry-tomato', 'courgette', 'button-mushroom', 'broccoli', 'spinach'],
      varied: true,
      each: perPerson,
      cut: 'fine',
    },
    {
      ...aromatics,
      each: ({ id }) =>
        id === 'garlic'
          ? { amount: 1, unit: 'clove' }
          : id === 'shallot'
            ? { amount: 1, unit: null }
            : { amount: 0.25, unit: null },
    },
    { ...fat, pool: ['olive-oil', 'rapeseed-oil'], each: of(1.5, 'tbsp') },
    { ...spices, least: 0 },
    heat,
    {
      id: 'liquid',
      takes: (each) =>
        each.category === 'wine' || /tinned-tomato|passata/.test(each.id) || each.category === 'stock',
      most: 2,
      least: 0,
      pool: [],
      each: ({ category }) =>
        category === 'vegetable' ? { amount: 120, unit: 'g' } : { amount: 50, unit: 'ml' },
    },
    {
      ...creamy,
      least: (wishes) => (wishes.tastes.includes('creamy') ? 1 : 0),
      pool: ['cream', 'oat-cream', 'soy-cream'],
      each: ml(60),
    },
    cheese,
    { ...sour, pool: ['lemon', 'white-wine-vinegar'] },
    seasoning,
    { ...herb, pool: ['basil', 'parsley', 'chive'] },
    { id: 'crunch', takes: inCategory('nut', 'seed', 'bread'), least: 0, pool: [], each: g(12), cut: 'fine' },
  ],
  steps: [
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Bring a large pot of well salted water to the boil and cook {pasta} until still firm to the bite; scoop out a cup of the cooking water before draining.',
        "Porter à ébullition un grand volume d'eau bien salée et y cuire {pasta} al dente ; prélever une tasse d'eau de cuisson avant d'égoutter.",
        'Llevar a ebullición abundante agua bien salada y cocer {pasta} al dente; reservar una taza del agua de cocción antes de escurrir.',
        'In einem großen Topf reichlich gut gesalzenes Wasser aufkochen und {pasta} darin bissfest garen; vor dem Abgießen eine Tasse Kochwasser abnehmen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      least: 3,
      text: say(
        'Meanwhile, warm {fat} in a wide pan over medium heat and soften {aromatics} for {minutes} minutes.',
        'Pendant ce temps, chauffer {fat} dans une grande poêle à feu moyen et y faire fondre {aromatics} {minutes} minutes.',
        'Mientras tanto, calentar {fat} en una sartén amplia a fuego medio y rehogar {aromatics} {minutes} minutos.',
        'Inzwischen {fat} in einer weiten Pfanne bei mittlerer Hitze erwärmen und {aromatics} darin {minutes} Minuten weich dünsten.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main.flesh'], 6, 12),
      least: 6,
      doneness: 'main.flesh',
      text: say(
        'Add {main.flesh} and fry for {minutes} minutes until browned and cooked through.',
        'Ajouter {main.flesh} et faire dorer {minutes} minutes en veillant à bien cuire à cœur.',
        'Añadir {main.flesh} y dorar {minutes} minutos, hasta que {main.flesh?esté bien hecho/esté bien hecha/estén bien hechos/estén bien hechas}.',
        '{main.flesh} zugeben und {minutes} Minuten goldbraun durchbraten.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main.firm'], 6, 12),
      least: 6,
      text: say(
        'Turn up the heat, add {main.firm+spices+heat} and cook for {minutes} minutes, stirring only now and then, until browned in places.',
        "Augmenter le feu, ajouter {main.firm+spices+heat} et cuire {minutes} minutes sans trop remuer, pour que l'ensemble colore.",
        'Subir el fuego, añadir {main.firm+spices+heat} y cocinar {minutes} minutos sin remover demasiado, para que {main.firm?tome/tomen} color.',
        'Die Hitze erhöhen, {main.firm+spices+heat} zugeben und {minutes} Minuten braten, dabei nur ab und zu rühren, damit Röstaromen entstehen.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => (has(plan, 'main.mince') ? 25 : 12),
      least: 10,
      text: say(
        'Pour in {main.saucy} and simmer over low heat for {minutes} minutes until thick.',
        'Verser {main.saucy} et laisser mijoter {minutes} minutes à feu doux, pour épaissir.',
        'Añadir {main.saucy} y cocer {minutes} minutos a fuego lento, hasta que espese.',
        '{main.saucy} zugeben und bei kleiner Hitze {minutes} Minuten zu einer dicken Sauce köcheln.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Stir in {liquid+creamy} and let bubble for 4 minutes until lightly thickened.',
        'Ajouter {liquid+creamy} et laisser réduire 4 minutes.',
        'Verter {liquid+creamy} y dejar reducir 4 minutos.',
        '{liquid+creamy} zugießen und 4 Minuten sämig köcheln lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      least: 3,
      doneness: 'main.sea',
      when: (plan) => has(plan, 'main.sea') || has(plan, 'main.greens'),
      text: say(
        'Stir in {main.greens+main.sea} and cook gently for {minutes} minutes.',
        'Ajouter {main.greens+main.sea} et cuire doucement {minutes} minutes.',
        'Incorporar {main.greens+main.sea} y cocinar a fuego suave {minutes} minutos.',
        '{main.greens+main.sea} unterheben und {minutes} Minuten sanft garen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Toss {pasta} in the pan with a splash of the cooking water until glossy, and season with {sour+seasoning:bare}.',
        "Ajouter {pasta} dans la poêle avec un peu d'eau de cuisson, bien enrober et assaisonner {sour+seasoning:de}.",
        'Saltear {pasta} en la sartén con un chorrito del agua de cocción hasta que {pasta?brille/brillen} y sazonar con {sour+seasoning:bare}.',
        '{pasta} mit einem Schuss Kochwasser in der Pfanne schwenken, bis alles glänzt, und mit {sour+seasoning:with} abschmecken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Divide between warm plates and finish with {cheese+herb+crunch+main.late}.',
        'Répartir dans des assiettes chaudes et terminer avec {cheese+herb+crunch+main.late}.',
        'Repartir en platos calientes y terminar con {cheese+herb+crunch+main.late}.',
        'Auf vorgewärmte Teller verteilen und mit {cheese+herb+crunch+main.late:dat} vollenden.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['creamy', 'cheese', 'herb'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'The sauce is made in the time the pasta needs, and a splash of the cooking water brings both together.',
      "La sauce se fait le temps que les pâtes cuisent, et un peu d'eau de cuisson lie le tout.",
      'La salsa se hace en lo que tarda la pasta, y un chorrito del agua de cocción lo une todo.',
      'Die Sauce ist fertig, wenn es die Pasta ist, und ein Schuss Kochwasser verbindet beides.',
    ),
  ],
}
