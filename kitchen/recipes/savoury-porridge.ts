import { has, longest } from '../cook/plan.ts'
import { inCategory, say, type Pattern } from './pattern.ts'
import { beside, heart, onions } from './kitchen-parts.ts'
import { chillies, crown, drops, oil, richness, sauces, seasonings, sharpness } from './named-parts.ts'
import { herb, seasoning } from './roles.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

/** Grain cooked soft with water or broth, plain or rich, and what is eaten on it. */
export const savouryPorridge: Pattern = {
  id: 'savouryPorridge',
  dishType: 'Mains',
  cuisines: ['italian', 'chinese'],
  likes: { grain: 1, cheese: 1, mushroom: 1 },
  tastes: ['creamy', 'hearty'],
  needs: 'name',
  roles: [
    part('grain', ['polenta', 'rice', 'millet'], [65, 'g'], { takes: inCategory('grain') }),
    part('stock', ['vegetable-stock', 'chicken-stock', 'water'], [300, 'ml'], {
      takes: (each) => inCategory('stock')(each) || /^(water|milk)$/.test(each.id),
      most: 2,
    }),
    onCall('butter', ({ id }) => /^(butter|ghee|margarine)$/.test(id), [12, 'g']),
    onCall('cheese', inCategory('cheese'), [30, 'g'], { most: 3, cut: 'auto' }),
    heart([], 100, { least: 0 }),
    beside(['button-mushroom'], 100, 1, { most: 5 }),
    onions(0.5),
    oil(0.75, ['olive-oil', 'rapeseed-oil', 'sunflower-oil']),
    seasonings,
    chillies,
    sauces(),
    drops(50),
    richness(40),
    onCall('egg', inCategory('egg'), [1, null]),
    sharpness,
    seasoning,
    { ...herb, pool: ['parsley', 'chive', 'coriander'] },
    crown(inCategory('nut', 'seed'), 10),
  ],
  steps: [
    cook(
      30,
      'Bring {stock} to the boil, let {grain} rain in, whisking, and cook over the lowest heat for {minutes} minutes, stirring often with a wooden spoon, until it comes away from the sides of the pot.',
      'Porter {stock} à ébullition, y verser {grain} en pluie en fouettant et cuire {minutes} minutes à feu très doux en remuant souvent à la cuillère en bois, jusqu’à ce que la masse se détache de la casserole.',
      'Llevar {stock} a ebullición, echar {grain} en lluvia batiendo y cocer {minutes} minutos a fuego muy suave, removiendo a menudo con cuchara de madera, hasta que se despegue de la olla.',
      '{stock:the} aufkochen, {grain} unter Rühren einrieseln lassen und bei kleinster Hitze {minutes} Minuten kochen, dabei oft mit dem Holzlöffel rühren, bis sich die Masse vom Topf löst.',
      {
        when: (plan) =>
          !has(plan, 'grain') ||
          plan.parts.every(
            ({ role, ingredient }) => role !== 'grain' || !/rice|oats|barley/.test(ingredient.id),
          ),
      },
    ),
    cook(
      45,
      'Rinse {grain}, bring to the boil in {stock} and simmer over low heat for {minutes} minutes, stirring now and then, until the grains burst into a thick, creamy porridge; add hot water if it gets too stiff.',
      'Rincer {grain}, porter à ébullition dans {stock} et laisser frémir {minutes} minutes à feu doux en remuant de temps en temps, jusqu’à ce que les grains éclatent en une bouillie crémeuse ; rallonger d’eau chaude au besoin.',
      'Lavar {grain}, llevar a ebullición en {stock} y cocer {minutes} minutos a fuego suave, removiendo de vez en cuando, hasta que los granos se abran en una crema espesa; añadir agua caliente si hace falta.',
      '{grain} waschen, in {stock:dat} aufkochen und bei kleiner Hitze unter gelegentlichem Rühren {minutes} Minuten köcheln, bis die Körner zu einem cremigen Brei zerfallen; bei Bedarf heißes Wasser zugeben.',
      {
        when: (plan) =>
          plan.parts.some(
            ({ role, ingredient }) => role === 'grain' && /rice|oats|barley/.test(ingredient.id),
          ),
      },
    ),
    cook(
      5,
      'Meanwhile, heat {fat} in a wide pan and soften {onion+heat} for 5 minutes.',
      'Pendant ce temps, chauffer {fat} dans une large poêle et y faire fondre {onion+heat} 5 minutes.',
      'Mientras tanto, calentar {fat} en una sartén amplia y rehogar {onion+heat} 5 minutos.',
      'Inzwischen {fat} in einer weiten Pfanne erhitzen und {onion+heat} darin 5 Minuten dünsten.',
      { aside: true },
    ),
    cook(
      (plan) => longest(plan, ['main', 'vegetables.slow'], 8, 60),
      'Add {main+vegetables+spice} and cook for {minutes} minutes until done[; stir in {sauce+wine+creamy} and let it thicken].',
      'Ajouter {main+vegetables+spice} et cuire {minutes} minutes[ ; incorporer {sauce+wine+creamy} et laisser épaissir].',
      'Añadir {main+vegetables+spice} y cocinar {minutes} minutos hasta que esté hecho[; incorporar {sauce+wine+creamy} y dejar espesar].',
      '{main+vegetables+spice} zugeben und {minutes} Minuten garen[; {sauce+wine+creamy} einrühren und einkochen lassen].',
      { aside: true, doneness: 'main' },
    ),
    cook(
      4,
      'Fry or poach {egg} until the whites are set.',
      'Cuire {egg} au plat ou pocher, jusqu’à ce que le blanc soit pris.',
      'Freír o escalfar {egg} hasta que cuaje la clara.',
      '{egg} braten oder pochieren, bis das Eiweiß gestockt ist.',
      { aside: true },
    ),
    prep(
      2,
      'Beat {butter+cheese} into the porridge.',
      'Incorporer {butter+cheese} à la bouillie en fouettant.',
      'Incorporar {butter+cheese} a las gachas batiendo.',
      '{butter+cheese} unter den Brei schlagen.',
    ),
    prep(
      2,
      'Season with {seasoning+sour:bare}, spoon onto warm plates, lay the rest on top[ with {egg}][ and scatter with {herb+top}].',
      'Assaisonner {seasoning+sour:de}, dresser sur des assiettes chaudes, poser la garniture dessus[ avec {egg}][ et parsemer {herb+top:de}].',
      'Sazonar con {seasoning+sour:bare}, servir en platos calientes con el resto encima[ y {egg}][ y esparcir {herb+top}].',
      'Mit {seasoning+sour:with} abschmecken, auf warme Teller geben, den Rest[ und {egg}] darauf anrichten[ und mit {herb+top:dat} bestreuen].',
    ),
  ],
  heads: ['main', 'vegetables'],
  withs: ['cheese'],
  pitch: [
    say(
      'Little more than grain, water and patience, and the most comforting bed for anything with a sauce.',
      'À peine plus que du grain, de l’eau et de la patience : le lit le plus réconfortant pour tout ce qui a une sauce.',
      'Poco más que grano, agua y paciencia: la mejor cama para cualquier cosa con salsa.',
      'Kaum mehr als Korn, Wasser und Geduld: das tröstlichste Bett für alles mit Sauce.',
    ),
  ],
}
