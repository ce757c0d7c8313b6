import { has } from '../cook/plan.ts'
import { inCategory, say, type Pattern } from './pattern.ts'
import { heart, isHeart, onions } from './kitchen-parts.ts'
import { herb, seasoning } from './roles.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

/** Comes cooked, smoked or from a tin. */
const isReady = ({ minutes, id }: { minutes: number; id: string }) =>
  minutes === 0 ||
  /^(tinned|smoked)-|ham$|^(frankfurter|surimi|fish-roe|corned-beef|brown-shrimp|herring)$/.test(id)

const isCream = ({ id }: { id: string }) =>
  /mayonnaise$|yogurt$|quark|creme-fraiche|sour-cream|cream-cheese|^cream$|butter$|ricotta/.test(id)

/** Cooked and cut things bound with mayonnaise or cream, eaten cold. */
export const boundSalad: Pattern = {
  id: 'boundSalad',
  dishType: 'Starters',
  cuisines: ['german', 'french'],
  likes: { fish: 1, vegetable: 1 },
  tastes: ['fresh', 'creamy'],
  needs: 'name',
  roles: [
    heart([], 90, {
      least: 0,
      most: 3,
      cut: 'fine',
      takes: (each) =>
        inCategory('meat', 'poultry', 'sausage', 'fish', 'shellfish', 'plantProtein')(each) && !isReady(each),
    }),
    onCall(
      'ready',
      (each) => inCategory('meat', 'sausage', 'fish', 'shellfish', 'legume')(each) && isReady(each),
      [80, 'g'],
      { most: 3, cut: 'fine' },
    ),
    part('vegetables', ['sweetcorn', 'cucumber', 'celery'], [50, 'g'], {
      takes: (each) => inCategory('vegetable', 'leafyGreen', 'mushroom', 'fruit')(each),
      most: 6,
      least: 2,
      cut: 'fine',
    }),
    onCall('potato', inCategory('potato'), [110, 'g'], { cut: 'auto' }),
    onCall('cheese', inCategory('cheese'), [40, 'g'], { cut: 'cubes' }),
    onCall('egg', inCategory('egg'), [1, null]),
    onCall('starch', inCategory('grain', 'pasta'), [45, 'g']),
    onions(0.25, { least: 0, pool: ['red-onion', 'spring-onion'] }),
    part('cream', ['mayonnaise', 'vegan-mayonnaise', 'soy-yogurt', 'coconut-yogurt'], [2, 'tbsp'], {
      takes: isCream,
      most: 3,
    }),
    onCall(
      'sharp',
      (each) =>
        inCategory('condiment')(each) ||
        /^(horseradish|curry-powder|paprika|cayenne|jam|brandy)$/.test(each.id),
      [0.75, 'tsp'],
      {
        most: 5,
        each: ({ id }) =>
          /gherkin|caper|kimchi/.test(id) ? { amount: 20, unit: 'g' } : { amount: 0.75, unit: 'tsp' },
        cut: 'auto',
      },
    ),
    part('sour', ['lemon', 'white-wine-vinegar', 'cider-vinegar'], [0.25, null], {
      takes: ({ id }) => /^(lemon|lime)$|vinegar$/.test(id),
      each: ({ id }) =>
        id.endsWith('vinegar') ? { amount: 0.5, unit: 'tbsp' } : { amount: 0.25, unit: null },
      cut: 'auto',
    }),
    seasoning,
    { ...herb, pool: ['chive', 'dill', 'parsley'] },
    onCall('nuts', inCategory('nut', 'seed'), [12, 'g'], { cut: 'auto' }),
    onCall('bread', inCategory('bread'), [60, 'g']),
  ],
  steps: [
    cook(
      20,
      'Boil {potato+starch} in salted water for 20 minutes until tender, drain and let cool.',
      'Cuire {potato+starch} 20 minutes à l’eau salée, égoutter et laisser refroidir.',
      'Cocer {potato+starch} 20 minutos en agua con sal, escurrir y dejar enfriar.',
      '{potato+starch} 20 Minuten in Salzwasser garen, abgießen und abkühlen lassen.',
    ),
    cook(
      9,
      'Boil {egg} for 9 minutes, cool, peel and chop.',
      'Cuire {egg} 9 minutes, rafraîchir, écaler et hacher.',
      'Cocer {egg} 9 minutos, enfriar, pelar y picar.',
      '{egg} 9 Minuten hart kochen, abschrecken, pellen und hacken.',
    ),
    cook(
      10,
      'Cook {main} in simmering salted water for about 10 minutes until done, let cool and cut up.',
      'Pocher {main} environ 10 minutes à l’eau salée, laisser refroidir et couper.',
      'Cocer {main} unos 10 minutos en agua con sal, enfriar y cortar.',
      '{main} etwa 10 Minuten in siedendem Salzwasser garen, abkühlen lassen und klein schneiden.',
      { doneness: 'main' },
    ),
    prep(
      3,
      'Stir {cream+sharp+sour} and season with {seasoning:bare}.',
      'Mélanger {cream+sharp+sour} et assaisonner {seasoning:de}.',
      'Mezclar {cream+sharp+sour} y sazonar con {seasoning:bare}.',
      '{cream+sharp+sour} verrühren und mit {seasoning:with} würzen.',
    ),
    prep(
      3,
      'Fold in {vegetables+onion}[ with {main+ready+potato+starch+egg+cheese}][ and {herb}].',
      'Incorporer {vegetables+onion}[ avec {main+ready+potato+starch+egg+cheese}][ et {herb}].',
      'Incorporar {vegetables+onion}[ con {main+ready+potato+starch+egg+cheese}][ y {herb}].',
      '{vegetables+onion}[ mit {main+ready+potato+starch+egg+cheese:dat}][ und {herb}] unterheben.',
    ),
    wait(
      15,
      'Chill for {minutes} minutes, taste once more and serve[ with {nuts}][ and {bread}].',
      'Réserver {minutes} minutes au frais, goûter de nouveau et servir[ avec {nuts}][ et {bread}].',
      'Enfriar {minutes} minutos, probar otra vez y servir[ con {nuts}][ y {bread}].',
      'Noch {minutes} Minuten kalt stellen, wieder abschmecken und[ mit {nuts:dat}][ und {bread:dat}] servieren.',
      { least: 5 },
    ),
  ],
  heads: ['main', 'ready', 'vegetables'],
  withs: ['cream'],
  pitch: [
    say(
      'Made in a quarter of an hour and better after one in the fridge.',
      'Prêt en un quart d’heure, meilleur après une heure au frais.',
      'Se hace en un cuarto de hora y mejora tras una hora en la nevera.',
      'In einer Viertelstunde gemacht, nach einer Stunde im Kühlschrank noch besser.',
    ),
  ],
}

