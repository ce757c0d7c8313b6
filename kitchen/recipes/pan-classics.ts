import { longest, type Plan } from '../cook/plan.ts'
import { flesh, inCategory, say, seafood, type Pattern } from './pattern.ts'
import { beside, onions } from './kitchen-parts.ts'
import { chillies, drops, oil, richness, sauces, seasonings, sweetness } from './named-parts.ts'
import { herb, seasoning } from './roles.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

const side = (pool: readonly string[]) =>
  part('side', pool, [200, 'g'], {
    takes: inCategory('potato', 'grain', 'pasta', 'bread'),
    each: ({ category }) => ({
      amount: category === 'potato' ? 200 : category === 'bread' ? 80 : 70,
      unit: 'g',
    }),
    cut: 'auto',
  })

const isPotato = ({ parts }: Plan) =>
  parts.some(
    ({ role, ingredient }) => role === 'side' && ingredient.category === 'potato' && ingredient.id !== 'chip',
  )
const isGrain = ({ parts }: Plan) =>
  parts.some(({ role, ingredient }) => role === 'side' && /^(grain|pasta)$/.test(ingredient.category))

const besideThePan = [
  cook(
    null,
    'Boil {side} in salted water for 20 minutes until tender; drain and keep warm.',
    'Cuire {side} 20 minutes à l’eau salée ; égoutter et garder au chaud.',
    'Cocer {side} 20 minutos en agua con sal; escurrir y mantener caliente.',
    '{side} 20 Minuten in Salzwasser kochen; abgießen und warm halten.',
    { aside: true, when: isPotato },
  ),
  cook(
    null,
    'Cook {side} in salted water as the pack says and keep warm.',
    'Cuire {side} à l’eau salée selon le paquet et garder au chaud.',
    'Cocer {side} en agua con sal según el paquete y mantener caliente.',
    '{side} nach Packung in Salzwasser garen und warm halten.',
    { aside: true, when: isGrain },
  ),
]

