import { ml, say, type Pattern } from './pattern.ts'
import { isMixer, fruit, ice, garnish } from './drink-roles.ts'

export const spritz: Pattern = {
  id: 'spritz',
  dishType: 'Cocktails',
  cuisines: ['italian'],
  likes: { wine: 4, spirit: 2, citrus: 3, fruit: 2, berry: 2, herb: 2, softDrink: 2 },
  tastes: ['fresh', 'light'],
  roles: [
    {
      id: 'spirit',
      takes: ({ id, category }) => category === 'spirit' || /syrup|grenadine|aperitif/.test(id),
      most: 2,
      pool: [
        'aperol',
        'elderflower-liqueur',
        'campari',
        'limoncello',
        'alcohol-free-aperitif',
        'elderflower-syrup',
      ],
      varied: true,
      each: ({ id }) =>
        /syrup|grenadine/.test(id) ? { amount: 20, unit: 'ml' } : { amount: 40, unit: 'ml' },
    },
    {
      id: 'wine',
      takes: (each) => each.category === 'wine' || each.id === 'alcohol-free-sparkling-wine',
      pool: ['prosecco', 'alcohol-free-sparkling-wine', 'tonic-water'],
      each: ml(90),
    },
    {
      id: 'soda',
      takes: isMixer,
      most: 2,
      pool: ['sparkling-water', 'tonic-water'],
      each: ml(40),
    },
    fruit(1, ['orange', 'grapefruit', 'strawberry', 'raspberry']),
    {
      id: 'sharp',
      takes: ({ id }) => /^(lemon|lime)(-juice)?$/.test(id),
      least: 0,
      pool: [],
      each: ({ id }) => (/juice/.test(id) ? { amount: 10, unit: 'ml' } : { amount: 0.25, unit: null }),
      cut: 'auto',
    },
    ice,
    garnish(['rosemary', 'mint', 'thyme']),
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Fill large wine glasses with {ice}.',
        'Remplir de grands verres ballons avec {ice}.',
        'Llenar copas balón con {ice}.',
        '{ice} in große Weingläser geben.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Pour in {spirit+sharp}, then [{wine.bubbly}, holding the glass at an angle to keep the bubbles|{wine}].',
        'Verser {spirit+sharp}, puis [{wine.bubbly}, en inclinant le verre pour garder les bulles|{wine}].',
        'Servir {spirit+sharp} y después [{wine.bubbly}, con la copa inclinada para conservar las burbujas|{wine}].',
        '{spirit+sharp} eingießen, dann [{wine.bubbly} bei schräg gehaltenem Glas, damit die Perlen bleiben|{wine}].',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Top up with {soda}, stir once from the bottom and garnish with {fruit+garnish}.',
        'Compléter avec {soda}, remuer une fois de bas en haut et garnir avec {fruit+garnish}.',
        'Completar con {soda}, remover una vez desde el fondo y decorar con {fruit+garnish}.',
        'Mit {soda:dat} auffüllen, einmal von unten umrühren und mit {fruit+garnish:dat} garnieren.',
      ),
    },
  ],
  heads: ['spirit'],
  withs: ['fruit', 'garnish'],
  pitch: [
    say(
      'Light, bitter-sweet and cold: built in the glass, so nobody is missed at the table for long.',
      'Léger, doux-amer et bien froid : il se monte dans le verre, et personne ne manque longtemps à table.',
      'Ligero, agridulce y frío: se prepara en la copa, así nadie falta mucho tiempo a la mesa.',
      'Leicht, bittersüß und kalt: direkt im Glas gebaut, damit niemand lange am Tisch fehlt.',
    ),
  ],
}
