import { flesh, g, greens, inCategory, ml, say, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb, seasoning, spices } from './roles.ts'
import { preheat } from './tray-parts.ts'

export const stuffed: Pattern = {
  id: 'stuffed',
  dishType: 'Mains',
  cuisines: ['greek', 'levantine', 'spanish'],
  likes: { vegetable: 2, grain: 2, meat: 1, cheese: 2, legume: 1, plantProtein: 1 },
  tastes: ['hearty'],
  oven: true,
  roles: [
    {
      id: 'shell',
      takes: ({ id }) =>
        /^(bell-pepper|courgette|aubergine|tomato|portobello|pumpkin|kohlrabi|onion)$/.test(id),
      most: 2,
      pool: ['bell-pepper', 'courgette', 'aubergine', 'tomato'],
      varied: true,
      each: ({ id }) => ({ amount: id === 'tomato' ? 2 : 1, unit: null }),
    },
    {
      id: 'main',
      takes: (each) => flesh(each) || inCategory('legume', 'plantProtein', 'mushroom', 'fish')(each),
      most: 2,
      pool: ['minced-beef', 'minced-lamb', 'chickpea', 'button-mushroom'],
      each: ({ id, category, serving }) =>
        category === 'legume'
          ? serving.unit === 'can'
            ? { amount: 0.5, unit: 'can' }
            : { amount: 40, unit: 'g' }
          : id.startsWith('minced')
            ? { amount: 100, unit: 'g' }
            : { amount: 90, unit: 'g' },
      cut: 'auto',
    },
    { id: 'grain', takes: inCategory('grain'), pool: ['rice', 'bulgur', 'quinoa'], each: g(35) },
    { id: 'vegetables', takes: greens, most: 2, least: 0, pool: [], each: g(60), cut: 'auto' },
    { ...aromatics, pool: ['onion', 'garlic', 'shallot'] },
    fat,
    { ...spices, pool: ['paprika', 'cumin', 'dried-oregano'], least: 2 },
    heat,
    {
      id: 'sauce',
      takes: ({ id }) => /tinned-tomato|passata/.test(id),
      pool: ['passata', 'tinned-tomato'],
      each: ml(100),
    },
    {
      id: 'cheese',
      takes: inCategory('cheese'),
      pool: ['feta', 'vegan-feta', 'sunflower-seed'],
      each: g(25),
      cut: 'auto',
    },
    seasoning,
    { ...herb, pool: ['parsley', 'mint', 'dill'] },
  ],
  steps: [
    preheat(190),
    {
      kind: 'cook',
      minutes: 20,
      when: ({ parts }) =>
        parts.some(({ role, ingredient }) => role === 'main' && /lentil|split-pea|mung/.test(ingredient.id)),
      text: say(
        'Boil {main.pulses} in plenty of water for 20 minutes until soft and drain very well.',
        "Cuire {main.pulses} 20 minutes dans un grand volume d'eau et bien égoutter.",
        'Cocer {main.pulses} en abundante agua 20 minutos y escurrir muy bien.',
        '{main.pulses} in reichlich Wasser 20 Minuten weich kochen und sehr gut abtropfen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 5,
      text: say(
        'Halve {shell} lengthways or cut off a lid, scoop out seeds and soft flesh and set in an oiled baking dish.',
        'Couper {shell} en deux ou retirer un chapeau, évider et ranger dans un plat huilé.',
        'Partir {shell} a lo largo o cortar una tapa, vaciar y colocar en una fuente engrasada.',
        '{shell} längs halbieren oder einen Deckel abschneiden, aushöhlen und in eine geölte Form setzen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      doneness: 'main.flesh',
      text: say(
        'Boil {grain} for 10 minutes in salted water and drain. Meanwhile fry {aromatics+main+vegetables} in {fat} with {spices+heat} until browned.',
        "Cuire {grain} 10 minutes à l'eau salée et égoutter. Pendant ce temps, faire revenir {aromatics+main+vegetables} dans {fat} avec {spices+heat}.",
        'Cocer {grain} 10 minutos en agua con sal y escurrir. Mientras tanto, dorar {aromatics+main+vegetables} en {fat} con {spices+heat}.',
        '{grain} 10 Minuten in Salzwasser kochen und abgießen. Inzwischen {aromatics+main+vegetables} in {fat:dat} mit {spices+heat:dat} kräftig anbraten.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Mix both with half of {herb}, season with {seasoning:bare} and fill the vegetables loosely. [Pour {sauce} around them. ][Top with {cheese}.]',
        'Mélanger le tout avec la moitié {herb:of}, assaisonner {seasoning:de} et garnir les légumes sans tasser. [Verser {sauce} autour. ][Répartir {cheese} dessus.]',
        'Mezclar ambos con la mitad {herb:of}, sazonar con {seasoning:bare} y rellenar sin apretar. [Verter {sauce} alrededor. ][Cubrir con {cheese}.]',
        'Beides mit der Hälfte {herb:of} mischen, mit {seasoning:with} abschmecken und locker einfüllen. [{sauce} angießen. ][{cheese} darübergeben.]',
      ),
    },
    {
      kind: 'cook',
      minutes: 28,
      celsius: 190,
      text: say(
        'Bake for 28 minutes until the shells are tender and the tops brown.',
        "Enfourner 28 minutes, jusqu'à ce que les légumes soient fondants et le dessus doré.",
        'Hornear 28 minutos, hasta que la verdura esté tierna y la superficie dorada.',
        'Etwa 28 Minuten backen, bis das Gemüse weich und die Oberfläche gebräunt ist.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Scatter with the remaining herbs and spoon over the juices from the dish.',
        'Parsemer du reste des herbes et napper avec la sauce du plat.',
        'Esparcir el resto de las hierbas y regar con la salsa de la fuente.',
        'Mit den restlichen Kräutern bestreuen und mit der Sauce aus der Form beträufeln.',
      ),
    },
  ],
  heads: ['shell'],
  withs: ['main', 'cheese'],
  title: say(
    '{dish} {heads:bare}[ with {withs:bare}]',
    '{heads:bare} farci{heads?/e/s/es}[ {withs:to}]',
    '{heads:bare} rellen{heads?o/a/os/as}[ de {withs:bare}]',
    '{dish} {heads:bare}[ mit {withs:with}]',
  ),
  pitch: [
    say(
      'A dish that looks after itself: half an hour in the oven, and the sauce makes itself underneath.',
      "Un plat qui s'occupe de lui-même : une demi-heure au four, et la sauce se fait dessous.",
      'Un plato que se cuida solo: media hora de horno, y la salsa se hace debajo.',
      'Ein Gericht, das sich selbst versorgt: eine halbe Stunde im Ofen, und die Sauce entsteht darunter.',
    ),
  ],
}
