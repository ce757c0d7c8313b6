import { inCategory, say, type Pattern } from './pattern.ts'
import { fat, seasoning } from './roles.ts'
import { flour, milk } from './baking-roles.ts'
import { beside, creamOf, fillings, heart, onions, spicing } from './kitchen-parts.ts'
import { preheat } from './tray-parts.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

export const potPie: Pattern = {
  id: 'potPie',
  dishType: 'Mains',
  cuisines: ['french'],
  likes: { meat: 1, poultry: 1 },
  tastes: ['hearty', 'rich', 'creamy'],
  oven: true,
  needs: 'name',
  roles: [
    heart(['chicken-thigh', 'turkey-breast', 'butter-bean', 'white-bean', 'tofu'], 130),
    beside(['carrot', 'leek', 'button-mushroom', 'pea'], 70, 2),
    onions(),
    fat,
    flour(8),
    onCall(
      'wine',
      ({ id, category }) => category === 'wine' || /beer|cider|worcestershire|mustard/.test(id),
      [60, 'ml'],
      {
        each: ({ id }) =>
          /worcestershire|mustard/.test(id) ? { amount: 1, unit: 'tsp' } : { amount: 60, unit: 'ml' },
      },
    ),
    part('stock', ['chicken-stock', 'vegetable-stock', 'water'], [120, 'ml'], { takes: inCategory('stock') }),
    creamOf(40),
    spicing(['dried-thyme', 'nutmeg']),
    seasoning,
    part('pastry', ['puff-pastry', 'shortcrust-pastry', 'filo-pastry', 'potato'], [0.25, 'pack'], {
      takes: ({ id }) => /pastry$/.test(id),
      each: ({ category }) =>
        category === 'potato' ? { amount: 200, unit: 'g' } : { amount: 0.25, unit: 'pack' },
      cut: 'thin',
    }),
  ],
  steps: [
    cook(
      12,
      'Brown {main+onion} in {fat} in a wide pan for 8 minutes, dust with {flour} and stir for another minute or two.',
      'Faire dorer {main+onion} dans {fat} 8 minutes dans une sauteuse, saupoudrer {flour:de} et remuer une ou deux minutes.',
      'Dorar {main+onion} en {fat} 8 minutos en una sartén amplia, espolvorear con {flour} y remover uno o dos minutos.',
      '{main+onion} in {fat:dat} in einer weiten Pfanne 8 Minuten anbraten, mit {flour:dat} bestäuben und ein, zwei Minuten rühren.',
      { doneness: 'main' },
    ),
    cook(
      ({ parts }) => (parts.some(({ ingredient }) => ingredient.id === 'stewing-beef') ? 90 : 15),
      'Pour in {stock}[ and {wine}], add {vegetables+spice} and simmer for {minutes} minutes until thick and tender; [stir in {cream} and ]season with {seasoning:bare}.',
      'Verser {stock}[ et {wine}], ajouter {vegetables+spice} et laisser mijoter {minutes} minutes pour attendrir et épaissir ; [incorporer {cream} et ]assaisonner {seasoning:de}.',
      'Verter {stock}[ y {wine}], añadir {vegetables+spice} y cocer {minutes} minutos, hasta que espese y esté tierno; [incorporar {cream} y ]sazonar con {seasoning:bare}.',
      '{stock}[ und {wine}] angießen, {vegetables+spice} zugeben und {minutes} Minuten weich und dick einkochen; [{cream} einrühren und ]mit {seasoning:with} würzen.',
      { least: 12 },
    ),
    preheat(200),
    prep(
      5,
      'Fill a pie dish, cover with [{pastry.dough} in one sheet|{pastry} in thin slices], seal the rim and cut a hole for the steam.',
      'Remplir un plat à tourte, couvrir avec [{pastry.dough} en un seul morceau|{pastry} en fines tranches], souder le bord et percer une cheminée.',
      'Llenar una fuente honda, cubrir con [{pastry.dough} de una pieza|{pastry} en rodajas finas], sellar el borde y hacer un agujero para el vapor.',
      'In eine Pieform füllen, mit [{pastry.dough:dat} als Deckel|{pastry:dat} in dünnen Scheiben] belegen, den Rand andrücken und ein Loch für den Dampf schneiden.',
    ),
    cook(
      28,
      'Bake for {minutes} minutes until the lid is deep golden and the filling bubbles through the hole.',
      'Enfourner {minutes} minutes, jusqu’à ce que le couvercle soit bien doré et que la garniture bouillonne.',
      'Hornear {minutes} minutos, hasta que la tapa esté bien dorada y el relleno burbujee.',
      'Im Ofen {minutes} Minuten backen, bis der Deckel goldbraun ist und die Füllung durchs Loch blubbert.',
      { celsius: 200, least: 24 },
    ),
  ],
  heads: ['main'],
  withs: ['vegetables'],
  pitch: [
    say(
      'Under a crackling lid waits a filling that has had time; break it at the table.',
      'Sous un couvercle croustillant attend une garniture longuement mijotée ; on le casse à table.',
      'Bajo una tapa crujiente espera un relleno hecho sin prisa; se rompe en la mesa.',
      'Unter einem knusprigen Deckel wartet eine Füllung, die Zeit hatte; aufgebrochen wird am Tisch.',
    ),
  ],
}

