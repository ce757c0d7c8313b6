import { has } from '../kitchen/plan.ts'
import { g, inCategory, ml, of, say, type Pattern, type Role } from './pattern.ts'

const fruits = inCategory('fruit', 'berry', 'citrus')
const isFruit: Role['takes'] = (each) => fruits(each) && !/juice|zest|^lemon$|^lime$/.test(each.id)

const fruit = (pool: readonly string[], least: number, grams: number): Role => ({
  id: 'fruit',
  takes: isFruit,
  most: 4,
  least,
  pool,
  varied: true,
  each: g(grams),
  cut: 'auto',
})

const sweet = (grams: number, pool = ['sugar', 'maple-syrup', 'agave-syrup']): Role => ({
  id: 'sweet',
  takes: inCategory('sweetener'),
  most: 2,
  pool,
  each: g(grams),
})

const lemon: Role = {
  id: 'lemon',
  takes: ({ id }) => /^(lemon|lime)$/.test(id),
  pool: ['lemon', 'lime'],
  each: of(0.25, null),
  cut: 'juice',
}

const spice = (pool: readonly string[], least = 1): Role => ({
  id: 'spice',
  takes: ({ category, id }) =>
    (category === 'spice' && !/salt|pepper|paprika|curry/.test(id)) ||
    id === 'ginger' ||
    id === 'vanilla-sugar',
  most: 3,
  least,
  pool,
  each: ({ id }) => (id === 'vanilla' ? { amount: 0.25, unit: null } : { amount: 0.25, unit: 'tsp' }),
})

const pinch: Role = { id: 'salt', pool: ['salt'], fixed: { amount: 1, unit: 'pinch' } }

const nuts = (least: number): Role => ({
  id: 'nuts',
  takes: inCategory('nut', 'seed'),
  most: 2,
  least,
  pool: ['almond', 'hazelnut', 'walnut', 'pumpkin-seed', 'sunflower-seed'],
  varied: true,
  each: g(12),
  cut: 'auto',
})

const flour: Role = {
  id: 'flour',
  takes: ({ id }) => id.endsWith('flour') && id !== 'cornflour',
  pool: ['flour', 'spelt-flour', 'gluten-free-flour', 'rice-flour'],
  each: g(35),
}

const butter: Role = {
  id: 'butter',
  takes: ({ id }) => /^(butter|margarine|coconut-oil)$/.test(id),
  pool: ['butter', 'margarine', 'coconut-oil'],
  each: g(25),
}

const spoonful: Role = {
  id: 'spoonful',
  takes: ({ id, category }) =>
    /yogurt|ice-cream|creme-fraiche|quark|mascarpone|^cream$/.test(id) || category === 'plantMilk',
  pool: ['greek-yogurt', 'lactose-free-yogurt', 'coconut-yogurt', 'soy-yogurt', 'oat-cream'],
  each: g(50),
}

