import { g, inCategory, of, say, type Pattern } from './pattern.ts'
import { isFruit, pinch } from './dessert-roles.ts'
import { bakersSugar, butter, eggs, flour, heatOven, vanilla } from './baking-roles.ts'

const chocolate = {
  id: 'chocolate',
  takes: inCategory('chocolate'),
  most: 2,
  pool: ['dark-chocolate', 'cocoa-powder'],
  cut: 'chopChocolate',
} as const

const meltChocolate = say(
  'Melt {chocolate} with {butter} over a barely simmering water bath, stirring, and leave to cool a little.',
  'Faire fondre {chocolate} avec {butter} au bain-marie à peine frémissant, en remuant, et laisser tiédir.',
  'Fundir {chocolate} con {butter} al baño maría suave, removiendo, y dejar templar.',
  '{chocolate} mit {butter:dat} über einem kaum siedenden Wasserbad unter Rühren schmelzen und etwas abkühlen lassen.',
)

export const brownies: Pattern = {
  id: 'brownies',
  dishType: 'Desserts',
  batch: 6,
  cuisines: ['german'],
  likes: { chocolate: 4, nut: 3, baking: 1 },
  tastes: ['rich', 'sweet'],
  oven: true,
  needs: 'name',
  roles: [
    { ...chocolate, each: ({ id }) => ({ amount: id === 'cocoa-powder' ? 10 : 25, unit: 'g' }) },
    butter(18),
    bakersSugar(22, ['brown-sugar', 'sugar']),
    eggs(0.4),
    flour(13),
    vanilla([]),
    pinch,
    {
      id: 'nuts',
      takes: inCategory('nut', 'seed'),
      most: 2,
      pool: ['walnut', 'pecan', 'pumpkin-seed', 'sunflower-seed'],
      each: g(12),
      cut: 'auto',
    },
    { id: 'fruit', takes: isFruit, most: 2, least: 0, pool: [], each: g(30), cut: 'auto' },
  ],
  steps: [
    heatOven(
      175,
      'line a small square tin with baking paper',
      'tapisser un petit moule carré de papier cuisson',
      'forrar un molde cuadrado pequeño con papel de horno',
      'eine kleine eckige Form mit Backpapier auslegen',
    ),
    { kind: 'cook', minutes: 5, text: meltChocolate },
    {
      kind: 'prep',
      minutes: 5,
      text: say(
        'Whisk {egg} with {sweet+spice+salt} for 2 minutes until slightly foamy and stir in the chocolate.',
        'Fouetter {egg} avec {sweet+spice+salt} 2 minutes pour faire mousser légèrement, puis incorporer le chocolat.',
        'Batir {egg} con {sweet+spice+salt} 2 minutos, hasta que espume un poco, y añadir el chocolate.',
        '{egg} mit {sweet+spice+salt:dat} 2 Minuten leicht schaumig schlagen und die Schokolade unterrühren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Fold in {flour}, just until it disappears, then {nuts+fruit}, and spread in the tin.',
        'Incorporer {flour} sans trop travailler, puis {nuts+fruit}, et verser dans le moule.',
        'Incorporar {flour} sin trabajar de más, después {nuts+fruit}, y verter en el molde.',
        '{flour} nur kurz unterheben, dann {nuts+fruit} zugeben und alles in die Form streichen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 20,
      celsius: 175,
      text: say(
        'Bake for 20 minutes: the edge is firm, the top cracked, and a skewer comes out with moist crumbs.',
        'Enfourner 20 minutes : le bord est ferme, le dessus craquelé, et une lame ressort avec quelques miettes humides.',
        'Hornear 20 minutos: el borde firme, la superficie agrietada y un palillo con migas húmedas.',
        'Etwa 20 Minuten backen: Der Rand ist fest, die Decke rissig, und am Stäbchen hängen feuchte Krümel.',
      ),
    },
    {
      kind: 'wait',
      minutes: 20,
      text: say(
        'Leave to cool in the tin for 20 minutes and cut into squares.',
        'Laisser refroidir 20 minutes dans le moule et couper en carrés.',
        'Dejar enfriar 20 minutos en el molde y cortar en cuadrados.',
        'In der Form 20 Minuten abkühlen lassen und in Quadrate schneiden.',
      ),
    },
  ],
  heads: [],
  withs: ['nuts', 'fruit'],
  title: say(
    '{dish} with {withs:bare}',
    '{dish} {withs:to}',
    '{dish} con {withs:bare}',
    '{dish} mit {withs:with}',
  ),
  pitch: [
    say(
      'Taken out a minute too early on purpose: that is where the fudge in the middle comes from.',
      'Sortis volontairement une minute trop tôt : c’est de là que vient leur cœur fondant.',
      'Se sacan a propósito un minuto antes: de ahí viene el interior jugoso.',
      'Mit Absicht eine Minute zu früh herausgeholt: Daher kommt der saftige Kern.',
    ),
  ],
}

/** A small chocolate cake with a centre that still runs. */
export const lavaCake: Pattern = {
  id: 'lavaCake',
  dishType: 'Desserts',
  cuisines: ['french'],
  likes: { chocolate: 4, berry: 1 },
  tastes: ['rich', 'sweet', 'creamy'],
  oven: true,
  needs: 'name',
  roles: [
    { ...chocolate, each: ({ id }) => ({ amount: id === 'cocoa-powder' ? 12 : 45, unit: 'g' }) },
    butter(28),
    eggs(1),
    bakersSugar(18),
    flour(12),
    pinch,
    { id: 'spice', takes: inCategory('spice'), least: 0, pool: [], each: of(0.25, 'tsp') },
    {
      id: 'fruit',
      takes: isFruit,
      most: 2,
      pool: ['raspberry', 'strawberry', 'orange'],
      each: g(50),
      cut: 'auto',
    },
  ],
  steps: [
    heatOven(
      200,
      'grease one small mould for each guest',
      'beurrer ou huiler un petit moule par personne',
      'engrasar un molde pequeño por persona',
      'pro Person ein Förmchen einfetten',
    ),
    { kind: 'cook', minutes: 5, text: meltChocolate },
    {
      kind: 'prep',
      minutes: 5,
      text: say(
        'Beat {egg} with {sweet+salt+spice} until pale, fold in the chocolate and then {flour}; fill the moulds three quarters full.',
        "Fouetter {egg} avec {sweet+salt+spice} jusqu'à blanchir, incorporer le chocolat, puis {flour} ; remplir les moules aux trois quarts.",
        'Batir {egg} con {sweet+salt+spice} hasta blanquear, incorporar el chocolate y después {flour}; llenar los moldes hasta tres cuartos.',
        '{egg} mit {sweet+salt+spice:dat} hell schlagen, die Schokolade und dann {flour} unterheben; die Förmchen zu drei Vierteln füllen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 11,
      celsius: 200,
      text: say(
        'Bake for 11 minutes: the rim is firm and the middle gives when touched.',
        'Enfourner 11 minutes : le bord est ferme et le centre cède sous le doigt.',
        'Hornear 11 minutos: el borde firme y el centro blando al tacto.',
        'Etwa 11 Minuten backen: Der Rand ist fest, und die Mitte gibt auf Druck nach.',
      ),
    },
    {
      kind: 'wait',
      minutes: 2,
      text: say(
        'Wait 2 minutes, run a knife round the edge, turn out and serve at once with {fruit}.',
        'Attendre 2 minutes, passer une lame le long du bord, démouler et servir aussitôt avec {fruit}.',
        'Esperar 2 minutos, pasar un cuchillo por el borde, desmoldar y servir enseguida con {fruit}.',
        'Kurz warten, etwa 2 Minuten, den Rand lösen, stürzen und sofort mit {fruit:dat} servieren.',
      ),
    },
  ],
  heads: [],
  withs: ['fruit'],
  title: say(
    '{dish} with {withs:bare}',
    '{dish} {withs:to}',
    '{dish} con {withs:bare}',
    '{dish} mit {withs:with}',
  ),
  safety: [
    say(
      'The centre stays soft: for small children, in pregnancy and for the frail, bake until set right through.',
      'Le cœur reste coulant : pour les jeunes enfants, les femmes enceintes et les personnes fragiles, cuire jusqu’à cœur.',
      'El centro queda blando: para niños pequeños, embarazadas y personas delicadas, hornea hasta que cuaje del todo.',
      'Der Kern bleibt weich: für kleine Kinder, Schwangere und Empfindliche durchbacken.',
    ),
  ],
  pitch: [
    say(
      'It can wait in the fridge until the plates are cleared; eleven minutes later the centre runs.',
      'Il attend au frais la fin du plat ; onze minutes plus tard, le cœur coule.',
      'Puede esperar en la nevera hasta recoger los platos; once minutos después, el centro fluye.',
      'Er wartet im Kühlschrank, bis abgeräumt ist; elf Minuten später fließt der Kern.',
    ),
  ],
}
