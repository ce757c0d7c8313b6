import { type Language, languages } from '#shared/constants/languages.ts'
import { findingOf, type SafetyFinding, type Sentence, type CheckedDish } from './checked-dish.ts'

interface Hazard {
  code: string
  /** Looked for in all four languages, since a recipe may quote a foreign word. */
  words: Record<Language, string>
  /** Makes a match harmless when it stands around it. */
  harmless?: RegExp
  why: Record<Language, string>
}

const hazards: readonly Hazard[] = [
  {
    code: 'household-chemical',
    words: {
      en: 'bleach|ammonia|drain cleaner|antifreeze|anti-freeze|detergent|dish ?soap|washing[- ]up liquid|washing powder|laundry pods?|lamp oil|gasoline|petrol|kerosene|methanol|methylated spirits?|rubbing alcohol|isopropyl alcohol|turpentine|paint thinner|rat poison|pesticides?|insecticide|weed ?killer|mothballs?|borax|chlorine dioxide|mercury|cyanide|arsenic|glyphosate|nail polish remover|hand sanitizer|engine oil|motor oil|hydrogen peroxide',
      fr: 'eau de javel|javel|ammoniaque|déboucheur|antigel|détergent|liquide vaisselle|lessive|huile de lampe|essence à briquet|pétrole|kérosène|méthanol|alcool à brûler|alcool à friction|térébenthine|dissolvant|mort-aux-rats|pesticides?|insecticide|désherbant|naphtaline|borax|dioxyde de chlore|mercure|cyanure|arsenic|huile de moteur|eau oxygénée',
      es: 'lejía|amoníaco|amoniaco|desatascador|anticongelante|detergente|lavavajillas|aceite de lámpara|gasolina|queroseno|metanol|alcohol de quemar|alcohol isopropílico|aguarrás|trementina|disolvente|matarratas|raticida|pesticidas?|insecticida|herbicida|naftalina|bórax|dióxido de cloro|mercurio|cianuro|arsénico|aceite de motor|agua oxigenada|cloro',
      de: 'bleichmittel|bleiche|chlorbleiche|ammoniak|abflussreiniger|rohrreiniger|frostschutzmittel|waschmittel|waschpulver|spülmittel|lampenöl|benzin|petroleum|kerosin|methanol|brennspiritus|spiritus|isopropanol|terpentin|farbverdünner|rattengift|pestizide?|insektizid|unkrautvernichter|mottenkugeln|borax|chlordioxid|quecksilber|zyankali|cyanid|arsen|motoröl|wasserstoffperoxid',
    },
    why: {
      en: 'poison, with no place in food',
      fr: 'un poison, qui n’a pas sa place dans un plat',
      es: 'un tóxico que no debe acabar nunca en un plato',
      de: 'giftig, gehört in kein Essen',
    },
  },
  {
    code: 'deadly-mushroom',
    words: {
      en: 'death caps?|destroying angels?|amanita phalloides|amanita muscaria|fly agarics?|deadly webcaps?|webcaps?|galerina|false morels?|gyromitra',
      fr: 'amanites? phalloïdes?|amanites? tue-mouches|amanites? vireuses?|cortinaires?|galère marginée|gyromitres?|fausses? morilles?',
      es: 'amanita phalloides|amanita muscaria|oronja verde|matamoscas|cortinarios?|galerina|falsas? colmenillas?|gyromitra',
      de: 'knollenblätterpilze?|grüner knollenblätterpilz|fliegenpilze?|gifthäublinge?|raukopf|rauköpfe|frühjahrslorcheln?|frühlingslorcheln?|pantherpilze?',
    },
    why: {
      en: 'a deadly mushroom, and cooking does not make it safe',
      fr: 'un champignon mortel, et la cuisson n’y change rien',
      es: 'una seta mortal, y cocinarla no la hace segura',
      de: 'ein tödlich giftiger Pilz, und Garen ändert daran nichts',
    },
  },
  {
    code: 'poisonous-plant',
    words: {
      en: "deadly nightshade|belladonna|hemlock|water hemlock|foxglove|oleander|yew berries|yew leaves|lily[- ]of[- ]the[- ]valley|monkshood|wolfsbane|aconite|castor beans?|rhubarb leaves|rhubarb leaf|autumn crocus|colchicum|laburnum|angel'?s trumpet|datura|jimson ?weed|pokeweed|pokeberries|daffodil bulbs?|mistletoe|ergot|rosary peas?|rhododendron|water dropwort|tobacco|cigarettes?",
      fr: "belladone|ciguë|digitale pourpre|feuilles de digitale|laurier-rose|laurier rose|baies d['’]if|feuilles d['’]if|muguet|aconit|graines? de ricin|feuilles de rhubarbe|feuille de rhubarbe|colchiques?|cytise|datura|bulbes? de jonquille|baies de gui|ergot de seigle|rhododendron|œnanthe safranée|tabac|cigarettes?",
      es: 'belladona|cicuta|dedalera|adelfa|bayas de tejo|hojas de tejo|lirio de los valles|acónito|semillas de ricino|hojas? de ruibarbo|cólquico|estramonio|trompeta de ángel|floripondio|bulbos? de narciso|muérdago|cornezuelo|rododendro|tabaco|cigarrillos?',
      de: 'tollkirschen?|schierling|wasserschierling|fingerhut|oleander|eibe(?:n\\w*)?|maiglöckchen|eisenhut|rizinussamen|rizinusbohnen?|rhabarberblätter|herbstzeitlosen?|goldregen|engelstrompeten?|stechapfel|seidelbast|narzissenzwiebeln?|mistelbeeren|misteln?|mutterkorn|rhododendron|tabak|zigaretten?',
    },
    why: {
      en: 'poisonous, cooked or raw',
      fr: 'toxique, cru comme cuit',
      es: 'venenoso, crudo o cocido',
      de: 'giftig, roh wie gegart',
    },
  },
  {
    code: 'cyanide-kernel',
    words: {
      en: 'apricot kernels?|peach kernels?|cherry kernels?|bitter almonds?|crushed cherry pits?',
      fr: "amandons? d['’]abricots?|amandes d['’]abricots?|noyaux d['’]abricots? (?:moulus|concassés|mixés)|amandes amères|amande amère",
      es: 'semillas de albaricoque|almendras? de albaricoque|huesos de albaricoque (?:molidos|triturados)|almendras? amargas?|pepitas de albaricoque',
      de: 'aprikosenkerne?|marillenkerne?|pfirsichkerne|bittermandeln?|bittere mandeln',
    },
    harmless: /extract|essence|flavou?r|arôme|extrait|aroma|esencia|extracto|öl\b|likör|liqueur|licor/iu,
    why: {
      en: 'a source of cyanide; sweet almonds are safe',
      fr: 'une source de cyanure ; les amandes douces sont sans danger',
      es: 'una fuente de cianuro; las almendras dulces son seguras',
      de: 'eine Quelle von Blausäure; süße Mandeln sind unbedenklich',
    },
  },
  {
    code: 'raw-beans',
    words: {
      en: 'raw (?:red )?kidney beans?|uncooked kidney beans?|raw red beans?',
      fr: 'haricots rouges crus',
      es: '(?:alubias|judías|frijoles|porotos) roj[oa]s crud[oa]s',
      de: 'rohe[nr]? (?:roten? bohnen|kidneybohnen?)',
    },
    why: {
      en: 'poisonous raw: soak them, boil them hard for at least 10 minutes, then cook them soft',
      fr: 'toxiques crus : il faut les tremper, les faire bouillir à gros bouillons au moins 10 minutes, puis les cuire',
      es: 'tóxicas crudas: hay que remojarlas, hervirlas con fuerza al menos 10 minutos y cocerlas hasta que estén tiernas',
      de: 'roh giftig: einweichen, mindestens 10 Minuten sprudelnd kochen, dann weich garen',
    },
  },
  {
    code: 'raw-poultry',
    words: {
      en: '(?:chicken|turkey) (?:tartare|sashimi|carpaccio|ceviche)|(?:serve|eat) (?:the )?(?:chicken|turkey) (?:raw|rare|pink)',
      fr: '(?:tartare|sashimi|carpaccio|ceviche) de (?:poulet|volaille|dinde)|(?:poulet|dinde) (?:servi |mangé )?crue?(?! dans)',
      es: '(?:tartar|sashimi|carpaccio|ceviche) de (?:pollo|pavo)',
      de: '(?:hähnchen|hühner|huhn|puten|geflügel)(?:tatar|sashimi|carpaccio|mett)|rohes (?:hähnchen|huhn|geflügel) servieren',
    },
    harmless: /wash|board|knife|hands|laver|planche|mains|tabla|manos|brett|hände/i,
    why: {
      en: 'not safe: poultry must reach 74 °C in its middle',
      fr: 'dangereux : la volaille doit atteindre 74 °C à cœur',
      es: 'peligroso: las aves deben alcanzar 74 °C en el centro',
      de: 'gefährlich: Geflügel muss im Kern 74 °C erreichen',
    },
  },
  {
    code: 'pufferfish',
    words: {
      en: 'puffer ?fish|fugu|blowfish',
      fr: 'fugu|poisson-globe|poisson globe|tétrodon',
      es: 'fugu|pez globo',
      de: 'fugu|kugelfisch',
    },
    why: {
      en: 'only for licensed chefs; its poison kills',
      fr: 'réservé aux cuisiniers agréés ; son poison tue',
      es: 'solo para cocineros con licencia; su veneno mata',
      de: 'nur für geprüfte Köche; sein Gift tötet',
    },
  },
  {
    code: 'human-harm',
    words: {
      en: 'human (?:flesh|meat)|human blood|broken glass|ground glass|razor blades?',
      fr: 'chair humaine|viande humaine|verre (?:pilé|brisé)|lames de rasoir',
      es: 'carne humana|vidrio (?:molido|roto)|cristales rotos|cuchillas de afeitar',
      de: 'menschenfleisch|glasscherben|gemahlenes glas|rasierklingen?',
    },
    why: {
      en: 'no food at all',
      fr: 'cela ne se mange pas',
      es: 'eso no se come',
      de: 'das isst man nicht',
    },
  },
]

