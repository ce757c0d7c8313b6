import { inCategory, say, type Pattern, type Plan } from './pattern.ts'
import { bakersSugar, butter, cream, flour, vanilla } from './baking-roles.ts'
import { isFruit, nuts, pinch } from './dessert-roles.ts'
import { preheat } from './tray-parts.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

const fruitOnCall = (grams: number) => onCall('fruit', isFruit, [grams, 'g'], { cut: 'auto' })

const chocolate = (grams: number) =>
  onCall('chocolate', inCategory('chocolate'), [grams, 'g'], { cut: 'chopChocolate' })

const isRing = ({ dish }: Plan) => /^Paris-Brest$/.test(dish.id)
const isFinger = ({ dish }: Plan) => /^Éclairs$/.test(dish.id)
const isHeap = (plan: Plan) => !isRing(plan) && !isFinger(plan)

export const sweetPuffs: Pattern = {
  id: 'sweetPuffs',
  dishType: 'Desserts',
  cuisines: ['french', 'german'],
  likes: { dairy: 1, chocolate: 1 },
  tastes: ['creamy', 'light', 'sweet'],
  oven: true,
  needs: 'name',
  batch: 4,
  cannotDoWithout: ['egg'],
  roles: [
    part('water', ['water'], [40, 'ml'], { takes: () => false }),
    butter(18),
    flour(24),
    part('egg', ['egg'], [0.7, null], { takes: ({ id }) => id === 'egg' }),
    pinch,
    cream(60),
    bakersSugar(8, ['icing-sugar', 'sugar']),
    vanilla([]),
    chocolate(25),
    fruitOnCall(50),
    nuts(0),
    onCall('filling', ({ id }) => /hazelnut-spread|ice-cream|mascarpone|quark|coffee|jam|dulce/.test(id), [
      25,
      'g',
    ]),
  ],
  steps: [
    preheat(190),
    cook(
      6,
      'Bring {water+butter+salt} to the boil, tip in {flour} all at once and beat over the heat for 2 minutes until the dough comes away from the pot.',
      'Porter {water+butter+salt} à ébullition, verser {flour} d’un coup et dessécher 2 minutes sur le feu, jusqu’à ce que la pâte se détache.',
      'Hervir {water+butter+salt}, echar {flour} de golpe y trabajar 2 minutos al fuego, hasta que la masa se despegue del cazo.',
      '{water+butter+salt} aufkochen, {flour} auf einmal zugeben und 2 Minuten abbrennen, bis sich der Teig vom Topf löst.',
    ),
    prep(
      8,
      'Away from the heat beat in {egg} one at a time until the dough shines; pipe heaps onto a lined tray[ and scatter with {nuts}].',
      'Hors du feu, incorporer {egg} un à un jusqu’à obtenir une pâte brillante ; dresser en choux sur une plaque[ et parsemer {nuts:de}].',
      'Fuera del fuego incorporar {egg} de uno en uno, hasta que la masa brille; formar montoncitos en una bandeja[ y esparcir {nuts}].',
      'Abseits der Hitze {egg} nacheinander einarbeiten, bis der Teig glänzt; Häufchen auf ein Blech spritzen[ und mit {nuts:dat} bestreuen].',
      { when: isHeap },
    ),
    prep(
      8,
      'Away from the heat beat in {egg} one at a time until the dough shines; pipe fingers onto a lined tray[ and scatter with {nuts}].',
      'Hors du feu, incorporer {egg} un à un jusqu’à obtenir une pâte brillante ; dresser en doigts sur une plaque[ et parsemer {nuts:de}].',
      'Fuera del fuego incorporar {egg} de uno en uno, hasta que la masa brille; formar bastones en una bandeja[ y esparcir {nuts}].',
      'Abseits der Hitze {egg} nacheinander einarbeiten, bis der Teig glänzt; Streifen auf ein Blech spritzen[ und mit {nuts:dat} bestreuen].',
      { when: isFinger },
    ),
    prep(
      8,
      'Away from the heat beat in {egg} one at a time until the dough shines; pipe a ring onto a lined tray[ and scatter with {nuts}].',
      'Hors du feu, incorporer {egg} un à un jusqu’à obtenir une pâte brillante ; dresser en couronne sur une plaque[ et parsemer {nuts:de}].',
      'Fuera del fuego incorporar {egg} de uno en uno, hasta que la masa brille; formar una corona en una bandeja[ y esparcir {nuts}].',
      'Abseits der Hitze {egg} nacheinander einarbeiten, bis der Teig glänzt; einen Kranz auf ein Blech spritzen[ und mit {nuts:dat} bestreuen].',
      { when: isRing },
    ),
    cook(
      28,
      'Bake for 28 minutes without opening the door, then prick and let cool.',
      'Cuire 28 minutes sans ouvrir la porte, puis percer et laisser refroidir.',
      'Hornear 28 minutos sin abrir la puerta, pinchar y dejar enfriar.',
      'Bei geschlossener Tür 28 Minuten backen, dann anstechen und abkühlen lassen.',
      { celsius: 190 },
    ),
    prep(
      6,
      'Whip {cream} with {sweet+spice} until firm[ and fold in {filling}]; split the puffs and fill them[ with {fruit} as well].',
      'Fouetter {cream} avec {sweet+spice} bien ferme[ et incorporer {filling}] ; ouvrir les choux et les garnir[, avec {fruit}].',
      'Montar {cream} con {sweet+spice}[ e incorporar {filling}]; abrir los petisús y rellenarlos[, también con {fruit}].',
      '{cream} mit {sweet+spice:dat} steif schlagen[ und {filling} unterheben]; das Gebäck aufschneiden und füllen[, auch mit {fruit:dat}].',
    ),
    cook(
      3,
      'Melt {chocolate} gently with a spoonful of water and pour over.',
      'Faire fondre doucement {chocolate} avec une cuillerée d’eau et napper.',
      'Fundir {chocolate} con suavidad con una cucharada de agua y verter por encima.',
      '{chocolate} mit einem Löffel Wasser sanft schmelzen und darübergießen.',
    ),
  ],
  heads: ['chocolate', 'fruit'],
  withs: ['spice'],
  pitch: [
    say(
      'They must dry out in the oven, so leave the door shut: then they stay hollow and crisp.',
      'Ils doivent sécher au four, porte fermée : ainsi ils restent creux et croustillants.',
      'Deben secarse en el horno con la puerta cerrada: así quedan huecos y crujientes.',
      'Sie müssen im Ofen trocknen, die Tür bleibt zu: Dann sind sie hohl und knusprig.',
    ),
  ],
}
