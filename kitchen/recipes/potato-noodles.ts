import { inCategory, say, type Pattern } from './pattern.ts'
import { beside, heart, onions, spicing } from './kitchen-parts.ts'
import { richness } from './named-parts.ts'
import { herb, seasoning } from './roles.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

/** Dough of boiled potatoes, rolled between the palms or cut, boiled and turned in butter. */
export const potatoNoodles: Pattern = {
  id: 'potatoNoodles',
  dishType: 'Mains',
  cuisines: ['german', 'italian'],
  likes: { potato: 1, cheese: 1 },
  tastes: ['hearty'],
  needs: 'name',
  roles: [
    part('potato', ['potato', 'waxy-potato', 'sweet-potato'], [230, 'g'], {
      takes: inCategory('potato'),
      cut: 'auto',
    }),
    part('flour', ['flour', 'spelt-flour', 'gluten-free-flour', 'rice-flour'], [55, 'g'], {
      takes: ({ id }) => /flour$|^semolina$/.test(id),
    }),
    part('egg', ['egg', 'cornflour'], [0.5, null], {
      takes: ({ id }) => /^egg/.test(id) && !/noodle|gnocchi/.test(id),
      each: ({ id }) => (id === 'cornflour' ? { amount: 8, unit: 'g' } : { amount: 0.5, unit: null }),
    }),
    part('fat', ['butter', 'margarine', 'rapeseed-oil'], [1.25, 'tbsp'], {
      takes: (each) => inCategory('fat')(each) || /^(butter|ghee)$/.test(each.id),
    }),
    part('spice', ['nutmeg', 'paprika'], [0.5, 'pinch'], {
      takes: spicing([]).takes ?? (() => false),
      most: 3,
    }),
    heart([], 50, { least: 0, cut: 'fine' }),
    beside([], 90, 0, {
      cut: 'fine',
      takes: (each) => inCategory('vegetable', 'leafyGreen', 'mushroom')(each),
    }),
    onions(0.5),
    richness(50),
    onCall('cheese', inCategory('cheese'), [40, 'g'], { cut: 'auto' }),
    onCall('crumbs', ({ id }) => id === 'breadcrumb', [15, 'g']),
    onCall('fruit', (each) => inCategory('fruit')(each), [60, 'g'], { cut: 'auto' }),
    seasoning,
    { ...herb, pool: ['chive', 'parsley', 'sage'] },
  ],
  steps: [
    cook(
      22,
      'Boil {potato} in salted water for 20 minutes until soft, drain, let the steam escape and press through a ricer.',
      'Cuire {potato} 20 minutes à l’eau salée, égoutter, laisser évaporer et passer au presse-purée.',
      'Cocer {potato} 20 minutos en agua con sal, escurrir, dejar que pierdan el vapor y pasar por el pasapurés.',
      '{potato} 20 Minuten in Salzwasser weich kochen, abgießen, ausdampfen lassen und durch die Presse drücken.',
    ),
    prep(
      5,
      'Work in {flour+egg+spice} and a good pinch of salt, just until the dough no longer sticks.',
      'Incorporer {flour+egg+spice} et une bonne pincée de sel, juste assez pour que la pâte ne colle plus.',
      'Incorporar {flour+egg+spice} y una buena pizca de sal, lo justo para que la masa no se pegue.',
      '{flour+egg+spice} und eine kräftige Prise Salz einarbeiten, nur bis der Teig nicht mehr klebt.',
    ),
    prep(
      12,
      'Shape rolls as thick as a thumb, cut off pieces of 3 cm and roll each between floured palms to a finger with pointed ends.',
      'Former des boudins gros comme le pouce, couper des morceaux de 3 cm et les rouler entre les paumes farinées en fuseaux pointus.',
      'Formar rollos del grosor de un pulgar, cortar trozos de 3 cm y rodar cada uno entre las palmas enharinadas hasta afinar las puntas.',
      'Daumendicke Rollen formen, 3 cm große Stücke abschneiden und zwischen bemehlten Händen zu spitz zulaufenden Fingern rollen.',
    ),
    cook(
      6,
      'Slide into simmering salted water in batches; lift out as soon as they float and drain.',
      'Plonger par lots dans l’eau salée frémissante ; retirer dès qu’ils remontent et égoutter.',
      'Echar por tandas en agua con sal a fuego suave; sacar en cuanto floten y escurrir.',
      'Portionsweise in siedendes Salzwasser gleiten lassen, herausheben, sobald sie oben schwimmen, und abtropfen lassen.',
    ),
    cook(
      12,
      'Meanwhile, fry {onion}[ with {main}][ and {vegetables}] in half of {fat} for 12 minutes until done and golden.',
      'Pendant ce temps, faire dorer {onion}[ avec {main}][ et {vegetables}] dans la moitié {fat:of} 12 minutes.',
      'Mientras tanto, dorar {onion}[ con {main}][ y {vegetables}] en la mitad {fat:of} 12 minutos.',
      'Inzwischen {onion}[ mit {main:dat}][ und {vegetables:dat}] in der Hälfte {fat:of} 12 Minuten goldbraun braten.',
      { doneness: 'main' },
    ),
    cook(
      6,
      'Fry the fingers in the rest of the fat[ with {crumbs}] until golden, mix with everything[ and stir in {creamy}]; season with {seasoning:bare}.',
      'Dorer les fuseaux dans le reste de la matière grasse[ avec {crumbs}], mélanger le tout[ et lier avec {creamy}] ; assaisonner {seasoning:de}.',
      'Dorar los deditos en el resto de la grasa[ con {crumbs}], mezclar con todo[ y ligar con {creamy}]; sazonar con {seasoning:bare}.',
      'Die Finger im übrigen Fett[ mit {crumbs:dat}] goldbraun braten, mit allem mischen[, {creamy} einrühren] und mit {seasoning:with} abschmecken.',
    ),
    prep(
      1,
      'Scatter with {cheese+herb} and serve from the pan[ with {fruit}].',
      'Parsemer {cheese+herb:de} et servir dans la poêle[ avec {fruit}].',
      'Esparcir {cheese+herb} y servir en la sartén[ con {fruit}].',
      'Mit {cheese+herb:dat} bestreuen und in der Pfanne[ mit {fruit:dat}] servieren.',
    ),
  ],
  heads: ['vegetables', 'main'],
  withs: ['herb'],
  pitch: [
    say(
      'Floury potatoes, little flour and a light hand keep them tender; the pan gives the crust.',
      'Des pommes de terre farineuses, peu de farine et la main légère pour le moelleux ; la poêle fait la croûte.',
      'Patatas harinosas, poca harina y mano ligera para que queden tiernos; la sartén pone la costra.',
      'Mehlige Kartoffeln, wenig Mehl und eine leichte Hand machen sie zart; die Pfanne gibt die Kruste.',
    ),
  ],
}
