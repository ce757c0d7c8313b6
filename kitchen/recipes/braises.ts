import { longest } from '../cook/plan.ts'
import { flesh, inCategory, say, type Pattern, type Plan, type Role } from './pattern.ts'
import { fat, herb, seasoning } from './roles.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

const isPulse = inCategory('legume')
const meat = (pool: readonly string[], grams: number, more: Partial<Role> = {}): Role =>
  part('main', pool, [grams, 'g'], {
    takes: (each) => flesh(each) || inCategory('plantProtein')(each),
    most: 3,
    ...more,
  })

const roots = (pool: readonly string[], least = 2): Role =>
  part('vegetables', pool, [70, 'g'], {
    takes: (each) =>
      inCategory('vegetable', 'mushroom')(each) && !/tomato|passata|olive|sauerkraut/.test(each.id),
    most: 5,
    least,
    cut: 'auto',
  })

const onion = part('onion', ['onion', 'leek'], [0.5, null], {
  takes: ({ id }) => /onion|shallot|garlic/.test(id),
  most: 3,
  cut: 'auto',
})

const side = (pool: readonly string[]): Role =>
  part('side', pool, [200, 'g'], {
    takes: (each) => inCategory('potato', 'grain', 'pasta')(each),
    each: ({ category }) => (category === 'potato' ? { amount: 220, unit: 'g' } : { amount: 70, unit: 'g' }),
  })

const boilPotatoes = cook(
  20,
  'Boil {side.potato} in salted water for 20 minutes until tender; drain and keep warm.',
  'Cuire {side.potato} 20 minutes à l’eau salée ; égoutter et garder au chaud.',
  'Cocer {side.potato} 20 minutos en agua con sal; escurrir y mantener caliente.',
  '{side.potato} 20 Minuten in Salzwasser gar kochen; abgießen und warm halten.',
  { aside: true },
)

const cookGrain = cook(
  15,
  'Cook {side.grain} in salted water as the pack says; drain and keep warm.',
  'Cuire {side.grain} à l’eau salée selon le paquet ; égoutter et garder au chaud.',
  'Cocer {side.grain} en agua con sal según el paquete; escurrir y mantener caliente.',
  '{side.grain} nach Packungsangabe in Salzwasser garen; abgießen und warm halten.',
  { aside: true },
)

const wine = onCall(
  'wine',
  ({ category, id }) => category === 'wine' || /^(beer|cider|grape-juice|apple-juice)$/.test(id),
  [100, 'ml'],
  { most: 2 },
)
const broth = part('stock', ['beef-stock', 'vegetable-stock', 'water'], [180, 'ml'], {
  takes: inCategory('stock'),
})
const vinegar = onCall('vinegar', ({ id }) => /vinegar$/.test(id), [1.5, 'tbsp'])
const spice = onCall('spice', (each) => inCategory('spice')(each) && each.id !== 'salt', [0.25, 'tsp'], {
  most: 5,
})
const soft = onCall(
  'soft',
  ({ id, category }) => /^(raisin|prune|dried-apricot)$/.test(id) || category === 'sweetener',
  [10, 'g'],
  { most: 3 },
)
const paste = onCall(
  'paste',
  ({ id }) =>
    /^(mustard|wholegrain-mustard|tomato-paste|tinned-tomato|passata|barbecue-sauce|worcestershire-sauce|ketchup|harissa|tamarind|coconut-milk|red-curry-paste)$/.test(
      id,
    ),
  [1, 'tbsp'],
  { most: 4 },
)

const isSoured = ({ parts }: Plan) => parts.some(({ role }) => role === 'vinegar')
const stewing = (plan: Plan) => Math.max(longest(plan, ['main'], 40, 150), 40)

