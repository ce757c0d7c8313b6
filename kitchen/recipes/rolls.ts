import type { Plan } from '../cook/plan.ts'
import { inCategory, say, type Pattern } from './pattern.ts'
import { beside, heart, onions } from './kitchen-parts.ts'
import { chillies, sauces, seasonings, sharpness, sweetness } from './named-parts.ts'
import { herb, salt } from './roles.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

const wrappedIn =
  (sheet: RegExp) =>
  ({ parts }: Plan) =>
    parts.some(({ role, ingredient }) => role === 'sheets' && sheet.test(ingredient.id))
const isPaper = wrappedIn(/^rice-paper$/)
const isTortilla = wrappedIn(/tortilla$/)

const dips = ['sweet-chilli-sauce', 'soy-sauce', 'tamari', 'tomato-paste']

/** Rolled in a thin sheet and fried until it crackles. */
export const friedRolls: Pattern = {
  id: 'friedRolls',
  dishType: 'Starters',
  cuisines: ['chinese', 'thai'],
  likes: { vegetable: 1, meat: 1, shellfish: 1 },
  tastes: ['hearty'],
  needs: 'name',
  roles: [
    part('sheets', ['filo-pastry', 'rice-paper'], [0.25, 'pack'], {
      takes: ({ id }) => /^(filo-pastry|rice-paper|corn-tortilla|wheat-tortilla)$/.test(id),
      each: ({ id }) =>
        id === 'rice-paper'
          ? { amount: 3, unit: 'sheet' }
          : id.endsWith('tortilla')
            ? { amount: 3, unit: null }
            : { amount: 0.25, unit: 'pack' },
    }),
    onCall('leaves', ({ id }) => id === 'lettuce', [25, 'g'], { cut: 'auto' }),
    heart([], 70, { least: 0, most: 3, cut: 'fine' }),
    beside(['white-cabbage', 'carrot'], 50, 2, { cut: 'fine' }),
    onCall('noodles', inCategory('pasta'), [15, 'g']),
    onCall('cheese', inCategory('cheese'), [40, 'g'], { cut: 'auto' }),
    onCall('potato', inCategory('potato'), [100, 'g'], { cut: 'auto' }),
    onCall('egg', inCategory('egg'), [0.25, null]),
    onions(0.5, { pool: ['spring-onion', 'garlic'], least: 2 }),
    seasonings,
    chillies,
    part('oil', ['frying-oil', 'rapeseed-oil', 'sunflower-oil'], [80, 'ml']),
    sauces({ least: 1, pool: dips }),
    sweetness,
    sharpness,
    salt,
    { ...herb, pool: ['coriander', 'mint', 'parsley'] },
  ],
  steps: [
    cook(
      12,
      'Boil {potato} until soft and mash.',
      'Cuire {potato} et écraser.',
      'Cocer {potato} y hacer puré.',
      '{potato} weich kochen und zerdrücken.',
    ),
    cook(
      10,
      'Fry {main+vegetables+onion+spice+heat} in a spoonful of {oil:bare} over high heat for 10 minutes until done and dry; season with {seasoning:bare} and let cool.',
      'Faire sauter {main+vegetables+onion+spice+heat} dans une cuillerée {oil:de} à feu vif 10 minutes, bien cuire et sécher ; assaisonner {seasoning:de} et laisser refroidir.',
      'Saltear {main+vegetables+onion+spice+heat} en una cucharada de {oil:bare} a fuego vivo 10 minutos, hasta que quede hecho y seco; sazonar con {seasoning:bare} y dejar enfriar.',
      '{main+vegetables+onion+spice+heat} in einem Löffel {oil:bare} bei starker Hitze 10 Minuten durch und trocken braten, mit {seasoning:with} würzen und abkühlen lassen.',
      { doneness: 'main' },
    ),
    prep(
      3,
      'Soak {noodles} in hot water until soft, drain and snip.',
      'Tremper {noodles} dans l’eau chaude, égoutter et couper aux ciseaux.',
      'Remojar {noodles} en agua caliente, escurrir y cortar con tijera.',
      '{noodles} in heißem Wasser einweichen, abgießen und klein schneiden.',
    ),
    prep(
      14,
      'Mix with [{noodles+cheese+potato+egg} and ]half of {herb}; draw {sheets} one by one through warm water, lay a spoonful on each, fold in the sides, roll up tightly and seal with a little water.',
      'Mélanger avec [{noodles+cheese+potato+egg} et ]la moitié {herb:of} ; passer {sheets} une à une dans l’eau tiède, garnir chacune d’une cuillerée, rabattre les côtés, rouler serré et souder avec un peu d’eau.',
      'Mezclar con [{noodles+cheese+potato+egg} y ]la mitad {herb:of}; pasar {sheets} de una en una por agua templada, poner una cucharada en cada una, doblar los lados, enrollar apretado y sellar con un poco de agua.',
      'Mit [{noodles+cheese+potato+egg:dat} und ]der Hälfte {herb:of} mischen; {sheets} einzeln durch warmes Wasser ziehen, je einen Löffel daraufgeben, die Seiten einschlagen, fest aufrollen und mit etwas Wasser verschließen.',
      { when: isPaper },
    ),
    prep(
      14,
      'Mix with [{noodles+cheese+potato+egg} and ]half of {herb}; cut {sheets} to hand size, lay a spoonful on each, fold in the sides, roll up tightly and seal with a little water.',
      'Mélanger avec [{noodles+cheese+potato+egg} et ]la moitié {herb:of} ; couper {sheets} à la taille de la main, garnir d’une cuillerée, rabattre les côtés, rouler serré et souder avec un peu d’eau.',
      'Mezclar con [{noodles+cheese+potato+egg} y ]la mitad {herb:of}; cortar {sheets} del tamaño de la mano, poner una cucharada, doblar los lados, enrollar apretado y sellar con un poco de agua.',
      'Mit [{noodles+cheese+potato+egg:dat} und ]der Hälfte {herb:of} mischen; {sheets} handgroß zuschneiden, je einen Löffel daraufgeben, die Seiten einschlagen, fest aufrollen und mit etwas Wasser verschließen.',
      { when: (plan) => !isPaper(plan) && !isTortilla(plan) },
    ),
    prep(
      14,
      'Mix with [{noodles+cheese+potato+egg} and ]half of {herb}; warm {sheets} until they bend, lay a spoonful on each, fold in the sides, roll up tightly and seal with a little water.',
      'Mélanger avec [{noodles+cheese+potato+egg} et ]la moitié {herb:of} ; tiédir {sheets} pour les assouplir, garnir d’une cuillerée, rabattre les côtés, rouler serré et souder avec un peu d’eau.',
      'Mezclar con [{noodles+cheese+potato+egg} y ]la mitad {herb:of}; calentar {sheets} hasta que se doblen, poner una cucharada, doblar los lados, enrollar apretado y sellar con un poco de agua.',
      'Mit [{noodles+cheese+potato+egg:dat} und ]der Hälfte {herb:of} mischen; {sheets} erwärmen, bis sie biegsam sind, je einen Löffel daraufgeben, die Seiten einschlagen, fest aufrollen und mit etwas Wasser verschließen.',
      { when: isTortilla },
    ),
    cook(
      10,
      'Heat {oil} to 175 °C and fry the rolls in batches for 4 to 5 minutes until golden all round; drain on paper.',
      'Chauffer {oil} à 175 °C et frire les rouleaux en plusieurs fois 4 à 5 minutes, pour bien dorer ; égoutter sur du papier.',
      'Calentar {oil} a 175 °C y freír los rollitos por tandas 4 o 5 minutos, hasta que se doren; escurrir sobre papel.',
      '{oil} auf 175 °C erhitzen und die Rollen portionsweise 4 bis 5 Minuten rundum goldbraun frittieren; auf Küchenpapier abtropfen lassen.',
    ),
    prep(
      2,
      'Stir {sauce+sweet+sour} to a dip and serve the rolls hot with it, with {leaves+herb}.',
      'Mélanger {sauce+sweet+sour} pour tremper et servir les rouleaux chauds avec {leaves+herb}.',
      'Mezclar {sauce+sweet+sour} para mojar y servir los rollitos calientes con {leaves+herb}.',
      '{sauce+sweet+sour} zum Dip verrühren und die Rollen heiß mit {leaves+herb:dat} dazu servieren.',
    ),
  ],
  heads: ['main', 'vegetables'],
  withs: ['sauce'],
  pitch: [
    say(
      'Dry filling, tight roll, hot oil: that is the whole secret of the crackle.',
      'Farce sèche, rouleau serré, huile chaude : tout le secret du croustillant est là.',
      'Relleno seco, rollo apretado, aceite caliente: ahí está todo el secreto.',
      'Trockene Füllung, feste Rolle, heißes Öl: das ganze Geheimnis der Knusprigkeit.',
    ),
  ],
}

