import { g, ml, of, say, type Role, type Step } from './pattern.ts'

const pastry = say('For the pastry', 'Pour la pâte', 'Para la masa', 'Für den Teig')

/** A plain shortcrust that also works without gluten, milk or animals. */
export const crust: readonly Role[] = [
  {
    id: 'flour',
    group: pastry,
    takes: ({ id }) => id.endsWith('flour') && id !== 'cornflour',
    pool: ['flour', 'spelt-flour', 'gluten-free-flour', 'rice-flour'],
    each: g(50),
  },
  {
    id: 'butter',
    group: pastry,
    takes: ({ id }) => id === 'butter',
    note: say(
      'cold, in small pieces',
      'à la sortie du réfrigérateur, en petits morceaux',
      'de la nevera, en trozos pequeños',
      'kalt, in kleinen Stücken',
    ),
    pool: ['butter', 'margarine', 'coconut-oil'],
    each: g(25),
  },
  { id: 'water', group: pastry, pool: ['water'], each: ml(12) },
  { id: 'pinch', group: pastry, pool: ['salt'], fixed: { amount: 1, unit: 'pinch' } },
]

/** Bought pastry, when the guest names it. */
export const bought: Role = {
  id: 'sheet',
  takes: ({ id }) => /pastry|pizza-dough/.test(id),
  least: 0,
  pool: [],
  each: of(0.25, 'pack'),
}

export const makeCrust: readonly Step[] = [
  {
    kind: 'prep',
    minutes: 8,
    when: ({ parts }) => !parts.some(({ role }) => role === 'sheet'),
    text: say(
      'Rub {butter} into {flour+pinch}, stir in {water} and press together, without kneading, into a dough. Roll it out and line a tin ({tin} cm).',
      "Sabler {butter} avec {flour+pinch}, ajouter {water} et rassembler en pâte sans pétrir. L'étaler et en garnir une tourtière ({tin} cm).",
      'Frotar {butter} con {flour+pinch}, añadir {water} y juntar en una masa sin amasar. Estirar y forrar un molde ({tin} cm).',
      '{butter} mit {flour+pinch:dat} verreiben, {water} zugeben und ohne langes Kneten zu einem Teig zusammendrücken. Ausrollen und eine Form damit auslegen ({tin} cm).',
    ),
  },
  {
    kind: 'prep',
    minutes: 2,
    text: say(
      'Line a tin ({tin} cm) with {sheet} and prick it with a fork.',
      'Garnir une tourtière ({tin} cm) avec {sheet} et piquer à la fourchette.',
      'Forrar un molde ({tin} cm) con {sheet} y pinchar con un tenedor.',
      'Eine Form ({tin} cm) mit {sheet:dat} auslegen und mit einer Gabel einstechen.',
    ),
  },
]

/** The roles of the home-made crust, dropped where the guest brings bought pastry. */
export const crustUnlessBought: readonly Role[] = crust.map((role) => ({
  ...role,
  least: ({ wanted }) => (wanted.some(({ id }) => /pastry|pizza-dough/.test(id)) ? 0 : 1),
}))
