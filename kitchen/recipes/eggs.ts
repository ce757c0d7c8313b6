import { has } from '../cook/plan.ts'
import { inCategory, say, type Pattern } from './pattern.ts'
import { herb, seasoning } from './roles.ts'
import { butter, flour, milk } from './baking-roles.ts'
import { extras } from './kitchen-parts.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

const toast = part('bread', ['country-bread', 'baguette', 'gluten-free-bread'], [1, 'slice'], {
  takes: inCategory('bread'),
})

export const scrambledEggs: Pattern = {
  id: 'scrambledEggs',
  dishType: 'Mains',
  cuisines: ['french', 'german', 'spanish'],
  likes: { egg: 1 },
  tastes: ['creamy', 'light'],
  needs: 'name',
  roles: [
    part('egg', ['egg', 'tofu'], [2.5, null], {
      takes: ({ id }) => /^(egg|tofu)$/.test(id),
      each: ({ category }) => (category === 'egg' ? { amount: 2.5, unit: null } : { amount: 150, unit: 'g' }),
    }),
    butter(10),
    part('milk', ['milk', 'lactose-free-milk', 'oat-milk', 'soy-milk', 'rice-milk'], [15, 'ml'], {
      takes: ({ id }) => /milk$|cream$/.test(id) && !/ice|condensed/.test(id),
    }),
    { ...extras, takes: (each) => (extras.takes?.(each) ?? false) || inCategory('cheese', 'potato')(each) },
    seasoning,
    { ...toast, each: () => ({ amount: 2, unit: 'slice' }) },
    { ...herb, pool: ['chive', 'parsley', 'dill'] },
  ],
  steps: [
    cook(
      6,
      'Fry {extra} in half of {butter} for 6 minutes until done.',
      'Faire revenir {extra} dans la moitié {butter:of} pendant 6 minutes.',
      'Rehogar {extra} en la mitad {butter:of} 6 minutos, hasta que esté hecho.',
      '{extra} in der Hälfte {butter:of} 6 Minuten gar braten.',
      { doneness: 'extra' },
    ),
    prep(
      2,
      '[Beat {egg.egg}|Crumble {egg}] with {milk} and {seasoning} only until mixed.',
      '[Battre {egg.egg}|Émietter {egg}] avec {milk} et {seasoning}, juste pour mélanger.',
      '[Batir {egg.egg}|Desmenuzar {egg}] con {milk} y {seasoning}, solo hasta mezclar.',
      '[{egg.egg} mit {milk:dat} und {seasoning:dat} nur kurz verquirlen|{egg} zerkrümeln und mit {milk:dat} und {seasoning:dat} mischen].',
    ),
    cook(
      5,
      'Melt {butter} over low heat, pour in the mixture and push it slowly across the pan with a spatula for 5 minutes until it is just set and still moist.',
      'Faire fondre {butter} à feu doux, verser le mélange et le ramener lentement à la spatule pendant 5 minutes, jusqu’à ce qu’il soit juste pris et encore moelleux.',
      'Fundir {butter} a fuego suave, verter la mezcla y moverla despacio con una espátula 5 minutos, hasta que cuaje y siga jugosa.',
      '{butter} bei kleiner Hitze schmelzen, die Masse hineingeben und 5 Minuten langsam mit dem Spatel zusammenschieben, bis sie eben stockt und noch saftig ist.',
    ),
    prep(
      2,
      'Toast {bread}, heap the eggs on it and scatter with {herb}.',
      'Griller {bread}, y déposer la préparation et parsemer {herb:de}.',
      'Tostar {bread}, repartir encima y esparcir {herb}.',
      '{bread} rösten, alles darauf verteilen und mit {herb:dat} bestreuen.',
    ),
  ],
  heads: ['extra'],
  withs: ['herb'],
  pitch: [
    say(
      'Low heat and a slow spatula: off the stove a moment too early is exactly right.',
      'Feu doux et spatule lente : retirés un instant trop tôt, ils sont parfaits.',
      'Fuego suave y espátula lenta: retirarlos un instante antes es justo lo ideal.',
      'Kleine Hitze und ein langsamer Spatel: einen Moment zu früh vom Herd ist genau richtig.',
    ),
  ],
}

