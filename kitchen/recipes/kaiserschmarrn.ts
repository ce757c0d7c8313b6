import { g, of, say, type Pattern } from './pattern.ts'
import { isFruit, pinch } from './dessert-roles.ts'
import { bakersSugar, bakingPowder, butter, eggs, flour, milk, vanilla } from './baking-roles.ts'

export const kaiserschmarrn: Pattern = {
  id: 'kaiserschmarrn',
  dishType: 'Desserts',
  cuisines: ['german'],
  likes: { egg: 2, fruit: 1, dairy: 1 },
  tastes: ['sweet', 'hearty'],
  needs: 'name',
  roles: [
    flour(60),
    milk(110),
    eggs(1.5),
    { ...bakingPowder, each: of(0.125, 'tsp') },
    bakersSugar(12, ['sugar']),
    vanilla([]),
    pinch,
    butter(12),
    {
      id: 'raisins',
      takes: ({ id }) => /raisin|dried-cranberry/.test(id),
      pool: ['raisin', 'dried-cranberry'],
      each: g(12),
    },
    {
      id: 'fruit',
      takes: isFruit,
      most: 2,
      pool: ['plum', 'apple', 'applesauce'],
      each: g(110),
      cut: 'auto',
    },
    {
      id: 'dust',
      takes: ({ id }) => id === 'icing-sugar',
      pool: ({ diets }) => (diets.includes('lowSugar') ? ['erythritol'] : ['icing-sugar']),
      each: of(0.5, 'tsp'),
    },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 8,
      text: say(
        'Simmer {fruit} with a spoonful of {sweet:bare} and a dash of water for 8 minutes to a loose compote.',
        'Faire compoter {fruit} 8 minutes avec une cuillerée {sweet:de} et un trait d’eau.',
        'Cocer {fruit} con una cucharada {sweet:de} y un chorrito de agua 8 minutos, hasta lograr una compota.',
        '{fruit} mit einem Löffel {sweet:bare} und einem Schuss Wasser 8 Minuten zu einem lockeren Kompott köcheln.',
      ),
    },
    {
      kind: 'prep',
      minutes: 8,
      text: say(
        'Whisk {milk} with {flour+powder+spice+salt} until smooth, then beat in {egg} with half of {sweet} until the batter is foamy; for more lift, whip the whites separately and fold them in.',
        'Fouetter {milk} avec {flour+powder+spice+salt}, puis incorporer {egg} avec la moitié {sweet:of} en battant pour faire mousser ; plus léger encore si les blancs sont montés à part.',
        'Batir {milk} con {flour+powder+spice+salt} e incorporar {egg} con la mitad {sweet:of}, batiendo hasta que espume; queda aún más ligero si se montan las claras aparte.',
        '{milk} mit {flour+powder+spice+salt:dat} glatt rühren, dann {egg} mit der Hälfte {sweet:of} schaumig unterschlagen; noch luftiger wird der Teig, wenn Eiweiß getrennt steif geschlagen wird.',
      ),
    },
    {
      kind: 'cook',
      minutes: 8,
      text: say(
        'Melt half of {butter} in a wide pan, pour in the batter, scatter with {raisins}, cover and cook for 8 minutes over low to medium heat until brown underneath.',
        'Faire fondre la moitié {butter:of} dans une large poêle, y verser la pâte, parsemer {raisins:de}, couvrir et cuire 8 minutes à feu doux à moyen, pour dorer le dessous.',
        'Derretir la mitad {butter:of} en una sartén amplia, verter la masa, esparcir {raisins}, tapar y cocinar 8 minutos a fuego suave, hasta que se dore por debajo.',
        'Die Hälfte {butter:of} in einer weiten Pfanne zerlassen, den Teig hineingießen, {raisins} darüberstreuen und zugedeckt bei schwacher bis mittlerer Hitze 8 Minuten backen, bis die Unterseite braun ist.',
      ),
    },
    {
      kind: 'cook',
      minutes: 6,
      text: say(
        'Cut into quarters, turn, let set, then tear into pieces with two forks; add the rest of {butter} and {sweet} and toss for 6 minutes until the edges caramelise.',
        'Couper en quatre, retourner et laisser prendre, puis déchirer en morceaux avec deux fourchettes ; ajouter le reste {butter:of} et {sweet:of}, et faire caraméliser 6 minutes.',
        'Cortar en cuartos, dar la vuelta, dejar cuajar y desgarrar en trozos con dos tenedores; añadir el resto {butter:of} y {sweet:of} y saltear 6 minutos, hasta que los bordes se caramelicen.',
        'Vierteln, wenden, stocken lassen und mit zwei Gabeln in Stücke reißen; den Rest {butter:of} und {sweet:of} zugeben und 6 Minuten schwenken, bis die Ränder karamellisieren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Dust with {dust} and serve with the compote.',
        'Saupoudrer {dust:de} et servir avec la compote.',
        'Espolvorear {dust} y servir con la compota.',
        'Mit {dust:dat} bestäuben und mit dem Kompott servieren.',
      ),
    },
  ],
  heads: [],
  withs: ['fruit'],
  title: say(
    '{dish} with {withs:bare}',
    '{dish} {withs:to}',
    '{dish} con {withs:bare}',
    '{dish} mit {withs:with}',
  ),
  pitch: [
    say(
      'A thick fluffy pancake torn to pieces while still soft, then caramelised: there is no tidier way.',
      'Une crêpe épaisse et mousseuse, déchirée encore tendre, puis caramélisée.',
      'Una tortita gruesa y esponjosa, desgarrada aún tierna y caramelizada.',
      'Ein dicker, luftiger Pfannkuchen, noch weich zerrissen und dann karamellisiert.',
    ),
  ],
}
