import { flesh, g, greens, inCategory, of, say, seafood, type Pattern, type Role } from './pattern.ts'
import { isFruit, lemon, nuts, pinch } from './dessert-roles.ts'
import { fat, herb, seasoning } from './roles.ts'
import { butter, eggs, milk, vanilla } from './baking-roles.ts'

const batter: readonly Role[] = [{ ...milk(110) }, { ...eggs(0.75) }, pinch, { ...butter(8) }]

const mixBatter = {
  kind: 'prep',
  minutes: 5,
  text: say(
    'Whisk {flour} with half of {milk} and {salt} until smooth, then whisk in {egg} and the rest of the milk; the batter should run like cream.',
    'Fouetter {flour} avec la moitié {milk:of} et {salt} pour éviter les grumeaux, puis incorporer {egg} et le reste du liquide ; la pâte doit couler comme une crème.',
    'Batir {flour} con la mitad {milk:of} y {salt} hasta que no haya grumos; incorporar {egg} y el resto del líquido; la masa debe fluir como nata.',
    '{flour} mit der Hälfte {milk:of} und {salt:dat} glatt rühren, dann {egg} und die restliche Flüssigkeit unterrühren; der Teig soll wie Sahne fließen.',
  ),
} as const

const rest = {
  kind: 'wait',
  minutes: 20,
  least: 5,
  text: say(
    'Let the batter rest for {minutes} minutes.',
    'Laisser reposer la pâte {minutes} minutes.',
    'Dejar reposar la masa {minutes} minutos.',
    'Den Teig {minutes} Minuten ruhen lassen.',
  ),
} as const

const fry = {
  kind: 'cook',
  minutes: 15,
  text: say(
    'Brush a hot pan thinly with {butter:bare}, swirl in a small ladle of batter and cook for a minute until the edge lifts; turn and cook for half a minute. Stack on a warm plate, 2 to 3 each.',
    "Graisser légèrement une poêle chaude avec {butter:of}, y étaler une petite louche de pâte et cuire une minute, jusqu'à ce que le bord se détache ; retourner et cuire une demi-minute. Empiler sur une assiette chaude : 2 à 3 par personne.",
    'Untar ligeramente una sartén caliente con {butter:bare}, extender un cacito de masa y cocinar un minuto, hasta que el borde se despegue; dar la vuelta y cocinar medio minuto. Apilar en un plato caliente: 2 o 3 por persona.',
    'Eine heiße Pfanne dünn mit {butter:with} ausstreichen, eine kleine Kelle Teig hineinschwenken und eine Minute backen, bis sich der Rand hebt; wenden und eine halbe Minute weiterbacken. Auf einem warmen Teller stapeln, 2 bis 3 Stück pro Person.',
  ),
} as const

export const crepes: Pattern = {
  id: 'crepes',
  dishType: 'Desserts',
  cuisines: ['french'],
  likes: { baking: 2, berry: 1, fruit: 1, chocolate: 2, citrus: 2, sweetener: 2, dairy: 1, nut: 1, egg: 2 },
  tastes: ['sweet', 'light'],
  needs: 'name',
  roles: [
    {
      id: 'flour',
      takes: ({ id }) => /flour$/.test(id) && id !== 'cornflour',
      pool: ['flour', 'spelt-flour', 'gluten-free-flour', 'rice-flour'],
      each: g(50),
    },
    ...batter,
    vanilla([]),
    { id: 'sweet', takes: inCategory('sweetener'), most: 2, pool: ['sugar', 'maple-syrup'], each: g(10) },
    lemon,
    { id: 'fruit', takes: isFruit, most: 3, least: 0, pool: [], each: g(80), cut: 'auto' },
    {
      id: 'filling',
      takes: ({ id, category }) =>
        category === 'chocolate' ||
        /spread|jam|dulce-de-leche|ricotta|quark|yogurt|ice-cream|cream$/.test(id),
      most: 2,
      least: 0,
      pool: [],
      each: g(25),
    },
    nuts(0),
  ],
  steps: [
    mixBatter,
    rest,
    fry,
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Meanwhile, warm {fruit} in a small pan for 5 minutes until juicy.',
        'Pendant ce temps, chauffer {fruit} 5 minutes dans une petite casserole pour faire sortir le jus.',
        'Mientras, calentar {fruit} en un cazo 5 minutos, hasta que {fruit?suelte/suelten} zumo.',
        'Inzwischen {fruit} in einem kleinen Topf 5 Minuten erwärmen, bis Saft austritt.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Sprinkle with {sweet+spice}, a few drops of {lemon:bare}[ and {filling+fruit+nuts}], fold into quarters and serve warm.',
        'Garnir avec {sweet+spice}, quelques gouttes {lemon:de}[ et {filling+fruit+nuts}], plier en quatre et servir chaud.',
        'Repartir {sweet+spice}, unas gotas {lemon:de}[ y {filling+fruit+nuts}], doblar en cuatro y servir caliente.',
        'Mit {sweet+spice:dat} und ein paar Tropfen {lemon:bare} beträufeln[, {filling+fruit+nuts} daraufgeben], zu Vierteln falten und warm servieren.',
      ),
    },
  ],
  heads: ['fruit', 'filling'],
  withs: ['lemon'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Thin enough to read a newspaper through; the first one belongs to the cook.',
      'Assez fines pour lire le journal au travers ; la première est pour qui cuisine.',
      'Tan finas que se lee el periódico a través; la primera es para quien cocina.',
      'So dünn, dass man die Zeitung hindurch lesen kann; die erste gehört dem, der kocht.',
    ),
  ],
}

