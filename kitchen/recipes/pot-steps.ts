import { has } from '../cook/plan.ts'
import type { Category } from '../lexicon/ingredient.ts'
import { flesh, g, greens, inCategory, say, seafood, type Role, type Step } from './pattern.ts'

export const rice: Role = {
  id: 'side',
  takes: inCategory('grain', 'bread', 'pasta'),
  pool: ['basmati-rice', 'jasmine-rice', 'rice', 'quinoa'],
  each: ({ category, serving }) => (category === 'bread' ? serving : { amount: 70, unit: 'g' }),
}

export const mainOfPot = (pool: readonly string[]): Role => ({
  id: 'main',
  takes: (each) => flesh(each) || seafood(each) || inCategory('legume', 'plantProtein', 'egg')(each),
  most: 3,
  pool,
  varied: true,
  cut: 'auto',
})

export const vegetables = (pool: readonly string[]): Role => ({
  id: 'vegetables',
  takes: (each) =>
    (greens(each) && !/tinned-tomato|passata|^olive$/.test(each.id)) || inCategory('potato')(each),
  most: 4,
  least: 2,
  pool,
  varied: true,
  each: ({ category }) => (category === 'leafyGreen' ? { amount: 75, unit: 'g' } : { amount: 90, unit: 'g' }),
  cut: 'auto',
})

/** The grain cooks beside the pot and is ready with it. */
export const cookSide: Step = {
  kind: 'cook',
  aside: true,
  when: (plan) => has(plan, 'side.starch'),
  text: say(
    'Put {side} on to cook in lightly salted water for the time given on the pack, and drain if needed; it can wait under a lid.',
    "Mettre {side} à cuire à l'eau légèrement salée selon le temps indiqué sur le paquet, égoutter si nécessaire et garder à couvert.",
    'Poner {side} a cocer en agua con un poco de sal según el tiempo del paquete; escurrir si hace falta y mantener tapado.',
    '{side} nach Packungsangabe in leicht gesalzenem Wasser garen, bei Bedarf abgießen und zugedeckt warm halten.',
  ),
}

export const soften: Step = {
  kind: 'cook',
  minutes: 5,
  least: 3,
  text: say(
    'Heat {fat} in a wide pot over medium heat and fry {aromatics} for {minutes} minutes until soft and golden at the edges.',
    "Chauffer {fat} dans une large cocotte à feu moyen et y faire revenir {aromatics} {minutes} minutes, jusqu'à ce que les bords dorent.",
    'Calentar {fat} en una cazuela amplia a fuego medio y rehogar {aromatics} {minutes} minutos, hasta que los bordes se doren.',
    '{fat} in einem weiten Topf bei mittlerer Hitze erhitzen und {aromatics} darin {minutes} Minuten anbraten, bis die Ränder goldgelb sind.',
  ),
}

export const brown: Step = {
  kind: 'cook',
  minutes: 5,
  least: 3,
  text: say(
    'Turn up the heat, add {main.solid} and brown on all sides for {minutes} minutes.',
    'Augmenter le feu, ajouter {main.solid} et faire colorer de tous côtés pendant {minutes} minutes.',
    'Subir el fuego, añadir {main.solid} y dorar por todos los lados {minutes} minutos.',
    'Die Hitze erhöhen, {main.solid} zugeben und {minutes} Minuten rundum kräftig anbraten.',
  ),
}

export const crumble: Step = {
  kind: 'cook',
  minutes: 6,
  least: 5,
  text: say(
    'Turn up the heat, add {main.mince} and fry for {minutes} minutes, breaking it up, until brown and crumbly.',
    'Augmenter le feu, ajouter {main.mince} et faire revenir {minutes} minutes en émiettant, pour bien dorer.',
    'Subir el fuego, añadir {main.mince} y dorar {minutes} minutos, desmenuzando.',
    'Die Hitze erhöhen, {main.mince} zugeben und {minutes} Minuten krümelig braun braten.',
  ),
}

export const toastSpices: Step = {
  kind: 'cook',
  minutes: 1,
  text: say(
    'Stir in {spices+heat} and toast for 1 minute until the kitchen smells of them.',
    "Ajouter {spices+heat} et faire griller 1 minute en remuant, jusqu'à ce que les parfums montent.",
    'Añadir {spices+heat} y tostar 1 minuto, removiendo, hasta que {spices+heat?desprenda/desprendan} su aroma.',
    '{spices+heat} einrühren und 1 Minute mitrösten, bis es duftet.',
  ),
}

export const lateGreens: Step = {
  kind: 'cook',
  minutes: 4,
  least: 2,
  doneness: 'main.sea',
  text: say(
    'Slip in {vegetables.quick+main.sea} and let simmer for {minutes} more minutes.',
    'Ajouter {vegetables.quick+main.sea} et laisser frémir encore {minutes} minutes.',
    'Incorporar {vegetables.quick+main.sea} y dejar cocer a fuego suave {minutes} minutos más.',
    '{vegetables.quick+main.sea} zugeben und noch {minutes} Minuten sanft köcheln.',
  ),
}

export const finish: Step = {
  kind: 'cook',
  minutes: 2,
  least: 1,
  text: say(
    'Season with {sour+seasoning:bare}, taste, and let stand for a minute off the heat. Scatter with {herb} and serve[ with {side}].',
    'Assaisonner {sour+seasoning:de}, goûter et laisser reposer une minute hors du feu. Parsemer {herb:de} et servir[ avec {side}].',
    'Sazonar con {sour+seasoning:bare}, probar y dejar reposar un minuto fuera del fuego. Esparcir {herb} y servir[ con {side}].',
    'Mit {sour+seasoning:with} abschmecken und vom Herd genommen 1 Minute ziehen lassen. Mit {herb:dat} bestreuen und servieren[, dazu {side:the} reichen].',
  ),
}

/** What a guest wants scattered over the pot: nuts, seeds, fruit. */
export const crownedWith = (...categories: readonly Category[]): Role => ({
  id: 'topping',
  takes: inCategory(...categories),
  least: 0,
  pool: [],
  each: g(12),
  cut: 'auto',
})

export const addTopping: Step = {
  kind: 'prep',
  minutes: 1,
  text: say(
    'Top with {topping} just before serving.',
    'Ajouter {topping} juste avant de servir.',
    'Coronar con {topping} justo antes de servir.',
    '{topping} erst kurz vor dem Servieren darübergeben.',
  ),
}
