import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb, seasoning, spices, stock } from './roles.ts'
import { butter, milk } from './baking-roles.ts'
import { preheat } from './tray-parts.ts'

export const cottagePie: Pattern = {
  id: 'cottagePie',
  dishType: 'Mains',
  cuisines: ['french', 'german'],
  likes: { potato: 2, meat: 1, legume: 1, vegetable: 1 },
  tastes: ['hearty', 'rich'],
  oven: true,
  needs: 'name',
  roles: [
    {
      id: 'mash',
      takes: inCategory('potato'),
      most: 2,
      pool: ['potato', 'sweet-potato'],
      each: g(230),
      cut: 'auto',
    },
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('legume', 'plantProtein')(each),
      most: 2,
      pool: ['minced-beef', 'minced-lamb', 'minced-turkey', 'soya-mince', 'green-lentil', 'white-bean'],
      each: (each) =>
        each.category === 'legume' && each.serving.unit === 'can'
          ? { amount: 0.5, unit: 'can' }
          : { amount: each.category === 'legume' || each.id === 'soya-mince' ? 50 : 120, unit: 'g' },
      cut: 'fine',
    },
    {
      id: 'vegetables',
      takes: greens,
      most: 4,
      least: 2,
      pool: ['carrot', 'pea', 'leek', 'courgette'],
      each: g(60),
      cut: 'fine',
    },
    { ...aromatics, pool: ['onion', 'garlic'] },
    { ...fat, each: of(0.75, 'tbsp') },
    { ...spices, pool: ['dried-thyme', 'nutmeg', 'paprika'], least: 1 },
    heat,
    {
      id: 'tomato',
      takes: ({ id }) => /tomato-paste|passata|worcestershire/.test(id),
      pool: ['tomato-paste', 'passata'],
      each: of(0.75, 'tbsp'),
    },
    { ...stock, each: ml(90) },
    { ...butter(10) },
    { ...milk(35) },
    { id: 'cheese', takes: inCategory('cheese'), least: 0, pool: [], each: g(25), cut: 'auto' },
    seasoning,
    { ...herb, pool: ['parsley', 'thyme', 'chive'] },
  ],
  steps: [
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Boil {mash} in salted water for 18 minutes until soft, drain and let the steam escape.',
        "Cuire {mash} 18 minutes à l'eau salée, égoutter et laisser évaporer.",
        'Cocer {mash} 18 minutos en agua con sal, escurrir y dejar que se evapore el vapor.',
        '{mash} in Salzwasser 18 Minuten weich kochen, abgießen und ausdampfen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      doneness: 'main',
      text: say(
        'Heat {fat} in a wide pan, fry {main+aromatics} for 10 minutes until browned and crumbly.',
        'Chauffer {fat} dans une large poêle et y faire bien dorer {main+aromatics} 10 minutes.',
        'Calentar {fat} en una sartén amplia y dorar {main+aromatics} 10 minutos.',
        '{fat} in einer weiten Pfanne erhitzen und {main+aromatics} darin 10 Minuten krümelig braun braten.',
      ),
    },
    {
      kind: 'cook',
      minutes: ({ parts }) =>
        parts.some(({ role, ingredient }) => role === 'main' && ingredient.category === 'legume') ? 25 : 12,
      text: say(
        'Add {vegetables}, stir in {tomato+spices+heat} and pour in {stock}; simmer for {minutes} minutes until thick and season with {seasoning:bare}.',
        'Ajouter {vegetables}, incorporer {tomato+spices+heat} et mouiller avec {stock} ; laisser mijoter {minutes} minutes pour épaissir et assaisonner {seasoning:de}.',
        'Añadir {vegetables}, incorporar {tomato+spices+heat} y verter {stock}; cocer {minutes} minutos a fuego suave hasta que espese y sazonar con {seasoning:bare}.',
        '{vegetables} zugeben, {tomato+spices+heat} einrühren, {stock} zugießen und {minutes} Minuten dick einkochen; mit {seasoning:with} würzen.',
      ),
    },
    preheat(200),
    {
      kind: 'prep',
      minutes: 6,
      text: say(
        'Mash {mash} with {butter+milk} until fluffy. Fill an ovenproof dish with the ragout, spread the mash on top and rough it up with a fork[; scatter with {cheese}].',
        'Écraser {mash} avec {butter+milk} en purée légère. Verser le hachis dans un plat à four, étaler la purée et strier à la fourchette[ ; parsemer {cheese:de}].',
        'Hacer un puré esponjoso con {mash} y {butter+milk}. Poner el relleno en una fuente, cubrir con el puré y rayar con un tenedor[; esparcir {cheese}].',
        '{mash} mit {butter+milk:dat} locker zerstampfen. Das Ragout in eine Auflaufform füllen, das Püree darauf verstreichen und mit einer Gabel aufrauen[; mit {cheese:dat} bestreuen].',
      ),
    },
    {
      kind: 'cook',
      minutes: 25,
      celsius: 200,
      text: say(
        'Bake for 25 minutes until the ridges are brown, then scatter with {herb} and serve from the dish.',
        "Enfourner 25 minutes, jusqu'à ce que les crêtes brunissent, puis parsemer {herb:de} et servir dans le plat.",
        'Hornear 25 minutos, hasta que se doren las crestas; esparcir {herb} y servir en la misma fuente.',
        'Etwa 25 Minuten backen, bis die Spitzen braun sind, dann mit {herb:dat} bestreuen und in der Form servieren.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['vegetables'],
  title: say(
    '{heads:title} {dish}[ with {withs:bare}]',
    '{dish} {heads:de}[ {withs:to}]',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'A dark ragout under a rough golden field of mash: spoon food of the best kind.',
      'Un hachis bien mijoté sous une purée striée et dorée : de la cuisine à la cuillère, la meilleure.',
      'Un guiso oscuro bajo un puré dorado y rayado: comida de cuchara de la buena.',
      'Dunkles Ragout unter goldenem Püree mit Spitzen: Löffelessen der besten Art.',
    ),
  ],
}
