import { inCategory, say, type Pattern } from './pattern.ts'
import { herb, seasoning } from './roles.ts'
import { beside, heart, meltingCheese, onions } from './kitchen-parts.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

export const slaw: Pattern = {
  id: 'slaw',
  dishType: 'Starters',
  cuisines: ['german', 'french'],
  likes: { vegetable: 1 },
  tastes: ['crunchy', 'fresh', 'sour'],
  needs: 'name',
  roles: [
    beside(['white-cabbage', 'carrot', 'celeriac'], 90, 2, { cut: 'fine' }),
    onCall('fruit', inCategory('fruit', 'berry'), [40, 'g'], { cut: 'fine' }),
    heart([], 70, { least: 0, cut: 'fine' }),
    onCall('nuts', inCategory('nut', 'seed'), [12, 'g'], { cut: 'auto' }),
    onions(0.25, { least: 0 }),
    part('dressing', ['rapeseed-oil', 'olive-oil'], [1, 'tbsp'], {
      takes: ({ id, category }) => category === 'fat' || /mayonnaise|yogurt|cream$|creme-fraiche/.test(id),
      most: 3,
      each: ({ category }) =>
        category === 'fat' ? { amount: 1, unit: 'tbsp' } : { amount: 2, unit: 'tbsp' },
    }),
    part('sour', ['cider-vinegar', 'white-wine-vinegar'], [0.75, 'tbsp'], {
      takes: ({ id }) => /vinegar$|^(lemon|lime)$/.test(id),
      each: ({ id }) =>
        /lemon|lime/.test(id) ? { amount: 0.5, unit: null } : { amount: 0.75, unit: 'tbsp' },
      cut: 'auto',
    }),
    part('sharp', ['mustard', 'horseradish'], [0.5, 'tsp'], {
      takes: ({ id }) => /mustard|horseradish|caraway|caper/.test(id),
      least: 0,
    }),
    part('sweet', ['sugar', 'honey', 'erythritol'], [0.5, 'tsp'], { takes: inCategory('sweetener') }),
    seasoning,
    { ...herb, pool: ['parsley', 'chive', 'dill'] },
  ],
  steps: [
    cook(
      10,
      'Fry {main} in a hot pan for 10 minutes until done and let cool.',
      'Cuire {main} 10 minutes dans une poêle chaude et laisser refroidir.',
      'Hacer {main} 10 minutos en una sartén caliente y dejar enfriar.',
      '{main} in einer heißen Pfanne 10 Minuten gar braten und abkühlen lassen.',
      { doneness: 'main' },
    ),
    prep(
      6,
      'Knead {vegetables+fruit} briefly with salt until they soften.',
      'Malaxer {vegetables+fruit} un instant avec du sel pour attendrir.',
      'Masajear {vegetables+fruit} un momento con sal hasta ablandar.',
      '{vegetables+fruit} mit Salz kurz kneten, bis alles weicher wird.',
    ),
    prep(
      3,
      'Stir {dressing+sour+sharp+sweet} with {seasoning} and toss with the salad[, {onion}][, {nuts}].',
      'Mélanger {dressing+sour+sharp+sweet} avec {seasoning} et en enrober la salade[, {onion}][, {nuts}].',
      'Mezclar {dressing+sour+sharp+sweet} con {seasoning} y aliñar la ensalada[, {onion}][, {nuts}].',
      '{dressing+sour+sharp+sweet} mit {seasoning:dat} verrühren und mit dem Salat mischen[, dazu {onion}][, {nuts}].',
    ),
    wait(
      10,
      'Let it draw for {minutes} minutes, taste again and serve with {herb}[ and {main}].',
      'Laisser reposer {minutes} minutes, goûter de nouveau et servir avec {herb}[ et {main}].',
      'Dejar reposar {minutes} minutos, probar otra vez y servir con {herb}[ y {main}].',
      'Alles {minutes} Minuten ziehen lassen, noch einmal abschmecken und mit {herb:dat}[ und {main:dat}] servieren.',
      { least: 3 },
    ),
  ],
  heads: ['vegetables'],
  withs: ['fruit', 'nuts'],
  pitch: [
    say(
      'Kneaded with salt for a moment, it turns tender without losing its bite.',
      'Malaxé un instant avec du sel, il devient tendre sans perdre son croquant.',
      'Masajeada un momento con sal, queda tierna sin perder el crujido.',
      'Kurz mit Salz geknetet, wird er zart und behält doch seinen Biss.',
    ),
  ],
}

