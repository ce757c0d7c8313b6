import { g, inCategory, of, say, type Pattern } from './pattern.ts'
import { isFruit, nuts, pinch, spoonful } from './dessert-roles.ts'
import { bakersSugar, bakingPowder, butter, eggs, flour, milk, vanilla } from './baking-roles.ts'

export const waffles: Pattern = {
  id: 'waffles',
  dishType: 'Desserts',
  cuisines: ['german', 'french'],
  likes: { berry: 1, fruit: 1, egg: 1, dairy: 1, baking: 1, chocolate: 1 },
  tastes: ['crunchy', 'sweet'],
  needs: 'name',
  roles: [
    butter(25),
    bakersSugar(14, ['sugar']),
    eggs(0.6),
    vanilla([]),
    flour(50),
    { ...bakingPowder, each: of(0.25, 'tsp') },
    pinch,
    milk(60),
    {
      id: 'fruit',
      takes: isFruit,
      most: 3,
      pool: ['cherry', 'strawberry', 'blueberry'],
      varied: true,
      each: g(70),
      cut: 'auto',
    },
    {
      ...spoonful,
      takes: (each) => inCategory('chocolate')(each) || (spoonful.takes?.(each) ?? false),
      each: g(40),
    },
    nuts(0),
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 6,
      text: say(
        'Beat {butter}, softened, with {sweet+spice+salt} until creamy and beat in {egg}.',
        "Travailler {butter} en pommade avec {sweet+spice+salt} jusqu'à consistance crémeuse et incorporer {egg}.",
        'Batir {butter} a temperatura ambiente con {sweet+spice+salt} hasta lograr una crema e incorporar {egg}.',
        '{butter} mit {sweet+spice+salt:dat} schaumig rühren und {egg} unterrühren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Stir in {flour+powder}, alternating with {milk}, to a thick batter that drops heavily from the spoon.',
        'Incorporer {flour+powder} en alternant avec {milk} : la pâte doit être épaisse et tomber lourdement de la cuillère.',
        'Incorporar {flour+powder} alternando con {milk}, hasta lograr una masa espesa que caiga a golpes de la cuchara.',
        '{flour+powder} im Wechsel mit {milk:dat} zu einem dicken Teig rühren, der schwer vom Löffel fällt.',
      ),
    },
    {
      kind: 'cook',
      minutes: ({ servings }) => Math.min(6 + servings * 4, 40),
      text: say(
        'Bake by the ladleful in a hot, lightly greased waffle iron, about 4 minutes each ({minutes} minutes in all), until no more steam rises.',
        "Cuire louche après louche dans un gaufrier chaud et légèrement graissé, 4 minutes environ chaque fois ({minutes} minutes en tout), jusqu'à ce que la vapeur cesse.",
        'Cocinar a cacitos en una gofrera caliente y algo engrasada, unos 4 minutos cada vez ({minutes} minutos en total), hasta que deje de salir vapor.',
        'Kellenweise in einem heißen, leicht gefetteten Waffeleisen je etwa 4 Minuten backen (insgesamt {minutes} Minuten), bis kein Dampf mehr aufsteigt.',
      ),
    },
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Meanwhile, warm {fruit} in a small pan until juicy.',
        'Pendant ce temps, chauffer {fruit} dans une petite casserole pour faire sortir le jus.',
        'Mientras, calentar {fruit} en un cazo hasta que {fruit?suelte/suelten} zumo.',
        'Inzwischen {fruit} in einem kleinen Topf erwärmen, bis Saft austritt.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Lay on a rack, not on top of each other, and serve with {fruit+spoonful+nuts}.',
        'Poser sur une grille sans empiler et servir avec {fruit+spoonful+nuts}.',
        'Poner sobre una rejilla sin apilar y servir con {fruit+spoonful+nuts}.',
        'Auf ein Gitter legen, nicht stapeln, und mit {fruit+spoonful+nuts:dat} servieren.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['spoonful'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Crisp outside, soft inside, and at their best in the first five minutes.',
      'Croustillantes dehors, moelleuses dedans, et meilleures dans les cinq premières minutes.',
      'Crujientes por fuera, tiernos por dentro y mejores en los primeros cinco minutos.',
      'Außen knusprig, innen weich und in den ersten fünf Minuten am besten.',
    ),
  ],
}