export const batterPudding: Pattern = {
  id: 'batterPudding',
  dishType: 'Mains',
  cuisines: ['german'],
  likes: { egg: 1 },
  tastes: ['hearty'],
  oven: true,
  needs: 'name',
  cannotDoWithout: ['egg'],
  roles: [
    flour(35),
    part('egg', ['egg'], [1, null], {
      takes: ({ id }) => id === 'egg',
      each: ({ category }) => (category === 'egg' ? { amount: 1, unit: null } : { amount: 50, unit: 'g' }),
    }),
    milk(75),
    part('fat', ['lard', 'sunflower-oil', 'rapeseed-oil'], [0.75, 'tbsp'], { takes: inCategory('fat') }),
    fillings(110, { id: 'filling', cut: 'whole' }),
    seasoning,
  ],
  steps: [
    preheat(220),
    prep(
      4,
      'Whisk {flour} with {egg+seasoning}, then with {milk} to a thin, smooth batter.',
      'Fouetter {flour} avec {egg+seasoning}, puis avec {milk}, en une pâte fluide et lisse.',
      'Batir {flour} con {egg+seasoning} y después con {milk}, hasta obtener una masa líquida y fina.',
      '{flour} mit {egg+seasoning:dat}, dann mit {milk:dat} zu einem dünnen, glatten Teig schlagen.',
    ),
    wait(
      20,
      'Let the batter rest for {minutes} minutes.',
      'Laisser reposer la pâte {minutes} minutes.',
      'Dejar reposar la masa {minutes} minutos.',
      'Den Teig {minutes} Minuten ruhen lassen.',
      { least: 5 },
    ),
    cook(
      15,
      'Roast {filling} in the oven for 15 minutes until coloured.',
      'Faire rôtir {filling} 15 minutes au four.',
      'Asar {filling} en el horno 15 minutos, hasta que {filling?se dore/se doren}.',
      '{filling} im Ofen 15 Minuten bräunen.',
      { celsius: 220, doneness: 'filling' },
    ),
    cook(
      5,
      'Heat {fat} in a metal tin or in muffin moulds in the oven for 5 minutes until it smokes slightly.',
      'Chauffer {fat} dans un plat en métal ou des moules à muffins 5 minutes au four, jusqu’à légère fumée.',
      'Calentar {fat} en una fuente metálica o en moldes de magdalenas 5 minutos en el horno, hasta que humee un poco.',
      '{fat} in einer Metallform oder in Muffinmulden 5 Minuten im Ofen erhitzen, bis es leicht raucht.',
      { celsius: 220 },
    ),
    cook(
      22,
      'Pour in the batter at once and bake for {minutes} minutes without opening the door, until tall, brown and crisp.',
      'Verser aussitôt la pâte et cuire {minutes} minutes sans ouvrir la porte, jusqu’à ce que ce soit haut, brun et croustillant.',
      'Verter enseguida la masa y hornear {minutes} minutos sin abrir la puerta, hasta que suba y quede dorado y crujiente.',
      'Den Teig sofort eingießen und bei geschlossener Tür {minutes} Minuten backen, bis alles hoch, braun und knusprig ist.',
      { celsius: 220 },
    ),
  ],
  heads: ['filling'],
  withs: ['fat'],
  pitch: [
    say(
      'The fat must spit when the batter goes in: that is the whole secret of the height.',
      'La graisse doit crépiter quand la pâte y tombe : c’est tout le secret de la hauteur.',
      'La grasa debe chisporrotear cuando cae la masa: ahí está todo el secreto de la altura.',
      'Das Fett muss zischen, wenn der Teig hineinkommt: Das ist das ganze Geheimnis der Höhe.',
    ),
  ],
}
