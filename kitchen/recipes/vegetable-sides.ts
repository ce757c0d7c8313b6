import { longest, type Plan } from '../cook/plan.ts'
import { inCategory, say, type Pattern } from './pattern.ts'
import { heart, onions } from './kitchen-parts.ts'
import {
  broth,
  chillies,
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
import { cook, onCall, part, prep } from './shorthand.ts'

/** Vegetables that braise in little liquid until they taste of more than themselves. */
export const braisedVegetables: Pattern = {
  id: 'braisedVegetables',
  dishType: 'Mains',
  cuisines: ['german', 'greek', 'french'],
  likes: { vegetable: 1, leafyGreen: 1, legume: 1 },
  tastes: ['hearty', 'light'],
  onePot: true,
  needs: 'name',
  roles: [
    part('vegetables', ['carrot', 'green-bean', 'savoy-cabbage'], [180, 'g'], {
      takes: (each) =>
        (inCategory('vegetable', 'leafyGreen', 'mushroom')(each) &&
          !/^(tinned-tomato|passata|olive)$/.test(each.id)) ||
        /^(pea|broad-bean|plantain|chestnut)$/.test(each.id),
      most: 4,
      cut: 'auto',
    }),
    heart([], 50, { least: 0, cut: 'fine' }),
    roots(120),
    onions(0.5),
    onCall('fruit', inCategory('fruit'), [40, 'g'], { most: 2, cut: 'auto' }),
    oil(1, ['olive-oil', 'rapeseed-oil', 'sunflower-oil']),
    seasonings,
    chillies,
    sauces(),
    drops(50),
    broth(70),
    richness(50),
    onCall('grain', inCategory('grain'), [20, 'g']),
    sharpness,
    sweetness,
    seasoning,
    { ...herb, pool: ['parsley', 'dill', 'chive'] },
    onCall(
      'top',
      (each) => inCategory('nut', 'seed', 'cheese', 'bread', 'egg')(each) || each.id === 'olive',
      [12, 'g'],
      {
        most: 2,
        cut: 'auto',
        each: ({ category }) =>
          category === 'egg'
            ? { amount: 0.5, unit: null }
            : { amount: category === 'cheese' ? 25 : 12, unit: 'g' },
      },
    ),
  ],
  steps: [
    cook(
      6,
      'Warm {fat} in a wide pot over medium heat[; soften {onion+main} in it for 6 minutes].',
      'Chauffer {fat} dans une large casserole à feu moyen[ ; y faire fondre {onion+main} 6 minutes].',
      'Calentar {fat} en una cazuela amplia a fuego medio[; rehogar {onion+main} 6 minutos].',
      '{fat} in einem weiten Topf bei mittlerer Hitze erwärmen[ und {onion+main} darin 6 Minuten dünsten].',
      { doneness: 'main' },
    ),
    cook(
      2,
      'Stir in {spice+heat+sauce+sweet} and let it sizzle for a minute.',
      'Ajouter {spice+heat+sauce+sweet} et faire revenir une minute.',
      'Añadir {spice+heat+sauce+sweet} y rehogar un minuto.',
      '{spice+heat+sauce+sweet} einrühren und eine Minute mitbraten.',
    ),
    cook(
      (plan) =>
        Math.max(
          longest(plan, ['vegetables', 'potato'], 12, 60),
          plan.parts.some(({ ingredient }) => /red-cabbage|sauerkraut|collard|kale/.test(ingredient.id))
            ? 45
            : 0,
        ),
      'Add {vegetables+potato+fruit+grain}, [pour in {stock+wine}, ]cover and braise over low heat for {minutes} minutes, stirring now and then, until meltingly tender.',
      'Ajouter {vegetables+potato+fruit+grain}, [mouiller avec {stock+wine}, ]couvrir et braiser {minutes} minutes à feu doux en remuant de temps en temps, jusqu’à ce que tout soit fondant.',
      'Añadir {vegetables+potato+fruit+grain}, [verter {stock+wine}, ]tapar y estofar a fuego lento {minutes} minutos, removiendo de vez en cuando, hasta que todo esté muy tierno.',
      '{vegetables+potato+fruit+grain} zugeben[, {stock+wine} angießen] und zugedeckt bei kleiner Hitze unter gelegentlichem Rühren {minutes} Minuten schmoren, bis alles butterweich ist.',
      { least: 12 },
    ),
    cook(
      3,
      'Stir in {creamy} and let it thicken for 3 minutes.',
      'Incorporer {creamy} et laisser épaissir 3 minutes.',
      'Incorporar {creamy} y dejar espesar 3 minutos.',
      '{creamy} einrühren und 3 Minuten einkochen.',
    ),
    prep(
      2,
      'Season with {sour+seasoning:bare}; it should taste of its own sweetness and a little sharp.',
      'Assaisonner {sour+seasoning:de} ; le goût doit être naturellement doux, avec une pointe d’acidité.',
      'Sazonar con {sour+seasoning:bare}; debe saber a su propio dulzor con un punto ácido.',
      'Mit {sour+seasoning:with} abschmecken; es soll nach der eigenen Süße und ein wenig sauer schmecken.',
    ),
    prep(
      1,
      'Serve warm or lukewarm, scattered with {herb+top}.',
      'Servir chaud ou tiède, parsemé {herb+top:de}.',
      'Servir caliente o templado, con {herb+top} por encima.',
      'Warm oder lauwarm, mit {herb+top:dat} bestreut, servieren.',
    ),
  ],
  heads: ['vegetables'],
  withs: ['herb'],
  pitch: [
    say(
      'Low heat and a lid: vegetables want time more than work, and they are better the next day.',
      'Feu doux et couvercle : les légumes demandent du temps plus que du travail, et le lendemain ils sont meilleurs.',
      'Fuego lento y tapa: las verduras piden tiempo más que trabajo, y al día siguiente están mejor.',
      'Kleine Hitze und ein Deckel: Gemüse will mehr Zeit als Arbeit und schmeckt am nächsten Tag noch besser.',
    ),
  ],
}

const isPlantain = ({ parts }: Plan) =>
  parts.some(({ role, ingredient }) => role === 'potato' && ingredient.id === 'plantain')

/** Potatoes, plantain or cassava, cut and fried twice, with salt and something to dip. */
export const friedPotatoes: Pattern = {
  id: 'friedPotatoes',
  dishType: 'Starters',
  cuisines: ['french', 'spanish'],
  likes: { potato: 1 },
  tastes: ['hearty'],
  needs: 'name',
  roles: [
    part('potato', ['potato', 'waxy-potato', 'sweet-potato'], [250, 'g'], {
      takes: (each) => (inCategory('potato')(each) && each.id !== 'chip') || each.id === 'plantain',
      most: 2,
      cut: 'auto',
    }),
    part('oil', ['frying-oil', 'rapeseed-oil', 'sunflower-oil'], [90, 'ml'], {
      takes: ({ id }) => /^(duck-fat|lard)$/.test(id),
    }),
    onCall('spice', (each) => inCategory('spice')(each) && each.id !== 'salt', [0.25, 'tsp'], { most: 3 }),
    onCall('garlic', ({ id }) => /garlic$|^(onion|shallot)$/.test(id), [1, 'clove'], {
      most: 2,
      each: ({ id }) => (id === 'garlic' ? { amount: 1, unit: 'clove' } : { amount: 0.5, unit: null }),
      cut: 'auto',
    }),
    part('seasoning', ['salt'], [1, null], { toTaste: true }),
    onCall('gravy', (each) => inCategory('stock')(each), [80, 'ml']),
    onCall('cheese', inCategory('cheese'), [45, 'g'], { most: 2, cut: 'auto' }),
    heart([], 80, { least: 0, cut: 'fine' }),
    part('dip', ['mayonnaise', 'vegan-mayonnaise', 'soy-yogurt', 'coconut-yogurt'], [1.5, 'tbsp'], {
      takes: (each) =>
        inCategory('condiment')(each) || /yogurt$|creme-fraiche|sour-cream|quark/.test(each.id),
      most: 3,
    }),
    onCall('sour', ({ id }) => /^(lime|lemon)$/.test(id), [0.25, null], { cut: 'wedges' }),
    onCall('herb', inCategory('herb'), [0.125, 'bunch'], { cut: 'auto' }),
  ],
  steps: [
    cook(
      10,
      'Rinse {potato} in cold water and pat completely dry. Heat {oil} to 150 °C and fry in batches for 5 minutes until soft but pale; lift out.',
      'Rincer {potato} à l’eau froide et sécher complètement. Chauffer {oil} à 150 °C et frire en plusieurs fois 5 minutes, tendre mais pâle ; égoutter.',
      'Lavar {potato} en agua fría y secar por completo. Calentar {oil} a 150 °C y freír por tandas 5 minutos, hasta que esté tierno sin dorarse; escurrir.',
      '{potato} kalt abspülen und ganz trocken tupfen. {oil} auf 150 °C erhitzen und alles portionsweise 5 Minuten weich, aber hell frittieren; herausheben.',
    ),
    cook(
      8,
      'Let cool for a few minutes, heat the oil to 180 °C and fry a second time for 3 to 4 minutes until crisp and golden.',
      'Laisser refroidir quelques minutes, monter l’huile à 180 °C et frire une seconde fois 3 à 4 minutes, pour dorer.',
      'Dejar enfriar unos minutos, subir el aceite a 180 °C y freír otra vez 3 o 4 minutos, hasta que se dore.',
      'Einige Minuten abkühlen lassen, das Öl auf 180 °C erhitzen und ein zweites Mal 3 bis 4 Minuten goldgelb und knusprig frittieren.',
      { when: (plan) => !isPlantain(plan) },
    ),
    cook(
      8,
      'Let cool for a few minutes, press the pieces flat with the bottom of a glass, heat the oil to 180 °C and fry a second time for 3 to 4 minutes until crisp and golden.',
      'Laisser refroidir quelques minutes, aplatir les morceaux sous un verre, monter l’huile à 180 °C et frire une seconde fois 3 à 4 minutes, pour dorer.',
      'Dejar enfriar unos minutos, aplastar los trozos con un vaso, subir el aceite a 180 °C y freír otra vez 3 o 4 minutos, hasta que se dore.',
      'Einige Minuten abkühlen lassen, die Stücke mit einem Glas flach drücken, das Öl auf 180 °C erhitzen und ein zweites Mal 3 bis 4 Minuten goldgelb und knusprig frittieren.',
      { when: isPlantain },
    ),
    cook(
      8,
      'Meanwhile, fry {main} for 8 minutes until done.',
      'Pendant ce temps, cuire {main} 8 minutes à la poêle.',
      'Mientras tanto, hacer {main} 8 minutos en la sartén.',
      'Inzwischen {main} 8 Minuten durchbraten.',
      { aside: true, doneness: 'main' },
    ),
    cook(
      6,
      'Boil {gravy} down to a dark gravy.',
      'Réduire {gravy} en une sauce brune.',
      'Reducir {gravy} hasta obtener una salsa oscura.',
      '{gravy:the} zu einer dunklen Sauce einkochen.',
      { aside: true },
    ),
    prep(
      2,
      'Toss at once with {seasoning+spice+garlic:bare}, pile up[ with {main+cheese}] and serve[ with {dip+sour+herb}].',
      'Assaisonner aussitôt {seasoning+spice+garlic:de}, dresser[ avec {main+cheese}] et servir[ avec {dip+sour+herb}].',
      'Sazonar enseguida con {seasoning+spice+garlic:bare}, montar[ con {main+cheese}] y servir[ con {dip+sour+herb}].',
      'Sofort mit {seasoning+spice+garlic:with} mischen, anrichten[, {main+cheese} darübergeben] und[ mit {dip+sour+herb:dat}] servieren.',
    ),
  ],
  heads: ['potato'],
  withs: ['dip'],
  pitch: [
    say(
      'Twice into the oil: once to cook, once to crackle.',
      'Deux bains : un pour cuire, un pour croustiller.',
      'Dos veces al aceite: una para cocer, otra para crujir.',
      'Zweimal ins Öl: einmal zum Garen, einmal zum Knuspern.',
    ),
  ],
}