/** One piece, browned and then left alone with wine and roots for a good while. */
export const potRoast: Pattern = {
  id: 'potRoast',
  dishType: 'Mains',
  cuisines: ['german', 'french'],
  likes: { meat: 2 },
  tastes: ['hearty', 'rich'],
  needs: 'name',
  roles: [
    meat(['roast-beef', 'lamb-shoulder', 'turkey-breast', 'celeriac', 'seitan'], 200, {
      takes: (each) => flesh(each) || inCategory('plantProtein')(each) || each.id === 'jackfruit',
    }),
    roots(['carrot', 'celeriac', 'parsnip']),
    onion,
    fat,
    wine,
    vinegar,
    spice,
    soft,
    paste,
    broth,
    part('starch', ['cornflour', 'rice-flour'], [0.5, 'tsp']),
    seasoning,
    side(['potato', 'waxy-potato', 'rice']),
    { ...herb, pool: ['parsley', 'thyme', 'chive'] },
  ],
  steps: [
    wait(
      1440,
      'Lay {main} in {vinegar}[, {wine}] and {spice}, cover and leave in the fridge for a day, turning once.',
      'Mettre {main} dans {vinegar}[, {wine}] et {spice}, couvrir et laisser une journée au réfrigérateur en retournant une fois.',
      'Poner {main} en {vinegar}[, {wine}] y {spice}, tapar y dejar un día en la nevera, dando una vuelta.',
      '{main} in {vinegar:the}[, {wine}] und {spice} einlegen, zugedeckt einen Tag kalt stellen und einmal wenden.',
      { aside: true, when: isSoured },
    ),
    boilPotatoes,
    cookGrain,
    cook(
      10,
      'Pat {main} dry, season with {seasoning:bare} and brown on all sides in {fat} in a heavy pot for 10 minutes.',
      'Éponger {main}, assaisonner {seasoning:de} et faire dorer de tous côtés dans {fat} 10 minutes dans une cocotte.',
      'Secar {main}, sazonar con {seasoning:bare} y dorar por todos los lados en {fat} durante 10 minutos en una cazuela gruesa.',
      '{main} trocken tupfen, mit {seasoning:with} würzen und in einem schweren Topf in {fat:dat} 10 Minuten rundum anbraten.',
    ),
    cook(
      6,
      'Add {onion+vegetables} and fry for 6 minutes; stir in {paste+spice+soft}.',
      'Ajouter {onion+vegetables} et faire revenir 6 minutes ; incorporer {paste+spice+soft}.',
      'Añadir {onion+vegetables} y rehogar 6 minutos; incorporar {paste+spice+soft}.',
      '{onion+vegetables} zugeben und 6 Minuten mitbraten; {paste+spice+soft} einrühren.',
      { when: ({ parts }) => parts.some(({ role }) => /^(paste|spice|soft)$/.test(role)) },
    ),
    cook(
      6,
      'Add {onion+vegetables} and fry for 6 minutes.',
      'Ajouter {onion+vegetables} et faire revenir 6 minutes.',
      'Añadir {onion+vegetables} y rehogar 6 minutos.',
      '{onion+vegetables} zugeben und 6 Minuten mitbraten.',
      { when: ({ parts }) => !parts.some(({ role }) => /^(paste|spice|soft)$/.test(role)) },
    ),
    cook(
      (plan) => stewing(plan),
      'Pour in {stock}[ with {wine+vinegar}], bring to the boil, cover and braise on low heat for {minutes} minutes, turning now and then, until a fork goes in without effort.',
      'Mouiller avec {stock}[ et {wine+vinegar}], porter à ébullition, couvrir et braiser {minutes} minutes à feu doux en retournant de temps en temps, jusqu’à ce qu’une fourchette s’enfonce sans effort.',
      'Verter {stock}[ con {wine+vinegar}], llevar a ebullición, tapar y estofar {minutes} minutos a fuego lento, dando la vuelta de vez en cuando, hasta que el tenedor entre sin esfuerzo.',
      '{stock}[ mit {wine+vinegar:dat}] angießen, aufkochen und zugedeckt bei kleiner Hitze {minutes} Minuten schmoren, dabei gelegentlich wenden, bis eine Gabel mühelos hineingleitet.',
      { doneness: 'main' },
    ),
    cook(
      5,
      'Lift out the piece and let it rest; stir {starch} with a little cold water into the sauce and let it thicken for a minute.',
      'Retirer la pièce et la laisser reposer ; délayer {starch} dans un peu d’eau froide et lier la sauce une minute.',
      'Sacar la pieza y dejarla reposar; desleír {starch} en un poco de agua fría y ligar la salsa un minuto.',
      'Das Stück herausheben und ruhen lassen; {starch} mit etwas kaltem Wasser anrühren und die Sauce damit eine Minute binden.',
    ),
    prep(
      3,
      'Slice across the grain or pull apart, return to the sauce and serve with {side} and {herb}.',
      'Trancher ou effilocher, remettre dans la sauce et servir avec {side} et {herb}.',
      'Cortar en lonchas o deshilachar, devolver a la salsa y servir con {side} y {herb}.',
      'Quer zur Faser aufschneiden oder zerzupfen, in die Sauce legen und mit {side:dat} und {herb:dat} servieren.',
    ),
  ],
  heads: ['main'],
  withs: ['wine', 'side'],
  pitch: [
    say(
      'Time does the work here: low heat, a lid and patience until the fork slides in.',
      'Ici, c’est le temps qui travaille : feu doux, couvercle et patience jusqu’à ce que la fourchette glisse.',
      'Aquí trabaja el tiempo: fuego lento, tapa y paciencia hasta que el tenedor se hunda.',
      'Hier arbeitet die Zeit: kleine Hitze, ein Deckel und Geduld, bis die Gabel hineingleitet.',
    ),
  ],
}