export const pastaSalad: Pattern = {
  id: 'pastaSalad',
  dishType: 'Mains',
  cuisines: ['italian', 'german'],
  likes: { pasta: 1 },
  tastes: ['fresh', 'light'],
  needs: 'name',
  roles: [
    part('pasta', ['short-pasta', 'gluten-free-pasta', 'lentil-pasta'], [80, 'g'], {
      takes: inCategory('pasta', 'grain'),
    }),
    beside(['cherry-tomato', 'cucumber', 'bell-pepper', 'pea'], 60, 3, { cut: 'fine' }),
    heart([], 60, { least: 0, cut: 'fine' }),
    { ...meltingCheese(35), pool: ['mozzarella', 'feta', 'vegan-feta', 'parmesan'] },
    onions(0.25, { pool: ['spring-onion', 'red-onion'] }),
    part('dressing', ['olive-oil', 'rapeseed-oil'], [1.5, 'tbsp'], {
      takes: ({ id, category }) =>
        category === 'fat' || /mayonnaise|yogurt|cream$|creme-fraiche|pesto/.test(id),
      most: 3,
    }),
    part('sour', ['white-wine-vinegar', 'cider-vinegar'], [0.75, 'tbsp'], {
      takes: ({ id }) => /vinegar$|^lemon$/.test(id),
      each: ({ id }) => (id === 'lemon' ? { amount: 0.5, unit: null } : { amount: 0.75, unit: 'tbsp' }),
      cut: 'auto',
    }),
    onCall('pickle', ({ id }) => /gherkin|olive|caper|egg|mustard|sun-dried/.test(id), [25, 'g'], {
      cut: 'fine',
      most: 4,
      each: ({ category }) => (category === 'egg' ? { amount: 0.5, unit: null } : { amount: 20, unit: 'g' }),
    }),
    seasoning,
    { ...herb, pool: ['basil', 'parsley', 'chive'] },
  ],
  steps: [
    cook(
      12,
      'Boil {pasta} in salted water as the pack says, drain, rinse with cold water and drain well.',
      'Cuire {pasta} à l’eau salée selon le paquet, égoutter, rafraîchir et bien égoutter.',
      'Cocer {pasta} en agua con sal según el paquete, escurrir, enfriar con agua y escurrir bien.',
      '{pasta} nach Packungsangabe in Salzwasser kochen, abgießen, kalt abspülen und gut abtropfen lassen.',
    ),
    cook(
      10,
      'Meanwhile fry {main.plain} for 10 minutes until done.',
      'Pendant ce temps, cuire {main.plain} 10 minutes à la poêle.',
      'Mientras tanto, hacer {main.plain} 10 minutos en la sartén.',
      'Inzwischen {main.plain} 10 Minuten gar braten.',
      { aside: true, doneness: 'main' },
    ),
    cook(
      9,
      'Boil {main.egg} for 9 minutes, cool under cold water, peel and quarter.',
      'Cuire {main.egg} 9 minutes à l’eau bouillante, rafraîchir, écaler et couper en quartiers.',
      'Cocer {main.egg} 9 minutos, enfriar bajo el grifo, pelar y cortar en cuartos.',
      '{main.egg} 9 Minuten hart kochen, kalt abschrecken, pellen und vierteln.',
      { aside: true },
    ),
    prep(
      4,
      'Stir {dressing+sour} with {seasoning} and mix with the pasta while it is still a little warm.',
      'Mélanger {dressing+sour} avec {seasoning} et en enrober les pâtes encore tièdes.',
      'Mezclar {dressing+sour} con {seasoning} y aliñar la pasta todavía templada.',
      '{dressing+sour} mit {seasoning:dat} verrühren und mit den noch lauwarmen Nudeln mischen.',
    ),
    prep(
      4,
      'Fold in {vegetables+main+cheese+onion+pickle+herb}, leave to stand for a moment and taste once more.',
      'Incorporer {vegetables+main+cheese+onion+pickle+herb}, laisser reposer un instant et goûter de nouveau.',
      'Incorporar {vegetables+main+cheese+onion+pickle+herb}, dejar reposar un momento y probar otra vez.',
      '{vegetables+main+cheese+onion+pickle+herb} unterheben, kurz ziehen lassen und noch einmal abschmecken.',
    ),
  ],
  heads: ['vegetables'],
  withs: ['cheese'],
  pitch: [
    say(
      'Dressed while still warm, it drinks up the flavour; taste again before it goes on the table.',
      'Assaisonnée encore tiède, elle s’imprègne de tout ; goûter de nouveau avant de servir.',
      'Aliñada aún templada absorbe todo el sabor; conviene probarla otra vez antes de servir.',
      'Noch lauwarm angemacht, nimmt er alles auf; vor dem Servieren noch einmal kosten.',
    ),
  ],
}
