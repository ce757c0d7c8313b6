import { longest } from '../cook/plan.ts'
import { heart, potatoes } from './kitchen-parts.ts'
import { inCategory, say, type Pattern } from './pattern.ts'
import { heat, seasoning } from './roles.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

/** Vegetables, and what a guest wants beside them, under a warm sauce of yolks and butter. */
export const hollandaise: Pattern = {
  id: 'hollandaise',
  dishType: 'Mains',
  cuisines: ['french', 'german'],
  likes: { vegetable: 2, fish: 1 },
  tastes: ['rich', 'creamy'],
  needs: 'name',
  cannotDoWithout: ['yolk', 'butter'],
  roles: [
    part('vegetables', ['asparagus', 'white-asparagus', 'broccoli', 'cauliflower', 'artichoke'], [300, 'g'], {
      takes: inCategory('vegetable', 'leafyGreen'),
      most: 3,
      cut: 'auto',
    }),
    heart([], 140, {
      least: 0,
      most: 1,
      takes: (each) => inCategory('fish', 'meat', 'poultry')(each) && !/ham$|^smoked-/.test(each.id),
    }),
    onCall('ready', ({ id }) => /ham$|^smoked-(salmon|trout)$/.test(id), [60, 'g'], { most: 1 }),
    { ...potatoes(200), pool: ['waxy-potato', 'potato'], least: 1 },
    part('butter', ['butter', 'margarine'], [45, 'g'], {
      takes: ({ id }) => /^(butter|margarine|ghee)$/.test(id),
    }),
    part('yolk', ['egg-yolk'], [1, null], { takes: ({ id }) => id === 'egg-yolk' }),
    part('sour', ['lemon'], [0.25, null], { takes: ({ id }) => /^(lemon|lime)$/.test(id), cut: 'juice' }),
    heat,
    seasoning,
  ],
  steps: [
    cook(
      20,
      'Boil {potato} in salted water for 20 minutes until tender, then drain and keep warm.',
      'Cuire {potato} 20 minutes à l’eau salée, égoutter et garder au chaud.',
      'Cocer {potato} 20 minutos en agua con sal, escurrir y mantener caliente.',
      '{potato} 20 Minuten in Salzwasser gar kochen, abgießen und warm halten.',
      { aside: true },
    ),
    cook(
      12,
      'Fry {main} in a spoonful of {butter} for 12 minutes until done, and keep warm.',
      'Cuire {main} 12 minutes dans une cuillerée {butter:of} et garder au chaud.',
      'Hacer {main} 12 minutos en una cucharada {butter:of} y mantener caliente.',
      '{main} in einem Löffel {butter:of} 12 Minuten garen und warm halten.',
      { doneness: 'main' },
    ),
    cook(
      (plan) => longest(plan, ['vegetables'], 8, 20),
      'Boil {vegetables} in salted water for {minutes} minutes until tender, and drain well.',
      'Cuire {vegetables} {minutes} minutes à l’eau salée et bien égoutter.',
      'Cocer {vegetables} {minutes} minutos en agua con sal y escurrir bien.',
      '{vegetables} {minutes} Minuten in Salzwasser garen und gut abtropfen lassen.',
    ),
    cook(
      4,
      'Melt {butter} and let it cool until just warm.',
      'Faire fondre {butter} et laisser tiédir.',
      'Fundir {butter} y dejar templar.',
      '{butter} schmelzen und lauwarm werden lassen.',
    ),
    cook(
      7,
      'Whisk {yolk} with {sour} and a spoonful of water for each yolk in a bowl over gently steaming water until thick and pale, 65 to 70 °C and no hotter.',
      'Fouetter {yolk} avec {sour} et une cuillerée d’eau par jaune dans un bol, au-dessus d’une eau à peine fumante, jusqu’à un mélange épais et pâle, à 65 à 70 °C, pas plus.',
      'Batir {yolk} con {sour} y una cucharada de agua por yema en un cuenco sobre agua apenas humeante hasta que espese y palidezca, de 65 a 70 °C y no más.',
      '{yolk} mit {sour:dat} und je Eigelb einem Löffel Wasser in einer Schüssel über leicht dampfendem Wasser dick und hell schlagen, bei 65 bis 70 °C und nicht heißer.',
    ),
    cook(
      4,
      'Off the heat, whisk in the melted butter, first drop by drop, then in a thin stream; season with {seasoning+heat:bare}. If it splits, whisk it little by little into a spoonful of cold water.',
      'Hors du feu, incorporer le beurre fondu en fouettant, d’abord goutte à goutte, puis en filet ; assaisonner {seasoning+heat:de}. Si la sauce tranche, la fouetter peu à peu dans une cuillerée d’eau froide.',
      'Fuera del fuego, incorporar la mantequilla fundida batiendo, primero gota a gota y luego en hilo; sazonar con {seasoning+heat:bare}. Si se corta, batirla poco a poco con una cucharada de agua fría.',
      'Vom Herd nehmen und die geschmolzene Butter unterschlagen, erst tropfenweise, dann in dünnem Strahl; mit {seasoning+heat:with} würzen. Gerinnt die Sauce, nach und nach in einen Löffel kaltes Wasser schlagen.',
    ),
    prep(
      1,
      'Serve {vegetables}[ with {main+ready+potato}] at once, under the sauce.',
      'Servir aussitôt {vegetables}[ avec {main+ready+potato}], la sauce par-dessus.',
      'Servir enseguida {vegetables}[ con {main+ready+potato}] y la salsa por encima.',
      '{vegetables}[ mit {main+ready+potato:dat}] sofort mit der Sauce überzogen servieren.',
    ),
  ],
  heads: ['vegetables'],
  withs: ['main', 'ready'],
  safety: [
    say(
      'Eat hollandaise within the hour and never reheat it: it is too warm to keep and too cool to kill germs. For pregnant, old or ill guests and small children use pasteurised yolks.',
      'Manger la hollandaise dans l’heure et ne jamais la réchauffer : trop tiède pour se garder, pas assez chaude pour tuer les germes. Pour les femmes enceintes, les personnes âgées ou malades et les petits, des jaunes pasteurisés.',
      'Come la holandesa en la misma hora y no la recalientes: está demasiado tibia para guardarla y no mata los gérmenes. Para embarazadas, mayores, enfermos y niños pequeños, yemas pasteurizadas.',
      'Hollandaise binnen einer Stunde essen und nie aufwärmen: zum Warmhalten ist sie zu kühl, zum Aufheben zu warm. Für Schwangere, Alte, Kranke und kleine Kinder pasteurisiertes Eigelb nehmen.',
    ),
  ],
  pitch: [
    say(
      'Yolks, butter and a steady hand: the sauce is made last and eaten first.',
      'Des jaunes, du beurre et une main régulière : la sauce se fait en dernier et n’attend pas.',
      'Yemas, mantequilla y mano firme: la salsa se hace al final y no espera.',
      'Eigelb, Butter und eine ruhige Hand: Die Sauce entsteht zuletzt und wartet nicht.',
    ),
  ],
}
