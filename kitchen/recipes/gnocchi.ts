import { has } from '../cook/plan.ts'
import { flesh, g, greens, inCategory, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, creamy, heat, herb, seasoning, sour, spices } from './roles.ts'
import { cheese } from './pan-roles.ts'

export const gnocchi: Pattern = {
  id: 'gnocchi',
  dishType: 'Mains',
  cuisines: ['italian'],
  likes: { pasta: 1, vegetable: 1, cheese: 2, mushroom: 2, herb: 2, leafyGreen: 1 },
  tastes: ['hearty', 'rich'],
  onePot: true,
  roles: [
    {
      id: 'gnocchi',
      takes: ({ id }) => /gnocchi$/.test(id),
      pool: ['gnocchi', 'egg-free-gnocchi', 'waxy-potato'],
      each: g(180),
      cut: 'auto',
    },
    {
      id: 'main',
      takes: (each) =>
        greens(each) || flesh(each) || seafood(each) || inCategory('legume', 'plantProtein')(each),
      most: 4,
      pool: ['pumpkin', 'button-mushroom', 'cherry-tomato', 'spinach'],
      varied: true,
      each: g(120),
      cut: 'fine',
    },
    { ...aromatics, pool: ['garlic', 'shallot', 'onion'] },
    {
      id: 'fat',
      takes: ({ id }) => /butter$|oil$/.test(id),
      pool: ['butter', 'olive-oil', 'rapeseed-oil'],
      each: of(1, 'tbsp'),
    },
    { ...spices, least: 0 },
    heat,
    { ...creamy, least: (wishes) => (wishes.tastes.includes('creamy') ? 1 : 0) },
    { id: 'sauce', takes: inCategory('condiment'), least: 0, pool: [], each: of(1, 'tbsp') },
    cheese,
    { ...sour, pool: ['lemon', 'white-wine-vinegar'] },
    seasoning,
    {
      ...herb,
      pool: ['sage', 'basil', 'parsley'],
      each: ({ id }) => (id === 'sage' ? { amount: 5, unit: 'leaf' } : { amount: 0.25, unit: 'bunch' }),
    },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 10,
      doneness: 'main',
      text: say(
        'Warm half of {fat} in a wide pan and fry {main} with {aromatics+spices+heat} for 10 minutes, covered at first, until tender; tip onto a plate.',
        'Chauffer la moitié {fat:of} dans une large poêle et y cuire {main} avec {aromatics+spices+heat} 10 minutes, à couvert au début ; réserver.',
        'Calentar la mitad {fat:of} en una sartén amplia y cocinar {main} con {aromatics+spices+heat} 10 minutos, tapado al principio; reservar.',
        'Die Hälfte {fat:of} in einer weiten Pfanne erwärmen und {main} mit {aromatics+spices+heat:dat} 10 Minuten braten, anfangs zugedeckt; herausnehmen.',
      ),
    },
    {
      kind: 'cook',
      // Raw potatoes, where gnocchi are out, take twice as long, and a lid at first.
      minutes: (plan) => (has(plan, 'gnocchi.slow') ? 18 : 8),
      text: say(
        'Fry {gnocchi} in the rest of {fat} with {herb} for {minutes} minutes until tender, crisp and golden all round.',
        "Faire dorer {gnocchi} dans le reste {fat:of} avec {herb} {minutes} minutes, jusqu'à ce que l'extérieur croustille et que le cœur soit tendre.",
        'Dorar {gnocchi} en el resto {fat:of} con {herb} {minutes} minutos, hasta que {gnocchi?quede crujiente/queden crujientes} por fuera y {gnocchi?tierno/tierna/tiernos/tiernas} por dentro.',
        '{gnocchi} im Rest {fat:of} mit {herb:dat} {minutes} Minuten braten, bis sie innen weich und außen knusprig sind.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Return everything to the pan[, stir in {creamy+sauce}] and season with {sour+seasoning:bare}. Finish with {cheese}.',
        'Remettre le tout dans la poêle[, incorporer {creamy+sauce}] et assaisonner {sour+seasoning:de}. Terminer avec {cheese}.',
        'Volver a poner todo en la sartén[, incorporar {creamy+sauce}] y sazonar con {sour+seasoning:bare}. Terminar con {cheese}.',
        'Alles zurück in die Pfanne geben[, {creamy+sauce} einrühren] und mit {sour+seasoning:with} abschmecken. Mit {cheese:dat} vollenden.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      when: ({ parts }) => !parts.some(({ role }) => role === 'cheese'),
      text: say(
        'Return everything to the pan[, stir in {creamy+sauce}] and season with {sour+seasoning:bare}.',
        'Remettre le tout dans la poêle[, incorporer {creamy+sauce}] et assaisonner {sour+seasoning:de}.',
        'Volver a poner todo en la sartén[, incorporar {creamy+sauce}] y sazonar con {sour+seasoning:bare}.',
        'Alles zurück in die Pfanne geben[, {creamy+sauce} einrühren] und mit {sour+seasoning:with} abschmecken.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['herb', 'cheese'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Fried instead of boiled: crisp outside, soft inside, and all in one pan.',
      'Poêlés plutôt que bouillis : croustillants dehors, tendres dedans, et une seule poêle.',
      'A la sartén en vez de hervidos: crujientes por fuera, tiernos por dentro y en una sola sartén.',
      'Gebraten statt gekocht: außen knusprig, innen weich, und alles in einer Pfanne.',
    ),
  ],
}
