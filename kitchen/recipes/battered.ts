import { inCategory, say, type Pattern } from './pattern.ts'
import { herb, seasoning } from './roles.ts'
import { flour } from './baking-roles.ts'
import { fryingOil } from './frying.ts'
import { heart, meltingCheese, potatoes } from './kitchen-parts.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

const lemonWedges = part('sour', ['lemon', 'lime'], [0.25, null], {
  takes: ({ id }) => /^(lemon|lime)$/.test(id),
  cut: 'wedges',
})

export const battered: Pattern = {
  id: 'battered',
  dishType: 'Mains',
  cuisines: ['spanish', 'japanese'],
  likes: { fish: 1, shellfish: 1 },
  tastes: ['crunchy'],
  needs: 'name',
  roles: [
    heart(['cod', 'white-fish', 'cauliflower', 'courgette'], 150, {
      takes: (each) =>
        inCategory('fish', 'shellfish', 'poultry', 'plantProtein', 'vegetable', 'mushroom', 'meat')(each) &&
        !/tinned-tomato|passata|^olive$|^pea$/.test(each.id),
      cut: 'fine',
    }),
    flour(40),
    part('powder', ['baking-powder'], [0.25, 'tsp'], { takes: ({ id }) => id === 'baking-powder' }),
    part('bubbles', ['sparkling-water'], [60, 'ml'], {
      takes: ({ id }) => /^(beer|sparkling-water|water)$/.test(id),
    }),
    fryingOil,
    seasoning,
    part('side', ['chip', 'potato', 'rice'], [200, 'g'], {
      takes: inCategory('potato', 'grain'),
      cut: 'auto',
    }),
    onCall('peas', ({ id }) => id === 'pea', [80, 'g']),
    lemonWedges,
    part('dip', ['mayonnaise', 'vegan-mayonnaise', 'soy-yogurt', 'coconut-yogurt'], [1.5, 'tbsp'], {
      takes: ({ id }) => /mayonnaise|yogurt|soy-sauce|tamari|sweet-chilli/.test(id),
    }),
    { ...herb, pool: ['parsley', 'dill', 'chive'] },
  ],
  steps: [
    cook(
      null,
      'Boil {side.potato} in salted water for 20 minutes until tender and drain.',
      'Cuire {side.potato} 20 minutes à l’eau salée et égoutter.',
      'Cocer {side.potato} 20 minutos en agua con sal y escurrir.',
      '{side.potato} 20 Minuten in Salzwasser gar kochen und abgießen.',
      { aside: true },
    ),
    cook(
      12,
      'Cook {side.grain} in salted water as the pack says and drain.',
      'Cuire {side.grain} à l’eau salée selon le paquet et égoutter.',
      'Cocer {side.grain} en agua con sal según el paquete y escurrir.',
      '{side.grain} nach Packungsangabe in Salzwasser garen und abgießen.',
      { aside: true },
    ),
    prep(
      4,
      'Whisk {flour+powder} with {bubbles}, ice cold, and a pinch of salt to a batter as thick as cream.',
      'Fouetter {flour+powder} avec {bubbles}, bien {bubbles?froid/froide/froids/froides}, et une pincée de sel, en une pâte épaisse comme une crème.',
      'Batir {flour+powder} con {bubbles}, muy {bubbles?frío/fría/fríos/frías}, y una pizca de sal, hasta lograr una masa espesa como la nata.',
      '{flour+powder} mit {bubbles:dat}, eiskalt, und einer Prise Salz zu einem sahnedicken Teig rühren.',
    ),
    cook(
      12,
      'Heat {oil} to 180 °C. Pat {main} dry, season with {seasoning:bare}, pull through the batter and fry in batches for 4 to 6 minutes until crisp and cooked through.',
      'Chauffer {oil} à 180 °C. Éponger {main}, assaisonner {seasoning:de}, passer dans la pâte et frire par petites quantités 4 à 6 minutes, jusqu’à ce que ce soit croustillant et cuit à cœur.',
      'Calentar {oil} a 180 °C. Secar {main}, sazonar con {seasoning:bare}, pasar por la masa y freír por tandas de 4 a 6 minutos, hasta que quede crujiente y hecho por dentro.',
      '{oil} auf 180 °C erhitzen. {main} trocken tupfen, mit {seasoning:with} würzen, durch den Teig ziehen und portionsweise 4 bis 6 Minuten knusprig und gar ausbacken.',
      { doneness: 'main', celsius: 180 },
    ),
    cook(
      4,
      'Warm {peas} with a little water and crush them roughly.',
      'Chauffer {peas} avec un peu d’eau et les écraser grossièrement.',
      'Calentar {peas} con un poco de agua y aplastarlos.',
      '{peas} mit wenig Wasser erwärmen und grob zerdrücken.',
      { aside: true },
    ),
    prep(
      2,
      'Drain on paper and serve at once with {side+sour+dip}, scattered with {herb}.',
      'Égoutter sur du papier et servir aussitôt avec {side+sour+dip}, en parsemant {herb:de}.',
      'Escurrir sobre papel y servir enseguida con {side+sour+dip}, con {herb} por encima.',
      'Auf Küchenpapier abtropfen lassen und sofort mit {side+sour+dip:dat} servieren, mit {herb:dat} bestreut.',
    ),
  ],
  heads: ['main'],
  withs: ['side'],
  pitch: [
    say(
      'Cold batter into hot oil, and never too much at once: then it crackles and stays light.',
      'Pâte froide dans huile chaude, jamais trop à la fois : c’est croustillant et léger.',
      'Masa fría en aceite caliente y nunca demasiado a la vez: así queda crujiente y ligero.',
      'Kalter Teig in heißes Öl und nie zu viel auf einmal: Dann knuspert es und bleibt leicht.',
    ),
  ],
}

