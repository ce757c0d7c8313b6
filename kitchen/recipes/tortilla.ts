import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { herb, seasoning } from './roles.ts'

const eggsOrBatter = {
  id: 'egg',
  takes: inCategory('egg'),
  pool: ['egg', 'chickpea-flour', 'silken-tofu', 'cornflour'],
}

export const spanishTortilla: Pattern = {
  id: 'spanishTortilla',
  dishType: 'Mains',
  cuisines: ['spanish'],
  likes: { potato: 2, egg: 2, sausage: 1 },
  tastes: ['hearty', 'rich'],
  needs: 'name',
  roles: [
    {
      id: 'potato',
      takes: inCategory('potato'),
      most: 2,
      pool: ['waxy-potato', 'potato'],
      each: g(220),
      cut: 'thin',
    },
    {
      id: 'onion',
      takes: ({ id }) => /onion|shallot/.test(id),
      pool: ['onion', 'shallot'],
      each: of(0.5, null),
      cut: 'slices',
    },
    {
      ...eggsOrBatter,
      each: ({ category }) => (category === 'egg' ? { amount: 2, unit: null } : { amount: 50, unit: 'g' }),
    },
    {
      id: 'oil',
      takes: ({ category }) => category === 'fat',
      pool: ['olive-oil', 'sunflower-oil', 'rapeseed-oil'],
      each: ml(45),
    },
    {
      id: 'more',
      takes: (each) =>
        greens(each) || flesh(each) || seafood(each) || inCategory('cheese', 'plantProtein', 'legume')(each),
      most: 3,
      least: 0,
      pool: [],
      each: g(50),
      cut: 'fine',
    },
    { id: 'spice', takes: inCategory('spice'), least: 0, pool: [], each: of(0.25, 'tsp') },
    seasoning,
    { id: 'salad', takes: () => false, pool: ['tomato', 'lettuce', 'cucumber'], each: g(100) },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 20,
      text: say(
        'Heat {oil} in a 24 cm pan over low to medium heat and let {potato+onion} stew in it for 20 minutes, turning often; they should be soft, not brown. Drain off the oil and keep a spoonful.',
        "Chauffer {oil} dans une poêle de 24 cm à feu doux et y confire {potato+onion} 20 minutes en remuant souvent, sans coloration. Égoutter en gardant une cuillerée d'huile.",
        'Calentar {oil} en una sartén de 24 cm a fuego suave y pochar {potato+onion} 20 minutos, removiendo a menudo, sin que se doren. Escurrir y guardar una cucharada del aceite.',
        '{oil} in einer Pfanne von 24 cm bei schwacher bis mittlerer Hitze erwärmen und {potato+onion} darin 20 Minuten unter häufigem Wenden weich garen, ohne sie zu bräunen. Das Öl abgießen, einen Löffel aufheben.',
      ),
    },
    {
      kind: 'cook',
      minutes: 6,
      doneness: 'more',
      text: say(
        'Fry {more+spice} in the spoonful of oil for 6 minutes until done.',
        "Faire revenir {more+spice} 6 minutes dans la cuillerée d'huile, en cuisant bien.",
        'Rehogar {more+spice} 6 minutos en la cucharada de aceite, hasta que {more?esté hecho/esté hecha/estén hechos/estén hechas}.',
        'Im Löffel Öl {more+spice} 6 Minuten gar braten.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Whisk {egg.plant} with water to a batter like thick cream, season with {seasoning:bare} and stir in what was cooked.',
        "Fouetter {egg.plant} avec de l'eau jusqu'à obtenir une pâte épaisse comme une crème, assaisonner {seasoning:de} et y mêler ce qui est cuit.",
        'Batir {egg.plant} con agua hasta lograr una masa como nata espesa, sazonar con {seasoning:bare} y mezclar con lo cocinado.',
        '{egg.plant} mit Wasser zu einem sahnigen Teig verrühren, mit {seasoning:with} würzen und das Gegarte unterheben.',
      ),
    },
    {
      kind: 'wait',
      minutes: 5,
      text: say(
        'Beat {egg.egg} well, season with {seasoning:bare}, stir in the warm potatoes and let stand for 5 minutes.',
        'Battre {egg.egg}, assaisonner {seasoning:de}, y mêler les pommes de terre tièdes et attendre 5 minutes.',
        'Batir {egg.egg}, sazonar con {seasoning:bare}, mezclar con las patatas templadas y dejar reposar 5 minutos.',
        '{egg.egg} gut verquirlen, mit {seasoning:with} würzen, die warmen Kartoffeln unterheben und 5 Minuten ziehen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Return to the hot pan and let set for 5 minutes over medium heat, shaking the pan.',
        'Reverser dans la poêle chaude et laisser prendre 5 minutes à feu moyen en secouant la poêle.',
        'Volver a la sartén caliente y dejar cuajar 5 minutos a fuego medio, agitando la sartén.',
        'In die heiße Pfanne zurückgeben und bei mittlerer Hitze 5 Minuten stocken lassen, dabei die Pfanne rütteln.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Cover with a plate, turn over in one go, slide back and cook for 4 more minutes until set right through.',
        "Couvrir d'une assiette, retourner d'un geste, faire glisser dans la poêle et cuire encore 4 minutes, jusqu'à ce que le cœur soit pris.",
        'Cubrir con un plato, dar la vuelta de un golpe, devolver a la sartén y cocinar 4 minutos más, hasta que cuaje por completo.',
        'Mit einem Teller abdecken, in einem Schwung stürzen, zurückgleiten lassen und noch 4 Minuten garen, bis alles durch und durch gestockt ist.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Cut into wedges and serve warm or cold with {salad}, cut up and dressed with the oil.',
        "Couper en parts et servir chaude ou froide avec {salad}, en morceaux et arrosés d'un peu d'huile.",
        'Cortar en cuñas y servir caliente o fría con {salad}, en trozos y con un poco del aceite.',
        'In Stücke schneiden und warm oder kalt servieren, dazu {salad:the} klein schneiden und mit etwas Öl beträufeln.',
      ),
    },
  ],
  heads: ['potato'],
  withs: ['onion'],
  pitch: [
    say(
      'Potatoes stewed slowly in oil, eggs only just set, one brave turn: nothing else is needed.',
      'Des pommes de terre confites, des œufs à peine pris, un geste sûr : rien de plus.',
      'Patatas pochadas sin prisa, huevo apenas cuajado y una vuelta valiente: no hace falta más.',
      'Langsam in Öl gegarte Kartoffeln, Eier, gerade gestockt, ein mutiger Schwung: Mehr braucht es nicht.',
    ),
  ],
}