const patterns = hazards.map((hazard) => ({
  hazard,
  pattern: new RegExp(
    `(?<![\\p{L}])(?:${languages.map((language) => hazard.words[language]).join('|')})(?![\\p{L}])`,
    'giu',
  ),
}))

/** Words that turn a sentence into a warning: what it names is not put into the dish. */
const negation =
  /(?<!\p{L})(?:never|do not|don't|avoid|discard|throw away|instead of|without|no|not|free of|nobody|jamais|ne|n['’]|éviter|évitez|jeter|jetez|au lieu d|sans|nunca|jamás|no|evitar|evita|evite|desechar|en lugar de|sin|nie|niemals|nicht|kein|keine|keinen|vermeiden|entsorgen|statt|anstelle|ohne)(?!\p{L})[^.;!?]*$/iu
const alarm =
  /toxic|poison|deadly|dangerous|toxique|mortel|dangereu|tóxic|venenos|mortal|peligros|giftig|tödlich|gefährlich/i

/** True when the text around a match warns of it rather than uses it. */
export function isWarning(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start)
  const from = Math.max(...['.', ';', '!', '?', '\n'].map((mark) => before.lastIndexOf(mark))) + 1
  const after = text.slice(end)
  const until = /[.;!?\n]/.exec(after)?.index ?? after.length
  const sentence = text.slice(from, end + until)
  return negation.test(text.slice(from, start)) || alarm.test(sentence)
}

