import { inCategory, say, type Pattern } from './pattern.ts'
import { bakersSugar, eggs, heatOven, milk, vanilla } from './baking-roles.ts'
import { isFruit, nuts, pinch } from './dessert-roles.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

const fruitOnCall = (grams: number) => onCall('fruit', isFruit, [grams, 'g'], { cut: 'auto' })

export const porridge: Pattern = {
  id: 'porridge',
  dishType: 'Desserts',
  cuisines: ['german'],
  likes: { grain: 1 },
  tastes: ['creamy'],
  needs: 'name',
  roles: [
    part('oats', ['oats', 'gluten-free-oats', 'quinoa'], [50, 'g'], {
      takes: ({ id }) => /oats$|polenta|semolina|millet|buckwheat$|quinoa/.test(id),
    }),
    { ...milk(180), each: () => ({ amount: 180, unit: 'ml' }) },
    part('water', ['water'], [80, 'ml'], { takes: () => false }),
    part('sweet', ['honey', 'maple-syrup', 'erythritol'], [1, 'tsp'], { takes: inCategory('sweetener') }),
    vanilla(['cinnamon']),
    pinch,
    part('fruit', ['apple', 'banana', 'blueberry'], [70, 'g'], { takes: isFruit, most: 3, cut: 'auto' }),
    { ...nuts(1), pool: ['walnut', 'almond', 'sunflower-seed', 'pumpkin-seed'] },
  ],
  steps: [
    cook(
      8,
      'Stir {oats} into {milk+water} with {salt+spice}, bring to the boil and simmer for 6 minutes, stirring, until creamy.',
      'Mélanger {oats} avec {milk+water} et {salt+spice}, porter à ébullition et laisser frémir 6 minutes en remuant, jusqu’à obtenir une crème.',
      'Mezclar {oats} con {milk+water} y {salt+spice}, llevar a ebullición y cocer 6 minutos removiendo, hasta que quede cremoso.',
      '{oats} mit {milk+water:dat} und {salt+spice:dat} aufkochen und unter Rühren 6 Minuten cremig köcheln.',
    ),
    wait(
      2,
      'Leave under a lid for 2 minutes to swell.',
      'Laisser gonfler 2 minutes à couvert.',
      'Dejar hinchar 2 minutos tapado.',
      'Zugedeckt 2 Minuten quellen lassen.',
    ),
    prep(
      2,
      'Stir in {sweet} and top with {fruit+nuts}.',
      'Ajouter {sweet} et garnir avec {fruit+nuts}.',
      'Añadir {sweet} y cubrir con {fruit+nuts}.',
      '{sweet} einrühren und {fruit+nuts} daraufgeben.',
    ),
  ],
  heads: ['fruit'],
  withs: ['nuts'],
  pitch: [
    say(
      'Six minutes of stirring and a rest under the lid: that is all it takes to be creamy.',
      'Six minutes à remuer et un repos à couvert : il n’en faut pas plus pour qu’il soit crémeux.',
      'Seis minutos removiendo y un reposo tapado: no hace falta más para que quede cremoso.',
      'Sechs Minuten rühren und eine Pause unter dem Deckel: Mehr braucht es nicht zum Cremigsein.',
    ),
  ],
}

