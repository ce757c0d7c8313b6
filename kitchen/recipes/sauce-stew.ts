import { has, longest, type Plan } from '../cook/plan.ts'
import { inCategory, say, type Pattern } from './pattern.ts'
import { beside, heart, onions } from './kitchen-parts.ts'
import {
  broth,
  chillies,
  companion,
  crown,
  drops,
  oil,
  richness,
  roots,
  sauces,
  seasonings,
  sharpness,
  sweetness,
} from './named-parts.ts'
import { cookSide } from './pot-steps.ts'
import { herb, seasoning } from './roles.ts'
import { cook, onCall, prep } from './shorthand.ts'

const onlySea = (plan: Plan) => has(plan, 'main.sea') && !has(plan, 'potato') && !has(plan, 'vegetables.slow')

/** A pot whose sauce has a taste of its own: peanut, gochujang, adobo, soy. Nothing is in it that the dish does not name. */
export const sauceStew: Pattern = {
  id: 'sauceStew',
  dishType: 'Mains',
  cuisines: ['chinese', 'mexican', 'moroccan'],
  likes: { meat: 1, poultry: 1, legume: 1, vegetable: 1 },
  tastes: ['hearty', 'rich'],
  onePot: true,
  needs: 'name',
  roles: [
    heart(['chicken-thigh', 'chickpea', 'tofu'], 150, { most: 5 }),
    beside(['carrot'], 70, 1, {
      most: 6,
      takes: (each) =>
        (inCategory('vegetable', 'leafyGreen', 'mushroom')(each) &&
          !/^(tinned-tomato|passata)$/.test(each.id)) ||
        each.id === 'plantain',
    }),
    roots(150),
    onions(0.5),
    oil(0.75),
    seasonings,
    chillies,
    sauces(),
    drops(70),
    broth(160),
    richness(90),
    onCall('fruit', inCategory('fruit'), [30, 'g'], { most: 2, cut: 'auto' }),
    onCall('nuts', inCategory('nut', 'seed'), [20, 'g'], { most: 2 }),
    onCall('egg', inCategory('egg'), [1, null]),
    onCall('dark', inCategory('chocolate'), [8, 'g']),
    sharpness,
    sweetness,
    companion(['rice', 'basmati-rice', 'quinoa']),
    seasoning,
    { ...herb, pool: ['parsley', 'coriander', 'chive'] },
    crown(inCategory('cheese'), 20),
  ],
  steps: [
    cookSide,
    cook(
      8,
      'Warm {fat} in a wide, heavy pot and fry {onion+heat} over medium heat for 8 minutes until golden.',
      'Chauffer {fat} dans une large cocotte et faire dorer {onion+heat} 8 minutes à feu moyen.',
      'Calentar {fat} en una cazuela amplia y dorar {onion+heat} 8 minutos a fuego medio.',
      '{fat} in einem weiten, schweren Topf erhitzen und {onion+heat} bei mittlerer Hitze 8 Minuten goldgelb braten.',
      { least: 5 },
    ),
    cook(
      6,
      'Add {main.flesh} and brown on all sides for 6 minutes.',
      'Ajouter {main.flesh} et faire dorer de tous côtés 6 minutes.',
      'Añadir {main.flesh} y dorar por todos los lados 6 minutos.',
      '{main.flesh} zugeben und 6 Minuten rundum anbraten.',
    ),
    cook(
      2,
      'Stir in {spice+sauce+nuts+sweet+dark} and let it coat everything for a minute or two.',
      'Ajouter {spice+sauce+nuts+sweet+dark} et remuer une à deux minutes pour bien enrober le tout.',
      'Añadir {spice+sauce+nuts+sweet+dark} y remover uno o dos minutos, hasta que todo quede impregnado.',
      '{spice+sauce+nuts+sweet+dark} einrühren und ein, zwei Minuten mitbraten, bis alles überzogen ist.',
    ),
    cook(
      3,
      'Pour in {wine} and let it boil down by half.',
      'Verser {wine} et laisser réduire de moitié.',
      'Verter {wine} y dejar reducir a la mitad.',
      '{wine} angießen und auf die Hälfte einkochen.',
    ),
    cook(
      (plan) => longest(plan, ['main.flesh', 'main.pulses', 'vegetables.slow', 'potato'], 15, 150),
      '[Pour in {stock}|Pour in a glass of water][, add {main.pulses+main.tofu+vegetables.slow+potato+fruit}], bring to the boil and simmer, covered, over low heat for {minutes} minutes until tender and the sauce clings.',
      '[Mouiller avec {stock}|Verser un verre d’eau][, ajouter {main.pulses+main.tofu+vegetables.slow+potato+fruit}], porter à ébullition et mijoter {minutes} minutes à couvert et à feu doux, jusqu’à ce que tout soit tendre et la sauce nappante.',
      '[Verter {stock}|Verter un vaso de agua][, añadir {main.pulses+main.tofu+vegetables.slow+potato+fruit}], llevar a ebullición y cocer tapado a fuego lento {minutes} minutos, hasta que todo esté tierno y la salsa ligada.',
      '[{stock:the} angießen|Ein Glas Wasser angießen][, {main.pulses+main.tofu+vegetables.slow+potato+fruit} zugeben], aufkochen und zugedeckt bei kleiner Hitze {minutes} Minuten schmoren, bis alles zart und die Sauce sämig ist.',
      { doneness: 'main.flesh', least: 15 },
    ),
    cook(
      (plan) => longest(plan, ['main.flesh', 'main.pulses', 'vegetables.slow', 'potato'], 12, 150),
      'Add a small cup of water[ with {main.pulses+main.tofu+vegetables.slow+potato+fruit}], cover and cook over low heat for {minutes} minutes, topping up with a little water if it catches, until tender.',
      'Ajouter une petite tasse d’eau[ avec {main.pulses+main.tofu+vegetables.slow+potato+fruit}], couvrir et cuire {minutes} minutes à feu doux, en rallongeant d’un peu d’eau si cela attache, jusqu’à ce que tout soit tendre.',
      'Añadir una taza pequeña de agua[ con {main.pulses+main.tofu+vegetables.slow+potato+fruit}], tapar y cocer a fuego lento {minutes} minutos, con algo más de agua si se pega, hasta que esté tierno.',
      'Eine kleine Tasse Wasser[ und {main.pulses+main.tofu+vegetables.slow+potato+fruit}] zugeben und zugedeckt bei kleiner Hitze {minutes} Minuten garen, bei Bedarf mit etwas Wasser, bis alles zart ist.',
      { doneness: 'main.flesh', least: 10, when: (plan) => !has(plan, 'stock') && !onlySea(plan) },
    ),
    cook(
      5,
      'Add {vegetables.quick+main.sea} and cook gently for 5 minutes.',
      'Ajouter {vegetables.quick+main.sea} et cuire doucement 5 minutes.',
      'Añadir {vegetables.quick+main.sea} y cocer suavemente 5 minutos.',
      '{vegetables.quick+main.sea} zugeben und 5 Minuten sanft garen.',
      { doneness: 'main.sea' },
    ),
    cook(
      4,
      'Stir in {creamy} and simmer for 4 minutes without a lid.',
      'Incorporer {creamy} et laisser frémir 4 minutes à découvert.',
      'Incorporar {creamy} y cocer 4 minutos sin tapa.',
      '{creamy} einrühren und 4 Minuten offen köcheln.',
    ),
    cook(
      9,
      'Meanwhile, boil {egg} for 9 minutes, cool, peel and lay into the sauce.',
      'Pendant ce temps, cuire {egg} 9 minutes, rafraîchir, écaler et plonger dans la sauce.',
      'Mientras tanto, cocer {egg} 9 minutos, enfriar, pelar y poner en la salsa.',
      'Inzwischen {egg} 9 Minuten hart kochen, abschrecken, pellen und in die Sauce legen.',
      { aside: true },
    ),
    prep(
      1,
      'Season with {sour+seasoning:bare}[, scatter with {herb+top}] and serve[ with {side}].',
      'Assaisonner {sour+seasoning:de}[, parsemer {herb+top:de}] et servir[ avec {side}].',
      'Sazonar con {sour+seasoning:bare}[, esparcir {herb+top}] y servir[ con {side}].',
      'Mit {sour+seasoning:with} abschmecken[, mit {herb+top:dat} bestreuen] und servieren[, dazu {side:the} reichen].',
    ),
  ],
  heads: ['main'],
  withs: ['vegetables'],
  pitch: [
    say(
      'The sauce is the dish: it is built first, and everything else cooks in it.',
      'La sauce fait le plat : on la construit d’abord, le reste y cuit.',
      'La salsa es el plato: se hace primero y todo lo demás se cuece en ella.',
      'Die Sauce ist das Gericht: Sie wird zuerst angelegt, alles andere gart darin.',
    ),
  ],
}
