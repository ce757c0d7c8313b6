import { g, inCategory, of, say, type Pattern } from './pattern.ts'
import { butter, isFruit, nuts, pinch } from './dessert-roles.ts'
import { bakersSugar, milk, vanilla } from './baking-roles.ts'

export const ricePudding: Pattern = {
  id: 'ricePudding',
  dishType: 'Desserts',
  cuisines: ['spanish', 'german', 'french'],
  likes: { grain: 6, dairy: 3, plantMilk: 4, spice: 2, fruit: 1, berry: 1, sweetener: 1, citrus: 1, nut: 1 },
  tastes: ['creamy', 'sweet', 'hearty'],
  onePot: true,
  roles: [
    {
      id: 'rice',
      takes: inCategory('grain'),
      pool: ['pudding-rice', 'risotto-rice', 'rice'],
      each: ({ id }) => ({ amount: /semolina|polenta/.test(id) ? 30 : 50, unit: 'g' }),
    },
    milk(240),
    bakersSugar(14),
    vanilla(['cinnamon'], 2),
    {
      id: 'zest',
      takes: ({ id }) => id.endsWith('-zest'),
      pool: ['lemon-zest', 'orange-zest'],
      each: of(0.25, 'tsp'),
    },
    pinch,
    { ...butter, each: g(5) },
    { id: 'fruit', takes: isFruit, most: 3, least: 0, pool: [], each: g(80), cut: 'auto' },
    {
      id: 'chocolate',
      takes: inCategory('chocolate'),
      least: 0,
      pool: [],
      each: g(15),
      cut: 'chopChocolate',
    },
    nuts(0),
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Rinse a heavy pot with water, add {milk} with {spice+zest+salt} and bring slowly to the boil, stirring now and then.',
        "Rincer une casserole épaisse à l'eau, y verser {milk} avec {spice+zest+salt} et porter doucement à ébullition en remuant.",
        'Enjuagar una cazuela gruesa, poner {milk} con {spice+zest+salt} y llevar despacio a ebullición, removiendo.',
        'Einen schweren Topf kalt ausspülen, {milk} mit {spice+zest+salt:dat} hineingeben und unter gelegentlichem Rühren langsam aufkochen.',
      ),
    },
    {
      kind: 'cook',
      minutes: ({ parts }) =>
        parts.some(({ ingredient }) => /semolina|polenta/.test(ingredient.id)) ? 8 : 30,
      text: say(
        'Sprinkle in {rice} and cook over the lowest heat for {minutes} minutes, stirring every few minutes, until soft and creamy; it thickens further as it cools.',
        'Verser {rice} en pluie et cuire {minutes} minutes à feu très doux en remuant souvent : une texture tendre et crémeuse, qui épaissira encore en refroidissant.',
        'Añadir {rice} en lluvia y cocer a fuego muy suave {minutes} minutos, removiendo a menudo, hasta que quede tierno y cremoso; al enfriar espesa más.',
        '{rice} einstreuen und bei kleinster Hitze {minutes} Minuten unter häufigem Rühren weich und cremig garen; beim Abkühlen wird alles noch fester.',
      ),
    },
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Meanwhile, warm {fruit} in a small pan with a spoonful of {sweet:bare} until juicy.',
        'Pendant ce temps, chauffer {fruit} dans une petite casserole avec une cuillerée {sweet:de}, pour que le jus sorte.',
        'Mientras, calentar {fruit} en un cazo con una cucharada {sweet:de} hasta que {fruit?suelte/suelten} zumo.',
        'Inzwischen {fruit} in einem kleinen Topf mit einem Löffel {sweet:bare} erwärmen, bis Saft austritt.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Stir in {sweet} and {butter}[, with {chocolate}], only now, so that nothing catches.',
        "Ajouter {sweet} et {butter}[, avec {chocolate}], seulement maintenant, pour éviter que le fond n'attache.",
        'Añadir {sweet} y {butter}[, con {chocolate}], solo ahora, para que no se pegue.',
        '{sweet} und {butter}[ sowie {chocolate}] erst jetzt einrühren, damit nichts ansetzt.',
      ),
    },
    {
      kind: 'wait',
      minutes: 10,
      text: say(
        'Leave to stand for 10 minutes and serve warm or cold[, with {fruit+nuts} on top].',
        'Laisser reposer 10 minutes et servir tiède ou froid[, avec {fruit+nuts} par-dessus].',
        'Dejar reposar 10 minutos y servir templado o frío[, con {fruit+nuts} por encima].',
        'Vom Herd nehmen, 10 Minuten ruhen lassen und warm oder kalt servieren[, mit {fruit+nuts:dat} obenauf].',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['spice'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Low heat, whole milk or its best stand-in, sugar only at the end: that is how it stays creamy.',
      'Feu doux, beaucoup de lait, le sucre à la fin : c’est ainsi qu’il reste crémeux.',
      'Fuego suave, mucha leche y el azúcar al final: así queda cremoso.',
      'Kleine Hitze, viel Milch, Zucker erst am Schluss: So bleibt er cremig.',
    ),
  ],
}
