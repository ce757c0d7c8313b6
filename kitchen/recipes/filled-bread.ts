import { has, type Plan } from '../cook/plan.ts'
import { inCategory, say, type Pattern } from './pattern.ts'
import { beside, heart, onions } from './kitchen-parts.ts'
import { chillies, oil, richness, sauces, seasonings, sharpness } from './named-parts.ts'
import { herb, seasoning } from './roles.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

/** Minced meat is spread raw and thin, as on a lahmacun; all else is fried first. */
const isSpread = (plan: Plan) => has(plan, 'main.mince') && plan.dish.id !== 'Piroshki'

/** Yeast dough with something on it or in it, baked hot: boats, rounds and closed loaves. */
export const filledBread: Pattern = {
  id: 'filledBread',
  dishType: 'Mains',
  cuisines: ['levantine', 'greek'],
  likes: { cheese: 1, meat: 1, vegetable: 1 },
  tastes: ['hearty'],
  oven: true,
  needs: 'name',
  roles: [
    part('flour', ['flour', 'spelt-flour', 'gluten-free-flour', 'rice-flour'], [120, 'g'], {
      takes: ({ id }) => /flour$/.test(id),
    }),
    part('yeast', ['yeast'], [2.5, 'g'], { takes: ({ id }) => id === 'yeast' }),
    part('water', ['water'], [70, 'ml'], { takes: ({ id }) => /^(water|milk)$/.test(id) }),
    oil(0.75, ['olive-oil', 'rapeseed-oil', 'sunflower-oil']),
    onCall('cheese', inCategory('cheese'), [65, 'g'], { most: 3, cut: 'auto' }),
    heart([], 80, { least: 0, cut: 'fine' }),
    beside(['tomato', 'bell-pepper'], 50, 2, {
      cut: 'fine',
      takes: (each) => inCategory('vegetable', 'leafyGreen', 'mushroom')(each),
    }),
    onCall('potato', inCategory('potato'), [120, 'g'], { cut: 'thin' }),
    onions(0.25),
    seasonings,
    chillies,
    sauces(),
    onCall('egg', inCategory('egg'), [1, null]),
    onCall('butter', ({ id }) => id === 'butter', [8, 'g']),
    onCall('seeds', inCategory('seed', 'nut'), [6, 'g'], { most: 2 }),
    richness(40),
    sharpness,
    seasoning,
    { ...herb, pool: ['parsley', 'mint', 'dill'] },
  ],
  steps: [
    prep(
      10,
      'Stir {yeast} into {water}, lukewarm, add {flour}, half of {fat} and a good pinch of salt and knead for 8 minutes until smooth.',
      'Délayer {yeast} dans {water}, tiède, ajouter {flour}, la moitié {fat:of} et une bonne pincée de sel, et pétrir 8 minutes.',
      'Desleír {yeast} en {water}, en templado, añadir {flour}, la mitad {fat:of} y una buena pizca de sal, y amasar 8 minutos hasta que quede liso.',
      '{yeast} in {water:dat}, lauwarm, auflösen, {flour}, die Hälfte {fat:of} und eine kräftige Prise Salz zugeben und 8 Minuten glatt kneten.',
    ),
    wait(
      60,
      'Cover and leave in a warm place for {minutes} minutes until doubled.',
      'Couvrir et laisser lever {minutes} minutes au chaud, jusqu’à doubler.',
      'Tapar y dejar levar {minutes} minutos en sitio cálido, hasta que doble.',
      'Zugedeckt an einem warmen Ort {minutes} Minuten gehen lassen, bis sich der Teig verdoppelt hat.',
    ),
    cook(
      12,
      'Meanwhile, fry {onion+main+vegetables+potato}[ with {spice+heat+sauce}] in the rest of {fat} for 12 minutes until done and dry; season with {seasoning:bare} and half of {herb}.',
      'Pendant ce temps, faire revenir {onion+main+vegetables+potato}[ avec {spice+heat+sauce}] dans le reste {fat:of} 12 minutes, bien cuire et sécher ; assaisonner {seasoning:de} et ajouter la moitié {herb:of}.',
      'Mientras tanto, rehogar {onion+main+vegetables+potato}[ con {spice+heat+sauce}] en el resto {fat:of} 12 minutos, hasta que quede hecho y seco; sazonar con {seasoning:bare} y la mitad {herb:of}.',
      'Inzwischen {onion+main+vegetables+potato}[ mit {spice+heat+sauce:dat}] im Rest {fat:of} 12 Minuten durch und trocken braten, mit {seasoning:with} und der Hälfte {herb:of} würzen.',
      { aside: true, doneness: 'main', when: (plan) => !isSpread(plan) },
    ),
    prep(
      5,
      'Knead {main.mince} with {onion+vegetables+potato}, all very finely chopped, {spice+heat+sauce+seasoning}, half of {herb} and the rest of {fat} to a paste.',
      'Pétrir {main.mince} avec {onion+vegetables+potato}, hachés très fin, {spice+heat+sauce+seasoning}, la moitié {herb:of} et le reste {fat:of} en une pâte.',
      'Amasar {main.mince} con {onion+vegetables+potato}, picado muy fino, {spice+heat+sauce+seasoning}, la mitad {herb:of} y el resto {fat:of} hasta formar una pasta.',
      '{main.mince} mit {onion+vegetables+potato:dat}, sehr fein gehackt, {spice+heat+sauce+seasoning:dat}, der Hälfte {herb:of} und dem Rest {fat:of} zu einer Paste verkneten.',
      { when: isSpread },
    ),
    prep(
      1,
      'Heat the oven to 230 °C with a tray inside.',
      'Chauffer le four à 230 °C avec une plaque à l’intérieur.',
      'Calentar el horno a 230 °C con una bandeja dentro.',
      'Den Ofen mit einem Blech auf 230 °C vorheizen.',
      { celsius: 230 },
    ),
    prep(
      10,
      'Roll the dough out into rounds or boats on baking paper, spread with the filling[, cover with {cheese}][ and brush the rims with {butter}][; scatter with {seeds}].',
      'Étaler la pâte en disques ou en barques sur du papier cuisson, garnir de la farce[, couvrir {cheese:de}][ et badigeonner les bords {butter:de}][ ; parsemer {seeds:de}].',
      'Estirar la masa en discos o barcas sobre papel de hornear, cubrir con el relleno[, repartir {cheese}][ y pincelar los bordes con {butter}][; esparcir {seeds}].',
      'Den Teig auf Backpapier zu Fladen oder Schiffchen ausrollen, die Füllung daraufgeben[, mit {cheese:dat} belegen][ und die Ränder mit {butter:dat} bestreichen][; mit {seeds:dat} bestreuen].',
    ),
    cook(
      14,
      'Bake on the hot tray for {minutes} minutes until the rim is brown and all is cooked through[; break {egg} on top for the last 4 minutes].',
      'Enfourner {minutes} minutes sur la plaque chaude, jusqu’à ce que le bord soit brun et que tout soit cuit[ ; y casser {egg} pour les 4 dernières minutes].',
      'Hornear {minutes} minutos en la bandeja caliente, hasta que el borde esté dorado y todo hecho[; cascar {egg} encima los últimos 4 minutos].',
      'Auf dem heißen Blech {minutes} Minuten backen, bis der Rand braun und alles gar ist[; für die letzten 4 Minuten {egg} daraufschlagen].',
      { celsius: 230, doneness: 'main.mince' },
    ),
    prep(
      1,
      'Serve hot with {creamy+sour+herb}.',
      'Servir chaud avec {creamy+sour+herb}.',
      'Servir caliente con {creamy+sour+herb}.',
      'Heiß mit {creamy+sour+herb:dat} servieren.',
    ),
  ],
  heads: ['cheese', 'main', 'vegetables'],
  withs: ['herb'],
  pitch: [
    say(
      'A soft dough, a very hot oven and a filling that is never wet: it is torn and shared.',
      'Une pâte souple, un four très chaud et une garniture jamais humide : on le rompt et on le partage.',
      'Masa tierna, horno muy fuerte y un relleno nunca mojado: se parte con las manos y se comparte.',
      'Weicher Teig, sehr heißer Ofen und eine Füllung, die nie nass ist: gerissen und geteilt.',
    ),
  ],
}
