import type { CookWishes as Wishes } from '../understand/wishes.ts'
import { longest } from '../cook/plan.ts'
import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, heat } from './roles.ts'

/** Who must not eat a soft yolk. */
const isTender = ({ pregnant, frail, infant, toddler }: Wishes) => pregnant || frail || infant || toddler

export const ramen: Pattern = {
  id: 'ramen',
  dishType: 'Mains',
  cuisines: ['japanese', 'chinese'],
  likes: {
    pasta: 2,
    meat: 1,
    poultry: 2,
    egg: 2,
    mushroom: 3,
    leafyGreen: 2,
    plantProtein: 3,
    vegetable: 1,
    stock: 2,
    condiment: 2,
    fish: 1,
    shellfish: 1,
  },
  tastes: ['hearty', 'rich'],
  roles: [
    {
      id: 'noodles',
      takes: inCategory('pasta'),
      pool: ['ramen', 'udon', 'rice-noodle', 'glass-noodle'],
      each: g(90),
    },
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein')(each),
      most: 2,
      pool: ['chicken-breast', 'pork-fillet', 'tofu', 'button-mushroom'],
      varied: true,
      each: g(100),
      cut: 'fine',
    },
    { id: 'egg', takes: inCategory('egg'), pool: ['egg'], each: of(1, null) },
    {
      id: 'vegetables',
      takes: greens,
      most: 4,
      least: 2,
      pool: ['pak-choi', 'shiitake', 'spinach', 'carrot'],
      each: g(60),
      cut: 'fine',
    },
    { ...aromatics, pool: ['ginger', 'garlic', 'spring-onion'], least: 3 },
    { id: 'oil', pool: ['sesame-oil', 'rapeseed-oil', 'sunflower-oil'], each: of(0.5, 'tbsp') },
    {
      id: 'stock',
      takes: inCategory('stock'),
      pool: ['chicken-stock', 'vegetable-stock', 'water'],
      each: ml(350),
    },
    {
      id: 'seasoning',
      takes: inCategory('condiment'),
      most: 3,
      least: 2,
      pool: ['soy-sauce', 'miso', 'tamari', 'rice-vinegar'],
      each: of(1, 'tbsp'),
    },
    heat,
    { id: 'salt', pool: ['salt'], toTaste: true },
  ],
  steps: [
    {
      kind: 'cook',
      aside: true,
      when: ({ wishes }) => isTender(wishes),
      text: say(
        'Boil {egg} for 10 minutes until firm, cool under cold water, peel and halve.',
        "Cuire {egg} 10 minutes à l'eau bouillante, bien fermes, rafraîchir, écaler et couper en deux.",
        'Cocer {egg} 10 minutos, hasta que cuaje la yema, enfriar, pelar y partir por la mitad.',
        'In kochendem Wasser {egg} 10 Minuten hart garen, abschrecken, pellen und halbieren.',
      ),
    },
    {
      kind: 'cook',
      aside: true,
      when: ({ wishes }) => !isTender(wishes),
      text: say(
        'Boil {egg} for 7 minutes (9 for firm yolks), cool under cold water, peel and halve.',
        "Cuire {egg} 7 minutes à l'eau bouillante (9 pour un jaune ferme), rafraîchir, écaler et couper en deux.",
        'Cocer {egg} 7 minutos (9 para yema firme), enfriar, pelar y partir por la mitad.',
        'In kochendem Wasser {egg} 7 Minuten garen (9 für festes Eigelb), abschrecken, pellen und halbieren.',
      ),
    },
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        'Warm {oil} in a large pot and fry {aromatics+heat} for 3 minutes until fragrant.',
        "Chauffer {oil} dans une grande casserole et y faire revenir {aromatics+heat} 3 minutes, jusqu'à ce que les parfums montent.",
        'Calentar {oil} en una olla grande y sofreír {aromatics+heat} 3 minutos, hasta que desprendan aroma.',
        '{oil} in einem großen Topf erwärmen und {aromatics+heat} darin 3 Minuten anbraten, bis es duftet.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main'], 8, 20),
      least: 8,
      doneness: 'main',
      text: say(
        'Pour in {stock}, bring to a simmer, add {main} and cook gently for {minutes} minutes. Stir in {seasoning} and taste before adding {salt}.',
        "Verser {stock}, porter à frémissement, ajouter {main} et cuire doucement {minutes} minutes. Incorporer {seasoning} et goûter avant d'ajouter {salt}.",
        'Verter {stock}, llevar a un hervor suave, añadir {main} y cocer {minutes} minutos. Incorporar {seasoning} y probar antes de poner {salt}.',
        '{stock} zugießen, zum Sieden bringen, {main} zugeben und {minutes} Minuten sanft garen. {seasoning} einrühren, probieren und erst dann {salt} zugeben.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      least: 3,
      text: say(
        'Cook {noodles} in a second pot as the pack says and drain; meanwhile let {vegetables} soften in the broth for {minutes} minutes.',
        'Cuire {noodles} à part selon le paquet et égoutter ; pendant ce temps, laisser {vegetables} {minutes} minutes dans le bouillon.',
        'Cocer {noodles} aparte según el paquete y escurrir; mientras tanto, dejar {vegetables} {minutes} minutos en el caldo.',
        '{noodles} in einem zweiten Topf nach Packungsangabe garen und abgießen; inzwischen {vegetables} {minutes} Minuten in der Brühe ziehen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Divide the noodles between hot bowls, ladle over the broth and arrange everything on top[, with {egg} last].',
        'Répartir les nouilles dans des bols chauds, verser le bouillon et disposer la garniture[, {egg} en dernier].',
        'Repartir los fideos en cuencos calientes, cubrir con el caldo y disponer todo encima[, con {egg} al final].',
        'Die Nudeln auf heiße Schalen verteilen, mit Brühe übergießen und alles darauf anrichten[, zuletzt {egg}].',
      ),
    },
  ],
  heads: ['main', 'vegetables'],
  withs: ['egg'],
  title: say(
    '{heads:title} {dish}[ with {withs:bare}]',
    '{dish} {heads+withs:to}',
    '{dish} de {heads:bare}[ con {withs:bare}]',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'The broth is built in half an hour with ginger, garlic and something deep and salty; the toppings keep their bite.',
      'Le bouillon se construit en une demi-heure, avec gingembre, ail et une note profonde et salée ; la garniture reste croquante.',
      'El caldo se hace en media hora, con jengibre, ajo y un fondo salado y profundo; la guarnición queda al dente.',
      'Die Brühe entsteht in einer halben Stunde aus Ingwer, Knoblauch und salziger Tiefe; die Einlage behält Biss.',
    ),
  ],
}
