import { flesh, g, greens, inCategory, of, say, seafood, type Pattern } from './pattern.ts'
import { seasoning } from './roles.ts'
import { hardCheese } from './pan-roles.ts'

const dressing = say('For the dressing', 'Pour la sauce', 'Para el aliño', 'Für das Dressing')

export const caesarSalad: Pattern = {
  id: 'caesarSalad',
  dishType: 'Starters',
  cuisines: ['italian'],
  likes: { leafyGreen: 1, poultry: 1 },
  tastes: ['crunchy', 'fresh', 'rich'],
  needs: 'name',
  roles: [
    {
      id: 'leaves',
      takes: inCategory('leafyGreen'),
      most: 2,
      pool: ['lettuce', 'chicory', 'kale'],
      each: g(110),
      cut: 'fine',
    },
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein', 'legume')(each),
      most: 2,
      least: ({ dishType }) => (dishType === 'Mains' ? 1 : 0),
      pool: ['chicken-breast', 'prawn', 'smoked-tofu', 'chickpea'],
      each: g(120),
      cut: 'fine',
    },
    {
      id: 'more',
      takes: (each) => greens(each) || inCategory('egg', 'fruit')(each),
      most: 3,
      least: 0,
      pool: [],
      each: ({ category }) => (category === 'egg' ? { amount: 1, unit: null } : { amount: 60, unit: 'g' }),
      cut: 'fine',
    },
    {
      id: 'bread',
      takes: inCategory('bread'),
      pool: ['country-bread', 'baguette', 'gluten-free-bread', 'pumpkin-seed'],
      each: ({ category }) => ({ amount: category === 'bread' ? 35 : 12, unit: 'g' }),
    },
    { id: 'cheese', takes: inCategory('cheese'), pool: hardCheese, each: g(20), cut: 'auto' },
    seasoning,
    {
      id: 'mayo',
      group: dressing,
      takes: ({ id }) => /mayonnaise|yogurt/.test(id),
      pool: ['mayonnaise', 'vegan-mayonnaise', 'soy-yogurt', 'coconut-yogurt'],
      each: of(1.5, 'tbsp'),
    },
    {
      id: 'anchovy',
      group: dressing,
      takes: ({ id }) => /anchovy|caper|worcestershire/.test(id),
      pool: ['anchovy', 'caper', 'tamari'],
      each: ({ id }) => (id === 'anchovy' ? { amount: 6, unit: 'g' } : { amount: 0.5, unit: 'tsp' }),
    },
    {
      id: 'garlic',
      group: dressing,
      takes: ({ id }) => /garlic/.test(id),
      pool: ['garlic'],
      each: of(0.25, 'clove'),
      cut: 'auto',
    },
    {
      id: 'lemon',
      group: dressing,
      takes: ({ id }) => id === 'lemon',
      pool: ['lemon', 'lime'],
      each: of(0.25, null),
      cut: 'juice',
    },
    {
      id: 'oil',
      group: dressing,
      takes: ({ id }) => id === 'olive-oil',
      pool: ['olive-oil', 'rapeseed-oil'],
      each: of(1, 'tbsp'),
    },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 10,
      doneness: 'main',
      text: say(
        'Season {main} with salt and pepper and fry in a spoonful of the oil for about 10 minutes, turning now and then.',
        "Saler et poivrer {main}, puis faire dorer dans une cuillerée d'huile 10 minutes environ, en retournant de temps en temps.",
        'Salpimentar {main} y dorar en una cucharada del aceite unos 10 minutos, dando la vuelta de vez en cuando.',
        '{main} salzen und pfeffern und in einem Löffel Öl unter gelegentlichem Wenden etwa 10 Minuten braten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 9,
      text: say(
        'Boil {more.egg} for 9 minutes, cool, peel and quarter.',
        "Cuire {more.egg} 9 minutes à l'eau bouillante, rafraîchir, écaler et couper en quartiers.",
        'Cocer {more.egg} 9 minutos, refrescar, pelar y cortar en cuartos.',
        'In kochendem Wasser {more.egg} 9 Minuten garen, abschrecken, pellen und vierteln.',
      ),
    },
    {
      kind: 'cook',
      minutes: 6,
      text: say(
        'Toast {bread}, in bite-size pieces, in a pan with a little of {oil} for 6 minutes until crisp.',
        'Faire dorer {bread}, en bouchées, 6 minutes à la poêle avec un peu {oil:de}.',
        'Tostar {bread}, en trozos de un bocado, 6 minutos en la sartén con un poco {oil:de}.',
        '{bread}, in mundgerechten Stücken, mit etwas {oil:bare} in einer Pfanne 6 Minuten knusprig rösten.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Crush {anchovy+garlic} to a paste, stir in {mayo}, {lemon}, plus half of {cheese}; season with {seasoning:bare}.',
        'Écraser {anchovy+garlic} en purée, incorporer {mayo}, {lemon}, ainsi que la moitié {cheese:of} ; assaisonner {seasoning:de}.',
        'Machacar {anchovy+garlic} hasta hacer una pasta, mezclar con {mayo}, {lemon}, más la mitad {cheese:of}; sazonar con {seasoning:bare}.',
        '{anchovy+garlic} zu einer Paste zerdrücken, {mayo}, {lemon} und die Hälfte {cheese:of} unterrühren; mit {seasoning:with} abschmecken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Toss {leaves} with the dressing by hand until every leaf shines[, top with {main+more}] and finish with the croutons and the rest of {cheese}.',
        'Mêler {leaves} à la sauce avec les mains, que chaque feuille brille[, garnir avec {main+more}], puis ajouter les croûtons et le reste {cheese:of}.',
        'Mezclar {leaves} con el aliño a mano hasta que cada hoja brille[, coronar con {main+more}] y terminar con los picatostes y el resto {cheese:of}.',
        '{leaves} mit den Händen im Dressing wenden, bis jedes Blatt glänzt[, {main+more} darauf verteilen] und mit den Croûtons und dem Rest {cheese:of} vollenden.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['cheese'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Cold leaves, warm croutons and a dressing with enough salt and lemon to be remembered.',
      'Des feuilles froides, des croûtons tièdes et une sauce assez vive pour qu’on s’en souvienne.',
      'Hojas frías, picatostes templados y un aliño con carácter.',
      'Kalte Blätter, warme Croûtons und ein Dressing, das man nicht vergisst.',
    ),
  ],
}
