import type { Ingredient } from '../lexicon/ingredient.ts'
import { fruit, ice } from './drink-roles.ts'
import { inCategory, say, type Pattern, type Plan, type Role } from './pattern.ts'
import { onCall, prep } from './shorthand.ts'

const bubbly =
  /^(prosecco|alcohol-free-sparkling-wine|sparkling-water|tonic-water|ginger-(beer|ale)|lemonade|cola|beer|cider)$/
const isJuice = ({ id, category }: Ingredient) =>
  /^(orange|grapefruit|apple|pineapple|cranberry|tomato|grape|cherry|peach|mango)-juice$|^((black|green|hibiscus|mint)-tea|coffee|coconut-water|water)$/.test(
    id,
  ) && category !== 'fat'

/** Everything a bartender reaches for; what is not in the drink's own list stays on the shelf. */
export const bottles: readonly Role[] = [
  onCall(
    'spirit',
    ({ category, id }) => category === 'spirit' || /^alcohol-free-(gin|rum|aperitif)$/.test(id),
    [40, 'ml'],
    { most: 6 },
  ),
  onCall('wine', ({ category, id }) => category === 'wine' && !bubbly.test(id), [30, 'ml']),
  onCall('sour', ({ id }) => /^(lemon|lime)-juice$/.test(id), [20, 'ml'], { most: 2 }),
  onCall('sweet', inCategory('sweetener'), [15, 'ml'], { most: 2 }),
  onCall(
    'creamy',
    ({ id, category }) =>
      category === 'plantMilk' ||
      /^(cream|milk|condensed-milk|evaporated-milk|coconut-cream|lactose-free-(cream|milk))$/.test(id),
    [30, 'ml'],
  ),
  onCall('scoop', ({ id }) => id === 'ice-cream', [60, 'g']),
  onCall('egg', ({ id }) => id === 'egg-white', [0.5, null]),
  onCall('juice', isJuice, [60, 'ml'], { most: 4 }),
  onCall('long', ({ id }) => bubbly.test(id), [100, 'ml']),
  onCall(
    'spice',
    ({ id, category }) =>
      category === 'spice' || /^(tabasco|worcestershire-sauce|ginger|chilli|jalapeno)$/.test(id),
    [1, 'dash'],
    { most: 5 },
  ),
  fruit(0),
  onCall('peel', ({ id }) => /^(lemon|lime)$|zest$|^olive$/.test(id), [0.25, null], { cut: 'drink' }),
  onCall('garnish', inCategory('herb'), [1, 'sprig']),
]

export const chillGlasses = prep(
  1,
  'Put the glasses into the freezer while you mix.',
  'Mettre les verres au congélateur le temps de préparer le mélange.',
  'Meter las copas en el congelador mientras se prepara la mezcla.',
  'Die Gläser ins Gefrierfach stellen, während gemixt wird.',
)

export const dress = prep(
  1,
  'Finish with {fruit+peel+garnish}.',
  'Terminer avec {fruit+peel+garnish}.',
  'Terminar con {fruit+peel+garnish}.',
  'Mit {fruit+peel+garnish:dat} vollenden.',
)

export const bar = {
  dishType: 'Cocktails',
  cuisines: ['french'],
  likes: { spirit: 1, citrus: 1, fruit: 1 },
  tastes: ['fresh'],
  needs: 'name',
  heads: ['spirit', 'juice'],
  withs: ['fruit', 'peel', 'garnish'],
} as const

const foamy = ({ parts }: Plan) => parts.some(({ role }) => role === 'egg')

/** Juice, cream and egg need a hard shake; what is clear is only stirred. */
export const shaken: Pattern = {
  ...bar,
  id: 'shaken',
  roles: [...bottles, ice],
  steps: [
    chillGlasses,
    prep(
      1,
      'Shake {egg} with {spirit+wine+sour+sweet+creamy+juice+spice} without ice for 15 seconds, until it foams.',
      'Secouer {egg} avec {spirit+wine+sour+sweet+creamy+juice+spice} sans glace pendant 15 secondes, pour faire mousser.',
      'Agitar {egg} con {spirit+wine+sour+sweet+creamy+juice+spice} sin hielo durante 15 segundos, hasta que espume.',
      '{egg} mit {spirit+wine+sour+sweet+creamy+juice+spice:dat} 15 Sekunden ohne Eis schütteln, bis es schäumt.',
    ),
    prep(
      2,
      'Add half of {ice} and shake hard for 15 seconds more, until the shaker frosts over.',
      'Ajouter la moitié {ice:of} et secouer vivement encore 15 secondes, jusqu’à ce que le shaker givre.',
      'Añadir la mitad {ice:of} y agitar con fuerza 15 segundos más, hasta que la coctelera se escarche.',
      'Die Hälfte {ice:of} zugeben und noch 15 Sekunden kräftig schütteln, bis der Shaker beschlägt.',
      { when: foamy },
    ),
    prep(
      2,
      'Shake {spirit+wine+sour+sweet+creamy+juice+spice} hard with half of {ice} for 15 seconds, until the shaker frosts over.',
      'Secouer vivement {spirit+wine+sour+sweet+creamy+juice+spice} avec la moitié {ice:of} pendant 15 secondes, jusqu’à ce que le shaker givre.',
      'Agitar con fuerza {spirit+wine+sour+sweet+creamy+juice+spice} con la mitad {ice:of} durante 15 segundos, hasta que la coctelera se escarche.',
      '{spirit+wine+sour+sweet+creamy+juice+spice} mit der Hälfte {ice:of} 15 Sekunden kräftig schütteln, bis der Shaker beschlägt.',
      { when: (plan) => !foamy(plan) },
    ),
    prep(
      1,
      'Strain into the cold glasses[ and top up with {long}].',
      'Filtrer dans les verres froids[ et allonger avec {long}].',
      'Colar en las copas frías[ y completar con {long}].',
      'In die kalten Gläser abseihen[ und mit {long:dat} auffüllen].',
    ),
    dress,
  ],
  pitch: [
    say(
      'Shaken until the metal hurts the fingers: that is when it is cold enough.',
      'On secoue jusqu’à ce que le métal brûle les doigts : c’est alors que c’est assez froid.',
      'Se agita hasta que el metal quema los dedos: entonces está bastante frío.',
      'Geschüttelt, bis das Metall an den Fingern schmerzt: Dann ist es kalt genug.',
    ),
  ],
}

