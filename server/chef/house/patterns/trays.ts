import { has, longest } from '../kitchen/plan.ts'
import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, creamy, fat, heat, herb, seasoning, sour, spices, stock } from './roles.ts'

const preheat = (celsius: number) =>
  ({
    kind: 'prep',
    aside: true,
    celsius,
    text: say(
      `Heat the oven to ${celsius} °C.`,
      `Préchauffer le four à ${celsius} °C.`,
      `Precalentar el horno a ${celsius} °C.`,
      `Den Backofen auf ${celsius} °C vorheizen.`,
    ),
  }) as const

export const trayBake: Pattern = {
  id: 'trayBake',
  dishType: 'Mains',
  cuisines: ['greek', 'levantine', 'italian', 'spanish'],
  likes: {
    poultry: 5,
    potato: 4,
    vegetable: 3,
    sausage: 4,
    fish: 3,
    meat: 2,
    legume: 2,
    cheese: 3,
    plantProtein: 2,
    citrus: 2,
    herb: 2,
    mushroom: 2,
    fruit: 1,
  },
  tastes: ['hearty', 'crunchy', 'lemony', 'herby', 'smoky'],
  oven: true,
  onePot: true,
  roles: [
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein', 'legume', 'cheese')(each),
      most: 3,
      pool: ['chicken-thigh', 'chickpea', 'feta', 'salmon', 'tofu'],
      varied: true,
      each: ({ category, serving }) => (category === 'cheese' ? { amount: 80, unit: 'g' } : serving),
    },
    {
      id: 'vegetables',
      takes: (each) => (greens(each) && each.category !== 'leafyGreen') || inCategory('potato')(each),
      most: 5,
      least: 3,
      pool: ['potato', 'carrot', 'bell-pepper', 'courgette', 'sweet-potato', 'fennel'],
      varied: true,
      each: g(140),
      cut: 'auto',
    },
    { ...aromatics, pool: ['red-onion', 'garlic'] },
    { ...fat, pool: ['olive-oil', 'rapeseed-oil'], each: of(1.5, 'tbsp') },
    { ...spices, least: 2 },
    heat,
    {
      ...sour,
      pool: ['lemon', 'lime', 'cider-vinegar'],
      each: ({ id }) =>
        /^(lemon|lime)$/.test(id) ? { amount: 0.5, unit: null } : { amount: 0.5, unit: 'tbsp' },
    },
    {
      id: 'sweet',
      takes: inCategory('sweetener', 'fruit'),
      least: 0,
      pool: [],
      each: ({ category }) => (category === 'fruit' ? { amount: 80, unit: 'g' } : { amount: 1, unit: 'tsp' }),
      cut: 'auto',
    },
    { id: 'leaves', takes: inCategory('leafyGreen'), least: 0, pool: [], each: g(40), cut: 'auto' },
    {
      id: 'sauce',
      takes: ({ id }) => /yogurt|tahini|creme-fraiche|sour-cream|quark/.test(id),
      pool: ['greek-yogurt', 'soy-yogurt', 'coconut-yogurt', 'tahini'],
      each: ({ id }) => (id === 'tahini' ? { amount: 1, unit: 'tbsp' } : { amount: 60, unit: 'g' }),
    },
    seasoning,
    herb,
    { id: 'crunch', takes: inCategory('nut', 'seed'), least: 0, pool: [], each: g(12), cut: 'auto' },
  ],
  steps: [
    preheat(210),
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Toss {vegetables+aromatics+sweet} on a large tray with {fat+spices+heat+seasoning} and spread out in one layer.',
        'Mélanger {vegetables+aromatics+sweet} sur une grande plaque avec {fat+spices+heat+seasoning} et étaler en une seule couche.',
        'Mezclar {vegetables+aromatics+sweet} en una bandeja grande con {fat+spices+heat+seasoning} y extender en una sola capa.',
        '{vegetables+aromatics+sweet} auf einem großen Blech mit {fat+spices+heat+seasoning:dat} mischen und in einer Lage verteilen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Rub {main} with some of the spiced oil from the tray.',
        "Enrober {main} d'un peu d'huile épicée de la plaque.",
        'Untar {main} con un poco del aceite especiado de la bandeja.',
        '{main} mit etwas Würzöl vom Blech einreiben.',
      ),
    },
    {
      kind: 'cook',
      minutes: 15,
      celsius: 210,
      text: say(
        'Roast the vegetables on their own for 15 minutes.',
        'Enfourner les légumes seuls 15 minutes.',
        'Asar las verduras solas 15 minutos.',
        'Das Gemüse zunächst allein 15 Minuten rösten.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => (has(plan, 'main.flesh') ? longest(plan, ['main.flesh'], 20, 35) : 15),
      doneness: 'main',
      text: say(
        'Settle {main} among the vegetables and roast for {minutes} minutes more until the edges are browned.',
        "Glisser {main} entre les légumes et poursuivre la cuisson {minutes} minutes, jusqu'à ce que les bords soient bien dorés.",
        'Colocar {main} entre las verduras y asar {minutes} minutos más, hasta que los bordes se doren.',
        '{main} zwischen das Gemüse legen und weitere {minutes} Minuten rösten, bis die Ränder gebräunt sind.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Stir {sauce} with half of {sour} and a pinch of salt; squeeze the rest over the tray.',
        'Mélanger {sauce} avec la moitié {sour:of} et une pincée de sel ; verser le reste sur la plaque.',
        'Mezclar {sauce} con la mitad {sour:of} y una pizca de sal; regar la bandeja con el resto.',
        '{sauce} mit der Hälfte {sour:of} und einer Prise Salz verrühren; den Rest über das Blech träufeln.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Scatter with {herb+leaves+crunch} and bring to the table with the sauce.',
        'Parsemer {herb+leaves+crunch:de} et servir avec la sauce.',
        'Esparcir {herb+leaves+crunch} y llevar a la mesa con la salsa.',
        'Mit {herb+leaves+crunch:dat} bestreuen und mit der Sauce auf den Tisch stellen.',
      ),
    },
  ],
  heads: ['main', 'vegetables'],
  withs: ['sauce', 'herb'],
  title: say(
    'Roast {heads:title} with {withs:bare}',
    '{heads:bare} au four, {withs:bare}',
    '{heads:bare} al horno con {withs:bare}',
    '{heads:bare} aus dem Ofen mit {withs:with}',
  ),
  pitch: [
    say(
      'One tray, a hot oven and room between the pieces: the browning does the seasoning, and a cool sauce answers it.',
      'Une plaque, un four bien chaud et de la place entre les morceaux : le doré fait le goût, une sauce fraîche lui répond.',
      'Una bandeja, un horno fuerte y espacio entre los trozos: lo dorado da el sabor y una salsa fresca le responde.',
      'Ein Blech, ein heißer Ofen und Platz zwischen den Stücken: Das Bräunen gibt den Geschmack, eine kühle Sauce antwortet darauf.',
    ),
  ],
}

