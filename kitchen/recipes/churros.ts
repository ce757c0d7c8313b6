import { inCategory, ml, of, say, type Pattern } from './pattern.ts'
import { pinch } from './dessert-roles.ts'
import { bakersSugar, flour, milk } from './baking-roles.ts'
import { fryingOil } from './frying.ts'

export const churros: Pattern = {
  id: 'churros',
  dishType: 'Desserts',
  cuisines: ['spanish'],
  likes: { chocolate: 1, baking: 1 },
  tastes: ['crunchy', 'sweet'],
  needs: 'name',
  roles: [
    { id: 'water', pool: ['water'], each: ml(75) },
    flour(55),
    pinch,
    { ...fryingOil, each: () => ({ amount: 120, unit: 'ml' }) },
    bakersSugar(8, ['sugar']),
    { id: 'spice', takes: inCategory('spice'), pool: ['cinnamon', 'vanilla-extract'], each: of(0.25, 'tsp') },
    {
      id: 'chocolate',
      takes: inCategory('chocolate'),
      pool: ['dark-chocolate', 'cocoa-powder'],
      each: ({ id }) => ({ amount: id === 'cocoa-powder' ? 8 : 30, unit: 'g' }),
      cut: 'chopChocolate',
    },
    milk(60),
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 6,
      text: say(
        'Bring {water} with {salt} to the boil, take off the heat, tip in {flour} all at once and beat hard until the dough leaves the pan; let it cool until it can be handled.',
        "Porter à ébullition {water} avec {salt}, retirer du feu, verser {flour} d'un coup et travailler vivement jusqu'à ce que la pâte se détache ; laisser tiédir.",
        'Llevar a ebullición {water} con {salt}, retirar del fuego, echar {flour} de golpe y trabajar con fuerza hasta que la masa se despegue; dejar templar.',
        '{water} mit {salt:dat} aufkochen, vom Herd nehmen, {flour} auf einmal zugeben und kräftig rühren, bis sich der Teig vom Topf löst; handwarm abkühlen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Meanwhile, warm {milk}, take off the heat and stir in {chocolate} until smooth and thick.',
        'Pendant ce temps, chauffer {milk}, retirer du feu et y faire fondre {chocolate} en remuant.',
        'Mientras, calentar {milk}, retirar del fuego y fundir dentro {chocolate}, removiendo hasta que espese.',
        'Inzwischen {milk} erhitzen, vom Herd nehmen und {chocolate} darin unter Rühren schmelzen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      text: say(
        'Heat {oil} to 180 °C in a deep pan. Pipe finger-long strips through a star nozzle, with no air inside, straight into the oil and fry in batches for 3 minutes until golden.',
        "Chauffer {oil} à 180 °C dans une casserole haute. À la poche à douille cannelée, sans air dans la pâte, former des bâtons et frire par petites quantités 3 minutes, jusqu'à belle couleur.",
        'Calentar {oil} a 180 °C en una olla honda. Con una churrera o manga de boquilla estrellada, sin aire en la masa, formar tiras y freír por tandas 3 minutos, hasta dorar.',
        '{oil} in einem hohen Topf auf 180 °C erhitzen. Den Teig ohne Luftblasen mit einer Sterntülle in fingerlange Streifen spritzen und portionsweise 3 Minuten goldbraun ausbacken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Drain on kitchen paper, roll in {sweet+spice} while hot and serve with the chocolate.',
        'Égoutter sur du papier, rouler encore chaud dans {sweet+spice} et servir avec le chocolat.',
        'Escurrir sobre papel, rebozar en caliente con {sweet+spice} y servir con el chocolate.',
        'Auf Küchenpapier abtropfen lassen, noch heiß in {sweet+spice:dat} wälzen und mit der Schokolade servieren.',
      ),
    },
  ],
  heads: [],
  withs: ['chocolate', 'spice'],
  title: say(
    '{dish} with {withs:bare}',
    '{dish} {withs:to}',
    '{dish} con {withs:bare}',
    '{dish} mit {withs:with}',
  ),
  safety: [
    say(
      'Never leave hot oil alone, and press no air into the dough: trapped bubbles can burst in the pan.',
      'Ne jamais laisser l’huile chaude sans surveillance, et chasser l’air de la pâte : une bulle peut éclater.',
      'No dejes nunca el aceite caliente solo y no metas aire en la masa: una burbuja puede reventar.',
      'Heißes Öl nie allein lassen und keine Luft in den Teig pressen: Blasen können im Fett platzen.',
    ),
  ],
  pitch: [
    say(
      'Ridged, so that they stay crisp, and dipped while the chocolate is still warm.',
      'Cannelés, pour rester croustillants, et trempés tant que le chocolat est chaud.',
      'Estriados, para que queden crujientes, y mojados mientras el chocolate está caliente.',
      'Mit Rillen, damit sie knusprig bleiben, und getunkt, solange die Schokolade warm ist.',
    ),
  ],
}
