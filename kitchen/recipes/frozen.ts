import { g, inCategory, ml, of, say, type Pattern, type Step } from './pattern.ts'
import { fruits, lemon, sweet } from './dessert-roles.ts'

const frozenFruit = {
  id: 'fruit',
  takes: (each: Parameters<typeof fruits>[0]) =>
    fruits(each) || /^(cocoa-powder|dark-chocolate|coffee|pistachio)$/.test(each.id),
  most: 3,
  pool: ['strawberry', 'raspberry', 'mango', 'peach'],
  varied: true,
  each: g(120),
  cut: 'auto',
} as const

const freeze: Step = {
  kind: 'wait',
  minutes: 240,
  least: 120,
  text: say(
    'Freeze in a flat covered dish for {minutes} minutes, breaking the crystals up with a fork every half hour; an ice-cream maker does it in 30.',
    'Congeler {minutes} minutes dans un plat couvert, en cassant les cristaux à la fourchette toutes les demi-heures ; une sorbetière le fait en 30.',
    'Congelar {minutes} minutos en un recipiente plano y tapado, rompiendo los cristales con un tenedor cada media hora; una heladera lo hace en 30.',
    'In einer flachen, abgedeckten Form {minutes} Minuten gefrieren und jede halbe Stunde die Kristalle mit einer Gabel aufbrechen; eine Eismaschine braucht 30.',
  ),
}

const scoop: Step = {
  kind: 'prep',
  minutes: 5,
  text: say(
    'Let it soften for 5 minutes in the fridge and scoop with a spoon dipped in hot water[; finish with {garnish}].',
    "Laisser 5 minutes au réfrigérateur, puis former des boules avec une cuillère trempée dans l'eau chaude[ ; terminer avec {garnish}].",
    'Dejar 5 minutos en la nevera y formar bolas con una cuchara mojada en agua caliente[; terminar con {garnish}].',
    'Im Kühlschrank 5 Minuten antauen lassen und mit einem in heißes Wasser getauchten Löffel Kugeln formen[; mit {garnish:dat} vollenden].',
  ),
}

const garnish = {
  id: 'garnish',
  takes: inCategory('herb', 'nut'),
  pool: ['mint', 'lemon-balm', 'basil'],
  each: of(1, 'sprig'),
}

export const sorbet: Pattern = {
  id: 'sorbet',
  dishType: 'Desserts',
  cuisines: ['italian', 'french'],
  likes: { fruit: 2, berry: 2, citrus: 2, herb: 1 },
  tastes: ['fresh', 'light', 'sour'],
  roles: [
    frozenFruit,
    sweet(18, ['sugar', 'agave-syrup', 'maple-syrup']),
    {
      id: 'water',
      takes: ({ category, id }) => category === 'wine' || id === 'sparkling-water',
      pool: ['water'],
      each: ml(40),
    },
    lemon,
    garnish,
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Warm {sweet} in {water} until dissolved and let the syrup cool.',
        'Faire fondre {sweet} dans {water} et laisser refroidir le sirop.',
        'Disolver {sweet} en {water} al fuego y dejar enfriar el almíbar.',
        '{sweet} in {water:dat} erwärmen, bis alles gelöst ist, und den Sirup abkühlen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Blend {fruit} with the syrup and {lemon}; it should taste a little too sweet, for cold dulls it.',
        'Mixer {fruit} avec le sirop et {lemon} ; le mélange doit sembler un peu trop doux, car le froid atténue le goût.',
        'Triturar {fruit} con el almíbar y {lemon}; debe parecer un poco dulce de más, porque el frío apaga el sabor.',
        '{fruit} mit dem Sirup und {lemon:dat} pürieren; es darf etwas zu süß schmecken, denn Kälte dämpft.',
      ),
    },
    freeze,
    scoop,
  ],
  heads: ['fruit'],
  withs: ['garnish'],
  pitch: [
    say(
      'Nothing but fruit, a little syrup and patience; the fork does what the machine would do.',
      'Rien que du fruit, un peu de sirop et de la patience ; la fourchette remplace la sorbetière.',
      'Solo fruta, un poco de almíbar y paciencia; el tenedor hace de heladera.',
      'Nur Frucht, etwas Sirup und Geduld; die Gabel ersetzt die Eismaschine.',
    ),
  ],
}

export const iceCream: Pattern = {
  id: 'iceCream',
  dishType: 'Desserts',
  cuisines: ['italian', 'german'],
  likes: { fruit: 1, berry: 2, chocolate: 1, dairy: 2, nut: 1, citrus: 1, plantMilk: 2 },
  tastes: ['creamy', 'sweet', 'rich'],
  roles: [
    { ...frozenFruit, each: g(90) },
    {
      id: 'cream',
      takes: ({ id }) => /cream$|coconut-milk/.test(id) && id !== 'ice-cream',
      pool: ['cream', 'lactose-free-cream', 'coconut-cream', 'soy-cream'],
      each: ml(80),
    },
    {
      id: 'milk',
      takes: ({ id }) => /condensed-milk|yogurt|mascarpone|quark/.test(id),
      pool: ['greek-yogurt', 'lactose-free-yogurt', 'coconut-yogurt', 'soy-yogurt'],
      each: g(40),
    },
    sweet(16, ['sugar', 'maple-syrup', 'agave-syrup']),
    {
      id: 'vanilla',
      takes: ({ id }) => /vanilla/.test(id),
      pool: ['vanilla-extract'],
      each: of(0.25, 'tsp'),
    },
    { ...lemon, each: of(0.25, null) },
    garnish,
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Blend {fruit} with {sweet+lemon+vanilla} and stir in {milk}.',
        'Mixer {fruit} avec {sweet+lemon+vanilla} et incorporer {milk}.',
        'Triturar {fruit} con {sweet+lemon+vanilla} e incorporar {milk}.',
        '{fruit} mit {sweet+lemon+vanilla:dat} pürieren und {milk} unterrühren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 5,
      text: say(
        'Whip {cream} to soft peaks and fold in, keeping as much air as you can.',
        "Fouetter {cream} sans trop serrer et incorporer délicatement, pour garder l'air.",
        'Montar {cream} hasta que forme picos suaves e incorporar con cuidado, para conservar el aire.',
        '{cream} halb steif schlagen und behutsam unterheben, damit möglichst viel Luft bleibt.',
      ),
    },
    freeze,
    scoop,
  ],
  heads: ['fruit'],
  withs: ['vanilla'],
  pitch: [
    say(
      'No custard and no egg: whipped cream carries the air, so it stays soft without a machine.',
      "Ni crème anglaise ni œuf : la crème fouettée apporte l'air, et la glace reste souple sans machine.",
      'Sin crema inglesa y sin huevo: la nata montada aporta el aire, y queda suave sin máquina.',
      'Ohne Ei und ohne Kochen: Geschlagene Sahne bringt die Luft, so bleibt es auch ohne Maschine geschmeidig.',
    ),
  ],
}
