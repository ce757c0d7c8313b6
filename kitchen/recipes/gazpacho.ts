import { g, greens, inCategory, of, say, type Pattern } from './pattern.ts'
import { heat, herb, seasoning } from './roles.ts'

export const gazpacho: Pattern = {
  id: 'gazpacho',
  dishType: 'Starters',
  cuisines: ['spanish'],
  likes: { vegetable: 2, fruit: 1, herb: 1, bread: 1, nut: 1 },
  tastes: ['fresh', 'light'],
  roles: [
    {
      id: 'main',
      takes: (each) => greens(each) || /watermelon|^melon$/.test(each.id),
      most: 3,
      least: 2,
      pool: ['tomato', 'cucumber', 'bell-pepper'],
      each: g(170),
      cut: 'auto',
    },
    {
      id: 'garlic',
      takes: ({ id }) => /garlic|onion/.test(id),
      pool: ['garlic', 'spring-onion'],
      each: ({ id }) => (id === 'garlic' ? { amount: 0.5, unit: 'clove' } : { amount: 0.5, unit: null }),
      cut: 'auto',
    },
    {
      id: 'bread',
      takes: inCategory('bread', 'nut'),
      pool: ['country-bread', 'gluten-free-bread', 'almond'],
      each: g(20),
    },
    {
      id: 'vinegar',
      takes: ({ id }) => /vinegar$/.test(id),
      pool: ['sherry-vinegar', 'red-wine-vinegar', 'cider-vinegar', 'lemon-juice'],
      each: of(0.5, 'tbsp'),
    },
    { id: 'oil', pool: ['olive-oil', 'rapeseed-oil'], each: of(1, 'tbsp') },
    { id: 'water', pool: ['water'], each: () => ({ amount: 60, unit: 'ml' }) },
    heat,
    seasoning,
    { ...herb, pool: ['basil', 'parsley', 'mint', 'chive'] },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 5,
      text: say(
        'Set a spoonful of the diced vegetables aside. Blend {main+garlic+bread+vinegar+water+heat} until completely smooth.',
        'Réserver une cuillerée de légumes en dés. Mixer très finement {main+garlic+bread+vinegar+water+heat}.',
        'Reservar una cucharada de verdura en dados. Triturar {main+garlic+bread+vinegar+water+heat} hasta que quede muy fino.',
        'Einen Löffel Gemüsewürfel beiseitestellen. {main+garlic+bread+vinegar+water+heat} sehr fein pürieren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'With the blender running, trickle in {oil}, then season with {seasoning:bare}; cold soup needs a little more salt than hot.',
        'Sans arrêter le mixeur, verser {oil} en filet, puis assaisonner {seasoning:de} ; froide, une soupe demande un peu plus de sel.',
        'Sin parar la batidora, añadir {oil} en hilo y sazonar con {seasoning:bare}; fría, la sopa pide algo más de sal.',
        'Bei laufendem Mixer {oil} einlaufen lassen und mit {seasoning:with} kräftig abschmecken; kalt braucht eine Suppe etwas mehr Salz.',
      ),
    },
    {
      kind: 'wait',
      minutes: 30,
      least: 10,
      text: say(
        'Chill for at least {minutes} minutes, with a few ice cubes if you are short of time.',
        'Mettre au frais au moins {minutes} minutes, avec quelques glaçons si le temps presse.',
        'Enfriar al menos {minutes} minutos, con unos cubitos de hielo si hay prisa.',
        'Mindestens {minutes} Minuten kalt stellen, bei Eile mit einigen Eiswürfeln.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Pour into cold bowls and scatter with the vegetables set aside and {herb}.',
        'Verser dans des bols froids et parsemer des dés réservés et {herb:de}.',
        'Servir en cuencos fríos con la verdura reservada y {herb} por encima.',
        'In kalte Schalen füllen und mit dem beiseitegestellten Gemüse und {herb:dat} bestreuen.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['herb'],
  pitch: [
    say(
      'Nothing is cooked: ripe vegetables, good oil and a sharp edge of vinegar, served as cold as you can get it.',
      'Rien ne cuit : des légumes mûrs, une bonne huile et une pointe de vinaigre, le tout servi très froid.',
      'No se cocina nada: verdura madura, buen aceite y un punto de vinagre, todo bien frío.',
      'Nichts wird gekocht: reifes Gemüse, gutes Öl und ein Spritzer Essig, so kalt wie möglich serviert.',
    ),
  ],
}
