import { inCategory, say, type Pattern } from './pattern.ts'
import { seasoning } from './roles.ts'
import { beside, heart, onions, spicing } from './kitchen-parts.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

export const migas: Pattern = {
  id: 'migas',
  dishType: 'Mains',
  cuisines: ['spanish'],
  likes: { bread: 1 },
  tastes: ['hearty', 'smoky'],
  needs: 'name',
  roles: [
    part('bread', ['country-bread', 'baguette', 'gluten-free-bread'], [120, 'g'], {
      takes: inCategory('bread'),
    }),
    part('water', ['water'], [40, 'ml'], { takes: () => false }),
    heart(['chorizo', 'bacon', 'button-mushroom', 'smoked-tofu'], 60, {
      cut: 'fine',
      takes: (each) =>
        inCategory('meat', 'sausage', 'poultry', 'plantProtein', 'mushroom', 'fish', 'legume')(each),
    }),
    beside(['bell-pepper'], 60, 1, { cut: 'fine' }),
    onions(0, { pool: ['garlic', 'spring-onion'], least: 1, each: () => ({ amount: 2, unit: 'clove' }) }),
    part('fat', ['olive-oil', 'rapeseed-oil'], [2, 'tbsp'], { takes: inCategory('fat') }),
    spicing(['smoked-paprika']),
    onCall('egg', inCategory('egg'), [1, null]),
    seasoning,
    part('fruit', ['grape', 'orange'], [50, 'g'], { takes: inCategory('fruit'), cut: 'auto' }),
  ],
  steps: [
    prep(
      5,
      'Crumble {bread}, a day old at best, sprinkle with {water} and salt and cover with a cloth; overnight is best, ten minutes will do.',
      'Émietter {bread}, de préférence rassis, asperger avec {water} et du sel et couvrir d’un linge ; une nuit est idéale, dix minutes suffisent.',
      'Desmigar {bread}, mejor del día anterior, humedecer con {water} y sal y cubrir con un paño; lo ideal es una noche, bastan diez minutos.',
      '{bread}, am besten vom Vortag, zerkrümeln, mit {water:dat} und Salz besprengen und mit einem Tuch bedecken; über Nacht ist ideal, zehn Minuten genügen.',
    ),
    cook(
      8,
      'Fry {main+vegetables} in {fat} for 8 minutes until crisp; lift them out and leave the fat in the pan.',
      'Faire dorer {main+vegetables} dans {fat} 8 minutes ; retirer et garder la graisse dans la poêle.',
      'Dorar {main+vegetables} en {fat} 8 minutos; sacar y dejar la grasa en la sartén.',
      '{main+vegetables} in {fat:dat} 8 Minuten knusprig braten; herausheben, das Fett in der Pfanne lassen.',
      { doneness: 'main' },
    ),
    cook(
      12,
      'Brown {onion} in it, stir in {spice}, add the bread and turn it over medium heat for 12 minutes until the crumbs are loose and golden.',
      'Y faire dorer {onion}, ajouter {spice} puis le pain, et remuer 12 minutes à feu moyen, jusqu’à ce que les miettes soient dorées et se détachent.',
      'Dorar ahí {onion}, añadir {spice} y el pan, y dar vueltas 12 minutos a fuego medio, hasta que las migas queden sueltas y doradas.',
      '{onion} darin bräunen, {spice} einrühren, das Brot zugeben und bei mittlerer Hitze 12 Minuten wenden, bis die Krümel locker und goldbraun sind.',
    ),
    cook(
      4,
      'Fry {egg} in a little oil until the whites have set.',
      'Cuire {egg} au plat jusqu’à ce que le blanc soit pris.',
      'Freír {egg} en un poco de aceite hasta que cuaje la clara.',
      '{egg} in etwas Öl braten, bis das Eiweiß gestockt ist.',
    ),
    prep(
      2,
      'Mix everything, season with {seasoning:bare} and serve with {fruit}.',
      'Tout mélanger, assaisonner {seasoning:de} et servir avec {fruit}.',
      'Mezclar todo, sazonar con {seasoning:bare} y servir con {fruit}.',
      'Alles mischen, mit {seasoning:with} abschmecken und mit {fruit:dat} servieren.',
    ),
  ],
  heads: ['main'],
  withs: ['fruit'],
  pitch: [
    say(
      'Yesterday’s bread, a hot pan and a strong arm: the crumbs want to be turned, never pressed.',
      'Le pain d’hier, une poêle chaude et de l’huile de coude : on retourne les miettes sans les écraser.',
      'Pan de ayer, sartén caliente y buen brazo: las migas se voltean, nunca se aplastan.',
      'Brot von gestern, eine heiße Pfanne und ein kräftiger Arm: wenden, nie drücken.',
    ),
  ],
}
