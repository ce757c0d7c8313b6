import { isCookedBefore } from '../../lexicon/facts.ts'
import { say, type Phrase } from './phrase.ts'
import { isLoose } from '../lines/knifework.ts'
import type { Part } from '../lines/part.ts'

/** What a cook looks for beside the thermometer. */
export const cues = {
  poultry: say(
    'Check that the core has reached {core} °C and the juices run clear.',
    'Vérifier que la température à cœur atteint {core} °C et que le jus est clair.',
    'Comprobar que el centro alcanza {core} °C y que el jugo sale claro.',
    'Prüfen, dass der Kern {core} °C erreicht hat und klarer Saft austritt.',
  ),
  small: say(
    'Cut the largest piece open to be sure: clear juices and nothing pink ({core} °C inside).',
    'Entailler le plus gros morceau pour vérifier : un jus clair, plus rien de rosé ({core} °C à cœur).',
    'Abrir el trozo más grande para comprobarlo: jugo claro y nada rosado ({core} °C por dentro).',
    'Zur Probe das größte Stück aufschneiden: klarer Saft, nichts mehr rosa ({core} °C im Kern).',
  ),
  minced: say(
    'Check that nothing is pink inside any more: {core} °C at the core.',
    "Vérifier qu'il ne reste plus rien de rosé à l'intérieur : {core} °C à cœur.",
    'Comprobar que no quede nada rosado por dentro: {core} °C en el centro.',
    'Prüfen, dass innen nichts mehr rosa ist: {core} °C im Kern.',
  ),
  crumbled: say(
    'Break up the last lumps: nothing may be pink any more ({core} °C and over).',
    'Écraser les derniers morceaux : plus rien ne doit être rosé ({core} °C et plus).',
    'Deshacer los últimos grumos: no debe quedar nada rosado ({core} °C o más).',
    'Die letzten Klümpchen zerdrücken: Nichts darf mehr rosa sein ({core} °C und mehr).',
  ),
  tender: say(
    'It is done when a fork goes in without resistance; the core is far above {core} °C by then.',
    'C’est prêt quand une fourchette s’enfonce sans résistance ; le cœur dépasse alors largement {core} °C.',
    'Está en su punto cuando un tenedor entra sin resistencia; el centro pasa entonces con creces de {core} °C.',
    'Gar ist es, wenn eine Gabel ohne Widerstand hineingleitet; der Kern hat dann weit über {core} °C.',
  ),
  pulled: say(
    'It can be pulled apart from about 93 °C at the core, when a fork turns in it without effort.',
    'La viande s’effiloche à partir de 93 °C à cœur environ, quand une fourchette y tourne sans effort.',
    'La carne se deshilacha a partir de unos 93 °C en el centro, cuando un tenedor gira dentro sin esfuerzo.',
    'Zerzupfen lässt es sich ab etwa 93 °C im Kern, wenn sich eine Gabel darin mühelos dreht.',
  ),
  fish: say(
    'It is done when it flakes easily and measures {core} °C at the core.',
    "C'est cuit quand la chair s'effeuille facilement et atteint {core} °C à cœur.",
    'Está en su punto cuando se separa en lascas y alcanza {core} °C en el centro.',
    'Der Fisch ist gar, wenn er sich leicht zerteilen lässt und im Kern {core} °C hat.',
  ),
  shellfish: say(
    'It is done as soon as the flesh is firm and opaque all the way through.',
    "C'est cuit dès que la chair est ferme et opaque à cœur.",
    'Está en su punto en cuanto la carne queda firme y opaca por completo.',
    'Gar ist es, sobald das Fleisch durch und durch fest und undurchsichtig ist.',
  ),
  mussels: say(
    'It is done when the flesh is firm and opaque and any shells have opened; throw away those that stay closed.',
    "C'est cuit quand la chair est ferme et opaque et les coquilles ouvertes ; jeter celles qui restent fermées.",
    'Está en su punto cuando la carne queda firme y opaca y las conchas se abren; desechar las que sigan cerradas.',
    'Gar ist es, wenn das Fleisch fest und undurchsichtig ist und Schalen sich geöffnet haben; geschlossene wegwerfen.',
  ),
  meat: say(
    'Check the core: {core} °C is safe.',
    'Contrôler la température à cœur : {core} °C.',
    'Comprobar la temperatura del centro: {core} °C.',
    'Kerntemperatur prüfen: {core} °C sind sicher.',
  ),
  reheated: say(
    'Heat it until it is steaming hot right through.',
    'Réchauffer jusqu’à ce que ce soit fumant à cœur.',
    'Calentar hasta que humee por dentro.',
    'Erhitzen, bis es durch und durch dampfend heiß ist.',
  ),
} satisfies Record<string, Phrase>

/** No thermometer holds in what is cut as small as this. */
const isSmall = ({ cut }: Part) => cut === 'cubes' || cut === 'strips' || cut === 'lardons'

/** How the step cooks what it sees through. */
export interface Manner {
  /** Minutes in something wet: meat stews. */
  stewed?: number
  /** Meat is torn into shreds afterwards. */
  pulled?: boolean
  /** Mince falls into crumbs and is not shaped. */
  crumbled?: boolean
}

/** So long in a pot, meat is tender or not: nobody looks for pink in it. */
const long = 40

function cueFor(part: Part, { stewed = 0, pulled, crumbled }: Manner): Phrase {
  const { category, id } = part.ingredient
  if (stewed >= long && category === 'meat') return pulled ? cues.pulled : cues.tender
  if (isLoose(part.ingredient) && crumbled) return cues.crumbled
  if (isSmall(part) && (category === 'poultry' || category === 'meat')) return cues.small
  if (category === 'poultry') return cues.poultry
  if (category === 'sausage' || /minced|mince$/.test(id)) return cues.minced
  if (category === 'fish') return cues.fish
  if (category !== 'shellfish') return cues.meat
  return /mussel|clam|oyster|seafood-mix/.test(id) ? cues.mussels : cues.shellfish
}

/** The cue and the temperature for the most demanding of these, or null when none must reach one. */
export function donenessOf(
  parts: readonly Part[],
  careful = false,
  manner: Manner = {},
): { cue: Phrase; core: number | null } | null {
  // A steak may be pink for most of us, but not for the pregnant, the frail and the small.
  const coreOf = ({ ingredient }: Part) =>
    ingredient.core ??
    (careful && ingredient.category === 'meat' && !isCookedBefore(ingredient) ? 70 : undefined)
  const [strictest] = parts
    .filter((part) => coreOf(part) !== undefined)
    .toSorted((a, b) => (coreOf(b) ?? 0) - (coreOf(a) ?? 0))
  const core = strictest && coreOf(strictest)
  if (strictest && core !== undefined) return { cue: cueFor(strictest, manner), core }
  // No thermometer goes into a mussel, but it says itself when it is done.
  const shell = parts.find(({ ingredient: { id } }) => /^(mussel|clam|oyster)$/.test(id))
  if (shell) return { cue: cueFor(shell, manner), core: null }
  return parts.some(({ ingredient }) => isCookedBefore(ingredient))
    ? { cue: cues.reheated, core: null }
    : null
}
