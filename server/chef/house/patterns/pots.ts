import { has, longest } from '../kitchen/plan.ts'
import {
  flesh,
  g,
  greens,
  inCategory,
  ml,
  of,
  say,
  seafood,
  type Pattern,
  type Role,
  type Step,
} from './pattern.ts'
import { aromatics, creamy, fat, heat, herb, salt, seasoning, sour, spices, stock } from './roles.ts'

const rice: Role = {
  id: 'side',
  takes: inCategory('grain', 'bread', 'pasta'),
  pool: ['basmati-rice', 'jasmine-rice', 'rice', 'quinoa'],
  each: ({ category, serving }) => (category === 'bread' ? serving : { amount: 70, unit: 'g' }),
}

const mainOfPot = (pool: readonly string[]): Role => ({
  id: 'main',
  takes: (each) => flesh(each) || seafood(each) || inCategory('legume', 'plantProtein', 'egg')(each),
  most: 3,
  pool,
  varied: true,
  cut: 'auto',
})

const vegetables = (pool: readonly string[]): Role => ({
  id: 'vegetables',
  takes: (each) =>
    (greens(each) && !/tinned-tomato|passata|^olive$/.test(each.id)) || inCategory('potato')(each),
  most: 4,
  least: 2,
  pool,
  varied: true,
  each: ({ category }) => (category === 'leafyGreen' ? { amount: 75, unit: 'g' } : { amount: 90, unit: 'g' }),
  cut: 'auto',
})

/** The grain cooks beside the pot and is ready with it. */
const cookSide: Step = {
  kind: 'cook',
  aside: true,
  when: (plan) => has(plan, 'side.starch'),
  text: say(
    'Put {side} on to cook in lightly salted water for the time given on the pack, and drain if needed; it can wait under a lid.',
    "Mettre {side} à cuire à l'eau légèrement salée selon le temps indiqué sur le paquet, égoutter si nécessaire et garder à couvert.",
    'Poner {side} a cocer en agua con un poco de sal según el tiempo del paquete; escurrir si hace falta y mantener tapado.',
    '{side} nach Packungsangabe in leicht gesalzenem Wasser garen, bei Bedarf abgießen und zugedeckt warm halten.',
  ),
}

const soften: Step = {
  kind: 'cook',
  minutes: 5,
  least: 3,
  text: say(
    'Heat {fat} in a wide pot over medium heat and fry {aromatics} for {minutes} minutes until soft and golden at the edges.',
    "Chauffer {fat} dans une large cocotte à feu moyen et y faire revenir {aromatics} {minutes} minutes, jusqu'à ce que les bords dorent.",
    'Calentar {fat} en una cazuela amplia a fuego medio y rehogar {aromatics} {minutes} minutos, hasta que los bordes se doren.',
    '{fat} in einem weiten Topf bei mittlerer Hitze erhitzen und {aromatics} darin {minutes} Minuten anbraten, bis die Ränder goldgelb sind.',
  ),
}

const brown: Step = {
  kind: 'cook',
  minutes: 5,
  least: 3,
  text: say(
    'Turn up the heat, add {main.flesh} and brown on all sides for {minutes} minutes.',
    'Augmenter le feu, ajouter {main.flesh} et faire colorer de tous côtés pendant {minutes} minutes.',
    'Subir el fuego, añadir {main.flesh} y dorar por todos los lados {minutes} minutos.',
    'Die Hitze erhöhen, {main.flesh} zugeben und {minutes} Minuten rundum kräftig anbraten.',
  ),
}

const toastSpices: Step = {
  kind: 'cook',
  minutes: 1,
  text: say(
    'Stir in {spices+heat} and toast for 1 minute until the kitchen smells of them.',
    "Ajouter {spices+heat} et faire griller 1 minute en remuant, jusqu'à ce que les parfums montent.",
    'Añadir {spices+heat} y tostar 1 minuto, removiendo, hasta que desprenda su aroma.',
    '{spices+heat} einrühren und 1 Minute mitrösten, bis es duftet.',
  ),
}