export const savouryCrepes: Pattern = {
  id: 'savouryCrepes',
  dishType: 'Mains',
  cuisines: ['french'],
  likes: { cheese: 2, egg: 1, meat: 1, mushroom: 2, leafyGreen: 1 },
  tastes: ['hearty', 'crunchy'],
  needs: 'name',
  roles: [
    {
      id: 'flour',
      takes: ({ id }) => /flour$/.test(id) && id !== 'cornflour',
      pool: ['buckwheat-flour', 'flour', 'gluten-free-flour', 'rice-flour'],
      each: g(60),
    },
    ...batter,
    {
      id: 'main',
      takes: (each) =>
        greens(each) || flesh(each) || seafood(each) || inCategory('plantProtein', 'potato', 'legume')(each),
      most: 4,
      least: 2,
      pool: ['button-mushroom', 'spinach', 'leek', 'tomato'],
      each: g(70),
      cut: 'fine',
    },
    {
      id: 'onion',
      takes: inCategory('aromatic'),
      most: 2,
      pool: ['shallot', 'onion'],
      each: ({ id }) => (id === 'garlic' ? { amount: 0.5, unit: 'clove' } : { amount: 0.5, unit: null }),
      cut: 'auto',
    },
    {
      ...fat,
      takes: ({ category }) => category === 'fat',
      pool: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'],
      each: of(0.5, 'tbsp'),
    },
    {
      id: 'cheese',
      takes: (each) => inCategory('cheese')(each) || /vegan-/.test(each.id),
      most: 2,
      pool: ['gruyere', 'gouda', 'vegan-grated-cheese'],
      each: g(35),
      cut: 'auto',
    },
    { id: 'spice', takes: inCategory('spice'), least: 0, pool: [], each: of(0.25, 'tsp') },
    seasoning,
    { ...herb, pool: ['chive', 'parsley'] },
  ],
  steps: [
    mixBatter,
    rest,
    {
      kind: 'cook',
      minutes: 8,
      doneness: 'main',
      text: say(
        'Meanwhile, heat {fat} and fry {onion+main} for 8 minutes until done and dry; season with {spice+seasoning:bare}.',
        'Pendant ce temps, chauffer {fat} et y cuire {onion+main} 8 minutes, sans laisser de jus ; assaisonner {spice+seasoning:de}.',
        'Mientras, calentar {fat} y saltear {onion+main} 8 minutos, hasta que no quede líquido; sazonar con {spice+seasoning:bare}.',
        'Inzwischen {fat} erhitzen, {onion+main} darin 8 Minuten gar und trocken braten und mit {spice+seasoning:with} würzen.',
      ),
    },
    fry,
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Return one after the other to the pan, fill with the mixture and {cheese}, fold in the sides and warm for a minute until the cheese runs; scatter with {herb}.',
        'Remettre une à une dans la poêle, garnir avec la préparation et {cheese}, replier les bords et chauffer une minute, le temps de faire fondre ; parsemer {herb:de}.',
        'Devolver una a una a la sartén, rellenar con la mezcla y {cheese}, plegar los bordes y calentar un minuto, hasta que se funda; esparcir {herb}.',
        'Nacheinander in die Pfanne zurückgeben, mit dem Gebratenen und {cheese:dat} füllen, die Seiten einschlagen und eine Minute erwärmen, bis alles schmilzt; mit {herb:dat} bestreuen.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['cheese'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Crisp at the folded edge, soft in the middle, and best eaten straight from the pan.',
      'Croustillante au bord replié, fondante au milieu, et meilleure sortie de la poêle.',
      'Crujiente en el borde, tierna en el centro y mejor recién salida de la sartén.',
      'Knusprig am gefalteten Rand, weich in der Mitte und am besten direkt aus der Pfanne.',
    ),
  ],
}
