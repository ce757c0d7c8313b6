import type { CookWishes as Wishes } from '../understand/wishes.ts'
import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern, type Role } from './pattern.ts'
import { heat, herb, salt } from './roles.ts'
import { heatOven } from './baking-roles.ts'

const dough = say('For the dough', 'Pour la pâte', 'Para la masa', 'Für den Teig')

/** Who has an hour makes the dough; who has not, or names it, takes it from the fridge. */
const isBought = ({ minutes, wanted }: Wishes) =>
  (minutes !== null && minutes < 100) || wanted.some(({ id }) => id === 'pizza-dough')

const ofDough = (role: Role): Role => ({
  ...role,
  group: dough,
  least: (wishes) => (isBought(wishes) ? 0 : 1),
})

export const pizza: Pattern = {
  id: 'pizza',
  dishType: 'Mains',
  cuisines: ['italian'],
  likes: { cheese: 3, vegetable: 2, mushroom: 2, sausage: 2, meat: 0, leafyGreen: 1, bread: 1 },
  tastes: ['rich', 'crunchy', 'hearty'],
  oven: true,
  needs: 'name',
  roles: [
    {
      id: 'sauce',
      takes: ({ id }) => /tinned-tomato|passata|pesto|creme-fraiche/.test(id),
      pool: ['passata', 'tinned-tomato'],
      each: g(70),
    },
    {
      id: 'cheese',
      takes: (each) => inCategory('cheese')(each) || /vegan-(feta|grated)/.test(each.id),
      most: 4,
      pool: ['mozzarella', 'vegan-grated-cheese'],
      each: g(75),
      cut: 'auto',
    },
    {
      id: 'toppings',
      takes: (each) =>
        greens(each) ||
        flesh(each) ||
        seafood(each) ||
        inCategory('plantProtein', 'potato', 'fruit', 'egg')(each),
      most: 5,
      least: ({ dish, settled }) => ((dish ?? settled) === 'margherita' ? 0 : 2),
      pool: ['bell-pepper', 'button-mushroom', 'courgette', 'cherry-tomato', 'olive'],
      varied: true,
      each: (each) =>
        flesh(each) || seafood(each)
          ? { amount: 45, unit: 'g' }
          : each.id === 'olive'
            ? { amount: 20, unit: 'g' }
            : { amount: 60, unit: 'g' },
      cut: 'flat',
    },
    {
      id: 'garlic',
      takes: ({ id }) => /garlic|onion|shallot/.test(id),
      pool: ['garlic'],
      each: ({ id }) => (id === 'garlic' ? { amount: 0.5, unit: 'clove' } : { amount: 0.25, unit: null }),
      cut: 'auto',
    },
    { ...heat, most: 2 },
    { id: 'oregano', takes: inCategory('spice'), pool: ['dried-oregano'], each: of(0.25, 'tsp') },
    {
      id: 'oil',
      takes: ({ id }) => id === 'olive-oil',
      pool: ['olive-oil', 'rapeseed-oil'],
      each: of(1, 'tbsp'),
    },
    { ...herb, pool: ['basil', 'parsley'] },
    salt,
    {
      id: 'base',
      takes: ({ id }) => id === 'pizza-dough',
      least: (wishes) => (isBought(wishes) ? 1 : 0),
      pool: ['pizza-dough', 'wheat-tortilla', 'corn-tortilla'],
      each: ({ id, serving }) => (id === 'pizza-dough' ? { amount: 200, unit: 'g' } : serving),
    },
    ofDough({
      id: 'flour',
      takes: ({ id }) => /flour$/.test(id) && id !== 'cornflour',
      pool: ['flour', 'spelt-flour', 'gluten-free-flour', 'rice-flour'],
      each: g(130),
    }),
    ofDough({ id: 'yeast', pool: ['yeast'], each: g(1.75) }),
    ofDough({ id: 'water', pool: ['water'], each: ml(80) }),
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 12,
      text: say(
        'Stir {yeast} into {water}, lukewarm, add {flour}, plus a good pinch of salt and a third of the oil, and knead for 10 minutes until smooth and elastic.',
        "Délayer {yeast} dans {water} (à peine tiède), ajouter {flour}, une bonne pincée de sel et un tiers de l'huile, puis pétrir 10 minutes, jusqu'à obtenir une pâte lisse et élastique.",
        'Disolver {yeast} en {water} (tibia), añadir {flour}, una buena pizca de sal y un tercio del aceite, y amasar 10 minutos hasta que la masa quede lisa y elástica.',
        '{yeast} in {water:dat} (lauwarm) auflösen, {flour}, eine kräftige Prise Salz und ein Drittel des Öls zugeben und 10 Minuten zu einem glatten, elastischen Teig kneten.',
      ),
    },
    {
      kind: 'wait',
      minutes: 60,
      when: ({ parts }) => parts.some(({ role }) => role === 'flour'),
      text: say(
        'Cover the dough with a damp cloth and leave in a warm place for 60 minutes until doubled.',
        'Couvrir la pâte avec un linge humide et laisser doubler 60 minutes dans un endroit tiède.',
        'Cubrir la masa con un paño húmedo y dejar levar 60 minutos en un lugar templado, hasta que doble.',
        'Den Teig mit einem feuchten Tuch abdecken und an einem warmen Ort 60 Minuten gehen lassen, bis er sich verdoppelt hat.',
      ),
    },
    heatOven(
      250,
      'put a baking sheet in to get very hot',
      'y glisser une plaque, qui doit devenir brûlante',
      'meter una bandeja para que se caliente mucho',
      'ein Blech mit heiß werden lassen',
    ),
    {
      kind: 'cook',
      minutes: 8,
      doneness: 'toppings.flesh',
      when: ({ parts }) =>
        parts.some(({ role, ingredient }) => role === 'toppings' && (ingredient.core ?? 0) > 0),
      text: say(
        'Fry {toppings.flesh} in a little of the oil for 8 minutes; it would not cook through on the pizza.',
        "Faire revenir {toppings.flesh} 8 minutes dans un peu d'huile : le four seul ne suffirait pas.",
        'Saltear {toppings.flesh} 8 minutos en un poco del aceite: en el horno no daría tiempo a que se hiciera.',
        'In etwas Öl {toppings.flesh} 8 Minuten braten; auf der Pizza allein würde es nicht gar.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Stir {sauce} with {garlic+oregano+heat+seasoning}; it needs no cooking.',
        'Mélanger {sauce} avec {garlic+oregano+heat+seasoning} ; pas besoin de cuire.',
        'Mezclar {sauce} con {garlic+oregano+heat+seasoning}; no hace falta cocerlo.',
        '{sauce} mit {garlic+oregano+heat+seasoning:dat} verrühren; Kochen ist nicht nötig.',
      ),
    },
    {
      kind: 'prep',
      minutes: 6,
      text: say(
        'Press the dough[ ({base})] out thin from the middle on baking paper, leaving a rim. Spread with the sauce and top with {cheese+toppings}; less is more.',
        'Étaler la pâte[ ({base})] finement à la main sur du papier cuisson, en partant du centre et en gardant un bord. Napper de sauce et garnir avec {cheese+toppings}, sans excès.',
        'Estirar la masa[ ({base})] con las manos sobre papel de horno, del centro hacia fuera y dejando un borde. Extender la salsa y repartir {cheese+toppings}; menos es más.',
        'Den Teig[ ({base})] auf Backpapier von der Mitte her dünn ausziehen, dabei einen Rand lassen. Mit der Sauce bestreichen und {cheese+toppings} darauf verteilen; weniger ist mehr.',
      ),
    },
    {
      kind: 'cook',
      minutes: 12,
      celsius: 250,
      text: say(
        'Slide paper and all onto the hot sheet and bake for 10 to 12 minutes until the rim is blistered and the bottom crisp.',
        "Faire glisser avec le papier sur la plaque brûlante et enfourner 10 à 12 minutes, jusqu'à ce que le bord cloque et que le fond soit croustillant.",
        'Deslizar con el papel sobre la bandeja caliente y hornear de 10 a 12 minutos, hasta que el borde haga burbujas y la base quede crujiente.',
        'Mit dem Papier auf das heiße Blech ziehen und 10 bis 12 Minuten backen, bis der Rand Blasen wirft und der Boden knusprig ist.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Finish with {herb} and {oil:bare} and cut while hot.',
        'Terminer avec {herb} et un filet {oil:de}, couper et servir brûlant.',
        'Terminar con {herb} y un hilo {oil:de}, cortar y servir muy caliente.',
        'Mit {herb:dat} und {oil:with} vollenden, schneiden und heiß servieren.',
      ),
    },
  ],
  heads: ['toppings'],
  withs: ['cheese'],
  title: say(
    '{dish}[ with {heads:bare}]',
    '{dish}[ {heads:to}]',
    '{dish}[ con {heads:bare}]',
    '{dish}[ mit {heads:with}]',
  ),
  pitch: [
    say(
      'As hot as the oven will go and not too much on top: that is nearly all there is to know.',
      "Le four au plus chaud et peu de garniture : c'est presque tout ce qu'il faut savoir.",
      'El horno al máximo y pocos ingredientes encima: eso es casi todo lo que hay que saber.',
      'So heiß, wie der Ofen kann, und nicht zu viel darauf: Mehr muss man fast nicht wissen.',
    ),
  ],
}
