import { g, inCategory, say, type Pattern } from './pattern.ts'
import { fruit, sweet, lemon, spice, pinch, nuts, flour, butter, spoonful } from './dessert-roles.ts'

const topping = say('For the crumble', 'Pour le crumble', 'Para el crumble', 'Für die Streusel')

export const crumble: Pattern = {
  id: 'crumble',
  dishType: 'Desserts',
  cuisines: ['french', 'german'],
  likes: {
    fruit: 4,
    berry: 4,
    nut: 2,
    chocolate: 1,
    spice: 1,
    grain: 2,
    sweetener: 1,
    dairy: 1,
    citrus: 1,
    seed: 1,
  },
  tastes: ['hearty', 'crunchy', 'sweet'],
  oven: true,
  roles: [
    fruit(['apple', 'pear', 'raspberry', 'plum', 'blackberry', 'rhubarb'], 2, 160),
    lemon,
    spice(['cinnamon', 'cardamom']),
    { ...flour, group: topping },
    {
      id: 'oats',
      group: topping,
      takes: inCategory('grain'),
      pool: ['oats', 'gluten-free-oats'],
      each: g(20),
    },
    { ...sweet(20, ['brown-sugar', 'sugar', 'maple-syrup']), group: topping },
    {
      ...butter,
      group: topping,
      note: say(
        'cold, in pieces',
        'à la sortie du réfrigérateur, en morceaux',
        'de la nevera, en trozos',
        'kalt, in Stücken',
      ),
    },
    { ...pinch, group: topping },
    { ...nuts(0), most: 2, group: topping },
    {
      id: 'chocolate',
      takes: inCategory('chocolate'),
      least: 0,
      pool: [],
      each: g(15),
      cut: 'chopChocolate',
    },
    spoonful,
  ],
  steps: [
    {
      kind: 'prep',
      aside: true,
      celsius: 190,
      text: say(
        'Heat the oven to 190 °C.',
        'Préchauffer le four à 190 °C.',
        'Precalentar el horno a 190 °C.',
        'Den Backofen auf 190 °C vorheizen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Toss {fruit+chocolate} with {lemon+spice}, plus a spoonful of {sweet:bare} and spread in a baking dish.',
        'Mélanger {fruit+chocolate} avec {lemon+spice}, plus une cuillerée {sweet:de}, puis étaler dans un plat à four.',
        'Mezclar {fruit+chocolate} con {lemon+spice}, más una cucharada {sweet:de}, y extender en una fuente de horno.',
        '{fruit+chocolate} mit {lemon+spice:dat} sowie einem Löffel {sweet:with} mischen und in einer Auflaufform verteilen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 5,
      text: say(
        'Rub {butter} into {flour+oats+salt} with the rest of {sweet}, using your fingertips, until it forms uneven crumbs[; mix in {nuts}].',
        "Sabler du bout des doigts {butter} avec {flour+oats+salt} ; ajouter le reste {sweet:of} et continuer jusqu'à obtenir des miettes irrégulières[ ; ajouter {nuts}].",
        'Frotar con los dedos {butter} con {flour+oats+salt}; añadir el resto {sweet:of} y seguir hasta formar migas irregulares[; añadir {nuts}].',
        '{butter} mit {flour+oats+salt:dat} sowie dem Rest {sweet:of} zwischen den Fingern zu ungleichmäßigen Streuseln verreiben[; {nuts} untermischen].',
      ),
    },
    {
      kind: 'cook',
      minutes: 28,
      least: 25,
      celsius: 190,
      text: say(
        'Scatter over the fruit and bake for {minutes} minutes until the top is golden and the juice bubbles up at the edge.',
        "Répartir sur les fruits et enfourner {minutes} minutes, jusqu'à ce que le dessus soit doré et que le jus bouillonne au bord.",
        'Esparcir sobre la fruta y hornear {minutes} minutos, hasta que la superficie se dore y la fruta burbujee en el borde.',
        'Über das Obst streuen und {minutes} Minuten backen, bis die Streusel goldbraun sind und am Rand Saft aufsteigt.',
      ),
    },
    {
      kind: 'wait',
      minutes: 5,
      text: say(
        'Leave for 5 minutes, then serve warm with a spoonful of {spoonful:bare}.',
        'Laisser tiédir 5 minutes et servir avec une cuillerée {spoonful:de}.',
        'Dejar templar 5 minutos y servir con una cucharada {spoonful:de}.',
        'Kurz abkühlen lassen, etwa 5 Minuten, und warm mit einem Löffel {spoonful:with} servieren.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['nuts', 'spice'],
  pitch: [
    say(
      'Tart fruit below, crumbs left in rough lumps above, so that some stay soft and some crack.',
      'Un fruit vif dessous, des miettes inégales dessus : les unes fondent, les autres croquent.',
      'Fruta ácida debajo y migas desiguales encima: unas quedan tiernas y otras crujen.',
      'Unten säuerliches Obst, oben grobe Streusel: Manche bleiben mürbe, manche knacken.',
    ),
  ],
}
