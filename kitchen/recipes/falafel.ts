import { g, greens, inCategory, of, say, type Pattern } from './pattern.ts'
import { aromatics, heat, herb, salt, spices } from './roles.ts'
import { fryingOil } from './frying.ts'

export const falafel: Pattern = {
  id: 'falafel',
  dishType: 'Mains',
  cuisines: ['levantine'],
  likes: { legume: 2, bread: 1, seed: 1 },
  tastes: ['crunchy', 'herby'],
  needs: 'name',
  roles: [
    {
      id: 'main',
      takes: inCategory('legume'),
      most: 2,
      pool: ['chickpea', 'white-bean', 'pea'],
      each: ({ serving }) => (serving.unit === 'can' ? { amount: 0.75, unit: 'can' } : serving),
      cut: 'auto',
    },
    { ...aromatics, pool: ['onion', 'garlic'] },
    { ...spices, pool: ['cumin', 'ground-coriander', 'paprika'] },
    heat,
    { ...herb, most: 3, least: 2, pool: ['parsley', 'coriander', 'mint'] },
    { id: 'flour', pool: ['chickpea-flour', 'rice-flour'], each: g(15) },
    { id: 'powder', pool: ['baking-powder'], each: of(0.25, 'tsp') },
    fryingOil,
    salt,
    {
      id: 'sauce',
      takes: ({ id }) => /tahini|yogurt|hummus/.test(id),
      pool: ['tahini', 'greek-yogurt', 'soy-yogurt', 'coconut-yogurt'],
      each: ({ id }) => (id === 'tahini' ? { amount: 1, unit: 'tbsp' } : { amount: 40, unit: 'g' }),
    },
    {
      id: 'lemon',
      takes: ({ id }) => id === 'lemon',
      pool: ['lemon', 'lime'],
      each: of(0.5, null),
      cut: 'juice',
    },
    {
      id: 'bread',
      takes: inCategory('bread', 'grain'),
      pool: ['pita', 'rice'],
      each: ({ serving }) => serving,
    },
    {
      id: 'salad',
      takes: (each) => greens(each),
      most: 4,
      least: 2,
      pool: ['tomato', 'cucumber', 'lettuce'],
      each: g(70),
      cut: 'fine',
    },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 8,
      text: say(
        'Pat {main} really dry and pulse in a food processor with {aromatics+herb+spices+heat+seasoning}, {flour+powder} to a coarse paste that can be shaped; do not blend smooth.',
        'Bien sécher {main} et mixer par à-coups avec {aromatics+herb+spices+heat+seasoning}, {flour+powder} : une pâte grossière qui se façonne, surtout pas lisse.',
        'Secar muy bien {main} y triturar a golpes con {aromatics+herb+spices+heat+seasoning}, {flour+powder}: una pasta gruesa que se pueda moldear, nunca fina.',
        '{main} gründlich trocken tupfen und mit {aromatics+herb+spices+heat+seasoning}, {flour+powder:dat} stoßweise zu einer groben, formbaren Masse mixen; nicht glatt pürieren.',
      ),
    },
    {
      kind: 'wait',
      minutes: 20,
      least: 10,
      text: say(
        'Chill for {minutes} minutes, then shape with wet hands into small balls and flatten slightly.',
        'Réserver {minutes} minutes au frais, puis façonner de petites boules, les mains mouillées, et aplatir un peu.',
        'Enfriar {minutes} minutos; con las manos mojadas, formar bolitas y aplastarlas un poco.',
        'Kalt stellen, {minutes} Minuten genügen; dann mit nassen Händen kleine Bällchen formen und leicht flach drücken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Stir {sauce} with {lemon}, plus a little water, into a pouring sauce.',
        'Détendre {sauce} avec {lemon}, plus un peu d’eau, pour obtenir une sauce fluide.',
        'Aligerar {sauce} con {lemon} y un poco de agua hasta obtener una salsa fluida.',
        '{sauce} mit {lemon:dat} und etwas Wasser zu einer flüssigen Sauce rühren.',
      ),
    },
    {
      kind: 'cook',
      minutes: 8,
      text: say(
        'Heat {oil} to about 175 °C and fry the balls in batches for 3 to 4 minutes, turning, until dark golden; drain on kitchen paper.',
        'Chauffer {oil} à 175 °C environ et y frire les boules en plusieurs fois, 3 à 4 minutes en les retournant ; elles doivent être bien dorées. Égoutter sur du papier.',
        'Calentar {oil} a unos 175 °C y freír las bolas por tandas de 3 a 4 minutos, dando la vuelta, hasta que queden bien doradas; escurrir sobre papel.',
        '{oil} auf etwa 175 °C erhitzen und die Bällchen portionsweise 3 bis 4 Minuten unter Wenden dunkelgolden braten; auf Küchenpapier abtropfen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Serve the hot balls with {bread}, {salad} and the sauce.',
        'Servir bien chaud avec la sauce, {bread+salad}.',
        'Servir las bolas calientes con la salsa, {bread+salad}.',
        'Heiß mit {bread:dat}, {salad:dat} und der Sauce servieren.',
      ),
    },
  ],
  heads: [],
  withs: ['salad', 'sauce'],
  pitch: [
    say(
      'Green inside from all the herbs, dark and crisp outside, and eaten while they are hot.',
      'Vert dedans grâce aux herbes, sombre et croustillant dehors, et à manger brûlant.',
      'Verde por dentro de tantas hierbas, oscuro y crujiente por fuera, y se come caliente.',
      'Innen grün von den vielen Kräutern, außen dunkel und knusprig, und heiß gegessen.',
    ),
  ],
}
