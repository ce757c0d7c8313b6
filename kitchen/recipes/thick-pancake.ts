import { inCategory, say, type Pattern } from './pattern.ts'
import { beside, heart, onions } from './kitchen-parts.ts'
import { chillies, sauces, seasonings, sharpness, sweetness } from './named-parts.ts'
import { herb, salt } from './roles.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

/** One batter, shredded things in it, one pan: from Osaka to Seoul to Genoa. */
export const thickPancake: Pattern = {
  id: 'thickPancake',
  dishType: 'Mains',
  cuisines: ['japanese', 'chinese'],
  likes: { vegetable: 1, shellfish: 1 },
  tastes: ['hearty'],
  needs: 'name',
  roles: [
    part('flour', ['flour', 'spelt-flour', 'gluten-free-flour', 'rice-flour'], [60, 'g'], {
      takes: ({ id }) => /flour$|^(semolina|lentil|red-lentil|mung-bean|split-pea)$/.test(id),
      most: 2,
    }),
    part('water', ['water'], [85, 'ml'], {
      takes: (each) => /^(water|sparkling-water|dashi|coconut-milk|milk|buttermilk|yogurt)$/.test(each.id),
    }),
    onCall('egg', inCategory('egg'), [0.75, null]),
    salt,
    seasonings,
    beside(['white-cabbage', 'spring-onion'], 80, 1, {
      cut: 'fine',
      takes: (each) => inCategory('vegetable', 'leafyGreen', 'mushroom')(each),
    }),
    onCall('potato', inCategory('potato'), [150, 'g'], { cut: 'auto' }),
    onCall('kimchi', ({ id }) => id === 'kimchi', [90, 'g']),
    onions(1, { pool: ['spring-onion', 'onion'] }),
    heart([], 60, { least: 0, cut: 'fine' }),
    chillies,
    part('oil', ['rapeseed-oil', 'sunflower-oil', 'olive-oil'], [1.25, 'tbsp'], { takes: inCategory('fat') }),
    sauces(),
    sweetness,
    sharpness,
    onCall(
      'top',
      (each) =>
        inCategory('seed', 'nut')(each) || /^(nori|mayonnaise|vegan-mayonnaise|black-pepper)$/.test(each.id),
      [1, 'tbsp'],
      { most: 3 },
    ),
    onCall('leaves', ({ id }) => /^(lettuce|bean-sprout)$/.test(id), [30, 'g'], { cut: 'auto' }),
    { ...herb, pool: ['chive', 'coriander', 'parsley'] },
  ],
  steps: [
    prep(
      12,
      'Whisk {flour} with {water+egg+seasoning+spice} to a smooth batter and let it rest for 10 minutes.',
      'Fouetter {flour} avec {water+egg+seasoning+spice} en une pâte lisse et laisser reposer 10 minutes.',
      'Batir {flour} con {water+egg+seasoning+spice} hasta obtener una masa lisa y dejar reposar 10 minutos.',
      '{flour} mit {water+egg+seasoning+spice:dat} glatt rühren und 10 Minuten ruhen lassen.',
    ),
    cook(
      20,
      'Meanwhile, boil {potato} for 20 minutes until soft, and crush roughly.',
      'Pendant ce temps, cuire {potato} 20 minutes et écraser grossièrement.',
      'Mientras tanto, cocer {potato} 20 minutos y aplastar sin afinar.',
      'Inzwischen {potato} 20 Minuten weich kochen und grob zerdrücken.',
      { aside: true },
    ),
    cook(
      6,
      'Fry {main} in a little of {oil:bare} for 6 minutes until done.',
      'Cuire {main} 6 minutes dans un peu {oil:de}.',
      'Hacer {main} 6 minutos en un poco de {oil:bare}.',
      '{main} in etwas {oil:bare} 6 Minuten durchbraten.',
      { doneness: 'main' },
    ),
    prep(
      3,
      'Fold {vegetables+onion+kimchi+heat}[ and {main+potato}] into the batter.',
      'Incorporer {vegetables+onion+kimchi+heat}[ et {main+potato}] à la pâte.',
      'Incorporar {vegetables+onion+kimchi+heat}[ y {main+potato}] a la masa.',
      '{vegetables+onion+kimchi+heat}[ und {main+potato}] unter den Teig heben.',
    ),
    cook(
      12,
      'Heat {oil} in a pan, pour in the batter as thick as a finger or thinner, and fry over medium heat for 5 to 6 minutes on each side until crisp and brown; go on until all is used.',
      'Chauffer {oil} dans une poêle, y verser la pâte sur un doigt d’épaisseur ou moins et cuire à feu moyen 5 à 6 minutes par face, pour une croûte brune ; continuer jusqu’à épuisement.',
      'Calentar {oil} en una sartén, verter la masa de un dedo de grosor o menos y hacer a fuego medio 5 o 6 minutos por lado, hasta que esté crujiente y dorada; seguir hasta acabar la masa.',
      '{oil} in einer Pfanne erhitzen, den Teig fingerdick oder dünner hineingeben und bei mittlerer Hitze je Seite 5 bis 6 Minuten knusprig braun braten; so fortfahren, bis er verbraucht ist.',
    ),
    prep(
      2,
      'Stir {sauce+sweet+sour} together, brush it on or put it beside[, and finish with {top+leaves+herb}].',
      'Mélanger {sauce+sweet+sour}, en badigeonner ou présenter à part[, et finir avec {top+leaves+herb}].',
      'Mezclar {sauce+sweet+sour}, pincelar o servir aparte[, y terminar con {top+leaves+herb}].',
      '{sauce+sweet+sour} verrühren, daraufstreichen oder dazustellen[ und mit {top+leaves+herb:dat} vollenden].',
    ),
  ],
  heads: ['vegetables', 'main'],
  withs: ['herb'],
  pitch: [
    say(
      'More filling than batter and a crust on both sides: turn it once, with courage.',
      'Plus de garniture que de pâte, et une croûte des deux côtés : retourner une fois, sans trembler.',
      'Más relleno que masa y costra por los dos lados: darle la vuelta una vez, con decisión.',
      'Mehr Füllung als Teig und auf beiden Seiten Kruste: einmal wenden, mit Mut.',
    ),
  ],
}
