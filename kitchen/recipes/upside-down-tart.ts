import { inCategory, say, type Pattern } from './pattern.ts'
import { bakersSugar, butter, vanilla } from './baking-roles.ts'
import { isFruit } from './dessert-roles.ts'
import { preheat } from './tray-parts.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

export const tarteTatin: Pattern = {
  id: 'tarteTatin',
  dishType: 'Desserts',
  cuisines: ['french'],
  likes: { fruit: 1 },
  tastes: ['sweet', 'rich'],
  oven: true,
  needs: 'name',
  batch: 4,
  roles: [
    bakersSugar(22),
    butter(15),
    part('fruit', ['apple', 'pear', 'quince'], [180, 'g'], {
      takes: (each) => isFruit(each) || inCategory('vegetable')(each),
      most: 3,
      cut: 'quarters',
    }),
    vanilla(),
    part('pastry', ['puff-pastry', 'shortcrust-pastry', 'filo-pastry', 'gluten-free-oats'], [0.25, 'pack'], {
      takes: ({ id }) => /pastry$/.test(id),
      each: ({ id }) => (/pastry/.test(id) ? { amount: 0.25, unit: 'pack' } : { amount: 25, unit: 'g' }),
    }),
    onCall('cream', ({ id }) => /creme-fraiche|^cream$|ice-cream|yogurt/.test(id), [30, 'g']),
  ],
  steps: [
    preheat(190),
    cook(
      8,
      'Melt {sweet} in an ovenproof pan until amber, then stir in {butter+spice} carefully, for it spits.',
      'Faire fondre {sweet} dans une poêle allant au four jusqu’à un caramel ambré, puis ajouter {butter+spice} avec précaution, car il éclabousse.',
      'Fundir {sweet} en una sartén apta para horno hasta un caramelo ámbar y añadir {butter+spice} con cuidado, porque salpica.',
      '{sweet} in einer ofenfesten Pfanne bernsteinfarben schmelzen, dann vorsichtig {butter+spice} einrühren, denn es spritzt.',
    ),
    cook(
      12,
      'Pack {fruit} tightly into the caramel and cook over medium heat for 12 minutes.',
      'Ranger {fruit} bien serré dans le caramel et cuire 12 minutes à feu moyen.',
      'Colocar {fruit} muy apretado en el caramelo y cocer 12 minutos a fuego medio.',
      '{fruit} dicht in den Karamell setzen und 12 Minuten bei mittlerer Hitze garen.',
    ),
    prep(
      3,
      'Cover with {pastry}, tuck the edge down inside the pan and prick a few holes.',
      'Couvrir avec {pastry}, rentrer le bord à l’intérieur et piquer quelques trous.',
      'Cubrir con {pastry}, remeter el borde hacia dentro y pinchar unos agujeros.',
      'Mit {pastry:dat} bedecken, den Rand innen hinunterdrücken und ein paar Löcher stechen.',
    ),
    cook(
      30,
      'Bake for 30 minutes until deep brown.',
      'Enfourner 30 minutes, jusqu’à une belle couleur brune.',
      'Hornear 30 minutos, hasta que esté bien dorada.',
      'Etwa 30 Minuten tief goldbraun backen.',
      { celsius: 190 },
    ),
    prep(
      5,
      'Wait 5 minutes, lay a plate on top and turn it over in one go; serve warm[ with {cream}].',
      'Attendre 5 minutes, poser une assiette dessus et retourner d’un coup ; servir tiède[ avec {cream}].',
      'Esperar 5 minutos, poner un plato encima y darle la vuelta de una vez; servir templada[ con {cream}].',
      'Fünf Minuten warten, einen Teller auflegen und in einem Schwung stürzen; lauwarm servieren[, dazu {cream}].',
    ),
  ],
  heads: ['fruit'],
  withs: ['spice'],
  pitch: [
    say(
      'Baked upside down, so that the fruit drinks the caramel and the pastry stays crisp.',
      'Cuite à l’envers : le fruit boit le caramel et la pâte reste croustillante.',
      'Horneada del revés: la fruta bebe el caramelo y la masa queda crujiente.',
      'Kopfüber gebacken: Das Obst trinkt den Karamell, und der Teig bleibt knusprig.',
    ),
  ],
}
