import { inCategory, say, type Pattern } from './pattern.ts'
import { fat, heat, herb, seasoning } from './roles.ts'
import { beside, heart, onions, spicing } from './kitchen-parts.ts'
import { preheat } from './tray-parts.ts'
import { cook, part, prep, wait } from './shorthand.ts'

export const wings: Pattern = {
  id: 'wings',
  dishType: 'Mains',
  cuisines: ['mexican', 'indian'],
  likes: { poultry: 1 },
  tastes: ['smoky', 'hearty'],
  oven: true,
  needs: 'name',
  roles: [
    heart(['chicken-wing', 'cauliflower', 'tofu'], 260, {
      takes: (each) =>
        inCategory('poultry', 'meat', 'plantProtein', 'fish')(each) || each.id === 'cauliflower',
      each: ({ category }) => (category === 'meat' ? { amount: 350, unit: 'g' } : { amount: 260, unit: 'g' }),
      cut: 'whole',
    }),
    part('glaze', ['barbecue-sauce', 'tomato-paste', 'paprika'], [1.5, 'tbsp'], {
      takes: (each) =>
        /^(tabasco|barbecue-sauce|sriracha|teriyaki-sauce|soy-sauce|tamari|yogurt|greek-yogurt|soy-yogurt|coconut-yogurt|mustard|ketchup|hoisin-sauce|sweet-chilli-sauce|butter|honey|maple-syrup)$/.test(
          each.id,
        ),
      most: 4,
    }),
    onions(0.25, { pool: ['garlic', 'ginger'], least: 1 }),
    spicing(['smoked-paprika', 'garlic-powder', 'cumin'], 2),
    heat,
    part('sour', ['lemon', 'lime', 'cider-vinegar'], [0.5, null], {
      takes: ({ id }) => /^(lemon|lime)$/.test(id),
      cut: 'juice',
      each: ({ id }) => (/vinegar/.test(id) ? { amount: 1, unit: 'tbsp' } : { amount: 0.5, unit: null }),
    }),
    fat,
    seasoning,
    beside(['celery', 'carrot', 'cucumber'], 60, 1, { cut: 'fine' }),
    part('dip', ['yogurt', 'lactose-free-yogurt', 'soy-yogurt', 'coconut-yogurt'], [2, 'tbsp'], {
      takes: ({ id }) => /yogurt|blue-cheese|sour-cream|mayonnaise/.test(id),
    }),
    { ...herb, pool: ['chive', 'coriander', 'parsley'] },
  ],
  steps: [
    prep(
      5,
      'Mix {glaze+onion+spice+heat+sour+fat+seasoning} and turn {main} in it.',
      'Mélanger {glaze+onion+spice+heat+sour+fat+seasoning} et y retourner {main}.',
      'Mezclar {glaze+onion+spice+heat+sour+fat+seasoning} y rebozar ahí {main}.',
      '{glaze+onion+spice+heat+sour+fat+seasoning} verrühren und {main} darin wenden.',
    ),
    wait(
      20,
      'Leave to marinate in the fridge for {minutes} minutes, or overnight.',
      'Laisser mariner {minutes} minutes au réfrigérateur, ou toute une nuit.',
      'Dejar marinar {minutes} minutos en la nevera, o toda la noche.',
      'Im Kühlschrank {minutes} Minuten ziehen lassen, gern über Nacht.',
      { least: 0 },
    ),
    preheat(210),
    cook(
      ({ parts }) => (parts.some(({ ingredient }) => ingredient.id === 'spare-rib') ? 80 : 38),
      'Spread on a lined tray with room between them and roast for {minutes} minutes, turning once and brushing with the rest of the marinade in the first half, until dark at the edges.',
      'Étaler sur une plaque sans serrer et rôtir {minutes} minutes, en retournant une fois et en badigeonnant du reste de marinade pendant la première moitié, jusqu’à ce que les bords brunissent.',
      'Repartir en una bandeja con espacio y asar {minutes} minutos, dando la vuelta una vez y pincelando con el resto del marinado en la primera mitad, hasta que se tuesten los bordes.',
      'Mit Abstand auf einem Blech verteilen und {minutes} Minuten rösten, einmal wenden und in der ersten Hälfte mit der übrigen Marinade bestreichen, bis die Ränder dunkel sind.',
      { celsius: 210, doneness: 'main', least: 35 },
    ),
    prep(
      3,
      'Serve hot with {vegetables} and {dip}, scattered with {herb}.',
      'Servir chaud avec {vegetables} et {dip}, en parsemant {herb:de}.',
      'Servir caliente con {vegetables} y {dip}, con {herb} por encima.',
      'Heiß mit {vegetables:dat} und {dip:dat} servieren, mit {herb:dat} bestreut.',
    ),
  ],
  heads: ['main'],
  withs: ['glaze'],
  pitch: [
    say(
      'Sticky, dark at the edges and eaten with the fingers: put enough napkins on the table.',
      'Collantes, brunies sur les bords et mangées avec les doigts : prévoir des serviettes.',
      'Pegajosas, tostadas por los bordes y para comer con los dedos: hacen falta servilletas.',
      'Klebrig, an den Rändern dunkel und mit den Fingern gegessen: Servietten bereitlegen.',
    ),
  ],
}