export const crumble: Pattern = {
  id: 'crumble',
  dishType: 'Desserts',
  cuisines: ['french', 'german'],
  likes: {
    fruit: 4,
    berry: 4,
    nut: 2,
    chocolate: 1,
    spice: 1,
    grain: 2,
    sweetener: 1,
    dairy: 1,
    citrus: 1,
    seed: 1,
  },
  tastes: ['hearty', 'crunchy', 'sweet'],
  oven: true,
  roles: [
    fruit(['apple', 'pear', 'raspberry', 'plum', 'blackberry', 'rhubarb'], 2, 110),
    lemon,
    spice(['cinnamon', 'cardamom']),
    flour,
    { id: 'oats', takes: inCategory('grain'), pool: ['oats', 'gluten-free-oats'], each: g(20) },
    sweet(20, ['brown-sugar', 'sugar', 'maple-syrup']),
    butter,
    pinch,
    { ...nuts(0), most: 2 },
    {
      id: 'chocolate',
      takes: inCategory('chocolate'),
      least: 0,
      pool: [],
      each: g(15),
      cut: 'chopChocolate',
    },
    spoonful,
  ],
  steps: [
    {
      kind: 'prep',
      aside: true,
      celsius: 190,
      text: say(
        'Heat the oven to 190 °C.',
        'Préchauffer le four à 190 °C.',
        'Precalentar el horno a 190 °C.',
        'Den Backofen auf 190 °C vorheizen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Toss {fruit+chocolate} with {lemon+spice}, plus a spoonful of {sweet:bare} and spread in a baking dish.',
        'Mélanger {fruit+chocolate} avec {lemon+spice}, plus une cuillerée {sweet:de}, puis étaler dans un plat à four.',
        'Mezclar {fruit+chocolate} con {lemon+spice}, más una cucharada {sweet:de}, y extender en una fuente de horno.',
        '{fruit+chocolate} mit {lemon+spice:dat} sowie einem Löffel {sweet:with} mischen und in einer Auflaufform verteilen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 5,
      text: say(
        'Rub {butter} into {flour+oats+salt} with the rest of {sweet}, using your fingertips, until it forms uneven crumbs[; mix in {nuts}].',
        "Sabler du bout des doigts {butter} avec {flour+oats+salt} ; ajouter le reste {sweet:of} et continuer jusqu'à obtenir des miettes irrégulières[ ; ajouter {nuts}].",
        'Frotar con los dedos {butter} con {flour+oats+salt}; añadir el resto {sweet:of} y seguir hasta formar migas irregulares[; añadir {nuts}].',
        '{butter} mit {flour+oats+salt:dat} sowie dem Rest {sweet:of} zwischen den Fingern zu ungleichmäßigen Streuseln verreiben[; {nuts} untermischen].',
      ),
    },
    {
      kind: 'cook',
      minutes: 28,
      least: 25,
      celsius: 190,
      text: say(
        'Scatter over the fruit and bake for {minutes} minutes until the top is golden and the juice bubbles up at the edge.',
        "Répartir sur les fruits et enfourner {minutes} minutes, jusqu'à ce que le dessus soit doré et que le jus bouillonne au bord.",
        'Esparcir sobre la fruta y hornear {minutes} minutos, hasta que la superficie se dore y el jugo burbujee en el borde.',
        'Über das Obst streuen und {minutes} Minuten backen, bis die Streusel goldbraun sind und am Rand Saft aufsteigt.',
      ),
    },
    {
      kind: 'wait',
      minutes: 5,
      text: say(
        'Leave for 5 minutes, then serve warm with a spoonful of {spoonful:bare}.',
        'Laisser tiédir 5 minutes et servir avec une cuillerée {spoonful:de}.',
        'Dejar templar 5 minutos y servir con una cucharada {spoonful:de}.',
        'Kurz abkühlen lassen, etwa 5 Minuten, und warm mit einem Löffel {spoonful:with} servieren.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['nuts', 'spice'],
  pitch: [
    say(
      'Tart fruit below, crumbs left in rough lumps above, so that some stay soft and some crack.',
      'Un fruit vif dessous, des miettes inégales dessus : les unes fondent, les autres croquent.',
      'Fruta ácida debajo y migas desiguales encima: unas quedan tiernas y otras crujen.',
      'Unten säuerliches Obst, oben grobe Streusel: Manche bleiben mürbe, manche knacken.',
    ),
  ],
}

export const mousse: Pattern = {
  id: 'mousse',
  dishType: 'Desserts',
  cuisines: ['french'],
  likes: {
    chocolate: 6,
    berry: 3,
    fruit: 2,
    dairy: 1,
    citrus: 2,
    nut: 1,
    sweetener: 1,
    spirit: 1,
    spice: 1,
    softDrink: 1,
    plantProtein: 1,
  },
  tastes: ['creamy', 'rich', 'light', 'sweet'],
  roles: [
    {
      id: 'main',
      takes: (each) => each.category === 'chocolate' || (isFruit?.(each) ?? false),
      most: 2,
      pool: ['dark-chocolate', 'raspberry', 'mango'],
      each: ({ category }) => ({ amount: category === 'chocolate' ? 40 : 80, unit: 'g' }),
      cut: 'auto',
    },
    {
      id: 'base',
      takes: ({ id }) =>
        /^cream$|coconut-cream|silken-tofu|lactose-free-cream|greek-yogurt|mascarpone/.test(id),
      pool: ['cream', 'lactose-free-cream', 'coconut-cream', 'silken-tofu', 'soy-yogurt'],
      each: ({ id }) => (/tofu|yogurt/.test(id) ? { amount: 100, unit: 'g' } : { amount: 80, unit: 'ml' }),
    },
    { id: 'spirit', takes: inCategory('spirit'), least: 0, pool: [], each: of(0.5, 'tbsp') },
    { id: 'coffee', takes: ({ id }) => id === 'coffee', least: 0, pool: [], each: of(1, 'tbsp') },
    sweet(8, ['icing-sugar', 'sugar', 'maple-syrup']),
    spice(['vanilla-extract', 'cinnamon']),
    pinch,
    {
      id: 'garnish',
      takes: (each) => fruits(each) && !/juice|zest/.test(each.id),
      pool: ['raspberry', 'strawberry', 'orange', 'blueberry'],
      each: g(30),
      cut: 'auto',
    },
    nuts(0),
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 8,
      when: (plan) => has(plan, 'main.chocolate'),
      text: say(
        'Melt {main.chocolate} in a bowl over barely simmering water and let cool for a few minutes until lukewarm.',
        'Faire fondre {main.chocolate} au bain-marie à peine frémissant, puis laisser tiédir quelques minutes.',
        'Fundir {main.chocolate} al baño maría apenas hirviendo y dejar templar unos minutos.',
        '{main.chocolate} in einer Schüssel über kaum siedendem Wasserbad schmelzen und einige Minuten lauwarm abkühlen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Purée {main.fruit} and press through a sieve.',
        'Mixer {main.fruit} et passer au tamis.',
        'Triturar {main.fruit} y pasar por un colador.',
        '{main.fruit} pürieren und durch ein Sieb streichen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      when: (plan) => !has(plan, 'base.soft'),
      text: say(
        'Whip {base}, well chilled, with {sweet+spice+salt} until it just holds soft peaks.',
        "Fouetter {base} bien froide avec {sweet+spice+salt}, jusqu'à ce que le mélange forme des pics souples.",
        'Montar {base}, muy fría, con {sweet+spice+salt} hasta que forme picos suaves.',
        '{base} gut gekühlt mit {sweet+spice+salt:dat} aufschlagen, bis weiche Spitzen stehen bleiben.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      when: (plan) => has(plan, 'base.soft'),
      text: say(
        'Blend {base} with {sweet+spice+salt} until silky.',
        "Mixer {base} avec {sweet+spice+salt} jusqu'à obtenir une crème soyeuse.",
        'Batir {base} con {sweet+spice+salt} hasta que quede sedoso.',
        '{base} mit {sweet+spice+salt:dat} seidig glatt mixen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Stir a third of the cream into {main+spirit+coffee}, then fold in the rest with a spatula in wide strokes; stop while it is still airy.',
        "Détendre {main+spirit+coffee} avec un tiers de la crème, puis incorporer le reste à la spatule d'un geste ample ; s'arrêter tant que c'est aérien.",
        'Aligerar {main+spirit+coffee} con un tercio de la crema e incorporar el resto con espátula en movimientos amplios; parar mientras siga aireada.',
        'Ein Drittel der Creme unter {main+spirit+coffee} rühren, den Rest mit dem Spatel in weiten Zügen unterheben; aufhören, solange die Mousse luftig ist.',
      ),
    },
    {
      kind: 'wait',
      minutes: 60,
      least: 10,
      text: say(
        'Fill into small glasses and chill for {minutes} minutes.',
        'Répartir dans de petits verres et mettre au frais {minutes} minutes.',
        'Repartir en vasitos y enfriar {minutes} minutos.',
        'In kleine Gläser füllen und {minutes} Minuten kalt stellen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Top with {garnish+nuts} and serve cool, not ice-cold.',
        'Garnir avec {garnish+nuts} et servir frais, mais pas glacé.',
        'Coronar con {garnish+nuts} y servir fresco, no helado.',
        'Mit {garnish+nuts:dat} garnieren und kühl, aber nicht eiskalt servieren.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['garnish', 'spirit', 'nuts'],
  pitch: [
    say(
      'No raw eggs, only air: folded in slowly, it stays light and tastes of what it is.',
      "Pas d'œufs crus, rien que de l'air : incorporée doucement, elle reste légère et franche de goût.",
      'Sin huevo crudo, solo aire: incorporada despacio, queda ligera y sabe a lo que es.',
      'Ohne rohe Eier, nur mit Luft: Langsam untergehoben bleibt sie leicht und schmeckt ganz nach sich selbst.',
    ),
  ],
}

export const pannaCotta: Pattern = {
  id: 'pannaCotta',
  dishType: 'Desserts',
  cuisines: ['italian'],
  likes: {
    dairy: 3,
    plantMilk: 3,
    berry: 4,
    fruit: 3,
    citrus: 2,
    spice: 2,
    chocolate: 1,
    softDrink: 1,
    sweetener: 1,
  },
  tastes: ['creamy', 'light'],
  onePot: true,
  roles: [
    {
      id: 'cream',
      takes: ({ id }) => /cream$|coconut-milk/.test(id) && id !== 'ice-cream',
      pool: ['cream', 'lactose-free-cream', 'coconut-cream', 'oat-cream', 'soy-cream'],
      each: ml(75),
    },
    {
      id: 'milk',
      takes: ({ id }) => id.endsWith('milk'),
      pool: ['milk', 'lactose-free-milk', 'oat-milk', 'soy-milk', 'rice-milk'],
      each: ml(75),
    },
    sweet(12),
    { ...spice(['vanilla', 'vanilla-extract']), cut: 'auto' },
    { id: 'gel', takes: ({ id }) => /gelatine|agar/.test(id), pool: ['agar-agar'], each: of(0.25, 'tsp') },
    {
      id: 'chocolate',
      takes: inCategory('chocolate'),
      least: 0,
      pool: [],
      each: g(20),
      cut: 'chopChocolate',
    },
    fruit(['raspberry', 'strawberry', 'mango', 'blueberry'], 1, 70),
    lemon,
    { id: 'mint', takes: inCategory('herb'), pool: ['mint', 'lemon-balm', 'basil'], each: of(1, 'leaf') },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Whisk {gel} into {cream+milk} in a cold pan, add {sweet+spice+chocolate} and bring slowly to the boil.',
        'Dans une casserole froide, délayer {gel} dans {cream+milk}, ajouter {sweet+spice+chocolate} et porter doucement à ébullition.',
        'En un cazo frío, disolver {gel} con {cream+milk}, añadir {sweet+spice+chocolate} y llevar despacio a ebullición.',
        'In einem kalten Topf {gel} mit {cream+milk:dat} verrühren, {sweet+spice+chocolate} zugeben und langsam aufkochen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Simmer for 2 minutes, whisking all the time, so that it will set.',
        'Laisser frémir 2 minutes sans cesser de fouetter, pour que la crème prenne.',
        'Cocer a fuego suave 2 minutos sin dejar de batir, para que cuaje.',
        'Unter ständigem Rühren 2 Minuten köcheln, damit die Creme fest wird.',
      ),
    },
    {
      kind: 'wait',
      minutes: 120,
      least: 60,
      text: say(
        'Pour into glasses or rinsed moulds and chill for {minutes} minutes.',
        'Verser dans des verres ou des ramequins rincés et mettre au frais {minutes} minutes.',
        'Verter en vasos o moldes humedecidos y enfriar {minutes} minutos.',
        'In Gläser oder kalt ausgespülte Förmchen gießen und {minutes} Minuten kalt stellen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Crush half of {fruit} with {lemon:bare} to a sauce and stir in the rest.',
        'Écraser la moitié {fruit:of} avec {lemon} pour obtenir une sauce et y mêler le reste.',
        'Aplastar la mitad {fruit:of} con {lemon} para hacer una salsa y mezclar con el resto.',
        'Die Hälfte {fruit:of} mit {lemon:with} zu einer Sauce zerdrücken und den Rest unterrühren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Spoon the fruit over the cream and finish with {mint}.',
        'Napper la crème de fruits et terminer avec {mint}.',
        'Repartir la fruta sobre la crema y terminar con {mint}.',
        'Das Obst über die Creme geben und mit {mint:dat} garnieren.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['chocolate', 'spice'],
  title: say(
    '{withs:bare} {dish} with {heads:bare}',
    '{dish} {withs:to}, {heads:bare}',
    '{dish} de {withs:bare} con {heads:bare}',
    '{dish} mit {withs+heads:with}',
  ),
  pitch: [
    say(
      'It should tremble when the plate moves: barely set, not too sweet, with sharp fruit on top.',
      "Elle doit trembler quand l'assiette bouge : à peine prise, peu sucrée, avec un fruit vif dessus.",
      'Debe temblar al mover el plato: apenas cuajada, no muy dulce y con fruta ácida encima.',
      'Sie soll zittern, wenn sich der Teller bewegt: gerade fest, nicht zu süß, mit säuerlichem Obst.',
    ),
  ],
}

export const chiaPudding: Pattern = {
  id: 'chiaPudding',
  dishType: 'Desserts',
  cuisines: ['thai', 'levantine'],
  likes: { seed: 4, fruit: 3, berry: 3, plantMilk: 4, dairy: 1, nut: 2, citrus: 1, sweetener: 1, spice: 1 },
  tastes: ['light', 'fresh', 'creamy'],
  onePot: true,
  roles: [
    { id: 'chia', takes: ({ id }) => id === 'chia-seed', pool: ['chia-seed'], each: g(22) },
    {
      id: 'milk',
      takes: ({ id, category }) => category === 'plantMilk' || /milk$|yogurt$/.test(id),
      most: 2,
      pool: ['coconut-milk', 'oat-milk', 'almond-milk', 'milk'],
      each: ml(140),
    },
    sweet(8, ['maple-syrup', 'agave-syrup', 'honey', 'sugar']),
    spice(['vanilla-extract', 'cinnamon']),
    pinch,
    fruit(['mango', 'raspberry', 'blueberry', 'strawberry', 'passion-fruit'], 2, 60),
    { ...lemon, pool: ['lime', 'lemon'] },
    nuts(1),
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Whisk {chia} with {milk+sweet+spice+salt} in a bowl for a minute.',
        'Fouetter {chia} avec {milk+sweet+spice+salt} dans un saladier pendant une minute.',
        'Batir {chia} con {milk+sweet+spice+salt} en un bol durante un minuto.',
        '{chia} mit {milk+sweet+spice+salt:dat} in einer Schüssel eine Minute verrühren.',
      ),
    },
    {
      kind: 'wait',
      minutes: 45,
      least: 12,
      text: say(
        'Chill for {minutes} minutes and stir twice in between so that no lumps form.',
        'Mettre au frais {minutes} minutes en remuant deux fois pour éviter les grumeaux.',
        'Enfriar {minutes} minutos, removiendo dos veces para que no se formen grumos.',
        'Für {minutes} Minuten kalt stellen und zwischendurch zweimal umrühren, damit nichts klumpt.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Blend half of {fruit} with {lemon:bare} to a purée.',
        'Mixer la moitié {fruit:of} avec {lemon}.',
        'Triturar la mitad {fruit:of} con {lemon}.',
        'Die Hälfte {fruit:of} mit {lemon:with} pürieren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Layer pudding and purée in glasses, top with the remaining fruit and {nuts}.',
        'Alterner pudding et purée dans des verres, garnir du reste de fruits et ajouter {nuts}.',
        'Alternar capas de pudin y puré en vasos y coronar con el resto de la fruta y {nuts}.',
        'Pudding und Fruchtpüree in Gläser schichten, mit dem restlichen Obst belegen und {nuts} darüberstreuen.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['milk', 'nuts'],
  pitch: [
    say(
      'The seeds thicken by themselves while you do something else; bright fruit keeps it from being heavy.',
      "Les graines épaississent toutes seules pendant que vous faites autre chose ; un fruit vif l'allège.",
      'Las semillas espesan solas mientras hace otra cosa; la fruta viva lo aligera.',
      'Die Samen dicken von selbst ein, während Sie etwas anderes tun; frisches Obst hält ihn leicht.',
    ),
  ],
}

export const cake: Pattern = {
  id: 'cake',
  dishType: 'Desserts',
  cuisines: ['german', 'french', 'spanish'],
  likes: {
    fruit: 3,
    berry: 3,
    citrus: 4,
    chocolate: 4,
    nut: 4,
    baking: 4,
    spice: 2,
    vegetable: 1,
    dairy: 1,
    egg: 2,
    sweetener: 1,
    seed: 1,
    potato: -1,
    spirit: 1,
  },
  tastes: ['sweet', 'rich'],
  oven: true,
  roles: [
    { ...flour, each: g(40) },
    { id: 'powder', pool: ['baking-powder'], each: of(0.25, 'tsp') },
    {
      id: 'egg',
      takes: inCategory('egg'),
      pool: ['egg', 'soy-yogurt', 'coconut-yogurt', 'applesauce'],
      each: ({ category }) => (category === 'egg' ? { amount: 0.5, unit: null } : { amount: 35, unit: 'g' }),
    },
    { ...sweet(22, ['sugar', 'brown-sugar', 'maple-syrup']) },
    { ...butter, each: g(20) },
    {
      id: 'milk',
      takes: ({ id }) => /milk$|yogurt$|^quark$/.test(id),
      pool: ['milk', 'lactose-free-milk', 'oat-milk', 'soy-milk', 'rice-milk'],
      each: ml(25),
    },
    fruit(['apple', 'plum', 'raspberry', 'pear'], 1, 60),
    {
      id: 'extra',
      takes: (each) => inCategory('chocolate', 'vegetable')(each),
      most: 2,
      least: 0,
      pool: [],
      each: g(20),
      cut: 'auto',
    },
    spice(['vanilla-extract', 'cinnamon']),
    { ...lemon, each: of(0.25, null) },
    pinch,
    nuts(0),
  ],
  steps: [
    {
      kind: 'prep',
      aside: true,
      celsius: 175,
      text: say(
        'Heat the oven to 175 °C and line a small cake tin with baking paper.',
        'Préchauffer le four à 175 °C et tapisser un petit plat à cake de papier cuisson.',
        'Precalentar el horno a 175 °C y forrar un molde pequeño con papel de horno.',
        'Den Backofen auf 175 °C vorheizen und eine kleine Form mit Backpapier auslegen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 5,
      text: say(
        'Beat {butter}, soft or melted, with {sweet+spice+salt} until pale, then beat in {egg} little by little.',
        "Travailler {butter} en pommade avec {sweet+spice+salt} jusqu'à ce que le mélange blanchisse, puis incorporer {egg} peu à peu.",
        'Batir {butter} a temperatura ambiente con {sweet+spice+salt} hasta blanquear e incorporar {egg} poco a poco.',
        '{butter} weich mit {sweet+spice+salt:dat} hell und schaumig rühren, dann {egg} nach und nach unterrühren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Mix {flour+powder} and fold in, alternating with {milk+lemon}, only until no dry flour shows[; fold in {extra+nuts}].',
        "Mélanger {flour+powder} et incorporer en alternant avec {milk+lemon}, juste assez pour qu'on ne voie plus de farine[ ; ajouter {extra+nuts}].",
        'Mezclar {flour+powder} e incorporar alternando con {milk+lemon}, solo hasta que no se vea harina[; añadir {extra+nuts}].',
        '{flour+powder} mischen und im Wechsel mit {milk+lemon:dat} unterheben, nur bis kein Mehl mehr zu sehen ist[; {extra+nuts} unterheben].',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Spread in the tin and press {fruit} gently into the top.',
        'Verser dans le plat et enfoncer légèrement {fruit} sur le dessus.',
        'Verter en el molde y hundir ligeramente {fruit} por encima.',
        'In die Form streichen und {fruit} leicht in den Teig drücken.',
      ),
    },
    {
      kind: 'cook',
      minutes: 35,
      celsius: 175,
      text: say(
        'Bake for 35 minutes until risen and a skewer comes out clean; cover if it browns too soon.',
        "Enfourner 35 minutes, jusqu'à ce qu'une lame plantée au centre ressorte sèche ; couvrir si le dessus brunit trop vite.",
        'Hornear 35 minutos, hasta que suba y un palillo salga limpio; cubrir si se dora demasiado pronto.',
        'Etwa 35 Minuten backen, bis an einem Holzstäbchen nichts mehr klebt; abdecken, falls er zu schnell bräunt.',
      ),
    },
    {
      kind: 'wait',
      minutes: 10,
      text: say(
        'Leave in the tin for 10 minutes, then turn out and let cool on a rack.',
        'Laisser 10 minutes dans le plat, puis démouler sur une grille.',
        'Dejar 10 minutos en el molde, desmoldar y enfriar sobre una rejilla.',
        'In der Form 10 Minuten ruhen lassen, dann stürzen und auf einem Gitter abkühlen lassen.',
      ),
    },
  ],
  heads: ['fruit', 'extra'],
  withs: ['nuts', 'spice', 'lemon'],
  pitch: [
    say(
      'A moist crumb that forgives: it is mixed in one bowl and keeps for three days under a cloth.',
      'Une mie moelleuse et indulgente : un seul saladier, et il se garde trois jours sous un linge.',
      'Una miga jugosa y agradecida: un solo bol, y aguanta tres días bajo un paño.',
      'Ein saftiger Teig, der viel verzeiht: in einer Schüssel gerührt, unter einem Tuch drei Tage haltbar.',
    ),
  ],
}

export const fruitSalad: Pattern = {
  id: 'fruitSalad',
  dishType: 'Desserts',
  cuisines: ['spanish', 'levantine', 'thai'],
  likes: { fruit: 4, berry: 4, citrus: 4, herb: 2, nut: 1, seed: 1, sweetener: 1, spirit: 1, softDrink: 1 },
  tastes: ['fresh', 'light', 'sour'],
  onePot: true,
  roles: [
    fruit(['orange', 'strawberry', 'mango', 'kiwi', 'pineapple', 'grape', 'apple'], 3, 80),
    {
      ...lemon,
      pool: ['lime', 'lemon', 'orange-juice'],
      each: ({ id }) => (id === 'orange-juice' ? { amount: 1, unit: 'tbsp' } : { amount: 0.25, unit: null }),
    },
    sweet(6, ['honey', 'agave-syrup', 'maple-syrup', 'sugar']),
    spice(['vanilla-extract', 'cardamom', 'cinnamon']),
    { id: 'spirit', takes: inCategory('spirit', 'wine'), least: 0, pool: [], each: of(1, 'tbsp') },
    {
      id: 'mint',
      takes: inCategory('herb'),
      pool: ['mint', 'basil', 'lemon-balm'],
      each: of(1, 'sprig'),
      cut: 'auto',
    },
    nuts(1),
    { ...spoonful, least: 0 },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Stir {lemon+sweet+spice+spirit} together in a wide bowl until the sweetness has dissolved.',
        "Mélanger {lemon+sweet+spice+spirit} dans un grand saladier, jusqu'à ce que tout soit dissous.",
        'Mezclar {lemon+sweet+spice+spirit} en un bol amplio hasta que se disuelva.',
        '{lemon+sweet+spice+spirit} in einer weiten Schüssel verrühren, bis sich alles gelöst hat.',
      ),
    },
    {
      kind: 'wait',
      minutes: 10,
      least: 3,
      text: say(
        'Turn {fruit} carefully in it and leave for {minutes} minutes to draw its own juice.',
        'Y tourner délicatement {fruit} et laisser {minutes} minutes, le temps de rendre du jus.',
        'Añadir {fruit}, dar vueltas con cuidado y dejar {minutes} minutos para que suelte su jugo.',
        '{fruit} vorsichtig darin wenden und {minutes} Minuten Saft ziehen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Spoon into cool bowls with the juice, scatter with {mint+nuts}[ and add a spoonful of {spoonful:bare}].',
        'Répartir avec le jus dans des coupes fraîches, parsemer {mint+nuts:de}[ et ajouter une cuillerée {spoonful:de}].',
        'Repartir con su jugo en cuencos fríos, esparcir {mint+nuts}[ y añadir una cucharada {spoonful:de}].',
        'Mit dem Saft in kühle Schalen geben, mit {mint+nuts:dat} bestreuen[ und einen Löffel {spoonful:with} daraufsetzen].',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['mint', 'spirit', 'nuts'],
  title: say(
    '{heads:title} Salad with {withs:bare}',
    '{dish} : {heads:bare}, {withs:bare}',
    '{dish} de {heads:bare} con {withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Ripe fruit cut generously, a little acid and something green: nothing else is needed after a good meal.',
      "Des fruits mûrs coupés généreusement, un peu d'acidité et une touche de vert : il n'en faut pas plus après un bon repas.",
      'Fruta madura en trozos generosos, un poco de ácido y algo verde: no hace falta más tras una buena comida.',
      'Reifes Obst in großzügigen Stücken, etwas Säure und etwas Grünes: mehr braucht es nach einem guten Essen nicht.',
    ),
  ],
}

export const pancakes: Pattern = {
  id: 'pancakes',
  dishType: 'Desserts',
  cuisines: ['german', 'french'],
  likes: {
    berry: 3,
    fruit: 3,
    egg: 2,
    dairy: 2,
    baking: 3,
    chocolate: 2,
    sweetener: 2,
    nut: 1,
    citrus: 1,
    plantMilk: 2,
  },
  tastes: ['sweet', 'hearty'],
  roles: [
    { ...flour, pool: ['flour', 'spelt-flour', 'gluten-free-flour', 'buckwheat-flour'], each: g(55) },
    { id: 'powder', pool: ['baking-powder'], each: of(0.5, 'tsp') },
    {
      id: 'egg',
      takes: inCategory('egg'),
      pool: ['egg', 'applesauce', 'soy-yogurt'],
      each: ({ category }) => (category === 'egg' ? { amount: 0.5, unit: null } : { amount: 30, unit: 'g' }),
    },
    {
      id: 'milk',
      takes: ({ id }) => id.endsWith('milk'),
      pool: ['milk', 'lactose-free-milk', 'oat-milk', 'soy-milk', 'rice-milk'],
      each: ml(75),
    },
    sweet(8, ['sugar', 'maple-syrup', 'honey']),
    pinch,
    { ...butter, each: g(8) },
    fruit(['blueberry', 'raspberry', 'apple', 'banana'], 1, 80),
    { ...lemon, each: of(0.25, null) },
    {
      id: 'topping',
      takes: (each) => inCategory('chocolate')(each) || (spoonful.takes?.(each) ?? false),
      pool: ['greek-yogurt', 'lactose-free-yogurt', 'soy-yogurt', 'coconut-yogurt'],
      each: g(40),
    },
    spice(['vanilla-extract', 'cinnamon'], 0),
    nuts(0),
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Whisk {flour+powder+salt} with half of {sweet}, then stir in {milk+egg+spice} to a thick batter; a few lumps may stay.',
        'Mélanger {flour+powder+salt} avec la moitié {sweet:of}, puis incorporer {milk+egg+spice} pour obtenir une pâte épaisse ; quelques grumeaux peuvent rester.',
        'Mezclar {flour+powder+salt} con la mitad {sweet:of} e incorporar {milk+egg+spice} hasta formar una masa espesa; no importa algún grumo.',
        '{flour+powder+salt} mit der Hälfte {sweet:of} mischen, dann {milk+egg+spice} zu einem dickflüssigen Teig unterrühren; kleine Klümpchen dürfen bleiben.',
      ),
    },
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Warm {fruit} with {lemon:bare} and the remaining {sweet:bare} in a small pan for 5 minutes until soft and juicy.',
        'Chauffer {fruit} avec {lemon} et le reste {sweet:of} 5 minutes dans une petite casserole, le temps de rendre du jus.',
        'Calentar {fruit} con {lemon} y el resto {sweet:of} en un cazo 5 minutos, hasta que suelte jugo.',
        '{fruit} mit {lemon:with} und dem Rest {sweet:of} in einem kleinen Topf 5 Minuten erwärmen, bis Saft austritt.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      text: say(
        'Melt a little of {butter} in a pan over medium heat. Fry small ladlefuls of batter for 2 minutes until bubbles open on top, turn and cook for 1 minute; go on until all is used.',
        'Faire fondre un peu {butter:de} dans une poêle à feu moyen. Y cuire de petites louches de pâte 2 minutes, retourner quand des bulles éclatent en surface et cuire encore 1 minute ; continuer ainsi.',
        'Fundir un poco {butter:de} en una sartén a fuego medio. Freír pequeños cazos de masa 2 minutos, dar la vuelta cuando salgan burbujas y cocinar 1 minuto más; seguir hasta terminar.',
        'Etwas {butter:bare} in einer Pfanne bei mittlerer Hitze zerlassen. Kleine Kellen Teig 2 Minuten backen, wenden, sobald sich oben Bläschen öffnen, und 1 Minute fertig backen; so weitermachen, bis der Teig verbraucht ist.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Stack on plates, spoon over the warm fruit and finish with {topping+nuts}.',
        'Empiler sur les assiettes, napper de fruits chauds et terminer avec {topping+nuts}.',
        'Apilar en los platos, cubrir con la fruta caliente y terminar con {topping+nuts}.',
        'Auf Tellern stapeln, das warme Obst darübergeben und mit {topping+nuts:dat} vollenden.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['topping'],
  pitch: [
    say(
      'Small and thick, turned when the bubbles open; the warm fruit makes its own syrup.',
      'Petits et épais, retournés quand les bulles éclatent ; les fruits chauds font leur propre sirop.',
      'Pequeñas y gruesas, se giran cuando se abren las burbujas; la fruta caliente hace su propio almíbar.',
      'Klein und dick, gewendet, wenn sich die Bläschen öffnen; das warme Obst macht seinen eigenen Sirup.',
    ),
  ],
}
