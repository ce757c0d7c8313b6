import { inCategory, ml, of, say, type Pattern } from './pattern.ts'
import { fruit, garnish, ice, isMixer, syrup } from './drink-roles.ts'

const sourFruit = {
  id: 'juice',
  takes: ({ id }: { id: string }) => /^(lemon|lime|orange|grapefruit)$/.test(id),
  most: 2,
} as const

/** Real lemonade: fruit, sugar, water, ice, and no spirit unless somebody asks for one. */
export const lemonade: Pattern = {
  id: 'lemonade',
  dishType: 'Cocktails',
  cuisines: ['french', 'spanish'],
  likes: { citrus: 2, herb: 1, berry: 1, sweetener: 1, softDrink: 1, aromatic: 1 },
  tastes: ['fresh', 'sour', 'light', 'lemony'],
  needs: 'name',
  roles: [
    { ...sourFruit, pool: ['lemon', 'lime', 'orange'], each: of(1, null), cut: 'juice' },
    {
      ...syrup,
      pool: ({ diets }) =>
        diets.includes('lowSugar') ? ['erythritol', 'agave-syrup'] : ['sugar-syrup', 'agave-syrup', 'honey'],
      each: ({ id }) => (id === 'erythritol' ? { amount: 15, unit: 'g' } : { amount: 25, unit: 'ml' }),
    },
    fruit(0),
    {
      id: 'bite',
      takes: ({ category, id }) => category === 'spice' || /ginger/.test(id),
      least: 0,
      pool: [],
      each: ({ category }) =>
        category === 'spice' ? { amount: 1, unit: 'pinch' } : { amount: 5, unit: 'g', cut: 'slices' },
    },
    { id: 'spirit', takes: inCategory('spirit'), least: 0, pool: [], each: ml(40) },
    {
      id: 'water',
      takes: (each) => isMixer(each) || each.id === 'water',
      most: 2,
      pool: ['sparkling-water', 'water'],
      each: ml(180),
    },
    ice,
    garnish(['mint', 'lemon-balm', 'basil', 'rosemary']),
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Stir {juice+syrup}[ with {bite}] in a jug until dissolved and taste: it should be a little too strong now.',
        "Mélanger {juice+syrup}[ avec {bite}] dans une carafe jusqu'à dissolution et goûter : ce doit être un peu trop fort.",
        'Mezclar {juice+syrup}[ con {bite}] en una jarra hasta disolver y probar: ahora debe saber un poco fuerte.',
        '{juice+syrup}[ mit {bite:dat}] in einem Krug verrühren, bis sich alles gelöst hat, und kosten: Jetzt darf es etwas zu kräftig sein.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Crush {fruit} in the jug with a wooden spoon.',
        'Écraser {fruit} dans la carafe avec une cuillère en bois.',
        'Aplastar {fruit} en la jarra con una cuchara de madera.',
        '{fruit} im Krug mit einem Holzlöffel zerdrücken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Add {ice}, pour in {water}[ and {spirit}] and stir once.',
        'Ajouter {ice}, verser {water}[ et {spirit}] et remuer une fois.',
        'Añadir {ice}, verter {water}[ y {spirit}] y remover una vez.',
        '{ice} zugeben, {water}[ und {spirit}] angießen und einmal umrühren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Pour into tall glasses and tuck in {garnish}, lightly pressed.',
        'Verser dans de grands verres et glisser {garnish} après avoir légèrement froissé.',
        'Servir en vasos altos y añadir {garnish}, apenas presionando.',
        'In hohe Gläser gießen und {garnish}, leicht angedrückt, hineinstecken.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['garnish'],
  title: say(
    '[{heads:title} ]{dish} with {withs:bare}',
    '{dish}[ {heads:to},] {withs:to}',
    '{dish}[ de {heads:bare}] con {withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Fresh juice and just enough sweetness to take the edge off; the ice does the rest.',
      'Du jus frais et juste assez de douceur pour arrondir ; la glace fait le reste.',
      'Zumo recién exprimido y el dulzor justo; el hielo hace el resto.',
      'Frischer Saft und gerade genug Süße, um die Spitze zu nehmen; das Eis erledigt den Rest.',
    ),
  ],
}