/** Stirred or crushed with a fork, never blended smooth, and spread on bread. */
export const stirredSpread: Pattern = {
  id: 'stirredSpread',
  dishType: 'Starters',
  cuisines: ['greek', 'german'],
  likes: { cheese: 1, fish: 1, vegetable: 1 },
  tastes: ['creamy', 'fresh'],
  needs: 'name',
  roles: [
    onCall('cheese', inCategory('cheese'), [60, 'g'], { most: 3 }),
    heart([], 60, { least: 0, most: 2, takes: (each) => isHeart(each) && !isReady(each) }),
    onCall('ready', (each) => isReady(each) && (isHeart(each) || each.id === 'fish-roe'), [60, 'g'], {
      most: 2,
      cut: 'fine',
    }),
    part('vegetables', ['cucumber', 'radish', 'avocado'], [50, 'g'], {
      takes: (each) => inCategory('vegetable', 'leafyGreen', 'mushroom', 'fruit')(each),
      most: 4,
      cut: 'fine',
    }),
    onCall('egg', inCategory('egg'), [1, null]),
    onCall('nuts', inCategory('nut', 'seed'), [20, 'g'], { cut: 'auto' }),
    onions(0.25, { pool: ['garlic', 'spring-onion'] }),
    part(
      'cream',
      ['cream-cheese', 'greek-yogurt', 'lactose-free-yogurt', 'soy-yogurt', 'coconut-yogurt', 'avocado'],
      [60, 'g'],
      {
        takes: (each) => isCream(each) && !/^(peanut|almond)-butter$/.test(each.id),
        most: 3,
        each: ({ id }) => (id === 'butter' ? { amount: 20, unit: 'g' } : { amount: 60, unit: 'g' }),
      },
    ),
    onCall('oil', inCategory('fat'), [1, 'tbsp']),
    onCall(
      'spice',
      (each) => inCategory('spice')(each) && !/^(salt|black-pepper)$/.test(each.id),
      [0.25, 'tsp'],
      { most: 4 },
    ),
    onCall('heat', (each) => (each.heat ?? 0) > 1, [0.25, 'tsp'], { most: 2 }),
    onCall(
      'sharp',
      (each) => inCategory('condiment')(each) || /^(beer|horseradish|anchovy)$/.test(each.id),
      [1, 'tsp'],
      { most: 4 },
    ),
    onCall('sour', ({ id }) => /^(lemon|lime)$|vinegar$/.test(id), [0.25, null], {
      each: ({ id }) =>
        id.endsWith('vinegar') ? { amount: 0.5, unit: 'tbsp' } : { amount: 0.25, unit: null },
      cut: 'auto',
    }),
    seasoning,
    { ...herb, pool: ['chive', 'dill', 'parsley'] },
    part('bread', ['country-bread', 'baguette', 'gluten-free-bread'], [80, 'g'], {
      takes: inCategory('bread', 'potato'),
    }),
  ],
  steps: [
    cook(
      9,
      'Boil {egg} for 9 minutes, cool, peel and chop finely.',
      'Cuire {egg} 9 minutes, rafraîchir, écaler et hacher fin.',
      'Cocer {egg} 9 minutos, enfriar, pelar y picar fino.',
      '{egg} 9 Minuten hart kochen, abschrecken, pellen und fein hacken.',
    ),
    cook(
      10,
      'Cook {main} in a pan for 10 minutes until done, let cool and break up finely.',
      'Cuire {main} 10 minutes à la poêle, laisser refroidir et émietter finement.',
      'Hacer {main} 10 minutos en la sartén, dejar enfriar y desmenuzar.',
      '{main} 10 Minuten in der Pfanne garen, abkühlen lassen und fein zerpflücken.',
      { doneness: 'main' },
    ),
    prep(
      4,
      'Cut {vegetables+onion} very finely or grate; salt what is watery and squeeze it out.',
      'Couper {vegetables+onion} très fin ou râper ; saler ce qui rend de l’eau et presser.',
      'Picar {vegetables+onion} muy fino o rallar; salar lo que suelte agua y escurrir.',
      '{vegetables+onion} sehr fein schneiden oder reiben; Wässriges salzen und ausdrücken.',
      { when: (plan) => has(plan, 'cream') },
    ),
    prep(
      5,
      'Crush or stir {cream}[ with {cheese+main+ready+egg}] with a fork and work in {vegetables+onion} with {herb+spice+heat+sharp+sour+oil}; season with {seasoning:bare}.',
      'Écraser ou mélanger {cream}[ avec {cheese+main+ready+egg}] à la fourchette et incorporer {vegetables+onion} avec {herb+spice+heat+sharp+sour+oil} ; assaisonner {seasoning:de}.',
      'Machacar o mezclar {cream}[ con {cheese+main+ready+egg}] con un tenedor e incorporar {vegetables+onion} con {herb+spice+heat+sharp+sour+oil}; sazonar con {seasoning:bare}.',
      '{cream}[ mit {cheese+main+ready+egg:dat}] mit der Gabel zerdrücken oder verrühren, {vegetables+onion} mit {herb+spice+heat+sharp+sour+oil:dat} einarbeiten und mit {seasoning:with} würzen.',
    ),
    prep(
      5,
      'Chop or pound {vegetables+onion+herb}[ with {cheese+main+ready+egg}] to a coarse paste and work in {spice+heat+sharp+sour+oil}; season with {seasoning:bare}.',
      'Hacher ou piler {vegetables+onion+herb}[ avec {cheese+main+ready+egg}] en une pâte grossière et incorporer {spice+heat+sharp+sour+oil} ; assaisonner {seasoning:de}.',
      'Picar o machacar {vegetables+onion+herb}[ con {cheese+main+ready+egg}] hasta obtener una pasta gruesa e incorporar {spice+heat+sharp+sour+oil}; sazonar con {seasoning:bare}.',
      '{vegetables+onion+herb}[ mit {cheese+main+ready+egg:dat}] zu einer groben Paste hacken oder zerstoßen, {spice+heat+sharp+sour+oil} einarbeiten und mit {seasoning:with} würzen.',
      { when: (plan) => !has(plan, 'cream') },
    ),
    wait(
      20,
      'Chill for {minutes} minutes so that it draws.',
      'Réserver {minutes} minutes au frais pour développer le goût.',
      'Enfriar {minutes} minutos para que tome sabor.',
      'Zum Durchziehen {minutes} Minuten kalt stellen.',
      { least: 5 },
    ),
    prep(
      1,
      'Serve with {bread}[, scattered with {nuts}].',
      'Servir avec {bread}[ et parsemer {nuts:de}].',
      'Servir con {bread}[ y esparcir {nuts}].',
      'Mit {bread:dat} servieren[ und mit {nuts:dat} bestreuen].',
    ),
  ],
  heads: ['cheese', 'main', 'ready', 'vegetables'],
  withs: ['herb'],
  pitch: [
    say(
      'A bowl, a fork and good bread: it keeps for two days and never lasts that long.',
      'Un bol, une fourchette et du bon pain : se garde deux jours, sans jamais durer autant.',
      'Un cuenco, un tenedor y buen pan: dura dos días, pero nunca llega.',
      'Eine Schüssel, eine Gabel, gutes Brot: hält sich zwei Tage und bleibt nie so lange.',
    ),
  ],
}
