import { g, inCategory, ml, of, say, type Pattern } from './pattern.ts'
import { isFruit, nuts, pinch } from './dessert-roles.ts'
import { bakersSugar, butter, eggs, milk, vanilla } from './baking-roles.ts'

export const frenchToast: Pattern = {
  id: 'frenchToast',
  dishType: 'Desserts',
  cuisines: ['french', 'spanish', 'german'],
  likes: { bread: 4, egg: 2, dairy: 2, fruit: 1, berry: 1, spice: 1 },
  tastes: ['sweet', 'creamy', 'crunchy'],
  needs: 'name',
  roles: [
    {
      id: 'bread',
      takes: inCategory('bread'),
      pool: ['brioche', 'country-bread', 'gluten-free-bread'],
      each: of(2, 'slice'),
    },
    milk(90),
    eggs(0.75),
    bakersSugar(10, ['sugar']),
    vanilla(['cinnamon'], 2),
    pinch,
    butter(10),
    {
      id: 'fruit',
      takes: isFruit,
      most: 3,
      pool: ['strawberry', 'apple', 'plum', 'orange'],
      varied: true,
      each: g(80),
      cut: 'auto',
    },
    { id: 'wine', takes: inCategory('wine', 'spirit'), least: 0, pool: [], each: ml(15) },
    nuts(0),
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Whisk {milk+egg} with half of {sweet}, {spice+salt}[ and {wine}] in a wide dish.',
        'Fouetter {milk+egg} avec la moitié {sweet:of}, {spice+salt}[ et {wine}] dans un plat large.',
        'Batir {milk+egg} con la mitad {sweet:of}, {spice+salt}[ y {wine}] en una fuente amplia.',
        '{milk+egg} mit der Hälfte {sweet:of}, {spice+salt:dat}[ und {wine:dat}] in einer weiten Schale verquirlen.',
      ),
    },
    {
      kind: 'wait',
      minutes: 8,
      text: say(
        'Lay {bread} in it, cut as thick as a finger, and soak for 4 minutes a side; stale slices drink more.',
        "Y tremper {bread}, en tranches d'un doigt, 4 minutes par face ; le pain rassis boit mieux.",
        'Remojar {bread}, en rebanadas de un dedo de grosor, 4 minutos por lado; del día anterior absorben más.',
        '{bread}, fingerdick geschnitten, hineinlegen und je Seite 4 Minuten einweichen; vom Vortag saugen sie mehr auf.',
      ),
    },
    {
      kind: 'cook',
      minutes: 8,
      text: say(
        'Let {butter} foam in a pan over medium heat and fry the slices for 3 to 4 minutes a side until golden and cooked through.',
        'Faire mousser {butter} à feu moyen et y dorer les tranches 3 à 4 minutes par face, en cuisant bien à cœur.',
        'Dejar espumar {butter} a fuego medio y dorar las rebanadas de 3 a 4 minutos por lado, hasta que cuajen por dentro.',
        '{butter} bei mittlerer Hitze aufschäumen und die Scheiben 3 bis 4 Minuten je Seite goldbraun durchbraten.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Scatter with the rest of {sweet} and serve hot with {fruit+nuts}.',
        'Saupoudrer du reste {sweet:of} et servir bien chaud avec {fruit+nuts}.',
        'Espolvorear el resto {sweet:of} y servir caliente con {fruit+nuts}.',
        'Mit dem Rest {sweet:of} bestreuen und heiß mit {fruit+nuts:dat} servieren.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['spice'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Stale bread’s finest hour: crisp outside, custard within.',
      'Le plus beau destin du pain rassis : croustillant dehors, crémeux dedans.',
      'El mejor destino del pan duro: crujiente por fuera, crema por dentro.',
      'Die schönste Stunde des alten Brots: außen knusprig, innen wie Creme.',
    ),
  ],
}
