import { has, longest, type Plan } from '../cook/plan.ts'
import { inCategory, say, type Pattern } from './pattern.ts'
import { beside, heart, onions } from './kitchen-parts.ts'
import {
  broth,
  chillies,
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
import { herb, seasoning } from './roles.ts'
import { cook, onCall } from './shorthand.ts'

/** An egg with lemon binds the soup and one beside starch runs into threads; any other is boiled and laid in. */
const isBeaten = (plan: Plan) =>
  has(plan, 'egg') &&
  (has(plan, 'sour') || plan.parts.some(({ ingredient }) => ingredient.id === 'cornflour'))

/** A soup that stays as it was cut: clear, thick with grain, or sharp and hot, but never put through the blender. */
export const brothSoup: Pattern = {
  id: 'brothSoup',
  dishType: 'Starters',
  cuisines: ['german', 'italian', 'french'],
  likes: { vegetable: 1, legume: 1, meat: 1, poultry: 1 },
  tastes: ['hearty', 'light'],
  onePot: true,
  needs: 'name',
  roles: [
    heart(['chicken-thigh', 'white-bean', 'tofu'], 80, { most: 4, least: 0 }),
    beside(['carrot', 'leek', 'celeriac', 'white-cabbage'], 60, 2, {
      most: 7,
      takes: (each) =>
        inCategory('vegetable', 'leafyGreen', 'mushroom')(each) &&
        !/^(tinned-tomato|passata|avocado|radish|lettuce)$/.test(each.id),
    }),
    roots(100),
    onions(0.5),
    oil(0.5),
    seasonings,
    chillies,
    sauces(),
    { ...drops(40), takes: (each) => inCategory('wine')(each) || each.id === 'beer' },
    broth(350),
    // Sour cream goes on top at the table; stirred into the boil it would curdle.
    {
      ...richness(60),
      takes: ({ id }) => /^(cream|oat-cream|soy-cream|lactose-free-cream|milk)$|coconut-/.test(id),
    },
    onCall('starch', inCategory('grain', 'pasta'), [25, 'g'], { most: 2 }),
    onCall('binder', ({ id }) => /flour$/.test(id), [5, 'g']),
    onCall('egg', inCategory('egg'), [1, null]),
    sharpness,
    sweetness,
    seasoning,
    { ...herb, pool: ['parsley', 'chive', 'coriander'] },
    crown(
      (each) =>
        inCategory('cheese', 'nut', 'seed', 'bread')(each) ||
        /^(avocado|nori|sesame-oil|radish|lettuce|horseradish)$|sour-cream|creme-fraiche|yogurt$/.test(
          each.id,
        ),
      20,
      { most: 5 },
    ),
  ],
  steps: [
    cook(
      6,
      'Warm {fat} in a big pot and soften {onion+heat} over medium heat for 6 minutes.',
      'Chauffer {fat} dans une grande casserole et y faire fondre {onion+heat} 6 minutes à feu moyen.',
      'Calentar {fat} en una olla grande y rehogar {onion+heat} 6 minutos a fuego medio.',
      '{fat} in einem großen Topf erhitzen und {onion+heat} darin bei mittlerer Hitze 6 Minuten weich dünsten.',
      { least: 4 },
    ),
    cook(
      5,
      'Add {main.flesh} and let it colour for 5 minutes.',
      'Ajouter {main.flesh} et faire colorer 5 minutes.',
      'Añadir {main.flesh} y dorar 5 minutos.',
      '{main.flesh} zugeben und 5 Minuten anbraten.',
    ),
    cook(
      2,
      'Stir in {spice+sauce+sweet} and let it sizzle for a minute[, then pour in {wine}].',
      'Ajouter {spice+sauce+sweet} et faire revenir une minute[, puis verser {wine}].',
      'Añadir {spice+sauce+sweet} y rehogar un minuto[, y verter {wine}].',
      '{spice+sauce+sweet} einrühren und eine Minute mitbraten[, dann {wine} angießen].',
    ),
    cook(
      (plan) => longest(plan, ['main.flesh', 'main.pulses', 'vegetables.firm', 'potato'], 15, 150),
      'Pour in {stock}[, add {main.plant+vegetables.slow+potato}] and bring to the boil; simmer, half covered, for {minutes} minutes until everything is tender. Leave it as it is: this soup is not blended.',
      'Mouiller avec {stock}[, ajouter {main.plant+vegetables.slow+potato}], porter à ébullition et laisser frémir {minutes} minutes à demi couvert, jusqu’à ce que tout soit tendre. On ne mixe pas.',
      'Verter {stock}[, añadir {main.plant+vegetables.slow+potato}], llevar a ebullición y cocer a fuego suave, medio tapado, {minutes} minutos, hasta que todo esté tierno. Esta sopa no se tritura.',
      '{stock:the} angießen[, {main.plant+vegetables.slow+potato} zugeben], aufkochen und halb zugedeckt {minutes} Minuten köcheln, bis alles weich ist. Püriert wird nicht.',
      { doneness: 'main.flesh', least: 15 },
    ),
    cook(
      (plan) => longest(plan, ['starch'], 4, 35),
      'Add {starch} and cook in the soup for {minutes} minutes until tender.',
      'Ajouter {starch} et cuire {minutes} minutes dans la soupe.',
      'Añadir {starch} y cocer {minutes} minutos en la sopa.',
      '{starch} zugeben und {minutes} Minuten in der Suppe garen.',
    ),
    cook(
      5,
      'Slip in {vegetables.quick+main.sea} and cook gently for 5 minutes.',
      'Ajouter {vegetables.quick+main.sea} et cuire doucement 5 minutes.',
      'Incorporar {vegetables.quick+main.sea} y cocer suavemente 5 minutos.',
      '{vegetables.quick+main.sea} zugeben und 5 Minuten sanft ziehen lassen.',
      { doneness: 'main.sea' },
    ),
    cook(
      3,
      'Stir {binder} with a little cold water, run it into the soup and simmer for 3 minutes.',
      'Délayer {binder} dans un peu d’eau froide, verser dans la soupe et laisser frémir 3 minutes.',
      'Desleír {binder} en un poco de agua fría, verter en la sopa y cocer 3 minutos.',
      '{binder} mit etwas kaltem Wasser anrühren, in die Suppe gießen und 3 Minuten köcheln.',
    ),
    cook(
      2,
      'Stir in {creamy} and warm through without boiling.',
      'Incorporer {creamy} et réchauffer sans bouillir.',
      'Incorporar {creamy} y calentar sin que hierva.',
      '{creamy} einrühren und erwärmen, ohne zu kochen.',
    ),
    cook(
      4,
      'Beat {egg}[ with {sour}], warm with a ladle of the soup and pour back in a thin stream, stirring, over low heat until it thickens or sets in threads.',
      'Battre {egg}[ avec {sour}], tiédir avec une louche de soupe et reverser en filet, en remuant à feu doux, jusqu’à ce que la soupe épaississe ou file.',
      'Batir {egg}[ con {sour}], templar con un cazo de sopa y devolver en hilo, removiendo a fuego suave, hasta que espese o cuaje en hebras.',
      '{egg} verquirlen[, mit {sour:dat} verrühren], mit einer Kelle Suppe erwärmen und in dünnem Strahl bei kleiner Hitze einrühren, bis es bindet oder Fäden zieht.',
      { when: isBeaten },
    ),
    cook(
      9,
      'Meanwhile, boil {egg} for 9 minutes, cool, peel and halve; they go into the bowls.',
      'Pendant ce temps, cuire {egg} 9 minutes, rafraîchir, écaler et couper en deux ; répartir dans les bols.',
      'Mientras tanto, cocer {egg} 9 minutos, enfriar, pelar y partir por la mitad; se reparten en los cuencos.',
      'Inzwischen {egg} 9 Minuten hart kochen, abschrecken, pellen und halbieren; sie kommen in die Teller.',
      { aside: true, when: (plan) => !isBeaten(plan) },
    ),
    cook(
      1,
      'Season with {sour+seasoning:bare}, ladle into warm bowls[ and finish with {herb+top}].',
      'Assaisonner {sour+seasoning:de}, verser dans des bols chauds[ et finir avec {herb+top}].',
      'Sazonar con {sour+seasoning:bare}, servir en cuencos calientes[ y terminar con {herb+top}].',
      'Mit {sour+seasoning:with} abschmecken, in warme Teller schöpfen[ und mit {herb+top:dat} vollenden].',
      { when: (plan) => !isBeaten(plan) },
    ),
    cook(
      1,
      'Season with {seasoning:bare}, ladle into warm bowls[ and finish with {herb+top}].',
      'Assaisonner {seasoning:de}, verser dans des bols chauds[ et finir avec {herb+top}].',
      'Sazonar con {seasoning:bare}, servir en cuencos calientes[ y terminar con {herb+top}].',
      'Mit {seasoning:with} abschmecken, in warme Teller schöpfen[ und mit {herb+top:dat} vollenden].',
      { when: isBeaten },
    ),
  ],
  heads: ['main', 'vegetables'],
  withs: ['herb'],
  pitch: [
    say(
      'It stays as it was cut: every spoonful tastes of what is in it, and the broth carries it all.',
      'Rien n’est mixé : chaque cuillerée a le goût de ce qu’elle porte, et le bouillon réunit le tout.',
      'Queda tal como se cortó: cada cucharada sabe a lo que lleva, y el caldo lo une todo.',
      'Hier bleibt alles, wie es geschnitten wurde: Jeder Löffel schmeckt nach dem, was darin ist.',
    ),
  ],
}
