import { longest } from '../cook/plan.ts'
import { flesh, inCategory, say, seafood, type Pattern } from './pattern.ts'
import { herb, seasoning } from './roles.ts'
import { butter, flour } from './baking-roles.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

const main = part(
  'main',
  ['chicken-thigh', 'veal-escalope', 'white-fish', 'tofu', 'chickpea', 'white-bean'],
  [150, 'g'],
  {
    takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein', 'legume')(each),
    most: 3,
    cut: 'auto',
  },
)

const vegetables = part('vegetables', ['carrot', 'button-mushroom', 'leek'], [70, 'g'], {
  takes: (each) => inCategory('vegetable', 'mushroom', 'potato')(each) && !/tomato|passata/.test(each.id),
  most: 6,
  least: 2,
  cut: 'auto',
})

const flavour = part('flavour', ['bay-leaf', 'clove'], [0.5, 'piece'], {
  takes: (each) => inCategory('spice')(each) && each.id !== 'salt' && each.id !== 'black-pepper',
  most: 4,
})

/** Poached without colour; the broth becomes a pale sauce with cream. */
export const whiteStew: Pattern = {
  id: 'whiteStew',
  dishType: 'Mains',
  cuisines: ['french', 'german'],
  likes: { poultry: 1, meat: 1 },
  tastes: ['creamy', 'rich'],
  needs: 'name',
  roles: [
    main,
    vegetables,
    part('onion', ['onion', 'leek', 'shallot'], [0.5, null], {
      takes: ({ id }) => /onion|shallot/.test(id),
      cut: 'auto',
    }),
    flavour,
    part('stock', ['vegetable-stock', 'chicken-stock', 'water'], [300, 'ml'], { takes: inCategory('stock') }),
    onCall('wine', inCategory('wine'), [50, 'ml']),
    butter(10),
    flour(10),
    part('cream', ['cream', 'lactose-free-cream', 'oat-cream', 'soy-cream', 'coconut-milk'], [60, 'ml'], {
      takes: ({ id }) => /cream$|creme-fraiche/.test(id) && id !== 'ice-cream',
    }),
    onCall('yolk', ({ id }) => /^egg/.test(id), [0.5, null]),
    onCall('sharp', ({ id }) => /^(caper|mustard|almond|ground-almond|saffron)$/.test(id), [1, 'tsp'], {
      most: 4,
    }),
    part('sour', ['lemon', 'white-wine-vinegar'], [0.25, null], {
      takes: ({ id }) => /^lemon$/.test(id),
      cut: 'juice',
      each: ({ id }) => (id === 'lemon' ? { amount: 0.25, unit: null } : { amount: 1, unit: 'tsp' }),
    }),
    seasoning,
    part('side', ['rice', 'basmati-rice', 'potato'], [70, 'g'], { takes: inCategory('grain', 'pasta') }),
    { ...herb, pool: ['parsley', 'chive', 'chervil'] },
  ],
  steps: [
    cook(
      null,
      'Cook {side} in salted water as the pack says and keep warm under a lid.',
      'Cuire {side} à l’eau salée selon le paquet et garder au chaud à couvert.',
      'Cocer {side} en agua con sal según el paquete y mantener caliente tapado.',
      '{side} nach Packungsangabe in Salzwasser garen und zugedeckt warm halten.',
      { aside: true },
    ),
    cook(
      (plan) => Math.max(25, longest(plan, ['main'], 20, 90)),
      'Put {main+onion+flavour} into a pot, cover with {stock+wine}, bring slowly to a simmer, skim and poach under a lid for {minutes} minutes without letting it brown.',
      'Mettre {main+onion+flavour} dans une cocotte, couvrir avec {stock+wine}, porter doucement à frémissement, écumer et pocher {minutes} minutes à couvert, sans coloration.',
      'Poner {main+onion+flavour} en una cazuela, cubrir con {stock+wine}, llevar despacio casi a ebullición, espumar y cocer tapado {minutes} minutos sin que se dore.',
      '{main+onion+flavour} in einen Topf geben, {stock+wine} angießen, langsam zum Sieden bringen, abschäumen und zugedeckt {minutes} Minuten ziehen lassen, ohne dass etwas bräunt.',
      { doneness: 'main', least: 18 },
    ),
    cook(
      12,
      'Add {vegetables} and cook for 12 more minutes until tender; lift everything out and keep the broth.',
      'Ajouter {vegetables} et cuire encore 12 minutes ; retirer le tout et garder le bouillon.',
      'Añadir {vegetables} y cocer 12 minutos más, hasta que esté tierno; sacar todo y guardar el caldo.',
      '{vegetables} zugeben und noch 12 Minuten garen; alles herausheben und die Brühe auffangen.',
    ),
    cook(
      6,
      'Melt {butter}, stir in {flour} for a minute without browning, whisk in the broth little by little and simmer for 5 minutes until it coats a spoon.',
      'Faire fondre {butter}, ajouter {flour} et remuer une minute sans colorer, verser le bouillon peu à peu au fouet et laisser épaissir 5 minutes, jusqu’à napper la cuillère.',
      'Fundir {butter}, añadir {flour} y remover un minuto sin que se dore, incorporar el caldo poco a poco con las varillas y cocer 5 minutos, hasta que nape la cuchara.',
      '{butter} schmelzen, {flour} eine Minute ohne Farbe anschwitzen, die Brühe nach und nach unterschlagen und 5 Minuten köcheln, bis die Sauce den Löffel überzieht.',
    ),
    cook(
      3,
      'Stir in {cream+yolk+sharp+sour} away from the boil, heat gently until it thickens a little more, never boiling, and season with {seasoning:bare}.',
      'Hors du feu, incorporer {cream+yolk+sharp+sour}, réchauffer doucement sans bouillir pour lier encore un peu et assaisonner {seasoning:de}.',
      'Fuera del fuego incorporar {cream+yolk+sharp+sour}, calentar con suavidad sin que hierva para que ligue un poco más y sazonar con {seasoning:bare}.',
      'Vom Herd genommen {cream+yolk+sharp+sour} einrühren, sanft erhitzen, ohne zu kochen, bis die Sauce noch etwas bindet, und mit {seasoning:with} würzen.',
    ),
    prep(
      2,
      'Return everything to the sauce, warm through and serve[ with {side}], scattered with {herb}.',
      'Remettre le tout dans la sauce, réchauffer et servir[ avec {side}], parsemé {herb:de}.',
      'Devolver todo a la salsa, calentar y servir[ con {side}], con {herb} por encima.',
      'Alles wieder in die Sauce legen, erwärmen und[ mit {side:dat}], mit {herb:dat} bestreut, servieren.',
    ),
  ],
  heads: ['main'],
  withs: ['vegetables'],
  pitch: [
    say(
      'Nothing browns here: poached gently, the broth itself becomes a pale, silky sauce.',
      'Rien ne colore ici : tout poche doucement, et le bouillon devient une sauce pâle et soyeuse.',
      'Aquí nada se dora: se cuece con suavidad y el propio caldo se vuelve una salsa clara y sedosa.',
      'Hier bräunt nichts: sanft gezogen, wird aus der Brühe selbst eine helle, seidige Sauce.',
    ),
  ],
}

