import { inCategory, say, type Pattern } from './pattern.ts'
import { bakersSugar, butter, cream, eggs, flour, heatOven, milk, vanilla } from './baking-roles.ts'
import { isFruit, nuts, pinch } from './dessert-roles.ts'
import { preheat } from './tray-parts.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

const chocolate = (grams: number) =>
  onCall('chocolate', inCategory('chocolate'), [grams, 'g'], { cut: 'chopChocolate' })

export const saucedSponge: Pattern = {
  id: 'saucedSponge',
  dishType: 'Desserts',
  cuisines: ['french'],
  likes: { fruit: 1 },
  tastes: ['sweet', 'rich'],
  oven: true,
  needs: 'name',
  batch: 4,
  roles: [
    part('dates', ['date', 'prune', 'raisin'], [35, 'g'], {
      takes: (each) => isFruit(each) || each.id === 'jam',
      most: 2,
      cut: 'fine',
    }),
    flour(30),
    part('powder', ['baking-powder'], [0.3, 'tsp'], { takes: ({ id }) => /^baking/.test(id) }),
    butter(22),
    bakersSugar(25, ['brown-sugar', 'sugar']),
    eggs(0.4),
    cream(45),
    vanilla(['cinnamon'], 1),
    onCall('extra', inCategory('nut', 'chocolate'), [12, 'g'], { cut: 'auto' }),
    pinch,
  ],
  steps: [
    heatOven(
      175,
      'butter a dish or small moulds',
      'beurrer un plat ou de petits moules',
      'untar una fuente o moldes pequeños',
      'eine Form oder kleine Förmchen fetten',
    ),
    cook(
      8,
      'Cover {dates} with a little boiling water, leave for 8 minutes and mash with a fork.',
      'Couvrir {dates} avec un peu d’eau bouillante, attendre 8 minutes et écraser à la fourchette.',
      'Cubrir {dates} con un poco de agua hirviendo, esperar 8 minutos y aplastar con un tenedor.',
      '{dates} mit etwas kochendem Wasser bedecken, 8 Minuten stehen lassen und mit einer Gabel zerdrücken.',
    ),
    prep(
      8,
      'Beat half of {butter} with half of {sweet}, stir in {egg+spice+salt}, then {flour+powder} and the fruit[, with {extra}]; spread in the mould.',
      'Travailler la moitié {butter:of} avec la moitié {sweet:of}, ajouter {egg+spice+salt}, puis {flour+powder} et les fruits[, avec {extra}] ; verser dans le moule.',
      'Batir la mitad {butter:of} con la mitad {sweet:of}, añadir {egg+spice+salt} y después {flour+powder} y la fruta[, con {extra}]; verter en el molde.',
      'Die Hälfte {butter:of} mit der Hälfte {sweet:of} schaumig rühren, {egg+spice+salt} einrühren, dann {flour+powder} und die Früchte[, dazu {extra}]; in die Form füllen.',
    ),
    cook(
      28,
      'Bake for 28 minutes until a skewer comes out clean.',
      'Enfourner 28 minutes, jusqu’à ce qu’une lame ressorte sèche.',
      'Hornear 28 minutos, hasta que un palillo salga limpio.',
      'Etwa 28 Minuten backen, bis an einem Holzstäbchen nichts klebt.',
      { celsius: 175 },
    ),
    cook(
      5,
      'Meanwhile simmer the rest of {butter+sweet} with {cream} for 5 minutes to a sauce, pour half over the hot pudding and pass the rest.',
      'Pendant ce temps, faire cuire le reste {butter+sweet:of} avec {cream} 5 minutes en sauce ; en verser la moitié sur le gâteau chaud et servir le reste à part.',
      'Mientras tanto, cocer el resto {butter+sweet:of} con {cream} 5 minutos hasta obtener una salsa; verter la mitad sobre el bizcocho caliente y servir el resto aparte.',
      'Inzwischen den Rest {butter+sweet:of} mit {cream:dat} 5 Minuten zu einer Sauce kochen, die Hälfte über den heißen Kuchen gießen, den Rest dazu reichen.',
      { aside: true },
    ),
  ],
  heads: ['dates'],
  withs: ['spice'],
  pitch: [
    say(
      'The sauce goes on while everything is hot: half soaks in, half stays for the spoon.',
      'La sauce se verse quand tout est chaud : la moitié imbibe, l’autre attend la cuillère.',
      'La salsa se vierte en caliente: la mitad empapa y la otra espera a la cuchara.',
      'Die Sauce kommt darüber, solange alles heiß ist: die Hälfte zieht ein, die andere bleibt für den Löffel.',
    ),
  ],
}

