import { g, inCategory, ml, of, say, type Pattern } from './pattern.ts'

export const hotChocolate: Pattern = {
  id: 'hotChocolate',
  dishType: 'Cocktails',
  cuisines: ['french', 'spanish'],
  likes: { chocolate: 6, plantMilk: 2, dairy: 2, spice: 2 },
  tastes: ['creamy', 'rich', 'sweet'],
  needs: 'name',
  roles: [
    {
      id: 'chocolate',
      takes: inCategory('chocolate'),
      most: 2,
      pool: ['dark-chocolate', 'cocoa-powder'],
      each: ({ id }) => (id === 'cocoa-powder' ? { amount: 1, unit: 'tbsp' } : { amount: 35, unit: 'g' }),
      cut: 'auto',
    },
    {
      id: 'milk',
      takes: ({ id, category }) => /milk$/.test(id) || category === 'plantMilk',
      pool: ['milk', 'lactose-free-milk', 'oat-milk', 'rice-milk'],
      each: ml(220),
    },
    { id: 'sweet', takes: inCategory('sweetener'), pool: ['sugar', 'maple-syrup'], each: of(1, 'tsp') },
    {
      id: 'spice',
      takes: inCategory('spice'),
      most: 2,
      pool: ['cinnamon', 'vanilla-extract'],
      each: of(0.5, 'pinch'),
    },
    { id: 'spirit', takes: inCategory('spirit'), least: 0, pool: [], each: ml(20) },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Warm {milk} with {sweet+spice} in a small pan, without letting it boil.',
        'Chauffer {milk} avec {sweet+spice} dans une petite casserole, sans laisser bouillir.',
        'Calentar {milk} con {sweet+spice} en un cazo, sin que hierva.',
        '{milk} mit {sweet+spice:dat} in einem kleinen Topf erhitzen, aber nicht kochen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        'Take off the heat, add {chocolate} and whisk for a good minute until smooth and frothy[; stir in {spirit}].',
        "Hors du feu, ajouter {chocolate} et fouetter une bonne minute, jusqu'à ce que ce soit lisse et mousseux[ ; incorporer {spirit}].",
        'Fuera del fuego, añadir {chocolate} y batir un minuto largo, hasta que quede liso y espumoso[; incorporar {spirit}].',
        'Vom Herd nehmen, {chocolate} zugeben und eine gute Minute schlagen, bis alles glatt und schaumig ist[; {spirit} einrühren].',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Pour into warm mugs and let it stand a minute: it should be hot, not scalding.',
        'Verser dans des tasses tiédies et attendre une minute : chaud, mais pas brûlant.',
        'Servir en tazas templadas y esperar un minuto: caliente, pero sin quemar.',
        'In vorgewärmte Tassen gießen und eine Minute warten: heiß, aber nicht kochend heiß trinken.',
      ),
    },
  ],
  heads: [],
  withs: ['spice'],
  title: say(
    '{dish} with {withs:bare}',
    '{dish} {withs:to}',
    '{dish} con {withs:bare}',
    '{dish} mit {withs:with}',
  ),
  pitch: [
    say(
      'Real chocolate melted in hot milk, whisked until it froths.',
      'Du vrai chocolat fondu dans le lait chaud, fouetté jusqu’à la mousse.',
      'Chocolate de verdad fundido en leche caliente y batido hasta que espuma.',
      'Echte Schokolade, in heißer Milch geschmolzen und schaumig geschlagen.',
    ),
  ],
}

export const mulled: Pattern = {
  id: 'mulled',
  dishType: 'Cocktails',
  cuisines: ['german'],
  likes: { wine: 1, spice: 3, citrus: 1 },
  tastes: ['hearty', 'sweet'],
  needs: 'name',
  roles: [
    {
      id: 'base',
      takes: ({ id }) => /wine$|cider|apple-juice|grape-juice|black-tea|cranberry-juice/.test(id),
      most: 2,
      pool: ['red-wine', 'apple-juice', 'grape-juice'],
      each: ml(180),
    },
    {
      id: 'fruit',
      takes: inCategory('citrus', 'fruit', 'berry'),
      most: 2,
      pool: ['orange', 'apple'],
      each: g(40),
      cut: 'drink',
    },
    {
      id: 'spice',
      takes: inCategory('spice'),
      most: 3,
      least: 2,
      pool: ['cinnamon', 'star-anise', 'clove'],
      each: ({ id }) => (id === 'star-anise' ? { amount: 0.5, unit: null } : { amount: 0.5, unit: 'pinch' }),
    },
    {
      id: 'sweet',
      takes: inCategory('sweetener'),
      pool: ['sugar', 'maple-syrup', 'honey'],
      each: of(1, 'tsp'),
    },
    { id: 'spirit', takes: inCategory('spirit'), least: 0, pool: [], each: ml(15) },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        'Put {base} into a pot with {fruit+spice+sweet}.',
        'Verser {base} dans une casserole avec {fruit+spice+sweet}.',
        'Poner {base} en una olla con {fruit+spice+sweet}.',
        '{base} mit {fruit+spice+sweet:dat} in einen Topf geben.',
      ),
    },
    {
      kind: 'cook',
      minutes: 12,
      celsius: 75,
      text: say(
        'Heat slowly and keep just below a simmer for 12 minutes; it must not boil, or the scent flies off.',
        "Chauffer lentement et tenir 12 minutes juste sous le frémissement ; surtout ne pas laisser bouillir, le parfum s'envolerait.",
        'Calentar despacio y mantener 12 minutos justo por debajo del hervor; que no hierva, o se pierde el aroma.',
        'Langsam erhitzen und 12 Minuten knapp unter dem Siedepunkt halten; nicht kochen, sonst verfliegt der Duft.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Taste for sweetness[, stir in {spirit}] and ladle into warm glasses.',
        'Goûter[, ajouter {spirit}] et servir à la louche dans des verres tiédis.',
        'Probar de dulzor[, añadir {spirit}] y servir con cazo en vasos templados.',
        'Süße abschmecken[, {spirit} einrühren] und in vorgewärmte Gläser schöpfen.',
      ),
    },
  ],
  heads: [],
  withs: ['fruit'],
  title: say(
    '{dish} with {withs:bare}',
    '{dish} {withs:to}',
    '{dish} con {withs:bare}',
    '{dish} mit {withs:with}',
  ),
  pitch: [
    say(
      'Warm spice and fruit, never boiled: that is the whole secret.',
      'Épices et fruits, chauffés sans jamais bouillir : voilà tout le secret.',
      'Especias y fruta, calientes pero sin hervir: ahí está el secreto.',
      'Gewürz und Frucht, heiß, aber nie gekocht: Das ist das ganze Geheimnis.',
    ),
  ],
}
