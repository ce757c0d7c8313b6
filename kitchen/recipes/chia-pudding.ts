import { g, ml, say, type Pattern } from './pattern.ts'
import { fruit, sweet, lemon, spice, pinch, nuts } from './dessert-roles.ts'

export const chiaPudding: Pattern = {
  id: 'chiaPudding',
  dishType: 'Desserts',
  cuisines: ['thai', 'levantine'],
  likes: { seed: 4, fruit: 3, berry: 3, plantMilk: 4, dairy: 1, nut: 2, citrus: 1, sweetener: 1, spice: 1 },
  tastes: ['light', 'fresh', 'creamy'],
  onePot: true,
  roles: [
    { id: 'chia', takes: ({ id }) => id === 'chia-seed', pool: ['chia-seed'], each: g(22) },
    {
      id: 'milk',
      takes: ({ id, category }) => category === 'plantMilk' || /milk$|yogurt$/.test(id),
      most: 2,
      pool: ['coconut-milk', 'oat-milk', 'almond-milk', 'milk'],
      each: ml(140),
    },
    sweet(8, ['maple-syrup', 'agave-syrup', 'honey', 'sugar']),
    spice(['vanilla-extract', 'cinnamon']),
    pinch,
    fruit(['mango', 'raspberry', 'blueberry', 'strawberry', 'passion-fruit'], 2, 60),
    { ...lemon, pool: ['lime', 'lemon'] },
    nuts(1),
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Whisk {chia} with {milk+sweet+spice+salt} in a bowl for a minute.',
        'Fouetter {chia} avec {milk+sweet+spice+salt} dans un saladier pendant une minute.',
        'Batir {chia} con {milk+sweet+spice+salt} en un bol durante un minuto.',
        '{chia} mit {milk+sweet+spice+salt:dat} in einer Schüssel eine Minute verrühren.',
      ),
    },
    {
      kind: 'wait',
      minutes: 45,
      least: 12,
      text: say(
        'Chill for {minutes} minutes and stir twice in between so that no lumps form.',
        'Mettre au frais {minutes} minutes en remuant deux fois pour éviter les grumeaux.',
        'Enfriar {minutes} minutos, removiendo dos veces para que no se formen grumos.',
        'Für {minutes} Minuten kalt stellen und zwischendurch zweimal umrühren, damit nichts klumpt.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Blend half of {fruit} with {lemon:bare} to a purée.',
        'Mixer la moitié {fruit:of} avec {lemon}.',
        'Triturar la mitad {fruit:of} con {lemon}.',
        'Die Hälfte {fruit:of} mit {lemon:with} pürieren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Layer pudding and purée in glasses, top with the remaining fruit and {nuts}.',
        'Alterner pudding et purée dans des verres, garnir du reste de fruits et ajouter {nuts}.',
        'Alternar capas de pudin y puré en vasos y coronar con el resto de la fruta y {nuts}.',
        'Pudding und Fruchtpüree in Gläser schichten, mit dem restlichen Obst belegen und {nuts} darüberstreuen.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['milk', 'nuts'],
  pitch: [
    say(
      'The seeds thicken by themselves while you do something else; bright fruit keeps it from being heavy.',
      "Les graines épaississent toutes seules pendant que vous faites autre chose ; un fruit vif l'allège.",
      'Las semillas espesan solas mientras hace otra cosa; la fruta viva lo aligera.',
      'Die Samen dicken von selbst ein, während du etwas anderes tust; frisches Obst hält ihn leicht.',
    ),
  ],
}