export const icedTea: Pattern = {
  id: 'icedTea',
  dishType: 'Cocktails',
  cuisines: ['french'],
  likes: { softDrink: 1, citrus: 1, fruit: 1 },
  tastes: ['fresh', 'light'],
  needs: 'name',
  roles: [
    { id: 'tea', takes: ({ id }) => /tea$/.test(id), pool: ['black-tea', 'green-tea'], each: ml(200) },
    {
      ...syrup,
      pool: ({ diets }) =>
        diets.includes('lowSugar') ? ['erythritol', 'agave-syrup'] : ['honey', 'sugar-syrup', 'agave-syrup'],
      each: ({ id }) => (id === 'erythritol' ? { amount: 10, unit: 'g' } : { amount: 15, unit: 'ml' }),
    },
    { ...sourFruit, pool: ['lemon', 'orange', 'lime'], each: of(0.5, null), cut: 'juice' },
    fruit(1, ['peach', 'strawberry', 'raspberry']),
    { id: 'spirit', takes: inCategory('spirit'), least: 0, pool: [], each: ml(30) },
    ice,
    garnish(['mint', 'lemon-balm', 'thyme']),
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 6,
      text: say(
        'Brew {tea} strong, strain after 4 minutes so that it does not turn bitter, and stir in {syrup} while hot.',
        "Préparer {tea} bien fort, filtrer après 4 minutes pour éviter l'amertume et sucrer à chaud avec {syrup}.",
        'Preparar {tea} bien cargado, colar a los 4 minutos para que no amargue y endulzar en caliente con {syrup}.',
        '{tea} kräftig aufbrühen, nach 4 Minuten abseihen, damit nichts bitter wird, und noch heiß mit {syrup:dat} süßen.',
      ),
    },
    {
      kind: 'wait',
      minutes: 30,
      least: 10,
      text: say(
        'Leave to cool for {minutes} minutes, then stir in {juice}[ and {spirit}].',
        'Laisser refroidir {minutes} minutes, puis ajouter {juice}[ et {spirit}].',
        'Dejar enfriar {minutes} minutos y añadir {juice}[ y {spirit}].',
        'Etwa {minutes} Minuten abkühlen lassen, dann {juice}[ und {spirit}] einrühren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Fill tall glasses with {ice} and {fruit}, pour over the tea and finish with {garnish}.',
        'Remplir de grands verres avec {ice} et {fruit}, verser le thé et terminer avec {garnish}.',
        'Llenar vasos altos con {ice} y {fruit}, verter el té y terminar con {garnish}.',
        '{ice} und {fruit} in hohe Gläser geben, mit dem Tee aufgießen und mit {garnish:dat} vollenden.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['garnish'],
  title: say(
    '{heads:title} {dish} with {withs:bare}',
    '{dish} {heads:to} et {withs:to}',
    '{dish} de {heads:bare} con {withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Brewed strong, because the ice will thin it; sweetened warm, chilled without haste.',
      'Infusé fort, car la glace l’allongera ; sucré chaud, refroidi sans hâte.',
      'Bien cargado, porque el hielo lo aligera; endulzado en caliente y enfriado sin prisa.',
      'Kräftig gebrüht, denn das Eis verdünnt ihn; warm gesüßt und in Ruhe gekühlt.',
    ),
  ],
}

/** A jug of wine, or what stands in for it, with fruit that has had time. */
export const sangria: Pattern = {
  id: 'sangria',
  dishType: 'Cocktails',
  cuisines: ['spanish'],
  likes: { wine: 2, fruit: 1, citrus: 1, berry: 1 },
  tastes: ['fresh', 'sweet'],
  needs: 'name',
  roles: [
    {
      id: 'wine',
      takes: (each) =>
        each.category === 'wine' ||
        /grape-juice|cranberry-juice|apple-juice|alcohol-free-sparkling/.test(each.id),
      pool: ['red-wine', 'grape-juice', 'cranberry-juice'],
      each: ml(150),
    },
    fruit(2, ['orange', 'apple', 'peach', 'strawberry']),
    {
      id: 'spirit',
      takes: inCategory('spirit'),
      least: ({ alcoholFree }) => (alcoholFree ? 0 : 1),
      pool: ['brandy', 'orange-liqueur', 'orange-juice'],
      each: ml(15),
    },
    {
      id: 'sharp',
      takes: ({ id }) => /^(lemon|lime)(-juice)?$/.test(id),
      pool: ['lemon', 'lime'],
      each: of(0.25, null),
      cut: 'juice',
    },
    {
      ...syrup,
      pool: ({ diets }) => (diets.includes('lowSugar') ? ['erythritol'] : ['sugar-syrup', 'agave-syrup']),
      each: ({ id }) => (id === 'erythritol' ? { amount: 8, unit: 'g' } : { amount: 10, unit: 'ml' }),
    },
    { id: 'spice', takes: inCategory('spice'), pool: ['cinnamon'], each: of(1, 'pinch') },
    { id: 'soda', takes: isMixer, pool: ['sparkling-water', 'lemonade'], each: ml(60) },
    ice,
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Stir {fruit} in a jug with {syrup+sharp+spice}[ and {spirit}].',
        'Mélanger {fruit} dans une carafe avec {syrup+sharp+spice}[ et {spirit}].',
        'Mezclar {fruit} en una jarra con {syrup+sharp+spice}[ y {spirit}].',
        '{fruit} in einem Krug mit {syrup+sharp+spice:dat}[ und {spirit:dat}] mischen.',
      ),
    },
    {
      kind: 'wait',
      minutes: 60,
      least: 15,
      text: say(
        'Pour in {wine} and chill for {minutes} minutes, so that fruit and drink exchange flavours.',
        'Verser {wine} et laisser {minutes} minutes au frais, le temps que les fruits parfument la boisson.',
        'Verter {wine} y enfriar {minutes} minutos, para que la fruta dé su sabor.',
        '{wine} angießen und {minutes} Minuten kalt stellen, damit das Obst sein Aroma abgibt.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        '[Add {ice}, ]top up with {soda} and serve with a long spoon for the fruit.',
        '[Ajouter {ice}, ]allonger avec {soda} et servir avec une longue cuillère pour les fruits.',
        '[Añadir {ice}, ]completar con {soda} y servir con una cuchara larga para la fruta.',
        '[{ice} zugeben, ]mit {soda:dat} auffüllen und mit einem langen Löffel für das Obst servieren.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['wine'],
  title: say(
    '{dish} with {heads:bare}',
    '{dish} {heads:to}',
    '{dish} de {heads:bare}',
    '{dish} mit {heads:with}',
  ),
  pitch: [
    say(
      'Not too sweet, very cold, and made an hour ahead: the fruit is half of the drink.',
      'Pas trop sucrée, très froide et préparée une heure avant : le fruit fait la moitié du verre.',
      'Poco dulce, muy fría y hecha una hora antes: la fruta es media bebida.',
      'Nicht zu süß, sehr kalt und eine Stunde vorher angesetzt: Das Obst ist die halbe Miete.',
    ),
  ],
}