export const stirredCustard: Pattern = {
  id: 'stirredCustard',
  dishType: 'Desserts',
  cuisines: ['spanish', 'german', 'french'],
  likes: { dairy: 1, egg: 1 },
  tastes: ['creamy', 'sweet'],
  needs: 'name',
  roles: [
    milk(200),
    part('egg', ['egg-yolk', 'silken-tofu', 'applesauce'], [1, null], {
      takes: ({ id }) => id === 'egg-yolk',
      each: ({ category }) => (category === 'egg' ? { amount: 1, unit: null } : { amount: 30, unit: 'g' }),
    }),
    bakersSugar(20, ['sugar']),
    part('starch', ['cornflour', 'rice-flour'], [8, 'g'], { takes: ({ id }) => id === 'cornflour' }),
    vanilla(['cinnamon']),
    onCall(
      'flavour',
      (each) =>
        inCategory('chocolate', 'citrus', 'nut')(each) ||
        /coffee|coconut-milk|^cream$|sherry|port$|marsala/.test(each.id),
      [20, 'g'],
      { cut: 'auto', most: 3 },
    ),
    fruitOnCall(60),
    onCall('biscuit', ({ id }) => /biscuit|ladyfinger|amaretti/.test(id), [1, 'piece']),
    pinch,
  ],
  steps: [
    cook(
      6,
      'Warm {milk} with {spice+salt}[ and {flavour}] until it steams.',
      'Chauffer {milk} avec {spice+salt}[ et {flavour}] sans bouillir.',
      'Calentar {milk} con {spice+salt}[ y {flavour}] sin que hierva.',
      '{milk} mit {spice+salt:dat}[ und {flavour:dat}] erhitzen, bis es dampft.',
    ),
    prep(
      3,
      'Stir {egg} with {sweet+starch} until smooth and pour on the hot liquid, whisking.',
      'Mélanger {egg} avec {sweet+starch} et verser le liquide chaud en fouettant.',
      'Mezclar {egg} con {sweet+starch} y verter el líquido caliente batiendo.',
      '{egg} mit {sweet+starch:dat} glatt rühren und die heiße Flüssigkeit unter Schlagen zugießen.',
    ),
    cook(
      8,
      'Return to the pot and stir over low heat for 8 minutes until it coats the spoon, at 82 °C; it must not boil.',
      'Remettre dans la casserole et remuer 8 minutes à feu doux, jusqu’à napper la cuillère, à 82 °C, sans bouillir.',
      'Devolver al cazo y remover 8 minutos a fuego suave, hasta que nape la cuchara, a 82 °C, sin que hierva.',
      'Zurück in den Topf geben und bei kleiner Hitze 8 Minuten rühren, bis die Creme den Löffel überzieht, bei 82 °C; kochen darf sie nicht.',
    ),
    wait(
      60,
      'Pour into bowls and let cool for {minutes} minutes.',
      'Verser dans des coupes et laisser refroidir {minutes} minutes.',
      'Verter en cuencos y dejar enfriar {minutes} minutos.',
      'In Schälchen füllen und {minutes} Minuten abkühlen lassen.',
      { least: 5 },
    ),
    prep(
      1,
      'Serve with {fruit+biscuit}.',
      'Servir avec {fruit+biscuit}.',
      'Servir con {fruit+biscuit}.',
      'Mit {fruit+biscuit:dat} servieren.',
    ),
  ],
  heads: ['flavour', 'fruit'],
  withs: ['spice'],
  pitch: [
    say(
      'Low heat and a wooden spoon that never stops: silk instead of scrambled egg.',
      'Feu doux et une cuillère en bois qui ne s’arrête pas : de la soie, pas des œufs brouillés.',
      'Fuego suave y una cuchara de madera que no para: seda en vez de huevos revueltos.',
      'Kleine Hitze und ein Holzlöffel, der nie stillsteht: Seide statt Rührei.',
    ),
  ],
}

