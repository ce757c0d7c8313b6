import { inCategory, say, type Pattern } from './pattern.ts'
import { herb, seasoning } from './roles.ts'
import { butter, flour, milk } from './baking-roles.ts'
import { beside, heart, meltingCheese, onions, potatoes, spicing } from './kitchen-parts.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

export const mash: Pattern = {
  id: 'mash',
  dishType: 'Mains',
  cuisines: ['french', 'german'],
  likes: { potato: 1 },
  tastes: ['creamy', 'hearty'],
  needs: 'name',
  roles: [
    potatoes(280),
    butter(15),
    milk(60),
    onCall(
      'through',
      (each) =>
        inCategory('cheese', 'leafyGreen')(each) ||
        /cabbage|spring-onion|salt-cod|^cod$|corned-beef|cream$|creme-fraiche|celeriac|parsnip|vegan-(grated|feta)/.test(
          each.id,
        ),
      [90, 'g'],
      { most: 3, cut: 'fine' },
    ),
    onCall('fruit', inCategory('fruit'), [80, 'g'], { cut: 'auto' }),
    heart([], 120, { id: 'main', least: 0 }),
    onCall('egg', inCategory('egg'), [1, null]),
    onions(0.5, { least: 1 }),
    onCall('pickle', ({ id }) => /gherkin|beetroot|^olive$|mustard|sauerkraut/.test(id), [40, 'g'], {
      most: 3,
      cut: 'fine',
    }),
    part('fat', ['rapeseed-oil', 'olive-oil'], [0.5, 'tbsp'], { takes: inCategory('fat') }),
    spicing(['nutmeg']),
    seasoning,
    { ...herb, pool: ['chive', 'parsley', 'dill'] },
  ],
  steps: [
    cook(
      22,
      'Boil {potato} in salted water for 20 minutes until soft, drain and let the steam escape[; for the last 5 minutes cook {fruit} beside it in a little water until soft].',
      'Cuire {potato} 20 minutes à l’eau salée, égoutter et laisser évaporer[ ; pendant les 5 dernières minutes, compoter {fruit} à part avec un peu d’eau].',
      'Cocer {potato} 20 minutos en agua con sal, escurrir y dejar que se evapore el vapor[; en los últimos 5 minutos, cocer {fruit} aparte con un poco de agua].',
      '{potato} in Salzwasser 20 Minuten weich kochen, abgießen und ausdampfen lassen[; in den letzten 5 Minuten {fruit} daneben mit wenig Wasser weich dünsten].',
    ),
    cook(
      10,
      'Meanwhile fry {onion+main} in {fat} for 10 minutes until browned and done.',
      'Pendant ce temps, faire bien dorer {onion+main} dans {fat} 10 minutes.',
      'Mientras tanto, dorar {onion+main} en {fat} 10 minutos, hasta que esté hecho.',
      'Inzwischen {onion+main} in {fat:dat} 10 Minuten braun und gar braten.',
      { aside: true, doneness: 'main' },
    ),
    cook(
      6,
      'Mash {potato} with {butter+milk+spice}; beat in {through} over low heat until it is hot all through and smooth, and season with {seasoning:bare}.',
      'Écraser {potato} avec {butter+milk+spice} ; incorporer {through} à feu doux, bien chaud et lisse, et assaisonner {seasoning:de}.',
      'Hacer un puré con {potato+butter+milk+spice}; incorporar {through} a fuego suave, hasta que esté bien caliente y fino, y sazonar con {seasoning:bare}.',
      '{potato} mit {butter+milk+spice:dat} zerstampfen; {through} bei kleiner Hitze unterschlagen, bis alles heiß und glatt ist, und mit {seasoning:with} würzen.',
    ),
    cook(
      4,
      'Mash {potato} with {butter+milk+spice} until fluffy and season with {seasoning:bare}.',
      'Écraser {potato} avec {butter+milk+spice} en purée légère et assaisonner {seasoning:de}.',
      'Hacer un puré esponjoso con {potato+butter+milk+spice} y sazonar con {seasoning:bare}.',
      '{potato} mit {butter+milk+spice:dat} locker zerstampfen und mit {seasoning:with} würzen.',
      { when: ({ parts }) => !parts.some(({ role }) => role === 'through') },
    ),
    cook(
      5,
      'Fry {egg} sunny side up until the whites have set.',
      'Cuire {egg} au plat jusqu’à ce que le blanc soit pris.',
      'Hacer {egg} a la plancha hasta que cuaje la clara.',
      '{egg} als Spiegelei braten, bis das Eiweiß gestockt ist.',
    ),
    prep(
      2,
      'Pile the mash on plates, lay what has been fried on top[ with {pickle}] and scatter with {herb}.',
      'Dresser la purée, y déposer ce qui a doré[ avec {pickle}] et parsemer {herb:de}.',
      'Servir el puré con lo dorado por encima[ y {pickle}] y esparcir {herb}.',
      'Das Püree anrichten, das Gebratene darauflegen[, {pickle} dazugeben] und mit {herb:dat} bestreuen.',
    ),
  ],
  heads: ['through', 'main'],
  withs: ['pickle', 'onion'],
  pitch: [
    say(
      'Steamed dry, beaten hot and never stirred in a machine: so mash stays light.',
      'Bien séchées, travaillées à chaud et jamais au robot : ainsi la purée reste légère.',
      'Bien secas, batidas en caliente y nunca con robot: así el puré queda ligero.',
      'Gut ausgedampft, heiß geschlagen und nie mit der Maschine: So bleibt Püree locker.',
    ),
  ],
}

