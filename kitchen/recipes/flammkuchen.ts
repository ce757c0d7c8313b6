import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { herb, seasoning, spices } from './roles.ts'
import { flour, heatOven } from './baking-roles.ts'

const dough = say('For the dough', 'Pour la pâte', 'Para la masa', 'Für den Teig')

export const flammkuchen: Pattern = {
  id: 'flammkuchen',
  dishType: 'Mains',
  cuisines: ['german', 'french'],
  likes: { meat: 1, aromatic: 2, dairy: 2, mushroom: 1 },
  tastes: ['crunchy', 'hearty'],
  oven: true,
  needs: 'name',
  roles: [
    {
      id: 'cream',
      takes: ({ id }) => /creme-fraiche|sour-cream|cream-cheese|quark|cream$/.test(id) && id !== 'ice-cream',
      pool: ['creme-fraiche', 'sour-cream', 'soy-cream', 'oat-cream', 'coconut-yogurt'],
      each: g(60),
    },
    {
      id: 'onion',
      takes: ({ id }) => /onion|shallot|leek/.test(id),
      pool: ['onion', 'red-onion', 'leek'],
      each: of(0.5, null),
      cut: 'slices',
    },
    {
      id: 'toppings',
      takes: (each) =>
        greens(each) ||
        flesh(each) ||
        seafood(each) ||
        inCategory('cheese', 'plantProtein', 'fruit', 'potato')(each),
      most: 3,
      pool: ['bacon', 'smoked-tofu', 'button-mushroom', 'courgette'],
      each: g(45),
      cut: 'flat',
    },
    { ...spices, pool: ['nutmeg', 'caraway'], least: 1, each: () => ({ amount: 0.5, unit: 'pinch' }) },
    seasoning,
    { ...herb, pool: ['chive', 'parsley', 'thyme'] },
    { ...flour(75), group: dough },
    { id: 'oil', group: dough, pool: ['rapeseed-oil', 'sunflower-oil', 'olive-oil'], each: of(0.5, 'tbsp') },
    { id: 'water', group: dough, pool: ['water'], each: ml(38) },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 6,
      text: say(
        'Knead {flour+oil+water} with a pinch of salt for 5 minutes into a smooth dough and let it rest under a bowl.',
        'Pétrir {flour+oil+water} avec une pincée de sel pendant 5 minutes et laisser reposer la pâte sous un saladier.',
        'Amasar {flour+oil+water} con una pizca de sal durante 5 minutos y dejar reposar la masa bajo un cuenco.',
        '{flour+oil+water} mit einer Prise Salz 5 Minuten zu einem glatten Teig kneten und unter einer Schüssel ruhen lassen.',
      ),
    },
    heatOven(
      250,
      'put a baking sheet in to get very hot',
      'y glisser une plaque, qui doit devenir brûlante',
      'meter una bandeja para que se caliente mucho',
      'ein Blech mit heiß werden lassen',
    ),
    {
      kind: 'prep',
      minutes: 6,
      text: say(
        'Season {cream} with {spices+seasoning:bare}. Roll the dough out wafer-thin on baking paper and spread with it almost to the edge.',
        "Assaisonner {cream} {spices+seasoning:de}. Abaisser la pâte très finement sur du papier cuisson et l'en napper presque jusqu'au bord.",
        'Sazonar {cream} con {spices+seasoning:bare}. Estirar la masa muy fina sobre papel de horno y untarla casi hasta el borde.',
        '{cream} mit {spices+seasoning:with} würzen. Den Teig auf Backpapier hauchdünn ausrollen und fast bis zum Rand damit bestreichen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 6,
      when: ({ parts }) => !parts.some(({ role }) => role === 'cream'),
      text: say(
        'Roll the dough out thinly on baking paper, brush with a little oil and season with {spices+seasoning:bare}.',
        "Abaisser la pâte finement sur du papier cuisson, l'huiler légèrement et assaisonner {spices+seasoning:de}.",
        'Estirar la masa fina sobre papel de horno, pincelar con un poco de aceite y sazonar con {spices+seasoning:bare}.',
        'Den Teig auf Backpapier dünn ausrollen, mit etwas Öl bestreichen und mit {spices+seasoning:with} würzen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Scatter {onion+toppings} over it in a thin layer.',
        'Répartir {onion+toppings} dessus en couche fine.',
        'Repartir {onion+toppings} por encima en capa fina.',
        '{onion+toppings} in dünner Schicht darauf verteilen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 12,
      celsius: 250,
      doneness: 'toppings',
      text: say(
        'Bake on the hot sheet for about 12 minutes until the edges are dark and crisp.',
        "Enfourner 12 minutes environ sur la plaque brûlante, jusqu'à ce que les bords soient bien bruns et croustillants.",
        'Hornear unos 12 minutos sobre la bandeja caliente, hasta que los bordes queden oscuros y crujientes.',
        'Auf dem heißen Blech etwa 12 Minuten backen, bis die Ränder dunkel und knusprig sind.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Scatter with {herb} and eat at once, with your fingers.',
        'Parsemer {herb:de} et manger aussitôt, avec les doigts.',
        'Esparcir {herb} y comer enseguida, con los dedos.',
        'Mit {herb:dat} bestreuen und sofort essen, am besten mit den Fingern.',
      ),
    },
  ],
  heads: ['toppings'],
  withs: ['onion'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Rolled so thin that it crackles, baked as hot as possible and never left waiting.',
      'Si fine qu’elle craque, cuite au plus chaud et jamais en attente.',
      'Tan fina que cruje, horneada al máximo y sin hacerla esperar.',
      'So dünn, dass er kracht, so heiß gebacken wie möglich und nie warten gelassen.',
    ),
  ],
}
