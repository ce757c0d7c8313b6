import { inCategory, say, type Pattern } from './pattern.ts'
import { fat, herb, seasoning } from './roles.ts'
import { butter, flour } from './baking-roles.ts'
import { beside, creamOf, heart, onions, potatoes, readyToKnead } from './kitchen-parts.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

export const klopse: Pattern = {
  id: 'klopse',
  dishType: 'Mains',
  cuisines: ['german'],
  likes: { meat: 1 },
  tastes: ['creamy', 'sour'],
  needs: 'name',
  roles: [
    heart(['mixed-mince', 'minced-beef', 'minced-turkey', 'soya-mince', 'white-bean'], 140, { cut: 'fine' }),
    part('bread', ['breadcrumb', 'gluten-free-oats', 'rice'], [15, 'g'], { takes: inCategory('bread') }),
    part('egg', ['egg', 'soy-yogurt', 'coconut-yogurt'], [0.4, null], {
      takes: ({ id }) => id === 'egg',
      each: ({ category }) => (category === 'egg' ? { amount: 0.4, unit: null } : { amount: 25, unit: 'g' }),
    }),
    onions(0.25, { pool: ['onion', 'shallot', 'leek'] }),
    part('broth', ['vegetable-stock', 'beef-stock', 'water'], [300, 'ml'], { takes: inCategory('stock') }),
    butter(10),
    flour(10),
    creamOf(50),
    part('sharp', ['caper', 'mustard', 'gherkin'], [1, 'tbsp'], {
      takes: ({ id }) => /caper|mustard|gherkin|anchovy|cranberry|jam/.test(id),
      most: 3,
    }),
    part('sour', ['lemon', 'white-wine-vinegar'], [0.25, null], {
      takes: ({ id }) => id === 'lemon',
      cut: 'juice',
      each: ({ id }) => (id === 'lemon' ? { amount: 0.25, unit: null } : { amount: 1, unit: 'tsp' }),
    }),
    seasoning,
    { ...potatoes(220), id: 'side' },
    { ...herb, pool: ['parsley', 'chive', 'dill'] },
  ],
  steps: [
    cook(
      null,
      'Boil {side} in salted water for 20 minutes and drain.',
      'Cuire {side} 20 minutes à l’eau salée et égoutter.',
      'Cocer {side} 20 minutos en agua con sal y escurrir.',
      '{side} 20 Minuten in Salzwasser garen und abgießen.',
      { aside: true },
    ),
    ...readyToKnead,
    prep(
      10,
      'Knead {main} with {bread+egg+onion+seasoning} and shape balls the size of a small plum.',
      'Pétrir {main} avec {bread+egg+onion+seasoning}, puis façonner des boulettes de la taille d’une petite prune.',
      'Amasar {main} con {bread+egg+onion+seasoning} y formar bolas del tamaño de una ciruela pequeña.',
      '{main} mit {bread+egg+onion+seasoning:dat} verkneten und pflaumengroße Klöße formen.',
    ),
    cook(
      14,
      'Bring {broth} to a simmer and let the balls poach in it for 14 minutes; lift them out and keep the broth.',
      'Porter {broth} à frémissement et y pocher les boulettes 14 minutes ; les retirer et garder le bouillon.',
      'Llevar {broth} casi a ebullición y cocer ahí las bolas 14 minutos; sacarlas y guardar el caldo.',
      '{broth} zum Sieden bringen und die Klöße darin 14 Minuten gar ziehen lassen; herausheben und die Brühe auffangen.',
      { doneness: 'main' },
    ),
    cook(
      8,
      'Melt {butter}, stir in {flour}, whisk in the broth and simmer for 6 minutes; stir in {cream+sharp+sour}, season, and warm the balls in it.',
      'Faire fondre {butter}, ajouter {flour}, verser le bouillon au fouet et laisser frémir 6 minutes ; incorporer {cream+sharp+sour}, assaisonner et y réchauffer les boulettes.',
      'Fundir {butter}, rehogar {flour}, añadir el caldo con las varillas y cocer 6 minutos; incorporar {cream+sharp+sour}, sazonar y calentar ahí las bolas.',
      '{butter} schmelzen, {flour} anschwitzen, die Brühe unterschlagen und 6 Minuten köcheln; {cream+sharp+sour} einrühren, abschmecken und die Klöße darin erwärmen.',
    ),
    prep(
      1,
      'Serve with {side} and {herb}.',
      'Servir avec {side} et {herb}.',
      'Servir con {side} y {herb}.',
      'Mit {side+herb:dat} servieren.',
    ),
  ],
  heads: ['main'],
  withs: ['sharp'],
  pitch: [
    say(
      'Poached, not fried, so they stay tender, and the broth becomes the sauce.',
      'Pochées, non frites, elles restent tendres, et le bouillon devient la sauce.',
      'Escalfadas y no fritas, quedan tiernas, y el caldo se convierte en salsa.',
      'Gezogen statt gebraten bleiben sie zart, und aus der Brühe wird die Sauce.',
    ),
  ],
}

