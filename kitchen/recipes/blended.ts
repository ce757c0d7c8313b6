import { g, inCategory, ml, of, say, type Pattern } from './pattern.ts'
import { isFruit } from './dessert-roles.ts'

const mint = {
  id: 'garnish',
  takes: inCategory('herb'),
  most: 2,
  pool: ['mint', 'lemon-balm', 'basil'],
  each: of(1, 'sprig'),
}

export const smoothie: Pattern = {
  id: 'smoothie',
  dishType: 'Cocktails',
  cuisines: ['french', 'german'],
  likes: { fruit: 2, berry: 3, leafyGreen: 5, grain: 5, plantMilk: 4, dairy: 3, seed: 4, nut: 3 },
  tastes: ['creamy', 'fresh', 'light'],
  roles: [
    {
      id: 'fruit',
      takes: isFruit,
      most: 3,
      least: 2,
      pool: ['banana', 'strawberry', 'mango', 'blueberry'],
      varied: true,
      each: g(90),
      cut: 'drink',
    },
    {
      id: 'green',
      takes: inCategory('leafyGreen', 'vegetable'),
      most: 2,
      least: 0,
      pool: [],
      each: g(25),
      cut: 'auto',
    },
    { id: 'body', takes: inCategory('grain', 'seed', 'nut'), most: 2, least: 0, pool: [], each: g(15) },
    {
      id: 'liquid',
      takes: ({ category, id }) =>
        category === 'plantMilk' || /milk$|juice$|yogurt|coconut-water|sparkling/.test(id),
      most: 2,
      pool: ['oat-milk', 'rice-milk', 'soy-milk', 'apple-juice'],
      each: ml(160),
    },
    { id: 'sweet', takes: inCategory('sweetener'), least: 0, pool: [], each: of(1, 'tsp') },
    {
      id: 'juice',
      takes: ({ id }) => /^(lemon|lime)(-juice)?$/.test(id),
      pool: ['lemon-juice', 'lime-juice'],
      each: of(1, 'tsp'),
      cut: 'auto',
    },
    { id: 'ice', takes: ({ id }) => id === 'ice', pool: ['ice'], each: of(1, 'handful') },
    mint,
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Put {liquid+fruit+green+body+sweet+juice} into the blender, the liquid first.',
        'Mettre {liquid+fruit+green+body+sweet+juice} dans le mixeur, le liquide en premier.',
        'Poner {liquid+fruit+green+body+sweet+juice} en la batidora, primero el líquido.',
        '{liquid+fruit+green+body+sweet+juice} in den Mixer geben, die Flüssigkeit zuerst.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Blend for a full minute until no speck is left, add {ice} and blend again briefly.',
        'Mixer une bonne minute, sans laisser de morceaux, ajouter {ice} et mixer encore brièvement.',
        'Triturar un minuto entero, hasta que no queden trozos, añadir {ice} y batir un momento más.',
        'Eine volle Minute mixen, bis alles fein ist, dann {ice} zugeben und noch einmal kurz mixen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Pour into tall glasses, tuck in {garnish} and drink at once, before it separates.',
        'Verser dans de grands verres, ajouter {garnish} et boire aussitôt, avant que les couches se séparent.',
        'Servir en vasos altos, añadir {garnish} y beber enseguida, antes de que se separe.',
        'In hohe Gläser gießen, {garnish} dazustecken und gleich trinken, bevor es sich absetzt.',
      ),
    },
  ],
  heads: ['fruit', 'green'],
  withs: ['body'],
  pitch: [
    say(
      'Thick, cold and ready in five minutes; sweet from the fruit alone.',
      'Épais, frais et prêt en cinq minutes ; sucré par les fruits seuls.',
      'Espeso, frío y listo en cinco minutos; dulce solo por la fruta.',
      'Dick, kalt und in fünf Minuten fertig; die Süße kommt allein vom Obst.',
    ),
  ],
}

export const lassi: Pattern = {
  id: 'lassi',
  dishType: 'Cocktails',
  cuisines: ['indian'],
  likes: { fruit: 1, dairy: 3 },
  tastes: ['creamy', 'fresh'],
  roles: [
    { id: 'fruit', takes: isFruit, most: 2, pool: ['mango', 'peach', 'banana'], each: g(110), cut: 'drink' },
    {
      id: 'yogurt',
      takes: ({ id }) => /yogurt|buttermilk/.test(id),
      pool: ['yogurt', 'lactose-free-yogurt', 'coconut-yogurt', 'soy-yogurt'],
      each: g(130),
    },
    { id: 'water', takes: ({ id }) => /milk$/.test(id), pool: ['water'], each: ml(60) },
    {
      id: 'sweet',
      takes: inCategory('sweetener'),
      pool: ['honey', 'sugar', 'agave-syrup'],
      each: of(1, 'tsp'),
    },
    { id: 'spice', takes: inCategory('spice'), most: 2, pool: ['cardamom'], each: of(0.5, 'pinch') },
    { id: 'ice', takes: ({ id }) => id === 'ice', pool: ['ice'], each: of(0.5, 'handful') },
    { ...mint, least: 0 },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Blend {fruit} with {sweet+spice} to a smooth purée.',
        'Mixer {fruit} avec {sweet+spice} en une purée lisse.',
        'Triturar {fruit} con {sweet+spice} hasta obtener un puré fino.',
        '{fruit} mit {sweet+spice:dat} fein pürieren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Add {yogurt+water+ice} and blend until frothy.',
        'Ajouter {yogurt+water+ice} et mixer pour faire mousser.',
        'Añadir {yogurt+water+ice} y batir hasta que espume.',
        '{yogurt+water+ice} zugeben und schaumig mixen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Pour into cold glasses[, add {garnish}] and serve straight away.',
        'Verser dans des verres froids[, ajouter {garnish}] et servir sans attendre.',
        'Servir enseguida en vasos fríos[, con {garnish}].',
        'In kalte Gläser gießen[, {garnish} dazugeben] und sofort servieren.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['spice'],
  pitch: [
    say(
      'Cool, tart yogurt and ripe fruit with a breath of spice: made for hot days and hot food.',
      "Un yaourt frais et acidulé, un fruit mûr et un souffle d'épice : fait pour les jours chauds et les plats relevés.",
      'Yogur fresco y ácido, fruta madura y un soplo de especia: hecho para días calurosos y platos picantes.',
      'Kühler, säuerlicher Joghurt und reifes Obst mit einem Hauch Gewürz: gemacht für heiße Tage und scharfes Essen.',
    ),
  ],
}
