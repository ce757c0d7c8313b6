import { inCategory, ml, of, say, type Pattern, type Role } from './pattern.ts'

const isMixer: Role['takes'] = ({ category, id }) =>
  (category === 'softDrink' || category === 'wine') && id !== 'ice'

const spirit = (pool: readonly string[]): Role => ({
  id: 'spirit',
  takes: ({ category, id }) => category === 'spirit' || /alcohol-free-(gin|rum)|tea$|coffee/.test(id),
  most: 2,
  pool,
  varied: true,
  each: ({ id }) =>
    id === 'bitters'
      ? { amount: 1, unit: 'dash' }
      : /tea|juice/.test(id)
        ? { amount: 80, unit: 'ml' }
        : { amount: 50, unit: 'ml' },
})

const fruit = (least: number, pool: readonly string[] = []): Role => ({
  id: 'fruit',
  takes: (each) =>
    inCategory('fruit', 'berry', 'citrus', 'vegetable')(each) && !/juice$|zest$|^lemon$|^lime$/.test(each.id),
  most: 3,
  least,
  pool,
  varied: true,
  each: ({ id }) => (id === 'cucumber' ? { amount: 30, unit: 'g' } : { amount: 35, unit: 'g' }),
  cut: 'drink',
})

const ice: Role = { id: 'ice', takes: ({ id }) => id === 'ice', pool: ['ice'], each: of(1, 'handful') }

const syrup: Role = {
  id: 'syrup',
  takes: inCategory('sweetener'),
  most: 2,
  pool: ['sugar-syrup', 'agave-syrup', 'honey', 'maple-syrup'],
  each: ({ id }) =>
    /^(sugar|brown-sugar)$/.test(id) ? { amount: 2, unit: 'tsp' } : { amount: 15, unit: 'ml' },
}

const garnish = (pool: readonly string[]): Role => ({
  id: 'garnish',
  takes: inCategory('herb'),
  most: 2,
  pool,
  each: ({ id }) => (/zest/.test(id) ? { amount: 0.5, unit: 'tsp' } : { amount: 1, unit: 'sprig' }),
})

const juice: Role = {
  id: 'juice',
  takes: ({ id }) => /^(lemon|lime)(-juice)?$/.test(id),
  pool: ['lemon-juice', 'lime-juice'],
  each: ({ id }) => (/juice/.test(id) ? { amount: 25, unit: 'ml' } : { amount: 1, unit: null }),
  cut: 'auto',
}

const mixer: Role = {
  id: 'mixer',
  takes: isMixer,
  most: 2,
  least: 0,
  pool: [],
  each: ml(80),
}

export const sour: Pattern = {
  id: 'sour',
  dishType: 'Cocktails',
  cuisines: ['french'],
  likes: { spirit: 4, citrus: 3, berry: 3, fruit: 3, sweetener: 2, herb: 1, softDrink: 1, spice: 1 },
  tastes: ['sour', 'lemony', 'fresh', 'rich'],
  roles: [
    spirit(['gin', 'whisky', 'white-rum', 'pisco', 'alcohol-free-gin', 'black-tea']),
    juice,
    syrup,
    fruit(0),
    {
      id: 'spice',
      takes: ({ category, id }) => category === 'spice' || id.endsWith('ginger'),
      least: 0,
      pool: [],
      each: of(1, 'pinch'),
    },
    mixer,
    ice,
    { ...garnish(['lemon-zest', 'mint', 'rosemary']) },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Put the glasses into the freezer while you mix.',
        'Mettre les verres au congélateur le temps de préparer le mélange.',
        'Meter las copas en el congelador mientras se prepara la mezcla.',
        'Die Gläser ins Gefrierfach stellen, während gemixt wird.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Muddle {fruit} in a shaker until it gives up its juice.',
        "Piler {fruit} dans un shaker jusqu'à en extraire le jus.",
        'Machacar {fruit} en la coctelera hasta que suelte el jugo.',
        '{fruit} im Shaker zerstoßen, bis Saft austritt.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Add {spirit+juice+syrup+spice} with half of {ice} and shake hard for 15 seconds, until the shaker frosts over.',
        'Ajouter {spirit+juice+syrup+spice} avec la moitié {ice:of}, et secouer vivement 15 secondes, jusqu’à ce que le shaker givre.',
        'Añadir {spirit+juice+syrup+spice} con la mitad {ice:of}, y agitar con fuerza 15 segundos, hasta que la coctelera se escarche.',
        '{spirit+juice+syrup+spice} mit der Hälfte {ice:of} zugeben und 15 Sekunden kräftig schütteln, bis der Shaker beschlägt.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Strain over the rest of the ice[, top up with {mixer}] and finish with {garnish}.',
        'Filtrer sur le reste de glace[, allonger avec {mixer}] et terminer avec {garnish}.',
        'Colar sobre el resto del hielo[, completar con {mixer}] y terminar con {garnish}.',
        'Auf das restliche Eis abseihen[, mit {mixer:dat} auffüllen] und mit {garnish:dat} vollenden.',
      ),
    },
  ],
  heads: ['fruit', 'spirit'],
  withs: ['garnish'],
  pitch: [
    say(
      'Strong, sour and sweet in balance: taste before you pour, for every lemon is different.',
      'La force, l’acide et le doux en équilibre : goûter avant de servir, car chaque citron est différent.',
      'Fuerza, ácido y dulce en equilibrio: pruebe antes de servir, que cada limón es distinto.',
      'Stärke, Säure und Süße im Gleichgewicht: vor dem Eingießen kosten, denn jede Zitrone ist anders.',
    ),
  ],
}

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
        'Pour in {spirit+sharp}, then {wine}, holding the glass at an angle to keep the bubbles.',
        'Verser {spirit+sharp}, puis {wine}, en inclinant le verre pour garder les bulles.',
        'Servir {spirit+sharp} y después {wine}, con la copa inclinada para conservar las burbujas.',
        '{spirit+sharp} eingießen, dann {wine} bei schräg gehaltenem Glas, damit die Perlen bleiben.',
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