export const greenSauce: Pattern = {
  id: 'greenSauce',
  dishType: 'Mains',
  cuisines: ['spanish'],
  likes: { fish: 1 },
  tastes: ['fresh', 'herby'],
  needs: 'name',
  roles: [
    heart(['hake', 'cod', 'white-fish', 'tofu', 'white-bean'], 170, { cut: 'dry' }),
    onions(0.25, { pool: ['garlic', 'spring-onion'], least: 1 }),
    { ...fat, pool: ['olive-oil', 'rapeseed-oil'], each: () => ({ amount: 1.5, unit: 'tbsp' }) },
    flour(5),
    part('wine', ['white-wine', 'fish-stock', 'vegetable-stock'], [60, 'ml'], { takes: inCategory('wine') }),
    part('stock', ['fish-stock', 'vegetable-stock', 'water'], [80, 'ml'], { takes: inCategory('stock') }),
    beside(['pea', 'asparagus'], 50, 1),
    onCall('shell', ({ id }) => /clam|mussel|prawn/.test(id), [60, 'g'], { cut: 'auto' }),
    { ...herb, pool: ['parsley', 'chive'], each: () => ({ amount: 0.33, unit: 'bunch' }) },
    seasoning,
    { ...potatoes(180), id: 'side' },
  ],
  steps: [
    cook(
      null,
      'Boil {side} in salted water for 20 minutes and drain.',
      'Cuire {side} 20 minutes à l’eau salée et égoutter.',
      'Cocer {side} 20 minutos en agua con sal y escurrir.',
      '{side} 20 Minuten in Salzwasser garen und abgießen.',
      { aside: true },
    ),
    cook(
      4,
      'Soften {onion} in {fat} over low heat without colour, stir in {flour} for a minute, then pour in {wine+stock} little by little, stirring.',
      'Faire fondre {onion} dans {fat} à feu doux sans colorer, ajouter {flour} une minute, puis verser {wine+stock} peu à peu en remuant.',
      'Pochar {onion} en {fat} a fuego suave sin que se dore, rehogar {flour} un minuto y verter {wine+stock} poco a poco, removiendo.',
      '{onion} in {fat:dat} bei kleiner Hitze ohne Farbe anschwitzen, {flour} eine Minute einrühren, dann {wine+stock} unter Rühren nach und nach angießen.',
    ),
    cook(
      9,
      'Add {vegetables} and half of {herb}, lay in {main+shell} and cook gently for 9 minutes, shaking the pan so that the sauce thickens.',
      'Ajouter {vegetables} et la moitié {herb:of}, déposer {main+shell} et cuire doucement 9 minutes en secouant la poêle pour lier la sauce.',
      'Añadir {vegetables} y la mitad {herb:of}, poner {main+shell} y cocer con suavidad 9 minutos, moviendo la cazuela para que ligue la salsa.',
      '{vegetables} und die Hälfte {herb:of} zugeben, {main+shell} einlegen und 9 Minuten sanft garen, dabei die Pfanne rütteln, damit die Sauce bindet.',
      { doneness: 'main' },
    ),
    prep(
      1,
      'Season with {seasoning:bare}, scatter with the remaining herbs and serve with {side}.',
      'Assaisonner {seasoning:de}, parsemer du reste des herbes et servir avec {side}.',
      'Sazonar con {seasoning:bare}, esparcir el resto de las hierbas y servir con {side}.',
      'Mit {seasoning:with} abschmecken, mit den übrigen Kräutern bestreuen und mit {side:dat} servieren.',
    ),
  ],
  heads: ['main'],
  withs: ['vegetables'],
  pitch: [
    say(
      'Shake the pan, do not stir: fish and oil bind the sauce by themselves.',
      'Secouer la poêle sans remuer : le poisson et l’huile lient la sauce tout seuls.',
      'Se mueve la cazuela, no se remueve: el pescado y el aceite ligan la salsa solos.',
      'Rütteln statt rühren: Fisch und Öl binden die Sauce von selbst.',
    ),
  ],
}
