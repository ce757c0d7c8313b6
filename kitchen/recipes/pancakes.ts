import { g, inCategory, ml, of, say, type Pattern } from './pattern.ts'
import { fruit, sweet, lemon, spice, pinch, nuts, flour, butter, spoonful } from './dessert-roles.ts'

export const pancakes: Pattern = {
  id: 'pancakes',
  dishType: 'Desserts',
  cuisines: ['german', 'french'],
  likes: {
    berry: 3,
    fruit: 3,
    egg: 2,
    dairy: 2,
    baking: 3,
    chocolate: 2,
    sweetener: 2,
    nut: 1,
    citrus: 1,
    plantMilk: 2,
  },
  tastes: ['sweet', 'hearty'],
  roles: [
    { ...flour, pool: ['flour', 'spelt-flour', 'gluten-free-flour', 'buckwheat-flour'], each: g(55) },
    { id: 'powder', pool: ['baking-powder'], each: of(0.5, 'tsp') },
    {
      id: 'egg',
      takes: inCategory('egg'),
      pool: ['egg', 'applesauce', 'soy-yogurt'],
      each: ({ category }) => (category === 'egg' ? { amount: 0.5, unit: null } : { amount: 30, unit: 'g' }),
    },
    {
      id: 'milk',
      takes: ({ id }) => id.endsWith('milk'),
      pool: ['milk', 'lactose-free-milk', 'oat-milk', 'soy-milk', 'rice-milk'],
      each: ml(75),
    },
    sweet(8, ['sugar', 'maple-syrup', 'honey']),
    pinch,
    { ...butter, each: g(8) },
    fruit(['blueberry', 'raspberry', 'apple', 'banana'], 1, 80),
    { ...lemon, each: of(0.25, null) },
    {
      id: 'topping',
      takes: (each) => inCategory('chocolate')(each) || (spoonful.takes?.(each) ?? false),
      pool: ['greek-yogurt', 'lactose-free-yogurt', 'soy-yogurt', 'coconut-yogurt'],
      each: g(40),
    },
    spice(['vanilla-extract', 'cinnamon'], 0),
    nuts(0),
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Whisk {flour+powder+salt} with half of {sweet}, then stir in {milk+egg+spice} to a thick batter; a few lumps may stay.',
        'Mélanger {flour+powder+salt} avec la moitié {sweet:of}, puis incorporer {milk+egg+spice} pour obtenir une pâte épaisse ; quelques grumeaux peuvent rester.',
        'Mezclar {flour+powder+salt} con la mitad {sweet:of} e incorporar {milk+egg+spice} hasta formar una masa espesa; no importa algún grumo.',
        '{flour+powder+salt} mit der Hälfte {sweet:of} mischen, dann {milk+egg+spice} zu einem dickflüssigen Teig unterrühren; kleine Klümpchen dürfen bleiben.',
      ),
    },
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Warm {fruit} with {lemon:bare} and the remaining {sweet:bare} in a small pan for 5 minutes until soft and juicy.',
        'Chauffer {fruit} avec {lemon} et le reste {sweet:of} 5 minutes dans une petite casserole, le temps de rendre du jus.',
        'Calentar {fruit} con {lemon} y el resto {sweet:of} en un cazo 5 minutos, hasta que {fruit?suelte/suelten} zumo.',
        '{fruit} mit {lemon:with} und dem Rest {sweet:of} in einem kleinen Topf 5 Minuten erwärmen, bis Saft austritt.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      text: say(
        'Melt a little of {butter} in a pan over medium heat. Fry small ladlefuls of batter for 2 minutes until bubbles open on top, turn and cook for 1 minute; go on until all is used.',
        'Faire fondre un peu {butter:de} dans une poêle à feu moyen. Y cuire de petites louches de pâte 2 minutes, retourner quand des bulles éclatent en surface et cuire encore 1 minute ; continuer ainsi.',
        'Fundir un poco {butter:de} en una sartén a fuego medio. Freír pequeños cazos de masa 2 minutos, dar la vuelta cuando salgan burbujas y cocinar 1 minuto más; seguir hasta terminar.',
        'Etwas {butter:bare} in einer Pfanne bei mittlerer Hitze zerlassen. Kleine Kellen Teig 2 Minuten backen, wenden, sobald sich oben Bläschen öffnen, und 1 Minute fertig backen; so weitermachen, bis der Teig verbraucht ist.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Stack on plates, spoon over the warm fruit and finish with {topping+nuts}.',
        'Empiler sur les assiettes, napper de fruits chauds et terminer avec {topping+nuts}.',
        'Apilar en los platos, cubrir con la fruta caliente y terminar con {topping+nuts}.',
        'Auf Tellern stapeln, das warme Obst darübergeben und mit {topping+nuts:dat} vollenden.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['topping'],
  pitch: [
    say(
      'Small and thick, turned when the bubbles open; the warm fruit makes its own syrup.',
      'Petits et épais, retournés quand les bulles éclatent ; les fruits chauds font leur propre sirop.',
      'Pequeñas y gruesas, se giran cuando se abren las burbujas; la fruta caliente hace su propio almíbar.',
      'Klein und dick, gewendet, wenn sich die Bläschen öffnen; das warme Obst macht seinen eigenen Sirup.',
    ),
  ],
}