export const omelette: Pattern = {
  id: 'omelette',
  dishType: 'Mains',
  cuisines: ['french'],
  likes: { egg: 3, cheese: 1, mushroom: 1, herb: 1, leafyGreen: 1 },
  tastes: ['light', 'creamy', 'herby'],
  needs: 'name',
  roles: [
    {
      ...eggsOrBatter,
      each: ({ category }) => (category === 'egg' ? { amount: 3, unit: null } : { amount: 60, unit: 'g' }),
    },
    {
      id: 'main',
      takes: (each) =>
        greens(each) || flesh(each) || seafood(each) || inCategory('plantProtein', 'potato', 'legume')(each),
      most: 3,
      pool: ['button-mushroom', 'cherry-tomato', 'spinach'],
      varied: true,
      each: g(70),
      cut: 'fine',
    },
    {
      id: 'onion',
      takes: inCategory('aromatic'),
      most: 2,
      pool: ['spring-onion', 'shallot'],
      each: ({ id }) => (id === 'garlic' ? { amount: 0.5, unit: 'clove' } : { amount: 0.5, unit: null }),
      cut: 'auto',
    },
    {
      id: 'butter',
      takes: ({ id, category }) => id === 'butter' || category === 'fat',
      pool: ['butter', 'olive-oil'],
      each: g(10),
    },
    {
      id: 'cheese',
      takes: (each) => inCategory('cheese')(each) || /vegan-/.test(each.id),
      most: 2,
      least: 0,
      pool: [],
      each: g(30),
      cut: 'auto',
    },
    { id: 'spice', takes: inCategory('spice'), least: 0, pool: [], each: of(0.25, 'tsp') },
    seasoning,
    { ...herb, pool: ['chive', 'parsley', 'chervil'] },
    {
      id: 'bread',
      takes: inCategory('bread'),
      pool: ['baguette', 'country-bread', 'gluten-free-bread', 'waxy-potato'],
      each: ({ serving }) => serving,
    },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 6,
      doneness: 'main',
      text: say(
        'Melt half of {butter} in a non-stick pan and cook {onion+main} for 6 minutes until done and dry; lift out.',
        'Faire fondre la moitié {butter:of} dans une poêle antiadhésive et y cuire {onion+main} 6 minutes, sans laisser de jus ; réserver.',
        'Derretir la mitad {butter:of} en una sartén antiadherente y cocinar {onion+main} 6 minutos, hasta que no quede líquido; reservar.',
        'Die Hälfte {butter:of} in einer beschichteten Pfanne zerlassen, {onion+main} darin 6 Minuten gar und trocken braten und herausnehmen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Whisk {egg.plant} with water to a batter like thick cream and season with {seasoning+spice:bare}.',
        "Fouetter {egg.plant} avec de l'eau jusqu'à obtenir une pâte épaisse comme une crème et assaisonner {seasoning+spice:de}.",
        'Batir {egg.plant} con agua hasta lograr una masa como nata espesa y sazonar con {seasoning+spice:bare}.',
        '{egg.plant} mit Wasser zu einem sahnigen Teig verrühren und mit {seasoning+spice:with} würzen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Beat {egg.egg} with a fork, just until mixed, and season with {spice+seasoning:bare} and half of {herb}.',
        'Battre {egg.egg} à la fourchette, juste pour mélanger, et assaisonner {spice+seasoning:de}, plus la moitié {herb:of}.',
        'Batir {egg.egg} con un tenedor, solo hasta mezclar, y sazonar con {spice+seasoning:bare} y la mitad {herb:of}.',
        '{egg.egg} mit einer Gabel nur kurz verquirlen und mit {spice+seasoning:with} und der Hälfte {herb:of} würzen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        'Let the rest of {butter} foam in the pan, pour in the mixture and draw the edges to the middle, tilting the pan, for 3 minutes, until it is set underneath and just creamy on top.',
        'Faire mousser le reste {butter:of}, verser le mélange et ramener les bords vers le centre pendant 3 minutes, en inclinant la poêle ; le dessous doit être pris, le dessus encore crémeux.',
        'Dejar espumar el resto {butter:of}, verter la mezcla y llevar los bordes al centro, inclinando la sartén, durante 3 minutos, hasta que cuaje por debajo y quede cremosa por arriba.',
        'Den Rest {butter:of} aufschäumen, die Masse hineingießen und 3 Minuten lang die Ränder bei schräg gehaltener Pfanne zur Mitte ziehen, bis sie unten gestockt und oben noch cremig ist.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Fill one half with [{cheese} and ]the vegetables, fold over, slide onto plates, scatter with the rest of {herb} and serve at once with {bread}.',
        'Garnir une moitié avec [{cheese} et ]le mélange réservé, replier, glisser sur les assiettes, parsemer du reste {herb:of} et servir aussitôt avec {bread}.',
        'Rellenar una mitad con [{cheese} y ]lo reservado, doblar, pasar a los platos, esparcir el resto {herb:of} y servir enseguida con {bread}.',
        'Eine Hälfte mit [{cheese:dat} und ]dem Gebratenen belegen, überklappen, auf Teller gleiten lassen, mit dem Rest {herb:of} bestreuen und sofort mit {bread:dat} servieren.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['cheese', 'herb'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Three minutes in the pan and not one more: folded while the middle still trembles.',
      'Trois minutes de poêle, pas une de plus : on replie quand le cœur tremble encore.',
      'Tres minutos de sartén y ni uno más: se dobla cuando el centro aún tiembla.',
      'Drei Minuten in der Pfanne und keine mehr: gefaltet, solange die Mitte noch zittert.',
    ),
  ],
}
