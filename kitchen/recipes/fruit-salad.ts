import { inCategory, of, say, type Pattern } from './pattern.ts'
import { fruit, isFruit, sweet, lemon, spice, nuts, spoonful } from './dessert-roles.ts'

export const fruitSalad: Pattern = {
  id: 'fruitSalad',
  dishType: 'Desserts',
  cuisines: ['spanish', 'levantine', 'thai'],
  likes: { fruit: 4, berry: 4, citrus: 4, herb: 2, nut: 1, seed: 1, sweetener: 1, spirit: 1, softDrink: 1 },
  tastes: ['fresh', 'light', 'sour'],
  onePot: true,
  roles: [
    {
      ...fruit(['orange', 'strawberry', 'mango', 'kiwi', 'pineapple', 'grape', 'apple'], 3, 80),
      least: 3,
      // These are hard or harsh until they have been cooked.
      takes: (each) => isFruit(each) && !/^(quince|plantain|rhubarb|cranberry|chestnut)$/.test(each.id),
    },
    {
      ...lemon,
      pool: ['lime', 'lemon', 'orange-juice'],
      each: ({ id }) => (id === 'orange-juice' ? { amount: 1, unit: 'tbsp' } : { amount: 0.25, unit: null }),
    },
    sweet(6, ['honey', 'agave-syrup', 'maple-syrup', 'sugar']),
    spice(['vanilla-extract', 'cardamom', 'cinnamon']),
    { id: 'spirit', takes: inCategory('spirit', 'wine'), least: 0, pool: [], each: of(1, 'tbsp') },
    {
      id: 'mint',
      takes: inCategory('herb'),
      pool: ['mint', 'basil', 'lemon-balm'],
      each: of(1, 'sprig'),
      cut: 'auto',
    },
    nuts(1),
    { ...spoonful, least: 0 },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Stir {lemon+sweet+spice+spirit} together in a wide bowl until the sweetness has dissolved.',
        "Mélanger {lemon+sweet+spice+spirit} dans un grand saladier, jusqu'à ce que tout soit dissous.",
        'Mezclar {lemon+sweet+spice+spirit} en un bol amplio hasta que se disuelva.',
        '{lemon+sweet+spice+spirit} in einer weiten Schüssel verrühren, bis sich alles gelöst hat.',
      ),
    },
    {
      kind: 'wait',
      minutes: 10,
      least: 3,
      text: say(
        'Turn {fruit} carefully in it and leave for {minutes} minutes until the juice runs.',
        'Ajouter {fruit}, tourner délicatement et laisser {minutes} minutes, le temps de rendre du jus.',
        'Añadir {fruit}, dar vueltas con cuidado y dejar {minutes} minutos para que {fruit?suelte/suelten} su zumo.',
        '{fruit} vorsichtig darin wenden und {minutes} Minuten Saft ziehen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Spoon into cool bowls with the juice, scatter with {mint+nuts}[ and add a spoonful of {spoonful:bare}].',
        'Répartir avec le jus dans des coupes fraîches, parsemer {mint+nuts:de}[ et ajouter une cuillerée {spoonful:de}].',
        'Repartir con su zumo en cuencos fríos, esparcir {mint+nuts}[ y añadir una cucharada {spoonful:de}].',
        'Mit dem Saft in kühle Schalen geben, mit {mint+nuts:dat} bestreuen[ und einen Löffel {spoonful:with} daraufsetzen].',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['mint', 'spirit', 'nuts'],
  title: say(
    '{heads:title} Salad with {withs:bare}',
    '{dish} {heads:to}[, parfumée {withs:to}]',
    '{dish} de {heads:bare} con {withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Ripe fruit cut generously, a little acid and something green: nothing else is needed after a good meal.',
      "Des fruits mûrs coupés généreusement, un peu d'acidité et une touche de vert : il n'en faut pas plus après un bon repas.",
      'Fruta madura en trozos generosos, un poco de ácido y algo verde: no hace falta más tras una buena comida.',
      'Reifes Obst in großzügigen Stücken, etwas Säure und etwas Grünes: mehr braucht es nach einem guten Essen nicht.',
    ),
  ],
}
