import { say, type Pattern } from './pattern.ts'
import { fat, heat, herb, seasoning } from './roles.ts'
import { beside, heart, meltingCheese, onions, spicing } from './kitchen-parts.ts'
import { preheat } from './tray-parts.ts'
import { cook, part, prep } from './shorthand.ts'

export const enchiladas: Pattern = {
  id: 'enchiladas',
  dishType: 'Mains',
  cuisines: ['mexican'],
  likes: { poultry: 1, legume: 1 },
  tastes: ['rich', 'smoky'],
  oven: true,
  needs: 'name',
  roles: [
    part('tortillas', ['corn-tortilla', 'wheat-tortilla'], [2.5, 'piece'], {
      takes: ({ id }) => /tortilla$/.test(id),
    }),
    heart(['chicken-breast', 'black-bean', 'kidney-bean', 'tofu'], 110, { cut: 'fine' }),
    beside(['bell-pepper', 'sweetcorn', 'spinach'], 60, 1),
    onions(0.5, { least: 2, pool: ['onion', 'garlic', 'spring-onion'] }),
    fat,
    spicing(['cumin', 'smoked-paprika', 'chilli-powder'], 2),
    heat,
    part('tomato', ['passata', 'tinned-tomato'], [170, 'g'], {
      takes: ({ id }) => /passata|tinned-tomato/.test(id),
    }),
    {
      ...meltingCheese(45),
      pool: ['cheddar', 'vegetarian-hard-cheese', 'vegan-grated-cheese', 'nutritional-yeast'],
    },
    seasoning,
    part('dip', ['sour-cream', 'lactose-free-yogurt', 'soy-yogurt', 'coconut-yogurt'], [1.5, 'tbsp'], {
      takes: ({ id }) => /sour-cream|yogurt|creme-fraiche/.test(id),
    }),
    { ...herb, pool: ['coriander', 'parsley'] },
  ],
  steps: [
    preheat(200),
    cook(
      10,
      'Fry {main+onion+vegetables} in {fat} for 10 minutes until done and season with {seasoning:bare}.',
      'Faire revenir {main+onion+vegetables} dans {fat} 10 minutes et assaisonner {seasoning:de}.',
      'Rehogar {main+onion+vegetables} en {fat} 10 minutos, hasta que esté hecho, y sazonar con {seasoning:bare}.',
      '{main+onion+vegetables} in {fat:dat} 10 Minuten gar braten und mit {seasoning:with} würzen.',
      { doneness: 'main' },
    ),
    cook(
      6,
      'Simmer {tomato} with {spice+heat} in another pot for 6 minutes to a thick, dark sauce.',
      'Faire réduire {tomato} avec {spice+heat} 6 minutes dans une autre casserole, en une sauce épaisse.',
      'Reducir {tomato} con {spice+heat} en un cazo aparte 6 minutos, hasta obtener una salsa espesa.',
      '{tomato} mit {spice+heat:dat} in einem zweiten Topf 6 Minuten zu einer dicken Sauce einkochen.',
      { aside: true },
    ),
    prep(
      7,
      'Warm {tortillas} briefly so that they bend, fill, roll up and lay side by side in a dish, seam down; pour over the sauce and scatter with {cheese}.',
      'Réchauffer {tortillas} pour les assouplir, garnir, rouler et ranger dans un plat, soudure en dessous ; napper de sauce et parsemer {cheese:de}.',
      'Calentar {tortillas} para que se doblen, rellenar, enrollar y colocar en una fuente con la unión abajo; cubrir con la salsa y esparcir {cheese}.',
      '{tortillas} kurz erwärmen, damit sie sich biegen, füllen, aufrollen und mit der Naht nach unten in eine Form legen; mit der Sauce übergießen und mit {cheese:dat} bestreuen.',
    ),
    cook(
      18,
      'Bake for {minutes} minutes until brown and bubbling; serve with {dip} and {herb}.',
      'Enfourner {minutes} minutes, jusqu’à ce que ce soit doré et bouillonnant ; servir avec {dip} et {herb}.',
      'Hornear {minutes} minutos, hasta que se dore y burbujee; servir con {dip} y {herb}.',
      'Im Ofen {minutes} Minuten backen, bis alles braun ist und blubbert; mit {dip:dat} und {herb:dat} servieren.',
      { celsius: 200, least: 14 },
    ),
  ],
  heads: ['main'],
  withs: ['vegetables'],
  pitch: [
    say(
      'Rolled, sauced and baked until the edges crisp while the middle stays soft.',
      'Roulées, nappées et gratinées : les bords croustillent, le cœur reste fondant.',
      'Enrolladas, bañadas y gratinadas: bordes crujientes y corazón tierno.',
      'Gerollt, mit Sauce bedeckt und überbacken: knusprige Ränder, weiche Mitte.',
    ),
  ],
}