export const mule: Pattern = {
  id: 'mule',
  dishType: 'Cocktails',
  cuisines: ['mexican'],
  likes: {
    softDrink: 4,
    spirit: 3,
    citrus: 3,
    herb: 2,
    fruit: 2,
    aromatic: 3,
    vegetable: 1,
    berry: 1,
    spice: 1,
  },
  tastes: ['fresh', 'sour'],
  roles: [
    spirit(['vodka', 'gin', 'dark-rum', 'tequila', 'alcohol-free-gin', 'alcohol-free-rum']),
    {
      ...juice,
      pool: ['lime-juice', 'lemon-juice'],
      each: ({ id }) => (/juice/.test(id) ? { amount: 15, unit: 'ml' } : { amount: 0.5, unit: null }),
    },
    {
      id: 'long',
      takes: isMixer,
      most: 2,
      pool: ['ginger-beer', 'tonic-water', 'sparkling-water'],
      each: ml(130),
    },
    { ...syrup, least: 0 },
    {
      id: 'bite',
      takes: ({ id, category }) => /ginger|chilli/.test(id) || category === 'spice',
      least: 0,
      pool: [],
      each: ({ category }) =>
        category === 'spice' ? { amount: 1, unit: 'pinch' } : { amount: 5, unit: 'g' },
    },
    fruit(1, ['cucumber', 'orange', 'blackberry']),
    ice,
    garnish(['mint', 'thyme', 'rosemary']),
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Fill copper mugs or tall glasses with {ice}.',
        'Remplir des tasses en cuivre ou de grands verres avec {ice}.',
        'Llenar jarras de cobre o vasos altos con {ice}.',
        '{ice} in Kupferbecher oder hohe Gläser geben.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Pour over {spirit+juice+syrup+bite} and stir for 10 seconds.',
        'Verser {spirit+juice+syrup+bite} et remuer 10 secondes.',
        'Verter {spirit+juice+syrup+bite} y remover 10 segundos.',
        '{spirit+juice+syrup+bite} darübergießen und 10 Sekunden rühren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Top up with {long}, tuck in {fruit} and slap {garnish} between your palms before it goes on top.',
        'Allonger avec {long}, glisser {fruit} dans le verre et claquer {garnish} entre les mains avant de décorer.',
        'Completar con {long}, añadir {fruit} y dar una palmada {garnish:to} antes de decorar.',
        'Mit {long:dat} auffüllen, {fruit} ins Glas stecken und {garnish} zwischen den Händen anklatschen, bevor es obenauf kommt.',
      ),
    },
  ],
  heads: ['fruit', 'spirit'],
  withs: ['garnish'],
  pitch: [
    say(
      'Long, cold and sharp: the glass should be full of ice so that it melts slowly.',
      'Long, froid et vif : un verre plein de glace fond plus lentement.',
      'Largo, frío y vivo: el vaso lleno de hielo, que así se derrite despacio.',
      'Lang, kalt und spritzig: ein Glas voller Eis, damit es langsam schmilzt.',
    ),
  ],
}

export const smash: Pattern = {
  id: 'smash',
  dishType: 'Cocktails',
  cuisines: ['spanish'],
  likes: { herb: 4, spirit: 3, citrus: 3, berry: 3, fruit: 3, sweetener: 1, softDrink: 1, vegetable: 1 },
  tastes: ['fresh', 'light', 'herby', 'sweet'],
  roles: [
    {
      ...spirit([
        'white-rum',
        'dark-rum',
        'vodka',
        'gin',
        'alcohol-free-rum',
        'alcohol-free-gin',
        'green-tea',
      ]),
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
        'Machacar {juice} con {syrup} en vasos resistentes hasta que salga el jugo[; aplastar {fruit} dentro].',
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
        'Fill with {ice}, pour in {spirit}, stir once and top up with {soda}.',
        'Remplir avec {ice}, verser {spirit}, remuer une fois et allonger avec {soda}.',
        'Llenar con {ice}, verter {spirit}, remover una vez y completar con {soda}.',
        '{ice} einfüllen, {spirit} angießen, einmal umrühren und mit {soda:dat} auffüllen.',
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
