import { of, say, type Pattern } from './pattern.ts'
import { spirit, fruit, ice, syrup, garnish, juice, mixer } from './drink-roles.ts'

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
        'Muddle {fruit} in a shaker until the juice runs.',
        "Piler {fruit} dans un shaker jusqu'à en extraire le jus.",
        'Machacar {fruit} en la coctelera hasta que {fruit?suelte/suelten} el zumo.',
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
      'Fuerza, ácido y dulce en equilibrio: prueba antes de servir, que cada limón es distinto.',
      'Stärke, Säure und Süße im Gleichgewicht: vor dem Eingießen kosten, denn jede Zitrone ist anders.',
    ),
  ],
}
