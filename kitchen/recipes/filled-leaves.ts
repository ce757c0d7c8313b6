import { inCategory, say, type Pattern } from './pattern.ts'
import { beside, heart, onions, spicing } from './kitchen-parts.ts'
import { broth, chillies, sauces } from './named-parts.ts'
import { herb, seasoning } from './roles.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

/** Small rolls of leaves round rice and herbs, packed in a pot and simmered under a plate. */
export const filledLeaves: Pattern = {
  id: 'filledLeaves',
  dishType: 'Starters',
  cuisines: ['greek', 'levantine'],
  likes: { grain: 1, leafyGreen: 1 },
  tastes: ['fresh', 'light'],
  needs: 'name',
  roles: [
    part('leaves', ['vine-leaf', 'chard', 'white-cabbage'], [60, 'g'], {
      takes: ({ id }) => /^(vine-leaf|chard|.*-cabbage)$/.test(id),
      each: ({ id }) => (id === 'vine-leaf' ? { amount: 8, unit: 'leaf' } : { amount: 120, unit: 'g' }),
    }),
    part('grain', ['rice', 'bulgur', 'quinoa'], [35, 'g'], { takes: inCategory('grain') }),
    heart([], 70, { least: 0, cut: 'fine' }),
    beside([], 40, 0, {
      cut: 'fine',
      takes: (each) => inCategory('vegetable', 'mushroom', 'leafyGreen')(each),
    }),
    onions(0.5),
    part('fat', ['olive-oil', 'rapeseed-oil'], [1.5, 'tbsp'], { takes: inCategory('fat') }),
    spicing(['cumin', 'cinnamon']),
    chillies,
    sauces(),
    onCall(
      'nuts',
      (each) => inCategory('nut')(each) || /^(raisin|pine-nut|pomegranate|dried-apricot)$/.test(each.id),
      [6, 'g'],
      { most: 3 },
    ),
    broth(120, ['vegetable-stock', 'water']),
    part('sour', ['lemon', 'white-wine-vinegar'], [0.5, null], {
      takes: ({ id }) => /^lemon$/.test(id),
      each: ({ id }) => (id === 'lemon' ? { amount: 0.5, unit: null } : { amount: 0.5, unit: 'tbsp' }),
      cut: 'juice',
    }),
    onCall('egg', inCategory('egg'), [0.5, null]),
    seasoning,
    { ...herb, least: 2, pool: ['mint', 'dill', 'parsley'] },
    onCall('spoonful', ({ id }) => /yogurt$|sour-cream/.test(id), [40, 'g']),
  ],
  steps: [
    prep(
      5,
      'Blanch {leaves} in boiling water for 2 minutes, cool in cold water, drain and cut out thick stalks.',
      'Blanchir {leaves} 2 minutes à l’eau bouillante, rafraîchir, égoutter et ôter les grosses côtes.',
      'Escaldar {leaves} 2 minutos en agua hirviendo, enfriar en agua fría, escurrir y quitar los nervios gruesos.',
      '{leaves} 2 Minuten in kochendem Wasser blanchieren, kalt abschrecken, abtropfen lassen und dicke Rippen ausschneiden.',
    ),
    cook(
      8,
      'Soften {onion}[ with {vegetables+heat}] in half of {fat} for 6 minutes, add {grain+spice+nuts} and stir for 2 minutes.',
      'Faire fondre {onion}[ avec {vegetables+heat}] dans la moitié {fat:of} 6 minutes, ajouter {grain+spice+nuts} et remuer 2 minutes.',
      'Rehogar {onion}[ con {vegetables+heat}] en la mitad {fat:of} 6 minutos, añadir {grain+spice+nuts} y remover 2 minutos.',
      '{onion}[ mit {vegetables+heat:dat}] in der Hälfte {fat:of} 6 Minuten dünsten, {grain+spice+nuts} zugeben und 2 Minuten rühren.',
    ),
    prep(
      2,
      'Off the heat mix in {herb}[ and {main}] and season well with {seasoning:bare}.',
      'Hors du feu, ajouter {herb}[ et {main}] et bien assaisonner {seasoning:de}.',
      'Fuera del fuego, añadir {herb}[ y {main}] y sazonar bien con {seasoning:bare}.',
      'Vom Herd nehmen, {herb}[ und {main}] untermischen und kräftig mit {seasoning:with} würzen.',
    ),
    prep(
      20,
      'Lay each leaf shiny side down, put a teaspoon of filling on it, fold in the sides and roll up, not too tightly, for the grain swells; pack close together in a pot, seam down.',
      'Poser chaque feuille face brillante dessous, garnir d’une cuillerée à café de farce, rabattre les côtés et rouler sans trop serrer, car le grain gonfle ; ranger serré dans une casserole.',
      'Poner cada hoja con el brillo hacia abajo, una cucharadita de relleno, doblar los lados y enrollar sin apretar mucho, que el grano crece; colocar bien juntas en una olla.',
      'Jedes Blatt mit der glänzenden Seite nach unten legen, einen Teelöffel Füllung daraufgeben, die Seiten einschlagen und nicht zu fest aufrollen, denn das Korn quillt; dicht an dicht in einen Topf schichten.',
    ),
    cook(
      45,
      'Pour over {stock+sauce}, {sour} and the rest of {fat}, weigh down with a plate and simmer, covered, over low heat for {minutes} minutes.',
      'Verser {stock+sauce}, {sour} et le reste {fat:of}, couvrir d’une assiette retournée et laisser frémir {minutes} minutes à couvert et à feu doux.',
      'Verter {stock+sauce}, {sour} y el resto {fat:of}, poner un plato encima y cocer tapado a fuego suave {minutes} minutos.',
      '{stock+sauce}, {sour} und den Rest {fat:of} darübergießen, mit einem Teller beschweren und zugedeckt bei kleiner Hitze {minutes} Minuten garen.',
      { doneness: 'main' },
    ),
    wait(
      15,
      'Let them cool in the pot for {minutes} minutes and serve lukewarm or cold[ with {spoonful}].',
      'Laisser tiédir {minutes} minutes dans la casserole et servir tiède ou froid[ avec {spoonful}].',
      'Dejar templar en la olla {minutes} minutos y servir templado o frío[ con {spoonful}].',
      'Im Topf {minutes} Minuten abkühlen lassen und lauwarm oder kalt[ mit {spoonful:dat}] servieren.',
    ),
  ],
  heads: ['main', 'grain'],
  withs: ['herb'],
  pitch: [
    say(
      'Rolling is company work, and they are best the day after.',
      'On les roule à plusieurs, et elles sont meilleures le lendemain.',
      'Se enrollan en compañía y al día siguiente están mejor.',
      'Gerollt wird in Gesellschaft, und am nächsten Tag sind sie am besten.',
    ),
  ],
}