/** Thin slices or cabbage leaves round a filling, tied, browned and braised. */
export const braisedRolls: Pattern = {
  id: 'braisedRolls',
  dishType: 'Mains',
  cuisines: ['german', 'french'],
  likes: { meat: 1, vegetable: 1 },
  tastes: ['hearty', 'rich'],
  needs: 'name',
  roles: [
    part('wrap', ['savoy-cabbage', 'white-cabbage'], [180, 'g'], {
      takes: ({ id }) =>
        /^(beef-steak|veal-escalope|pork-escalope|turkey-breast|savoy-cabbage|white-cabbage|pointed-cabbage|chinese-cabbage|seitan)$/.test(
          id,
        ),
    }),
    part('filling', ['button-mushroom', 'carrot'], [70, 'g'], {
      takes: (each) =>
        flesh(each) ||
        inCategory('plantProtein', 'mushroom', 'cheese', 'vegetable')(each) ||
        isPulse(each) ||
        /gherkin|^rice$/.test(each.id),
      most: 5,
      cut: 'fine',
    }),
    onion,
    paste,
    fat,
    wine,
    { ...broth, each: () => ({ amount: 150, unit: 'ml' }) },
    spice,
    onCall('cream', ({ id }) => /cream$|creme-fraiche/.test(id) && id !== 'ice-cream', [40, 'ml']),
    seasoning,
    side(['potato', 'waxy-potato', 'rice']),
    { ...herb, pool: ['parsley', 'chive', 'thyme'] },
  ],
  steps: [
    boilPotatoes,
    cookGrain,
    prep(
      15,
      '[Beat {wrap.beaten} flat|Blanch {wrap.leaf}, in whole leaves, for 3 minutes] and lay out; season with {seasoning:bare}[ and spread with {paste}].',
      '[Aplatir {wrap.beaten}|Blanchir {wrap.leaf} en feuilles entières 3 minutes] et étaler ; assaisonner {seasoning:de}[ et tartiner {paste:de}].',
      '[Aplanar {wrap.beaten}|Escaldar {wrap.leaf} en hojas enteras 3 minutos] y extender; sazonar con {seasoning:bare}[ y untar con {paste}].',
      '[{wrap.beaten} flach klopfen|{wrap.leaf} in ganzen Blättern 3 Minuten blanchieren] und auslegen; mit {seasoning:with} würzen[ und mit {paste:dat} bestreichen].',
    ),
    prep(
      10,
      'Divide {filling+onion} among the pieces, fold in the sides, roll up tightly and fasten with string or a skewer.',
      'Répartir {filling+onion}, replier les côtés, rouler serré et ficeler ou fermer avec une pique.',
      'Repartir {filling+onion}, doblar los lados, enrollar bien apretado y atar con hilo o cerrar con un palillo.',
      '{filling+onion} darauf verteilen, die Seiten einschlagen, fest aufrollen und mit Garn oder Nadeln schließen.',
    ),
    cook(
      8,
      'Brown the rolls all round in {fat} for 8 minutes.',
      'Faire dorer les rouleaux de tous côtés dans {fat} 8 minutes.',
      'Dorar los rollos por todos los lados en {fat} 8 minutos.',
      'Die Rollen in {fat:dat} 8 Minuten rundum anbraten.',
    ),
    cook(
      ({ parts }) =>
        parts.some(({ role, ingredient }) => role === 'wrap' && ingredient.animal === 'beef') ? 90 : 45,
      'Pour in {stock}[ and {wine}][ with {spice}], cover and braise on low heat for {minutes} minutes, basting now and then.',
      'Mouiller avec {stock}[ et {wine}][ avec {spice}], couvrir et braiser {minutes} minutes à feu doux en arrosant de temps en temps.',
      'Verter {stock}[ y {wine}][ con {spice}], tapar y estofar {minutes} minutos a fuego lento, regando de vez en cuando.',
      '{stock}[ und {wine}][ mit {spice:dat}] angießen und zugedeckt bei kleiner Hitze {minutes} Minuten schmoren, dabei ab und zu begießen.',
      { doneness: 'filling' },
    ),
    cook(
      4,
      'Lift out the rolls, remove the string, boil down the sauce a little[, stir in {cream}] and serve with {side} and {herb}.',
      'Retirer les rouleaux, ôter la ficelle, faire un peu réduire la sauce[, incorporer {cream}] et servir avec {side} et {herb}.',
      'Sacar los rollos, quitar el hilo, reducir un poco la salsa[, incorporar {cream}] y servir con {side} y {herb}.',
      'Die Rollen herausheben, das Garn entfernen, die Sauce etwas einkochen[, {cream} einrühren] und mit {side:dat} und {herb:dat} servieren.',
    ),
  ],
  heads: ['wrap'],
  withs: ['filling'],
  pitch: [
    say(
      'Rolled tight, browned dark and braised slowly: the sauce makes itself on the way.',
      'Roulés serré, bien dorés et longuement braisés : la sauce se fait toute seule en chemin.',
      'Bien apretados, bien dorados y estofados despacio: la salsa se hace sola por el camino.',
      'Fest gerollt, dunkel angebraten und langsam geschmort: Die Sauce entsteht unterwegs von selbst.',
    ),
  ],
}
