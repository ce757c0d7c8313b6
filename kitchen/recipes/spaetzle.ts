import { flesh, g, greens, inCategory, ml, of, say, type Pattern } from './pattern.ts'
import { fat, herb, seasoning, spices } from './roles.ts'

export const spaetzle: Pattern = {
  id: 'spaetzle',
  dishType: 'Mains',
  cuisines: ['german'],
  likes: { cheese: 2, egg: 1, aromatic: 1, mushroom: 1 },
  tastes: ['hearty', 'rich'],
  needs: 'name',
  roles: [
    {
      id: 'flour',
      takes: ({ id }) => /flour$|semolina/.test(id) && id !== 'cornflour',
      pool: ['flour', 'spelt-flour', 'gluten-free-flour', 'rice-flour'],
      each: g(100),
    },
    {
      id: 'egg',
      takes: inCategory('egg'),
      pool: ['egg', 'silken-tofu', 'chickpea-flour'],
      each: ({ category, id }) =>
        category === 'egg'
          ? { amount: 1, unit: null }
          : { amount: id === 'silken-tofu' ? 70 : 20, unit: 'g' },
    },
    {
      id: 'water',
      takes: ({ id }) => /water$|milk$/.test(id),
      pool: ['sparkling-water', 'water'],
      each: ml(35),
    },
    {
      id: 'cheese',
      takes: (each) => inCategory('cheese')(each) || /vegan-grated/.test(each.id),
      most: 2,
      pool: ['gruyere', 'gouda', 'vegetarian-hard-cheese', 'vegan-grated-cheese'],
      each: g(60),
      cut: 'auto',
    },
    {
      id: 'onion',
      takes: ({ id }) => /onion|shallot/.test(id),
      pool: ['onion', 'shallot'],
      each: of(1, null),
      cut: 'slices',
    },
    {
      id: 'extra',
      takes: (each) => greens(each) || flesh(each) || inCategory('plantProtein', 'legume')(each),
      most: 3,
      least: 0,
      pool: [],
      each: g(80),
      cut: 'fine',
    },
    { ...fat, pool: ['butter', 'margarine', 'rapeseed-oil'], each: of(1, 'tbsp') },
    { ...spices, pool: ['nutmeg', 'paprika'], least: 1, each: () => ({ amount: 0.5, unit: 'pinch' }) },
    seasoning,
    { ...herb, pool: ['chive', 'parsley'] },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 6,
      text: say(
        'Beat {flour+egg+water} with {spices} and a good pinch of salt until the batter is tough and full of bubbles; leave to rest for 10 minutes.',
        'Battre {flour+egg+water} avec {spices} et une bonne pincée de sel : la pâte doit être épaisse et pleine de bulles. La laisser reposer 10 minutes.',
        'Batir {flour+egg+water} con {spices} y una buena pizca de sal hasta que la masa quede densa y con burbujas; dejarla reposar 10 minutos.',
        '{flour+egg+water} mit {spices:dat} und einer kräftigen Prise Salz schlagen, bis der Teig zäh ist und Blasen wirft; den Teig 10 Minuten ruhen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 15,
      doneness: 'extra',
      text: say(
        'Melt {fat} in a wide pan and cook {onion}[ with {extra}] over medium heat for 15 minutes until deep golden.',
        'Faire fondre {fat} dans une large poêle et y cuire {onion}[ avec {extra}] 15 minutes à feu moyen, jusqu’à une belle couleur dorée.',
        'Derretir {fat} en una sartén amplia y dorar {onion}[ con {extra}] 15 minutos a fuego medio.',
        '{fat} in einer weiten Pfanne zerlassen und {onion}[ mit {extra:dat}] bei mittlerer Hitze 15 Minuten goldbraun schmoren.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      text: say(
        'Press the batter in portions through a coarse sieve or spaetzle press into simmering salted water; lift the noodles out with a slotted spoon as soon as they float.',
        "Presser la pâte par portions à travers une passoire à gros trous dans de l'eau salée frémissante ; retirer les spätzle à l'écumoire dès qu'ils flottent.",
        'Pasar la masa por tandas a través de un colador de agujeros grandes sobre agua con sal que hierva despacio; sacar los spätzle con una espumadera en cuanto floten.',
        'Den Teig portionsweise durch eine Spätzlepresse oder ein grobes Sieb in siedendes Salzwasser drücken; die Spätzle mit einer Schaumkelle herausheben, sobald sie oben schwimmen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Layer the noodles with {cheese} in the pan, cover and let it melt for 5 minutes over low heat; season with {seasoning:bare}.',
        'Monter les spätzle en couches avec {cheese} dans la poêle, couvrir et laisser fondre 5 minutes à feu doux ; assaisonner {seasoning:de}.',
        'Alternar los spätzle con {cheese} en la sartén, tapar y dejar fundir 5 minutos a fuego suave; sazonar con {seasoning:bare}.',
        'Die Spätzle abwechselnd mit {cheese:dat} in die Pfanne schichten und zugedeckt bei kleiner Hitze 5 Minuten schmelzen lassen; mit {seasoning:with} würzen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Top with {onion+herb} and bring the pan to the table.',
        'Couvrir avec {onion+herb}, puis servir dans la poêle.',
        'Cubrir con {onion+herb} y llevar la sartén a la mesa.',
        '{onion+herb} daraufgeben und in der Pfanne auftragen.',
      ),
    },
  ],
  heads: ['extra'],
  withs: ['cheese', 'onion'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'A batter beaten until it resists, and cheese that pulls threads.',
      'Une pâte battue longtemps et du fromage qui file.',
      'Una masa bien batida y queso que hace hilos.',
      'Ein Teig, der Blasen schlägt, und Käse, der Fäden zieht.',
    ),
  ],
}
