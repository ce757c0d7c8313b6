import { g, inCategory, say, type Pattern } from './pattern.ts'
import { seasoning } from './roles.ts'
import { cheese } from './pan-roles.ts'
import { butter, flour, milk } from './baking-roles.ts'
import { preheat } from './tray-parts.ts'
import { extras } from './kitchen-parts.ts'
import { cook, onCall, part, prep } from './shorthand.ts'

export const souffle: Pattern = {
  id: 'souffle',
  dishType: 'Mains',
  cuisines: ['french'],
  likes: { egg: 1, cheese: 1 },
  tastes: ['light', 'rich'],
  oven: true,
  needs: 'name',
  cannotDoWithout: ['egg'],
  roles: [
    butter(15),
    flour(15),
    milk(110),
    part('egg', ['egg'], [1.5, null], { takes: ({ id }) => id === 'egg' }),
    {
      ...cheese,
      pool: ['gruyere', 'vegetarian-hard-cheese', 'vegan-grated-cheese', 'nutritional-yeast'],
      each: g(40),
    },
    extras,
    onCall('spice', (each) => inCategory('spice')(each) && each.id !== 'salt', [1, 'pinch']),
    seasoning,
  ],
  steps: [
    preheat(190),
    cook(
      4,
      'Boil or steam {extra} until soft, drain well and chop very finely.',
      'Cuire {extra} à l’eau ou à la vapeur, bien égoutter et hacher très finement.',
      'Cocer {extra} en agua o al vapor, escurrir bien y picar muy fino.',
      '{extra} weich garen, gut abtropfen lassen und sehr fein hacken.',
      { doneness: 'extra' },
    ),
    cook(
      8,
      'Grease a straight-sided mould with a little of {butter}. Melt the rest, stir in {flour} for a minute, whisk in {milk} and cook, stirring, to a thick sauce.',
      'Graisser un moule à bord droit avec un peu {butter:of}. Faire fondre le reste, ajouter {flour} et remuer une minute, verser {milk} au fouet et cuire en une sauce épaisse.',
      'Untar un molde de paredes rectas con un poco {butter:of}. Fundir el resto, rehogar {flour} un minuto, añadir {milk} con las varillas y cocer hasta obtener una salsa espesa.',
      'Eine hohe Form mit etwas {butter:dat} fetten. Den Rest schmelzen, {flour} eine Minute anschwitzen, {milk} einrühren und unter Rühren zu einer dicken Sauce kochen.',
    ),
    prep(
      5,
      'Away from the heat stir in the yolks of {egg}, {cheese}[, {extra}] and {spice+seasoning}.',
      'Hors du feu, incorporer les jaunes {egg:of}, {cheese}[, {extra}] et {spice+seasoning}.',
      'Fuera del fuego incorporar las yemas {egg:of}, {cheese}[, {extra}] y {spice+seasoning}.',
      'Abseits der Hitze die Eigelbe {egg:of}, {cheese}[, {extra}] und {spice+seasoning} einrühren.',
    ),
    prep(
      6,
      'Whisk the whites until firm but not dry, stir in a third, fold in the rest with a light hand and fill the mould three quarters full.',
      'Monter les blancs fermes mais pas secs, en mélanger un tiers, incorporer le reste délicatement et remplir le moule aux trois quarts.',
      'Montar las claras firmes pero no secas, mezclar un tercio, incorporar el resto con suavidad y llenar el molde hasta tres cuartos.',
      'Die Eiweiße steif, aber nicht trocken schlagen, ein Drittel einrühren, den Rest locker unterheben und die Form zu drei Vierteln füllen.',
    ),
    cook(
      25,
      'Bake for 25 minutes without opening the door, until high and brown; carry it to the table at once.',
      'Enfourner 25 minutes sans ouvrir la porte, jusqu’à ce que le soufflé soit haut et doré ; servir aussitôt.',
      'Hornear 25 minutos sin abrir la puerta, hasta que suba y se dore; llevarlo enseguida a la mesa.',
      'Bei geschlossener Tür 25 Minuten backen, bis alles hoch und braun ist; sofort auf den Tisch bringen.',
      { celsius: 190 },
    ),
  ],
  heads: ['extra', 'cheese'],
  withs: ['spice'],
  pitch: [
    say(
      'The guests wait for it, never the other way round: it stands for exactly as long as it takes to serve.',
      'Ce sont les convives qui l’attendent, jamais l’inverse : il tient juste le temps de servir.',
      'Son los invitados quienes lo esperan, nunca al revés: aguanta justo lo que se tarda en servir.',
      'Die Gäste warten auf ihn, nie umgekehrt: Er steht genau so lange, wie das Servieren dauert.',
    ),
  ],
}