const lateGreens: Step = {
  kind: 'cook',
  minutes: 4,
  least: 2,
  doneness: 'main.sea',
  text: say(
    'Slip in {vegetables.quick+main.sea} and let simmer for {minutes} more minutes.',
    'Ajouter {vegetables.quick+main.sea} et laisser frémir encore {minutes} minutes.',
    'Incorporar {vegetables.quick+main.sea} y dejar cocer a fuego suave {minutes} minutos más.',
    '{vegetables.quick+main.sea} zugeben und noch {minutes} Minuten sanft köcheln.',
  ),
}

const finish: Step = {
  kind: 'cook',
  minutes: 2,
  least: 1,
  text: say(
    'Season with {sour+seasoning:bare}, taste, and let stand for a minute off the heat. Scatter with {herb} and serve[ with {side}].',
    'Assaisonner {sour+seasoning:de}, goûter et laisser reposer une minute hors du feu. Parsemer {herb:de} et servir[ avec {side}].',
    'Sazonar con {sour+seasoning:bare}, probar y dejar reposar un minuto fuera del fuego. Esparcir {herb} y servir[ con {side}].',
    'Mit {sour+seasoning:with} abschmecken und vom Herd genommen 1 Minute ziehen lassen. Mit {herb:dat} bestreuen und servieren[, dazu {side:the} reichen].',
  ),
}

export const curry: Pattern = {
  id: 'curry',
  dishType: 'Mains',
  cuisines: ['indian', 'thai'],
  likes: {
    legume: 4,
    poultry: 4,
    plantProtein: 4,
    vegetable: 3,
    leafyGreen: 3,
    potato: 2,
    shellfish: 3,
    fish: 2,
    meat: 3,
    mushroom: 1,
    egg: 1,
    grain: 1,
    nut: 1,
    plantMilk: 3,
    herb: 1,
    fruit: 1,
  },
  tastes: ['creamy', 'hearty', 'rich'],
  onePot: true,
  roles: [
    mainOfPot(['chickpea', 'chicken-thigh', 'tofu', 'prawn', 'red-lentil']),
    vegetables(['spinach', 'sweet-potato', 'bell-pepper', 'cauliflower', 'carrot', 'green-bean']),
    aromatics,
    fat,
    { ...spices, least: 2 },
    heat,
    {
      id: 'tomato',
      takes: ({ id }) => /tinned-tomato|passata/.test(id),
      pool: ['tinned-tomato', 'passata'],
      each: () => ({ amount: 100, unit: 'g' }),
    },
    { ...creamy, least: 1, pool: ['coconut-milk', 'oat-cream', 'soy-cream', 'cream'], each: ml(120) },
    { ...rice },
    {
      id: 'topping',
      takes: inCategory('nut', 'seed', 'fruit'),
      most: 2,
      least: 0,
      pool: [],
      each: g(12),
      cut: 'auto',
    },
    sour,
    salt,
    herb,
  ],
  steps: [
    cookSide,
    soften,
    brown,
    toastSpices,
    {
      kind: 'cook',
      minutes: (plan) =>
        Math.max(longest(plan, ['vegetables.slow', 'main.flesh', 'main.pulses'], 10, 40), 10),
      least: (plan) =>
        Math.round(longest(plan, ['vegetables.slow', 'main.flesh', 'main.pulses'], 8, 40) * 0.8),
      doneness: 'main.flesh',
      text: say(
        'Add {tomato+creamy+main.pulses+main.tofu+main.egg+vegetables.slow} and simmer over gentle heat for {minutes} minutes until the sauce coats a spoon.',
        "Ajouter {tomato+creamy+main.pulses+main.tofu+main.egg+vegetables.slow} et laisser mijoter {minutes} minutes à feu doux, jusqu'à ce que la sauce nappe la cuillère.",
        'Añadir {tomato+creamy+main.pulses+main.tofu+main.egg+vegetables.slow} y cocer a fuego suave {minutes} minutos, hasta que la salsa cubra una cuchara.',
        '{tomato+creamy+main.pulses+main.tofu+main.egg+vegetables.slow} zugeben und {minutes} Minuten sanft köcheln, bis die Sauce einen Löffel überzieht.',
      ),
    },
    lateGreens,
    finish,
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Top with {topping} just before serving.',
        'Ajouter {topping} juste avant de servir.',
        'Coronar con {topping} justo antes de servir.',
        '{topping} erst kurz vor dem Servieren darübergeben.',
      ),
    },
  ],
  heads: ['main', 'vegetables'],
  withs: ['creamy', 'topping'],
  pitch: [
    say(
      'The spices are toasted before anything wet touches the pot, which is what gives it depth in so little time.',
      "Les épices grillent avant tout liquide : c'est ce qui donne de la profondeur en si peu de temps.",
      'Las especias se tuestan antes de añadir nada líquido: eso le da profundidad en tan poco tiempo.',
      'Die Gewürze rösten, bevor etwas Flüssiges in den Topf kommt: So entsteht in kurzer Zeit viel Tiefe.',
    ),
    say(
      'It is gentle and full at once: a sauce that wants to be mopped up, and a squeeze of something sour to lift it.',
      "Il est doux et généreux à la fois : une sauce à saucer, et une touche acide pour l'éclairer.",
      'Es suave y generoso a la vez: una salsa para rebañar y un toque ácido que la levanta.',
      'Mild und voll zugleich: eine Sauce zum Auftunken und ein Spritzer Säure, der sie hebt.',
    ),
  ],
}

