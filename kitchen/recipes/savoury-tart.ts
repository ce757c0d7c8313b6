import { flesh, g, greens, inCategory, of, say, type Pattern } from './pattern.ts'
import { aromatics, herb, seasoning } from './roles.ts'
import { bought, crustUnlessBought, makeCrust } from './tart-parts.ts'
import { preheat } from './tray-parts.ts'

export const savouryTart: Pattern = {
  id: 'savouryTart',
  dishType: 'Mains',
  batch: 2,
  cuisines: ['french', 'italian'],
  likes: { vegetable: 2, cheese: 2, mushroom: 2, bread: 2, herb: 1, fruit: -1 },
  tastes: ['light', 'fresh'],
  oven: true,
  roles: [
    bought,
    {
      id: 'main',
      takes: (each) =>
        (greens(each) && !/tinned|passata/.test(each.id)) || flesh(each) || inCategory('potato')(each),
      most: 4,
      pool: ['tomato', 'courgette', 'beetroot', 'pumpkin'],
      varied: true,
      each: g(150),
      cut: 'thin',
    },
    {
      id: 'spread',
      takes: ({ id }) => /mustard|pesto|tapenade|cream-cheese|ricotta|hummus|creme-fraiche/.test(id),
      pool: ['mustard', 'tomato-paste'],
      each: of(1, 'tsp'),
    },
    {
      id: 'cheese',
      takes: inCategory('cheese'),
      most: 2,
      pool: ['goat-cheese', 'feta', 'vegan-feta'],
      each: g(35),
      cut: 'auto',
    },
    { ...aromatics, pool: ['red-onion', 'onion', 'garlic'], least: 1 },
    { id: 'oil', pool: ['olive-oil', 'rapeseed-oil'], each: of(0.5, 'tbsp') },
    seasoning,
    { ...herb, pool: ['thyme', 'basil', 'parsley'] },
    ...crustUnlessBought,
  ],
  steps: [
    preheat(200),
    ...makeCrust,
    {
      kind: 'cook',
      minutes: 10,
      text: say(
        'Cook {main.hard} in boiling salted water for 8 minutes until almost tender, drain and leave to steam dry.',
        "Cuire {main.hard} 8 minutes à l'eau bouillante salée, presque à point, égoutter et laisser évaporer.",
        'Cocer {main.hard} 8 minutos en agua hirviendo con sal, sin que {main.hard?se deshaga/se deshagan}, y escurrir bien.',
        '{main.hard} 8 Minuten in kochendem Salzwasser fast gar kochen, abgießen und ausdampfen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 6,
      text: say(
        'Brush the base thinly with {spread}. Overlap {main} with {aromatics} on top, crumble over {cheese} and season with {oil+seasoning:bare}.',
        'Badigeonner le fond avec {spread}. Disposer {main} en rosace avec {aromatics}, répartir {cheese} et assaisonner {oil+seasoning:de}.',
        'Pintar la base con {spread}. Disponer {main} solapando con {aromatics}, repartir {cheese} y aliñar con {oil+seasoning:bare}.',
        'Den Boden dünn mit {spread:dat} bestreichen. {main} mit {aromatics:dat} dachziegelartig darauflegen, {cheese} darübergeben und mit {oil+seasoning:with} würzen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      when: ({ parts }) =>
        !['spread', 'cheese', 'aromatics'].every((role) => parts.some((part) => part.role === role)),
      text: say(
        'Arrange {main} on the base[, with {aromatics+spread+cheese},] and season with {oil+seasoning:bare}.',
        'Disposer {main} sur le fond[, avec {aromatics+spread+cheese},] et assaisonner {oil+seasoning:de}.',
        'Disponer {main} sobre la base[, con {aromatics+spread+cheese},] y aliñar con {oil+seasoning:bare}.',
        '{main} auf dem Boden verteilen[, dazu {aromatics+spread+cheese} geben,] und mit {oil+seasoning:with} würzen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 30,
      celsius: 200,
      doneness: 'main.flesh',
      text: say(
        'Bake for 30 minutes on the lowest shelf until the edge is deep golden.',
        "Enfourner 30 minutes en bas du four, jusqu'à ce que le bord soit bien doré.",
        'Hornear 30 minutos en la parte baja, hasta que el borde quede bien dorado.',
        'Auf der untersten Schiene 30 Minuten backen, bis der Rand goldbraun ist.',
      ),
    },
    {
      kind: 'wait',
      minutes: 3,
      text: say(
        'Scatter with {herb}, wait for 3 minutes and cut into wedges.',
        'Parsemer {herb:de}, attendre 3 minutes et couper en parts.',
        'Esparcir {herb}, esperar 3 minutos y cortar en porciones.',
        'Mit {herb:dat} bestreuen, 3 Minuten warten und in Stücke schneiden.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['cheese', 'herb'],
  pitch: [
    say(
      'Thin, crisp and generous on top; a salad beside it and dinner is done.',
      'Fine, croustillante et bien garnie ; une salade à côté, et le dîner est prêt.',
      'Fina, crujiente y bien cubierta; una ensalada al lado y la cena está lista.',
      'Dünn, knusprig und großzügig belegt; ein Salat dazu, und das Essen steht.',
    ),
  ],
}
