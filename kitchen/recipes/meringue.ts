import { inCategory, say, type Pattern } from './pattern.ts'
import { bakersSugar, cream, vanilla } from './baking-roles.ts'
import { isFruit, nuts, pinch } from './dessert-roles.ts'
import { preheat } from './tray-parts.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

const chocolate = (grams: number) =>
  onCall('chocolate', inCategory('chocolate'), [grams, 'g'], { cut: 'chopChocolate' })

export const meringue: Pattern = {
  id: 'meringue',
  dishType: 'Desserts',
  cuisines: ['french'],
  likes: { egg: 1, berry: 1 },
  tastes: ['sweet', 'light'],
  oven: true,
  needs: 'name',
  batch: 4,
  cannotDoWithout: ['egg'],
  roles: [
    part('egg', ['egg-white'], [0.75, null], { takes: ({ id }) => id === 'egg-white' }),
    bakersSugar(40, ['sugar']),
    part('starch', ['cornflour', 'rice-flour'], [0.5, 'tsp'], { takes: ({ id }) => id === 'cornflour' }),
    part('sour', ['lemon-juice', 'white-wine-vinegar'], [0.25, 'tsp'], {
      takes: ({ id }) => id === 'lemon-juice',
    }),
    cream(50),
    part('fruit', ['strawberry', 'raspberry', 'passion-fruit'], [70, 'g'], {
      takes: isFruit,
      most: 3,
      cut: 'auto',
    }),
    onCall('extra', (each) => inCategory('nut', 'chocolate')(each), [12, 'g'], { cut: 'auto' }),
    vanilla([], 0),
    pinch,
  ],
  steps: [
    preheat(120),
    prep(
      10,
      'Beat {egg} with {salt} until soft, rain in {sweet} spoon by spoon and beat on until stiff and glossy; fold in {starch+sour}.',
      'Monter {egg} avec {salt}, ajouter {sweet} en pluie et battre jusqu’à ce que ce soit ferme et brillant ; incorporer {starch+sour}.',
      'Montar {egg} con {salt}, añadir {sweet} a cucharadas y batir hasta que quede firme y brillante; incorporar {starch+sour}.',
      '{egg} mit {salt:dat} weich aufschlagen, {sweet} löffelweise einrieseln lassen und weiterschlagen, bis alles steif ist und glänzt; {starch+sour} unterheben.',
    ),
    cook(
      75,
      'Spread in a nest on a lined tray and dry in the oven for 75 minutes; let it cool inside with the door ajar.',
      'Étaler en nid sur une plaque et sécher 75 minutes au four ; laisser refroidir dedans, porte entrouverte.',
      'Extender en forma de nido en una bandeja y secar 75 minutos en el horno; dejar enfriar dentro con la puerta entreabierta.',
      'Als Nest auf ein Blech streichen und 75 Minuten im Ofen trocknen; darin bei leicht geöffneter Tür abkühlen lassen.',
      { celsius: 120 },
    ),
    prep(
      6,
      'Whip {cream}[ with {spice}] until soft and spoon it on, with {fruit}[ and {extra}].',
      'Fouetter {cream}[ avec {spice}] sans trop serrer et en garnir le nid, avec {fruit}[ et {extra}].',
      'Semimontar {cream}[ con {spice}] y repartir por encima, con {fruit}[ y {extra}].',
      '{cream}[ mit {spice:dat}] weich aufschlagen und daraufgeben, dazu {fruit}[ und {extra}].',
    ),
  ],
  heads: ['fruit'],
  withs: ['extra'],
  pitch: [
    say(
      'Crisp shell, soft heart, cold cream and sharp fruit: put together at the last moment.',
      'Coque craquante, cœur tendre, crème froide et fruit acidulé : assemblés au dernier moment.',
      'Cáscara crujiente, corazón tierno, nata fría y fruta ácida: se monta en el último momento.',
      'Knusprige Hülle, weiches Herz, kalte Sahne und saures Obst: erst im letzten Moment zusammengesetzt.',
    ),
  ],
}

