import { inCategory, say, type Pattern } from './pattern.ts'
import { bakersSugar, cream, eggs, flour, heatOven, vanilla } from './baking-roles.ts'
import { isFruit, nuts, pinch } from './dessert-roles.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

const fruitOnCall = (grams: number) => onCall('fruit', isFruit, [grams, 'g'], { cut: 'auto' })

const chocolate = (grams: number) =>
  onCall('chocolate', inCategory('chocolate'), [grams, 'g'], { cut: 'chopChocolate' })

const jam = onCall('jam', ({ id }) => /^(jam|dulce-de-leche|hazelnut-spread|marzipan)$/.test(id), [20, 'g'])

export const layerCake: Pattern = {
  id: 'layerCake',
  dishType: 'Desserts',
  cuisines: ['german', 'french', 'spanish'],
  likes: { fruit: 1, dairy: 1 },
  tastes: ['sweet', 'creamy', 'light'],
  oven: true,
  needs: 'name',
  batch: 6,
  roles: [
    eggs(0.5),
    bakersSugar(18, ['sugar']),
    flour(18),
    part('powder', ['baking-powder'], [0.2, 'tsp'], { takes: ({ id }) => id === 'baking-powder' }),
    onCall('butter', ({ id }) => id === 'butter', [15, 'g']),
    onCall('cocoa', ({ id }) => id === 'cocoa-powder', [5, 'g']),
    onCall('liquor', inCategory('spirit'), [5, 'ml']),
    jam,
    fruitOnCall(60),
    {
      ...cream(50),
      takes: ({ id }) =>
        /^(cream|lactose-free-cream|soy-cream|oat-cream|coconut-cream|mascarpone|cream-cheese)$/.test(id),
      most: 2,
    },
    vanilla([]),
    chocolate(10),
    nuts(0),
    pinch,
  ],
  steps: [
    heatOven(
      180,
      'line a springform tin or, for a roll, a tray',
      'chemiser un moule à charnière ou, pour un roulé, une plaque',
      'forrar un molde desmontable o, para un brazo, una bandeja',
      'eine Springform oder für eine Rolle ein Blech auslegen',
    ),
    prep(
      10,
      'Beat {egg} with {sweet+salt} for 8 minutes until thick and pale; sift in {flour+powder}[ with {cocoa}] and fold in[, at the end with {butter}, melted].',
      'Fouetter {egg} avec {sweet+salt} 8 minutes, jusqu’à un ruban épais ; tamiser {flour+powder}[ avec {cocoa}] et incorporer délicatement[, en finissant par {butter} en liquide].',
      'Batir {egg} con {sweet+salt} 8 minutos, hasta que espese y blanquee; tamizar {flour+powder}[ con {cocoa}] e incorporar con suavidad[, y al final {butter} en líquido].',
      '{egg} mit {sweet+salt:dat} 8 Minuten dick und hell schlagen; {flour+powder}[ mit {cocoa:dat}] darübersieben und unterheben[, zuletzt {butter}, geschmolzen].',
    ),
    cook(
      24,
      'Spread and bake for 24 minutes, a thin sheet for only 12, until it springs back; let cool (a sheet rolled up in a cloth).',
      'Étaler et cuire 24 minutes, seulement 12 pour une plaque fine, jusqu’à ce que le biscuit soit souple ; laisser refroidir (la plaque roulée dans un linge).',
      'Extender y hornear 24 minutos, solo 12 si es una plancha fina, hasta que recupere la forma; dejar enfriar (la plancha enrollada en un paño).',
      'Verstreichen und 24 Minuten backen, eine dünne Platte nur 12, bis der Teig zurückfedert; abkühlen lassen (die Platte in ein Tuch gerollt).',
      { celsius: 180 },
    ),
    wait(
      40,
      'Let it get quite cold, {minutes} minutes at least.',
      'Laisser refroidir complètement, au moins {minutes} minutes.',
      'Dejar enfriar del todo, al menos {minutes} minutos.',
      'Ganz auskühlen lassen, mindestens {minutes} Minuten.',
      { least: 20 },
    ),
    prep(
      12,
      'Whip {cream} with {spice} until firm. Cut the sponge across or unroll it[, sprinkle with {liquor}][, spread with {jam}], layer with the cream[ and {fruit}] and cover or roll up.',
      'Fouetter {cream} avec {spice} bien ferme. Couper le biscuit en disques ou le dérouler[, imbiber avec {liquor}][, tartiner avec {jam}], garnir de crème[ et {fruit:de}], puis couvrir ou rouler.',
      'Montar {cream} con {spice}. Cortar el bizcocho en discos o desenrollarlo[, emborrachar con {liquor}][, untar con {jam}], rellenar con la nata[ y {fruit}] y cubrir o enrollar.',
      '{cream} mit {spice:dat} steif schlagen. Den Boden quer teilen oder ausrollen[, mit {liquor:dat} tränken][, mit {jam:dat} bestreichen], mit der Creme[ und {fruit:dat}] schichten und bedecken oder aufrollen.',
    ),
    prep(
      4,
      'Decorate with {chocolate+nuts} and chill until serving.',
      'Décorer avec {chocolate+nuts} et garder au frais jusqu’au service.',
      'Decorar con {chocolate+nuts} y mantener en frío hasta servir.',
      'Mit {chocolate+nuts:dat} verzieren und bis zum Servieren kalt stellen.',
    ),
  ],
  heads: ['fruit'],
  withs: ['chocolate'],
  pitch: [
    say(
      'Air beaten into eggs, cream as light as it gets, and a night in the fridge if you can wait.',
      'De l’air dans les œufs, une crème légère et, si l’on sait attendre, une nuit au frais.',
      'Aire en los huevos, nata ligera y, si se puede esperar, una noche en la nevera.',
      'Luft in den Eiern, lockere Sahne und, wer warten kann, eine Nacht im Kühlschrank.',
    ),
  ],
}
