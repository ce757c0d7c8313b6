import { g, inCategory, of, say, type Pattern } from './pattern.ts'
import { isFruit, pinch, spoonful } from './dessert-roles.ts'
import { bakersSugar, bakingPowder, butter, eggs, flour, heatOven, milk, vanilla } from './baking-roles.ts'

const lineSheet = (celsius: number) =>
  heatOven(
    celsius,
    'line a baking sheet with paper',
    'tapisser une plaque de papier cuisson',
    'forrar una bandeja con papel de horno',
    'ein Blech mit Backpapier auslegen',
  )

export const cookies: Pattern = {
  id: 'cookies',
  dishType: 'Desserts',
  cuisines: ['german', 'french'],
  likes: { chocolate: 2, nut: 2, grain: 1, spice: 2, baking: 2 },
  tastes: ['crunchy', 'sweet'],
  oven: true,
  needs: 'name',
  batch: 6,
  roles: [
    butter(18),
    bakersSugar(20, ['brown-sugar', 'sugar']),
    eggs(0.16),
    vanilla([]),
    flour(32),
    { ...bakingPowder, each: of(0.125, 'tsp') },
    pinch,
    {
      id: 'bits',
      takes: (each) =>
        inCategory('chocolate', 'nut', 'seed', 'grain')(each) ||
        /raisin|dried-|coconut|peanut-butter|marzipan/.test(each.id) ||
        (isFruit(each) && each.category !== 'berry'),
      most: 3,
      pool: ['dark-chocolate', 'hazelnut', 'oats', 'gluten-free-oats', 'sunflower-seed'],
      each: g(20),
      cut: 'auto',
    },
    {
      id: 'zest',
      takes: ({ id }) => /zest$|^lemon$|^orange$/.test(id),
      least: 0,
      pool: [],
      each: of(0.25, 'tsp'),
    },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 6,
      text: say(
        'Beat {butter}, soft, with {sweet+spice+zest+salt} until creamy, then beat in {egg}.',
        "Travailler {butter} en pommade avec {sweet+spice+zest+salt} jusqu'à consistance crémeuse, puis incorporer {egg}.",
        'Batir {butter} a temperatura ambiente con {sweet+spice+zest+salt} hasta lograr una crema e incorporar {egg}.',
        '{butter} (weich) mit {sweet+spice+zest+salt:dat} cremig rühren, dann {egg} unterrühren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Stir in {flour+powder}, only until no dry flour shows, and fold in {bits}, chopped if large.',
        'Ajouter {flour+powder}, sans trop travailler, et incorporer {bits} en petits morceaux.',
        'Añadir {flour+powder} sin trabajar de más e incorporar {bits} en trozos pequeños.',
        '{flour+powder} nur kurz unterrühren und {bits}, grob gehackt, unterheben.',
      ),
    },
    {
      kind: 'wait',
      minutes: 30,
      least: 10,
      text: say(
        'Chill the dough for {minutes} minutes, so that the biscuits do not run.',
        'Mettre la pâte au frais {minutes} minutes, pour éviter que les biscuits ne s’étalent.',
        'Enfriar la masa {minutes} minutos, para que las galletas no se extiendan.',
        'Den Teig {minutes} Minuten kalt stellen, damit die Kekse nicht verlaufen.',
      ),
    },
    lineSheet(180),
    {
      kind: 'cook',
      minutes: 12,
      celsius: 180,
      text: say(
        'Set walnut-size balls well apart on the sheet, press flat and bake for about 12 minutes; the edge browns, the middle is still soft.',
        "Déposer des boules de la taille d'une noix bien espacées, aplatir et enfourner 12 minutes environ ; le bord dore, le centre reste mou.",
        'Poner bolitas como una nuez bien separadas, aplastar y hornear unos 12 minutos; el borde se dora y el centro sigue blando.',
        'Walnussgroße Kugeln mit Abstand aufs Blech setzen, flach drücken und etwa 12 Minuten backen; der Rand bräunt, die Mitte ist noch weich.',
      ),
    },
    {
      kind: 'wait',
      minutes: 10,
      text: say(
        'Leave on the sheet for 10 minutes: they firm up as they cool.',
        'Laisser 10 minutes sur la plaque : les biscuits durcissent en refroidissant.',
        'Dejar 10 minutos en la bandeja: al enfriar se endurecen.',
        'Auf dem Blech 10 Minuten abkühlen lassen: Dabei werden sie fest.',
      ),
    },
  ],
  heads: [],
  withs: ['bits'],
  title: say(
    '{dish} with {withs:bare}',
    '{dish} {withs:to}',
    '{dish} con {withs:bare}',
    '{dish} mit {withs:with}',
  ),
  pitch: [
    say(
      'Crisp at the rim and soft in the middle, because they leave the oven before they look done.',
      'Croquants au bord, tendres au centre : on les sort avant qu’ils aient l’air cuits.',
      'Crujientes por el borde y tiernas en el centro: se sacan antes de que parezcan hechas.',
      'Am Rand knusprig, in der Mitte weich: Man holt sie heraus, bevor sie fertig aussehen.',
    ),
  ],
}

