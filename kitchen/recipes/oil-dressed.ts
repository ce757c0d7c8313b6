import { inCategory, say, seafood, type Pattern } from './pattern.ts'
import { cook, part, prep } from './shorthand.ts'

/** Cooked octopus, or another thing of the sea, on slices of potato, with oil, paprika and coarse salt. */
export const oilDressed: Pattern = {
  id: 'oilDressed',
  dishType: 'Starters',
  cuisines: ['spanish'],
  likes: { shellfish: 1, potato: 1 },
  tastes: ['smoky', 'light'],
  needs: 'name',
  roles: [
    part('main', ['octopus', 'oyster-mushroom'], [130, 'g'], {
      takes: (each) => seafood(each) || inCategory('mushroom')(each),
      most: 2,
    }),
    part('potato', ['waxy-potato', 'potato'], [180, 'g'], { takes: inCategory('potato') }),
    part('oil', ['olive-oil', 'rapeseed-oil'], [1.5, 'tbsp'], { takes: ({ id }) => id === 'olive-oil' }),
    part('spice', ['smoked-paprika', 'paprika'], [0.5, 'tsp'], { takes: inCategory('spice'), most: 2 }),
    { id: 'salt', pool: ['salt'], toTaste: true },
  ],
  steps: [
    cook(
      22,
      'Boil {potato} in their skins in salted water for 20 minutes, lift out, peel and slice as thick as a finger.',
      'Cuire {potato} avec la peau 20 minutes dans de l’eau salée, égoutter en gardant l’eau, peler et couper en tranches épaisses d’un doigt.',
      'Cocer {potato} con piel 20 minutos en agua con sal, sacar, pelar y cortar en rodajas de un dedo.',
      'In der Schale {potato} 20 Minuten in Salzwasser kochen, herausheben, pellen und fingerdick in Scheiben schneiden.',
    ),
    cook(
      6,
      'Let {main} warm through for 6 minutes in the same water, just below the boil, then cut into slices of 1 cm.',
      'Laisser réchauffer {main} 6 minutes dans la même eau frémissante, puis couper en tranches de 1 cm.',
      'Calentar {main} 6 minutos en la misma agua, sin que hierva a borbotones, y cortar en rodajas de 1 cm.',
      'Im selben Wasser {main} 6 Minuten knapp unter dem Siedepunkt durchwärmen, dann in 1 cm dicke Scheiben schneiden.',
    ),
    prep(
      2,
      'Lay the potatoes on a wooden board or a plate, the slices on top; season with {salt}, dust with {spice} and pour {oil} over everything in a thin thread.',
      'Disposer les pommes de terre sur une planche ou une assiette, les tranches dessus ; assaisonner {salt:de}, poudrer {spice:de} et arroser d’un filet {oil:of}.',
      'Poner las patatas en un plato de madera y encima las rodajas; sazonar con {salt}, espolvorear con {spice} y regar con un hilo {oil:of}.',
      'Die Kartoffelscheiben auf ein Holzbrett oder einen Teller legen, das Übrige darauf; mit {salt:dat} würzen, mit {spice:dat} bestäuben und {oil} in dünnem Faden darübergießen.',
    ),
  ],
  heads: ['main'],
  withs: ['potato'],
  pitch: [
    say(
      'Four things and a wooden plate: tender slices, warm potatoes, good oil and smoked paprika.',
      'Quatre choses et une assiette en bois : des tranches tendres, des pommes de terre tièdes, une bonne huile et du paprika fumé.',
      'Cuatro cosas y un plato de madera: rodajas tiernas, patata templada, buen aceite y pimentón.',
      'Vier Dinge und ein Holzteller: zarte Scheiben, warme Kartoffeln, gutes Öl und geräuchertes Paprikapulver.',
    ),
  ],
}
