import { g, inCategory, ml, of, say, type Pattern } from './pattern.ts'
import { fruits, isFruit, pinch } from './dessert-roles.ts'
import { bakersSugar, cream, milk, vanilla } from './baking-roles.ts'
import { preheat } from './tray-parts.ts'

const setting = {
  id: 'egg',
  takes: inCategory('egg'),
  pool: ['egg', 'silken-tofu', 'cornflour'],
} as const

const infuse = {
  kind: 'cook',
  minutes: 6,
  text: say(
    'Warm {milk+cream} with {spice} until steaming, take off the heat and let stand for a few minutes.',
    'Chauffer {milk+cream} avec {spice} sans bouillir, retirer du feu et laisser infuser quelques minutes.',
    'Calentar {milk+cream} con {spice} sin que hierva, retirar del fuego y dejar infusionar unos minutos.',
    '{milk+cream} mit {spice:dat} erhitzen, bis es dampft, vom Herd nehmen und ein paar Minuten ziehen lassen.',
  ),
} as const

const mix = {
  kind: 'prep',
  minutes: 4,
  text: say(
    'Stir {egg} with half of {sweet} and {salt} until smooth, without foam; pour on the hot liquid, stirring, and strain.',
    'Mélanger {egg} avec la moitié {sweet:of} et {salt} sans faire mousser ; verser le liquide chaud en remuant et filtrer.',
    'Mezclar {egg} con la mitad {sweet:of} y {salt} sin que espume; verter el líquido caliente removiendo y colar.',
    '{egg} mit der Hälfte {sweet:of} und {salt:dat} glatt, aber nicht schaumig rühren; die heiße Flüssigkeit unter Rühren zugießen und durch ein Sieb geben.',
  ),
} as const

const bake = {
  kind: 'cook',
  minutes: 40,
  celsius: 150,
  text: say(
    'Pour into the moulds, set in a tin of hot water and bake for 40 minutes until the middle only just trembles.',
    "Verser dans les moules, poser dans un plat d'eau chaude et enfourner 40 minutes, jusqu'à ce que le centre tremble à peine.",
    'Verter en los moldes, ponerlos en una fuente con agua caliente y hornear 40 minutos, hasta que el centro apenas tiemble.',
    'In die Förmchen gießen, in eine Form mit heißem Wasser stellen und 40 Minuten backen, bis die Mitte nur noch leicht zittert.',
  ),
} as const

const chill = {
  kind: 'wait',
  minutes: 180,
  least: 120,
  text: say(
    'Leave to cool and chill for {minutes} minutes.',
    'Laisser refroidir et mettre au frais {minutes} minutes.',
    'Dejar enfriar y meter en la nevera {minutes} minutos.',
    'Abkühlen lassen und {minutes} Minuten kalt stellen.',
  ),
} as const

export const flan: Pattern = {
  id: 'flan',
  dishType: 'Desserts',
  cuisines: ['spanish', 'french'],
  likes: { egg: 3, dairy: 2, spice: 1, sweetener: 2 },
  tastes: ['creamy', 'sweet'],
  oven: true,
  needs: 'name',
  roles: [
    milk(120),
    { ...cream(30), least: 0 },
    {
      ...setting,
      each: ({ category, id }) =>
        category === 'egg' ? { amount: 1, unit: null } : { amount: id === 'cornflour' ? 10 : 80, unit: 'g' },
    },
    bakersSugar(28, ['sugar']),
    vanilla([]),
    pinch,
    { id: 'fruit', takes: isFruit, most: 2, least: 0, pool: [], each: g(60), cut: 'auto' },
  ],
  steps: [
    preheat(150),
    {
      kind: 'cook',
      minutes: 6,
      text: say(
        'Melt half of {sweet} in a dry pan without stirring until amber and pour at once into small moulds, turning them.',
        'Faire fondre à sec la moitié {sweet:of} sans remuer ; dès que le caramel est ambré, le verser dans de petits moules en les tournant.',
        'Fundir en seco la mitad {sweet:of} sin remover, hasta que tome color ámbar, y verter enseguida en moldes pequeños, girándolos.',
        'Die Hälfte {sweet:of} ohne Rühren in einer trockenen Pfanne schmelzen, bis alles bernsteinfarben ist, sofort in Förmchen gießen und diese schwenken.',
      ),
    },
    infuse,
    mix,
    bake,
    chill,
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Run a knife round the edge and turn out[; serve with {fruit}].',
        'Passer une lame le long du bord et démouler[ ; servir avec {fruit}].',
        'Pasar un cuchillo por el borde y desmoldar[; servir con {fruit}].',
        'Den Rand mit einem Messer lösen und stürzen[; mit {fruit:dat} servieren].',
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
      'No foam, low heat, a long chill: that is how it turns out smooth, in its own dark syrup.',
      'Pas de mousse, un four doux, un long repos : il sort lisse, dans son caramel.',
      'Sin espuma, horno suave y mucho frío: así sale liso, en su propio caramelo.',
      'Kein Schaum, sanfte Hitze, lange Ruhe: So gleitet er glatt aus der Form, im eigenen Karamell.',
    ),
  ],
}

