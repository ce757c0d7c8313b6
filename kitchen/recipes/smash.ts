import { inCategory, ml, of, say, type Pattern } from './pattern.ts'
import { isMixer, spirit, fruit, ice, syrup, juice } from './drink-roles.ts'

export const smash: Pattern = {
  id: 'smash',
  dishType: 'Cocktails',
  cuisines: ['spanish'],
  likes: { herb: 4, spirit: 3, citrus: 3, berry: 3, fruit: 3, sweetener: 1, softDrink: 1, vegetable: 1 },
  tastes: ['fresh', 'light', 'herby', 'sweet'],
  roles: [
    {
      ...spirit(['white-rum', 'dark-rum', 'vodka', 'gin']),
    },
    {
      ...juice,
      takes: ({ id }) => /^(lime|lemon)$/.test(id),
      pool: ['lime', 'lemon'],
      each: of(1, null),
      cut: 'wedges',
    },
    {
      ...syrup,
      pool: ['brown-sugar', 'sugar', 'agave-syrup', 'honey'],
      each: ({ id }) => (/sugar$/.test(id) ? { amount: 2, unit: 'tsp' } : { amount: 15, unit: 'ml' }),
    },
    {
      id: 'herb',
      takes: inCategory('herb'),
      most: 2,
      pool: ['mint', 'basil', 'lemon-balm'],
      each: of(2, 'sprig'),
    },
    fruit(0),
    {
      id: 'soda',
      takes: isMixer,
      pool: ['sparkling-water', 'tonic-water'],
      each: ml(80),
    },
    ice,
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Press {juice} with {syrup} in sturdy glasses until the juice runs[; crush {fruit} in it].',
        "Presser {juice} avec {syrup} dans des verres solides, jusqu'à faire couler le jus[ ; y écraser {fruit}].",
        'Machacar {juice} con {syrup} en vasos resistentes hasta que salga el zumo[; aplastar {fruit} dentro].',
        '{juice} mit {syrup:dat} in stabilen Gläsern zerdrücken, bis Saft austritt[; {fruit} mit zerstoßen].',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Add {herb} and press only lightly, so that it stays fragrant and does not turn bitter.',
        "Ajouter {herb} et presser très légèrement, pour garder le parfum sans l'amertume.",
        'Añadir {herb} y presionar muy poco, para conservar el aroma sin amargor.',
        '{herb} zugeben und nur leicht andrücken, damit es duftet und nicht bitter wird.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Fill with {ice}[, pour in {spirit}][, top up with {soda}] and stir once.',
        'Remplir avec {ice}[, verser {spirit}][, allonger avec {soda}] et remuer une fois.',
        'Llenar con {ice}[, verter {spirit}][, completar con {soda}] y remover una vez.',
        '{ice} einfüllen[, {spirit} angießen][, mit {soda:dat} auffüllen] und einmal umrühren.',
      ),
    },
  ],
  heads: ['fruit', 'spirit'],
  withs: ['herb'],
  pitch: [
    say(
      'Herbs pressed, never shredded, and lime with its skin: that is where the scent comes from.',
      'Des herbes pressées, jamais hachées, et le citron avec son zeste : tout le parfum vient de là.',
      'Hierbas presionadas, nunca rotas, y la lima con su piel: de ahí viene el aroma.',
      'Kräuter andrücken, nie zerreiben, und Limette mit Schale: Daher kommt der Duft.',
    ),
  ],
}
