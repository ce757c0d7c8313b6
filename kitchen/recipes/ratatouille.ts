import { flesh, g, greens, inCategory, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb, seasoning, sour, spices } from './roles.ts'

export const ratatouille: Pattern = {
  id: 'ratatouille',
  dishType: 'Mains',
  cuisines: ['french', 'spanish', 'italian'],
  likes: { vegetable: 3, herb: 1 },
  tastes: ['fresh', 'light', 'herby'],
  onePot: true,
  needs: 'name',
  roles: [
    {
      id: 'vegetables',
      takes: (each) =>
        (greens(each) && !/^tomato$|tinned-tomato|passata/.test(each.id)) || inCategory('potato')(each),
      most: 6,
      least: 3,
      pool: ['aubergine', 'courgette', 'bell-pepper', 'fennel', 'celery'],
      each: g(120),
      cut: 'auto',
    },
    {
      id: 'tomato',
      takes: ({ id }) => /^tomato$|tinned-tomato|passata/.test(id),
      pool: ['tomato', 'tinned-tomato'],
      each: g(150),
      cut: 'auto',
    },
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('legume', 'plantProtein')(each),
      most: 2,
      least: 0,
      pool: [],
      each: g(100),
      cut: 'auto',
    },
    { ...aromatics, pool: ['onion', 'garlic'] },
    { ...fat, pool: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'], each: of(1.5, 'tbsp') },
    { ...spices, pool: (_w, cuisine) => [...cuisine.spices, 'herbes-de-provence', 'paprika'], least: 1 },
    heat,
    { ...sour, pool: ['red-wine-vinegar', 'lemon'] },
    seasoning,
    { ...herb, pool: ['basil', 'thyme', 'parsley'] },
    { id: 'egg', takes: inCategory('egg'), least: 0, pool: [], each: of(1, null) },
    {
      id: 'side',
      takes: inCategory('bread', 'grain', 'pasta'),
      pool: ['country-bread', 'rice', 'quinoa'],
      each: ({ serving }) => serving,
    },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 8,
      doneness: 'main',
      text: say(
        'Brown {main} in a little of the oil for 8 minutes until done and put aside.',
        "Faire dorer {main} 8 minutes dans un peu d'huile, en cuisant bien, et réserver.",
        'Dorar {main} 8 minutos en un poco del aceite, hasta que {main?esté hecho/esté hecha/estén hechos/estén hechas}, y reservar.',
        'In etwas Öl {main} 8 Minuten durchbraten und beiseitestellen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 15,
      text: say(
        'Heat half of {fat} in a wide pot and brown {vegetables} in two batches over a good heat for 15 minutes in all; each should take colour before it goes soft. Lift out.',
        'Chauffer la moitié {fat:of} dans une large cocotte et y dorer {vegetables} en deux fois, 15 minutes en tout, à feu assez vif : de la couleur avant le fondant. Réserver.',
        'Calentar la mitad {fat:of} en una cazuela amplia y dorar {vegetables} en dos tandas a fuego vivo, 15 minutos en total: primero color, luego ternura. Reservar.',
        'Die Hälfte {fat:of} in einem weiten Topf erhitzen und {vegetables} darin bei kräftiger Hitze in zwei Portionen insgesamt 15 Minuten bräunen; erst Farbe, dann weich. Herausheben.',
      ),
    },
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Soften {aromatics} in the rest of {fat} for 5 minutes and stir in {spices+heat}.',
        'Faire fondre {aromatics} 5 minutes dans le reste {fat:of} et ajouter {spices+heat}.',
        'Rehogar {aromatics} 5 minutos en el resto {fat:of} y añadir {spices+heat}.',
        '{aromatics} im Rest {fat:of} 5 Minuten weich dünsten und {spices+heat} einrühren.',
      ),
    },
    {
      kind: 'cook',
      minutes: 25,
      least: 15,
      text: say(
        'Add {tomato}, return {vegetables+main} and simmer, half covered, over low heat for {minutes} minutes until everything is meltingly soft but still itself.',
        "Ajouter {tomato}, remettre {vegetables+main} et laisser mijoter {minutes} minutes à feu doux, à demi couvert, jusqu'à ce que tout soit fondant sans se défaire.",
        'Añadir {tomato}, devolver {vegetables+main} y cocer a fuego suave, medio tapado, {minutes} minutos, hasta que todo esté muy tierno sin deshacerse.',
        '{tomato} zugeben, {vegetables+main} zurückgeben und halb zugedeckt bei kleiner Hitze {minutes} Minuten schmoren, bis alles butterweich ist und doch nicht zerfällt.',
      ),
    },
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Make hollows, break {egg} into them and let set under a lid for 5 minutes.',
        'Creuser des puits, y casser {egg} et laisser prendre 5 minutes à couvert.',
        'Hacer huecos, cascar {egg} y dejar cuajar tapado 5 minutos.',
        'Mulden drücken, {egg} hineinschlagen und zugedeckt 5 Minuten stocken lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Season with {sour+seasoning:bare}, tear {herb} over it and serve hot or lukewarm with {side}.',
        'Assaisonner {sour+seasoning:de}, ajouter {herb} et servir chaud ou tiède avec {side}.',
        'Sazonar con {sour+seasoning:bare}, añadir {herb} y servir caliente o templado con {side}.',
        'Mit {sour+seasoning:with} abschmecken, {herb} darübergeben und heiß oder lauwarm mit {side:dat} servieren.',
      ),
    },
  ],
  heads: [],
  withs: ['vegetables', 'herb'],
  title: say(
    '{dish} with {withs:bare}',
    '{dish} {withs:to}',
    '{dish} con {withs:bare}',
    '{dish} mit {withs:with}',
  ),
  pitch: [
    say(
      'Each vegetable is browned before they meet, so that every one keeps its own taste.',
      'Chaque légume est doré à part avant la rencontre : chacun garde son goût.',
      'Cada verdura se dora antes de juntarse, y así cada una conserva su sabor.',
      'Jedes Gemüse wird erst für sich gebräunt, damit jedes nach sich selbst schmeckt.',
    ),
  ],
}