/** Rolled in soft rice paper and eaten cold. */
export const freshRolls: Pattern = {
  id: 'freshRolls',
  dishType: 'Starters',
  cuisines: ['thai'],
  likes: { shellfish: 1, vegetable: 1, plantProtein: 1 },
  tastes: ['fresh', 'light'],
  needs: 'name',
  roles: [
    part('sheets', ['rice-paper'], [3, 'sheet'], { takes: ({ id }) => id === 'rice-paper' }),
    heart(['prawn', 'tofu'], 70, { most: 3, cut: 'fine' }),
    part('noodles', ['rice-noodle', 'glass-noodle'], [25, 'g'], { takes: inCategory('pasta') }),
    beside(['carrot', 'cucumber', 'lettuce'], 35, 3, { cut: 'fine' }),
    onCall('fruit', inCategory('fruit'), [35, 'g'], { cut: 'fine' }),
    { ...herb, least: 2, pool: ['mint', 'coriander', 'thai-basil', 'parsley'] },
    sauces({ least: 1, pool: ['fish-sauce', 'soy-sauce', 'tamari', 'sweet-chilli-sauce', 'tomato-paste'] }),
    part('sour', ['lime', 'lemon', 'rice-vinegar'], [0.5, null], {
      takes: ({ id }) => /^(lime|lemon|rice-vinegar)$/.test(id),
      each: ({ id }) => (id === 'rice-vinegar' ? { amount: 0.5, unit: 'tbsp' } : { amount: 0.5, unit: null }),
      cut: 'juice',
    }),
    part('sweet', ['brown-sugar', 'agave-syrup', 'maple-syrup'], [0.5, 'tsp'], {
      takes: inCategory('sweetener'),
    }),
    chillies,
    onions(0.5, { least: 0, most: 2 }),
    onCall('nuts', inCategory('nut', 'seed'), [10, 'g'], { cut: 'auto' }),
  ],
  steps: [
    cook(
      8,
      'Fry or poach {main} for 8 minutes until done, let cool and slice.',
      'Poêler ou pocher {main} 8 minutes, laisser refroidir et trancher.',
      'Saltear o cocer {main} 8 minutos hasta que esté hecho, dejar enfriar y cortar.',
      '{main} 8 Minuten braten oder pochieren, bis alles gar ist, abkühlen lassen und in Scheiben schneiden.',
      { doneness: 'main' },
    ),
    cook(
      5,
      'Cook {noodles} as the pack says, rinse with cold water and drain.',
      'Cuire {noodles} selon le paquet, rincer à l’eau froide et égoutter.',
      'Cocer {noodles} según el paquete, pasar por agua fría y escurrir.',
      '{noodles} nach Packung garen, kalt abspülen und abtropfen lassen.',
      { aside: true },
    ),
    prep(
      4,
      'For the dip, stir {sauce+sour+sweet+heat} with two spoonfuls of water[ and half of {nuts}].',
      'Pour la sauce, mélanger {sauce+sour+sweet+heat} avec deux cuillerées d’eau[ et la moitié {nuts:of}].',
      'Para la salsa, mezclar {sauce+sour+sweet+heat} con dos cucharadas de agua[ y la mitad {nuts:of}].',
      'Für den Dip {sauce+sour+sweet+heat} mit zwei Löffeln Wasser[ und der Hälfte {nuts:of}] verrühren.',
    ),
    prep(
      14,
      'Draw {sheets} one by one through warm water, lay {main+noodles+vegetables+fruit+herb+onion} in the lower third, fold in the sides and roll up firmly.',
      'Passer {sheets} une à une dans l’eau tiède, disposer {main+noodles+vegetables+fruit+herb+onion} sur le tiers inférieur, rabattre les côtés et rouler fermement.',
      'Pasar {sheets} de una en una por agua templada, poner {main+noodles+vegetables+fruit+herb+onion} en el tercio inferior, doblar los lados y enrollar con firmeza.',
      '{sheets} einzeln durch warmes Wasser ziehen, {main+noodles+vegetables+fruit+herb+onion} auf das untere Drittel legen, die Seiten einschlagen und fest aufrollen.',
    ),
    prep(
      1,
      'Serve at once with the dip[, scattered with {nuts}]: the wrapping dries quickly.',
      'Servir aussitôt avec la sauce[ et {nuts}] : l’enveloppe sèche vite.',
      'Servir enseguida con la salsa[ y {nuts}]: el envoltorio se seca pronto.',
      'Sofort mit dem Dip[ und {nuts:dat}] servieren: Die Hülle trocknet schnell.',
    ),
  ],
  heads: ['main'],
  withs: ['vegetables'],
  pitch: [
    say(
      'Nothing is fried and everything crunches; the herbs are half of it.',
      'Rien n’est frit et tout croque ; les herbes en font la moitié.',
      'Nada se fríe y todo cruje; las hierbas son la mitad.',
      'Nichts wird frittiert und doch knackt alles; die Kräuter sind die halbe Miete.',
    ),
  ],
}
