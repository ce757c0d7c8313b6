import { flesh, g, greens, inCategory, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, heat, herb, seasoning, spices } from './roles.ts'
import { fryingOil } from './frying.ts'

export const fritters: Pattern = {
  id: 'fritters',
  dishType: 'Mains',
  cuisines: ['german', 'greek', 'levantine'],
  likes: { potato: 3, vegetable: 2, cheese: 1, legume: 1, egg: 1, leafyGreen: 1, fish: 0 },
  tastes: ['crunchy', 'hearty'],
  roles: [
    {
      id: 'main',
      takes: (each) => greens(each) || inCategory('potato', 'legume')(each),
      most: 3,
      least: 1,
      pool: ['courgette', 'carrot', 'sweet-potato', 'potato'],
      varied: true,
      each: ({ category }) => ({ amount: category === 'leafyGreen' ? 80 : 220, unit: 'g' }),
    },
    {
      id: 'filling',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein', 'cheese')(each),
      most: 2,
      least: 0,
      pool: [],
      each: g(40),
      cut: 'fine',
    },
    { ...aromatics, pool: ['onion', 'spring-onion', 'garlic'], least: 1 },
    {
      id: 'flour',
      takes: ({ id }) => id.endsWith('flour') || id === 'semolina',
      pool: ['flour', 'spelt-flour', 'chickpea-flour', 'rice-flour'],
      each: g(20),
    },
    {
      id: 'egg',
      takes: inCategory('egg'),
      pool: ['egg', 'cornflour', 'rice-flour'],
      each: ({ category }) => (category === 'egg' ? { amount: 0.5, unit: null } : { amount: 10, unit: 'g' }),
    },
    { ...spices, pool: ['nutmeg', 'paprika', 'cumin'], least: 1, each: of(0.25, 'tsp') },
    heat,
    { ...fryingOil, each: () => ({ amount: 40, unit: 'ml' }) },
    seasoning,
    { ...herb, pool: ['chive', 'parsley', 'dill'] },
    {
      id: 'spoonful',
      takes: ({ id }) => /yogurt|quark|creme-fraiche|sour-cream|applesauce|smoked-salmon/.test(id),
      pool: ['greek-yogurt', 'lactose-free-yogurt', 'soy-yogurt', 'coconut-yogurt', 'applesauce'],
      each: g(60),
    },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 10,
      text: say(
        'Wash or peel {main}, grate coarsely, salt lightly and squeeze out hard in a cloth.',
        'Laver ou éplucher {main}, râper grossièrement, saler légèrement et bien presser dans un linge.',
        'Lavar o pelar {main}, rallar en grueso, salar un poco y escurrir con fuerza en un paño.',
        '{main} waschen oder schälen, grob raspeln, leicht salzen und in einem Tuch kräftig ausdrücken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Mix with {aromatics+filling+flour+egg+spices+heat+seasoning}, plus half of {herb}; the batter should just hold together.',
        'Mélanger avec {aromatics+filling+flour+egg+spices+heat+seasoning}, ainsi que la moitié {herb:of} ; la masse doit tout juste se tenir.',
        'Mezclar con {aromatics+filling+flour+egg+spices+heat+seasoning}, más la mitad {herb:of}; la masa debe ligar apenas.',
        'Mit {aromatics+filling+flour+egg+spices+heat+seasoning:dat} sowie der Hälfte {herb:of} mischen; die Masse soll gerade zusammenhalten.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => 4 + plan.servings * 3,
      least: (plan) => 4 + plan.servings * 2,
      doneness: 'filling',
      text: say(
        'Heat {oil} in a wide pan. Set in heaped spoonfuls, press flat and fry in batches for 3 to 4 minutes a side until deep golden, {minutes} minutes in all; drain on kitchen paper.',
        "Chauffer {oil} dans une large poêle. Y déposer de grosses cuillerées, aplatir et frire en plusieurs fois, 3 à 4 minutes par face, jusqu'à belle coloration, {minutes} minutes en tout ; égoutter sur du papier.",
        'Calentar {oil} en una sartén amplia. Poner cucharadas colmadas, aplastar y freír por tandas de 3 a 4 minutos por lado, hasta que se doren bien, {minutes} minutos en total; escurrir sobre papel.',
        '{oil} in einer weiten Pfanne erhitzen. Gehäufte Esslöffel Masse hineinsetzen, flach drücken und portionsweise 3 bis 4 Minuten je Seite goldbraun braten, insgesamt {minutes} Minuten; auf Küchenpapier abtropfen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Scatter with the rest of {herb} and serve at once with {spoonful}.',
        'Parsemer du reste {herb:of} et servir aussitôt avec {spoonful}.',
        'Esparcir el resto {herb:of} y servir enseguida con {spoonful}.',
        'Mit dem Rest {herb:of} bestreuen und sofort mit {spoonful:dat} servieren.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['filling', 'spoonful'],
  pitch: [
    say(
      'The secret is the cloth: the drier the gratings, the crisper the edge.',
      'Le secret, c’est le linge : plus c’est sec, plus le bord croustille.',
      'El secreto es el paño: cuanto más seca la ralladura, más crujiente el borde.',
      'Das Geheimnis ist das Tuch: Je trockener die Raspel, desto knuspriger der Rand.',
    ),
  ],
}
