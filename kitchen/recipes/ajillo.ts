import { inCategory, say, type Pattern } from './pattern.ts'
import { heat, herb, seasoning } from './roles.ts'
import { butter } from './baking-roles.ts'
import { beside, heart, spicing } from './kitchen-parts.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

const bread = part('bread', ['baguette', 'country-bread', 'gluten-free-bread'], [80, 'g'], {
  takes: inCategory('bread'),
})

const lemonWedges = part('sour', ['lemon', 'lime'], [0.25, null], {
  takes: ({ id }) => /^(lemon|lime)$/.test(id),
  cut: 'wedges',
})

export const ajillo: Pattern = {
  id: 'ajillo',
  dishType: 'Mains',
  cuisines: ['spanish'],
  likes: { shellfish: 1 },
  tastes: ['rich', 'hearty'],
  needs: 'name',
  roles: [
    heart(['prawn', 'oyster-mushroom', 'button-mushroom', 'tofu'], 150, {
      takes: (each) => inCategory('meat', 'poultry', 'fish', 'shellfish', 'mushroom', 'plantProtein')(each),
      cut: 'fine',
    }),
    part('garlic', ['garlic', 'spring-onion'], [3, 'clove'], {
      takes: ({ id }) => id === 'garlic',
      each: ({ id }) => (id === 'garlic' ? { amount: 3, unit: 'clove' } : { amount: 2, unit: null }),
      cut: 'slices',
    }),
    part('oil', ['olive-oil', 'rapeseed-oil'], [40, 'ml'], { takes: inCategory('fat') }),
    part('chilli', ['chilli-flakes', 'paprika'], [0.25, 'tsp'], { takes: (each) => (each.heat ?? 0) > 1 }),
    onCall('wine', ({ id, category }) => category === 'wine' || id === 'brandy', [25, 'ml']),
    onCall('vegetables', inCategory('vegetable', 'leafyGreen', 'potato'), [80, 'g'], { cut: 'fine' }),
    seasoning,
    { ...herb, pool: ['parsley', 'chive'] },
    bread,
    lemonWedges,
  ],
  steps: [
    cook(
      4,
      'Put {oil} with {garlic+chilli} into a cold pan and heat slowly for 4 minutes until it smells and just begins to colour.',
      'Mettre {oil} avec {garlic+chilli} dans une poêle froide et chauffer doucement 4 minutes, jusqu’à ce que l’ail embaume et blondisse à peine.',
      'Poner {oil} con {garlic+chilli} en una sartén fría y calentar despacio 4 minutos, hasta que huela y apenas tome color.',
      '{oil} mit {garlic+chilli:dat} in eine kalte Pfanne geben und 4 Minuten langsam erhitzen, bis es duftet und gerade Farbe nimmt.',
    ),
    cook(
      ({ parts }) =>
        parts.some(({ role, ingredient }) => role === 'main' && ingredient.category === 'poultry')
          ? 15
          : parts.some(({ role, ingredient }) => role === 'main' && ingredient.category === 'meat')
            ? 12
            : 5,
      'Turn up the heat, add {main+vegetables} and fry for {minutes} minutes, tossing often[; pour in {wine} and let it bubble away].',
      'Augmenter le feu, ajouter {main+vegetables} et saisir {minutes} minutes en remuant souvent[ ; verser {wine} et laisser s’évaporer].',
      'Subir el fuego, añadir {main+vegetables} y saltear {minutes} minutos, moviendo a menudo[; verter {wine} y dejar que se evapore].',
      'Die Hitze erhöhen, {main+vegetables} zugeben und unter häufigem Schwenken {minutes} Minuten braten[; {wine} angießen und verkochen lassen].',
      { doneness: 'main' },
    ),
    prep(
      2,
      'Season with {seasoning:bare}, scatter with {herb} and bring to the table sizzling, with {bread} for the oil and {sour}.',
      'Assaisonner {seasoning:de}, parsemer {herb:de} et porter à table tout grésillant, avec {bread} pour saucer et {sour}.',
      'Sazonar con {seasoning:bare}, esparcir {herb} y llevar a la mesa chisporroteando, con {bread} para mojar y {sour}.',
      'Mit {seasoning:with} würzen, mit {herb:dat} bestreuen und brutzelnd auf den Tisch bringen, dazu {bread} zum Tunken und {sour}.',
    ),
  ],
  heads: ['main'],
  withs: ['garlic'],
  pitch: [
    say(
      'The oil is the sauce here, so there must be bread to mop it up.',
      'L’huile fait la sauce : il faut du pain pour la recueillir.',
      'El aceite es la salsa, así que hace falta pan para rebañar.',
      'Das Öl ist hier die Sauce, also braucht es Brot zum Auftunken.',
    ),
  ],
}

