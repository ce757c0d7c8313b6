import { g, greens, inCategory, say, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb, seasoning, spices } from './roles.ts'

export const shakshuka: Pattern = {
  id: 'shakshuka',
  dishType: 'Mains',
  cuisines: ['levantine', 'moroccan'],
  likes: { egg: 6, vegetable: 2, legume: 1, cheese: 2, leafyGreen: 1, sausage: 1, herb: 1, bread: 1 },
  tastes: ['hearty', 'smoky'],
  onePot: true,
  roles: [
    {
      id: 'egg',
      takes: inCategory('egg', 'legume', 'plantProtein'),
      most: 2,
      pool: ['egg', 'chickpea', 'white-bean', 'tofu'],
      each: ({ category, serving }) => (category === 'egg' ? { amount: 2, unit: null } : serving),
    },
    {
      id: 'tomato',
      takes: ({ id }) => /tomato|passata/.test(id),
      pool: ['tinned-tomato', 'passata', 'tomato'],
      each: g(200),
    },
    {
      id: 'vegetables',
      takes: greens,
      most: 3,
      pool: ['bell-pepper', 'aubergine', 'courgette'],
      each: g(90),
      cut: 'fine',
    },
    aromatics,
    fat,
    { ...spices, pool: ['cumin', 'paprika', 'smoked-paprika'] },
    heat,
    { id: 'cheese', takes: inCategory('cheese'), least: 0, pool: [], each: g(30), cut: 'auto' },
    seasoning,
    { ...herb, pool: ['parsley', 'coriander', 'mint'] },
    { id: 'bread', takes: inCategory('bread'), pool: ['pita', 'country-bread', 'gluten-free-bread'] },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 6,
      least: 4,
      text: say(
        'Heat {fat} in a wide pan and soften {aromatics+vegetables} over medium heat for {minutes} minutes.',
        'Chauffer {fat} dans une large poêle et y faire fondre {aromatics+vegetables} {minutes} minutes à feu moyen.',
        'Calentar {fat} en una sartén amplia y rehogar {aromatics+vegetables} {minutes} minutos a fuego medio.',
        '{fat} in einer weiten Pfanne erhitzen und {aromatics+vegetables} darin bei mittlerer Hitze {minutes} Minuten weich dünsten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 8,
      least: 6,
      text: say(
        'Stir in {spices+heat}, then {tomato}, season with {seasoning:bare} and simmer for {minutes} minutes until thick enough to hold a hollow.',
        "Ajouter {spices+heat}, puis {tomato}, assaisonner {seasoning:de} et laisser mijoter {minutes} minutes : la sauce doit garder l'empreinte d'une cuillère.",
        'Añadir {spices+heat} y después {tomato}, sazonar con {seasoning:bare} y cocer {minutes} minutos, hasta que la salsa espese y se pueda abrir un hueco en ella.',
        '{spices+heat} einrühren, {tomato} zugeben, mit {seasoning:with} würzen und {minutes} Minuten einkochen, bis eine Mulde stehen bleibt.',
      ),
    },
    {
      kind: 'cook',
      minutes: 7,
      least: 6,
      when: ({ parts }) => parts.some(({ ingredient }) => ingredient.category === 'egg'),
      text: say(
        'Make hollows with a spoon and slide in {egg}. Cover and cook gently for {minutes} minutes, until whites and yolks are set as you like them; firm for children and in pregnancy.',
        "Creuser des puits et y glisser {egg}. Couvrir et cuire {minutes} minutes à feu doux, jusqu'à la cuisson voulue ; bien fermes pour les enfants et pendant la grossesse.",
        'Hacer huecos con una cuchara y deslizar {egg}. Tapar y cocinar a fuego suave {minutes} minutos, hasta el punto deseado; bien cuajados para niños y embarazadas.',
        'Mit einem Löffel Mulden drücken und {egg} hineingleiten lassen. Zugedeckt {minutes} Minuten sanft stocken lassen, für Kinder und Schwangere ganz fest.',
      ),
    },
    {
      kind: 'cook',
      minutes: 6,
      when: ({ parts }) => !parts.some(({ ingredient }) => ingredient.category === 'egg'),
      text: say(
        'Fold in {egg} and let everything simmer for 6 minutes.',
        'Incorporer {egg} et laisser mijoter 6 minutes.',
        'Incorporar {egg} y cocer todo 6 minutos a fuego suave.',
        '{egg} unterheben und alles 6 Minuten köcheln lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Scatter with {cheese+herb} and bring the pan to the table with {bread} for mopping up.',
        'Parsemer {cheese+herb:de} et apporter la poêle à table, avec {bread} pour saucer.',
        'Esparcir {cheese+herb} y llevar la sartén a la mesa con {bread} para mojar.',
        'Mit {cheese+herb:dat} bestreuen und in der Pfanne servieren, dazu {bread} zum Tunken.',
      ),
    },
  ],
  heads: ['vegetables'],
  withs: ['cheese', 'egg', 'herb'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'A thick, spiced tomato sauce, eaten straight from the pan with bread in hand.',
      'Une sauce tomate épaisse et épicée, à manger dans la poêle, le pain à la main.',
      'Una salsa de tomate espesa y especiada, que se come directamente de la sartén con pan en la mano.',
      'Eine dicke, würzige Tomatensauce, direkt aus der Pfanne, das Brot in der Hand.',
    ),
  ],
}
