import { g, inCategory, ml, of, say, type Pattern } from './pattern.ts'
import { fruits, sweet } from './dessert-roles.ts'

export const lemonCream: Pattern = {
  id: 'lemonCream',
  dishType: 'Desserts',
  cuisines: ['french', 'italian', 'spanish'],
  likes: { citrus: 9, dairy: 1, berry: 1, baking: 1, herb: 1 },
  tastes: ['fresh', 'lemony', 'sour', 'creamy', 'light'],
  roles: [
    {
      id: 'citrus',
      takes: inCategory('citrus'),
      most: 2,
      pool: ['lemon', 'lime', 'orange'],
      each: of(0.75, null),
      cut: 'juice',
    },
    {
      id: 'cream',
      takes: ({ id }) => /cream$|coconut-milk/.test(id) && id !== 'ice-cream',
      pool: ['cream', 'lactose-free-cream', 'coconut-milk', 'soy-cream'],
      each: ml(110),
    },
    sweet(18, ['sugar', 'agave-syrup', 'maple-syrup']),
    { id: 'starch', pool: ['cornflour', 'agar-agar'], each: of(1, 'tsp') },
    {
      id: 'biscuit',
      takes: ({ id }) => /biscuit|amaretti|ladyfinger|granola/.test(id),
      pool: ['digestive-biscuit', 'gluten-free-oats'],
      each: g(20),
    },
    { id: 'fruit', takes: fruits, most: 2, pool: ['raspberry', 'blueberry', 'strawberry'], each: g(30) },
    { id: 'herb', takes: inCategory('herb'), pool: ['mint', 'lemon-balm', 'basil'], each: of(1, 'sprig') },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Whisk {starch} into a little of {cream}, cold; bring the rest to the boil with {sweet}, whisk in the starch and simmer for 2 minutes.',
        'Délayer {starch} dans un peu de crème froide ; porter le reste {cream:of} à ébullition avec {sweet}, ajouter en fouettant et laisser frémir 2 minutes.',
        'Desleír {starch} en un poco {cream:of} en frío; llevar a ebullición el resto con {sweet}, añadir sin dejar de batir y cocer 2 minutos.',
        '{starch} mit etwas kalter Flüssigkeit glatt rühren; den Rest {cream:of} mit {sweet:dat} aufkochen, die Stärke einrühren und 2 Minuten köcheln.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Take off the heat, whisk in {citrus} and taste: it should be sharp first and sweet after.',
        "Hors du feu, incorporer {citrus} au fouet et goûter : l'acidité d'abord, la douceur ensuite.",
        'Fuera del fuego, incorporar {citrus} batiendo y probar: primero ácido, después dulce.',
        'Vom Herd nehmen, {citrus} unterschlagen und probieren: erst sauer, dann süß.',
      ),
    },
    {
      kind: 'wait',
      minutes: 60,
      least: 20,
      text: say(
        'Pour into glasses and chill for at least {minutes} minutes until set.',
        'Verser dans des verres et laisser prendre au frais au moins {minutes} minutes.',
        'Verter en vasos y enfriar al menos {minutes} minutos, hasta que cuaje.',
        'In Gläser füllen und mindestens {minutes} Minuten kalt stellen, bis die Creme fest ist.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Crumble {biscuit} over the top and finish with {fruit+herb}.',
        'Émietter {biscuit} dessus et terminer avec {fruit+herb}.',
        'Desmigar {biscuit} por encima y terminar con {fruit+herb}.',
        '{biscuit} darüberbröseln und mit {fruit+herb:dat} vollenden.',
      ),
    },
  ],
  heads: ['citrus'],
  withs: ['fruit', 'biscuit'],
  pitch: [
    say(
      'A silky cream with the sharpness of real juice, set in glasses, with something crumbly on top.',
      'Une crème soyeuse relevée par un vrai jus de fruit, prise au verre, avec un peu de croquant dessus.',
      'Una crema sedosa con la acidez del zumo recién exprimido, cuajada en vasos y con algo crujiente encima.',
      'Eine seidige Creme mit der Säure von frischem Saft, im Glas gestockt, obenauf etwas Knuspriges.',
    ),
  ],
}
