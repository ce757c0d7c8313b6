import { longest } from '../cook/plan.ts'
import { flesh, g, greens, inCategory, ml, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb, seasoning, spices } from './roles.ts'
import { butter, flour, milk } from './baking-roles.ts'
import { preheat } from './tray-parts.ts'

/** Layers of something flat, a thick ragout and a white sauce: lasagne, moussaka. */
export const layeredBake: Pattern = {
  id: 'layeredBake',
  dishType: 'Mains',
  cuisines: ['italian', 'greek'],
  likes: { meat: 1, vegetable: 1, cheese: 1, pasta: 1, leafyGreen: 1 },
  tastes: ['rich', 'hearty', 'creamy'],
  oven: true,
  needs: 'name',
  roles: [
    {
      id: 'sheets',
      takes: ({ id }) => /lasagne-sheet|aubergine|^potato$|waxy-potato|courgette/.test(id),
      most: 3,
      pool: ['lasagne-sheet', 'aubergine', 'courgette'],
      each: ({ id, serving }) => (id === 'lasagne-sheet' ? serving : { amount: 180, unit: 'g' }),
      cut: 'thin',
    },
    {
      id: 'main',
      takes: (each) =>
        (flesh(each) || seafood(each) || greens(each) || inCategory('legume', 'plantProtein')(each)) &&
        !/tinned-tomato|passata/.test(each.id),
      most: 4,
      pool: ['minced-beef', 'mixed-mince', 'minced-turkey', 'soya-mince', 'green-lentil', 'spinach'],
      each: (each) =>
        each.category === 'legume'
          ? each.serving
          : each.id === 'soya-mince'
            ? { amount: 30, unit: 'g' }
            : { amount: 110, unit: 'g' },
      cut: 'fine',
    },
    { ...aromatics, pool: ['onion', 'garlic'] },
    { ...fat, each: () => ({ amount: 1, unit: 'tbsp' }) },
    { ...spices, pool: (_w, cuisine) => cuisine.spices, least: 1 },
    heat,
    {
      id: 'tomato',
      takes: ({ id }) => /tinned-tomato|passata/.test(id),
      pool: ['tinned-tomato', 'passata'],
      each: g(200),
    },
    { id: 'wine', takes: inCategory('wine', 'stock'), least: 0, pool: [], each: ml(40) },
    butter(10),
    flour(10),
    { ...milk(125) },
    {
      id: 'cheese',
      takes: (each) => inCategory('cheese')(each) || /vegan-grated/.test(each.id),
      most: 3,
      pool: ['parmesan', 'vegetarian-hard-cheese', 'vegan-grated-cheese'],
      each: g(25),
      cut: 'auto',
    },
    seasoning,
    { ...herb, pool: ['basil', 'parsley', 'thyme'] },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 10,
      doneness: 'main.flesh',
      text: say(
        'Heat {fat} in a wide pot, soften {aromatics} and fry {main} for 10 minutes until done and dry.',
        'Chauffer {fat} dans une large casserole, y faire fondre {aromatics} et cuire {main} 10 minutes, sans laisser de jus.',
        'Calentar {fat} en una cazuela amplia, rehogar {aromatics} y cocinar {main} 10 minutos, hasta que no quede líquido.',
        '{fat} in einem weiten Topf erhitzen, {aromatics} darin dünsten und {main} 10 Minuten braten, bis keine Flüssigkeit mehr da ist.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main.pulses'], 20, 35),
      least: (plan) => longest(plan, ['main.pulses'], 10, 35),
      text: say(
        'Stir in {spices+heat+tomato+wine}, season with {seasoning:bare} and simmer for {minutes} minutes to a thick sauce.',
        'Incorporer {spices+heat+tomato+wine}, assaisonner {seasoning:de} et laisser mijoter {minutes} minutes : la sauce doit être épaisse.',
        'Incorporar {spices+heat+tomato+wine}, sazonar con {seasoning:bare} y cocer a fuego suave {minutes} minutos, hasta lograr una salsa espesa.',
        '{spices+heat+tomato+wine} einrühren, mit {seasoning:with} würzen und {minutes} Minuten zu einer dicken Sauce einkochen.',
      ),
    },
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Meanwhile, melt {butter}, stir in {flour} and cook for a minute; whisk in {milk} and simmer for 5 minutes to a smooth white sauce.',
        'Pendant ce temps, faire fondre {butter}, ajouter {flour} et cuire une minute ; verser {milk} en fouettant et laisser épaissir 5 minutes.',
        'Mientras, derretir {butter}, añadir {flour} y cocinar un minuto; incorporar {milk} sin dejar de batir y cocer 5 minutos hasta lograr una bechamel fina.',
        'Inzwischen {butter} zerlassen, {flour} einrühren und eine Minute anschwitzen; {milk} unterschlagen und 5 Minuten zu einer glatten weißen Sauce kochen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      when: ({ parts }) => parts.some(({ role, cut }) => role === 'sheets' && cut !== null),
      text: say(
        'Brush {sheets}, sliced, with oil and brown in batches in a hot pan or under the grill for 10 minutes until soft.',
        'Huiler légèrement {sheets} en tranches et faire dorer en plusieurs fois 10 minutes, à la poêle ou sous le gril, pour attendrir.',
        'Pincelar {sheets} en láminas con aceite y dorar por tandas 10 minutos en la sartén o bajo el grill, hasta que se ablanden.',
        '{sheets} in Scheiben mit Öl bepinseln und portionsweise 10 Minuten in der Pfanne oder unter dem Grill weich bräunen.',
      ),
    },
    preheat(190),
    {
      kind: 'prep',
      minutes: 6,
      text: say(
        'Layer {sheets} with the two sauces in an ovenproof dish, white sauce last, and scatter with {cheese}.',
        'Monter en couches {sheets} et les deux sauces dans un plat à four, en finissant par la blanche, et parsemer {cheese:de}.',
        'Alternar {sheets} con las dos salsas en una fuente de horno, terminando con la blanca, y esparcir {cheese}.',
        '{sheets} abwechselnd mit den beiden Saucen in eine Auflaufform schichten, mit der weißen abschließen und mit {cheese:dat} bestreuen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 35,
      least: 28,
      celsius: 190,
      text: say(
        'Bake for {minutes} minutes until brown on top and a knife slips through all the layers.',
        "Enfourner {minutes} minutes, jusqu'à ce que le dessus soit bien brun et qu'une lame traverse toutes les couches.",
        'Hornear {minutes} minutos, hasta que se dore y un cuchillo atraviese todas las capas.',
        'Etwa {minutes} Minuten backen, bis die Oberfläche gebräunt ist und ein Messer durch alle Schichten gleitet.',
      ),
    },
    {
      kind: 'wait',
      minutes: 10,
      least: 5,
      text: say(
        'Let stand for {minutes} minutes so that it can be cut, and finish with {herb}.',
        'Attendre {minutes} minutes pour pouvoir couper et terminer avec {herb}.',
        'Dejar reposar {minutes} minutos para poder cortar y terminar con {herb}.',
        'Vor dem Anschneiden {minutes} Minuten ruhen lassen und mit {herb:dat} vollenden.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['cheese'],
  title: say(
    '{dish} with {heads:bare}',
    '{dish} {heads:to}',
    '{dish} de {heads:bare}',
    '{dish} mit {heads:with}',
  ),
  pitch: [
    say(
      'A thick ragout, a thin white sauce and ten minutes of patience: that is what keeps the layers apart.',
      'Un ragoût épais, une béchamel souple et dix minutes de patience : voilà ce qui tient les couches.',
      'Un relleno espeso, una bechamel ligera y diez minutos de paciencia: así aguantan las capas.',
      'Ein dickes Ragout, eine dünne weiße Sauce und zehn Minuten Geduld: Das hält die Schichten zusammen.',
    ),
  ],
}
