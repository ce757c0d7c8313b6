import { inCategory, say, type Pattern } from './pattern.ts'
import { seasoning } from './roles.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

/** Cheese melted with wine and eaten from one pot with bread. */
export const fondue: Pattern = {
  id: 'fondue',
  dishType: 'Mains',
  cuisines: ['french', 'german'],
  likes: { cheese: 1 },
  tastes: ['rich', 'hearty'],
  needs: 'name',
  roles: [
    part('cheese', ['gruyere', 'vegan-grated-cheese', 'cheddar'], [100, 'g'], {
      takes: (each) => inCategory('cheese')(each) || each.id === 'vegan-grated-cheese',
      most: 3,
      cut: 'auto',
    }),
    part('wine', ['white-wine', 'alcohol-free-sparkling-wine', 'vegetable-stock'], [85, 'ml'], {
      takes: (each) => inCategory('wine')(each) || /^(beer|cider|apple-juice)$/.test(each.id),
    }),
    part('starch', ['cornflour', 'rice-flour'], [1.25, 'tsp']),
    part('garlic', ['garlic'], [0.5, 'clove'], { takes: ({ id }) => id === 'garlic' }),
    onCall('kirsch', inCategory('spirit'), [1, 'tbsp']),
    part('spice', ['nutmeg', 'paprika'], [0.5, 'pinch'], {
      takes: (each) => inCategory('spice')(each) && !/^(salt|black-pepper)$/.test(each.id),
    }),
    seasoning,
    part('bread', ['country-bread', 'baguette', 'gluten-free-bread'], [180, 'g'], {
      takes: inCategory('bread', 'potato'),
      most: 2,
      each: ({ category }) => ({ amount: category === 'potato' ? 150 : 180, unit: 'g' }),
    }),
    onCall(
      'beside',
      inCategory('vegetable', 'mushroom', 'fruit', 'meat', 'sausage', 'condiment'),
      [50, 'g'],
      {
        most: 4,
        cut: 'auto',
      },
    ),
  ],
  steps: [
    prep(
      4,
      'Cut {bread} into cubes, each with some crust, so that they hold on the fork.',
      'Couper {bread} en dés, chacun avec un peu de croûte, pour qu’ils tiennent à la fourchette.',
      'Cortar {bread} en dados, cada uno con algo de corteza, para que se sujeten al tenedor.',
      '{bread} in Würfel schneiden, jeden mit etwas Kruste, damit er an der Gabel hält.',
      { when: (plan) => plan.parts.some(({ ingredient }) => ingredient.category === 'bread') },
    ),
    cook(
      3,
      'Rub a heavy pot with {garlic} and warm {wine} in it until small bubbles rise.',
      'Frotter un caquelon avec {garlic} et y chauffer {wine} jusqu’aux premières petites bulles.',
      'Frotar una olla gruesa con {garlic} y calentar en ella {wine} hasta que suban pequeñas burbujas.',
      'Ein Caquelon oder einen schweren Topf mit {garlic:dat} ausreiben und {wine} darin erhitzen, bis kleine Bläschen steigen.',
    ),
    cook(
      9,
      'Toss {cheese} with {starch} and add by handfuls over low heat, stirring in a figure of eight and waiting until each has melted, about 9 minutes; it must not boil.',
      'Mélanger {cheese} avec {starch} et ajouter par poignées à feu doux en remuant en huit, en attendant que chacune fonde, environ 9 minutes ; ne pas laisser bouillir.',
      'Mezclar {cheese} con {starch} y añadir a puñados a fuego suave, removiendo en forma de ocho y esperando a que se funda cada uno, unos 9 minutos; no debe hervir.',
      '{cheese} mit {starch:dat} mischen und bei kleiner Hitze handvollweise zugeben, in Achten rührend und jedes Mal wartend, bis alles geschmolzen ist, etwa 9 Minuten; kochen darf es nicht.',
    ),
    prep(
      1,
      'Stir in [{kirsch} and ]{spice+seasoning} and set over a small flame on the table.',
      'Ajouter [{kirsch} puis ]{spice+seasoning} et poser sur un réchaud à table.',
      'Añadir [{kirsch} y ]{spice+seasoning} y poner sobre un infiernillo en la mesa.',
      '[{kirsch} und ]{spice+seasoning} einrühren und auf einem Rechaud auf den Tisch stellen.',
    ),
    cook(
      8,
      'Cook {beside} for 8 minutes until done, save what is eaten raw.',
      'Cuire {beside} 8 minutes, sauf ce qui se mange cru.',
      'Cocinar {beside} 8 minutos, salvo lo que se coma crudo.',
      '{beside} 8 Minuten garen, außer was roh gegessen wird.',
      { aside: true, doneness: 'beside' },
    ),
    prep(
      1,
      'Everybody dips {bread}[ and {beside}] right to the bottom and stirs; the crust that is left at the end is the best of it.',
      'Chacun trempe {bread}[ et {beside}] jusqu’au fond en remuant ; la croûte qui reste à la fin est le meilleur.',
      'Cada cual moja {bread}[ y {beside}] hasta el fondo y remueve; la costra que queda al final es lo mejor.',
      'Jeder taucht {bread}[ und {beside}] bis auf den Boden und rührt; die Kruste, die am Ende bleibt, ist das Beste.',
    ),
  ],
  heads: ['cheese'],
  withs: ['bread'],
  pitch: [
    say(
      'One pot, long forks and good company; keep it moving and it stays smooth.',
      'Un caquelon, de longues fourchettes et de la compagnie : tant qu’on remue, elle reste lisse.',
      'Una olla, tenedores largos y buena compañía; mientras se remueve, queda fina.',
      'Ein Topf, lange Gabeln und gute Gesellschaft: Solange gerührt wird, bleibt sie glatt.',
    ),
  ],
}
