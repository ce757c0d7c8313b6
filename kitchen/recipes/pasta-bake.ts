import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, creamy, fat, heat, herb, seasoning, spices, stock } from './roles.ts'
import { preheat } from './tray-parts.ts'

export const pastaBake: Pattern = {
  id: 'pastaBake',
  dishType: 'Mains',
  cuisines: ['german', 'italian', 'french'],
  likes: {
    pasta: 3,
    cheese: 3,
    vegetable: 2,
    mushroom: 1,
    meat: 1,
    poultry: 1,
    sausage: 1,
    dairy: 2,
    leafyGreen: 1,
  },
  tastes: ['creamy', 'hearty', 'rich'],
  oven: true,
  needs: 'name',
  roles: [
    {
      id: 'pasta',
      takes: inCategory('pasta'),
      pool: ['short-pasta', 'gluten-free-pasta', 'lentil-pasta'],
      each: g(85),
    },
    {
      id: 'main',
      takes: (each) =>
        greens(each) || flesh(each) || seafood(each) || inCategory('legume', 'plantProtein')(each),
      most: 4,
      least: ({ dish, settled }) => ((dish ?? settled) === 'macAndCheese' ? 0 : 2),
      pool: ['broccoli', 'leek', 'cherry-tomato', 'button-mushroom', 'courgette'],
      varied: true,
      each: g(80),
      cut: 'fine',
    },
    { ...aromatics, pool: ['onion', 'garlic'] },
    { ...fat, each: of(0.5, 'tbsp') },
    { ...spices, pool: ['nutmeg', 'paprika'], least: 1 },
    heat,
    { id: 'tomato', takes: ({ id }) => /tinned-tomato|passata/.test(id), least: 0, pool: [], each: g(120) },
    {
      ...creamy,
      pool: ['cream', 'lactose-free-cream', 'oat-cream', 'soy-cream', 'coconut-milk'],
      each: ml(90),
    },
    { ...stock, each: ml(70) },
    {
      id: 'cheese',
      takes: (each) => inCategory('cheese')(each) || /vegan-(feta|grated)/.test(each.id),
      most: 3,
      pool: ['gouda', 'gruyere', 'vegetarian-hard-cheese', 'vegan-grated-cheese'],
      each: g(45),
      cut: 'auto',
    },
    {
      id: 'crumbs',
      takes: ({ id }) => id === 'breadcrumb',
      pool: ['breadcrumb', 'gluten-free-oats', 'sunflower-seed'],
      each: g(10),
    },
    seasoning,
    { ...herb, pool: ['parsley', 'chive', 'basil'] },
  ],
  steps: [
    preheat(200),
    {
      kind: 'cook',
      minutes: 9,
      text: say(
        'Boil {pasta} in plenty of salted water, 2 minutes less than the pack says, and drain.',
        "Cuire {pasta} dans un grand volume d'eau salée, 2 minutes de moins que sur le paquet, et égoutter.",
        'Cocer {pasta} en abundante agua con sal 2 minutos menos de lo que indica el paquete y escurrir.',
        '{pasta} in reichlich Salzwasser 2 Minuten kürzer als angegeben kochen und abgießen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 8,
      doneness: 'main',
      text: say(
        'Meanwhile, heat {fat} in a pan and fry {aromatics+main} for 8 minutes until done.',
        'Pendant ce temps, chauffer {fat} dans une poêle et y faire revenir {aromatics+main} 8 minutes, en cuisant bien.',
        'Mientras, calentar {fat} en una sartén y rehogar {aromatics+main} 8 minutos, hasta que todo esté hecho.',
        'Inzwischen {fat} in einer Pfanne erhitzen und {aromatics+main} darin 8 Minuten gar braten.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Stir {creamy+stock+tomato} together with {spices+heat+seasoning}, plus half of {cheese}; mix with everything in an ovenproof dish. It should look a little too wet.',
        'Mélanger {creamy+stock+tomato} avec {spices+heat+seasoning}, ainsi que la moitié {cheese:of} ; verser le tout dans un plat à four et remuer. Cela doit paraître un peu trop liquide.',
        'Mezclar {creamy+stock+tomato} con {spices+heat+seasoning}, más la mitad {cheese:of}; unir todo en una fuente de horno. Debe parecer algo líquido.',
        '{creamy+stock+tomato} mit {spices+heat+seasoning:dat} sowie der Hälfte {cheese:of} verrühren und mit allem in einer Auflaufform mischen. Es darf etwas zu flüssig aussehen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 22,
      least: 18,
      celsius: 200,
      text: say(
        'Scatter with the rest of {cheese} and {crumbs}, and bake for {minutes} minutes until golden and bubbling.',
        "Parsemer du reste {cheese:of} et {crumbs:de}, puis enfourner {minutes} minutes, jusqu'à ce que le dessus soit doré et bouillonnant.",
        'Esparcir el resto {cheese:of} y {crumbs}, y hornear {minutes} minutos, hasta que se dore y burbujee.',
        'Mit dem Rest {cheese:of} und {crumbs:dat} bestreuen und {minutes} Minuten backen, bis die Kruste goldbraun ist und es am Rand blubbert.',
      ),
    },
    {
      kind: 'wait',
      minutes: 5,
      text: say(
        'Let stand for 5 minutes and scatter with {herb} before serving.',
        'Laisser reposer 5 minutes et parsemer {herb:de} avant de servir.',
        'Dejar reposar 5 minutos y esparcir {herb} antes de servir.',
        'Kurz ruhen lassen, etwa 5 Minuten, und vor dem Servieren mit {herb:dat} bestreuen.',
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
      'Pasta drained early and a sauce that looks too thin: the oven makes both right.',
      "Des pâtes égouttées tôt et une sauce qui paraît trop claire : le four s'occupe du reste.",
      'Pasta escurrida antes de tiempo y una salsa que parece clara: el horno lo arregla todo.',
      'Früh abgegossene Nudeln und eine Sauce, die zu dünn aussieht: Der Ofen bringt beides in Ordnung.',
    ),
  ],
}
