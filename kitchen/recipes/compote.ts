import { g, ml, of, say, type Pattern } from './pattern.ts'
import { isFruit, lemon, nuts, spoonful } from './dessert-roles.ts'
import { bakersSugar, vanilla } from './baking-roles.ts'

export const compote: Pattern = {
  id: 'compote',
  dishType: 'Desserts',
  cuisines: ['german', 'french', 'spanish'],
  likes: { fruit: 3, berry: 3, spice: 2, wine: 1, citrus: 1 },
  tastes: ['fresh', 'light', 'sweet'],
  onePot: true,
  needs: 'name',
  roles: [
    {
      id: 'fruit',
      takes: isFruit,
      most: 4,
      pool: ['apple', 'pear', 'plum', 'mixed-berry'],
      varied: true,
      each: g(180),
      cut: 'auto',
    },
    bakersSugar(10),
    {
      id: 'juice',
      takes: ({ id, category }) => category === 'wine' || /juice$/.test(id),
      pool: ['apple-juice', 'grape-juice', 'water'],
      each: ml(50),
    },
    lemon,
    vanilla(['cinnamon']),
    {
      id: 'starch',
      takes: ({ id }) => id === 'cornflour',
      pool: ['cornflour', 'rice-flour'],
      each: of(0.5, 'tsp'),
    },
    nuts(0),
    { ...spoonful, each: g(50) },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Bring {juice} to the boil with {sweet+spice} and simmer for 5 minutes to a light syrup.',
        'Porter {juice} à ébullition avec {sweet+spice} et laisser frémir 5 minutes en sirop léger.',
        'Llevar {juice} a ebullición con {sweet+spice} y cocer 5 minutos hasta lograr un almíbar ligero.',
        '{juice} mit {sweet+spice:dat} aufkochen und 5 Minuten zu einem leichten Sirup köcheln.',
      ),
    },
    {
      kind: 'cook',
      minutes: ({ parts }) =>
        parts.some(
          ({ role, ingredient }) => role === 'fruit' && /quince|apple|pear|rhubarb/.test(ingredient.id),
        )
          ? 12
          : 6,
      text: say(
        'Add {fruit+lemon} and poach gently for {minutes} minutes, until soft but still in one piece.',
        'Ajouter {fruit+lemon} et pocher doucement {minutes} minutes : tendre, mais encore entier.',
        'Añadir {fruit+lemon} y cocer a fuego suave {minutes} minutos, sin que {fruit?se deshaga/se deshagan}.',
        '{fruit+lemon} zugeben und {minutes} Minuten sanft garen, bis alles weich ist, aber noch nicht zerfällt.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Stir {starch} into a little cold water, fold in and boil for 1 minute until glossy.',
        "Délayer {starch} dans un peu d'eau froide, incorporer et faire bouillir 1 minute, pour lier et faire briller.",
        'Disolver {starch} en un poco de agua fría, incorporar y hervir 1 minuto, hasta que brille.',
        '{starch} in etwas kaltem Wasser anrühren, unterheben und 1 Minute kochen, bis alles glänzt.',
      ),
    },
    {
      kind: 'wait',
      minutes: 30,
      least: 10,
      text: say(
        'Leave to cool for {minutes} minutes and serve lukewarm or cold with {spoonful}[ and {nuts}].',
        'Laisser refroidir {minutes} minutes et servir tiède ou froid avec {spoonful}[ et {nuts}].',
        'Dejar enfriar {minutes} minutos y servir templado o frío con {spoonful}[ y {nuts}].',
        'Etwa {minutes} Minuten abkühlen lassen und lauwarm oder kalt mit {spoonful:dat}[ und {nuts:dat}] servieren.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['spice'],
  pitch: [
    say(
      'Fruit, a little syrup and hardly any time: it keeps for days, if it gets the chance.',
      'Du fruit, un peu de sirop et presque pas de temps : elle se garde des jours, si on la laisse.',
      'Fruta, un poco de almíbar y casi nada de tiempo: aguanta días, si la dejan.',
      'Obst, ein wenig Sirup und kaum Zeit: Es hält sich tagelang, wenn man es lässt.',
    ),
  ],
}
