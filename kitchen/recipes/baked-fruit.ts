import { g, inCategory, ml, of, say, type Pattern } from './pattern.ts'
import { isFruit, spoonful } from './dessert-roles.ts'
import { butter, vanilla } from './baking-roles.ts'
import { preheat } from './tray-parts.ts'

export const bakedFruit: Pattern = {
  id: 'bakedFruit',
  dishType: 'Desserts',
  cuisines: ['german', 'french', 'spanish'],
  likes: { fruit: 3, nut: 3, spice: 2, sweetener: 2, wine: 1 },
  tastes: ['sweet', 'light', 'hearty'],
  oven: true,
  roles: [
    {
      id: 'fruit',
      takes: isFruit,
      most: 2,
      pool: ['apple', 'pear', 'peach', 'plum'],
      each: ({ id, serving }) =>
        /^(apple|pear|peach|quince|fig|apricot|banana)$/.test(id) ? serving : { amount: 150, unit: 'g' },
    },
    {
      id: 'nuts',
      takes: inCategory('nut', 'seed'),
      most: 2,
      pool: ['walnut', 'hazelnut', 'almond', 'pumpkin-seed', 'sunflower-seed'],
      varied: true,
      each: g(15),
      cut: 'auto',
    },
    {
      id: 'dried',
      takes: ({ id }) => /raisin|dried-|date|prune|marzipan|jam/.test(id),
      most: 2,
      pool: ['raisin', 'date', 'dried-cranberry'],
      each: g(12),
    },
    {
      id: 'sweet',
      takes: inCategory('sweetener'),
      pool: ['honey', 'maple-syrup', 'brown-sugar'],
      each: of(0.75, 'tsp'),
    },
    vanilla(['cinnamon']),
    { ...butter(7) },
    {
      id: 'juice',
      takes: ({ id, category }) => category === 'wine' || /juice$/.test(id),
      pool: ['apple-juice', 'orange-juice', 'water'],
      each: ml(50),
    },
    { ...spoonful, each: g(60) },
  ],
  steps: [
    preheat(180),
    {
      kind: 'prep',
      minutes: 6,
      text: say(
        '[Wash and core {fruit.pome}. ][Halve and stone {fruit.stony}. ][Hollow out {fruit.hollow}. ]Set in a baking dish with the opening on top.',
        '[Laver et évider {fruit.pome}. ][Couper en deux et dénoyauter {fruit.stony}. ][Creuser {fruit.hollow}. ]Ranger dans un plat à four, le creux vers le haut.',
        '[Lavar y descorazonar {fruit.pome}. ][Partir y deshuesar {fruit.stony}. ][Vaciar un poco {fruit.hollow}. ]Colocar en una fuente con el hueco hacia arriba.',
        '[{fruit.pome} waschen und das Kerngehäuse ausstechen. ][{fruit.stony} halbieren und entsteinen. ][{fruit.hollow} etwas aushöhlen. ]Mit der Öffnung nach oben in eine Auflaufform setzen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Mix {nuts+dried} with {sweet+spice}, fill the hollows and dot with {butter}.',
        'Mélanger {nuts+dried} avec {sweet+spice}, remplir les creux et parsemer de petits morceaux {butter:de}.',
        'Mezclar {nuts+dried} con {sweet+spice}, rellenar los huecos y repartir {butter} en trocitos.',
        '{nuts+dried} mit {sweet+spice:dat} mischen, in die Mulden füllen und {butter} in Flöckchen daraufsetzen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 30,
      least: 25,
      celsius: 180,
      text: say(
        'Pour {juice} into the dish and bake for {minutes} minutes, basting twice, until a knife slips in easily and the skins just begin to burst.',
        "Verser {juice} au fond et enfourner {minutes} minutes en arrosant deux fois, jusqu'à ce qu'une lame s'enfonce sans effort.",
        'Verter {juice} en la fuente y hornear {minutes} minutos, regando dos veces, hasta que un cuchillo entre sin esfuerzo.',
        '{juice} in die Form gießen und {minutes} Minuten backen, dabei zweimal mit dem Saft begießen, bis ein Messer leicht hineingleitet.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Serve warm with the juices and {spoonful}.',
        'Servir tiède avec le jus et {spoonful}.',
        'Servir templado con su zumo y {spoonful}.',
        'Warm mit dem Saft und {spoonful:dat} servieren.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['nuts', 'spice'],
  title: say(
    'Baked {heads:bare} with {withs:bare}',
    '{heads:bare} au four {withs:to}',
    '{heads:bare} al horno con {withs:bare}',
    '{heads:bare} aus dem Ofen mit {withs:with}',
  ),
  pitch: [
    say(
      'Hardly any work and the whole house smells of it: soft fruit, crunchy filling, warm juice.',
      'Presque pas de travail et toute la maison embaume : fruit fondant, cœur croquant, jus tiède.',
      'Apenas trabajo y toda la casa huele bien: fruta tierna, relleno crujiente y jugo templado.',
      'Kaum Arbeit, und das ganze Haus duftet: weiche Frucht, knackige Füllung, warmer Saft.',
    ),
  ],
}
