import { inCategory, say, type Pattern } from './pattern.ts'
import { bakersSugar, butter, flour } from './baking-roles.ts'
import { isFruit, pinch } from './dessert-roles.ts'
import { preheat } from './tray-parts.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

const fruitOnCall = (grams: number) => onCall('fruit', isFruit, [grams, 'g'], { cut: 'auto' })

const chocolate = (grams: number) =>
  onCall('chocolate', inCategory('chocolate'), [grams, 'g'], { cut: 'chopChocolate' })

export const smallSponges: Pattern = {
  id: 'smallSponges',
  dishType: 'Desserts',
  cuisines: ['french'],
  likes: { nut: 1, citrus: 1 },
  tastes: ['sweet', 'light'],
  oven: true,
  needs: 'name',
  batch: 4,
  roles: [
    butter(22),
    part('egg', ['egg', 'applesauce', 'soy-yogurt'], [0.5, null], {
      takes: ({ id }) => /^egg(-white)?$/.test(id),
      each: ({ category, id }) =>
        category === 'egg' ? { amount: id === 'egg' ? 0.5 : 0.8, unit: null } : { amount: 30, unit: 'g' },
    }),
    bakersSugar(20, ['sugar']),
    flour(22),
    part('powder', ['baking-powder'], [0.2, 'tsp'], { takes: ({ id }) => id === 'baking-powder' }),
    onCall('nuts', (each) => inCategory('nut', 'seed')(each), [20, 'g'], { most: 2 }),
    part('zest', ['lemon-zest', 'orange-zest', 'vanilla-extract'], [0.25, 'tsp'], {
      takes: ({ id, category }) =>
        /^(lemon|orange|vanilla|vanilla-extract|lemon-zest|orange-zest|rose-water)$/.test(id) ||
        (category === 'spice' && !/salt|pepper/.test(id)),
      most: 2,
      each: ({ id }) =>
        /^(lemon|orange)$/.test(id) ? { amount: 0.25, unit: null } : { amount: 0.25, unit: 'tsp' },
      cut: 'auto',
    }),
    onCall('honey', ({ id }) => /honey|dark-rum|maple/.test(id), [1, 'tsp']),
    fruitOnCall(25),
    chocolate(15),
    pinch,
  ],
  steps: [
    cook(
      5,
      'Melt {butter} until it smells nutty and let cool a little.',
      'Faire fondre {butter} jusqu’à une odeur de noisette et laisser tiédir.',
      'Fundir {butter} hasta que huela a avellana y dejar templar.',
      '{butter} schmelzen, bis es nussig duftet, und etwas abkühlen lassen.',
    ),
    prep(
      7,
      'Beat {egg} with {sweet+salt}[ and {honey}] until pale, fold in {flour+powder}[ and {nuts}], then the melted fat and {zest}[, {chocolate}][, {fruit}].',
      'Fouetter {egg} avec {sweet+salt}[ et {honey}] pour blanchir, incorporer {flour+powder}[ et {nuts}], puis la matière grasse fondue et {zest}[, {chocolate}][, {fruit}].',
      'Batir {egg} con {sweet+salt}[ y {honey}] hasta blanquear, incorporar {flour+powder}[ y {nuts}], después la grasa fundida y {zest}[, {chocolate}][, {fruit}].',
      '{egg} mit {sweet+salt:dat}[ und {honey:dat}] hell schlagen, {flour+powder}[ und {nuts}] unterheben, dann das zerlassene Fett und {zest}[, {chocolate}][, {fruit}].',
    ),
    wait(
      60,
      'Chill the batter for {minutes} minutes; the cold makes the hump.',
      'Réserver la pâte {minutes} minutes au froid ; c’est le choc du froid qui fait la bosse.',
      'Enfriar la masa {minutes} minutos; el frío es lo que hace el copete.',
      'Den Teig {minutes} Minuten kalt stellen; die Kälte macht den Buckel.',
      { least: 10 },
    ),
    preheat(210),
    cook(
      11,
      'Grease small moulds, fill three quarters full and bake for 11 minutes until the edges are brown; turn out at once.',
      'Graisser de petits moules, les remplir aux trois quarts et cuire 11 minutes, jusqu’à ce que les bords dorent ; démouler aussitôt.',
      'Untar moldes pequeños, llenarlos hasta tres cuartos y hornear 11 minutos, hasta que los bordes se doren; desmoldar enseguida.',
      'Kleine Förmchen fetten, zu drei Vierteln füllen und 11 Minuten backen, bis die Ränder braun sind; sofort stürzen.',
      { celsius: 210 },
    ),
  ],
  heads: ['fruit', 'nuts'],
  withs: ['zest'],
  pitch: [
    say(
      'Cold batter, hot oven, small moulds: best in the first hour, with tea.',
      'Pâte froide, four chaud, petits moules : à leur meilleur dans l’heure, avec un thé.',
      'Masa fría, horno fuerte, moldes pequeños: mejor en la primera hora, con té.',
      'Kalter Teig, heißer Ofen, kleine Formen: am besten in der ersten Stunde, zum Tee.',
    ),
  ],
}