export const mashCakes: Pattern = {
  id: 'mashCakes',
  dishType: 'Mains',
  cuisines: ['german', 'french'],
  likes: { potato: 1 },
  tastes: ['hearty', 'crunchy'],
  needs: 'name',
  roles: [
    potatoes(220),
    heart([], 100, { id: 'main', least: 0 }),
    beside(['savoy-cabbage', 'kale', 'leek'], 90, 1, { most: 3 }),
    onions(0.25),
    flour(12),
    part('fat', ['rapeseed-oil', 'sunflower-oil'], [1, 'tbsp'], { takes: inCategory('fat') }),
    meltingCheese(20, 0),
    seasoning,
    part('dip', ['yogurt', 'lactose-free-yogurt', 'soy-yogurt', 'coconut-yogurt'], [2, 'tbsp'], {
      takes: ({ id }) => /yogurt|mayonnaise|sour-cream|creme-fraiche/.test(id),
    }),
    part('sour', ['lemon'], [0.25, null], {
      takes: ({ id }) => /^(lemon|lime)$/.test(id),
      cut: 'wedges',
      least: 0,
    }),
    { ...herb, pool: ['parsley', 'dill', 'chive'] },
  ],
  steps: [
    cook(
      20,
      'Boil {potato} in salted water for 20 minutes[, adding {vegetables} for the last 6]; drain very well and mash roughly. Leftover mash does just as well.',
      'Cuire {potato} 20 minutes à l’eau salée[ en ajoutant {vegetables} pour les 6 dernières] ; bien égoutter et écraser grossièrement. Un reste de purée convient aussi.',
      'Cocer {potato} 20 minutos en agua con sal[, añadiendo {vegetables} en los últimos 6]; escurrir muy bien y aplastar. También sirve un resto de puré.',
      '{potato} in Salzwasser 20 Minuten kochen[, die letzten 6 mit {vegetables:dat}]; sehr gut abtropfen lassen und grob zerstampfen. Ein Rest Püree geht ebenso.',
    ),
    cook(
      8,
      'Cook {main} in a covered pan with a little water for 8 minutes and break into flakes.',
      'Cuire {main} 8 minutes à couvert avec un peu d’eau, puis émietter.',
      'Cocer {main} tapado con un poco de agua 8 minutos y desmenuzar.',
      '{main} mit wenig Wasser zugedeckt 8 Minuten garen und zerpflücken.',
      { aside: true, doneness: 'main' },
    ),
    prep(
      6,
      'Mix with {onion}[, {main}][, {cheese}] and half of {herb}, season with {seasoning:bare} and shape flat cakes; turn them in {flour}.',
      'Mélanger avec {onion}[, {main}][, {cheese}] et la moitié {herb:of}, assaisonner {seasoning:de} et façonner des galettes ; les passer dans {flour}.',
      'Mezclar con {onion}[, {main}][, {cheese}] y la mitad {herb:of}, sazonar con {seasoning:bare} y formar tortas planas; pasarlas por {flour}.',
      'Mit {onion:dat}[, {main:dat}][, {cheese:dat}] und der Hälfte {herb:of} mischen, mit {seasoning:with} würzen und flache Küchlein formen; in {flour:dat} wenden.',
    ),
    cook(
      10,
      'Fry in {fat} over medium heat for 5 minutes on each side until a brown crust forms.',
      'Faire dorer dans {fat} à feu moyen, 5 minutes de chaque côté, jusqu’à former une croûte.',
      'Freír en {fat} a fuego medio 5 minutos por lado, hasta que se forme una costra.',
      'In {fat:dat} bei mittlerer Hitze je Seite 5 Minuten braten, bis eine braune Kruste entsteht.',
    ),
    prep(
      1,
      'Serve with {dip+sour} and the remaining herbs.',
      'Servir avec {dip+sour} et le reste des herbes.',
      'Servir con {dip+sour} y el resto de las hierbas.',
      'Mit {dip+sour:dat} und den übrigen Kräutern servieren.',
    ),
  ],
  heads: ['main', 'vegetables'],
  withs: ['dip'],
  pitch: [
    say(
      'Leave them alone until the crust lets go by itself; that brown is the best part.',
      'Ne pas y toucher avant que la croûte se détache toute seule ; ce brun est le meilleur.',
      'No tocarlas hasta que la costra se suelte sola; lo tostado es lo mejor.',
      'In Ruhe lassen, bis sich die Kruste von selbst löst; das Braune ist das Beste daran.',
    ),
  ],
}
