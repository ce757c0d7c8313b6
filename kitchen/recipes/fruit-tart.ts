import { g, inCategory, ml, of, say, type Pattern } from './pattern.ts'
import { isFruit, nuts } from './dessert-roles.ts'
import { bakersSugar, eggs, vanilla } from './baking-roles.ts'
import { bought, crustUnlessBought, makeCrust } from './tart-parts.ts'
import { preheat } from './tray-parts.ts'

export const fruitTart: Pattern = {
  id: 'fruitTart',
  dishType: 'Desserts',
  batch: 4,
  cuisines: ['french', 'german', 'spanish'],
  likes: { fruit: 3, berry: 3, citrus: 2, nut: 2, spice: 1, chocolate: 1, bread: 2 },
  tastes: ['sweet', 'rich', 'crunchy'],
  oven: true,
  roles: [
    { ...bought, takes: ({ id }) => /pastry/.test(id) },
    {
      id: 'fruit',
      takes: isFruit,
      most: 3,
      least: ({ wanted }) => (wanted.some(({ id }) => /^(lemon|lime|orange)|chocolate/.test(id)) ? 0 : 1),
      pool: ['apple', 'apricot', 'plum', 'pear', 'raspberry'],
      varied: true,
      each: g(130),
      cut: 'thin',
    },
    {
      id: 'citrus',
      takes: ({ id }) => /^(lemon|lime)$/.test(id),
      pool: ['lemon', 'lime'],
      each: of(0.25, null),
      cut: 'juice',
    },
    {
      id: 'chocolate',
      takes: inCategory('chocolate'),
      least: 0,
      pool: [],
      each: g(30),
      cut: 'chopChocolate',
    },
    {
      id: 'almond',
      takes: ({ id }) => /ground-almond|ground-hazelnut|desiccated-coconut/.test(id),
      pool: ['ground-almond', 'desiccated-coconut', 'gluten-free-oats'],
      each: g(15),
    },
    eggs(0.3),
    {
      id: 'cream',
      takes: ({ id }) => /cream$|creme-fraiche/.test(id) && id !== 'ice-cream',
      pool: ['cream', 'lactose-free-cream', 'soy-cream', 'oat-cream', 'coconut-cream'],
      each: ml(25),
    },
    bakersSugar(16),
    vanilla(['cinnamon']),
    { ...nuts(0) },
    ...crustUnlessBought,
  ],
  steps: [
    preheat(190),
    ...makeCrust,
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Whisk {egg+cream} with {sweet+spice+citrus}[; melt {chocolate} and stir in].',
        'Fouetter {egg+cream} avec {sweet+spice+citrus}[ ; faire fondre {chocolate} et incorporer].',
        'Batir {egg+cream} con {sweet+spice+citrus}[; fundir {chocolate} e incorporar].',
        '{egg+cream} mit {sweet+spice+citrus:dat} verquirlen[; {chocolate} schmelzen und unterrühren].',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Scatter {almond} over the base, which will drink the juice[, lay {fruit} in overlapping rings] and pour the cream over.',
        'Saupoudrer le fond {almond:de}, qui boira le jus[, ranger {fruit} en rosace] et verser la crème dessus.',
        'Esparcir {almond} sobre la base, que absorberá el zumo[, colocar {fruit} en círculos] y verter la crema por encima.',
        '{almond} auf den Boden streuen, das fängt den Saft auf[, {fruit} dachziegelartig in Kreisen darauflegen] und mit dem Guss übergießen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 35,
      celsius: 190,
      text: say(
        'Bake on the lowest shelf for 35 minutes until the rim is brown and the filling has set[; scatter with {nuts} halfway through].',
        "Enfourner 35 minutes tout en bas, jusqu'à ce que le bord soit brun et la garniture prise[ ; parsemer {nuts:de} à mi-cuisson].",
        'Hornear 35 minutos en la parte baja, hasta que el borde se dore y el relleno cuaje[; a media cocción, esparcir {nuts}].',
        'Auf der untersten Schiene 35 Minuten backen, bis der Rand braun und der Guss gestockt ist[; nach der Hälfte der Zeit {nuts} darüberstreuen].',
      ),
    },
    {
      kind: 'wait',
      minutes: 20,
      text: say(
        'Leave to cool for 20 minutes before cutting; it tastes best the same day.',
        'Laisser tiédir 20 minutes avant de couper ; meilleure le jour même.',
        'Dejar templar 20 minutos antes de cortar; está mejor el mismo día.',
        'Vor dem Anschneiden 20 Minuten abkühlen lassen; am selben Tag schmeckt sie am besten.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['nuts', 'spice'],
  pitch: [
    say(
      'A short crust, fruit in rings and just enough cream to hold it together.',
      'Une pâte sablée, des fruits en rosace et juste assez de crème pour tenir le tout.',
      'Una masa quebrada, fruta en círculos y la crema justa para unirlo todo.',
      'Ein mürber Boden, Obst in Ringen und gerade so viel Guss, dass alles zusammenhält.',
    ),
  ],
}