export const breadPudding: Pattern = {
  id: 'breadPudding',
  dishType: 'Desserts',
  cuisines: ['german', 'french', 'spanish'],
  likes: { bread: 1 },
  tastes: ['sweet', 'creamy'],
  oven: true,
  needs: 'name',
  roles: [
    part('bread', ['brioche', 'sandwich-bread', 'country-bread', 'gluten-free-bread'], [70, 'g'], {
      takes: inCategory('bread'),
    }),
    butter(10),
    milk(120),
    { ...cream(40), least: 0 },
    eggs(0.8),
    bakersSugar(18, ['sugar']),
    vanilla(),
    part('fruit', ['raisin', 'apple', 'dried-apricot'], [25, 'g'], { takes: isFruit, most: 3, cut: 'auto' }),
    chocolate(15),
    nuts(0),
    pinch,
  ],
  steps: [
    preheat(170),
    prep(
      6,
      'Spread {bread}, sliced, with {butter} and lay in overlapping rows in a dish with {fruit}[, {chocolate}][, {nuts}].',
      'Trancher {bread}, tartiner avec {butter} et ranger dans un plat en alternant avec {fruit}[, {chocolate}][, {nuts}].',
      'Cortar {bread}, untar con {butter} y colocar en una fuente con {fruit}[, {chocolate}][, {nuts}].',
      '{bread} in Scheiben schneiden, mit {butter:dat} bestreichen und mit {fruit:dat}[, {chocolate:dat}][, {nuts:dat}] dachziegelartig in eine Form schichten.',
    ),
    prep(
      4,
      'Whisk {egg} with {sweet+milk+cream+spice+salt}, pour over and press the bread down.',
      'Fouetter {egg} avec {sweet+milk+cream+spice+salt}, verser dessus et enfoncer le pain.',
      'Batir {egg} con {sweet+milk+cream+spice+salt}, verter por encima y hundir el pan.',
      '{egg} mit {sweet+milk+cream+spice+salt:dat} verquirlen, darübergießen und das Brot hineindrücken.',
    ),
    wait(
      20,
      'Leave to soak for {minutes} minutes.',
      'Laisser imbiber {minutes} minutes.',
      'Dejar empapar {minutes} minutos.',
      'Etwa {minutes} Minuten durchziehen lassen.',
      { least: 5 },
    ),
    cook(
      35,
      'Bake for 35 minutes until set and golden; serve warm.',
      'Enfourner 35 minutes, jusqu’à ce que ce soit pris et doré ; servir tiède.',
      'Hornear 35 minutos, hasta que cuaje y se dore; servir templado.',
      'Etwa 35 Minuten backen, bis alles gestockt und goldbraun ist; warm servieren.',
      { celsius: 170 },
    ),
  ],
  heads: ['fruit'],
  withs: ['spice'],
  pitch: [
    say(
      'The older the bread, the better it drinks: thrift has seldom tasted so good.',
      'Plus le pain est rassis, mieux il boit : l’économie a rarement été si bonne.',
      'Cuanto más duro el pan, mejor bebe: el ahorro pocas veces supo tan bien.',
      'Je älter das Brot, desto besser saugt es: Sparsamkeit hat selten so gut geschmeckt.',
    ),
  ],
}
