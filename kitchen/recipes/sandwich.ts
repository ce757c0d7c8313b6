import { inCategory, say, type Pattern } from './pattern.ts'
import { seasoning } from './roles.ts'
import { butter } from './baking-roles.ts'
import { fillings, meltingCheese } from './kitchen-parts.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

const slices = part('bread', ['sandwich-bread', 'country-bread', 'gluten-free-bread'], [2, 'slice'], {
  takes: inCategory('bread'),
  each: ({ id }) =>
    /bun|baguette|pita|ciabatta|naan|brioche/.test(id)
      ? { amount: id === 'baguette' ? 0.5 : 1, unit: null }
      : { amount: 2, unit: 'slice' },
})

export const toastie: Pattern = {
  id: 'toastie',
  dishType: 'Mains',
  cuisines: ['french', 'spanish'],
  likes: { bread: 1, cheese: 1 },
  tastes: ['crunchy', 'rich'],
  needs: 'name',
  roles: [
    slices,
    meltingCheese(45),
    fillings(50),
    onCall(
      'sauce',
      ({ id }) => /^(mustard|creme-fraiche|mayonnaise|ketchup|pesto|worcestershire-sauce|beer)$/.test(id),
      [1, 'tsp'],
      { most: 3 },
    ),
    butter(10),
    onCall('egg', inCategory('egg'), [1, null]),
    seasoning,
    part('salad', ['lettuce', 'lambs-lettuce', 'rocket'], [25, 'g'], {
      takes: inCategory('leafyGreen'),
      cut: 'flat',
    }),
  ],
  steps: [
    cook(
      6,
      'Fry {filling.toFry} in a little of {butter} for 6 minutes until done.',
      'Faire revenir {filling.toFry} dans un peu {butter:of} pendant 6 minutes.',
      'Saltear {filling.toFry} en un poco {butter:of} 6 minutos, hasta que esté hecho.',
      '{filling.toFry} in etwas {butter:dat} 6 Minuten gar braten.',
      { doneness: 'filling.toFry' },
    ),
    prep(
      4,
      'Spread {bread} with {butter}[ and {sauce}], lay {cheese+filling} between or on top and season with {seasoning:bare}.',
      'Tartiner {bread} avec {butter}[ et {sauce}], garnir avec {cheese+filling}, dessus ou entre deux, et assaisonner {seasoning:de}.',
      'Untar {bread} con {butter}[ y {sauce}], poner {cheese+filling} entre medias o encima y sazonar con {seasoning:bare}.',
      '{bread} mit {butter:dat}[ und {sauce:dat}] bestreichen, {cheese+filling} dazwischen oder obenauf legen und mit {seasoning:with} würzen.',
    ),
    cook(
      6,
      'Toast in a covered pan over medium heat for 3 minutes on each side, or under the grill, until the bread is golden and the cheese runs.',
      'Faire dorer dans une poêle couverte à feu moyen, 3 minutes par face, ou sous le gril, jusqu’à ce que le pain soit doré et le fromage coulant.',
      'Tostar en una sartén tapada a fuego medio 3 minutos por lado, o bajo el grill, hasta que el pan se dore y el queso se funda.',
      'In einer zugedeckten Pfanne bei mittlerer Hitze je Seite 3 Minuten rösten oder unter den Grill schieben, bis das Brot goldbraun ist und der Käse läuft.',
    ),
    cook(
      4,
      'Fry {egg} until the whites have set and lay on top.',
      'Cuire {egg} au plat jusqu’à ce que le blanc soit pris et poser dessus.',
      'Freír {egg} hasta que cuaje la clara y poner encima.',
      '{egg} braten, bis das Eiweiß gestockt ist, und obenauf legen.',
    ),
    prep(
      1,
      'Cut in half and serve hot with {salad}.',
      'Couper en deux et servir chaud avec {salad}.',
      'Cortar por la mitad y servir caliente con {salad}.',
      'Halbieren und heiß mit {salad:dat} servieren.',
    ),
  ],
  heads: ['filling'],
  withs: ['cheese'],
  pitch: [
    say(
      'Medium heat and a lid: the cheese must melt before the bread turns dark.',
      'Feu moyen et couvercle : le fromage doit fondre avant que le pain ne brunisse.',
      'Fuego medio y tapa: el queso debe fundirse antes de que el pan se tueste.',
      'Mittlere Hitze und ein Deckel: Der Käse muss schmelzen, bevor das Brot dunkel wird.',
    ),
  ],
}

