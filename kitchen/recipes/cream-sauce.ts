import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { creamy, fat, heat, herb, seasoning, sour, spices } from './roles.ts'
import { boilPotatoes, cookSide, hasGrain } from './pan-roles.ts'

/** Something tender in a quick sauce made in its own pan: Geschnetzeltes, filet mignon à la moutarde, stroganoff. */
export const creamSauce: Pattern = {
  id: 'creamSauce',
  dishType: 'Mains',
  cuisines: ['french', 'german'],
  likes: {
    meat: 3,
    poultry: 3,
    mushroom: 2,
    dairy: 3,
    condiment: 4,
    wine: 2,
    plantProtein: 1,
    fish: 0,
    pasta: 1,
  },
  tastes: ['creamy', 'rich'],
  roles: [
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein')(each),
      most: 2,
      pool: ['pork-fillet', 'chicken-breast', 'turkey-breast', 'beef-steak', 'seitan', 'smoked-tofu', 'tofu'],
      each: g(150),
      cut: 'fine',
    },
    {
      id: 'vegetables',
      takes: (each) => greens(each) || inCategory('fruit', 'legume')(each),
      most: 3,
      pool: ['button-mushroom', 'leek', 'carrot'],
      each: g(90),
      cut: 'fine',
    },
    {
      id: 'onion',
      takes: ({ category, id }) => category === 'aromatic' && !/chil/.test(id),
      most: 2,
      pool: ['shallot', 'onion'],
      each: ({ id }) => (id === 'garlic' ? { amount: 1, unit: 'clove' } : { amount: 0.5, unit: null }),
      cut: 'auto',
    },
    { ...fat, pool: ['rapeseed-oil', 'sunflower-oil', 'olive-oil'], each: of(0.75, 'tbsp') },
    { ...spices, least: 0 },
    heat,
    {
      id: 'liquid',
      takes: inCategory('wine', 'stock'),
      most: 2,
      pool: ['vegetable-stock', 'water'],
      each: ml(60),
    },
    {
      ...creamy,
      pool: ['cream', 'creme-fraiche', 'lactose-free-cream', 'oat-cream', 'soy-cream', 'coconut-milk'],
      each: ml(70),
    },
    {
      id: 'sharp',
      takes: ({ id }) =>
        /mustard$|caper|green-pepper|horseradish|worcestershire|tomato-paste|gherkin/.test(id),
      most: 2,
      pool: ['mustard', 'wholegrain-mustard', 'caper', 'tomato-paste'],
      each: of(0.75, 'tsp'),
    },
    { id: 'sweet', takes: inCategory('sweetener'), least: 0, pool: [], each: of(0.5, 'tsp') },
    { ...sour, least: 0 },
    seasoning,
    {
      id: 'side',
      takes: inCategory('grain', 'pasta', 'potato', 'bread'),
      pool: ['tagliatelle', 'rice', 'waxy-potato'],
      each: ({ category, serving }) =>
        category === 'potato'
          ? { amount: 220, unit: 'g' }
          : category === 'bread'
            ? serving
            : { amount: category === 'pasta' ? 90 : 70, unit: 'g' },
    },
    { ...herb, pool: ['parsley', 'tarragon', 'chive'] },
  ],
  steps: [
    { kind: 'cook', aside: true, when: hasGrain, text: cookSide },
    boilPotatoes,
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Season {main} with {spices+heat+seasoning:bare}. Heat {fat} in a wide pan until very hot and brown the pieces for 5 minutes in two batches; lift out.',
        'Assaisonner {main} {spices+heat+seasoning:de}. Chauffer vivement {fat} dans une large poêle et y saisir les morceaux 5 minutes, en deux fois ; réserver.',
        'Sazonar {main} con {spices+heat+seasoning:bare}. Calentar mucho {fat} en una sartén amplia y dorar las piezas 5 minutos, en dos tandas; reservar.',
        '{main} mit {spices+heat+seasoning:with} würzen. {fat} in einer weiten Pfanne stark erhitzen, die Stücke darin in zwei Portionen 5 Minuten kräftig anbraten und herausnehmen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Soften {onion} and {vegetables} in the same pan for 5 minutes over medium heat.',
        'Dans la même poêle, faire revenir {onion} et {vegetables} 5 minutes à feu moyen.',
        'En la misma sartén, rehogar {onion} y {vegetables} 5 minutos a fuego medio.',
        '{onion} und {vegetables} in derselben Pfanne bei mittlerer Hitze 5 Minuten dünsten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Pour in {liquid}, scrape up the brown bits, then stir in {creamy} and {sharp+sweet} and simmer for 4 minutes until it coats a spoon.',
        'Mouiller avec {liquid} en décollant les sucs, puis ajouter {creamy} et {sharp+sweet} et laisser frémir 4 minutes, pour que la sauce nappe la cuillère.',
        'Verter {liquid} y despegar los jugos; añadir {creamy} y {sharp+sweet} y cocer a fuego suave 4 minutos, hasta que la salsa cubra una cuchara.',
        'Mit {liquid:dat} ablöschen, den Bratensatz lösen, dann {creamy} und {sharp+sweet} einrühren und 4 Minuten köcheln, bis die Sauce einen Löffel überzieht.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      doneness: 'main',
      text: say(
        'Return {main} to the sauce and let it finish cooking gently for {minutes} minutes; it must not boil hard any more[. Sharpen with {sour}].',
        'Remettre {main} dans la sauce et finir de cuire {minutes} minutes à petit feu, sans faire bouillir[. Relever avec {sour}].',
        'Devolver {main} a la salsa y terminar de cocinar {minutes} minutos a fuego suave, sin que hierva fuerte[. Avivar con {sour}].',
        '{main} in die Sauce zurückgeben und {minutes} Minuten sanft fertig garen; kräftig kochen soll es nicht mehr[. Mit {sour:dat} abschmecken].',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Scatter with {herb} and serve with {side}.',
        'Parsemer {herb:de} et servir avec {side}.',
        'Esparcir {herb} y servir con {side}.',
        'Mit {herb:dat} bestreuen und zu {side:dat} servieren.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['vegetables'],
  title: say(
    '{heads:title} in {dish} with {withs:bare}',
    '{heads:bare}, {dish} et {withs:to}',
    '{heads:bare} en {dish} con {withs:bare}',
    '{heads:bare} in {dish} mit {withs:with}',
  ),
  pitch: [
    say(
      'Seared fast, taken out, and only warmed again in the sauce: so it stays tender.',
      'Saisi vite, réservé, puis simplement réchauffé dans la sauce : voilà pourquoi il reste tendre.',
      'Dorado deprisa, reservado y solo calentado en la salsa: así queda tierno.',
      'Scharf angebraten, herausgenommen und in der Sauce nur noch gar gezogen: So bleibt es zart.',
    ),
  ],
}