export const stew: Pattern = {
  id: 'stew',
  dishType: 'Mains',
  cuisines: ['french', 'moroccan', 'spanish', 'german'],
  likes: {
    meat: 4,
    sausage: 3,
    legume: 3,
    vegetable: 3,
    potato: 3,
    poultry: 3,
    mushroom: 2,
    leafyGreen: 1,
    fish: 1,
    shellfish: 1,
    wine: 2,
    fruit: 1,
    plantProtein: 1,
    grain: 1,
    herb: 1,
  },
  tastes: ['hearty', 'rich', 'smoky'],
  onePot: true,
  roles: [
    mainOfPot(['white-bean', 'chicken-thigh', 'stewing-beef', 'chickpea']),
    vegetables(['carrot', 'potato', 'leek', 'celeriac', 'bell-pepper', 'courgette']),
    aromatics,
    fat,
    spices,
    heat,
    {
      id: 'tomato',
      takes: ({ id }) => /tinned-tomato|passata|tomato-paste/.test(id),
      pool: ['tinned-tomato', 'passata'],
      each: () => ({ amount: 120, unit: 'g' }),
    },
    {
      id: 'wine',
      takes: (each) => each.category === 'wine' || /beer|stout/.test(each.id),
      least: 0,
      pool: [],
      each: ml(75),
    },
    { ...stock, each: ml(150) },
    { id: 'sweet', takes: inCategory('fruit', 'sweetener'), least: 0, pool: [], each: g(25), cut: 'auto' },
    { ...creamy, least: 0 },
    {
      ...rice,
      least: (wishes) => (wishes.cuisine === 'moroccan' ? 1 : 0),
      pool: ['couscous', 'quinoa', 'rice'],
    },
    sour,
    seasoning,
    herb,
    { id: 'topping', takes: inCategory('nut', 'seed'), least: 0, pool: [], each: g(12), cut: 'auto' },
  ],
  steps: [
    cookSide,
    soften,
    brown,
    toastSpices,
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        'Pour in {wine} and let it bubble until reduced by half.',
        'Déglacer avec {wine} et laisser réduire de moitié.',
        'Verter {wine} y dejar reducir a la mitad.',
        'Mit {wine:dat} ablöschen und auf die Hälfte reduzieren.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) =>
        longest(plan, ['vegetables.slow', 'main.flesh', 'main.pulses', 'main.tofu'], 15, 120),
      least: 14,
      doneness: 'main.flesh',
      text: say(
        'Add {tomato+stock+main.pulses+main.tofu+main.egg+vegetables.slow+sweet}, bring to the boil, then cover and simmer on low heat for {minutes} minutes until everything is tender and the sauce has body.',
        "Ajouter {tomato+stock+main.pulses+main.tofu+main.egg+vegetables.slow+sweet}, porter à ébullition, puis couvrir et laisser mijoter {minutes} minutes à feu doux, jusqu'à ce que tout soit fondant et la sauce liée.",
        'Añadir {tomato+stock+main.pulses+main.tofu+main.egg+vegetables.slow+sweet}, llevar a ebullición, tapar y cocer a fuego lento {minutes} minutos, hasta que todo esté tierno y la salsa ligada.',
        '{tomato+stock+main.pulses+main.tofu+main.egg+vegetables.slow+sweet} zugeben, aufkochen und zugedeckt bei kleiner Hitze {minutes} Minuten schmoren, bis alles zart und die Sauce sämig ist.',
      ),
    },
    lateGreens,
    {
      kind: 'cook',
      minutes: 1,
      text: say(
        'Stir in {creamy} and warm through.',
        'Incorporer {creamy} et réchauffer doucement.',
        'Incorporar {creamy} y calentar suavemente.',
        '{creamy} einrühren und sanft erwärmen.',
      ),
    },
    finish,
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Top with {topping} just before serving.',
        'Ajouter {topping} juste avant de servir.',
        'Coronar con {topping} justo antes de servir.',
        '{topping} erst kurz vor dem Servieren darübergeben.',
      ),
    },
  ],
  heads: ['main', 'vegetables'],
  withs: ['wine', 'topping', 'herb'],
  pitch: [
    say(
      'It cooks by itself once everything is in the pot, and it is even better the next day.',
      'Une fois tout dans la cocotte, il mijote tout seul, et il est encore meilleur le lendemain.',
      'Una vez todo en la cazuela se hace solo, y al día siguiente está aún mejor.',
      'Ist alles im Topf, kocht es sich von selbst, und am nächsten Tag schmeckt es noch besser.',
    ),
  ],
}