export const layeredGlass: Pattern = {
  id: 'layeredGlass',
  dishType: 'Desserts',
  cuisines: ['french', 'german'],
  likes: { fruit: 1, dairy: 1 },
  tastes: ['creamy', 'sweet', 'fresh'],
  needs: 'name',
  roles: [
    part(
      'crumbs',
      ['ladyfinger', 'digestive-biscuit', 'amaretti', 'gluten-free-oats', 'puffed-rice'],
      [25, 'g'],
      { takes: ({ id }) => /ladyfinger|biscuit|amaretti|oats$|brioche/.test(id) },
    ),
    onCall(
      'liquor',
      (each) => inCategory('spirit', 'wine')(each) || each.id === 'coffee' || each.id === 'orange-juice',
      [10, 'ml'],
    ),
    part('fruit', ['strawberry', 'raspberry', 'cherry', 'banana'], [90, 'g'], {
      takes: isFruit,
      most: 3,
      cut: 'auto',
    }),
    part('creamy', ['cream', 'lactose-free-yogurt', 'coconut-yogurt', 'soy-yogurt'], [90, 'g'], {
      takes: ({ id }) =>
        /^(cream|mascarpone|quark|ice-cream|greek-yogurt|yogurt|coconut-yogurt|soy-yogurt|ricotta|oat-cream|soy-cream|coconut-cream|lactose-free-(yogurt|cream))$/.test(
          id,
        ),
      most: 3,
    }),
    onCall('sauce', ({ id }) => /dulce-de-leche|jam|hazelnut-spread|condensed-milk/.test(id), [25, 'g']),
    bakersSugar(8, ['icing-sugar', 'honey']),
    vanilla([]),
    chocolate(12),
    nuts(0),
  ],
  steps: [
    prep(
      4,
      'Break {crumbs} into glasses[ and sprinkle with {liquor}].',
      'Émietter {crumbs} dans des verres[ et imbiber avec {liquor}].',
      'Desmenuzar {crumbs} en copas[ y empapar con {liquor}].',
      '{crumbs} in Gläser bröckeln[ und mit {liquor:dat} tränken].',
    ),
    prep(
      5,
      'Beat {creamy} with {sweet+spice} until thick and smooth.',
      'Fouetter {creamy} avec {sweet+spice}, en une crème épaisse et lisse.',
      'Batir {creamy} con {sweet+spice} hasta que quede espeso y fino.',
      '{creamy} mit {sweet+spice:dat} dick und glatt rühren.',
    ),
    prep(
      5,
      'Layer {fruit}[, {sauce}] and the cream on top, ending with cream, and finish with {chocolate+nuts}.',
      'Alterner {fruit}[, {sauce}] et la crème, en finissant par la crème, et décorer avec {chocolate+nuts}.',
      'Alternar {fruit}[, {sauce}] y la crema, terminando con crema, y decorar con {chocolate+nuts}.',
      '{fruit}[, {sauce}] und die Creme darüberschichten, zuletzt Creme, und mit {chocolate+nuts:dat} vollenden.',
      { when: ({ parts }) => parts.some(({ role }) => role === 'chocolate' || role === 'nuts') },
    ),
    prep(
      5,
      'Layer {fruit}[, {sauce}] and the cream on top, ending with cream.',
      'Alterner {fruit}[, {sauce}] et la crème, en finissant par la crème.',
      'Alternar {fruit}[, {sauce}] y la crema, terminando con crema.',
      '{fruit}[, {sauce}] und die Creme darüberschichten, zuletzt Creme.',
      { when: ({ parts }) => !parts.some(({ role }) => role === 'chocolate' || role === 'nuts') },
    ),
    wait(
      15,
      'Chill for {minutes} minutes.',
      'Mettre au frais {minutes} minutes.',
      'Enfriar {minutes} minutos.',
      'Etwa {minutes} Minuten kalt stellen.',
      { least: 5, when: ({ parts }) => !parts.some(({ ingredient }) => ingredient.id === 'ice-cream') },
    ),
  ],
  heads: ['fruit'],
  withs: ['sauce', 'chocolate'],
  pitch: [
    say(
      'Something crumbly, something cool, something fruity: dig down to the bottom for all three.',
      'Du croquant, du frais, du fruit : plonger la cuillère jusqu’au fond pour avoir les trois.',
      'Algo crujiente, algo fresco y algo de fruta: hay que llegar al fondo con la cuchara.',
      'Etwas Bröseliges, etwas Kühles, etwas Fruchtiges: mit dem Löffel bis zum Boden.',
    ),
  ],
}
