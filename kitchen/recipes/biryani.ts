import { longest } from '../cook/plan.ts'
import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb, salt, spices } from './roles.ts'

export const biryani: Pattern = {
  id: 'biryani',
  dishType: 'Mains',
  cuisines: ['indian'],
  likes: {
    meat: 1,
    poultry: 2,
    grain: 2,
    vegetable: 2,
    legume: 1,
    nut: 1,
    dairy: 1,
    shellfish: 1,
    plantProtein: 1,
  },
  tastes: ['hearty', 'rich'],
  onePot: true,
  roles: [
    { id: 'rice', takes: ({ id }) => /rice$/.test(id), pool: ['basmati-rice', 'rice'], each: g(75) },
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('legume', 'plantProtein', 'egg')(each),
      most: 2,
      least: (wishes) => (wishes.wanted.length > 1 || wishes.wantedGroups.includes('vegetables') ? 0 : 1),
      pool: ['chicken-thigh', 'chickpea', 'tofu'],
      cut: 'auto',
    },
    {
      id: 'vegetables',
      takes: (each) => greens(each) || inCategory('potato')(each),
      most: 4,
      least: 2,
      pool: ['cauliflower', 'carrot', 'green-bean', 'pea'],
      varied: true,
      each: g(70),
      cut: 'auto',
    },
    { ...aromatics, least: 3 },
    { ...fat, pool: ['ghee', 'rapeseed-oil', 'sunflower-oil'] },
    { ...spices, pool: ['garam-masala', 'turmeric', 'cardamom', 'cinnamon'], least: 3 },
    heat,
    {
      id: 'yogurt',
      takes: ({ id }) => /yogurt/.test(id),
      pool: ['yogurt', 'lactose-free-yogurt', 'soy-yogurt', 'coconut-yogurt'],
      each: g(50),
    },
    { id: 'saffron', takes: ({ id }) => id === 'saffron', least: 0, pool: [], each: of(0.5, 'pinch') },
    { id: 'water', takes: inCategory('stock'), pool: ['water'], each: ml(130) },
    {
      id: 'extra',
      takes: (each) => inCategory('nut')(each) || /raisin|prune|apricot/.test(each.id),
      most: 2,
      least: 0,
      pool: [],
      each: g(12),
    },
    salt,
    { ...herb, pool: ['coriander', 'mint', 'parsley'] },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Rinse {rice} until the water runs clear and leave to soak while the rest cooks.',
        "Rincer {rice} jusqu'à ce que l'eau soit claire et laisser tremper pendant la suite.",
        'Lavar {rice} hasta que el agua salga clara y dejar en remojo mientras tanto.',
        '{rice} waschen, bis das Wasser klar bleibt, und einweichen, während der Rest gart.',
      ),
    },
    {
      kind: 'cook',
      minutes: 7,
      text: say(
        'Heat {fat} in a heavy pot and fry {aromatics} for 7 minutes until deep golden; stir in {spices+heat} for the last one.',
        'Chauffer {fat} dans une cocotte et y dorer {aromatics} 7 minutes ; ajouter {spices+heat} pour la dernière.',
        'Calentar {fat} en una cazuela pesada y dorar {aromatics} 7 minutos; añadir {spices+heat} en el último.',
        '{fat} in einem schweren Topf erhitzen und {aromatics} darin 7 Minuten goldbraun braten; in der letzten {spices+heat} einrühren.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main.flesh'], 10, 45),
      doneness: 'main',
      text: say(
        'Add {main+vegetables+yogurt}, put a lid on and cook gently for {minutes} minutes, stirring now and then.',
        'Ajouter {main+vegetables+yogurt}, couvrir et cuire doucement {minutes} minutes en remuant de temps en temps.',
        'Añadir {main+vegetables+yogurt}, tapar y cocer a fuego suave {minutes} minutos, removiendo de vez en cuando.',
        '{main+vegetables+yogurt} zugeben und zugedeckt {minutes} Minuten sanft garen, dabei ab und zu rühren.',
      ),
    },
    {
      kind: 'cook',
      minutes: 15,
      text: say(
        'Drain the rice and spread it over the pot, pour over {water+saffron} and sprinkle with {seasoning}. Cover tightly and steam on the lowest heat for 15 minutes; do not stir.',
        "Égoutter le riz, l'étaler sur le tout, verser {water+saffron} et ajouter {seasoning}. Bien couvrir et cuire 15 minutes à feu très doux, sans remuer.",
        'Escurrir el arroz y extenderlo por encima, verter {water+saffron} y añadir {seasoning}. Tapar bien y cocer 15 minutos a fuego mínimo, sin remover.',
        'Den Reis abgießen und darauf verteilen, {water+saffron} darübergießen und {seasoning} darüberstreuen. Dicht verschließen und bei kleinster Hitze 15 Minuten dämpfen, nicht rühren.',
      ),
    },
    {
      kind: 'wait',
      minutes: 5,
      text: say(
        'Leave for 5 minutes with the lid on, then loosen with a fork and finish with {extra+herb}.',
        'Laisser reposer 5 minutes à couvert, égrener à la fourchette et terminer avec {extra+herb}.',
        'Dejar 5 minutos tapado, soltar con un tenedor y terminar con {extra+herb}.',
        'Zugedeckt 5 Minuten ruhen lassen, mit einer Gabel lockern und mit {extra+herb:dat} vollenden.',
      ),
    },
  ],
  heads: ['main', 'vegetables'],
  withs: ['extra', 'herb'],
  pitch: [
    say(
      'Everything steams in one sealed pot, so the rice takes up every scent that rises from below.',
      "Tout cuit dans une seule cocotte bien fermée : le riz s'imprègne de chaque parfum qui monte.",
      'Todo se hace en una sola cazuela bien cerrada, y el arroz recoge cada aroma que sube.',
      'Alles dämpft in einem dicht geschlossenen Topf, und der Reis nimmt jeden Duft von unten auf.',
    ),
  ],
}