export const cremeBrulee: Pattern = {
  id: 'cremeBrulee',
  dishType: 'Desserts',
  cuisines: ['french', 'spanish'],
  likes: { dairy: 2, egg: 2, spice: 1 },
  tastes: ['creamy', 'rich', 'sweet'],
  oven: true,
  needs: 'name',
  roles: [
    { ...milk(40) },
    cream(90),
    {
      ...setting,
      takes: ({ id }) => /^egg/.test(id),
      pool: ['egg-yolk', 'silken-tofu', 'cornflour'],
      each: ({ category, id }) =>
        category === 'egg' ? { amount: 1, unit: null } : { amount: id === 'cornflour' ? 10 : 70, unit: 'g' },
    },
    bakersSugar(20, ['brown-sugar', 'sugar']),
    vanilla([]),
    pinch,
    {
      id: 'fruit',
      takes: (each) => fruits(each) && isFruit(each),
      most: 2,
      least: 0,
      pool: [],
      each: g(40),
      cut: 'auto',
    },
  ],
  steps: [
    preheat(150),
    infuse,
    mix,
    bake,
    chill,
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Scatter the tops evenly with the rest of {sweet} and caramelise with a kitchen torch or right under the grill; wait 3 minutes until it is hard[ and serve with {fruit}].',
        'Parsemer le dessus du reste {sweet:of} et caraméliser au chalumeau ou juste sous le gril ; attendre 3 minutes que ce soit craquant[ et servir avec {fruit}].',
        'Espolvorear el resto {sweet:of} y caramelizar con un soplete o justo bajo el grill; esperar 3 minutos a que endurezca[ y servir con {fruit}].',
        'Die Oberfläche mit dem Rest {sweet:of} bestreuen und mit dem Brenner oder direkt unter dem Grill karamellisieren; 3 Minuten warten, bis es hart ist[, und mit {fruit:dat} servieren].',
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
      'A sheet of caramel that cracks under the spoon, and cold cream below.',
      'Une plaque de caramel qui craque sous la cuillère, et dessous la crème bien froide.',
      'Una lámina de caramelo que cruje bajo la cuchara y crema fría debajo.',
      'Eine Karamellplatte, die unter dem Löffel knackt, und kalte Creme darunter.',
    ),
  ],
}

