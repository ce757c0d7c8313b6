import { has } from '../cook/plan.ts'
import { g, inCategory, of, say, type Pattern } from './pattern.ts'
import { fruits, isFruit, sweet, spice, pinch, nuts } from './dessert-roles.ts'

export const mousse: Pattern = {
  id: 'mousse',
  dishType: 'Desserts',
  cuisines: ['french'],
  likes: {
    chocolate: 6,
    berry: 3,
    fruit: 2,
    dairy: 1,
    citrus: 2,
    nut: 1,
    sweetener: 1,
    spirit: 1,
    spice: 1,
    softDrink: 1,
    plantProtein: 1,
  },
  tastes: ['creamy', 'rich', 'light', 'sweet'],
  roles: [
    {
      id: 'main',
      takes: (each) =>
        (each.category === 'chocolate' && each.id !== 'cocoa-powder') || (isFruit?.(each) ?? false),
      most: 2,
      pool: ['dark-chocolate', 'raspberry', 'mango'],
      each: ({ category }) => ({ amount: category === 'chocolate' ? 40 : 80, unit: 'g' }),
      cut: 'auto',
    },
    {
      id: 'base',
      takes: ({ id }) =>
        /^cream$|coconut-cream|silken-tofu|lactose-free-cream|greek-yogurt|mascarpone/.test(id),
      pool: ['cream', 'lactose-free-cream', 'coconut-cream', 'silken-tofu', 'soy-yogurt'],
      each: ({ id }) => (/tofu|yogurt/.test(id) ? { amount: 100, unit: 'g' } : { amount: 80, unit: 'ml' }),
    },
    { id: 'spirit', takes: inCategory('spirit'), least: 0, pool: [], each: of(0.5, 'tbsp') },
    { id: 'coffee', takes: ({ id }) => id === 'coffee', least: 0, pool: [], each: of(1, 'tbsp') },
    sweet(8, ['icing-sugar', 'sugar', 'maple-syrup']),
    spice(['vanilla-extract', 'cinnamon']),
    pinch,
    {
      id: 'garnish',
      takes: (each) => fruits(each) && !/juice|zest/.test(each.id),
      pool: ['raspberry', 'strawberry', 'orange', 'blueberry'],
      each: g(30),
      cut: 'auto',
    },
    nuts(0),
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 8,
      when: (plan) => has(plan, 'main.chocolate'),
      text: say(
        'Melt {main.chocolate} in a bowl over barely simmering water and let cool for a few minutes until lukewarm.',
        'Faire fondre {main.chocolate} au bain-marie à peine frémissant, puis laisser tiédir quelques minutes.',
        'Fundir {main.chocolate} al baño maría apenas hirviendo y dejar templar unos minutos.',
        '{main.chocolate} in einer Schüssel über kaum siedendem Wasserbad schmelzen und einige Minuten lauwarm abkühlen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Purée {main.fruit} and press through a sieve.',
        'Mixer {main.fruit} et passer au tamis.',
        'Triturar {main.fruit} y pasar por un colador.',
        '{main.fruit} pürieren und durch ein Sieb streichen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      when: (plan) => !has(plan, 'base.soft'),
      text: say(
        'Whip {base}, well chilled, with {sweet+spice+salt} until it just holds soft peaks.',
        "Fouetter {base} bien froide avec {sweet+spice+salt}, jusqu'à ce que le mélange forme des pics souples.",
        'Montar {base}, muy fría, con {sweet+spice+salt} hasta que forme picos suaves.',
        '{base} gut gekühlt mit {sweet+spice+salt:dat} aufschlagen, bis weiche Spitzen stehen bleiben.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      when: (plan) => has(plan, 'base.soft'),
      text: say(
        'Blend {base} with {sweet+spice+salt} until silky.',
        "Mixer {base} avec {sweet+spice+salt} jusqu'à obtenir une crème soyeuse.",
        'Batir {base} con {sweet+spice+salt} hasta que quede sedoso.',
        '{base} mit {sweet+spice+salt:dat} seidig glatt mixen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Stir a third of the cream into {main+spirit+coffee}, then fold in the rest with a spatula in wide strokes; stop while it is still airy.',
        "Détendre {main+spirit+coffee} avec un tiers de la crème, puis incorporer le reste à la spatule d'un geste ample ; s'arrêter tant que c'est aérien.",
        'Aligerar {main+spirit+coffee} con un tercio de la crema e incorporar el resto con espátula en movimientos amplios; parar mientras siga aireada.',
        'Ein Drittel der Creme unter {main+spirit+coffee} rühren, den Rest mit dem Spatel in weiten Zügen unterheben; aufhören, solange die Mousse luftig ist.',
      ),
    },
    {
      kind: 'wait',
      minutes: 60,
      least: 10,
      text: say(
        'Fill into small glasses and chill for {minutes} minutes.',
        'Répartir dans de petits verres et mettre au frais {minutes} minutes.',
        'Repartir en vasitos y enfriar {minutes} minutos.',
        'In kleine Gläser füllen und {minutes} Minuten kalt stellen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Top with {garnish+nuts} and serve cool, not ice-cold.',
        'Garnir avec {garnish+nuts} et servir frais, mais pas glacé.',
        'Coronar con {garnish+nuts} y servir fresco, no helado.',
        'Mit {garnish+nuts:dat} garnieren und kühl, aber nicht eiskalt servieren.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['garnish', 'spirit', 'nuts'],
  pitch: [
    say(
      'No raw eggs, only air: folded in slowly, it stays light and tastes of what it is.',
      "Pas d'œufs crus, rien que de l'air : incorporée doucement, elle reste légère et franche de goût.",
      'Sin huevo crudo, solo aire: incorporada despacio, queda ligera y sabe a lo que es.',
      'Ohne rohe Eier, nur mit Luft: Langsam untergehoben bleibt sie leicht und schmeckt ganz nach sich selbst.',
    ),
  ],
}