export const stuffedEggs: Pattern = {
  id: 'stuffedEggs',
  dishType: 'Starters',
  cuisines: ['french', 'spanish', 'german'],
  likes: { egg: 1 },
  tastes: ['creamy', 'fresh'],
  needs: 'name',
  roles: [
    part('egg', ['egg', 'avocado', 'waxy-potato'], [2, null], {
      takes: ({ id }) => id === 'egg',
      each: ({ category }) => (category === 'egg' ? { amount: 2, unit: null } : { amount: 1, unit: null }),
    }),
    part('mayonnaise', ['mayonnaise', 'vegan-mayonnaise', 'soy-yogurt', 'coconut-yogurt'], [1.5, 'tbsp'], {
      takes: ({ id }) => /mayonnaise|yogurt|creme-fraiche/.test(id),
    }),
    part('sharp', ['mustard', 'caper', 'gherkin'], [0.5, 'tsp'], {
      takes: ({ id }) => /mustard|caper|gherkin|tabasco|curry-powder|anchovy/.test(id),
      most: 3,
    }),
    onCall('filling', inCategory('fish', 'shellfish', 'meat', 'vegetable', 'poultry', 'sausage'), [25, 'g'], {
      cut: 'fine',
    }),
    part('spice', ['paprika', 'black-pepper'], [1, 'pinch'], {
      takes: (each) => inCategory('spice')(each) && each.id !== 'salt',
    }),
    part('leaves', ['lettuce', 'watercress', 'lambs-lettuce'], [25, 'g'], {
      takes: inCategory('leafyGreen'),
      cut: 'auto',
    }),
    seasoning,
    { ...herb, pool: ['chive', 'parsley', 'dill'] },
  ],
  steps: [
    cook(
      10,
      '[Boil {egg.egg} for 10 minutes|Boil {egg.potato} for 20 minutes], cool in cold water, peel and halve.',
      '[Cuire {egg.egg} 10 minutes|Cuire {egg.potato} 20 minutes], rafraîchir, peler et couper en deux.',
      '[Cocer {egg.egg} 10 minutos|Cocer {egg.potato} 20 minutos], enfriar, pelar y partir por la mitad.',
      '[{egg.egg} 10 Minuten kochen|{egg.potato} 20 Minuten kochen], kalt abspülen, schälen und halbieren.',
      { when: (plan) => has(plan, 'egg.egg') || has(plan, 'egg.potato') },
    ),
    cook(
      10,
      'Choose {egg}, just ripe, cool in cold water, peel and halve.',
      'Choisir {egg} à point, rafraîchir, peler et couper en deux.',
      'Elegir {egg} en su punto, enfriar, pelar y partir por la mitad.',
      '{egg} gerade reif wählen, kalt abspülen, schälen und halbieren.',
      { when: (plan) => !has(plan, 'egg.egg') && !has(plan, 'egg.potato') },
    ),
    prep(
      8,
      'Scoop out the middles and mash them with {mayonnaise+sharp}[, {filling}] and {seasoning} until smooth.',
      'Évider et écraser l’intérieur avec {mayonnaise+sharp}[, {filling}] et {seasoning} en une crème.',
      'Vaciar y triturar el interior con {mayonnaise+sharp}[, {filling}] y {seasoning} hasta que quede cremoso.',
      'Das Innere herauslösen und mit {mayonnaise+sharp:dat}[, {filling:dat}] und {seasoning:dat} glatt verrühren.',
    ),
    prep(
      5,
      'Spoon or pipe the cream back in, set on {leaves} and finish with {spice} and {herb}.',
      'Regarnir à la cuillère ou à la poche, poser sur {leaves} et finir avec {spice} et {herb}.',
      'Rellenar con una cuchara o manga, poner sobre {leaves} y terminar con {spice} y {herb}.',
      'Die Creme wieder einfüllen, auf {leaves:dat} anrichten und mit {spice:dat} und {herb:dat} vollenden.',
    ),
  ],
  heads: ['egg'],
  withs: ['filling'],
  pitch: [
    say(
      'Cold, creamy and gone in two bites: make a few more than you think you need.',
      'Froids, crémeux et partis en deux bouchées : en faire un peu plus que prévu.',
      'Fríos, cremosos y visto y no visto: conviene hacer alguno más de lo previsto.',
      'Kalt, cremig und mit zwei Bissen weg: lieber ein paar mehr machen als gedacht.',
    ),
  ],
}