/** A piece of meat or liver from the pan under a heap of slow onions and their gravy. */
export const smothered: Pattern = {
  id: 'smothered',
  dishType: 'Mains',
  cuisines: ['german', 'spanish'],
  likes: { meat: 1 },
  tastes: ['hearty'],
  needs: 'name',
  roles: [
    part('main', ['beef-steak', 'pork-chop', 'turkey-breast', 'seitan', 'tofu', 'celeriac'], [180, 'g'], {
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein', 'mushroom')(each),
      most: 2,
      cut: 'dry',
    }),
    part('onion', ['onion', 'leek'], [1, null], {
      takes: ({ id }) => /onion|shallot|garlic$/.test(id),
      most: 3,
      each: ({ id }) => (id === 'garlic' ? { amount: 1, unit: 'clove' } : { amount: 1, unit: null }),
      cut: 'slices',
    }),
    beside([], 80, 0),
    onCall('fruit', inCategory('fruit'), [80, 'g'], { cut: 'auto' }),
    part('flour', ['flour', 'cornflour', 'rice-flour'], [4, 'g'], { takes: ({ id }) => /flour$/.test(id) }),
    oil(1.25),
    onCall('butter', ({ id }) => id === 'butter', [10, 'g']),
    seasonings,
    chillies,
    sauces(),
    drops(60),
    part('stock', ['beef-stock', 'vegetable-stock', 'water'], [110, 'ml'], { takes: inCategory('stock') }),
    richness(40),
    onCall('sour', ({ id }) => /vinegar$|^(lemon|lime)$/.test(id), [0.5, 'tbsp'], { cut: 'auto' }),
    sweetness,
    seasoning,
    side(['potato', 'waxy-potato', 'rice']),
    { ...herb, pool: ['chive', 'parsley'] },
  ],
  steps: [
    ...besideThePan,
    cook(
      18,
      'Warm half of {fat} in a wide pan and fry {onion}[ with {vegetables+fruit+heat}] over medium heat for {minutes} minutes, stirring now and then, until deep golden and crisp at the edges; lift out.',
      'Chauffer la moitié {fat:of} dans une large poêle et y faire dorer {onion}[ avec {vegetables+fruit+heat}] {minutes} minutes à feu moyen en remuant de temps en temps ; retirer.',
      'Calentar la mitad {fat:of} en una sartén amplia y dorar {onion}[ con {vegetables+fruit+heat}] {minutes} minutos a fuego medio, removiendo de vez en cuando; sacar.',
      'Die Hälfte {fat:of} in einer weiten Pfanne erhitzen und {onion}[ mit {vegetables+fruit+heat:dat}] bei mittlerer Hitze unter gelegentlichem Rühren {minutes} Minuten tief goldbraun braten; herausheben.',
      { least: 12 },
    ),
    cook(
      (plan) => longest(plan, ['main'], 6, 14),
      'Season {main} with {spice+seasoning:bare}[, dust with {flour}] and fry in the rest of {fat} over high heat, about {minutes} minutes in all, turning once; lift out and keep warm.',
      'Assaisonner {main} {spice+seasoning:de}[, saupoudrer {flour:de}] et saisir dans le reste {fat:of} à feu vif, environ {minutes} minutes en tout, en retournant une fois ; réserver au chaud.',
      'Sazonar {main} con {spice+seasoning:bare}[, espolvorear con {flour}] y hacer en el resto {fat:of} a fuego vivo, unos {minutes} minutos en total, dando la vuelta una vez; reservar caliente.',
      '{main} mit {spice+seasoning:with} würzen[, mit {flour:dat} bestäuben] und im Rest {fat:of} bei starker Hitze braten, etwa {minutes} Minuten insgesamt, einmal wenden; warm stellen.',
      { doneness: 'main' },
    ),
    cook(
      5,
      'Scrape up the brown bits with {stock+wine+sour}, stir in {sauce+sweet+creamy+butter} and boil down by half to a gravy.',
      'Déglacer avec {stock+wine+sour}, ajouter {sauce+sweet+creamy+butter} et réduire de moitié.',
      'Rascar el fondo con {stock+wine+sour}, añadir {sauce+sweet+creamy+butter} y reducir a la mitad.',
      'Den Bratsatz mit {stock+wine+sour:dat} lösen, {sauce+sweet+creamy+butter} einrühren und auf die Hälfte einkochen.',
      { when: ({ parts }) => parts.some(({ role }) => /^(sauce|sweet|creamy|butter)$/.test(role)) },
    ),
    cook(
      5,
      'Scrape up the brown bits with {stock+wine+sour} and boil down by half to a gravy.',
      'Déglacer avec {stock+wine+sour} et réduire de moitié.',
      'Rascar el fondo con {stock+wine+sour} y reducir a la mitad.',
      'Den Bratsatz mit {stock+wine+sour:dat} lösen und auf die Hälfte einkochen.',
      { when: ({ parts }) => !parts.some(({ role }) => /^(sauce|sweet|creamy|butter)$/.test(role)) },
    ),
    prep(
      2,
      'Return the meat with its juices, heap the onions on top[, scatter with {herb}] and serve[ with {side}].',
      'Remettre la pièce avec son jus, couvrir des oignons[, parsemer {herb:de}] et servir[ avec {side}].',
      'Devolver la pieza con su jugo, cubrir con la cebolla[, esparcir {herb}] y servir[ con {side}].',
      'Das Gebratene mit seinem Saft zurückgeben, die Zwiebeln daraufhäufen[, mit {herb:dat} bestreuen] und servieren[, dazu {side:the} reichen].',
    ),
  ],
  heads: ['main'],
  withs: ['onion'],
  pitch: [
    say(
      'The onions take their quarter of an hour; the meat takes hardly any time at all.',
      'Les oignons demandent leur quart d’heure, la viande presque rien.',
      'La cebolla pide su cuarto de hora; la carne, casi nada.',
      'Die Zwiebeln brauchen ihre Viertelstunde, das Fleisch fast keine Zeit.',
    ),
  ],
}

