import type { Plan } from '../cook/plan.ts'
import { inCategory, say, type Pattern } from './pattern.ts'
import { heart, onions } from './kitchen-parts.ts'
import { broth, chillies, crown, oil, richness, sauces, seasonings, sharpness } from './named-parts.ts'
import { herb, seasoning } from './roles.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

/** Chilaquiles are cut up and turned in their salsa; under fried eggs or as a tostada the tortilla stays whole. */
const isCut = ({ dish }: Plan) => !/rancheros|tostadas|motul/i.test(dish.id)

export const tortillasInSalsa: Pattern = {
  id: 'tortillasInSalsa',
  dishType: 'Mains',
  cuisines: ['mexican'],
  likes: { legume: 1, egg: 1, poultry: 1 },
  tastes: ['hearty'],
  needs: 'name',
  roles: [
    part('tortillas', ['corn-tortilla', 'wheat-tortilla'], [3, null], {
      takes: ({ id }) => /tortilla$/.test(id),
    }),
    oil(2, ['rapeseed-oil', 'sunflower-oil', 'olive-oil']),
    part('tomato', ['tinned-tomato', 'passata'], [150, 'g'], {
      takes: ({ id }) => /^(tinned-tomato|passata|tomato|tomatillo)$/.test(id),
      each: ({ id }) => ({ amount: id === 'tomato' ? 180 : 150, unit: 'g' }),
      cut: 'auto',
    }),
    onions(0.5, { least: 2, pool: ['onion', 'garlic', 'spring-onion'] }),
    { ...chillies, least: 0 },
    seasonings,
    sauces({ takes: ({ id }) => /paste$|tamarind|sauce$/.test(id) }),
    broth(50),
    heart([], 80, { least: 0 }),
    onCall('egg', inCategory('egg'), [1, null]),
    part('cream', ['sour-cream', 'lactose-free-yogurt', 'soy-yogurt', 'coconut-yogurt'], [1.5, 'tbsp'], {
      takes: richness(1).takes ?? (() => false),
    }),
    crown((each) => inCategory('cheese')(each) || /^(avocado|lettuce|radish|plantain)$/.test(each.id), 25, {
      most: 4,
    }),
    sharpness,
    seasoning,
    { ...herb, pool: ['coriander', 'parsley'] },
  ],
  steps: [
    cook(
      12,
      'For the salsa, soften {onion+heat} in a spoonful of {fat:bare}, add {tomato+spice+sauce+stock} and simmer for 10 minutes; blend it coarsely and season with {seasoning+sour:bare}.',
      'Pour la sauce, faire fondre {onion+heat} dans une cuillerée {fat:de}, ajouter {tomato+spice+sauce+stock} et laisser mijoter 10 minutes ; mixer grossièrement et assaisonner {seasoning+sour:de}.',
      'Para la salsa, rehogar {onion+heat} en una cucharada de {fat:bare}, añadir {tomato+spice+sauce+stock} y cocer 10 minutos; triturar sin afinar y sazonar con {seasoning+sour:bare}.',
      'Für die Salsa {onion+heat} in einem Löffel {fat:bare} weich dünsten, {tomato+spice+sauce+stock} zugeben, 10 Minuten köcheln, grob pürieren und mit {seasoning+sour:with} würzen.',
    ),
    cook(
      10,
      'Meanwhile, fry or warm {main} in a pan with a little of the oil for 10 minutes until done and pull or crush it.',
      'Pendant ce temps, cuire ou réchauffer {main} 10 minutes à la poêle avec un peu d’huile, puis effilocher ou écraser.',
      'Mientras tanto, hacer o calentar {main} 10 minutos en una sartén con un poco de aceite y deshebrar o machacar.',
      'Inzwischen {main} mit etwas Öl in einer Pfanne 10 Minuten garen oder erwärmen und zerzupfen oder zerdrücken.',
      { doneness: 'main' },
    ),
    cook(
      8,
      'Cut {tortillas} into triangles and fry in {fat} in batches until crisp and golden, about 8 minutes in all; drain on paper.',
      'Couper {tortillas} en triangles et faire frire dans {fat} en plusieurs fois, environ 8 minutes en tout, pour les rendre croustillants ; égoutter sur du papier.',
      'Cortar {tortillas} en triángulos y freír en {fat} por tandas hasta que estén crujientes y dorados, unos 8 minutos en total; escurrir sobre papel.',
      '{tortillas} in Dreiecke schneiden und portionsweise in {fat:dat} knusprig braten, insgesamt etwa 8 Minuten; auf Küchenpapier abtropfen lassen.',
      { when: isCut },
    ),
    cook(
      2,
      'Turn the crisp pieces in the hot salsa for a minute or two: they should be coated but keep a little bite.',
      'Rouler les morceaux croustillants une à deux minutes dans la sauce chaude : bien enrobés, encore un peu fermes.',
      'Dar vueltas a los totopos uno o dos minutos en la salsa caliente: bañados, pero con algo de mordida.',
      'Die knusprigen Stücke ein, zwei Minuten in der heißen Salsa wenden: überzogen, aber noch mit etwas Biss.',
      { when: isCut },
    ),
    cook(
      6,
      'Fry {tortillas} whole in {fat}, half a minute to a side, and lay them on plates.',
      'Faire frire {tortillas} dans {fat} une demi-minute par face, sans couper, et poser sur les assiettes.',
      'Freír {tortillas} en {fat}, sin cortar, medio minuto por lado, y poner en los platos.',
      '{tortillas} im Ganzen in {fat:dat} je Seite eine halbe Minute braten und auf Teller legen.',
      { when: (plan) => !isCut(plan) },
    ),
    cook(
      4,
      'Fry {egg} in the same pan until the whites are set.',
      'Cuire {egg} au plat dans la même poêle, jusqu’à ce que le blanc soit pris.',
      'Freír {egg} en la misma sartén hasta que cuaje la clara.',
      '{egg} in derselben Pfanne braten, bis das Eiweiß gestockt ist.',
    ),
    prep(
      2,
      'Pile up with the salsa[, {main}][ and {egg}][; finish with {cream+top+herb}] and serve at once.',
      'Dresser avec la sauce[, {main}][ et {egg}][ ; terminer avec {cream+top+herb}] et servir aussitôt.',
      'Montar con la salsa[, {main}][ y {egg}][; terminar con {cream+top+herb}] y servir enseguida.',
      'Mit der Salsa[, {main:dat}][ und {egg:dat}] anrichten[, mit {cream+top+herb:dat} vollenden] und sofort servieren.',
    ),
  ],
  heads: ['main'],
  withs: ['egg'],
  pitch: [
    say(
      'Crisp and soaked at once: the salsa goes on at the last moment.',
      'Croustillant et imbibé à la fois : la sauce n’arrive qu’au dernier moment.',
      'Crujiente y empapado a la vez: la salsa va en el último momento.',
      'Knusprig und getränkt zugleich: Die Salsa kommt erst im letzten Moment dazu.',
    ),
  ],
}