export const mussels: Pattern = {
  id: 'mussels',
  dishType: 'Mains',
  cuisines: ['french'],
  likes: { shellfish: 1 },
  tastes: ['fresh'],
  onePot: true,
  needs: 'name',
  roles: [
    heart(['mussel', 'clam', 'button-mushroom', 'artichoke'], 500, {
      takes: (each) =>
        inCategory('shellfish', 'fish', 'plantProtein', 'mushroom', 'meat', 'poultry', 'sausage')(each),
      each: ({ category, id }) =>
        /mussel|clam/.test(id)
          ? { amount: 500, unit: 'g' }
          : { amount: category === 'mushroom' ? 200 : 120, unit: 'g' },
    }),
    part('onion', ['shallot', 'leek', 'onion'], [1, null], {
      takes: ({ id }) => /onion|shallot|garlic/.test(id),
      most: 3,
      cut: 'auto',
      each: ({ id }) => (id === 'garlic' ? { amount: 1, unit: 'clove' } : { amount: 1, unit: null }),
    }),
    beside(['celery', 'fennel', 'leek'], 40, 1, { cut: 'fine' }),
    butter(12),
    part('wine', ['white-wine', 'vegetable-stock'], [100, 'ml'], {
      takes: (each) => inCategory('wine', 'stock')(each),
    }),
    onCall('cream', ({ id }) => /cream$|creme-fraiche|coconut-milk/.test(id) && id !== 'ice-cream', [
      60,
      'ml',
    ]),
    spicing(['bay-leaf'], 1),
    heat,
    seasoning,
    { ...herb, pool: ['parsley', 'chive', 'thyme'] },
    part('side', ['baguette', 'country-bread', 'gluten-free-bread'], [80, 'g'], {
      takes: inCategory('bread', 'potato'),
    }),
  ],
  steps: [
    cook(
      null,
      'Warm {side.bread} to be ready with the pot.',
      'Réchauffer {side.bread} pour que tout soit prêt en même temps.',
      'Calentar {side.bread} para que esté a la vez.',
      '{side.bread} aufbacken, damit alles zugleich fertig ist.',
      { aside: true },
    ),
    cook(
      20,
      'Boil {side.potato} in salted water for 20 minutes until tender and drain.',
      'Cuire {side.potato} 20 minutes à l’eau salée et égoutter.',
      'Cocer {side.potato} 20 minutos en agua con sal y escurrir.',
      '{side.potato} 20 Minuten in Salzwasser gar kochen und abgießen.',
      { aside: true },
    ),
    cook(
      12,
      'Cook {side.grain} in salted water as the pack says and drain.',
      'Cuire {side.grain} à l’eau salée selon le paquet et égoutter.',
      'Cocer {side.grain} en agua con sal según el paquete y escurrir.',
      '{side.grain} nach Packungsangabe in Salzwasser garen und abgießen.',
      { aside: true },
    ),
    cook(
      5,
      'Soften {onion+vegetables+spice+heat} in {butter} in a big pot for 5 minutes without colour.',
      'Faire fondre {onion+vegetables+spice+heat} dans {butter} 5 minutes dans une grande cocotte, sans colorer.',
      'Pochar {onion+vegetables+spice+heat} en {butter} 5 minutos en una olla grande, sin que se dore.',
      '{onion+vegetables+spice+heat} in {butter:dat} in einem großen Topf 5 Minuten ohne Farbe dünsten.',
    ),
    cook(
      7,
      'Pour in {wine}, bring to a fierce boil, tip in {main}, cover and steam for 7 minutes, shaking twice.',
      'Verser {wine}, porter à gros bouillons, ajouter {main}, couvrir et cuire 7 minutes à la vapeur en secouant deux fois.',
      'Verter {wine}, llevar a ebullición fuerte, añadir {main}, tapar y cocer al vapor 7 minutos, moviendo la olla dos veces.',
      '{wine} angießen, sprudelnd aufkochen, {main} zugeben und zugedeckt 7 Minuten dämpfen, dabei zweimal rütteln.',
      { doneness: 'main' },
    ),
    prep(
      2,
      '[Stir in {cream}. ]Season with {seasoning:bare}, scatter with {herb} and serve from the pot with {side}.',
      '[Ajouter {cream}. ]Assaisonner {seasoning:de}, parsemer {herb:de} et servir dans la cocotte avec {side}.',
      '[Añadir {cream}. ]Sazonar con {seasoning:bare}, esparcir {herb} y servir en la misma olla con {side}.',
      '[{cream} einrühren. ]Mit {seasoning:with} abschmecken, mit {herb:dat} bestreuen und im Topf mit {side:dat} servieren.',
    ),
  ],
  heads: ['main'],
  withs: ['wine'],
  pitch: [
    say(
      'Ten minutes from the pot to the table, and the broth at the bottom is the reward.',
      'Dix minutes de la cocotte à la table, et le jus au fond est la récompense.',
      'Diez minutos de la olla a la mesa, y el caldo del fondo es el premio.',
      'Zehn Minuten vom Topf auf den Tisch, und der Sud am Boden ist die Belohnung.',
    ),
  ],
}
