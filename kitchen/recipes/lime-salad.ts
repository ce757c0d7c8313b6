import { inCategory, say, type Pattern } from './pattern.ts'
import { beside, heart, onions } from './kitchen-parts.ts'
import { chillies, sauces } from './named-parts.ts'
import { herb } from './roles.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

/** Sour, salty, sweet and hot at once: shredded and torn things in a dressing of lime, without a drop of oil. */
export const limeSalad: Pattern = {
  id: 'limeSalad',
  dishType: 'Starters',
  cuisines: ['thai'],
  likes: { vegetable: 1, meat: 1, shellfish: 1 },
  tastes: ['fresh', 'light'],
  needs: 'name',
  roles: [
    heart([], 110, { least: 0, cut: 'fine' }),
    onCall('noodles', inCategory('pasta'), [40, 'g']),
    beside(['cucumber', 'carrot'], 80, 2, { cut: 'fine', most: 6 }),
    onCall('fruit', inCategory('fruit'), [110, 'g'], { most: 2, cut: 'fine' }),
    onCall('potato', inCategory('potato'), [100, 'g'], { cut: 'auto' }),
    onCall('egg', inCategory('egg'), [1, null]),
    onions(1, { least: 1, pool: ['shallot', 'spring-onion'] }),
    part('sour', ['lime', 'lemon', 'rice-vinegar'], [1, null], {
      takes: ({ id }) => /^(lime|lemon|rice-vinegar)$/.test(id),
      each: ({ id }) =>
        id === 'rice-vinegar' ? { amount: 1, unit: 'tbsp' } : { amount: id === 'lime' ? 1 : 0.5, unit: null },
      cut: 'juice',
    }),
    sauces({ least: 1, pool: ['fish-sauce', 'soy-sauce', 'tamari', 'tomato-paste'] }),
    part('sweet', ['brown-sugar', 'agave-syrup', 'maple-syrup'], [0.75, 'tsp'], {
      takes: inCategory('sweetener'),
    }),
    chillies,
    onCall('creamy', ({ id }) => id === 'coconut-milk', [50, 'ml']),
    onCall('crunch', (each) => inCategory('nut', 'seed', 'bread')(each) || each.id === 'rice', [12, 'g'], {
      most: 2,
      cut: 'auto',
    }),
    { ...herb, least: 2, pool: ['coriander', 'mint', 'parsley', 'thai-basil'] },
  ],
  steps: [
    cook(
      20,
      'Boil {potato} for 20 minutes until tender, cool and slice.',
      'Cuire {potato} 20 minutes, laisser refroidir et trancher.',
      'Cocer {potato} 20 minutos, enfriar y cortar en rodajas.',
      '{potato} 20 Minuten weich kochen, abkühlen lassen und in Scheiben schneiden.',
    ),
    cook(
      9,
      'Boil {egg} for 9 minutes, cool, peel and quarter.',
      'Cuire {egg} 9 minutes, rafraîchir, écaler et couper en quartiers.',
      'Cocer {egg} 9 minutos, enfriar, pelar y cortar en cuartos.',
      '{egg} 9 Minuten hart kochen, abschrecken, pellen und vierteln.',
      { aside: true },
    ),
    cook(
      4,
      'Toast {crunch} in a dry pan until they smell and crush coarsely in a mortar.',
      'Faire griller {crunch} à sec jusqu’à ce que les parfums montent et concasser au mortier.',
      'Tostar {crunch} en seco hasta que huela y machacar en el mortero.',
      '{crunch} ohne Fett rösten, bis es duftet, und im Mörser grob zerstoßen.',
    ),
    cook(
      4,
      'Soak {noodles} in boiling water until soft, drain and snip.',
      'Tremper {noodles} dans l’eau bouillante, égoutter et couper aux ciseaux.',
      'Remojar {noodles} en agua hirviendo, escurrir y cortar con tijera.',
      '{noodles} mit kochendem Wasser übergießen, weich werden lassen, abgießen und klein schneiden.',
    ),
    cook(
      8,
      'Cook {main} with a splash of water in a hot pan for 8 minutes, stirring, until done; leave lukewarm.',
      'Cuire {main} avec un trait d’eau dans une poêle chaude 8 minutes en remuant ; laisser tiédir.',
      'Hacer {main} con un chorrito de agua en una sartén caliente 8 minutos, removiendo, hasta que esté hecho; dejar templar.',
      '{main} mit einem Schuss Wasser in einer heißen Pfanne unter Rühren 8 Minuten garen; lauwarm werden lassen.',
      { doneness: 'main' },
    ),
    prep(
      4,
      'Stir {sour+sauce+sweet+heat}[ with {creamy}] until the sugar has dissolved; taste: sour first, then salty, sweet and hot.',
      'Mélanger {sour+sauce+sweet+heat}[ avec {creamy}] jusqu’à dissoudre le sucre ; goûter : l’acide d’abord, puis le salé, le sucré, le piquant.',
      'Mezclar {sour+sauce+sweet+heat}[ con {creamy}] hasta disolver el azúcar; probar: primero ácido, luego salado, dulce y picante.',
      '{sour+sauce+sweet+heat}[ mit {creamy:dat}] verrühren, bis sich alles gelöst hat; kosten: erst sauer, dann salzig, süß und scharf.',
    ),
    prep(
      4,
      'Bruise {vegetables+fruit+onion}[ with {noodles+main+potato}] lightly with the dressing[, fold in {herb}] and scatter with {crunch+egg}.',
      'Froisser légèrement {vegetables+fruit+onion}[ avec {noodles+main+potato}] dans la sauce[, incorporer {herb}] et parsemer {crunch+egg:de}.',
      'Machacar ligeramente {vegetables+fruit+onion}[ con {noodles+main+potato}] en el aliño[, incorporar {herb}] y esparcir {crunch+egg}.',
      '{vegetables+fruit+onion}[ mit {noodles+main+potato:dat}] im Dressing leicht andrücken[, {herb} unterheben] und mit {crunch+egg:dat} bestreuen.',
      { when: ({ parts }) => parts.some(({ role }) => role === 'crunch' || role === 'egg') },
    ),
    prep(
      4,
      'Bruise {vegetables+fruit+onion}[ with {noodles+main+potato}] lightly with the dressing[, fold in {herb}] and serve at once.',
      'Froisser légèrement {vegetables+fruit+onion}[ avec {noodles+main+potato}] dans la sauce[, incorporer {herb}] et servir aussitôt.',
      'Machacar ligeramente {vegetables+fruit+onion}[ con {noodles+main+potato}] en el aliño[, incorporar {herb}] y servir enseguida.',
      '{vegetables+fruit+onion}[ mit {noodles+main+potato:dat}] im Dressing leicht andrücken[, {herb} unterheben] und sofort servieren.',
      { when: ({ parts }) => !parts.some(({ role }) => role === 'crunch' || role === 'egg') },
    ),
  ],
  heads: ['main', 'vegetables'],
  withs: ['herb'],
  pitch: [
    say(
      'Four tastes in balance and no oil at all: taste the dressing before anything goes in.',
      'Quatre saveurs en équilibre et pas une goutte d’huile : goûter la sauce avant tout.',
      'Cuatro sabores en equilibrio y ni gota de aceite: prueba el aliño antes de nada.',
      'Vier Geschmäcker im Gleichgewicht und kein Tropfen Öl: erst das Dressing kosten.',
    ),
  ],
}
