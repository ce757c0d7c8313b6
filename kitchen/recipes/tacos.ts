import { has, longest } from '../cook/plan.ts'
import { flesh, g, inCategory, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, creamy, fat, heat, herb, salt, sour, spices } from './roles.ts'
import { cheese, perPerson } from './pan-roles.ts'

export const tacos: Pattern = {
  id: 'tacos',
  dishType: 'Mains',
  cuisines: ['mexican'],
  likes: {
    bread: 2,
    meat: 3,
    legume: 3,
    poultry: 3,
    fish: 3,
    shellfish: 3,
    plantProtein: 2,
    vegetable: 2,
    mushroom: 2,
    cheese: 1,
    fruit: 2,
    leafyGreen: 1,
    citrus: 1,
  },
  tastes: ['fresh', 'crunchy', 'smoky'],
  roles: [
    {
      id: 'main',
      takes: (each) =>
        flesh(each) ||
        seafood(each) ||
        inCategory('legume', 'plantProtein', 'mushroom', 'egg', 'potato')(each),
      most: 3,
      pool: ['black-bean', 'chicken-thigh', 'prawn', 'cod', 'tofu'],
      varied: true,
      each: perPerson,
      cut: 'fine',
    },
    {
      id: 'vegetables',
      takes: (each) =>
        inCategory('vegetable', 'leafyGreen')(each) &&
        !/avocado|cabbage|lettuce|radish|cucumber/.test(each.id),
      most: 3,
      pool: ['bell-pepper', 'sweetcorn', 'courgette'],
      varied: true,
      each: (each) =>
        each.category === 'leafyGreen' ? { amount: 40, unit: 'g' } : { amount: 70, unit: 'g' },
      cut: 'fine',
    },
    {
      id: 'crisp',
      takes: ({ id }) => /cabbage|lettuce|radish|cucumber/.test(id),
      most: 2,
      pool: ['red-cabbage', 'white-cabbage', 'radish'],
      each: g(60),
      cut: 'fine',
    },
    {
      id: 'avocado',
      takes: (each) => each.id === 'avocado' || each.category === 'fruit',
      most: 2,
      pool: ['avocado', 'mango'],
      each: () => ({ amount: 0.5, unit: null }),
      cut: 'fine',
    },
    aromatics,
    fat,
    { ...spices, least: 2 },
    heat,
    { ...creamy, least: 0 },
    { ...cheese, least: 0 },
    {
      ...sour,
      pool: ['lime', 'lemon', 'cider-vinegar'],
      each: ({ id }) =>
        id === 'lime'
          ? { amount: 0.75, unit: null }
          : id === 'lemon'
            ? { amount: 0.5, unit: null }
            : { amount: 0.75, unit: 'tbsp' },
    },
    {
      id: 'tortillas',
      takes: inCategory('bread'),
      pool: ['corn-tortilla', 'wheat-tortilla'],
      each: ({ id, serving }) => (/tortilla$/.test(id) ? { amount: 3, unit: null } : serving),
    },
    { id: 'rice', takes: inCategory('grain'), least: 0, pool: [], each: g(50) },
    salt,
    { ...herb, pool: ['coriander', 'parsley', 'chive'] },
  ],
  steps: [
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Cook {rice} in lightly salted water for the time given on the pack.',
        "Cuire {rice} à l'eau légèrement salée selon le temps indiqué.",
        'Cocer {rice} en agua con un poco de sal según el tiempo indicado.',
        '{rice} nach Packungsangabe in leicht gesalzenem Wasser garen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Knead {crisp} with half of the juice and a pinch of {seasoning:bare} for a minute until it softens slightly.',
        "Malaxer {crisp} une minute avec la moitié du jus et une pincée {seasoning:de}, jusqu'à ce que l'ensemble s'assouplisse.",
        'Trabajar {crisp} con las manos un minuto, con la mitad del zumo y una pizca {seasoning:de}, hasta que {crisp?se ablande/se ablanden} un poco.',
        '{crisp} mit der Hälfte des Safts und einer Prise {seasoning:bare} eine Minute kneten, bis alles etwas weicher wird.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      least: 3,
      text: say(
        'Heat {fat} in a wide pan and fry {aromatics} for {minutes} minutes; stir in {spices+heat} for the last 30 seconds.',
        'Chauffer {fat} dans une grande poêle et y faire revenir {aromatics} {minutes} minutes ; ajouter {spices+heat} les 30 dernières secondes.',
        'Calentar {fat} en una sartén amplia y rehogar {aromatics} {minutes} minutos; añadir {spices+heat} en los últimos 30 segundos.',
        '{fat} in einer weiten Pfanne erhitzen und {aromatics} darin {minutes} Minuten braten; in den letzten 30 Sekunden {spices+heat} einrühren.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => (has(plan, 'main.sea') ? 6 : longest(plan, ['main.flesh', 'vegetables'], 8, 14)),
      least: 7,
      doneness: 'main',
      text: say(
        'Add {main+vegetables} and fry over high heat for {minutes} minutes until browned in places and done.',
        'Ajouter {main+vegetables} et saisir {minutes} minutes à feu vif, le temps de bien cuire et de colorer par endroits.',
        'Añadir {main+vegetables} y saltear a fuego fuerte {minutes} minutos, hasta que {main+vegetables?esté hecho y algo dorado/esté hecha y algo dorada/estén hechos y algo dorados/estén hechas y algo doradas}.',
        '{main+vegetables} zugeben und bei starker Hitze {minutes} Minuten braten, bis alles gar und stellenweise gebräunt ist.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Mash {avocado} roughly with {sour:bare} and salt.',
        'Écraser grossièrement {avocado} avec {sour} et du sel.',
        'Machacar {avocado} con {sour} y sal.',
        '{avocado} mit {sour:with} und Salz grob zerdrücken.',
      ),
    },
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        'Warm {tortillas} for 30 seconds a side in a dry hot pan and keep soft in a cloth.',
        'Réchauffer {tortillas} 30 secondes par face dans une poêle sèche bien chaude et garder souple dans un linge.',
        'Calentar {tortillas} 30 segundos por lado en una sartén seca y mantener calientes en un paño.',
        '{tortillas} in einer trockenen heißen Pfanne 30 Sekunden je Seite erwärmen und im Tuch weich halten.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Set everything on the table: spread with {avocado}, add the filling with {rice+cheese+crisp}, and finish with {herb+creamy}.',
        'Tout mettre à table : étaler {avocado}, garnir avec {rice+cheese+crisp}, et terminer avec {herb+creamy}.',
        'Llevar todo a la mesa: untar {avocado}, añadir el relleno con {rice+cheese+crisp}, y terminar con {herb+creamy}.',
        'Alles auf den Tisch stellen: {avocado} aufstreichen, die Füllung mit {rice+cheese+crisp:dat} daraufgeben und mit {herb+creamy:dat} vollenden.',
      ),
    },
  ],
  heads: ['main', 'vegetables'],
  withs: ['avocado', 'crisp'],
  pitch: [
    say(
      'Something hot and smoky, something raw and sharp, something creamy: everybody builds their own.',
      'Du chaud et fumé, du cru et vif, du crémeux : chacun compose le sien.',
      'Algo caliente y ahumado, algo crudo y vivo, algo cremoso: cada cual monta el suyo.',
      'Etwas Heißes und Rauchiges, etwas Rohes und Frisches, etwas Cremiges: Jeder baut sich seinen eigenen.',
    ),
  ],
}