/** Thin slices or a fish, dusted with flour and fried in butter; the pan makes the sauce. */
export const floured: Pattern = {
  id: 'floured',
  dishType: 'Mains',
  cuisines: ['italian', 'french'],
  likes: { meat: 1, fish: 1, poultry: 1 },
  tastes: ['light', 'rich'],
  needs: 'name',
  roles: [
    part('main', ['veal-escalope', 'chicken-breast', 'plaice', 'tofu', 'celeriac'], [150, 'g'], {
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein')(each),
      most: 1,
      cut: 'dry',
    }),
    part('flour', ['flour', 'rice-flour', 'cornflour'], [10, 'g'], { takes: ({ id }) => /flour$/.test(id) }),
    part('butter', ['butter', 'margarine', 'olive-oil'], [18, 'g'], { takes: ({ id }) => id === 'butter' }),
    oil(0.5, ['rapeseed-oil', 'olive-oil', 'sunflower-oil']),
    onCall('ham', ({ id }) => /^(cured-ham|cooked-ham|bacon|brown-shrimp)$/.test(id), [25, 'g'], {
      cut: 'auto',
    }),
    onCall('cheese', inCategory('cheese'), [35, 'g'], { most: 2, cut: 'slices' }),
    beside([], 90, 0, {
      cut: 'fine',
      takes: (each) => inCategory('vegetable', 'leafyGreen', 'mushroom')(each),
    }),
    onions(0.5, { least: 0 }),
    sauces(),
    drops(50),
    part('stock', ['chicken-stock', 'vegetable-stock', 'water'], [40, 'ml'], { takes: inCategory('stock') }),
    richness(50),
    onCall('sour', ({ id }) => /^(lemon|lime)$|vinegar$/.test(id), [0.5, null], {
      each: ({ id }) => (id.endsWith('vinegar') ? { amount: 1, unit: 'tbsp' } : { amount: 0.5, unit: null }),
      cut: 'auto',
    }),
    onCall('nuts', inCategory('nut'), [15, 'g'], { cut: 'auto' }),
    onCall(
      'spice',
      (each) => inCategory('spice')(each) && !/^(salt|black-pepper)$/.test(each.id),
      [0.25, 'tsp'],
      { most: 2 },
    ),
    seasoning,
    side(['waxy-potato', 'potato', 'rice']),
    { ...herb, pool: ['parsley', 'chive', 'sage'] },
  ],
  steps: [
    ...besideThePan,
    cook(
      5,
      'Fry {ham} in {fat} until crisp and lift out.',
      'Faire dorer {ham} dans {fat} et retirer.',
      'Dorar {ham} en {fat} y sacar.',
      '{ham} in {fat:dat} knusprig braten und herausheben.',
    ),
    prep(
      3,
      'Pat {main} dry, season with {seasoning+spice:bare} and turn in {flour}; shake off what does not cling.',
      'Sécher {main}, assaisonner {seasoning+spice:de} et passer dans {flour} ; secouer l’excédent.',
      'Secar {main}, sazonar con {seasoning+spice:bare} y pasar por {flour}; sacudir el exceso.',
      '{main} trocken tupfen, mit {seasoning+spice:with} würzen und in {flour:dat} wenden; was nicht haftet, abklopfen.',
    ),
    cook(
      (plan) => longest(plan, ['main'], 5, 12),
      'Foam half of {butter} with {fat} in a wide pan, lay in {main} and fry, about {minutes} minutes in all, turning once, until golden; lift out and keep warm.',
      'Faire mousser la moitié {butter:of} avec {fat} dans une large poêle, y poser {main} et dorer, environ {minutes} minutes en tout, en retournant une fois ; réserver au chaud.',
      'Espumar la mitad {butter:of} con {fat} en una sartén amplia, poner {main} y dorar, unos {minutes} minutos en total, dando la vuelta una vez; reservar caliente.',
      'Die Hälfte {butter:of} mit {fat:dat} in einer weiten Pfanne aufschäumen, {main} einlegen und goldbraun braten, etwa {minutes} Minuten insgesamt, einmal wenden; warm stellen.',
      { doneness: 'main' },
    ),
    cook(
      6,
      'Soften {vegetables+onion} in the pan for 6 minutes.',
      'Faire revenir {vegetables+onion} dans la poêle 6 minutes.',
      'Rehogar {vegetables+onion} en la sartén 6 minutos.',
      '{vegetables+onion} in der Pfanne 6 Minuten dünsten.',
    ),
    cook(
      4,
      'Pour in {stock+wine}, scrape up what has browned and boil down to a few spoonfuls[; stir in {sauce+creamy}].',
      'Verser {stock+wine}, décoller les sucs et réduire à quelques cuillerées[ ; ajouter {sauce+creamy}].',
      'Verter {stock+wine}, rascar lo dorado y reducir a unas cucharadas[; añadir {sauce+creamy}].',
      '{stock+wine} angießen, den Bratsatz lösen und auf einige Löffel einkochen[; {sauce+creamy} einrühren].',
    ),
    prep(
      2,
      'Swirl in the rest of {butter}[ with {sour}][ and {nuts}], return {main}[, lay {ham+cheese} on top], scatter with {herb} and serve with {side}.',
      'Monter avec le reste {butter:of}[, {sour}][ et {nuts}], remettre {main}[, poser {ham+cheese} dessus], parsemer {herb:de} et servir avec {side}.',
      'Ligar con el resto {butter:of}[, {sour}][ y {nuts}], devolver {main}[, poner encima {ham+cheese}], esparcir {herb} y servir con {side}.',
      'Den Rest {butter:of}[ mit {sour:dat}][ und {nuts:dat}] einschwenken, {main} zurücklegen[, {ham+cheese} daraufgeben], mit {herb:dat} bestreuen und mit {side:dat} servieren.',
    ),
  ],
  heads: ['main'],
  withs: ['sour'],
  pitch: [
    say(
      'A veil of flour, butter that foams and a sauce of two minutes.',
      'Un voile de farine, un beurre qui mousse et une sauce en deux minutes.',
      'Un velo de harina, mantequilla que espuma y una salsa de dos minutos.',
      'Ein Hauch Mehl, schäumende Butter und eine Sauce von zwei Minuten.',
    ),
  ],
}
