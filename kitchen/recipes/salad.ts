import { longest } from '../cook/plan.ts'
import { flesh, g, inCategory, of, say, seafood, type Pattern } from './pattern.ts'
import { fat, heat, herb, seasoning } from './roles.ts'
import { crunch } from './starter-pools.ts'

const dressing = say('For the dressing', 'Pour la sauce', 'Para el aliño', 'Für das Dressing')

export const salad: Pattern = {
  id: 'salad',
  dishType: 'Starters',
  cuisines: ['french', 'greek', 'levantine', 'italian'],
  likes: {
    leafyGreen: 3,
    vegetable: 2,
    cheese: 2,
    legume: 2,
    fruit: 2,
    berry: 1,
    citrus: 1,
    nut: 2,
    seed: 2,
    fish: 1,
    shellfish: 1,
    egg: 1,
    grain: 1,
    poultry: 1,
    meat: 1,
    plantProtein: 1,
    herb: 1,
    bread: 1,
    potato: 1,
    mushroom: 1,
  },
  tastes: ['fresh', 'light', 'crunchy', 'sour'],
  roles: [
    {
      id: 'leaves',
      takes: inCategory('leafyGreen'),
      most: 2,
      pool: ['rocket', 'lambs-lettuce', 'lettuce', 'spinach'],
      varied: true,
      each: g(40),
      cut: 'fine',
    },
    {
      id: 'main',
      takes: (each) =>
        inCategory('vegetable', 'legume', 'fruit', 'berry', 'citrus', 'egg', 'mushroom')(each) &&
        !/^(lemon|lime)$/.test(each.id),
      most: 4,
      least: 2,
      pool: ['cherry-tomato', 'cucumber', 'radish', 'chickpea', 'carrot'],
      varied: true,
      cut: 'fine',
    },
    {
      id: 'warm',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein')(each),
      most: 2,
      least: 0,
      pool: [],
      cut: 'fine',
    },
    {
      id: 'starch',
      takes: inCategory('grain', 'potato', 'pasta'),
      least: 0,
      pool: [],
      each: (i) => (i.category === 'potato' ? { amount: 120, unit: 'g' } : { amount: 35, unit: 'g' }),
      cut: 'fine',
    },
    {
      id: 'cheese',
      takes: inCategory('cheese'),
      least: (wishes) => (wishes.diets.includes('vegan') ? 0 : 1),
      pool: ['feta', 'goat-cheese', 'mozzarella', 'parmesan'],
      varied: true,
      each: g(40),
      cut: 'fine',
    },
    {
      id: 'sour',
      group: dressing,
      takes: ({ id }) => /vinegar$|^(lemon|lime)$/.test(id),
      pool: (_w, cuisine) => [...cuisine.acids, 'lemon', 'cider-vinegar'],
      each: ({ id }) =>
        id === 'lemon' || id === 'lime' ? { amount: 0.5, unit: null } : { amount: 0.75, unit: 'tbsp' },
      cut: 'fine',
    },
    { id: 'mustard', group: dressing, pool: ['mustard', 'tahini'], each: of(0.5, 'tsp') },
    {
      id: 'sweet',
      group: dressing,
      takes: inCategory('sweetener'),
      pool: ['honey', 'maple-syrup', 'agave-syrup'],
      each: of(0.5, 'tsp'),
    },
    {
      ...fat,
      id: 'oil',
      group: dressing,
      pool: ['olive-oil', 'walnut-oil', 'rapeseed-oil', 'sunflower-oil'],
      takes: ({ category, id }) => category === 'fat' && /oil/.test(id),
      each: of(1.5, 'tbsp'),
    },
    { ...heat, cut: 'fine' },
    seasoning,
    {
      id: 'spice',
      group: dressing,
      takes: ({ id, category }) =>
        category === 'spice' || /^(soy-sauce|worcestershire-sauce|anchovy)$/.test(id),
      least: 0,
      most: 2,
      pool: [],
      each: of(0.5, 'tsp'),
    },
    herb,
    {
      id: 'crunch',
      takes: inCategory('nut', 'seed', 'bread'),
      most: 2,
      pool: crunch,
      varied: true,
      each: g(12),
      cut: 'fine',
    },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main.dry'], 15, 60),
      text: say(
        'Simmer {main.dry} in plenty of water for {minutes} minutes until tender but whole, drain and leave to cool a little.',
        "Cuire {main.dry} {minutes} minutes à petits bouillons dans beaucoup d'eau : tendre, mais encore entier. Égoutter et laisser tiédir.",
        'Cocer {main.dry} a fuego suave en abundante agua {minutes} minutos, sin que {main.dry?se deshaga/se deshagan}; escurrir y dejar templar.',
        'In reichlich Wasser {main.dry} {minutes} Minuten sanft garen, bis sie weich, aber noch ganz sind; abgießen und lauwarm abkühlen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 6,
      text: say(
        'Boil {main.blanched} in salted water for 6 minutes until just tender, then cool under cold water and drain.',
        "Cuire {main.blanched} 6 minutes à l'eau bouillante salée, rafraîchir sous l'eau froide et égoutter.",
        'Cocer {main.blanched} 6 minutos en agua hirviendo con sal, refrescar bajo el grifo y escurrir.',
        'In kochendem Salzwasser {main.blanched} 6 Minuten bissfest garen, kalt abschrecken und abtropfen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 12,
      text: say(
        'Fry {main.fried} in a spoonful of the oil for 12 minutes until soft and browned, and leave to cool a little.',
        "Faire dorer {main.fried} 12 minutes dans une cuillerée d'huile, jusqu'à ce que ce soit fondant, et laisser tiédir.",
        'Dorar {main.fried} 12 minutos en una cucharada del aceite, hasta que {main.fried?esté tierno/esté tierna/estén tiernos/estén tiernas}, y dejar templar.',
        'In einem Löffel Öl {main.fried} 12 Minuten weich und braun braten, dann lauwarm abkühlen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['starch'], 12, 20),
      text: say(
        'Cook {starch} in salted water for {minutes} minutes until tender, drain and leave to cool a little.',
        "Cuire {starch} à l'eau salée {minutes} minutes, égoutter et laisser tiédir.",
        'Cocer {starch} en agua con sal {minutes} minutos, escurrir y dejar templar.',
        '{starch} in Salzwasser {minutes} Minuten gar kochen, abgießen und lauwarm abkühlen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      doneness: 'warm',
      text: say(
        'Fry {warm} in a spoonful of the oil over medium-high heat, turning now and then, for about 10 minutes.',
        "Faire dorer {warm} dans un peu d'huile à feu assez vif, en retournant de temps en temps, 10 minutes environ.",
        'Dorar {warm} en un poco de aceite a fuego medio-alto, dando la vuelta de vez en cuando, unos 10 minutos.',
        '{warm} in etwas Öl bei kräftiger Hitze unter gelegentlichem Wenden etwa 10 Minuten braten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 9,
      text: say(
        'Boil {main.egg} for 9 minutes, cool under cold water, peel and quarter.',
        "Cuire {main.egg} 9 minutes à l'eau bouillante, rafraîchir, écaler et couper en quartiers.",
        'Cocer {main.egg} 9 minutos, enfriar bajo el grifo, pelar y cortar en cuartos.',
        '{main.egg} 9 Minuten kochen, kalt abschrecken, pellen und vierteln.',
      ),
    },
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Tear {crunch.bread} into pieces and toast in a spoonful of the oil for 5 minutes until crisp.',
        "Déchirer {crunch.bread} en morceaux et faire dorer 5 minutes dans une cuillerée d'huile.",
        'Trocear {crunch.bread} y tostar 5 minutos en una cucharada del aceite, hasta que {crunch.bread?quede crujiente/queden crujientes}.',
        '{crunch.bread} in Stücke reißen und in einem Löffel Öl 5 Minuten knusprig rösten.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Whisk {sour} with {mustard+sweet+heat+seasoning+spice}, then beat in {oil} in a thin stream until the dressing thickens.',
        "Fouetter {sour} avec {mustard+sweet+heat+seasoning+spice}, puis monter avec {oil} en mince filet jusqu'à ce que la sauce épaississe.",
        'Batir {sour} con {mustard+sweet+heat+seasoning+spice} y emulsionar con {oil} en hilo fino hasta que el aliño espese.',
        '{sour} mit {mustard+sweet+heat+seasoning+spice:dat} verquirlen, dann {oil} in dünnem Strahl unterschlagen, bis das Dressing bindet.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Toss {main}[ and {starch}] with two thirds of the dressing and leave for 2 minutes so that the flavours get to know each other.',
        'Mélanger {main}[ et {starch}] avec les deux tiers de la sauce et laisser 2 minutes, le temps que les saveurs se marient.',
        'Mezclar {main}[ y {starch}] con dos tercios del aliño y dejar reposar 2 minutos para que los sabores se unan.',
        '{main}[ und {starch}] mit zwei Dritteln des Dressings mischen und 2 Minuten ziehen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Fold in {leaves+herb} at the last moment, pile onto plates[, top with {warm+cheese}][, scatter with {crunch}] and drizzle with the rest of the dressing.',
        'Incorporer {leaves+herb} au dernier moment, dresser en dôme[, garnir avec {warm+cheese}][, ajouter {crunch}] et arroser du reste de sauce.',
        'Añadir {leaves+herb} en el último momento, servir en montaña[, coronar con {warm+cheese}][, repartir {crunch} por encima] y regar con el resto del aliño.',
        '{leaves+herb} erst im letzten Moment unterheben und locker auf Teller häufen. [{warm+cheese} darauf verteilen, ][{crunch} darüberstreuen und ]mit dem restlichen Dressing beträufeln.',
      ),
    },
  ],
  heads: ['main', 'leaves'],
  withs: ['warm', 'cheese', 'crunch'],
  pitch: [
    say(
      'It lives from contrast: something crisp, something juicy and a dressing with a clear edge, put together only at the last moment.',
      'Tout est dans le contraste : du croquant, du juteux et une sauce bien nette, réunis au dernier moment.',
      'Vive del contraste: algo crujiente, algo jugoso y un aliño con carácter, unidos en el último momento.',
      'Er lebt vom Kontrast: etwas Knackiges, etwas Saftiges und ein klares Dressing, erst im letzten Moment vermischt.',
    ),
  ],
}