export const eggsInSauce: Pattern = {
  id: 'eggsInSauce',
  dishType: 'Mains',
  cuisines: ['german'],
  likes: { egg: 1 },
  tastes: ['creamy', 'sour'],
  needs: 'name',
  roles: [
    part('egg', ['egg', 'tofu', 'cauliflower'], [2, null], {
      takes: ({ id }) => id === 'egg',
      each: ({ category }) => (category === 'egg' ? { amount: 2, unit: null } : { amount: 150, unit: 'g' }),
    }),
    butter(12),
    flour(12),
    milk(120),
    part('stock', ['vegetable-stock', 'water'], [80, 'ml'], { takes: inCategory('stock') }),
    part('sharp', ['mustard', 'caper', 'horseradish'], [1, 'tbsp'], {
      takes: ({ id }) => /mustard|caper|horseradish|^spinach$/.test(id),
      most: 2,
    }),
    { ...extras, most: 3 },
    part('sour', ['lemon', 'white-wine-vinegar'], [0.25, null], {
      takes: ({ id }) => id === 'lemon',
      cut: 'juice',
      each: ({ id }) => (id === 'lemon' ? { amount: 0.25, unit: null } : { amount: 1, unit: 'tsp' }),
    }),
    seasoning,
    part('side', ['potato', 'waxy-potato'], [220, 'g'], { takes: inCategory('potato'), cut: 'auto' }),
    { ...herb, pool: ['parsley', 'chive', 'dill'] },
  ],
  steps: [
    cook(
      null,
      'Boil {side} in salted water for 20 minutes until tender and drain.',
      'Cuire {side} 20 minutes à l’eau salée et égoutter.',
      'Cocer {side} 20 minutos en agua con sal y escurrir.',
      '{side} 20 Minuten in Salzwasser gar kochen und abgießen.',
      { aside: true },
    ),
    cook(
      8,
      'Cook {egg} in simmering water for 8 minutes[ and {extra} beside it until done]; cool, and peel what has a shell.',
      'Cuire {egg} 8 minutes à l’eau frémissante[ et {extra} à côté] ; rafraîchir et écaler ce qui a une coquille.',
      'Cocer {egg} 8 minutos en agua hirviendo[ y {extra} aparte hasta que esté hecho]; enfriar y pelar lo que tenga cáscara.',
      '{egg} 8 Minuten kochen[ und {extra} daneben gar ziehen lassen]; abschrecken und pellen, was eine Schale hat.',
      { doneness: 'extra' },
    ),
    cook(
      10,
      'Melt {butter}, stir in {flour} for a minute, whisk in {milk+stock} and simmer for 8 minutes; stir in {sharp+sour} and season with {seasoning:bare}.',
      'Faire fondre {butter}, ajouter {flour} une minute, verser {milk+stock} au fouet et laisser frémir 8 minutes ; incorporer {sharp+sour} et assaisonner {seasoning:de}.',
      'Fundir {butter}, rehogar {flour} un minuto, añadir {milk+stock} con las varillas y cocer 8 minutos; incorporar {sharp+sour} y sazonar con {seasoning:bare}.',
      '{butter} schmelzen, {flour} eine Minute anschwitzen, {milk+stock} unterschlagen und 8 Minuten köcheln; {sharp+sour} einrühren und mit {seasoning:with} würzen.',
    ),
    prep(
      2,
      'Lay everything into the sauce, warm through and scatter with {herb}.',
      'Déposer le tout dans la sauce, réchauffer et parsemer {herb:of}.',
      'Poner todo en la salsa, calentar y servir con {herb} por encima.',
      'Alles in die Sauce legen, erwärmen und mit {herb:dat} bestreut servieren.',
    ),
  ],
  heads: ['egg'],
  withs: ['sharp'],
  pitch: [
    say(
      'A pot of potatoes, a few eggs and a sauce with bite: weekday cooking that everybody remembers.',
      'Des pommes de terre, quelques œufs et une sauce qui a du mordant : la cuisine de semaine dont on se souvient.',
      'Unas patatas, unos huevos y una salsa con carácter: cocina de diario de la que se recuerda.',
      'Kartoffeln, ein paar Eier und eine Sauce mit Biss: Alltagsküche, an die man sich erinnert.',
    ),
  ],
}