export const sandwich: Pattern = {
  id: 'sandwich',
  dishType: 'Mains',
  cuisines: ['french', 'spanish'],
  likes: { bread: 1 },
  tastes: ['fresh', 'light'],
  needs: 'name',
  roles: [
    slices,
    part('spread', ['butter', 'margarine', 'mayonnaise', 'vegan-mayonnaise', 'coconut-yogurt'], [10, 'g'], {
      takes: ({ id }) =>
        /^(butter|margarine|mayonnaise|vegan-mayonnaise|cream-cheese|pesto|mustard|tahini|hummus|ketchup|remoulade|olive-oil)$/.test(
          id,
        ),
      most: 3,
      each: ({ id }) => (/mustard|ketchup/.test(id) ? { amount: 1, unit: 'tsp' } : { amount: 12, unit: 'g' }),
    }),
    fillings(55, { least: 1, pool: ['cucumber', 'tomato'] }),
    onCall('sauce', ({ id }) => /^(jam|honey|peanut-butter|horseradish|sriracha|harissa)$/.test(id), [
      1,
      'tbsp',
    ]),
    part('leaves', ['lettuce', 'rocket', 'watercress'], [15, 'g'], {
      takes: inCategory('leafyGreen'),
      cut: 'auto',
    }),
    seasoning,
  ],
  steps: [
    cook(
      9,
      'Boil {filling.egg} for 9 minutes, cool under cold water, peel and slice.',
      'Cuire {filling.egg} 9 minutes à l’eau bouillante, rafraîchir, écaler et couper en tranches.',
      'Cocer {filling.egg} 9 minutos, enfriar bajo el grifo, pelar y cortar en rodajas.',
      '{filling.egg} 9 Minuten hart kochen, kalt abschrecken, pellen und in Scheiben schneiden.',
    ),
    cook(
      8,
      'Fry {filling.raw+filling.tofu} in a hot pan for 8 minutes until cooked through.',
      'Faire dorer {filling.raw+filling.tofu} 8 minutes à la poêle, en cuisant bien à cœur.',
      'Dorar {filling.raw+filling.tofu} 8 minutos en la sartén, hasta hacerlo por completo.',
      '{filling.raw+filling.tofu} in einer heißen Pfanne 8 Minuten durchbraten.',
      { doneness: 'filling.raw' },
    ),
    prep(
      3,
      'Toast {bread} and spread with {spread}[ and {sauce}] right to the edge.',
      'Griller {bread} et tartiner avec {spread}[ et {sauce}] jusqu’au bord.',
      'Tostar {bread} y untar con {spread}[ y {sauce}] hasta el borde.',
      '{bread} rösten und bis zum Rand mit {spread:dat}[ und {sauce:dat}] bestreichen.',
    ),
    prep(
      4,
      'Layer {filling+leaves}, season with {seasoning:bare} and close.',
      'Superposer {filling+leaves}, assaisonner {seasoning:de} et refermer.',
      'Poner en capas {filling+leaves}, sazonar con {seasoning:bare} y cerrar.',
      '{filling+leaves} darauf schichten, mit {seasoning:with} würzen und zuklappen.',
    ),
    prep(
      1,
      'Press lightly, cut with a sharp knife and serve.',
      'Appuyer légèrement, couper avec un couteau bien aiguisé et servir.',
      'Apretar un poco, cortar con un cuchillo afilado y servir.',
      'Leicht andrücken, mit einem scharfen Messer schneiden und servieren.',
    ),
  ],
  heads: ['filling'],
  withs: ['spread'],
  pitch: [
    say(
      'Spread to the edge and season every layer: that is all the difference there is.',
      'Tartiner jusqu’au bord et assaisonner chaque couche : toute la différence est là.',
      'Untar hasta el borde y sazonar cada capa: ahí está toda la diferencia.',
      'Bis zum Rand bestreichen und jede Lage würzen: Das ist der ganze Unterschied.',
    ),
  ],
}