/** Ground nuts instead of flour. */
export const nutCake: Pattern = {
  id: 'nutCake',
  dishType: 'Desserts',
  cuisines: ['spanish', 'german'],
  likes: { nut: 1 },
  tastes: ['rich', 'sweet'],
  oven: true,
  needs: 'name',
  batch: 6,
  roles: [
    part('nuts', ['ground-almond', 'ground-hazelnut', 'desiccated-coconut', 'sunflower-seed'], [40, 'g'], {
      takes: (each) => /^ground-(almond|hazelnut)$|desiccated|walnut|poppy/.test(each.id),
      most: 2,
      cut: 'auto',
    }),
    eggs(0.7),
    bakersSugar(28, ['sugar']),
    part('zest', ['lemon-zest', 'orange-zest', 'vanilla-extract'], [0.3, 'tsp'], {
      takes: ({ id, category }) =>
        /^(lemon|orange|lemon-zest|orange-zest|vanilla|vanilla-extract|cinnamon)$/.test(id) ||
        (category === 'spice' && !/salt|pepper/.test(id)),
      most: 3,
      cut: 'auto',
      each: ({ id }) =>
        /^(lemon|orange)$/.test(id) ? { amount: 0.3, unit: null } : { amount: 0.3, unit: 'tsp' },
    }),
    onCall('flour', ({ id }) => /flour$/.test(id), [20, 'g'], { most: 1 }),
    onCall('roots', ({ id }) => /^(carrot|courgette|pumpkin|beetroot|parsnip)$/.test(id), [50, 'g'], {
      cut: 'grateRoot',
    }),
    onCall('melting', (each) => inCategory('chocolate')(each) || each.id === 'butter', [25, 'g']),
    onCall(
      'extra',
      ({ id }) => /^(apple|pear|raspberry|cherry|amaretto|kirsch|brandy)$/.test(id),
      [25, 'g'],
      { cut: 'auto' },
    ),
    pinch,
    part('dust', ['icing-sugar', 'erythritol'], [0.5, 'tsp'], { takes: () => false }),
  ],
  steps: [
    heatOven(
      170,
      'line a springform tin ({tin} cm)',
      'chemiser un moule à charnière ({tin} cm)',
      'forrar un molde desmontable ({tin} cm)',
      'eine Springform auslegen ({tin} cm)',
    ),
    prep(
      7,
      'Beat {egg} with {sweet+salt} until pale and thick.',
      'Fouetter {egg} avec {sweet+salt} pour blanchir et épaissir.',
      'Batir {egg} con {sweet+salt} hasta que blanquee y espese.',
      '{egg} mit {sweet+salt:dat} hell und dick schlagen.',
    ),
    prep(
      4,
      'Melt {melting} over a water bath and let cool a little.',
      'Faire fondre {melting} au bain-marie et laisser tiédir.',
      'Fundir {melting} al baño maría y dejar templar.',
      '{melting} über dem Wasserbad schmelzen und etwas abkühlen lassen.',
    ),
    prep(
      5,
      'Fold in {nuts+flour+zest}[ and {roots+melting+extra}] with a light hand.',
      'Incorporer délicatement {nuts+flour+zest}[ et {roots+melting+extra}].',
      'Incorporar con suavidad {nuts+flour+zest}[ y {roots+melting+extra}].',
      '{nuts+flour+zest}[ und {roots+melting+extra}] locker unterheben.',
    ),
    cook(
      38,
      'Bake for 38 minutes until golden and springy; let cool in the tin.',
      'Enfourner 38 minutes, jusqu’à ce que le gâteau soit doré et souple ; laisser refroidir dans le moule.',
      'Hornear 38 minutos, hasta que esté dorada y esponjosa; dejar enfriar en el molde.',
      'Etwa 38 Minuten goldbraun backen, bis der Kuchen zurückfedert; in der Form abkühlen lassen.',
      { celsius: 170 },
    ),
    prep(
      1,
      'Dust with {dust}.',
      'Saupoudrer {dust:de}.',
      'Espolvorear con {dust}.',
      'Mit {dust:dat} bestäuben.',
    ),
  ],
  heads: ['zest', 'roots', 'extra'],
  withs: ['nuts'],
  pitch: [
    say(
      'Without any flour: nuts and eggs carry it, and it is moister on the second day.',
      'Sans farine : les amandes et les œufs suffisent, et il est plus moelleux le lendemain.',
      'Sin harina: la sostienen los frutos secos y el huevo, y al día siguiente está más jugosa.',
      'Ganz ohne Mehl: Nüsse und Eier tragen ihn, und am zweiten Tag ist er noch saftiger.',
    ),
  ],
}