export const chilli: Pattern = {
  id: 'chilli',
  dishType: 'Mains',
  cuisines: ['mexican'],
  likes: {
    legume: 3,
    meat: 3,
    vegetable: 2,
    plantProtein: 2,
    chocolate: 1,
    potato: 1,
    poultry: 2,
    sausage: 1,
  },
  tastes: ['hearty', 'smoky'],
  onePot: true,
  roles: [
    {
      ...mainOfPot(['kidney-bean', 'black-bean', 'white-bean']),
      each: (each) => (flesh(each) ? { amount: 100, unit: 'g' } : each.serving),
    },
    vegetables(['bell-pepper', 'sweetcorn', 'carrot', 'courgette']),
    aromatics,
    fat,
    { ...spices, least: 3 },
    { ...heat, least: (wishes) => (wishes.heat === 0 ? 0 : Math.max(Math.min(wishes.heat ?? 1, 2), 1)) },
    {
      id: 'tomato',
      takes: ({ id }) => /tinned-tomato|passata/.test(id),
      pool: ['tinned-tomato', 'passata'],
      each: of(0.5, 'can'),
    },
    { ...stock, each: ml(75) },
    {
      id: 'chocolate',
      takes: inCategory('chocolate'),
      pool: ['dark-chocolate', 'cocoa-powder'],
      each: ({ id }) => (/cocoa/.test(id) ? { amount: 0.5, unit: 'tsp' } : { amount: 5, unit: 'g' }),
    },
    { ...rice, pool: ['rice', 'basmati-rice', 'corn-tortilla'] },
    { ...sour, pool: ['lime', 'lemon', 'cider-vinegar'] },
    { ...creamy, least: 0 },
    seasoning,
    herb,
  ],
  steps: [
    cookSide,
    soften,
    brown,
    toastSpices,
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['vegetables.slow', 'main.flesh'], 18, 60),
      least: 14,
      doneness: 'main.flesh',
      text: say(
        'Add {main.pulses+main.tofu+main.egg+vegetables+tomato+stock+chocolate} and simmer, uncovered, over low heat for {minutes} minutes until thick and dark.',
        "Ajouter {main.pulses+main.tofu+main.egg+vegetables+tomato+stock+chocolate} et laisser mijoter {minutes} minutes à découvert et à feu doux, jusqu'à obtenir une sauce épaisse et sombre.",
        'Añadir {main.pulses+main.tofu+main.egg+vegetables+tomato+stock+chocolate} y cocer destapado a fuego lento {minutes} minutos, hasta que quede espeso y oscuro.',
        '{main.pulses+main.tofu+main.egg+vegetables+tomato+stock+chocolate} zugeben und offen bei kleiner Hitze {minutes} Minuten köcheln, bis alles dick und dunkel ist.',
      ),
    },
    finish,
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Serve with a spoonful of {creamy:bare}.',
        'Servir avec une cuillerée {creamy:de}.',
        'Servir con una cucharada {creamy:de}.',
        'Mit einem Klecks {creamy:with} servieren.',
      ),
    },
  ],
  heads: ['main', 'vegetables'],
  withs: ['chocolate'],
  pitch: [
    say(
      'Slow spice, beans that hold their shape and a trace of chocolate for depth; lime at the end keeps it bright.',
      'Des épices patientes, des haricots entiers et une pointe de chocolat pour la profondeur ; le citron vert final apporte la fraîcheur.',
      'Especias con calma, alubias enteras y una pizca de chocolate para dar profundidad; la lima final aporta frescor.',
      'Ruhige Würze, Bohnen mit Biss und eine Spur Schokolade für die Tiefe; Limette am Ende hält es frisch.',
    ),
  ],
}

