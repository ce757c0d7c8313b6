import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb, seasoning, sour, spices } from './roles.ts'

export const fishStew: Pattern = {
  id: 'fishStew',
  dishType: 'Mains',
  cuisines: ['spanish', 'french', 'italian'],
  likes: { fish: 2, shellfish: 4, potato: 1, vegetable: 1, wine: 1 },
  tastes: ['light', 'rich'],
  onePot: true,
  roles: [
    {
      id: 'main',
      takes: (each) => seafood(each),
      most: 3,
      least: 2,
      pool: ['cod', 'mussel', 'white-fish', 'white-bean', 'oyster-mushroom'],
      each: ({ id, category, serving }) =>
        category === 'legume'
          ? serving
          : id === 'mussel' || id === 'clam'
            ? { amount: 150, unit: 'g' }
            : { amount: 100, unit: 'g' },
      cut: 'auto',
    },
    {
      id: 'vegetables',
      takes: (each) =>
        (greens(each) && !/tinned|passata/.test(each.id)) || inCategory('potato', 'legume')(each),
      most: 4,
      least: 2,
      pool: ['fennel', 'potato', 'carrot', 'bell-pepper'],
      varied: true,
      each: g(90),
      cut: 'auto',
    },
    { id: 'meat', takes: flesh, least: 0, pool: [], each: g(40), cut: 'auto' },
    aromatics,
    fat,
    { ...spices, pool: ['smoked-paprika', 'paprika', 'saffron'], least: 1 },
    heat,
    {
      id: 'tomato',
      takes: ({ id }) => /tinned-tomato|passata/.test(id),
      pool: ['tinned-tomato', 'passata'],
      each: g(120),
    },
    { id: 'wine', takes: inCategory('wine'), least: 0, pool: [], each: ml(50) },
    {
      id: 'stock',
      takes: inCategory('stock'),
      pool: ['fish-stock', 'vegetable-stock', 'water'],
      each: ml(150),
    },
    { ...sour, pool: ['lemon', 'sherry-vinegar'] },
    seasoning,
    { ...herb, pool: ['parsley', 'dill', 'thyme'] },
    {
      id: 'bread',
      takes: inCategory('bread'),
      pool: ['baguette', 'gluten-free-bread'],
      each: of(2, 'slice'),
    },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 6,
      text: say(
        'Warm {fat} in a wide pot and soften {aromatics+meat} for 6 minutes; stir in {spices+heat} at the end.',
        'Chauffer {fat} dans une large cocotte et y faire fondre {aromatics+meat} 6 minutes ; ajouter {spices+heat} à la fin.',
        'Calentar {fat} en una cazuela amplia y rehogar {aromatics+meat} 6 minutos; añadir {spices+heat} al final.',
        '{fat} in einem weiten Topf erwärmen und {aromatics+meat} darin 6 Minuten dünsten; zum Schluss {spices+heat} einrühren.',
      ),
    },
    {
      kind: 'cook',
      minutes: 18,
      least: 14,
      text: say(
        'Add {vegetables+tomato+wine+stock} and simmer for {minutes} minutes until the vegetables are tender.',
        "Ajouter {vegetables+tomato+wine+stock} et laisser mijoter {minutes} minutes, jusqu'à ce que les légumes soient tendres.",
        'Añadir {vegetables+tomato+wine+stock} y cocer {minutes} minutos, hasta que la verdura esté tierna.',
        '{vegetables+tomato+wine+stock} zugeben und {minutes} Minuten köcheln, bis das Gemüse weich ist.',
      ),
    },
    {
      kind: 'cook',
      minutes: 6,
      doneness: 'main',
      text: say(
        'Lay {main} in the broth, cover and let cook gently for 6 minutes, without stirring.',
        'Déposer {main} dans le bouillon, couvrir et cuire doucement 6 minutes sans remuer.',
        'Colocar {main} en el caldo, tapar y cocer a fuego suave 6 minutos sin remover.',
        '{main} in die Brühe legen und zugedeckt 6 Minuten sanft gar ziehen lassen, ohne zu rühren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Season with {sour+seasoning:bare}, scatter with {herb} and serve with {bread}.',
        'Assaisonner {sour+seasoning:de}, parsemer {herb:de} et servir avec {bread}.',
        'Sazonar con {sour+seasoning:bare}, esparcir {herb} y servir con {bread}.',
        'Mit {sour+seasoning:with} abschmecken, mit {herb:dat} bestreuen und mit {bread:dat} servieren.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['wine', 'herb'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'The broth does the work first; the fish only meets it for the last few minutes and stays juicy.',
      "Le bouillon travaille d'abord ; le poisson ne le rejoint qu'à la fin et reste moelleux.",
      'Primero trabaja el caldo; el pescado solo entra al final y queda jugoso.',
      'Erst arbeitet die Brühe; der Fisch kommt nur für die letzten Minuten dazu und bleibt saftig.',
    ),
  ],
}
