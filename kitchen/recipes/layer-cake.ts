import { inCategory, say, type Pattern, type Plan } from './pattern.ts'
import { bakersSugar, cream, eggs, flour, heatOven, vanilla } from './baking-roles.ts'
import { isFruit, nuts, pinch } from './dessert-roles.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

const fruitOnCall = (grams: number) => onCall('fruit', isFruit, [grams, 'g'], { cut: 'auto' })

const chocolate = (grams: number) =>
  onCall('chocolate', inCategory('chocolate'), [grams, 'g'], { cut: 'chopChocolate' })

const jam = onCall('jam', ({ id }) => /^(jam|dulce-de-leche|hazelnut-spread|marzipan)$/.test(id), [20, 'g'])

const isRoll = ({ dish }: Plan) => /^(Swiss Roll|Yule Log)$/.test(dish.id)
const isRound = (plan: Plan) => !isRoll(plan)

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
    {
      ...heatOven(
        180,
        'line a springform tin',
        'chemiser un moule à charnière',
        'forrar un molde desmontable',
        'eine Springform auslegen',
      ),
      when: isRound,
    },
    {
      ...heatOven(180, 'line a tray', 'chemiser une plaque', 'forrar una bandeja', 'ein Blech auslegen'),
      when: isRoll,
    },
    prep(
      10,
      'Beat {egg} with {sweet+salt} for 8 minutes until thick and pale; sift in {flour+powder}[ with {cocoa}] and fold in[, at the end with {butter}, melted].',
      'Fouetter {egg} avec {sweet+salt} 8 minutes, jusqu’à un ruban épais ; tamiser {flour+powder}[ avec {cocoa}] et incorporer délicatement[, en finissant par {butter} en liquide].',
      'Batir {egg} con {sweet+salt} 8 minutos, hasta que espese y blanquee; tamizar {flour+powder}[ con {cocoa}] e incorporar con suavidad[, y al final {butter} en líquido].',
      '{egg} mit {sweet+salt:dat} 8 Minuten dick und hell schlagen; {flour+powder}[ mit {cocoa:dat}] darübersieben und unterheben[, zuletzt {butter}, geschmolzen].',
    ),
    cook(
      24,
      'Fill into the tin and bake for 24 minutes until it springs back.',
      'Verser dans le moule et cuire 24 minutes, jusqu’à ce que le biscuit soit souple.',
      'Verter en el molde y hornear 24 minutos, hasta que recupere la forma.',
      'In die Form füllen und 24 Minuten backen, bis der Teig zurückfedert.',
      { celsius: 180, when: isRound },
    ),
    cook(
      12,
      'Spread on the tray and bake for 12 minutes until it springs back; roll up at once in a cloth.',
      'Étaler sur la plaque et cuire 12 minutes, jusqu’à ce que le biscuit soit souple ; rouler aussitôt dans un linge.',
      'Extender en la bandeja y hornear 12 minutos, hasta que recupere la forma; enrollar enseguida en un paño.',
      'Auf das Blech streichen und 12 Minuten backen, bis der Teig zurückfedert; sofort in ein Tuch rollen.',
      { celsius: 180, when: isRoll },
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
      'Whip {cream} with {spice} until firm. Cut the sponge across[, sprinkle with {liquor}][, spread with {jam}], layer with the cream[ and {fruit}] and cover all round.',
      'Fouetter {cream} avec {spice} bien ferme. Couper le gâteau en disques[, imbiber avec {liquor}][, tartiner avec {jam}], garnir de crème[ et {fruit:de}], puis napper le tour.',
      'Montar {cream} con {spice}. Cortar el bizcocho en discos[, emborrachar con {liquor}][, untar con {jam}], rellenar con la nata[ y {fruit}] y cubrir por fuera.',
      '{cream} mit {spice:dat} steif schlagen. Den Boden quer teilen[, mit {liquor:dat} tränken][, mit {jam:dat} bestreichen], mit der Creme[ und {fruit:dat}] schichten und rundum einstreichen.',
      { when: isRound },
    ),
    prep(
      12,
      'Whip {cream} with {spice} until firm. Unroll the sponge[, sprinkle with {liquor}][, spread with {jam}], cover with the cream[ and {fruit}] and roll up again.',
      'Fouetter {cream} avec {spice} bien ferme. Dérouler le biscuit[, imbiber avec {liquor}][, tartiner avec {jam}], garnir de crème[ et {fruit:de}], puis rouler de nouveau.',
      'Montar {cream} con {spice}. Desenrollar el bizcocho[, emborrachar con {liquor}][, untar con {jam}], rellenar con la nata[ y {fruit}] y volver a enrollar.',
      '{cream} mit {spice:dat} steif schlagen. Die Platte ausrollen[, mit {liquor:dat} tränken][, mit {jam:dat} bestreichen], mit der Creme[ und {fruit:dat}] belegen und wieder aufrollen.',
      { when: isRoll },
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
