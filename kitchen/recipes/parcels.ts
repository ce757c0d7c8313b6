import { inCategory, say, type Pattern } from './pattern.ts'
import { fat, heat, herb, seasoning } from './roles.ts'
import { butter, flour } from './baking-roles.ts'
import { fillings, meltingCheese, onions, spicing } from './kitchen-parts.ts'
import { preheat } from './tray-parts.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

export const parcels: Pattern = {
  id: 'parcels',
  dishType: 'Starters',
  cuisines: ['spanish', 'indian'],
  likes: { vegetable: 1, meat: 1 },
  tastes: ['hearty', 'crunchy'],
  oven: true,
  needs: 'name',
  roles: [
    part(
      'pastry',
      ['shortcrust-pastry', 'puff-pastry', 'filo-pastry', 'corn-tortilla', 'rice-paper'],
      [0.25, 'pack'],
      {
        takes: ({ id }) => /pastry$|^rice-paper$/.test(id),
        each: ({ id }) =>
          /tortilla|paper/.test(id) ? { amount: 2, unit: 'piece' } : { amount: 0.25, unit: 'pack' },
      },
    ),
    fillings(70, { least: 2, pool: ['potato', 'spinach', 'pea', 'carrot'] }),
    onions(0.5),
    fat,
    spicing(['cumin', 'paprika']),
    heat,
    seasoning,
    part('wash', ['egg', 'oat-cream', 'soy-cream', 'coconut-milk'], [0.25, null], {
      takes: () => false,
      each: ({ category }) =>
        category === 'egg' ? { amount: 0.25, unit: null } : { amount: 10, unit: 'ml' },
    }),
    { ...herb, pool: ['coriander', 'parsley', 'mint'] },
  ],
  steps: [
    cook(
      14,
      'Fry {filling+onion} in {fat} for 14 minutes until soft, cooked through and dry; season with {spice+heat+seasoning:bare}, stir in {herb} and let cool a little.',
      'Faire revenir {filling+onion} dans {fat} 14 minutes, jusqu’à ce que tout soit tendre, bien cuit et sec ; assaisonner {spice+heat+seasoning:de}, ajouter {herb} et laisser tiédir.',
      'Rehogar {filling+onion} en {fat} 14 minutos, hasta que esté tierno, hecho y seco; sazonar con {spice+heat+seasoning:bare}, añadir {herb} y dejar templar.',
      '{filling+onion} in {fat:dat} 14 Minuten weich, gar und trocken braten; mit {spice+heat+seasoning:with} würzen, {herb} untermischen und etwas abkühlen lassen.',
      { doneness: 'filling' },
    ),
    preheat(200),
    prep(
      12,
      'Cut {pastry} into rounds or strips, put a spoonful of filling on each, fold over, press the rims shut and brush with {wash}.',
      'Découper {pastry} en disques ou en bandes, y déposer une cuillerée de farce, replier, souder les bords et dorer avec {wash}.',
      'Cortar {pastry} en discos o tiras, poner una cucharada de relleno, doblar, sellar los bordes y pincelar con {wash}.',
      '{pastry} in Kreise oder Streifen schneiden, je einen Löffel Füllung daraufsetzen, umklappen, die Ränder festdrücken und mit {wash:dat} bestreichen.',
    ),
    cook(
      20,
      'Bake for {minutes} minutes until golden and crisp; good hot and cold.',
      'Enfourner {minutes} minutes, jusqu’à ce qu’ils soient dorés et croustillants ; bons chauds ou froids.',
      'Hornear {minutes} minutos, hasta que queden dorados y crujientes; están ricos calientes y fríos.',
      'Im Ofen {minutes} Minuten goldbraun und knusprig backen; heiß und kalt gut.',
      { celsius: 200, least: 17 },
    ),
  ],
  heads: ['filling'],
  withs: ['herb'],
  pitch: [
    say(
      'A dry filling, a tight seam and a hot oven: then nothing leaks and everything crackles.',
      'Une farce sèche, des bords bien soudés et un four chaud : rien ne coule, tout croustille.',
      'Relleno seco, borde bien sellado y horno fuerte: nada se sale y todo cruje.',
      'Trockene Füllung, feste Naht und heißer Ofen: Dann läuft nichts aus und alles knuspert.',
    ),
  ],
}

export const gougeres: Pattern = {
  id: 'gougeres',
  dishType: 'Starters',
  cuisines: ['french'],
  likes: { cheese: 1 },
  tastes: ['light', 'rich'],
  oven: true,
  needs: 'name',
  batch: 4,
  cannotDoWithout: ['egg'],
  roles: [
    part('water', ['water'], [35, 'ml'], { takes: () => false }),
    butter(17),
    flour(22),
    part('egg', ['egg'], [0.6, null], { takes: ({ id }) => id === 'egg' }),
    meltingCheese(22),
    onCall(
      'extra',
      (each) => inCategory('herb')(each) || /ham|bacon|olive|anchovy/.test(each.id),
      [10, 'g'],
      { cut: 'fine' },
    ),
    spicing(['nutmeg', 'paprika']),
    seasoning,
  ],
  steps: [
    preheat(200),
    cook(
      6,
      'Bring {water+butter} to the boil, tip in {flour} all at once and beat over the heat for 2 minutes until the dough comes away from the pot.',
      'Porter {water+butter} à ébullition, verser {flour} d’un coup et dessécher 2 minutes sur le feu, jusqu’à ce que la pâte se détache.',
      'Hervir {water+butter}, echar {flour} de golpe y trabajar 2 minutos al fuego, hasta que la masa se despegue del cazo.',
      '{water+butter} aufkochen, {flour} auf einmal zugeben und 2 Minuten auf dem Herd abbrennen, bis sich der Teig vom Topf löst.',
    ),
    prep(
      6,
      'Away from the heat beat in {egg} one at a time until the dough shines, then stir in {cheese+spice+seasoning}[ and {extra}].',
      'Hors du feu, incorporer {egg} un à un jusqu’à obtenir une pâte brillante, puis ajouter {cheese+spice+seasoning}[ et {extra}].',
      'Fuera del fuego incorporar {egg} de uno en uno, hasta que la masa brille, y añadir {cheese+spice+seasoning}[ y {extra}].',
      'Abseits der Hitze {egg} nacheinander einarbeiten, bis der Teig glänzt, dann {cheese+spice+seasoning}[ und {extra}] unterrühren.',
    ),
    cook(
      25,
      'Set walnut-sized heaps on a lined tray and bake for 25 minutes without opening the door; serve warm.',
      'Déposer de petites noix sur une plaque et cuire 25 minutes sans ouvrir la porte ; servir tiède.',
      'Poner montoncitos del tamaño de una nuez en una bandeja y hornear 25 minutos sin abrir la puerta; servir templado.',
      'Walnussgroße Häufchen auf ein Blech setzen und 25 Minuten bei geschlossener Tür backen; warm servieren.',
      { celsius: 200 },
    ),
  ],
  heads: ['cheese'],
  withs: ['extra'],
  pitch: [
    say(
      'Crisp outside, hollow inside, and always too few: the classic bite with a glass of wine.',
      'Croustillantes dehors, creuses dedans, et toujours trop peu : la bouchée de l’apéritif.',
      'Crujientes por fuera, huecos por dentro y siempre pocos: el bocado del aperitivo.',
      'Außen knusprig, innen hohl und immer zu wenige: der klassische Happen zum Wein.',
    ),
  ],
}