export const cordonBleu: Pattern = {
  id: 'cordonBleu',
  dishType: 'Mains',
  cuisines: ['french', 'german', 'spanish'],
  likes: { poultry: 1 },
  tastes: ['crunchy', 'rich'],
  needs: 'name',
  roles: [
    heart(['veal-escalope', 'chicken-breast', 'turkey-breast', 'celeriac', 'tofu'], 150, {
      takes: (each) =>
        (inCategory('meat', 'poultry', 'plantProtein')(each) && !/ham$|bacon/.test(each.id)) ||
        each.id === 'celeriac',
      cut: 'whole',
      most: 1,
    }),
    onCall(
      'ham',
      (each) =>
        inCategory('leafyGreen', 'mushroom')(each) || /ham$|bacon|sun-dried|garlic|^butter$/.test(each.id),
      [25, 'g'],
      { most: 2 },
    ),
    { ...meltingCheese(30, 1), cut: 'slices' },
    flour(12),
    part('egg', ['egg', 'soy-cream', 'oat-cream', 'coconut-milk'], [0.5, null], {
      takes: ({ id }) => id === 'egg',
      each: ({ category }) => (category === 'egg' ? { amount: 0.5, unit: null } : { amount: 30, unit: 'ml' }),
    }),
    part('crumbs', ['breadcrumb', 'polenta', 'sesame-seed'], [30, 'g'], {
      takes: ({ id }) => id === 'breadcrumb',
    }),
    fryingOil,
    seasoning,
    { ...potatoes(220), id: 'side' },
    lemonWedges,
    { ...herb, pool: ['parsley', 'chive'] },
  ],
  steps: [
    cook(
      null,
      'Boil {side} in salted water for 20 minutes and drain.',
      'Cuire {side} 20 minutes à l’eau salée et égoutter.',
      'Cocer {side} 20 minutos en agua con sal y escurrir.',
      '{side} 20 Minuten in Salzwasser garen und abgießen.',
      { aside: true },
    ),
    prep(
      8,
      'Cut a pocket into {main} or beat two thin slices flat, season with {seasoning:bare}, lay in {ham+cheese} and close tightly with a skewer.',
      'Ouvrir {main} en portefeuille ou aplatir deux tranches fines, assaisonner {seasoning:de}, garnir avec {ham+cheese} et bien refermer avec une pique.',
      'Abrir {main} como un bolsillo o aplanar dos filetes finos, sazonar con {seasoning:bare}, rellenar con {ham+cheese} y cerrar bien con un palillo.',
      'In {main} eine Tasche schneiden oder zwei dünne Scheiben flach klopfen, mit {seasoning:with} würzen, {ham+cheese} einlegen und mit einem Spießchen gut verschließen.',
    ),
    prep(
      5,
      'Turn in {flour}, then in {egg}, then in {crumbs}, pressing them on lightly.',
      'Passer dans {flour}, puis dans {egg}, puis dans {crumbs} en appuyant légèrement.',
      'Pasar por {flour}, después por {egg} y por último por {crumbs}, apretando un poco.',
      'Erst in {flour:dat}, dann in {egg:dat}, dann in {crumbs:dat} wenden und leicht andrücken.',
    ),
    cook(
      12,
      'Heat {oil} to 170 °C and fry for 12 minutes, turning once, until brown and cooked through; drain on paper.',
      'Chauffer {oil} à 170 °C et cuire 12 minutes en retournant une fois, jusqu’à ce que ce soit doré et cuit à cœur ; égoutter sur du papier.',
      'Calentar {oil} a 170 °C y freír 12 minutos, dando la vuelta una vez, hasta que esté dorado y hecho por dentro; escurrir sobre papel.',
      '{oil} auf 170 °C erhitzen und 12 Minuten ausbacken, einmal wenden, bis alles braun und durch ist; auf Küchenpapier abtropfen lassen.',
      { doneness: 'main', celsius: 170 },
    ),
    prep(
      1,
      'Serve with {side+sour}, scattered with {herb}.',
      'Servir avec {side+sour} et parsemer {herb:de}.',
      'Servir con {side+sour} y esparcir {herb}.',
      'Mit {side+sour:dat} servieren und mit {herb:dat} bestreuen.',
    ),
  ],
  heads: ['main'],
  withs: ['ham'],
  pitch: [
    say(
      'Closed well, so that the melting middle stays inside until the knife finds it.',
      'Bien refermé, pour que le cœur fondant reste dedans jusqu’au premier coup de couteau.',
      'Bien cerrado, para que el corazón fundido no salga hasta que llegue el cuchillo.',
      'Gut verschlossen, damit die schmelzende Mitte drinbleibt, bis das Messer sie findet.',
    ),
  ],
}
