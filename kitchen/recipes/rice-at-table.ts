import type { Plan } from '../cook/plan.ts'
import { inCategory, say, type Pattern } from './pattern.ts'
import { beside, heart, onions } from './kitchen-parts.ts'
import { chillies, oil, sauces, sweetness } from './named-parts.ts'
import { salt } from './roles.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

const isBall = ({ dish }: Plan) => dish.id === 'Onigiri'

const riceGrain = part('rice', ['sushi-rice', 'rice', 'jasmine-rice'], [80, 'g'], {
  takes: inCategory('grain'),
})

/** Sour rice with seaweed: rolled and sliced, pressed into balls, or under a slice of something good. */
export const makiRolls: Pattern = {
  id: 'makiRolls',
  dishType: 'Mains',
  cuisines: ['japanese'],
  likes: { fish: 1, vegetable: 1 },
  tastes: ['fresh', 'light'],
  needs: 'name',
  roles: [
    riceGrain,
    part('vinegar', ['rice-vinegar', 'cider-vinegar'], [1, 'tbsp'], {
      takes: ({ id }) => /vinegar$/.test(id),
    }),
    part('sweet', ['sugar', 'agave-syrup', 'erythritol'], [1, 'tsp'], { takes: inCategory('sweetener') }),
    salt,
    part('nori', ['nori'], [1.5, 'sheet'], { takes: ({ id }) => id === 'nori' }),
    heart([], 60, { least: 0, most: 3, cut: 'fine' }),
    onCall('egg', inCategory('egg'), [0.5, null]),
    beside(['cucumber', 'avocado'], 50, 2, { cut: 'fine', most: 5 }),
    onCall('kimchi', ({ id }) => id === 'kimchi', [40, 'g']),
    onCall('spread', ({ id }) => /mayonnaise$|cream-cheese/.test(id), [10, 'g']),
    onCall('sesame', (each) => inCategory('seed')(each) || each.id === 'sesame-oil', [1, 'tsp'], { most: 2 }),
    part('sauce', ['soy-sauce', 'tamari', 'rice-vinegar'], [1, 'tbsp'], {
      takes: ({ id }) => /^(soy-sauce|tamari)$/.test(id),
    }),
    onCall('hot', ({ id }) => /^(ginger|horseradish|wasabi|gochujang|sriracha)$/.test(id), [4, 'g'], {
      most: 2,
      cut: 'auto',
    }),
  ],
  steps: [
    cook(
      25,
      'Rinse {rice} until the water runs clear, cook covered in the same volume of water for 12 minutes over low heat and leave under the lid for 10 more.',
      'Rincer {rice} jusqu’à ce que l’eau soit claire, cuire à couvert dans le même volume d’eau 12 minutes à feu doux et laisser 10 minutes de plus sous le couvercle.',
      'Lavar {rice} hasta que el agua salga clara, cocer tapado en el mismo volumen de agua 12 minutos a fuego suave y dejar 10 minutos más con la tapa.',
      '{rice} waschen, bis das Wasser klar bleibt, zugedeckt in gleich viel Wasser 12 Minuten bei kleiner Hitze garen und 10 Minuten ohne Hitze quellen lassen.',
    ),
    prep(
      5,
      'Warm {vinegar+sweet+seasoning} until dissolved, cut into {rice} with a spatula and fan until lukewarm.',
      'Tiédir {vinegar+sweet+seasoning} jusqu’à dissolution, verser sur {rice}, mêler en coupant à la spatule et éventer pour tiédir.',
      'Templar {vinegar+sweet+seasoning} hasta disolver, verter sobre {rice}, mezclar cortando con la espátula y abanicar hasta que se temple.',
      '{vinegar+sweet+seasoning} erwärmen, bis sich alles löst, mit einem Spatel unter {rice} ziehen und fächeln, bis alles nur noch lauwarm ist.',
    ),
    cook(
      8,
      'Cook {main} in a pan for 8 minutes until done, let cool and cut into strips.',
      'Cuire {main} 8 minutes à la poêle, laisser refroidir et couper en lanières.',
      'Hacer {main} 8 minutos en la sartén, dejar enfriar y cortar en tiras.',
      '{main} 8 Minuten in der Pfanne garen, abkühlen lassen und in Streifen schneiden.',
      { doneness: 'main', aside: true },
    ),
    cook(
      4,
      'Beat {egg}, fry to a thin omelette and cut into strips.',
      'Battre {egg}, cuire en fine omelette et couper en lanières.',
      'Batir {egg}, cuajar en una tortilla fina y cortar en tiras.',
      '{egg} verquirlen, zu einem dünnen Omelett braten und in Streifen schneiden.',
      { aside: true },
    ),
    prep(
      15,
      'With wet hands spread {rice} on {nori}, lay {main+egg+vegetables+kimchi+spread+sesame} along the lower edge, roll up firmly and cut with a wet knife.',
      'Les mains mouillées, étaler {rice} sur {nori}, disposer {main+egg+vegetables+kimchi+spread+sesame} le long du bord, rouler fermement et couper au couteau mouillé.',
      'Con las manos mojadas, extender {rice} sobre {nori}, poner {main+egg+vegetables+kimchi+spread+sesame} a lo largo del borde, enrollar con firmeza y cortar con cuchillo mojado.',
      'Mit nassen Händen {rice} auf {nori:dat} verteilen, {main+egg+vegetables+kimchi+spread+sesame} an den unteren Rand legen, fest aufrollen und mit nassem Messer schneiden.',
      { when: (plan) => !isBall(plan) },
    ),
    prep(
      12,
      'Mix {main+egg+vegetables+kimchi+spread}; with wet, salted hands close {rice} round a spoonful of it, press into triangles, wrap in strips of {nori} and dip the edge in {sesame}.',
      'Mélanger {main+egg+vegetables+kimchi+spread} ; les mains mouillées et salées, enfermer une cuillerée dans {rice}, presser en triangles, entourer de bandes de {nori:bare} et passer le bord dans {sesame}.',
      'Mezclar {main+egg+vegetables+kimchi+spread}; con las manos mojadas y saladas, encerrar una cucharada en {rice}, dar forma de triángulo, envolver con tiras de {nori:bare} y pasar el borde por {sesame}.',
      '{main+egg+vegetables+kimchi+spread} mischen; mit nassen, gesalzenen Händen je einen Löffel davon in {rice} einschließen, zu Dreiecken drücken, mit Streifen von {nori:bare} umwickeln und den Rand in {sesame} tauchen.',
      { when: isBall },
    ),
    prep(
      1,
      'Serve with {sauce+hot}.',
      'Servir avec {sauce+hot}.',
      'Servir con {sauce+hot}.',
      'Mit {sauce+hot:dat} servieren.',
    ),
  ],
  heads: ['main', 'vegetables'],
  withs: ['nori'],
  pitch: [
    say(
      'Rice at body warmth, a wet knife and a light hand: the first roll is for the cook.',
      'Un riz à température du corps, un couteau mouillé et la main légère : le premier rouleau est pour le cuisinier.',
      'Arroz tibio, cuchillo mojado y mano ligera: el primer rollo es para quien cocina.',
      'Körperwarmer Reis, ein nasses Messer, eine leichte Hand: Die erste Rolle gehört der Küche.',
    ),
  ],
}

