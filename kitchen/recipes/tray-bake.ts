import { has, longest } from '../cook/plan.ts'
import { flesh, g, greens, inCategory, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb, seasoning, sour, spices } from './roles.ts'
import { preheat } from './tray-parts.ts'

/** Cheese that keeps its shape on a hot tray; any other is scattered over it at the end. */
const bakesWhole = (id: string) => /^(feta|vegan-feta|halloumi|paneer|goat-cheese|brie)$/.test(id)

export const trayBake: Pattern = {
  id: 'trayBake',
  dishType: 'Mains',
  cuisines: ['greek', 'levantine', 'italian', 'spanish'],
  likes: {
    poultry: 5,
    potato: 4,
    vegetable: 3,
    sausage: 4,
    fish: 3,
    meat: 2,
    legume: 2,
    cheese: 3,
    plantProtein: 2,
    citrus: 2,
    herb: 2,
    mushroom: 2,
    fruit: 1,
  },
  tastes: ['hearty', 'crunchy', 'lemony', 'herby', 'smoky'],
  oven: true,
  onePot: true,
  roles: [
    {
      id: 'main',
      takes: (each) =>
        flesh(each) ||
        (seafood(each) &&
          !/roe$|^(smoked|tinned)-|^(herring|anchovy|crab|surimi|brown-shrimp)$/.test(each.id)) ||
        inCategory('plantProtein', 'legume')(each) ||
        bakesWhole(each.id),
      most: 3,
      pool: ['chicken-thigh', 'chickpea', 'feta', 'salmon', 'tofu'],
      varied: true,
      each: ({ category, serving }) => (category === 'cheese' ? { amount: 80, unit: 'g' } : serving),
    },
    {
      id: 'vegetables',
      takes: (each) => (greens(each) && each.category !== 'leafyGreen') || inCategory('potato')(each),
      most: 5,
      least: 3,
      pool: ['potato', 'carrot', 'bell-pepper', 'courgette', 'sweet-potato', 'fennel'],
      varied: true,
      each: g(140),
      cut: 'auto',
    },
    { ...aromatics, pool: ['red-onion', 'garlic'] },
    { ...fat, pool: ['olive-oil', 'rapeseed-oil'], each: of(1.5, 'tbsp') },
    { ...spices, least: 2 },
    heat,
    {
      ...sour,
      pool: ['lemon', 'lime', 'cider-vinegar'],
      each: ({ id }) =>
        /^(lemon|lime)$/.test(id) ? { amount: 0.5, unit: null } : { amount: 0.5, unit: 'tbsp' },
    },
    {
      id: 'sweet',
      takes: inCategory('sweetener', 'fruit'),
      least: 0,
      pool: [],
      each: ({ category }) => (category === 'fruit' ? { amount: 80, unit: 'g' } : { amount: 1, unit: 'tsp' }),
      cut: 'auto',
    },
    { id: 'leaves', takes: inCategory('leafyGreen'), least: 0, pool: [], each: g(40), cut: 'auto' },
    {
      id: 'sauce',
      takes: ({ id }) => /yogurt|tahini|creme-fraiche|sour-cream|quark/.test(id),
      pool: ['greek-yogurt', 'soy-yogurt', 'coconut-yogurt', 'tahini'],
      each: ({ id }) => (id === 'tahini' ? { amount: 1, unit: 'tbsp' } : { amount: 60, unit: 'g' }),
    },
    seasoning,
    herb,
    { id: 'crunch', takes: inCategory('nut', 'seed'), least: 0, pool: [], each: g(12), cut: 'auto' },
  ],
  steps: [
    preheat(210),
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Toss {vegetables+aromatics+sweet} on a large tray with {fat+spices+heat+seasoning} and spread out in one layer.',
        'Mélanger {vegetables+aromatics+sweet} sur une grande plaque avec {fat+spices+heat+seasoning} et étaler en une seule couche.',
        'Mezclar {vegetables+aromatics+sweet} en una bandeja grande con {fat+spices+heat+seasoning} y extender en una sola capa.',
        '{vegetables+aromatics+sweet} auf einem großen Blech mit {fat+spices+heat+seasoning:dat} mischen und in einer Lage verteilen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        '[Rub {main.flesh+main.sea} with|Turn {main} in] some of the spiced oil from the tray.',
        "Enrober {main} d'un peu d'huile épicée de la plaque.",
        '[Untar {main.flesh+main.sea} con|Dar vueltas {main:to} en] un poco del aceite especiado de la bandeja.',
        '[{main.flesh+main.sea} mit etwas Würzöl vom Blech einreiben|{main} in etwas Würzöl vom Blech wenden].',
      ),
    },
    {
      kind: 'cook',
      minutes: 15,
      celsius: 210,
      text: say(
        'Roast the vegetables on their own for 15 minutes.',
        'Enfourner les légumes seuls 15 minutes.',
        'Asar las verduras solas 15 minutos.',
        'Das Gemüse zunächst allein 15 Minuten rösten.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => (has(plan, 'main.flesh') ? longest(plan, ['main.flesh'], 20, 35) : 15),
      doneness: 'main',
      text: say(
        'Settle {main} among the vegetables and roast for {minutes} minutes more until the edges are browned.',
        "Glisser {main} entre les légumes et poursuivre la cuisson {minutes} minutes, jusqu'à ce que les bords soient bien dorés.",
        'Colocar {main} entre las verduras y asar {minutes} minutos más, hasta que los bordes se doren.',
        '{main} zwischen das Gemüse legen und weitere {minutes} Minuten rösten, bis die Ränder gebräunt sind.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Stir {sauce} with half of {sour} and a pinch of salt; squeeze the rest over the tray.',
        'Mélanger {sauce} avec la moitié {sour:of} et une pincée de sel ; verser le reste sur la plaque.',
        'Mezclar {sauce} con la mitad {sour:of} y una pizca de sal; regar la bandeja con el resto.',
        '{sauce} mit der Hälfte {sour:of} und einer Prise Salz verrühren; den Rest über das Blech träufeln.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Scatter with {herb+leaves+crunch} and bring to the table with the sauce.',
        'Parsemer {herb+leaves+crunch:de} et servir avec la sauce.',
        'Esparcir {herb+leaves+crunch} y llevar a la mesa con la salsa.',
        'Mit {herb+leaves+crunch:dat} bestreuen und mit der Sauce auf den Tisch stellen.',
      ),
    },
  ],
  heads: ['main', 'vegetables'],
  withs: ['vegetables'],
  title: say(
    'Roast {heads:bare} with {withs:bare}',
    '{heads:bare} au four {withs:to}',
    '{heads:bare} al horno con {withs:bare}',
    '{heads:bare} aus dem Ofen mit {withs:with}',
  ),
  pitch: [
    say(
      'One tray, a hot oven and room between the pieces: the browning does the seasoning, and a cool sauce answers it.',
      'Une plaque, un four bien chaud et de la place entre les morceaux : le doré fait le goût, une sauce fraîche lui répond.',
      'Una bandeja, un horno fuerte y espacio entre los trozos: lo dorado da el sabor y una salsa fresca le responde.',
      'Ein Blech, ein heißer Ofen und Platz zwischen den Stücken: Das Bräunen gibt den Geschmack, eine kühle Sauce antwortet darauf.',
    ),
  ],
}
