import { inCategory, say, type Pattern } from './pattern.ts'
import { fat, herb, seasoning } from './roles.ts'
import { meltingCheese, spicing } from './kitchen-parts.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

export const breadSoup: Pattern = {
  id: 'breadSoup',
  dishType: 'Starters',
  cuisines: ['french', 'spanish'],
  likes: { bread: 1 },
  tastes: ['hearty', 'rich'],
  needs: 'name',
  roles: [
    part('onion', ['onion', 'leek'], [2, null], {
      takes: ({ id }) => /onion|shallot|leek|garlic/.test(id),
      most: 3,
      each: ({ id }) => (id === 'garlic' ? { amount: 3, unit: 'clove' } : { amount: 1.5, unit: null }),
      cut: 'slices',
    }),
    { ...fat, pool: ['butter', 'olive-oil', 'rapeseed-oil'], each: () => ({ amount: 1, unit: 'tbsp' }) },
    onCall('meat', (each) => inCategory('meat', 'poultry', 'sausage', 'plantProtein')(each), [30, 'g'], {
      cut: 'fine',
    }),
    onCall('vegetables', inCategory('vegetable', 'leafyGreen', 'mushroom', 'potato', 'legume'), [60, 'g'], {
      cut: 'fine',
    }),
    spicing(['dried-thyme', 'smoked-paprika']),
    onCall('wine', inCategory('wine'), [40, 'ml']),
    part('stock', ['beef-stock', 'vegetable-stock', 'water'], [350, 'ml'], { takes: inCategory('stock') }),
    part('bread', ['baguette', 'country-bread', 'gluten-free-bread'], [40, 'g'], {
      takes: inCategory('bread'),
    }),
    meltingCheese(30, 0),
    onCall('egg', inCategory('egg'), [1, null]),
    seasoning,
    { ...herb, pool: ['parsley', 'chive', 'thyme'] },
  ],
  steps: [
    cook(
      ({ parts }) => (parts.some(({ ingredient }) => ingredient.id === 'onion') ? 30 : 8),
      'Soften {onion+meat+vegetables} in {fat} over low heat for {minutes} minutes, stirring often, until golden brown and sweet.',
      'Faire fondre {onion+meat+vegetables} dans {fat} à feu doux {minutes} minutes en remuant souvent, jusqu’à une belle couleur dorée.',
      'Pochar {onion+meat+vegetables} en {fat} a fuego suave {minutes} minutos, removiendo a menudo, hasta que tome un dorado dulce.',
      '{onion+meat+vegetables} in {fat:dat} bei kleiner Hitze unter häufigem Rühren {minutes} Minuten goldbraun und süß schmoren.',
      { least: 15, doneness: 'meat' },
    ),
    cook(
      16,
      'Stir in {spice}[, pour in {wine} and let it boil away], add {stock} and simmer for {minutes} minutes; season with {seasoning:bare}.',
      'Ajouter {spice}[, verser {wine} et laisser réduire], mouiller avec {stock} et laisser frémir {minutes} minutes ; assaisonner {seasoning:de}.',
      'Añadir {spice}[, verter {wine} y dejar que se evapore], incorporar {stock} y cocer {minutes} minutos; sazonar con {seasoning:bare}.',
      '{spice} einrühren[, {wine} angießen und verkochen lassen], {stock} zugeben und {minutes} Minuten köcheln; mit {seasoning:with} würzen.',
      { least: 10 },
    ),
    cook(
      6,
      'Ladle into ovenproof bowls, lay on {bread}, toasted, scatter with {cheese} and brown under the grill for 6 minutes.',
      'Verser dans des bols à four, poser {bread} après l’avoir fait griller, couvrir avec {cheese} et gratiner 6 minutes.',
      'Servir en cuencos de horno, cubrir con {bread} previamente en la tostadora, esparcir {cheese} y gratinar 6 minutos.',
      'In ofenfeste Schalen füllen, {bread} rösten und darauflegen, mit {cheese:dat} bestreuen und 6 Minuten unter dem Grill überbacken.',
    ),
    cook(
      5,
      'Add {bread} in thin slices and simmer for 5 minutes until it falls apart[; slip in {egg} and let set for 4 minutes].',
      'Ajouter {bread} en fines tranches et laisser mijoter 5 minutes, jusqu’à ce que le pain se défasse[ ; y casser {egg} et laisser prendre 4 minutes].',
      'Añadir {bread} en rebanadas finas y cocer 5 minutos, hasta que se deshaga[; cascar {egg} dentro y dejar cuajar 4 minutos].',
      '{bread} in dünnen Scheiben zugeben und 5 Minuten köcheln, bis alles zerfällt[; {egg} hineinschlagen und 4 Minuten stocken lassen].',
      { when: ({ parts }) => !parts.some(({ role }) => role === 'cheese') },
    ),
    prep(
      1,
      'Scatter with {herb} and serve very hot.',
      'Parsemer {herb:de} et servir brûlant.',
      'Esparcir {herb} y servir muy caliente.',
      'Mit {herb:dat} bestreuen und sehr heiß servieren.',
    ),
  ],
  heads: ['onion'],
  withs: ['bread'],
  pitch: [
    say(
      'Cheap things and time: slowly browned at the bottom, bread on top, and a spoon that stands.',
      'Des choses simples et du temps : bien doré au fond, du pain dessus, et une cuillère qui tient debout.',
      'Cosas humildes y tiempo: bien dorado abajo, pan encima y una cuchara que se sostiene.',
      'Einfache Dinge und Zeit: unten langsam gebräunt, oben Brot, und der Löffel steht.',
    ),
  ],
}