export const gratin: Pattern = {
  id: 'gratin',
  dishType: 'Mains',
  cuisines: ['french', 'german', 'italian'],
  likes: {
    potato: 5,
    cheese: 4,
    vegetable: 3,
    dairy: 3,
    pasta: 2,
    mushroom: 2,
    leafyGreen: 2,
    meat: 1,
    poultry: 1,
    fish: 1,
    sausage: 1,
    legume: 1,
    plantMilk: 1,
  },
  tastes: ['creamy', 'hearty', 'rich'],
  oven: true,
  roles: [
    {
      id: 'main',
      takes: (each) => greens(each) || inCategory('potato', 'legume', 'grain')(each),
      most: 4,
      least: 2,
      pool: ['potato', 'leek', 'cauliflower', 'courgette', 'broccoli', 'pumpkin'],
      varied: true,
      each: ({ category }) =>
        category === 'leafyGreen'
          ? { amount: 80, unit: 'g' }
          : category === 'legume' || category === 'grain'
            ? { amount: 60, unit: 'g' }
            : { amount: 180, unit: 'g' },
      cut: 'thin',
    },
    {
      id: 'filling',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein')(each),
      most: 2,
      least: 0,
      pool: [],
      each: g(90),
      cut: 'thin',
    },
    {
      id: 'sheets',
      takes: inCategory('pasta'),
      least: 0,
      pool: [],
      each: ({ id, serving }) => (id === 'lasagne-sheet' ? serving : { amount: 70, unit: 'g' }),
    },
    { ...aromatics, pool: ['onion', 'garlic', 'shallot'] },
    { ...fat, pool: ['butter', 'olive-oil', 'rapeseed-oil', 'margarine'], each: of(0.5, 'tbsp') },
    { ...spices, pool: ['nutmeg', 'paprika'], least: 1 },
    heat,
    { id: 'tomato', takes: ({ id }) => /tinned-tomato|passata/.test(id), least: 0, pool: [], each: g(120) },
    { ...creamy, pool: ['cream', 'lactose-free-cream', 'oat-cream', 'soy-cream'], each: ml(75) },
    { ...stock, each: ml(60) },
    {
      id: 'cheese',
      takes: (each) => inCategory('cheese')(each) || /vegan-(feta|grated)/.test(each.id),
      most: 2,
      pool: ['gruyere', 'gouda', 'vegetarian-hard-cheese', 'vegan-grated-cheese'],
      each: g(35),
      cut: 'thin',
    },
    {
      id: 'crumbs',
      takes: inCategory('bread', 'nut', 'seed'),
      pool: ['breadcrumb', 'gluten-free-oats', 'sunflower-seed'],
      each: g(10),
    },
    seasoning,
    { ...herb, pool: ['thyme', 'parsley', 'chive'] },
  ],
  steps: [
    preheat(200),
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Melt {fat} in a wide pan and soften {aromatics} for 4 minutes.',
        'Faire chauffer {fat} dans une grande sauteuse et y faire fondre {aromatics} 4 minutes.',
        'Calentar {fat} en una sartén amplia y rehogar {aromatics} 4 minutos.',
        '{fat} in einer weiten Pfanne zerlassen und {aromatics} darin 4 Minuten dünsten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 8,
      doneness: 'filling',
      text: say(
        'Add {filling} and fry for 8 minutes until done.',
        'Ajouter {filling} et bien cuire 8 minutes.',
        'Añadir {filling} y cocinar bien 8 minutos.',
        '{filling} zugeben und 8 Minuten durchbraten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      least: 8,
      text: say(
        'Add {main}, pour in {creamy+stock+tomato} and season with {spices+heat+seasoning:bare}. Simmer gently for {minutes} minutes; the vegetables should just begin to soften.',
        'Ajouter {main}, verser {creamy+stock+tomato} et assaisonner {spices+heat+seasoning:de}. Laisser frémir {minutes} minutes : les légumes commencent tout juste à s’attendrir.',
        'Añadir {main}, verter {creamy+stock+tomato} y sazonar con {spices+heat+seasoning:bare}. Cocer a fuego suave {minutes} minutos, hasta que las verduras empiecen a ablandarse.',
        '{main} zugeben, {creamy+stock+tomato} zugießen und mit {spices+heat+seasoning:with} würzen. {minutes} Minuten sanft köcheln, bis das Gemüse gerade weich zu werden beginnt.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Spoon into an ovenproof dish[, in layers with {sheets},] and cover with {cheese+crumbs}.',
        'Verser dans un plat à four[ en alternant avec {sheets}] et recouvrir {cheese+crumbs:de}.',
        'Pasar a una fuente de horno[, alternando con {sheets},] y cubrir con {cheese+crumbs:bare}.',
        'In eine ofenfeste Form füllen[, dabei {sheets} dazwischenschichten,] und mit {cheese+crumbs:with} bedecken.',
      ),
    },
    {
      kind: 'cook',
      minutes: 25,
      celsius: 200,
      text: say(
        'Bake for 25 minutes until it bubbles at the rim and the top is deep golden.',
        "Enfourner 25 minutes, jusqu'à ce que les bords bouillonnent et que le dessus soit bien doré.",
        'Hornear 25 minutos, hasta que burbujee en los bordes y la superficie quede bien tostada.',
        'Etwa 25 Minuten backen, bis es am Rand blubbert und die Kruste goldbraun ist.',
      ),
    },
    {
      kind: 'wait',
      minutes: 5,
      text: say(
        'Let stand for 5 minutes so that it holds together, then scatter with {herb} and serve.',
        'Laisser reposer 5 minutes pour que le plat se tienne, puis parsemer {herb:de} et servir.',
        'Dejar reposar 5 minutos para que asiente, esparcir {herb} y servir.',
        'Vor dem Anschneiden 5 Minuten ruhen lassen, damit alles zusammenhält, dann mit {herb:dat} bestreuen und servieren.',
      ),
    },
  ],
  heads: ['main', 'filling'],
  withs: ['cheese', 'herb'],
  pitch: [
    say(
      'A soft middle, a crackling top and a few minutes of patience before the first spoon goes in.',
      'Un cœur fondant, un dessus qui craque et quelques minutes de patience avant la première cuillère.',
      'Un interior tierno, una superficie crujiente y unos minutos de paciencia antes de la primera cucharada.',
      'Innen weich, oben knusprig und ein paar Minuten Geduld vor dem ersten Löffel.',
    ),
  ],
}