export const scones: Pattern = {
  id: 'scones',
  dishType: 'Desserts',
  batch: 4,
  cuisines: ['french'],
  likes: { baking: 1, dairy: 1, fruit: 1 },
  tastes: ['hearty', 'sweet'],
  oven: true,
  needs: 'name',
  roles: [
    flour(60),
    { ...bakingPowder, each: of(0.75, 'tsp') },
    {
      ...butter(14),
      note: say(
        'cold, in pieces',
        'à la sortie du réfrigérateur, en morceaux',
        'de la nevera, en trozos',
        'kalt, in Stücken',
      ),
    },
    bakersSugar(7, ['sugar']),
    pinch,
    milk(35),
    {
      id: 'bits',
      takes: (each) =>
        /raisin|dried-|cheese|cheddar|date|zest/.test(each.id) ||
        inCategory('berry', 'chocolate', 'nut', 'cheese')(each),
      most: 2,
      least: 0,
      pool: [],
      each: g(15),
      cut: 'auto',
    },
    { id: 'jam', takes: ({ id }) => id === 'jam' || id === 'honey', pool: ['jam', 'honey'], each: g(20) },
    {
      ...spoonful,
      id: 'spoonful',
      pool: ['creme-fraiche', 'mascarpone', 'lactose-free-yogurt', 'soy-yogurt', 'coconut-yogurt'],
      each: g(30),
    },
  ],
  steps: [
    lineSheet(220),
    {
      kind: 'prep',
      minutes: 5,
      text: say(
        'Rub {butter} into {flour+powder+sweet+salt} with your fingertips to fine crumbs[; mix in {bits}].',
        'Sabler {butter} du bout des doigts avec {flour+powder+sweet+salt}[ ; ajouter {bits}].',
        'Frotar {butter} con {flour+powder+sweet+salt} con la punta de los dedos hasta formar migas finas[; añadir {bits}].',
        '{butter} mit {flour+powder+sweet+salt:dat} zwischen den Fingerspitzen fein verreiben[; {bits} untermischen].',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Stir in most of {milk} with a knife and bring together gently, without kneading. Pat out 3 cm thick and cut out rounds with a floured glass, pressing straight down.',
        'Incorporer presque toute la mesure {milk:of} avec la lame d’un couteau et rassembler sans pétrir. Aplatir à 3 cm et découper des ronds avec un verre fariné, bien droit.',
        'Incorporar casi toda la medida {milk:de} con un cuchillo y juntar sin amasar. Aplanar a 3 cm y cortar círculos con un vaso enharinado, apretando recto.',
        '{milk} bis auf einen Rest mit einem Messer unterrühren und ohne Kneten zusammenbringen. Drei Zentimeter dick flach drücken und mit einem bemehlten Glas gerade Kreise ausstechen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 13,
      celsius: 220,
      text: say(
        'Brush the tops with the last of {milk:bare} and bake for 13 minutes until well risen and golden.',
        "Badigeonner le dessus avec un reste {milk:de} et enfourner 13 minutes, jusqu'à ce que ce soit bien levé et doré.",
        'Pincelar con el resto {milk:de} y hornear 13 minutos, hasta que suban y se doren.',
        'Die Oberseiten mit dem Rest {milk:bare} bestreichen und 13 Minuten backen, bis sie hoch aufgegangen und goldgelb sind.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Break open while warm and serve with {spoonful} and {jam}.',
        'Ouvrir tiède et servir avec {spoonful} et {jam}.',
        'Abrir en templado y servir con {spoonful} y {jam}.',
        'Noch warm auseinanderbrechen und mit {spoonful:dat} und {jam:dat} servieren.',
      ),
    },
  ],
  heads: ['bits'],
  withs: ['jam'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Cold butter, a light hand and a hot oven: they rise in minutes and are eaten within the hour.',
      'Beurre froid, main légère et four chaud : ils montent en quelques minutes et se mangent dans l’heure.',
      'Mantequilla fría, mano ligera y horno fuerte: suben en minutos y se comen en una hora.',
      'Kaltes Fett, leichte Hand, heißer Ofen: In Minuten gehen sie auf und sind in der Stunde gegessen.',
    ),
  ],
}
