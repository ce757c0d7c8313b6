import { ml, say, type Pattern } from './pattern.ts'
import { isMixer, spirit, fruit, ice, syrup, garnish, juice } from './drink-roles.ts'

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
