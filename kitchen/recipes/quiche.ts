import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb, seasoning, spices } from './roles.ts'
import { bought, crustUnlessBought, makeCrust } from './tart-parts.ts'
import { preheat } from './tray-parts.ts'

export const quiche: Pattern = {
  id: 'quiche',
  dishType: 'Mains',
  batch: 2,
  cuisines: ['french'],
  likes: {
    egg: 3,
    cheese: 3,
    vegetable: 2,
    leafyGreen: 2,
    mushroom: 2,
    meat: 1,
    fish: 2,
    dairy: 2,
    bread: 1,
  },
  tastes: ['creamy', 'rich', 'hearty'],
  oven: true,
  roles: [
    bought,
    {
      id: 'main',
      takes: (each) =>
        greens(each) || flesh(each) || seafood(each) || inCategory('plantProtein', 'potato')(each),
      most: 4,
      pool: ['leek', 'spinach', 'button-mushroom', 'broccoli', 'courgette'],
      varied: true,
      each: (each) => (flesh(each) || seafood(each) ? { amount: 40, unit: 'g' } : { amount: 90, unit: 'g' }),
      cut: 'flat',
    },
    { ...aromatics, pool: ['onion', 'shallot', 'garlic'], least: 1 },
    { ...fat, each: of(0.4, 'tbsp') },
    {
      id: 'egg',
      takes: inCategory('egg'),
      pool: ['egg', 'silken-tofu', 'chickpea-flour'],
      each: ({ category, id }) =>
        category === 'egg'
          ? { amount: 0.75, unit: null }
          : id === 'chickpea-flour'
            ? { amount: 25, unit: 'g' }
            : { amount: 80, unit: 'g' },
    },
    {
      id: 'cream',
      takes: ({ id }) => /cream$|creme-fraiche|milk$/.test(id) && id !== 'ice-cream',
      pool: ['cream', 'lactose-free-cream', 'soy-cream', 'oat-cream', 'coconut-milk'],
      each: ml(60),
    },
    {
      id: 'cheese',
      takes: inCategory('cheese'),
      most: 2,
      pool: ['gruyere', 'gouda', 'vegetarian-hard-cheese', 'vegan-grated-cheese'],
      each: g(25),
      cut: 'auto',
    },
    { ...spices, pool: ['nutmeg', 'paprika'], least: 1, each: () => ({ amount: 0.5, unit: 'pinch' }) },
    heat,
    seasoning,
    { ...herb, pool: ['chive', 'parsley', 'thyme'] },
    ...crustUnlessBought,
  ],
  steps: [
    preheat(190),
    ...makeCrust,
    {
      kind: 'cook',
      minutes: 8,
      least: 6,
      doneness: 'main',
      text: say(
        'Warm {fat} in a pan and cook {aromatics+main} for {minutes} minutes until soft and no longer wet.',
        "Chauffer {fat} dans une poêle et y cuire {aromatics+main} {minutes} minutes, jusqu'à ce que tout soit tendre et sans eau.",
        'Calentar {fat} en una sartén y cocinar {aromatics+main} {minutes} minutos, hasta que todo esté tierno y sin agua.',
        '{fat} in einer Pfanne erwärmen und {aromatics+main} darin {minutes} Minuten braten, bis alles weich und trocken ist.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Whisk {egg+cream+spices+heat+seasoning} until smooth and stir in {cheese+herb}.',
        'Fouetter {egg+cream+spices+heat+seasoning} et ajouter {cheese+herb}.',
        'Batir {egg+cream+spices+heat+seasoning} hasta que quede fino y añadir {cheese+herb}.',
        '{egg+cream+spices+heat+seasoning} glatt verquirlen und {cheese+herb} unterrühren.',
      ),
    },
    {
      kind: 'cook',
      minutes: 35,
      least: 28,
      celsius: 190,
      text: say(
        'Spread the filling in the tin, pour over the custard and bake on the lowest shelf for {minutes} minutes until golden and just set in the middle.',
        "Répartir la garniture dans la tourtière, verser l'appareil et enfourner {minutes} minutes tout en bas, jusqu'à ce que le dessus soit doré et le centre juste pris.",
        'Repartir el relleno en el molde, verter la mezcla y hornear {minutes} minutos en la parte baja, hasta que se dore y el centro cuaje.',
        'Die Füllung in der Form verteilen, den Guss darübergießen und auf der untersten Schiene {minutes} Minuten backen, bis die Mitte gerade gestockt ist.',
      ),
    },
    {
      kind: 'wait',
      minutes: 5,
      least: 3,
      text: say(
        'Let stand for {minutes} minutes before cutting; it is good warm and at room temperature.',
        'Attendre {minutes} minutes avant de couper ; bonne chaude comme tiède.',
        'Dejar reposar {minutes} minutos antes de cortar; está buena caliente o templada.',
        'Vor dem Anschneiden {minutes} Minuten ruhen lassen; schmeckt warm wie lauwarm.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['cheese', 'herb'],
  title: say(
    '{heads:title} {dish}[ with {withs:bare}]',
    '{dish} {heads+withs:to}',
    '{dish} de {heads:bare}[ con {withs:bare}]',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'A short crust and a custard that only just sets; baked low in the oven, so the bottom stays crisp.',
      'Une pâte sablée et un appareil à peine pris ; cuite en bas du four, pour un fond bien croustillant.',
      'Una masa quebrada y un relleno apenas cuajado; se hornea abajo, para que la base quede crujiente.',
      'Ein mürber Boden und ein Guss, der gerade eben stockt; unten im Ofen gebacken, damit er knusprig bleibt.',
    ),
  ],
}
