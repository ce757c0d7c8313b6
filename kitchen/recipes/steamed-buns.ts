import { inCategory, say, type Pattern } from './pattern.ts'
import { beside, heart, onions } from './kitchen-parts.ts'
import { chillies, oil, sauces, sweetness } from './named-parts.ts'
import { herb, salt } from './roles.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

/** White buns of yeast dough, steamed; closed round a filling or folded and filled afterwards. */
export const steamedBuns: Pattern = {
  id: 'steamedBuns',
  dishType: 'Mains',
  cuisines: ['chinese', 'japanese'],
  likes: { meat: 1, plantProtein: 1 },
  tastes: ['hearty'],
  needs: 'name',
  roles: [
    part('flour', ['flour', 'spelt-flour', 'gluten-free-flour', 'rice-flour'], [90, 'g'], {
      takes: ({ id }) => /flour$/.test(id) && id !== 'cornflour',
    }),
    part('yeast', ['yeast'], [2, 'g'], { takes: ({ id }) => id === 'yeast' }),
    part('water', ['water'], [50, 'ml'], { takes: ({ id }) => /^(water|milk)$/.test(id) }),
    part('sugar', ['sugar', 'agave-syrup', 'erythritol'], [1, 'tsp'], { takes: ({ id }) => id === 'sugar' }),
    salt,
    heart(['pork-fillet', 'smoked-tofu', 'tofu'], 110, { cut: 'fine' }),
    beside(['spring-onion', 'carrot'], 40, 1, { cut: 'fine' }),
    onions(0.5, { pool: ['garlic', 'spring-onion'], most: 4 }),
    oil(0.5),
    sauces({ least: 1, pool: ['hoisin-sauce', 'soy-sauce', 'tamari', 'tomato-paste'] }),
    sweetness,
    chillies,
    onCall('spice', (each) => inCategory('spice')(each) && each.id !== 'salt', [0.25, 'tsp'], { most: 3 }),
    onCall('starch', ({ id }) => id === 'cornflour', [0.5, 'tsp']),
    onCall('nuts', inCategory('nut', 'seed'), [8, 'g'], { cut: 'auto' }),
    { ...herb, pool: ['coriander', 'chive', 'parsley'] },
  ],
  steps: [
    prep(
      10,
      'Stir {yeast+sugar} into {water}, lukewarm, add {flour} with a pinch of {seasoning:bare} and knead for 8 minutes until silky.',
      'Délayer {yeast+sugar} dans {water}, tiède, ajouter {flour} avec une pincée {seasoning:de} et pétrir 8 minutes.',
      'Desleír {yeast+sugar} en {water}, en templado, añadir {flour} con una pizca de {seasoning:bare} y amasar 8 minutos.',
      '{yeast+sugar} in {water:dat}, lauwarm, auflösen, {flour} mit einer Prise {seasoning:bare} zugeben und 8 Minuten geschmeidig kneten.',
    ),
    wait(
      60,
      'Cover and let rise in a warm place for {minutes} minutes.',
      'Couvrir et laisser lever {minutes} minutes au chaud.',
      'Tapar y dejar levar {minutes} minutos en sitio cálido.',
      'Zugedeckt an einem warmen Ort {minutes} Minuten gehen lassen.',
    ),
    cook(
      15,
      'Meanwhile, fry {main+onion+heat} in {fat} for 6 minutes, add {sauce+sweet+spice+starch} with a splash of water and simmer for 8 minutes until glazed and done; let cool.',
      'Pendant ce temps, faire revenir {main+onion+heat} dans {fat} 6 minutes, ajouter {sauce+sweet+spice+starch} avec un trait d’eau et laisser mijoter 8 minutes, jusqu’à ce que tout soit laqué et cuit ; laisser refroidir.',
      'Mientras tanto, rehogar {main+onion+heat} en {fat} 6 minutos, añadir {sauce+sweet+spice+starch} con un chorrito de agua y cocer 8 minutos, hasta que quede glaseado y hecho; dejar enfriar.',
      'Inzwischen {main+onion+heat} in {fat:dat} 6 Minuten anbraten, {sauce+sweet+spice+starch} mit einem Schuss Wasser zugeben und 8 Minuten köcheln, bis alles glänzt und gar ist; abkühlen lassen.',
      { aside: true, doneness: 'main' },
    ),
    prep(
      12,
      'Cut the dough into pieces of 40 g, roll out to rounds and close them over a spoonful of the filling; set on squares of baking paper.',
      'Diviser la pâte en morceaux de 40 g, étaler en disques et les refermer sur une cuillerée de farce ; poser sur des carrés de papier cuisson.',
      'Dividir la masa en trozos de 40 g, estirar en discos y cerrar sobre una cucharada de relleno; poner sobre cuadrados de papel de hornear.',
      'Den Teig in Stücke von 40 g teilen, zu Kreisen ausrollen und über einem Löffel Füllung schließen; auf Backpapierquadrate setzen.',
    ),
    cook(
      12,
      'Steam over simmering water under a lid for {minutes} minutes and open it slowly, so that the buns do not collapse.',
      'Cuire {minutes} minutes à la vapeur et à couvert, puis ouvrir lentement pour que les brioches ne retombent pas.',
      'Cocer al vapor tapado {minutes} minutos y abrir despacio para que los panecillos no se hundan.',
      'Zugedeckt {minutes} Minuten dämpfen und den Deckel langsam öffnen, damit die Brötchen nicht zusammenfallen.',
    ),
    prep(
      2,
      'Serve hot with {vegetables+nuts+herb}.',
      'Servir chaud avec {vegetables+nuts+herb}.',
      'Servir caliente con {vegetables+nuts+herb}.',
      'Heiß mit {vegetables+nuts+herb:dat} servieren.',
    ),
  ],
  heads: ['main'],
  withs: ['vegetables'],
  pitch: [
    say(
      'Soft as a cushion outside, dark and glossy inside.',
      'Moelleux comme un coussin dehors, sombre et laqué dedans.',
      'Blandos como un cojín por fuera, oscuros y brillantes por dentro.',
      'Außen weich wie ein Kissen, innen dunkel und glänzend.',
    ),
  ],
}