/** A joint and roots simmered in one broth, which is eaten with them. */
export const boiledJoint: Pattern = {
  id: 'boiledJoint',
  dishType: 'Mains',
  cuisines: ['french', 'german', 'spanish'],
  likes: { meat: 1, vegetable: 1 },
  tastes: ['hearty', 'light'],
  onePot: true,
  needs: 'name',
  roles: [
    {
      ...main,
      cut: 'joint',
      pool: ['roast-beef', 'chicken-thigh', 'lamb-shoulder', 'white-bean', 'chickpea'],
      most: 4,
      each: (each) =>
        inCategory('legume')(each)
          ? each.serving
          : each.category === 'sausage'
            ? { amount: 50, unit: 'g' }
            : { amount: 170, unit: 'g' },
    },
    {
      ...vegetables,
      pool: ['carrot', 'leek', 'celeriac', 'turnip', 'white-cabbage'],
      least: 3,
      each: () => ({ amount: 90, unit: 'g' }),
    },
    part('potato', ['waxy-potato', 'potato'], [180, 'g'], {
      takes: ({ id, category }) => category === 'potato' || /noodle|vermicelli/.test(id),
      cut: 'auto',
    }),
    part('onion', ['onion', 'shallot', 'leek'], [0.5, null], {
      takes: ({ id }) => /onion|shallot|garlic|ginger/.test(id),
      most: 3,
      cut: 'auto',
    }),
    flavour,
    part('water', ['water'], [450, 'ml'], {
      takes: (each) => inCategory('stock')(each) || each.id === 'water',
    }),
    seasoning,
    part('sharp', ['mustard', 'horseradish'], [1, 'tsp'], {
      takes: ({ id }) => /mustard|horseradish|gherkin|caper/.test(id),
      least: 0,
      most: 2,
    }),
    { ...herb, pool: ['parsley', 'chive', 'thyme'] },
  ],
  steps: [
    cook(
      (plan) => Math.max(40, longest(plan, ['main'], 30, 150)),
      'Put {main+onion+flavour} into a big pot with {water}, bring slowly to the boil, skim, salt lightly and simmer for {minutes} minutes, never faster than a bubble now and then.',
      'Mettre {main+onion+flavour} dans une grande marmite avec {water}, porter lentement à ébullition, écumer, saler légèrement et laisser frémir {minutes} minutes, à peine une bulle de temps en temps.',
      'Poner {main+onion+flavour} en una olla grande con {water}, llevar despacio a ebullición, espumar, salar ligeramente y cocer {minutes} minutos, con apenas una burbuja de vez en cuando.',
      '{main+onion+flavour} mit {water:dat} in einem großen Topf langsam aufkochen, abschäumen, leicht salzen und {minutes} Minuten sieden, nur ab und zu darf eine Blase steigen.',
      { doneness: 'main', least: 40 },
    ),
    cook(
      25,
      'Add {vegetables+potato} and simmer for 25 more minutes until tender.',
      'Ajouter {vegetables+potato} et laisser frémir encore 25 minutes.',
      'Añadir {vegetables+potato} y cocer 25 minutos más, hasta que esté tierno.',
      '{vegetables+potato} zugeben und noch 25 Minuten sieden, bis alles weich ist.',
      { least: 18 },
    ),
    cook(
      3,
      '[Slice {main.flesh} across the grain. ]Season the broth with {seasoning:bare} and ladle everything into deep plates with {herb}.',
      '[Trancher {main.flesh}. ]Assaisonner le bouillon {seasoning:de} et servir le tout dans des assiettes creuses avec {herb}.',
      '[Cortar {main.flesh} en lonchas. ]Sazonar el caldo con {seasoning:bare} y servir todo en platos hondos con {herb}.',
      '[{main.flesh} aufschneiden. ]Die Brühe mit {seasoning:with} abschmecken und alles mit {herb:dat} in tiefen Tellern anrichten.',
    ),
    prep(
      1,
      'Put {sharp} on the table with it.',
      'Présenter {sharp} à part.',
      'Poner {sharp} en la mesa aparte.',
      '{sharp} dazu auf den Tisch stellen.',
    ),
  ],
  heads: ['main'],
  withs: ['vegetables'],
  pitch: [
    say(
      'First the clear broth, then what was cooked in it: two courses out of one pot.',
      'D’abord le bouillon clair, puis ce qui y a cuit : deux services d’une seule marmite.',
      'Primero el caldo limpio y después lo que se coció en él: dos platos de una sola olla.',
      'Erst die klare Brühe, dann, was darin gegart hat: zwei Gänge aus einem Topf.',
    ),
  ],
}
