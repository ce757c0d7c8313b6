import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, creamy, fat, heat, herb, seasoning, sour, spices, stock } from './roles.ts'
import { boilPotatoes, cookSide, hasGrain } from './pan-roles.ts'
import type { CookWishes as Wishes } from '../understand/wishes.ts'

/** A Frikadelle is eaten with mustard and potatoes, an albóndiga in its sauce. */
const dry = ({ dish, settled }: Wishes) => (dish ?? settled) === 'frikadellen'

export const meatballs: Pattern = {
  id: 'meatballs',
  dishType: 'Mains',
  cuisines: ['spanish', 'italian', 'greek', 'german'],
  likes: { meat: 1, poultry: 1, plantProtein: 1, grain: 1, pasta: 1, potato: 1, cheese: 1, vegetable: -1 },
  tastes: ['hearty', 'rich'],
  roles: [
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('legume', 'plantProtein')(each),
      most: 2,
      pool: ['mixed-mince', 'minced-beef', 'minced-turkey', 'soya-mince', 'chickpea'],
      each: ({ category, serving }) =>
        category === 'legume' && serving.unit === 'can'
          ? { amount: 0.5, unit: 'can' }
          : { amount: 130, unit: 'g' },
    },
    {
      id: 'crumbs',
      takes: ({ id }) => /breadcrumb|oats$/.test(id),
      pool: ['breadcrumb', 'gluten-free-oats', 'rice-flour'],
      each: g(18),
    },
    {
      id: 'binder',
      takes: inCategory('egg'),
      pool: ['egg', 'chickpea-flour', 'cornflour'],
      each: ({ category }) => (category === 'egg' ? { amount: 0.25, unit: null } : { amount: 8, unit: 'g' }),
    },
    { ...aromatics, pool: ['onion', 'garlic', 'shallot'] },
    { ...spices, least: 1 },
    heat,
    { ...fat, each: of(1, 'tbsp') },
    {
      id: 'sauce',
      takes: ({ id }) => /tinned-tomato|passata/.test(id),
      least: (wishes) => (dry(wishes) ? 0 : 1),
      pool: ['tinned-tomato', 'passata'],
      each: g(150),
    },
    { ...stock, least: (wishes) => (dry(wishes) ? 0 : 1), each: ml(50) },
    {
      id: 'vegetables',
      takes: (each) => greens(each) && !/tinned-tomato|passata/.test(each.id),
      most: 3,
      least: 0,
      pool: [],
      each: g(80),
      cut: 'fine',
    },
    { ...creamy, least: 0 },
    { id: 'mustard', takes: ({ id }) => id.endsWith('mustard'), least: 0, pool: [], each: of(1, 'tsp') },
    { id: 'cheese', takes: inCategory('cheese'), least: 0, pool: [], each: g(20), cut: 'auto' },
    {
      id: 'side',
      takes: inCategory('grain', 'pasta', 'potato', 'bread'),
      pool: (wishes) => (dry(wishes) ? ['waxy-potato', 'rice'] : ['rice', 'waxy-potato', 'quinoa']),
      each: ({ category, serving }) =>
        category === 'potato'
          ? { amount: 220, unit: 'g' }
          : category === 'bread'
            ? serving
            : { amount: 70, unit: 'g' },
    },
    { ...sour, least: 0 },
    seasoning,
    { ...herb, pool: ['parsley', 'coriander', 'chive'] },
  ],
  steps: [
    { kind: 'cook', aside: true, when: hasGrain, text: cookSide },
    boilPotatoes,
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Mash or chop {main.plant+main.sea} finely.',
        'Écraser ou hacher finement {main.plant+main.sea}.',
        'Machacar o picar bien {main.plant+main.sea}.',
        'Zuerst {main.plant+main.sea} fein zerdrücken oder hacken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 8,
      text: say(
        'Knead {main} with half of {aromatics}, {crumbs+binder+spices+heat+seasoning} until the mixture holds together; with wet hands, shape into walnut-size balls or small flat patties.',
        "Pétrir {main} avec la moitié {aromatics:of}, {crumbs+binder+spices+heat+seasoning}, jusqu'à ce que la masse se tienne ; façonner, les mains mouillées, des boules de la taille d'une noix ou de petites galettes.",
        'Amasar {main} con la mitad {aromatics:of}, {crumbs+binder+spices+heat+seasoning} hasta que la masa ligue; con las manos mojadas, formar bolas como una nuez o tortitas pequeñas.',
        '{main} mit der Hälfte {aromatics:of}, {crumbs+binder+spices+heat+seasoning:dat} verkneten, bis die Masse zusammenhält; mit nassen Händen walnussgroße Bällchen oder kleine flache Frikadellen formen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      doneness: 'main',
      text: say(
        'Heat {fat} in a wide pan and fry the pieces over medium heat for 10 minutes, turning until brown all round.',
        'Chauffer {fat} dans une large poêle et y dorer les pièces 10 minutes à feu moyen, en les retournant sur toutes leurs faces.',
        'Calentar {fat} en una sartén amplia y dorar las piezas 10 minutos a fuego medio, por todos los lados.',
        '{fat} in einer weiten Pfanne erhitzen und die Stücke bei mittlerer Hitze 10 Minuten rundum braun braten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Push them aside, soften the rest of {aromatics}[ with {vegetables}] in the fat for 4 minutes.',
        'Les pousser sur le côté et faire fondre le reste {aromatics:of}[ avec {vegetables}] 4 minutes dans la graisse de cuisson.',
        'Apartarlas a un lado y rehogar 4 minutos en la misma grasa el resto {aromatics:of}[ con {vegetables}].',
        'Zur Seite schieben und im Bratfett den Rest {aromatics:of}[ mit {vegetables:dat}] 4 Minuten dünsten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      least: 8,
      text: say(
        'Pour in {sauce+stock+creamy}, turn everything in it and simmer for {minutes} minutes until the sauce is thick.',
        "Verser {sauce+stock+creamy}, bien enrober et laisser mijoter {minutes} minutes, jusqu'à ce que la sauce épaississe.",
        'Verter {sauce+stock+creamy}, mezclar con cuidado y cocer a fuego suave {minutes} minutos, hasta que la salsa espese.',
        '{sauce+stock+creamy} zugießen, alles darin wenden und {minutes} Minuten sanft köcheln, bis die Sauce sämig ist.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Scatter with {herb+cheese} and serve[ with {side+mustard+sour}].',
        'Parsemer {herb+cheese:de} et servir[ avec {side+mustard+sour}].',
        'Esparcir {herb+cheese} y servir[ con {side+mustard+sour}].',
        'Mit {herb+cheese:dat} bestreuen und servieren[, dazu {side+mustard+sour:the} reichen].',
      ),
    },
  ],
  heads: ['main'],
  withs: ['sauce', 'side'],
  pitch: [
    say(
      'Kneaded just long enough to hold, browned hard on the outside and juicy within.',
      "Pétries juste assez pour se tenir, bien dorées dehors et moelleuses à l'intérieur.",
      'Amasadas lo justo para que liguen, bien doradas por fuera y jugosas por dentro.',
      'Gerade lange genug geknetet, außen kräftig gebräunt und innen saftig.',
    ),
  ],
}
