import { longest } from '../cook/plan.ts'
import { flesh, g, greens, inCategory, ml, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb, seasoning, spices, stock } from './roles.ts'
import { perPerson } from './pan-roles.ts'

/** Rice that cooks without stirring among what flavours it: paella, arroz con pollo, jambalaya. */
export const paella: Pattern = {
  id: 'paella',
  dishType: 'Mains',
  cuisines: ['spanish', 'mexican'],
  likes: { grain: 2, poultry: 2, shellfish: 3, fish: 1, vegetable: 2, legume: 1, sausage: 1, meat: 1 },
  tastes: ['hearty', 'smoky', 'rich'],
  onePot: true,
  roles: [
    {
      id: 'rice',
      takes: inCategory('grain'),
      pool: (_wishes, cuisine) =>
        cuisine.spices.includes('saffron')
          ? ['paella-rice', 'rice', 'quinoa']
          : ['rice', 'paella-rice', 'quinoa'],
      each: g(85),
    },
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein')(each),
      most: 4,
      least: (wishes) => (wishes.diets.includes('vegan') || wishes.diets.includes('vegetarian') ? 0 : 1),
      pool: ['chicken-thigh', 'prawn', 'mussel'],
      each: perPerson,
      cut: 'auto',
    },
    {
      id: 'vegetables',
      takes: (each) => (greens(each) && !/tinned-tomato|passata/.test(each.id)) || inCategory('legume')(each),
      most: 4,
      least: 2,
      pool: ['bell-pepper', 'green-bean', 'pea', 'artichoke'],
      each: (each) => (each.category === 'legume' ? { amount: 50, unit: 'g' } : { amount: 70, unit: 'g' }),
      cut: 'fine',
    },
    { ...aromatics, pool: ['onion', 'garlic'] },
    {
      ...fat,
      pool: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'],
      each: () => ({ amount: 1, unit: 'tbsp' }),
    },
    { ...spices, least: 2 },
    heat,
    {
      id: 'tomato',
      takes: ({ id }) => /tinned-tomato|passata|tomato-paste/.test(id),
      pool: ['tinned-tomato', 'passata'],
      each: g(60),
    },
    { id: 'wine', takes: inCategory('wine'), least: 0, pool: [], each: ml(40) },
    { ...stock, each: ml(220) },
    {
      id: 'lemon',
      takes: ({ id }) => /^(lemon|lime)$/.test(id),
      pool: ['lemon', 'lime'],
      each: () => ({ amount: 0.25, unit: null }),
      cut: 'wedges',
    },
    seasoning,
    { ...herb, pool: ['parsley', 'coriander', 'chive'] },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main.flesh'], 7, 10),
      least: 6,
      text: say(
        'Heat {fat} in the widest pan you have and brown {main.flesh} on all sides for {minutes} minutes.',
        'Chauffer {fat} dans la poêle la plus large et y dorer {main.flesh} de tous côtés {minutes} minutes.',
        'Calentar {fat} en la paellera o sartén más ancha y dorar {main.flesh} por todos los lados {minutes} minutos.',
        '{fat} in der weitesten Pfanne erhitzen und {main.flesh} darin {minutes} Minuten rundum anbraten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 8,
      least: 5,
      text: say(
        'Add {aromatics+vegetables+main.tofu} and cook in {fat:bare} for {minutes} minutes; stir in {spices+heat+tomato} and let thicken.',
        'Ajouter {aromatics+vegetables+main.tofu} et faire revenir {minutes} minutes avec {fat} ; incorporer {spices+heat+tomato} et laisser réduire.',
        'Añadir {aromatics+vegetables+main.tofu} y sofreír {minutes} minutos con {fat}; incorporar {spices+heat+tomato} y dejar reducir.',
        '{aromatics+vegetables+main.tofu} zugeben und in {fat:dat} {minutes} Minuten anschwitzen; {spices+heat+tomato} einrühren und eindicken lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Tip in {rice} and stir for 2 minutes so that every grain is coated[; pour in {wine} and let it evaporate].',
        'Verser {rice} et remuer 2 minutes pour bien enrober[ ; mouiller avec {wine} et laisser évaporer].',
        'Echar {rice} y remover 2 minutos para que se impregne[; regar con {wine} y dejar evaporar].',
        '{rice} zugeben und 2 Minuten rühren, bis alles überzogen ist[; mit {wine:dat} ablöschen und verdampfen lassen].',
      ),
    },
    {
      kind: 'cook',
      minutes: 18,
      doneness: 'main.flesh',
      text: say(
        'Pour in {stock}, hot, season with {seasoning:bare}, spread flat and simmer for 18 minutes without stirring, at last over low heat.',
        'Verser {stock} bien chaud, assaisonner {seasoning:de}, égaliser et laisser cuire 18 minutes sans remuer, à feu doux vers la fin.',
        'Verter {stock} bien caliente, sazonar con {seasoning:bare}, repartir y cocer 18 minutos sin remover, bajando el fuego al final.',
        '{stock} heiß zugießen, mit {seasoning:with} würzen, glatt streichen und 18 Minuten ohne Rühren garen, zuletzt bei kleiner Hitze.',
      ),
    },
    {
      kind: 'cook',
      minutes: 6,
      doneness: 'main.sea',
      text: say(
        'Lay {main.sea} on top, cover and let it cook in the steam for 6 minutes.',
        'Disposer {main.sea} sur le riz, couvrir et cuire 6 minutes à la vapeur.',
        'Poner {main.sea} por encima, tapar y cocer 6 minutos al vapor.',
        '{main.sea} obenauf legen und zugedeckt 6 Minuten im Dampf garen.',
      ),
    },
    {
      kind: 'wait',
      minutes: 5,
      least: 3,
      text: say(
        'Cover with a cloth and rest for {minutes} minutes, then serve from the pan[ with {herb+lemon}].',
        "Couvrir d'un linge, laisser reposer {minutes} minutes et servir dans la poêle[ avec {herb+lemon}].",
        'Cubrir con un paño, dejar reposar {minutes} minutos y servir en la misma sartén[ con {herb+lemon}].',
        'Mit einem Tuch bedeckt {minutes} Minuten ruhen lassen, dann in der Pfanne[ mit {herb+lemon:dat}] servieren.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['vegetables'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'The rice is not stirred once the stock is in; the crust at the bottom is what people fight over.',
      "On ne remue plus dès que le bouillon est versé ; la croûte du fond, tout le monde se l'arrache.",
      'Una vez dentro el caldo no se remueve; la costra del fondo es lo que todos quieren.',
      'Ist die Brühe im Topf, wird nicht mehr gerührt; um die Kruste am Boden streiten sich alle.',
    ),
  ],
}