const found: Sentence = {
  en: (thing = '', why = '') => `“${thing}”: ${why}. Leave this out.`,
  fr: (thing = '', why = '') => `« ${thing} » : ${why}. À supprimer.`,
  es: (thing = '', why = '') => `«${thing}»: ${why}. Hay que quitarlo.`,
  de: (thing = '', why = '') => `„${thing}“: ${why}. Bitte weglassen.`,
}

/** What nobody may eat, in the title, the list or a step; a step that only warns of it is fine. */
export function inedibleIn({ recipe, language }: CheckedDish): SafetyFinding[] {
  const findings = new Map<string, SafetyFinding>()
  const look = (text: string, mayWarn: boolean) => {
    for (const { hazard, pattern } of patterns) {
      for (const match of text.matchAll(pattern)) {
        const end = match.index + match[0].length
        const around = text.slice(Math.max(0, match.index - 25), end + 25)
        if (hazard.harmless?.test(around) || (mayWarn && isWarning(text, match.index, end))) continue
        const key = `${hazard.code} ${match[0].toLowerCase()}`
        findings.set(
          key,
          findingOf(hazard.code, 'dangerous', found, language, match[0], (spoken) => hazard.why[spoken]),
        )
      }
    }
  }
  look(recipe.title, true)
  for (const { item, note } of recipe.ingredients) {
    look(item, false)
    if (note) look(note, true)
  }
  for (const { text } of recipe.steps) look(text, true)
  return [...findings.values()]
}
