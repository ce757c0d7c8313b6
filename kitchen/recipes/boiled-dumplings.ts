import { has } from '../cook/plan.ts'
import { inCategory, say, type Pattern } from './pattern.ts'
import { beside, heart, onions } from './kitchen-parts.ts'
import { chillies, richness, sauces, seasonings, sharpness } from './named-parts.ts'
import { herb, seasoning } from './roles.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

/** Half-moons and pockets of thin dough, boiled; in butter, under a spoon of something sour, or in broth. */
export const boiledDumplings: Pattern = {
  id: 'boiledDumplings',
  dishType: 'Mains',
  cuisines: ['german', 'italian'],
  likes: { potato: 1, cheese: 1, meat: 1 },
  tastes: ['hearty'],
  needs: 'name',
  roles: [
    part('flour', ['flour', 'spelt-flour', 'gluten-free-flour', 'rice-flour'], [95, 'g'], {
      takes: ({ id }) => /flour$|^semolina$/.test(id),
    }),
    part('dough', ['egg', 'rapeseed-oil', 'sunflower-oil'], [0.5, null], {
      takes: ({ id }) => id === 'egg',
      each: ({ id }) => (id === 'egg' ? { amount: 0.5, unit: null } : { amount: 0.5, unit: 'tbsp' }),
    }),
    part('water', ['water'], [35, 'ml'], { takes: () => false }),
    onCall('potato', inCategory('potato'), [120, 'g'], { cut: 'auto' }),
    onCall('crisp', ({ id }) => id === 'bacon', [25, 'g'], { cut: 'cubes' }),
    heart(['button-mushroom', 'tofu'], 80, { least: 0, cut: 'fine' }),
    beside(['spinach'], 50, 0, { cut: 'fine' }),
    onCall('cheese', (each) => inCategory('cheese')(each) || each.id === 'quark', [50, 'g'], {
      most: 2,
      cut: 'auto',
    }),
    onCall('bread', inCategory('bread'), [15, 'g']),
    onions(0.5),
    seasonings,
    chillies,
    sauces(),
    part('fat', ['butter', 'margarine', 'rapeseed-oil'], [1, 'tbsp'], {
      takes: (each) => inCategory('fat')(each) || /^(butter|ghee)$/.test(each.id),
    }),
    onCall('stock', inCategory('stock'), [250, 'ml']),
    richness(40),
    sharpness,
    seasoning,
    { ...herb, pool: ['dill', 'chive', 'parsley'] },
  ],
  steps: [
    prep(
      8,
      'Knead {flour} with {dough+water} and a pinch of salt to a smooth, soft dough.',
      'Pétrir {flour} avec {dough+water} et une pincée de sel en une pâte lisse et souple.',
      'Amasar {flour} con {dough+water} y una pizca de sal hasta obtener una masa lisa y blanda.',
      '{flour} mit {dough+water:dat} und einer Prise Salz zu einem glatten, weichen Teig kneten.',
    ),
    wait(
      20,
      'Let it rest under a bowl for {minutes} minutes.',
      'Laisser reposer {minutes} minutes sous un bol.',
      'Dejar reposar {minutes} minutos tapada.',
      'Unter einer Schüssel {minutes} Minuten ruhen lassen.',
      { least: 10 },
    ),
    cook(
      20,
      'Meanwhile, boil {potato} in salted water for 20 minutes, drain well and mash.',
      'Pendant ce temps, cuire {potato} 20 minutes à l’eau salée, bien égoutter et écraser.',
      'Mientras tanto, cocer {potato} 20 minutos en agua con sal, escurrir bien y hacer puré.',
      'Inzwischen {potato} 20 Minuten in Salzwasser weich kochen, gut abgießen und zerdrücken.',
      { aside: true },
    ),
    cook(
      8,
      'Fry half of {onion}[ with {main.greens+main.plant+vegetables}] in a little of the fat for 8 minutes until soft and dry.',
      'Faire revenir la moitié {onion:of}[ avec {main.greens+main.plant+vegetables}] dans un peu de matière grasse 8 minutes, pour bien sécher.',
      'Rehogar la mitad {onion:of}[ con {main.greens+main.plant+vegetables}] en un poco de grasa 8 minutos, hasta que quede seco.',
      'Die Hälfte {onion:of}[ mit {main.greens+main.plant+vegetables:dat}] in etwas Fett 8 Minuten weich und trocken braten.',
      { when: (plan) => has(plan, 'fat') },
    ),
    prep(
      4,
      'Mix it with {main.flesh+main.sea+potato+cheese+bread+spice+heat} to a filling and season well with {seasoning:bare}.',
      'Mélanger avec {main.flesh+main.sea+potato+cheese+bread+spice+heat} et bien assaisonner {seasoning:de}.',
      'Mezclar con {main.flesh+main.sea+potato+cheese+bread+spice+heat} y sazonar bien con {seasoning:bare}.',
      'Mit {main.flesh+main.sea+potato+cheese+bread+spice+heat:dat} zur Füllung mischen und kräftig mit {seasoning:with} würzen.',
      { when: (plan) => has(plan, 'fat') },
    ),
    prep(
      4,
      'Mix {main+onion+vegetables+potato+cheese+bread+spice+heat} to a filling[ with {sauce}], stir in a few spoonfuls of water so that it stays juicy and season well with {seasoning:bare}.',
      'Mélanger {main+onion+vegetables+potato+cheese+bread+spice+heat}[ avec {sauce}], ajouter quelques cuillerées d’eau pour garder du jus et bien assaisonner {seasoning:de}.',
      'Mezclar {main+onion+vegetables+potato+cheese+bread+spice+heat}[ con {sauce}], añadir unas cucharadas de agua para que quede jugoso y sazonar bien con {seasoning:bare}.',
      '{main+onion+vegetables+potato+cheese+bread+spice+heat}[ mit {sauce:dat}] zur Füllung mischen, einige Löffel Wasser einrühren, damit sie saftig bleibt, und kräftig mit {seasoning:with} würzen.',
      { when: (plan) => !has(plan, 'fat') },
    ),
    prep(
      18,
      'Roll the dough out thinly, cut rounds of 8 cm, set a spoonful of filling on each, fold and pinch the rims shut.',
      'Étaler finement la pâte, découper des disques de 8 cm, garnir d’une cuillerée de farce, replier et pincer les bords.',
      'Estirar la masa fina, cortar discos de 8 cm, poner una cucharada de relleno, doblar y pellizcar los bordes.',
      'Den Teig dünn ausrollen, Kreise von 8 cm ausstechen, je einen Löffel Füllung daraufgeben, zusammenklappen und die Ränder fest zusammendrücken.',
    ),
    cook(
      8,
      'Boil the parcels in salted water in batches for about 6 minutes, until they have floated for 3 minutes and the filling is done.',
      'Cuire les ravioles par lots à l’eau salée environ 6 minutes, jusqu’à ce qu’elles flottent depuis 3 minutes et que la farce soit cuite.',
      'Cocer las piezas por tandas en agua con sal unos 6 minutos, hasta que lleven 3 minutos flotando y el relleno esté hecho.',
      'Die Taschen portionsweise in Salzwasser etwa 6 Minuten sieden, bis sie 3 Minuten oben schwimmen und die Füllung gar ist.',
      { doneness: 'main' },
    ),
    cook(
      3,
      'Bring {stock} to the boil[ with {sauce}] and lay the dumplings in.',
      'Porter {stock} à ébullition[ avec {sauce}] et y déposer les ravioles.',
      'Llevar {stock} a ebullición[ con {sauce}] y poner dentro las piezas.',
      '{stock:the} aufkochen[, {sauce} einrühren] und die Taschen hineinlegen.',
    ),
    cook(
      8,
      'Fry the rest of {onion}[ and {crisp}] in {fat} for 8 minutes until golden[; stir in {sauce}] and turn the dumplings in it.',
      'Faire dorer le reste {onion:of}[ et {crisp}] dans {fat} 8 minutes[, ajouter {sauce}] et y rouler les ravioles.',
      'Dorar el resto {onion:of}[ y {crisp}] en {fat} 8 minutos[, añadir {sauce}] y rehogar ahí las piezas.',
      'Den Rest {onion:of}[ und {crisp}] in {fat:dat} 8 Minuten goldbraun braten[, {sauce} einrühren] und die Taschen darin schwenken.',
      { when: (plan) => !has(plan, 'stock') && has(plan, 'fat') },
    ),
    prep(
      1,
      'Serve hot[ with {creamy}][, sharpened with {sour}][, scattered with {herb}].',
      'Servir chaud[ avec {creamy}][, relevé {sour:de}][ et parsemé {herb:de}].',
      'Servir caliente[ con {creamy}][, con un toque de {sour:bare}][ y {herb} por encima].',
      'Heiß[ mit {creamy:dat}][, mit {sour:dat} gesäuert][ und mit {herb:dat} bestreut] servieren.',
    ),
  ],
  heads: ['main', 'potato'],
  withs: ['cheese'],
  pitch: [
    say(
      'Thin dough, a filling with character and hot butter: make double and freeze half.',
      'Une pâte fine, une farce qui a du goût et du beurre chaud : en préparer le double et en congeler la moitié.',
      'Masa fina, un relleno con carácter y mantequilla caliente: haz el doble y congela la mitad.',
      'Dünner Teig, eine Füllung mit Charakter und heiße Butter: am besten gleich doppelt machen und die Hälfte einfrieren.',
    ),
  ],
}
