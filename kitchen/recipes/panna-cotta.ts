import { g, inCategory, ml, of, say, type Pattern } from './pattern.ts'
import { fruit, sweet, lemon, spice } from './dessert-roles.ts'

export const pannaCotta: Pattern = {
  id: 'pannaCotta',
  dishType: 'Desserts',
  cuisines: ['italian'],
  likes: {
    dairy: 3,
    plantMilk: 3,
    berry: 4,
    fruit: 3,
    citrus: 2,
    spice: 2,
    chocolate: 1,
    softDrink: 1,
    sweetener: 1,
  },
  tastes: ['creamy', 'light'],
  onePot: true,
  roles: [
    {
      id: 'cream',
      takes: ({ id }) => /cream$|coconut-milk/.test(id) && id !== 'ice-cream',
      pool: ['cream', 'lactose-free-cream', 'coconut-cream', 'oat-cream', 'soy-cream'],
      each: ml(75),
    },
    {
      id: 'milk',
      takes: ({ id }) => id.endsWith('milk'),
      pool: ['milk', 'lactose-free-milk', 'oat-milk', 'soy-milk', 'rice-milk'],
      each: ml(75),
    },
    sweet(12),
    { ...spice(['vanilla', 'vanilla-extract']), cut: 'auto' },
    { id: 'gel', takes: ({ id }) => /gelatine|agar/.test(id), pool: ['agar-agar'], each: of(0.25, 'tsp') },
    {
      id: 'chocolate',
      takes: inCategory('chocolate'),
      least: 0,
      pool: [],
      each: g(20),
      cut: 'chopChocolate',
    },
    fruit(['raspberry', 'strawberry', 'mango', 'blueberry'], 1, 70),
    lemon,
    { id: 'mint', takes: inCategory('herb'), pool: ['mint', 'lemon-balm', 'basil'], each: of(1, 'leaf') },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Whisk {gel} into {cream+milk} in a cold pan, add {sweet+spice+chocolate} and bring slowly to the boil.',
        'Dans une casserole froide, délayer {gel} dans {cream+milk}, ajouter {sweet+spice+chocolate} et porter doucement à ébullition.',
        'En un cazo frío, disolver {gel} con {cream+milk}, añadir {sweet+spice+chocolate} y llevar despacio a ebullición.',
        'In einem kalten Topf {gel} mit {cream+milk:dat} verrühren, {sweet+spice+chocolate} zugeben und langsam aufkochen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Simmer for 2 minutes, whisking all the time, so that it will set.',
        'Laisser frémir 2 minutes sans cesser de fouetter, pour que la crème prenne.',
        'Cocer a fuego suave 2 minutos sin dejar de batir, para que cuaje.',
        'Unter ständigem Rühren 2 Minuten köcheln, damit die Creme fest wird.',
      ),
    },
    {
      kind: 'wait',
      minutes: 120,
      least: 60,
      text: say(
        'Pour into glasses or rinsed moulds and chill for {minutes} minutes.',
        'Verser dans des verres ou des ramequins rincés et mettre au frais {minutes} minutes.',
        'Verter en vasos o moldes humedecidos y enfriar {minutes} minutos.',
        'In Gläser oder kalt ausgespülte Förmchen gießen und {minutes} Minuten kalt stellen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Crush half of {fruit} with {lemon:bare} to a sauce and stir in the rest.',
        'Écraser la moitié {fruit:of} avec {lemon} pour obtenir une sauce et y mêler le reste.',
        'Aplastar la mitad {fruit:of} con {lemon} para hacer una salsa y mezclar con el resto.',
        'Die Hälfte {fruit:of} mit {lemon:with} zu einer Sauce zerdrücken und den Rest unterrühren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Spoon the fruit over the cream and finish with {mint}.',
        'Napper la crème de fruits et terminer avec {mint}.',
        'Repartir la fruta sobre la crema y terminar con {mint}.',
        'Das Obst über die Creme geben und mit {mint:dat} garnieren.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['chocolate', 'spice'],
  title: say(
    '{withs:bare} {dish} with {heads:bare}',
    '{dish} {withs+heads:to}',
    '{dish} de {withs:bare} con {heads:bare}',
    '{dish} mit {withs+heads:with}',
  ),
  pitch: [
    say(
      'It should tremble when the plate moves: barely set, not too sweet, with sharp fruit on top.',
      "Elle doit trembler quand l'assiette bouge : à peine prise, peu sucrée, avec un fruit vif dessus.",
      'Debe temblar al mover el plato: apenas cuajada, no muy dulce y con fruta ácida encima.',
      'Sie soll zittern, wenn sich der Teller bewegt: gerade fest, nicht zu süß, mit säuerlichem Obst.',
    ),
  ],
}
