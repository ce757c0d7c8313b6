import { flesh, g, inCategory, of, say, seafood, type Pattern } from './pattern.ts'
import { herb, seasoning } from './roles.ts'

export const schnitzel: Pattern = {
  id: 'schnitzel',
  dishType: 'Mains',
  cuisines: ['german'],
  likes: { meat: 1, poultry: 2, potato: 2, plantProtein: 1, vegetable: -1 },
  tastes: ['crunchy', 'hearty'],
  roles: [
    {
      id: 'main',
      takes: (each) =>
        flesh(each) ||
        seafood(each) ||
        inCategory('plantProtein', 'mushroom')(each) ||
        /celeriac|aubergine|kohlrabi/.test(each.id),
      most: 2,
      pool: ['veal-escalope', 'pork-escalope', 'chicken-breast', 'turkey-breast', 'tofu', 'celeriac'],
      each: g(140),
    },
    {
      id: 'side',
      takes: inCategory('potato', 'grain', 'pasta'),
      pool: ['waxy-potato', 'potato', 'rice'],
      each: ({ category }) =>
        category === 'potato' ? { amount: 200, unit: 'g' } : { amount: 70, unit: 'g' },
    },
    { id: 'flour', pool: ['flour', 'spelt-flour', 'rice-flour', 'cornflour'], each: g(15) },
    {
      id: 'dip',
      takes: inCategory('egg'),
      pool: ['egg', 'soy-yogurt', 'oat-milk', 'rice-milk'],
      each: ({ category }) => (category === 'egg' ? { amount: 0.5, unit: null } : { amount: 40, unit: 'g' }),
    },
    {
      id: 'crumbs',
      takes: inCategory('bread'),
      pool: ['breadcrumb', 'polenta', 'puffed-rice', 'tortilla-chip'],
      each: g(35),
    },
    {
      id: 'oil',
      pool: ['frying-oil', 'rapeseed-oil', 'sunflower-oil'],
      each: () => ({ amount: 60, unit: 'ml' }),
    },
    { id: 'lemon', takes: ({ id }) => id === 'lemon', pool: ['lemon'], each: of(0.25, null), cut: 'wedges' },
    seasoning,
    { ...herb, pool: ['parsley', 'chive', 'dill'] },
    {
      id: 'salad',
      takes: inCategory('leafyGreen', 'vegetable'),
      most: 2,
      pool: ['cucumber', 'lettuce'],
      each: g(80),
      cut: 'fine',
    },
  ],
  steps: [
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Boil {side.starch} in salted water until tender, drain and keep warm.',
        "Cuire {side.starch} à l'eau salée, égoutter et garder au chaud.",
        'Cocer {side.starch} en agua con sal hasta que {side.starch?esté/estén} en su punto, escurrir y mantener caliente.',
        '{side.starch} in Salzwasser gar kochen, abgießen und warm halten.',
      ),
    },
    {
      kind: 'prep',
      minutes: 5,
      text: say(
        'Slice {main} or beat out to 5 mm and season with {seasoning:bare}.',
        "Couper ou aplatir {main} à 5 mm d'épaisseur et assaisonner {seasoning:de}.",
        'Cortar o aplanar {main} a 5 mm de grosor y sazonar con {seasoning:bare}.',
        '{main} auf 5 mm flach klopfen oder schneiden und mit {seasoning:with} würzen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 5,
      text: say(
        'Set out {flour}, {dip}, well beaten, and {crumbs} in three plates. Turn the pieces in them one after the other; press the crumbs on only lightly.',
        "Disposer {flour}, {dip} {dip?(bien battu)/(bien battue)/(bien battus)/(bien battues)} et {crumbs} dans trois assiettes. Y passer les morceaux l'un après l'autre, sans trop appuyer.",
        'Poner en tres platos {flour}, {dip} {dip?(bien batido)/(bien batida)/(bien batidos)/(bien batidas)} y {crumbs}. Pasar las piezas por ellos una tras otra, apretando apenas.',
        'In drei Tellern {flour}, {dip} (verquirlt) und {crumbs} bereitstellen. Die Stücke nacheinander darin wenden und die Panade nur leicht andrücken.',
      ),
    },
    {
      kind: 'cook',
      minutes: 8,
      doneness: 'main',
      text: say(
        'Heat {oil} to about 170 °C in a wide pan and fry the pieces in batches for 3 to 4 minutes a side, swirling the pan, until crisp and golden. Drain on kitchen paper.',
        'Chauffer {oil} à 170 °C environ dans une large poêle et y frire les morceaux en plusieurs fois, 3 à 4 minutes par face, en arrosant. Égoutter sur du papier.',
        'Calentar {oil} a unos 170 °C en una sartén amplia y freír por tandas, de 3 a 4 minutos por lado, moviendo la sartén, hasta dorar. Escurrir sobre papel.',
        '{oil} in einer weiten Pfanne auf etwa 170 °C erhitzen und die Stücke portionsweise 3 bis 4 Minuten je Seite schwimmend goldbraun braten, dabei die Pfanne schwenken. Auf Küchenpapier abtropfen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Toss {side} with {herb} and serve at once with {lemon+salad}.',
        'Mélanger {side} avec {herb} et servir aussitôt avec {lemon+salad}.',
        'Mezclar {side} con {herb} y servir enseguida con {lemon+salad}.',
        '{side} in {herb:dat} schwenken und alles sofort mit {lemon+salad:dat} servieren.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['side'],
  pitch: [
    say(
      'Thin, light and crisp: the crumb lifts in waves if you do not press it, and a squeeze of lemon is all the sauce it needs.',
      "Fine, légère et croustillante : la panure gonfle si l'on n'appuie pas, et un trait de citron suffit comme sauce.",
      'Fino, ligero y crujiente: el empanado se ahueca si no se aprieta, y un chorrito de limón basta como salsa.',
      'Dünn, leicht und knusprig: Die Panade wirft Wellen, wenn man sie nicht andrückt, und ein Spritzer Zitrone genügt als Sauce.',
    ),
  ],
}
