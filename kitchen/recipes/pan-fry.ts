import { has, longest } from '../cook/plan.ts'
import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { creamy, fat, heat, herb, seasoning, sour, spices } from './roles.ts'

export const panFry: Pattern = {
  id: 'panFry',
  dishType: 'Mains',
  cuisines: ['french', 'spanish', 'german', 'italian'],
  likes: {
    fish: 6,
    meat: 5,
    poultry: 4,
    shellfish: 3,
    sausage: 4,
    plantProtein: 3,
    mushroom: 2,
    potato: 3,
    vegetable: 2,
    leafyGreen: 2,
    cheese: 1,
    grain: 1,
    legume: 1,
    wine: 1,
    citrus: 2,
    herb: 2,
    dairy: 1,
    condiment: 1,
  },
  tastes: ['light', 'fresh', 'lemony', 'crunchy'],
  roles: [
    {
      id: 'main',
      takes: (each) =>
        (flesh(each) || seafood(each) || inCategory('plantProtein')(each) || each.id === 'halloumi') &&
        !/^smoked-(salmon|trout)$|^tinned-|roe$|^(anchovy|herring|crab|surimi|brown-shrimp)$/.test(each.id),
      most: 2,
      pool: ['salmon', 'chicken-breast', 'cod', 'smoked-tofu', 'tofu', 'halloumi', 'oyster-mushroom'],
      varied: true,
      each: (each) =>
        each.category === 'fish' && each.serving.unit === null
          ? each.serving
          : each.serving.unit === null
            ? each.serving
            : { amount: 150, unit: 'g' },
      cut: 'dry',
    },
    {
      id: 'vegetables',
      takes: (each) => greens(each) || each.category === 'legume',
      most: 3,
      pool: ['green-bean', 'asparagus', 'courgette', 'spinach', 'broccoli'],
      varied: true,
      each: (each) =>
        each.category === 'leafyGreen'
          ? { amount: 100, unit: 'g' }
          : each.category === 'legume'
            ? each.serving
            : { amount: 130, unit: 'g' },
      cut: 'auto',
    },
    {
      id: 'side',
      takes: inCategory('potato', 'grain', 'pasta', 'bread'),
      pool: (wishes) =>
        wishes.minutes !== null && wishes.minutes <= 35
          ? ['couscous', 'quinoa', 'rice']
          : ['waxy-potato', 'potato', 'rice'],
      each: ({ category, serving }) =>
        category === 'potato'
          ? { amount: 220, unit: 'g' }
          : category === 'bread'
            ? serving
            : { amount: 70, unit: 'g' },
      cut: 'auto',
    },
    {
      id: 'aromatics',
      takes: ({ category, id }) => category === 'aromatic' && !/chil/.test(id),
      most: 2,
      pool: ['garlic', 'shallot'],
      each: ({ id, serving }) =>
        id === 'garlic'
          ? { amount: 0.5, unit: 'clove' }
          : id === 'shallot'
            ? { amount: 0.5, unit: null }
            : serving,
      cut: 'auto',
    },
    { ...fat, pool: ['olive-oil', 'rapeseed-oil'], each: of(1, 'tbsp') },
    { ...spices, least: 0 },
    heat,
    {
      id: 'butter',
      takes: ({ id }) => id === 'butter',
      pool: ['butter', 'margarine', 'olive-oil'],
      each: g(10),
    },
    {
      id: 'liquid',
      takes: (each) => inCategory('wine', 'stock')(each),
      pool: ['vegetable-stock', 'white-wine', 'water'],
      each: ml(50),
    },
    { ...creamy, least: (wishes) => (wishes.tastes.includes('creamy') ? 1 : 0) },
    {
      ...sour,
      pool: ['lemon', 'white-wine-vinegar'],
      each: ({ id }) => (id === 'lemon' ? { amount: 0.5, unit: null } : { amount: 0.5, unit: 'tbsp' }),
    },
    seasoning,
    { ...herb, pool: ['dill', 'parsley', 'thyme', 'chive'], varied: true },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['side'], 12, 22),
      when: (plan) => has(plan, 'side.starch'),
      text: say(
        'Cook {side} in salted water for {minutes} minutes until tender, then drain and keep warm.',
        "Cuire {side} à l'eau salée {minutes} minutes, égoutter et garder au chaud.",
        'Cocer {side} en agua con sal {minutes} minutos, hasta que {side?esté tierno/esté tierna/estén tiernos/estén tiernas}; escurrir y mantener caliente.',
        '{side} in Salzwasser {minutes} Minuten gar kochen, abgießen und warm halten.',
      ),
    },
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Meanwhile, steam or boil {vegetables.steamed} in a little salted water for 5 to 8 minutes until tender and still bright.',
        "Pendant ce temps, cuire {vegetables.steamed} 5 à 8 minutes à la vapeur ou dans un peu d'eau salée ; garder du croquant et une couleur vive.",
        'Mientras tanto, cocer {vegetables.steamed} al vapor o en un poco de agua con sal de 5 a 8 minutos, sin que {vegetables.steamed?pierda/pierdan} el color.',
        'Inzwischen {vegetables.steamed} in wenig Salzwasser oder im Dampf 5 bis 8 Minuten garen, sodass Biss und Farbe bleiben.',
      ),
    },
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Warm {vegetables.stewed} in a small pot with a spoonful of {fat} and season lightly.',
        'Réchauffer {vegetables.stewed} dans une petite casserole avec une cuillerée {fat:de} et assaisonner légèrement.',
        'Calentar {vegetables.stewed} en un cazo con una cucharada {fat:de} y sazonar ligeramente.',
        '{vegetables.stewed} in einem kleinen Topf mit einem Löffel {fat:bare} erwärmen und leicht würzen.',
      ),
    },
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Brown {vegetables.browned} in a second pan in a little of {fat} over medium heat for 8 minutes and salt lightly.',
        'Dans une seconde poêle, faire dorer {vegetables.browned} 8 minutes à feu moyen avec un peu {fat:of} et saler légèrement.',
        'En otra sartén, dorar {vegetables.browned} 8 minutos a fuego medio con un poco {fat:of} y salar ligeramente.',
        'In einer zweiten Pfanne {vegetables.browned} mit etwas {fat:with} bei mittlerer Hitze 8 Minuten bräunen und leicht salzen.',
      ),
    },
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Wilt {vegetables.wilted}, still wet from washing, in a covered pot for 3 minutes and press out the water.',
        "Faire tomber {vegetables.wilted}, encore humides du lavage, 3 minutes à couvert, puis presser pour ôter l'eau.",
        'Rehogar {vegetables.wilted} con el agua del lavado 3 minutos en una olla tapada y escurrir bien.',
        '{vegetables.wilted} tropfnass in einem geschlossenen Topf 3 Minuten zusammenfallen lassen und ausdrücken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Season {main.piece} on both sides with {seasoning+spices+heat:bare}.',
        'Assaisonner {main.piece} des deux côtés {seasoning+spices+heat:de}.',
        'Sazonar {main.piece} por ambos lados con {seasoning+spices+heat:bare}.',
        '{main.piece} von beiden Seiten mit {seasoning+spices+heat:with} würzen.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => (has(plan, 'main.sea') ? 8 : longest(plan, ['main.piece'], 8, 16)),
      least: 8,
      doneness: 'main.piece',
      text: say(
        'Heat {fat} in a heavy pan over medium-high heat. Lay in {main.piece} and fry for about {minutes} minutes in all, turning once, when the underside lets go of the pan by itself.',
        "Chauffer {fat} dans une poêle épaisse à feu assez vif. Y déposer {main.piece} et cuire environ {minutes} minutes en tout, en retournant une seule fois, quand la face se détache d'elle-même.",
        'Calentar {fat} en una sartén gruesa a fuego medio-alto. Poner {main.piece} y cocinar unos {minutes} minutos en total, dando la vuelta una sola vez, cuando la cara se despegue sola.',
        '{fat} in einer schweren Pfanne bei kräftiger Hitze erhitzen. {main.piece} hineinlegen und insgesamt etwa {minutes} Minuten braten; einmal wenden, sobald sich die Unterseite von selbst löst.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      least: 8,
      doneness: 'main.loose',
      text: say(
        'Heat {fat} in a heavy pan over high heat and brown {main.loose} for {minutes} minutes, breaking it up; season with {seasoning+spices+heat:bare} at the end.',
        'Chauffer {fat} dans une poêle épaisse à feu vif et y faire revenir {main.loose} {minutes} minutes en émiettant ; assaisonner {seasoning+spices+heat:de} à la fin.',
        'Calentar {fat} en una sartén gruesa a fuego vivo y dorar {main.loose} {minutes} minutos, desmenuzando; sazonar al final con {seasoning+spices+heat:bare}.',
        '{fat} in einer schweren Pfanne kräftig erhitzen und {main.loose} darin {minutes} Minuten krümelig braten; zum Schluss mit {seasoning+spices+heat:with} würzen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Fry {main.sliced} in {fat} over medium heat for 4 minutes until crisp at the edges; no salt is needed.',
        'Faire dorer {main.sliced} dans {fat} 4 minutes à feu moyen, jusqu’à ce que les bords croustillent ; inutile de saler.',
        'Dorar {main.sliced} en {fat} 4 minutos a fuego medio, hasta que los bordes queden crujientes; no hace falta sal.',
        '{main.sliced} in {fat:dat} bei mittlerer Hitze 4 Minuten braten, bis die Ränder knusprig sind; Salz braucht es nicht.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Lift out and rest. Soften {aromatics} in the same pan for 1 minute, add {liquid+creamy} and scrape up the brown bits; let reduce by half, then whisk in {butter} and {sour}.',
        'Retirer et laisser reposer. Dans la même poêle, faire fondre {aromatics} 1 minute, verser {liquid+creamy} et décoller les sucs ; réduire de moitié, puis fouetter avec {butter} et {sour}.',
        'Retirar y dejar reposar. En la misma sartén, rehogar {aromatics} 1 minuto, verter {liquid+creamy} y despegar los jugos; reducir a la mitad y ligar con {butter} y {sour}.',
        'Herausnehmen und ruhen lassen. {aromatics} in derselben Pfanne 1 Minute dünsten, {liquid+creamy} zugießen und den Bratensatz lösen; auf die Hälfte reduzieren, dann {butter} und {sour} unterschlagen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Set {main} on {side} with {vegetables} beside it, spoon over the sauce and finish with {herb}.',
        'Poser {main} sur {side}, ajouter {vegetables} à côté, napper de sauce et terminer avec {herb}.',
        'Disponer {main} sobre {side} con {vegetables} al lado, cubrir con la salsa y terminar con {herb}.',
        '{main} auf {side:dat} anrichten, {vegetables} dazulegen, mit der Sauce überziehen und mit {herb:dat} vollenden.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['vegetables', 'side'],
  title: say(
    'Pan-Fried {heads:title} with {withs:bare}',
    '{heads:bare} {heads?poêlé/poêlée/poêlés/poêlées} {withs:to}',
    '{heads:bare} a la sartén con {withs:bare}',
    '{heads:bare} aus der Pfanne mit {withs:with}',
  ),
  pitch: [
    say(
      'A hot pan and nobody stirring for the first minute: what browns is what tastes, and what sticks becomes the sauce.',
      'Une poêle bien chaude, et on ne touche à rien la première minute : ce qui dore donne le goût, ce qui accroche devient la sauce.',
      'Una sartén caliente y nada de tocar el primer minuto: lo que se dora da el sabor, y lo que se pega se vuelve salsa.',
      'Eine heiße Pfanne, und in der ersten Minute rührt niemand etwas an: Was bräunt, schmeckt, und der Bratensatz wird zur Sauce.',
    ),
    say(
      'Everything happens in one pan while the side cooks by itself, and the sauce takes no longer than laying the table.',
      'Tout se passe dans une poêle pendant que la garniture cuit seule ; la sauce ne prend que le temps de mettre la table.',
      'Todo pasa en una sartén mientras la guarnición se hace sola; la salsa tarda lo que se tarda en poner la mesa.',
      'Alles geschieht in einer Pfanne, während die Beilage allein gart; die Sauce dauert so lange wie das Tischdecken.',
    ),
    say(
      'Dry it well, season it, leave it alone in the heat: three small things that make the whole difference.',
      'Bien éponger, assaisonner, ne pas y toucher : trois détails qui changent tout.',
      'Secar bien, sazonar y no mover: tres detalles que lo cambian todo.',
      'Gut trocken, gut gewürzt und in Ruhe gelassen: drei Kleinigkeiten, die alles ausmachen.',
    ),
  ],
}
