import { flesh, inCategory, say, seafood, type Pattern } from './pattern.ts'
import { beside, onions } from './kitchen-parts.ts'
import { oil, sauces, seasonings } from './named-parts.ts'
import { herb, seasoning } from './roles.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

/** A fillet or a rich filling in one sheet of pastry, baked whole and sliced at the table. */
export const inPastry: Pattern = {
  id: 'inPastry',
  dishType: 'Mains',
  cuisines: ['french'],
  likes: { meat: 1, fish: 1, mushroom: 1 },
  tastes: ['rich', 'hearty'],
  oven: true,
  needs: 'name',
  roles: [
    part('pastry', ['puff-pastry', 'shortcrust-pastry', 'filo-pastry', 'rice-paper'], [0.25, 'pack'], {
      takes: ({ id }) => /pastry$/.test(id),
      each: ({ id }) => (id === 'rice-paper' ? { amount: 3, unit: 'sheet' } : { amount: 0.25, unit: 'pack' }),
    }),
    onCall('ham', ({ id }) => /^(cured-ham|cooked-ham|bacon)$/.test(id), [25, 'g']),
    part('main', ['pork-fillet', 'salmon', 'celeriac', 'seitan'], [170, 'g'], {
      takes: (each) =>
        (flesh(each) || seafood(each) || inCategory('plantProtein', 'legume')(each)) &&
        !/ham$|^bacon$/.test(each.id),
      most: 2,
      cut: 'dry',
    }),
    beside(['button-mushroom', 'spinach'], 80, 1, {
      cut: 'fine',
      takes: (each) => inCategory('vegetable', 'leafyGreen', 'mushroom')(each),
    }),
    onCall('cheese', inCategory('cheese'), [35, 'g'], { most: 2, cut: 'auto' }),
    onCall('grain', inCategory('grain'), [25, 'g']),
    onCall('egg', inCategory('egg'), [0.5, null]),
    onions(0.5, { pool: ['shallot', 'onion', 'leek'] }),
    oil(0.75, ['rapeseed-oil', 'olive-oil', 'sunflower-oil']),
    seasonings,
    sauces({ least: 1, pool: ['mustard', 'wholegrain-mustard', 'tomato-paste'] }),
    onCall('nuts', (each) => inCategory('nut')(each), [20, 'g'], { cut: 'auto' }),
    part('wash', ['egg-yolk', 'oat-cream', 'soy-cream', 'coconut-milk'], [0.25, null], {
      each: ({ id }) => (id === 'egg-yolk' ? { amount: 0.25, unit: null } : { amount: 1, unit: 'tsp' }),
    }),
    seasoning,
    { ...herb, pool: ['thyme', 'dill', 'parsley'] },
  ],
  steps: [
    cook(
      15,
      'Cook {grain} in salted water until tender and drain[; boil {egg} for 9 minutes, peel and chop].',
      'Cuire {grain} à l’eau salée et égoutter[ ; cuire {egg} 9 minutes, écaler et hacher].',
      'Cocer {grain} en agua con sal y escurrir[; cocer {egg} 9 minutos, pelar y picar].',
      '{grain} in Salzwasser garen und abgießen[; {egg} 9 Minuten kochen, pellen und hacken].',
      { aside: true },
    ),
    cook(
      5,
      'Season {main.solid} with {seasoning+spice:bare} and sear all round in half of {fat} over high heat for 5 minutes; let cool.',
      'Assaisonner {main.solid} {seasoning+spice:de} et saisir de tous côtés dans la moitié {fat:of} à feu vif 5 minutes ; laisser refroidir.',
      'Sazonar {main.solid} con {seasoning+spice:bare} y sellar por todos los lados en la mitad {fat:of} a fuego vivo 5 minutos; dejar enfriar.',
      '{main.solid} mit {seasoning+spice:with} würzen und in der Hälfte {fat:of} bei starker Hitze 5 Minuten rundum anbraten; abkühlen lassen.',
    ),
    cook(
      12,
      'Fry {onion+vegetables}, finely chopped, in {fat} for 12 minutes until all the juice has gone; stir in {herb}[, {nuts}][, {grain+egg}] and season with {seasoning:bare}.',
      'Faire revenir {onion+vegetables}, hachés fin, dans {fat} 12 minutes, jusqu’à évaporation du jus ; ajouter {herb}[, {nuts}][, {grain+egg}] et assaisonner {seasoning:de}.',
      'Rehogar {onion+vegetables}, muy picado, en {fat} 12 minutos, hasta que se evapore el jugo; añadir {herb}[, {nuts}][, {grain+egg}] y sazonar con {seasoning:bare}.',
      '{onion+vegetables}, fein gehackt, in {fat:dat} 12 Minuten braten, bis der Saft verdampft ist; {herb}[, {nuts}][, {grain+egg}] einrühren und mit {seasoning:with} würzen.',
    ),
    prep(
      1,
      'Heat the oven to 200 °C.',
      'Préchauffer le four à 200 °C.',
      'Precalentar el horno a 200 °C.',
      'Den Backofen auf 200 °C vorheizen.',
      { celsius: 200 },
    ),
    prep(
      10,
      'Lay {pastry} out[ with {ham} on it], spread with what was fried, set {main} in the middle[, brush with {sauce}][, add {cheese}], fold over, seal and brush with {wash}.',
      'Étaler {pastry}[, y poser {ham}], napper de la préparation, disposer {main} au milieu[, badigeonner {sauce:de}][, ajouter {cheese}], refermer, souder et dorer avec {wash}.',
      'Extender {pastry}[ con {ham} encima], cubrir con lo rehogado, poner {main} en el centro[, untar con {sauce}][, añadir {cheese}], cerrar, sellar y pincelar con {wash}.',
      '{pastry} auslegen[, {ham} daraufgeben], mit dem Gebratenen bestreichen, {main}[ und {cheese}] in die Mitte setzen[, mit {sauce:dat} bestreichen], einschlagen, verschließen und mit {wash:dat} bestreichen.',
    ),
    cook(
      35,
      'Bake for {minutes} minutes until the pastry is deep golden and what is inside is done.',
      'Enfourner {minutes} minutes, jusqu’à ce que la pâte soit bien dorée et l’intérieur cuit.',
      'Hornear {minutes} minutos, hasta que la masa esté bien dorada y el interior hecho.',
      'Im Ofen {minutes} Minuten backen, bis der Teig tief goldbraun und das Innere gar ist.',
      { celsius: 200, doneness: 'main' },
    ),
    wait(
      10,
      'Let it rest for {minutes} minutes and slice thickly.',
      'Laisser reposer {minutes} minutes et trancher épais.',
      'Dejar reposar {minutes} minutos y cortar en rodajas gruesas.',
      'Vor dem Anschneiden {minutes} Minuten ruhen lassen, dann dick aufschneiden.',
    ),
  ],
  heads: ['main'],
  withs: ['vegetables'],
  pitch: [
    say(
      'All of it is done before the guests come; the oven does the rest, and the first slice is the show.',
      'Tout est prêt avant les invités ; le four fait le reste, et la première tranche fait le spectacle.',
      'Todo queda hecho antes de que lleguen; el horno hace el resto y el primer corte es el espectáculo.',
      'Alles ist fertig, bevor die Gäste kommen; den Rest macht der Ofen, und der erste Anschnitt ist die Schau.',
    ),
  ],
}