export const dal: Pattern = {
  id: 'dal',
  dishType: 'Mains',
  cuisines: ['indian'],
  likes: { legume: 4, leafyGreen: 2, vegetable: 2, potato: 1, plantMilk: 2, grain: 1 },
  tastes: ['creamy', 'hearty'],
  onePot: true,
  roles: [
    {
      id: 'main',
      takes: ({ id, category }) => category === 'legume' && /lentil|split-pea/.test(id),
      most: 2,
      pool: ['red-lentil', 'green-lentil', 'split-pea'],
      each: g(80),
      cut: 'auto',
    },
    {
      id: 'beans',
      takes: (each) => inCategory('legume', 'plantProtein')(each) || flesh(each),
      most: 2,
      least: 0,
      pool: [],
      cut: 'auto',
    },
    vegetables(['spinach', 'tomato', 'carrot', 'cauliflower']),
    aromatics,
    { ...fat, each: of(1, 'tbsp') },
    { ...spices, least: 3 },
    heat,
    { ...creamy, least: 1, pool: ['coconut-milk'], each: ml(60) },
    { ...stock, pool: ['vegetable-stock', 'water'], each: ml(220) },
    { ...rice },
    sour,
    salt,
    herb,
  ],
  steps: [
    cookSide,
    soften,
    {
      ...brown,
      text: say(
        'Add {beans.flesh} and brown on all sides for {minutes} minutes.',
        'Ajouter {beans.flesh} et faire colorer {minutes} minutes.',
        'Añadir {beans.flesh} y dorar {minutes} minutos.',
        '{beans.flesh} zugeben und {minutes} Minuten rundum anbraten.',
      ),
    },
    toastSpices,
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main', 'vegetables.slow', 'beans'], 15, 45),
      least: 14,
      doneness: 'beans.flesh',
      text: say(
        'Tip in {main+vegetables.slow+beans.plant}, pour over {stock+creamy} and simmer for {minutes} minutes, stirring now and then, until the lentils fall apart.',
        "Verser {main+vegetables.slow+beans.plant}, mouiller avec {stock+creamy} et laisser frémir {minutes} minutes en remuant de temps en temps, jusqu'à ce que les lentilles s'écrasent.",
        'Echar {main+vegetables.slow+beans.plant}, cubrir con {stock+creamy} y cocer a fuego suave {minutes} minutos, removiendo de vez en cuando, hasta que las lentejas se deshagan.',
        '{main+vegetables.slow+beans.plant} zugeben, mit {stock+creamy:dat} aufgießen und {minutes} Minuten unter gelegentlichem Rühren köcheln, bis die Linsen zerfallen.',
      ),
    },
    {
      ...lateGreens,
      text: say(
        'Fold in {vegetables.quick} and let wilt for {minutes} minutes.',
        'Incorporer {vegetables.quick} et laisser fondre {minutes} minutes.',
        'Incorporar {vegetables.quick} y dejar {minutes} minutos hasta que {vegetables.quick?se ablande/se ablanden}.',
        '{vegetables.quick} unterheben und {minutes} Minuten zusammenfallen lassen.',
      ),
    },
    finish,
  ],
  heads: ['main', 'beans', 'vegetables'],
  withs: ['creamy'],
  pitch: [
    say(
      'The lentils melt into a creamy pot by themselves; toasted spices and a little sourness do the rest.',
      "Les lentilles fondent d'elles-mêmes en une crème ; les épices grillées et une touche acide font le reste.",
      'Las lentejas se funden solas en una crema; las especias tostadas y un toque ácido hacen el resto.',
      'Die Linsen zerfallen von selbst zu einer Creme; geröstete Gewürze und etwas Säure tun den Rest.',
    ),
  ],
}