export const stirred: Pattern = {
  ...bar,
  id: 'stirred',
  tastes: ['rich'],
  roles: [...bottles, ice],
  steps: [
    chillGlasses,
    prep(
      2,
      'Stir {spirit+wine+sour+sweet+creamy+juice+spice} with {ice} for half a minute: stirred it stays clear and silky.',
      'Remuer {spirit+wine+sour+sweet+creamy+juice+spice} avec {ice} pendant une demi-minute : à la cuillère, le mélange reste limpide et soyeux.',
      'Remover {spirit+wine+sour+sweet+creamy+juice+spice} con {ice} durante medio minuto: así queda limpio y sedoso.',
      '{spirit+wine+sour+sweet+creamy+juice+spice} mit {ice:dat} eine halbe Minute rühren: So bleibt es klar und seidig.',
    ),
    prep(
      1,
      'Strain into the cold glasses[ and top up with {long}].',
      'Filtrer dans les verres froids[ et allonger avec {long}].',
      'Colar en las copas frías[ y completar con {long}].',
      'In die kalten Gläser abseihen[ und mit {long:dat} auffüllen].',
    ),
    dress,
  ],
  pitch: [
    say(
      'Three things in the right proportion, well stirred and very cold; nothing to hide behind.',
      'Trois choses dans la bonne proportion, bien remuées et très froides ; rien derrière quoi se cacher.',
      'Tres cosas en su justa medida, bien removidas y muy frías; nada detrás de lo que esconderse.',
      'Drei Dinge im richtigen Verhältnis, gut gerührt und sehr kalt; nichts, hinter dem man sich verstecken könnte.',
    ),
  ],
}

export const built: Pattern = {
  ...bar,
  id: 'built',
  roles: [...bottles, ice],
  steps: [
    prep(
      1,
      'Fill the glasses with {ice}.',
      'Remplir les verres avec {ice}.',
      'Llenar los vasos con {ice}.',
      '{ice} in die Gläser geben.',
    ),
    { ...chillGlasses, when: ({ parts }) => !parts.some(({ role }) => role === 'ice') },
    prep(
      1,
      'Pour in {spirit+wine+sour+sweet+juice+spice+egg} and stir briefly.',
      'Verser {spirit+wine+sour+sweet+juice+spice+egg} et remuer brièvement.',
      'Verter {spirit+wine+sour+sweet+juice+spice+egg} y remover un momento.',
      '{spirit+wine+sour+sweet+juice+spice+egg} eingießen und kurz rühren.',
    ),
    prep(
      1,
      'Top up with {long}, holding the glass at an angle to keep the bubbles.',
      'Allonger avec {long} en inclinant le verre pour garder les bulles.',
      'Completar con {long} con el vaso inclinado, para conservar las burbujas.',
      '{long} bei schräg gehaltenem Glas aufgießen, damit die Perlen bleiben.',
    ),
    prep(
      1,
      'Slide in {scoop}, in scoops.',
      'Faire glisser {scoop}, en boules.',
      'Deslizar {scoop}, en bolas.',
      '{scoop} in Kugeln hineingleiten lassen.',
    ),
    prep(
      1,
      'Float {creamy} on top over the back of a spoon.',
      'Faire flotter {creamy} par-dessus, en versant sur le dos d’une cuillère.',
      'Poner {creamy} por encima, sobre el dorso de una cuchara.',
      '{creamy} über einen Löffelrücken obenauf geben.',
    ),
    dress,
    prep(
      1,
      'Serve at once, as cold as it is now.',
      'Servir aussitôt, bien froid.',
      'Servir enseguida, bien frío.',
      'Sofort servieren, so kalt es jetzt ist.',
    ),
  ],
  pitch: [
    say(
      'Built in the glass, so that nobody is missed at the table for long.',
      'Il se monte dans le verre, et personne ne manque longtemps à table.',
      'Se prepara en el mismo vaso, así nadie falta mucho tiempo a la mesa.',
      'Direkt im Glas gebaut, damit niemand lange am Tisch fehlt.',
    ),
  ],
}
