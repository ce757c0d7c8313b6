import { flesh, g, greens, inCategory, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb, seasoning, sour, spices } from './roles.ts'
import { boilPotatoes, cookSide, hasGrain, side } from './pan-roles.ts'

export const skewers: Pattern = {
  id: 'skewers',
  dishType: 'Mains',
  cuisines: ['greek', 'levantine', 'spanish', 'moroccan'],
  likes: {
    poultry: 2,
    meat: 2,
    plantProtein: 2,
    fish: 1,
    shellfish: 2,
    vegetable: 2,
    mushroom: 1,
    cheese: 1,
  },
  tastes: ['smoky', 'herby', 'fresh'],
  roles: [
    {
      id: 'main',
      takes: (each) =>
        flesh(each) || seafood(each) || inCategory('plantProtein')(each) || /halloumi|paneer/.test(each.id),
      most: 2,
      pool: ['chicken-thigh', 'lamb-fillet', 'prawn', 'halloumi', 'tofu', 'oyster-mushroom'],
      each: g(150),
      cut: 'auto',
    },
    {
      id: 'vegetables',
      takes: (each) => greens(each) || inCategory('fruit')(each),
      most: 4,
      least: 2,
      pool: ['bell-pepper', 'courgette', 'red-onion', 'cherry-tomato', 'button-mushroom'],
      each: ({ id }) => (id === 'red-onion' ? { amount: 0.5, unit: null } : { amount: 80, unit: 'g' }),
      cut: 'pieces',
    },
    {
      ...aromatics,
      pool: ['garlic'],
      least: 1,
      takes: ({ id }) => /garlic|ginger|lemongrass|shallot/.test(id),
    },
    { ...fat, pool: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'], each: of(1.5, 'tbsp') },
    { ...spices, least: 2 },
    heat,
    {
      ...sour,
      pool: ['lemon', 'lime', 'white-wine-vinegar'],
      each: ({ id }) =>
        /^(lemon|lime)$/.test(id) ? { amount: 0.5, unit: null } : { amount: 0.75, unit: 'tbsp' },
    },
    { id: 'sauce', takes: inCategory('condiment'), most: 2, least: 0, pool: [], each: of(1, 'tbsp') },
    seasoning,
    { ...side, takes: inCategory('grain', 'pasta', 'bread', 'potato'), pool: ['couscous', 'rice', 'quinoa'] },
    { ...herb, pool: ['parsley', 'mint', 'coriander'] },
    {
      id: 'spoonful',
      takes: ({ id }) => /yogurt|hummus/.test(id),
      pool: ['greek-yogurt', 'lactose-free-yogurt', 'soy-yogurt', 'coconut-yogurt'],
      each: g(50),
    },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Stir {fat} with {aromatics+spices+heat+seasoning+sauce}, plus half of {sour}, and turn {main} in it.',
        'Mélanger {fat} avec {aromatics+spices+heat+seasoning+sauce}, ainsi que la moitié {sour:of}, puis en enrober {main}.',
        'Mezclar {fat} con {aromatics+spices+heat+seasoning+sauce}, más la mitad {sour:of}, y adobar {main}.',
        '{fat} mit {aromatics+spices+heat+seasoning+sauce:dat} sowie der Hälfte {sour:of} verrühren und {main} darin wenden.',
      ),
    },
    {
      kind: 'wait',
      minutes: 20,
      least: 5,
      text: say(
        'Leave to marinate for {minutes} minutes in the fridge; soak wooden sticks in water meanwhile.',
        "Laisser mariner {minutes} minutes au frais ; pendant ce temps, faire tremper les piques en bois dans l'eau.",
        'Dejar marinar {minutes} minutos en la nevera; mientras, remojar los palillos de madera.',
        'Im Kühlschrank {minutes} Minuten ziehen lassen; Holzspieße währenddessen wässern.',
      ),
    },
    { kind: 'cook', aside: true, when: hasGrain, text: cookSide },
    boilPotatoes,
    {
      kind: 'prep',
      minutes: 8,
      text: say(
        'Thread {main+vegetables} in turn onto the sticks, not too tightly.',
        'Enfiler {main+vegetables} en alternance, sans trop serrer.',
        'Ensartar {main+vegetables} de forma alterna, sin apretar.',
        '{main+vegetables} abwechselnd und nicht zu dicht aufspießen.',
      ),
    },
    {
      kind: 'cook',
      minutes: ({ parts }) =>
        parts.some(({ role, ingredient }) => role === 'main' && seafood(ingredient)) ? 7 : 12,
      least: 7,
      doneness: 'main',
      text: say(
        'Grill or fry in a hot ridged pan for about {minutes} minutes, turning every few minutes, until browned on all sides.',
        'Griller ou saisir dans une poêle-gril bien chaude {minutes} minutes environ, en tournant souvent, pour dorer toutes les faces.',
        'Hacer a la parrilla o en una plancha muy caliente unos {minutes} minutos, girando cada poco, hasta dorar por todos los lados.',
        'Auf dem Grill oder in einer heißen Grillpfanne etwa {minutes} Minuten rundum bräunen, dabei alle paar Minuten wenden.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Stir {spoonful} with half of {herb} and the rest of {sour}. Serve the skewers on {side} with the sauce and the remaining herbs.',
        'Mélanger {spoonful} avec la moitié {herb:of} et le reste {sour:of}. Servir avec {side}, la sauce et le reste des herbes.',
        'Mezclar {spoonful} con la mitad {herb:of} y el resto {sour:of}. Servir con {side}, la salsa y las hierbas restantes.',
        '{spoonful} mit der Hälfte {herb:of} und dem Rest {sour:of} verrühren. Mit {side:dat}, der Sauce und den übrigen Kräutern servieren.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['vegetables', 'spoonful'],
  pitch: [
    say(
      'A short marinade and fierce heat: charred corners, juicy middles, and something cool to dip into.',
      'Une marinade courte et un feu vif : des angles grillés, un cœur juteux et une sauce fraîche à côté.',
      'Un adobo corto y fuego vivo: esquinas tostadas, interior jugoso y algo fresco para mojar.',
      'Kurz mariniert und scharf gegrillt: dunkle Kanten, saftiger Kern und etwas Kühles zum Dippen.',
    ),
  ],
}