/** A bowl of hot rice under meat and onions simmered in a sweet and salty broth. */
export const donburi: Pattern = {
  id: 'donburi',
  dishType: 'Mains',
  cuisines: ['japanese', 'chinese'],
  likes: { meat: 1, poultry: 1, egg: 1 },
  tastes: ['hearty'],
  needs: 'name',
  roles: [
    riceGrain,
    heart(['chicken-thigh', 'tofu'], 120, { cut: 'fine' }),
    beside([], 60, 0, { cut: 'fine' }),
    onions(0.5, { most: 5 }),
    oil(0.5),
    part('stock', ['dashi', 'vegetable-stock', 'water'], [90, 'ml'], { takes: inCategory('stock') }),
    sauces({ least: 1, pool: ['soy-sauce', 'tamari', 'vegetable-stock'] }),
    onCall('wine', inCategory('wine'), [1.5, 'tbsp'], { most: 2 }),
    sweetness,
    chillies,
    onCall('spice', (each) => inCategory('spice')(each) && each.id !== 'salt', [0.5, 'tsp'], { most: 3 }),
    onCall('egg', inCategory('egg'), [1.5, null]),
    onCall(
      'top',
      (each) => inCategory('seed', 'herb')(each) || /^(nori|sesame-oil|kimchi|gherkin)$/.test(each.id),
      [1, 'tsp'],
      { most: 3 },
    ),
  ],
  steps: [
    cook(
      20,
      'Cook {rice} in lightly salted water as the pack says and keep covered.',
      'Cuire {rice} à l’eau légèrement salée selon le paquet et garder à couvert.',
      'Cocer {rice} en agua con poca sal según el paquete y mantener tapado.',
      '{rice} in leicht gesalzenem Wasser nach Packung garen und zugedeckt warm halten.',
      { aside: true },
    ),
    cook(
      6,
      'Heat {fat} in a wide pan and soften {onion+heat} for 6 minutes.',
      'Chauffer {fat} dans une large poêle et y faire fondre {onion+heat} 6 minutes.',
      'Calentar {fat} en una sartén amplia y rehogar {onion+heat} 6 minutos.',
      '{fat} in einer weiten Pfanne erhitzen und {onion+heat} darin 6 Minuten dünsten.',
    ),
    cook(
      10,
      'Add {main+vegetables}, pour in {stock+sauce+wine+sweet+spice} and simmer for {minutes} minutes until done and the broth is half gone.',
      'Ajouter {main+vegetables}, verser {stock+sauce+wine+sweet+spice} et laisser frémir {minutes} minutes, jusqu’à ce que le bouillon réduise de moitié.',
      'Añadir {main+vegetables}, verter {stock+sauce+wine+sweet+spice} y cocer {minutes} minutos, hasta que el caldo se reduzca a la mitad.',
      '{main+vegetables} zugeben, {stock+sauce+wine+sweet+spice} angießen und {minutes} Minuten köcheln, bis die Brühe halb eingekocht ist.',
      { doneness: 'main' },
    ),
    cook(
      3,
      'Beat {egg} lightly, pour over, cover and let set for 3 minutes.',
      'Battre légèrement {egg}, verser dessus, couvrir et laisser prendre 3 minutes.',
      'Batir ligeramente {egg}, verter por encima, tapar y dejar cuajar 3 minutos.',
      '{egg} leicht verquirlen, darübergießen und zugedeckt 3 Minuten stocken lassen.',
    ),
    prep(
      1,
      'Fill bowls with {rice}, slide everything on top with its broth and finish with {top}.',
      'Répartir {rice} dans des bols, glisser le tout dessus avec son jus et finir avec {top}.',
      'Repartir {rice} en cuencos, poner todo encima con su caldo y terminar con {top}.',
      '{rice} in Schalen füllen, alles samt Brühe daraufgleiten lassen und mit {top:dat} vollenden.',
      { when: ({ parts }) => parts.some(({ role }) => role === 'top') },
    ),
    prep(
      1,
      'Fill bowls with {rice} and slide everything on top with its broth.',
      'Répartir {rice} dans des bols et glisser le tout dessus avec son jus.',
      'Repartir {rice} en cuencos y poner todo encima con su caldo.',
      '{rice} in Schalen füllen und alles samt Brühe daraufgleiten lassen.',
      { when: ({ parts }) => !parts.some(({ role }) => role === 'top') },
    ),
  ],
  heads: ['main'],
  withs: ['egg'],
  pitch: [
    say(
      'A quarter of an hour, one pan, and the rice drinks up every drop of the sauce.',
      'Un quart d’heure, une poêle, et le riz boit toute la sauce.',
      'Un cuarto de hora, una sartén, y el arroz se bebe toda la salsa.',
      'Eine Viertelstunde, eine Pfanne, und der Reis trinkt die ganze Sauce.',
    ),
  ],
}
