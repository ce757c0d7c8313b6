import { g, say, type Pattern } from './pattern.ts'
import { isFruit, nuts, pinch } from './dessert-roles.ts'
import { bakersSugar, butter, cream, eggs, flour, heatOven, milk, vanilla } from './baking-roles.ts'

export const clafoutis: Pattern = {
  id: 'clafoutis',
  dishType: 'Desserts',
  batch: 4,
  cuisines: ['french'],
  likes: { fruit: 2, berry: 2, egg: 2, dairy: 1, spirit: 1 },
  tastes: ['sweet', 'light', 'creamy'],
  oven: true,
  roles: [
    {
      id: 'fruit',
      takes: isFruit,
      most: 3,
      pool: ['cherry', 'apricot', 'plum', 'pear', 'raspberry'],
      varied: true,
      each: g(110),
      cut: 'auto',
    },
    eggs(0.75),
    flour(20),
    milk(60),
    cream(30),
    bakersSugar(18),
    vanilla([]),
    {
      id: 'spirit',
      takes: ({ category }) => category === 'spirit',
      least: 0,
      pool: [],
      each: () => ({ amount: 0.5, unit: 'tbsp' }),
    },
    pinch,
    butter(4),
    nuts(0),
  ],
  steps: [
    heatOven(
      180,
      'get out a shallow dish',
      'préparer un plat peu profond',
      'preparar una fuente baja',
      'eine flache Form bereitstellen',
    ),
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Grease the dish with {butter}, dust with a spoonful of {sweet:bare} and spread {fruit} in it in one layer.',
        'Graisser le plat avec {butter}, saupoudrer d’une cuillerée {sweet:de} et y ranger {fruit} en une couche.',
        'Engrasar la fuente con {butter}, espolvorear una cucharada {sweet:de} y repartir {fruit} en una capa.',
        'Die Form mit {butter:dat} ausstreichen, mit einem Löffel {sweet:bare} ausstreuen und {fruit} in einer Schicht hineingeben.',
      ),
    },
    {
      kind: 'prep',
      minutes: 5,
      text: say(
        'Whisk {egg} with the rest of {sweet}, {spice+salt}, beat in {flour} until smooth, then thin with {milk+cream}[ and {spirit}].',
        'Fouetter {egg} avec le reste {sweet:of}, {spice+salt}, incorporer {flour} sans grumeaux, puis détendre avec {milk+cream}[ et {spirit}].',
        'Batir {egg} con el resto {sweet:of}, {spice+salt}, incorporar {flour} sin grumos y aligerar con {milk+cream}[ y {spirit}].',
        '{egg} mit dem Rest {sweet:of}, {spice+salt:dat} verquirlen, {flour} glatt unterrühren und mit {milk+cream:dat}[ und {spirit:dat}] verdünnen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 35,
      celsius: 180,
      text: say(
        'Pour over the fruit[, scatter with {nuts}] and bake for 35 minutes until puffed and golden and just set in the middle.',
        'Verser sur les fruits[, parsemer {nuts:de}] et enfourner 35 minutes : le dessus doit être gonflé et doré, le centre juste pris.',
        'Verter sobre la fruta[, esparcir {nuts}] y hornear 35 minutos, hasta que suba, se dore y el centro cuaje.',
        'Über das Obst gießen[, {nuts} darüberstreuen] und 35 Minuten backen, bis der Teig aufgegangen, goldbraun und in der Mitte gerade gestockt ist.',
      ),
    },
    {
      kind: 'wait',
      minutes: 15,
      text: say(
        'Leave for 15 minutes; it sinks a little, as it should, and is eaten lukewarm.',
        'Laisser tiédir 15 minutes : il retombe un peu, c’est normal, et se mange tiède.',
        'Dejar templar 15 minutos; baja un poco, como debe, y se come templado.',
        'Lauwarm abkühlen lassen, etwa 15 Minuten; er sinkt ein wenig ein, das gehört so.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['spice'],
  pitch: [
    say(
      'Something between a flan and a pancake, with hot fruit in every spoonful.',
      'Entre le flan et la crêpe, avec du fruit chaud à chaque cuillerée.',
      'Entre un flan y una crep, con fruta caliente en cada cucharada.',
      'Etwas zwischen Flan und Pfannkuchen, mit heißem Obst in jedem Löffel.',
    ),
  ],
}
