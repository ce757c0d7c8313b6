import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { herb, seasoning, sour } from './roles.ts'

export const potatoSalad: Pattern = {
  id: 'potatoSalad',
  dishType: 'Starters',
  cuisines: ['german', 'french', 'spanish'],
  likes: { potato: 3, vegetable: 1, egg: 1 },
  tastes: ['hearty', 'sour', 'herby'],
  needs: 'name',
  roles: [
    { id: 'potato', takes: inCategory('potato'), most: 2, pool: ['waxy-potato', 'potato'], each: g(220) },
    {
      id: 'onion',
      takes: ({ id }) => /onion|shallot/.test(id),
      pool: ['red-onion', 'shallot'],
      each: of(0.25, null),
      cut: 'auto',
    },
    { id: 'stock', takes: inCategory('stock'), pool: ['vegetable-stock', 'water'], each: ml(50) },
    {
      ...sour,
      pool: ['white-wine-vinegar', 'cider-vinegar', 'lemon'],
      each: ({ id }) =>
        /^(lemon|lime)$/.test(id) ? { amount: 0.25, unit: null } : { amount: 1, unit: 'tbsp' },
    },
    {
      id: 'mustard',
      takes: ({ id }) => id.endsWith('mustard'),
      pool: ['mustard', 'horseradish', 'caper'],
      each: of(0.5, 'tsp'),
    },
    {
      id: 'oil',
      takes: ({ category }) => category === 'fat',
      pool: ['rapeseed-oil', 'sunflower-oil', 'olive-oil'],
      each: of(1.5, 'tbsp'),
    },
    {
      id: 'creamy',
      takes: ({ id }) => /mayonnaise|yogurt|sour-cream|creme-fraiche/.test(id),
      least: 0,
      pool: [],
      each: g(35),
    },
    {
      id: 'main',
      takes: (each) =>
        greens(each) || inCategory('legume', 'fruit', 'egg', 'cheese')(each) || each.id === 'gherkin',
      most: 4,
      pool: ['cucumber', 'radish', 'gherkin'],
      each: ({ category }) => (category === 'egg' ? { amount: 1, unit: null } : { amount: 70, unit: 'g' }),
      cut: 'fine',
    },
    {
      id: 'warm',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein')(each),
      most: 2,
      least: 0,
      pool: [],
      each: g(60),
      cut: 'fine',
    },
    seasoning,
    { ...herb, pool: ['chive', 'parsley', 'dill'] },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 22,
      text: say(
        'Boil {potato} in their skins in salted water for about 22 minutes until tender, drain, peel while still warm and slice.',
        "Cuire {potato} avec la peau 22 minutes environ à l'eau salée, égoutter, éplucher encore tiède et couper en rondelles.",
        'Cocer {potato} con piel en agua con sal unos 22 minutos, escurrir, pelar{potato?lo/la/los/las} en caliente y cortar{potato?lo/la/los/las} en rodajas.',
        '{potato} mit Schale in Salzwasser etwa 22 Minuten gar kochen, abgießen, noch warm pellen und in Scheiben schneiden.',
      ),
    },
    {
      kind: 'cook',
      minutes: 9,
      text: say(
        'Boil {main.egg} for 9 minutes, cool, peel and chop.',
        "Cuire {main.egg} 9 minutes à l'eau bouillante, rafraîchir, écaler et hacher.",
        'Cocer {main.egg} 9 minutos, refrescar, pelar y picar.',
        'In kochendem Wasser {main.egg} 9 Minuten garen, abschrecken, pellen und hacken.',
      ),
    },
    {
      kind: 'cook',
      minutes: 8,
      doneness: 'warm',
      text: say(
        'Fry {warm} in a little of the oil for 8 minutes until done.',
        "Faire dorer {warm} 8 minutes dans un peu d'huile, en cuisant bien.",
        'Dorar {warm} 8 minutos en un poco del aceite, hasta que {warm?esté hecho/esté hecha/estén hechos/estén hechas}.',
        'In etwas Öl {warm} 8 Minuten durchbraten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        'Bring {stock} to the boil with {onion}, take off the heat and stir in {sour+mustard+seasoning}.',
        'Porter à ébullition {stock} avec {onion}, retirer du feu et ajouter {sour+mustard+seasoning}.',
        'Llevar a ebullición {stock} con {onion}, retirar del fuego y añadir {sour+mustard+seasoning}.',
        '{stock} mit {onion:dat} aufkochen, vom Herd nehmen und {sour+mustard+seasoning} einrühren.',
      ),
    },
    {
      kind: 'wait',
      minutes: 20,
      least: 10,
      text: say(
        'Pour hot over the warm slices, turn gently and let them drink for {minutes} minutes.',
        'Verser bien chaud sur les rondelles tièdes, remuer doucement et laisser boire {minutes} minutes.',
        'Verter en caliente sobre las rodajas templadas, mezclar con cuidado y dejar que absorban {minutes} minutos.',
        'Heiß über die warmen Scheiben gießen, vorsichtig wenden und {minutes} Minuten ziehen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Fold in {oil+creamy}, then {main+warm+herb}, taste once more and serve lukewarm.',
        'Incorporer {oil+creamy}, puis {main+warm+herb}, rectifier et servir tiède.',
        'Incorporar {oil+creamy} y después {main+warm+herb}, probar de nuevo y servir templado.',
        '{oil+creamy} und dann {main+warm+herb} unterheben, noch einmal abschmecken und lauwarm servieren.',
      ),
    },
  ],
  heads: [],
  withs: ['main', 'herb'],
  title: say(
    '{dish} with {withs:bare}',
    '{dish} {withs:to}',
    '{dish} con {withs:bare}',
    '{dish} mit {withs:with}',
  ),
  pitch: [
    say(
      'The potatoes drink while they are warm: that is the whole trick, and it is worth the wait.',
      'Les pommes de terre boivent tant qu’elles sont tièdes : tout est là, et cela vaut l’attente.',
      'Las patatas absorben mientras están templadas: ese es todo el truco.',
      'Die Kartoffeln trinken, solange sie warm sind: Das ist der ganze Trick und das Warten wert.',
    ),
  ],
}