export const nachos: Pattern = {
  id: 'nachos',
  dishType: 'Starters',
  cuisines: ['mexican'],
  likes: { cheese: 1 },
  tastes: ['crunchy', 'hearty'],
  oven: true,
  needs: 'name',
  roles: [
    part('chips', ['tortilla-chip'], [60, 'g'], { takes: ({ id }) => id === 'tortilla-chip' }),
    {
      ...meltingCheese(50),
      pool: ['cheddar', 'vegetarian-hard-cheese', 'vegan-grated-cheese', 'nutritional-yeast'],
    },
    heart(['kidney-bean', 'black-bean', 'pinto-bean'], 60, { cut: 'fine' }),
    beside(['tomato', 'sweetcorn', 'avocado'], 50, 2, { cut: 'fine' }),
    onions(0.25, { pool: ['red-onion', 'spring-onion'] }),
    part('hot', ['jalapeno', 'paprika'], [0.25, null], {
      takes: (each) => (each.heat ?? 0) > 1,
      each: ({ id }) => (id === 'jalapeno' ? { amount: 0.5, unit: null } : { amount: 0.25, unit: 'tsp' }),
      cut: 'auto',
    }),
    part('dip', ['sour-cream', 'lactose-free-yogurt', 'soy-yogurt', 'coconut-yogurt'], [1.5, 'tbsp'], {
      takes: ({ id }) => /sour-cream|yogurt|creme-fraiche/.test(id),
    }),
    { ...herb, pool: ['coriander', 'chive'] },
  ],
  steps: [
    preheat(200),
    cook(
      8,
      'Fry or warm {main} in a pan until cooked through.',
      'Faire revenir ou réchauffer {main} à la poêle, à cœur.',
      'Saltear o calentar {main} en la sartén hasta que esté hecho.',
      '{main} in der Pfanne durchbraten oder erwärmen.',
      { doneness: 'main' },
    ),
    prep(
      4,
      'Spread {chips} on a tray in two layers, each with half of {main+cheese+onion+hot}.',
      'Étaler {chips} sur une plaque en deux couches, chacune avec la moitié {main+cheese+onion+hot:of}.',
      'Repartir {chips} en una bandeja en dos capas, cada una con la mitad {main+cheese+onion+hot:of}.',
      '{chips} in zwei Lagen auf einem Blech verteilen, jede mit der Hälfte {main+cheese+onion+hot:of}.',
    ),
    cook(
      8,
      'Bake for 8 minutes until the cheese runs, then top with {vegetables+dip+herb} and serve at once.',
      'Enfourner 8 minutes, jusqu’à ce que le fromage coule, puis garnir avec {vegetables+dip+herb} et servir aussitôt.',
      'Hornear 8 minutos, hasta que el queso se funda, cubrir con {vegetables+dip+herb} y servir enseguida.',
      'Etwa 8 Minuten überbacken, bis der Käse läuft, dann {vegetables+dip+herb} daraufgeben und sofort servieren.',
      { celsius: 200 },
    ),
  ],
  heads: ['main'],
  withs: ['vegetables'],
  pitch: [
    say(
      'Two layers, so that no chip stays naked, and straight from the oven onto the table.',
      'Deux couches, pour qu’aucune chips ne reste nue, et du four à la table sans attendre.',
      'Dos capas, para que ningún totopo quede desnudo, y del horno a la mesa sin esperar.',
      'Zwei Lagen, damit kein Chip nackt bleibt, und vom Ofen direkt auf den Tisch.',
    ),
  ],
}
