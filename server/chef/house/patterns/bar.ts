import type { Ingredient } from '#server/food/ingredient.ts'
import { fruit, ice } from './drink-roles.ts'
import { inCategory, say, type Pattern, type Plan, type Role } from './pattern.ts'
import { onCall, part, prep } from './shorthand.ts'

const bubbly =
  /^(prosecco|alcohol-free-sparkling-wine|sparkling-water|tonic-water|ginger-beer|lemonade|cola|beer|cider)$/
const isJuice = ({ id, category }: Ingredient) =>
  /^(orange|grapefruit|apple|pineapple|cranberry|tomato|grape)-juice$|^(coffee|black-tea|green-tea|coconut-water)$/.test(
    id,
  ) && category !== 'fat'

/** Everything a bartender reaches for; what is not in the drink's own list stays on the shelf. */
const bottles: readonly Role[] = [
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
      /^(cream|milk|condensed-milk|ice-cream|lactose-free-(cream|milk))$/.test(id),
    [30, 'ml'],
  ),
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

const chillGlasses = prep(
  1,
  'Put the glasses into the freezer while you mix.',
  'Mettre les verres au congélateur le temps de préparer le mélange.',
  'Meter las copas en el congelador mientras se prepara la mezcla.',
  'Die Gläser ins Gefrierfach stellen, während gemixt wird.',
)

const dress = prep(
  1,
  'Finish with {fruit+peel+garnish}.',
  'Terminer avec {fruit+peel+garnish}.',
  'Terminar con {fruit+peel+garnish}.',
  'Mit {fruit+peel+garnish:dat} vollenden.',
)

const bar = {
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

export const blendedDrink: Pattern = {
  ...bar,
  id: 'blendedDrink',
  tastes: ['creamy', 'fresh'],
  roles: [...bottles, ice],
  steps: [
    chillGlasses,
    prep(
      2,
      'Blend {spirit+wine+sour+sweet+creamy+juice+spice+fruit+egg}[ with {ice}] for a minute, until it is smooth and thick.',
      'Mixer {spirit+wine+sour+sweet+creamy+juice+spice+fruit+egg}[ avec {ice}] pendant une minute, jusqu’à obtenir une texture lisse et épaisse.',
      'Triturar {spirit+wine+sour+sweet+creamy+juice+spice+fruit+egg}[ con {ice}] durante un minuto, hasta que quede fino y espeso.',
      '{spirit+wine+sour+sweet+creamy+juice+spice+fruit+egg}[ mit {ice:dat}] eine Minute mixen, bis alles glatt und dick ist.',
    ),
    prep(
      1,
      'Pour into the cold glasses[, top up with {long}][ and garnish with {peel+garnish}].',
      'Verser dans les verres froids[, allonger avec {long}][ et décorer avec {peel+garnish}].',
      'Servir en las copas frías[, completar con {long}][ y decorar con {peel+garnish}].',
      'In die kalten Gläser gießen[, mit {long:dat} auffüllen][ und mit {peel+garnish:dat} garnieren].',
    ),
  ],
  pitch: [
    say(
      'Thick, cold and a holiday in itself: blend it long enough, and no ice crunches.',
      'Épais, glacé, des vacances à lui seul : mixé assez longtemps, sans un éclat de glace.',
      'Espeso, helado y unas vacaciones en sí mismo: bien triturado, sin un trozo de hielo.',
      'Dick, kalt und Urlaub im Glas: lange genug gemixt, knirscht kein Eis mehr.',
    ),
  ],
}

export const warmDrink: Pattern = {
  ...bar,
  id: 'warmDrink',
  tastes: ['rich', 'sweet'],
  roles: [
    ...bottles.filter(({ id }) => id !== 'long' && id !== 'creamy' && id !== 'egg'),
    onCall('egg', ({ id }) => id === 'egg-yolk', [1, null]),
    onCall(
      'milk',
      ({ id, category }) =>
        (category === 'plantMilk' && !/cream|yogurt/.test(id)) || /^(lactose-free-)?milk$/.test(id),
      [180, 'ml'],
    ),
    onCall('cream', ({ id }) => /^(lactose-free-cream|cream|oat-cream|soy-cream|coconut-cream)$/.test(id), [
      30,
      'ml',
    ]),
    part('water', ['water'], [30, 'ml'], { takes: ({ id }) => id === 'water' }),
  ],
  steps: [
    prep(
      1,
      'Warm heatproof glasses or mugs with hot water and empty them.',
      'Réchauffer des verres épais ou des tasses à l’eau chaude, puis les vider.',
      'Calentar vasos gruesos o tazas con agua caliente y vaciarlos.',
      'Hitzefeste Gläser oder Becher mit heißem Wasser vorwärmen und ausgießen.',
    ),
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Heat {water+milk+juice+wine}[ with {sweet+spice}] in a small pot until it steams, without letting it boil[; whisk in {egg} away from the heat and stir over a low flame until it thickens slightly, at 75 °C].',
        'Chauffer {water+milk+juice+wine}[ avec {sweet+spice}] dans une petite casserole, jusqu’à ce que la vapeur monte, sans bouillir[ ; hors du feu, ajouter {egg} au fouet et remuer à feu doux jusqu’à léger épaississement, à 75 °C].',
        'Calentar {water+milk+juice+wine}[ con {sweet+spice}] en un cazo hasta que humee, sin que hierva[; fuera del fuego añadir {egg} con las varillas y remover a fuego suave hasta que espese un poco, a 75 °C].',
        '{water+milk+juice+wine}[ mit {sweet+spice:dat}] in einem kleinen Topf erhitzen, bis es dampft, aber nicht kocht[; {egg} abseits der Hitze unterschlagen und bei kleiner Flamme rühren, bis es bei 75 °C leicht bindet].',
      ),
    },
    prep(
      1,
      'Stir in {spirit+sour}.',
      'Ajouter {spirit+sour}.',
      'Añadir {spirit+sour}.',
      '{spirit+sour} einrühren.',
    ),
    prep(
      1,
      'Pour into the warm glasses[ and float {cream}, lightly whipped, on top].',
      'Verser dans les verres chauds[ et déposer {cream} en surface après un bref coup de fouet].',
      'Servir en los vasos calientes[ y cubrir con {cream}, apenas semimontando].',
      'In die warmen Gläser gießen[ und {cream} leicht aufgeschlagen obenauf geben].',
    ),
    dress,
  ],
  pitch: [
    say(
      'Hot, but never boiled, so that nothing of the scent is lost on the way to the table.',
      'Chaud, jamais bouilli, pour que rien du parfum ne se perde en chemin.',
      'Caliente, nunca hervido, para que no se pierda nada del aroma por el camino.',
      'Heiß, aber nie gekocht, damit auf dem Weg zum Tisch nichts vom Duft verloren geht.',
    ),
  ],
}