export const bowl: Pattern = {
  id: 'bowl',
  dishType: 'Mains',
  cuisines: ['levantine', 'greek', 'japanese', 'mexican'],
  likes: {
    grain: 4,
    legume: 3,
    vegetable: 3,
    leafyGreen: 3,
    plantProtein: 3,
    fish: 2,
    poultry: 2,
    egg: 2,
    seed: 2,
    nut: 2,
    fruit: 1,
    cheese: 1,
    shellfish: 1,
    potato: 1,
    mushroom: 1,
  },
  tastes: ['fresh', 'light', 'crunchy', 'lemony'],
  roles: [
    {
      id: 'grain',
      takes: inCategory('grain', 'pasta'),
      pool: ['quinoa', 'bulgur', 'couscous', 'millet', 'rice'],
      varied: true,
      each: g(65),
    },
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('legume', 'plantProtein', 'egg')(each),
      most: 3,
      pool: ['chickpea', 'tofu', 'salmon', 'white-bean'],
      varied: true,
      each: perBowl,
      cut: 'auto',
    },
    {
      id: 'warm',
      takes: (each) =>
        (greens(each) && !isCrisp(each.id) && each.category !== 'leafyGreen') || inCategory('potato')(each),
      most: 3,
      pool: ['sweet-potato', 'broccoli', 'bell-pepper', 'cauliflower'],
      varied: true,
      each: g(110),
      cut: 'auto',
    },
    {
      id: 'crisp',
      takes: (each) => isCrisp(each.id) || inCategory('leafyGreen', 'fruit')(each),
      most: 3,
      least: 2,
      pool: ['cucumber', 'radish', 'spinach', 'avocado', 'rocket'],
      varied: true,
      each: ({ id, category }) =>
        category === 'leafyGreen'
          ? { amount: 30, unit: 'g' }
          : id === 'avocado'
            ? { amount: 0.5, unit: null }
            : { amount: 60, unit: 'g' },
      cut: 'auto',
    },
    { ...fat, pool: ['olive-oil', 'rapeseed-oil', 'sesame-oil'], each: of(1.5, 'tbsp') },
    { ...spices, least: 1 },
    heat,
    {
      id: 'sauce',
      takes: ({ id }) => /yogurt|tahini|hummus|peanut-butter|miso/.test(id),
      pool: ['tahini', 'greek-yogurt', 'soy-yogurt', 'mustard'],
      each: ({ id }) => (/yogurt|hummus/.test(id) ? { amount: 40, unit: 'g' } : { amount: 1, unit: 'tbsp' }),
    },
    {
      ...sour,
      pool: ['lemon', 'lime', 'cider-vinegar'],
      each: ({ id }) =>
        /^(lemon|lime)$/.test(id) ? { amount: 0.5, unit: null } : { amount: 1, unit: 'tbsp' },
    },
    {
      id: 'sweet',
      takes: inCategory('sweetener'),
      pool: ['maple-syrup', 'honey', 'agave-syrup'],
      each: of(0.5, 'tsp'),
    },
    {
      id: 'garlic',
      takes: inCategory('aromatic'),
      most: 2,
      pool: ['garlic', 'shallot'],
      each: ({ id, serving }) => (id === 'garlic' ? { amount: 0.5, unit: 'clove' } : serving),
      cut: 'auto',
    },
    seasoning,
    herb,
    {
      id: 'crunch',
      takes: inCategory('nut', 'seed', 'cheese'),
      most: 2,
      pool: ['pumpkin-seed', 'sesame-seed', 'sunflower-seed', 'almond'],
      varied: true,
      each: ({ category }) => ({ amount: category === 'cheese' ? 30 : 12, unit: 'g' }),
      cut: 'auto',
    },
  ],
  steps: [
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Cook {grain} in lightly salted water for the time given on the pack, fluff with a fork and leave uncovered.',
        "Cuire {grain} à l'eau légèrement salée selon le temps indiqué, égrener à la fourchette et laisser à découvert.",
        'Cocer {grain} en agua con un poco de sal según el tiempo indicado, soltar con un tenedor y dejar destapado.',
        '{grain} nach Packungsangabe in leicht gesalzenem Wasser garen, mit einer Gabel auflockern und offen stehen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['warm'], 8, 14),
      least: 8,
      text: say(
        'Heat a third of the oil in a wide pan, add {warm} with {spices+heat} and fry for {minutes} minutes, with a lid for the first half, until tender and browned.',
        "Chauffer un tiers de l'huile dans une grande poêle, ajouter {warm} avec {spices+heat} et cuire {minutes} minutes, la première moitié à couvert, jusqu'à obtenir une belle coloration.",
        'Calentar un tercio del aceite en una sartén amplia, añadir {warm} con {spices+heat} y cocinar {minutes} minutos, la primera mitad tapado, hasta dorar.',
        'Ein Drittel des Öls in einer weiten Pfanne erhitzen, {warm} mit {spices+heat:dat} hineingeben und {minutes} Minuten braten, die erste Hälfte zugedeckt, bis alles weich und gebräunt ist.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => (has(plan, 'main.flesh') ? 10 : 6),
      doneness: 'main',
      when: (plan) => !has(plan, 'main.egg'),
      text: say(
        'Push to one side, add {main} and fry for {minutes} minutes until hot and coloured.',
        'Repousser sur le côté, ajouter {main} et faire dorer {minutes} minutes.',
        'Apartar a un lado, añadir {main} y dorar {minutes} minutos.',
        'Zur Seite schieben, {main} zugeben und {minutes} Minuten braten, bis alles heiß ist und Farbe hat.',
      ),
    },
    {
      kind: 'cook',
      minutes: 7,
      text: say(
        'Boil {main.egg} for 7 minutes, cool under cold water, peel and halve.',
        "Cuire {main.egg} 7 minutes à l'eau bouillante, rafraîchir, écaler et couper en deux.",
        'Cocer {main.egg} 7 minutos, enfriar bajo el grifo, pelar y partir por la mitad.',
        '{main.egg} 7 Minuten kochen, kalt abschrecken, pellen und halbieren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Whisk {sauce+sour+sweet+garlic} with {fat} and a little water to a pourable dressing; season with {seasoning:bare}.',
        "Fouetter {sauce+sour+sweet+garlic} avec {fat} et un peu d'eau en une sauce fluide ; assaisonner {seasoning:de}.",
        'Batir {sauce+sour+sweet+garlic} con {fat} y un poco de agua hasta lograr un aliño fluido; sazonar con {seasoning:bare}.',
        '{sauce+sour+sweet+garlic} mit {fat:dat} und etwas Wasser zu einem flüssigen Dressing verrühren; mit {seasoning:with} abschmecken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Spread {grain} in deep bowls, arrange {main+warm+crisp} side by side, pour over the dressing and finish with {herb+crunch}.',
        'Répartir {grain} dans des bols, disposer {main+warm+crisp} côte à côte, napper de sauce et terminer avec {herb+crunch}.',
        'Repartir {grain} en cuencos hondos, disponer {main+warm+crisp} en montoncitos, regar con el aliño y terminar con {herb+crunch}.',
        '{grain} in tiefe Schalen geben, {main+warm+crisp} nebeneinander darauf anrichten, das Dressing darübergießen und mit {herb+crunch:dat} vollenden.',
      ),
    },
  ],
  heads: ['main', 'warm'],
  withs: ['grain', 'sauce'],
  pitch: [
    say(
      'Warm grain, something roasted, something crisp and a dressing that ties them: filling without being heavy.',
      'Des grains tièdes, du grillé, du croquant et une sauce qui réunit le tout : rassasiant sans être lourd.',
      'Grano templado, algo tostado, algo crujiente y un aliño que lo une todo: sacia sin pesar.',
      'Warmes Getreide, etwas Geröstetes, etwas Knackiges und ein Dressing, das alles verbindet: sättigend, aber nicht schwer.',
    ),
  ],
}

function isCrisp(id: string) {
  return /cucumber|radish|avocado|cherry-tomato|^tomato$|bean-sprout|edamame/.test(id)
}

function perBowl(each: Parameters<typeof flesh>[0]) {
  if (each.category === 'legume')
    return each.serving.unit === 'can'
      ? { amount: 0.5, unit: 'can' as const }
      : { amount: 60, unit: 'g' as const }
  if (each.category === 'egg') return { amount: 1, unit: null }
  return { amount: 110, unit: 'g' as const }
}
