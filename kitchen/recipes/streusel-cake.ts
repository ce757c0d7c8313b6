import { g, say, type Pattern } from './pattern.ts'
import { isFruit, lemon, nuts, pinch } from './dessert-roles.ts'
import { bakersSugar, bakingPowder, butter, eggs, flour, heatOven, milk, vanilla } from './baking-roles.ts'

export const streuselCake: Pattern = {
  id: 'streuselCake',
  dishType: 'Desserts',
  batch: 6,
  cuisines: ['german'],
  likes: { fruit: 2, berry: 2, spice: 1, nut: 1, baking: 1 },
  tastes: ['sweet', 'crunchy', 'hearty'],
  oven: true,
  needs: 'name',
  roles: [
    flour(60),
    bakersSugar(28),
    butter(32),
    bakingPowder,
    eggs(0.25),
    milk(20),
    {
      id: 'fruit',
      takes: isFruit,
      most: 3,
      pool: ['apple', 'plum', 'cherry', 'apricot'],
      varied: true,
      each: g(110),
      cut: 'auto',
    },
    lemon,
    vanilla(['cinnamon'], 1),
    pinch,
    nuts(0),
  ],
  steps: [
    heatOven(
      180,
      'line a tin with baking paper',
      'tapisser un moule de papier cuisson',
      'forrar un molde con papel de horno',
      'eine Form mit Backpapier auslegen',
    ),
    {
      kind: 'prep',
      minutes: 6,
      text: say(
        'Rub {flour} with {sweet+salt} and {butter}, cold and in pieces, to coarse crumbs[; mix in {nuts}]. Set aside a good half: that is the streusel.',
        'Sabler {flour} avec {sweet+salt} et {butter} (en petits morceaux, à la sortie du réfrigérateur) pour obtenir de grosses miettes[ ; ajouter {nuts}]. En réserver une bonne moitié pour le dessus.',
        'Frotar {flour} con {sweet+salt} y {butter} (en trozos, de la nevera) hasta formar migas gruesas[; añadir {nuts}]. Reservar algo más de la mitad para cubrir.',
        '{flour} mit {sweet+salt:dat} und {butter:dat} (kalt, in Stücken) zu groben Streuseln verreiben[; {nuts} untermischen]. Gut die Hälfte davon beiseitestellen: Das sind die Streusel.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Stir {egg+milk} and {powder} into the rest and spread the soft dough in the tin.',
        'Mélanger le reste avec {egg+milk} et {powder}, puis étaler cette pâte souple dans le moule.',
        'Mezclar el resto con {egg+milk} y {powder}, y extender la masa blanda en el molde.',
        'Den Rest mit {egg+milk:dat} und {powder:dat} zu einem weichen Teig verrühren und in die Form streichen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Toss {fruit} with {lemon+spice}, spread over the dough and cover with the crumbs.',
        'Mélanger {fruit} avec {lemon+spice}, répartir sur la pâte et couvrir de miettes.',
        'Mezclar {fruit} con {lemon+spice}, repartir sobre la masa y cubrir con las migas.',
        '{fruit} mit {lemon+spice:dat} mischen, auf dem Teig verteilen und mit den Streuseln bedecken.',
      ),
    },
    {
      kind: 'cook',
      minutes: 40,
      celsius: 180,
      text: say(
        'Bake for 40 minutes until the crumbs are golden brown and a skewer comes out clean.',
        "Enfourner 40 minutes, jusqu'à ce que les miettes soient bien dorées et qu'une lame ressorte propre.",
        'Hornear 40 minutos, hasta que las migas se doren y un palillo salga limpio.',
        'Etwa 40 Minuten backen, bis die Streusel goldbraun sind und an einem Holzstäbchen nichts mehr klebt.',
      ),
    },
    {
      kind: 'wait',
      minutes: 15,
      text: say(
        'Leave to cool for 15 minutes and cut into squares.',
        'Laisser tiédir 15 minutes et couper en carrés.',
        'Dejar templar 15 minutos y cortar en cuadrados.',
        'Auskühlen lassen, mindestens 15 Minuten, und in Stücke schneiden.',
      ),
    },
  ],
  heads: ['fruit'],
  withs: ['spice', 'nuts'],
  pitch: [
    say(
      'One bowl of crumbs makes both the base and the top; the fruit in between keeps it moist.',
      'Un seul saladier de miettes fait le fond et le dessus ; au milieu, le fruit garde le tout moelleux.',
      'Un solo bol de migas sirve de base y de cobertura; la fruta del centro la mantiene jugosa.',
      'Eine Schüssel Streusel ergibt Boden und Decke; das Obst dazwischen hält alles saftig.',
    ),
  ],
}
