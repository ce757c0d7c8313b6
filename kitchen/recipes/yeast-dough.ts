import { inCategory, say, type Pattern } from './pattern.ts'
import { bakersSugar, butter, eggs, flour, milk, vanilla } from './baking-roles.ts'
import { isFruit, pinch } from './dessert-roles.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

export const yeastBuns: Pattern = {
  id: 'yeastBuns',
  dishType: 'Desserts',
  cuisines: ['german', 'french', 'spanish'],
  likes: { baking: 1 },
  tastes: ['sweet', 'rich'],
  needs: 'name',
  batch: 4,
  roles: [
    flour(65),
    part('yeast', ['yeast'], [0.4, 'tsp'], {
      takes: ({ id }) => id === 'yeast',
      each: () => ({ amount: 2, unit: 'g' }),
    }),
    milk(60),
    bakersSugar(15, ['sugar']),
    butter(12),
    eggs(0.25),
    pinch,
    vanilla(['lemon-zest']),
    onCall('filling', ({ id }) => /jam|plum|prune|poppy|hazelnut-spread|marzipan/.test(id), [25, 'g'], {
      cut: 'auto',
    }),
    onCall(
      'topping',
      (each) => isFruit(each) || inCategory('nut')(each) || /honey|^cream$/.test(each.id),
      [40, 'g'],
      { cut: 'auto', most: 3 },
    ),
  ],
  steps: [
    prep(
      12,
      'Warm {milk} to the heat of a hand, dissolve {yeast} in it and knead with {flour+egg+spice+salt} and half each of {sweet+butter} for 10 minutes to a smooth dough.',
      'Tiédir {milk}, y délayer {yeast} et pétrir 10 minutes avec {flour+egg+spice+salt} et la moitié {sweet+butter:of}, en une pâte lisse.',
      'Templar {milk}, desleír {yeast} y amasar 10 minutos con {flour+egg+spice+salt} y la mitad {sweet+butter:of}, hasta obtener una masa fina.',
      '{milk} handwarm erwärmen, {yeast} darin auflösen und mit {flour+egg+spice+salt:dat} und je der Hälfte {sweet+butter:of} 10 Minuten zu einem glatten Teig kneten.',
    ),
    wait(
      75,
      'Cover and leave in a warm place for {minutes} minutes until doubled.',
      'Couvrir et laisser lever {minutes} minutes au chaud, jusqu’à doubler de volume.',
      'Tapar y dejar levar {minutes} minutos en un lugar cálido, hasta que doble.',
      'Zugedeckt an einem warmen Ort {minutes} Minuten gehen lassen, bis sich der Teig verdoppelt hat.',
      { least: 45 },
    ),
    prep(
      8,
      'Shape balls[, each round a spoonful of {filling}], and let them rise for a few minutes more.',
      'Façonner des boules[, chacune autour d’une cuillerée {filling:de}], et laisser lever encore quelques minutes.',
      'Formar bolas[, cada una con una cucharada {filling:de}], y dejar levar unos minutos más.',
      'Kugeln formen[, jede um etwas {filling:with} herum,] und noch ein paar Minuten gehen lassen.',
    ),
    cook(
      28,
      'Melt the rest of {butter} with a glass of water in a wide pan, set the balls in it side by side, cover tightly and steam over low heat for 28 minutes without lifting the lid.',
      'Faire fondre le reste {butter:of} avec un verre d’eau dans une sauteuse, y ranger les boules, couvrir hermétiquement et cuire à la vapeur 28 minutes à feu doux sans soulever le couvercle.',
      'Fundir el resto {butter:of} con un vaso de agua en una sartén amplia, colocar las bolas juntas, tapar bien y cocer al vapor 28 minutos a fuego suave sin levantar la tapa.',
      'Den Rest {butter:of} mit einem Glas Wasser in einer weiten Pfanne schmelzen, die Kugeln nebeneinander hineinsetzen, fest zudecken und bei kleiner Hitze 28 Minuten dämpfen, ohne den Deckel zu heben.',
    ),
    prep(
      3,
      'Lift out, crust and all, scatter with the remaining sugar and serve hot[ with {topping}].',
      'Retirer avec la croûte, parsemer du reste de sucre et servir chaud[ avec {topping}].',
      'Sacar con su costra, espolvorear con el resto del azúcar y servir caliente[ con {topping}].',
      'Mit der Kruste herausheben, mit dem übrigen Zucker bestreuen und heiß servieren[, dazu {topping}].',
    ),
  ],
  heads: ['filling'],
  withs: ['topping'],
  pitch: [
    say(
      'The lid stays shut until it crackles underneath: patience is the whole art.',
      'Le couvercle reste fermé jusqu’à ce que ça crépite en dessous : tout l’art est dans la patience.',
      'La tapa no se levanta hasta que chisporrotea por debajo: todo el arte es la paciencia.',
      'Der Deckel bleibt zu, bis es unten knistert: Geduld ist die ganze Kunst.',
    ),
  ],
}