/** Poached meringue on custard; without eggs there is none. */
export const floatingIsland: Pattern = {
  id: 'floatingIsland',
  dishType: 'Desserts',
  cuisines: ['french'],
  likes: { egg: 3, dairy: 1 },
  tastes: ['light', 'sweet', 'creamy'],
  needs: 'name',
  cannotDoWithout: ['egg'],
  roles: [
    milk(150),
    { id: 'egg', takes: ({ id }) => id === 'egg', pool: ['egg'], each: of(1, null) },
    bakersSugar(22, ['sugar']),
    vanilla([]),
    pinch,
    { id: 'starch', pool: ['cornflour', 'rice-flour'], each: of(0.25, 'tsp') },
    {
      id: 'nuts',
      takes: inCategory('nut', 'seed'),
      pool: ['flaked-almond', 'pumpkin-seed', 'sunflower-seed'],
      each: g(8),
    },
    { id: 'fruit', takes: isFruit, most: 2, least: 0, pool: [], each: g(60), cut: 'auto' },
    { id: 'water', pool: ['water'], each: ml(10) },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 6,
      text: say(
        'Separate {egg}. Whip the whites with {salt} until stiff, beating in a third of {sweet} at the end until they shine.',
        'Casser {egg} en séparant les blancs des jaunes. Monter les blancs avec {salt} et, à la fin, un tiers {sweet:of}, jusqu’à ce qu’ils brillent.',
        'Separar {egg}. Montar las claras con {salt} y, al final, un tercio {sweet:of}, hasta que brillen.',
        '{egg} trennen. Die Eiweiße mit {salt:dat} steif schlagen, zuletzt ein Drittel {sweet:of} einrieseln lassen, bis sie glänzen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 8,
      text: say(
        'Bring {milk} with {spice} to a bare simmer and poach large spoonfuls of the meringue for 2 minutes a side until firm; lift out onto a cloth.',
        "Porter {milk} avec {spice} à frémissement et y pocher de grosses cuillerées de blancs 2 minutes par face, jusqu'à ce qu'elles soient fermes ; égoutter sur un linge.",
        'Calentar {milk} con {spice} sin que llegue a hervir y escalfar cucharadas grandes de merengue 2 minutos por lado, hasta que estén firmes; escurrir sobre un paño.',
        '{milk} mit {spice:dat} fast zum Sieden bringen und große Löffel Eischnee darin 2 Minuten je Seite pochieren, bis sie fest sind; auf einem Tuch abtropfen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 8,
      celsius: 82,
      text: say(
        'Whisk the yolks with another third of {sweet} and {starch}, stir in the hot milk and cook over low heat, stirring, until it coats the spoon at 82 °C; strain and let cool.',
        'Fouetter les jaunes avec un autre tiers {sweet:of} et {starch}, y verser le lait chaud et cuire à feu doux en remuant, jusqu’à ce que la crème nappe la cuillère, à 82 °C ; filtrer et refroidir.',
        'Batir las yemas con otro tercio {sweet:of} y {starch}, añadir la leche caliente y cocer a fuego suave, removiendo, hasta que cubra la cuchara a 82 °C; colar y enfriar.',
        'Die Eigelbe mit einem weiteren Drittel {sweet:of} und {starch:dat} verrühren, die heiße Milch zugießen und bei kleiner Hitze unter Rühren auf 82 °C erhitzen, bis die Creme den Löffel überzieht; durchsieben und abkühlen lassen.',
      ),
    },
    {
      kind: 'wait',
      minutes: 60,
      least: 30,
      text: say(
        'Chill the custard and the islands separately for {minutes} minutes.',
        'Réserver la crème et les îles séparément au frais {minutes} minutes.',
        'Enfriar la crema y las islas por separado {minutes} minutos.',
        'Creme und Inseln getrennt {minutes} Minuten kalt stellen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Toast {nuts} in a dry pan and put aside; cook the last of {sweet} with {water} in the pan to an amber caramel.',
        'Griller {nuts} à sec et réserver ; cuire le reste {sweet:of} avec {water} en caramel ambré.',
        'Tostar {nuts} en seco y reservar; cocer el resto {sweet:of} con {water} hasta lograr un caramelo ámbar.',
        '{nuts} trocken rösten und beiseitestellen; den Rest {sweet:of} mit {water:dat} zu bernsteinfarbenem Karamell kochen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Pour the custard into bowls, float the islands on it, and finish with threads of caramel and the toasted topping[, with {fruit} beside it].',
        'Verser la crème dans des coupes, y poser les îles, puis ajouter des fils de caramel et les éclats grillés[, avec {fruit} à côté].',
        'Servir la crema en cuencos, poner las islas encima y terminar con hilos de caramelo y lo tostado[, con {fruit} al lado].',
        'Die Creme in Schalen gießen, die Inseln daraufsetzen und mit Karamellfäden und dem Gerösteten vollenden[, dazu {fruit:the} reichen].',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['nuts'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Almost nothing but air on a cold custard, with caramel for the crackle.',
      'Presque rien que de l’air sur une crème bien froide, et du caramel pour le craquant.',
      'Casi nada más que aire sobre una crema fría, con caramelo para el crujido.',
      'Fast nur Luft auf kalter Vanillecreme, dazu Karamell, der knackt.',
    ),
  ],
}
