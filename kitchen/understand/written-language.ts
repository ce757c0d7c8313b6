import { languages, type Language } from '#shared/constants/languages.ts'
import { nameIndex } from '../lexicon/name-index.ts'
import { fold } from '../lexicon/text/fold.ts'

const telling: Record<Language, string> = {
  en: "the and with without for please want would like make something some my i i'm we you have cook quick need can could give me of no not is are what how another else more less instead dinner dish people hello hi hey thanks thank tonight eat hate allergic but it that this a an to in made using left leftover",
  fr: "le la les un une des du avec sans pour s'il plait je j'ai voudrais veux aimerais quelque chose mon ma mes nous vous et ou de d'un d'une est sont pas ni que qui rapide personnes bonjour salut merci plat recette sauf mais au aux ce soir chez fais faites cuisiner autre plutot moins allergique il reste dans en on envie a rose coeur chaud froid tarte gateau poulet pomme pommes puree riz plus epice epicee releve piquant doux encore vegane vegetarien boisson entree oeufs poulet legumes champignons",
  es: 'a tarta pan arroz sopa crema el la los las un una unos con sin para por favor quiero quisiera me gustaria algo mi mis nosotros y o de es son no que rapido personas hola gracias plato receta pero al esta noche hazme haz cocinar otra otro cosa mas menos en vez lugar alergico alergica somos tengo ganas hay del picante suave ligero vegano vegetariano postre cena pollo pescado verduras setas bebida huevos quita cambia anade',
  de: 'der die das den dem ein eine einen einem mit ohne fur bitte ich mochte hatte gern gerne etwas was mein meine wir sie und oder ist sind nicht kein keine schnell schnelles personen hallo danke gericht rezept aber heute abend mach machen kochen anderes mehr weniger statt allergisch habe hab zu im am aus noch dazu lieber scharfer scharf vegetarisch nachtisch nudeln huhn hahnchen fisch gemuse pilze getrank eier warum wie lange schneller leichter es soll sollen rein raus weg muss da doch nur mal uns euch fur wenig viel vom zum beim bin habe moin geht auch allein sein werden kommen gaste leute vegan vegane veganes veganer veganen vegetarische vegetarisches vegetarischer glutenfrei laktosefrei bloss mecht mechat gscheide gscheit ned nix aa',
}

const wordsOf = Object.fromEntries(
  languages.map((language) => [language, new Set(telling[language].split(' '))]),
) as Record<Language, Set<string>>

/** Of these the names of dishes are made, which are at home in every language: "mousse au chocolat", "arroz con pollo". */
const naming: Record<Language, string> = {
  en: 'and in on of the an a dish dinner people some quick made',
  fr: 'au aux a la le les de du en et plus sans rose tarte gateau poulet pomme pommes puree riz champignons oeufs legumes boisson entree coeur chaud froid doux plat ou que est',
  es: 'con de del al la el los las y o en a tarta pan arroz sopa crema pollo pescado verduras setas huevos bebida plato no cena me es',
  de: 'die der das in im am zum zur nudeln huhn hahnchen fisch gemuse pilze eier vegan was fur bin also war',
}

const namingOf = Object.fromEntries(
  languages.map((language) => [language, new Set(naming[language].split(' '))]),
) as Record<Language, Set<string>>

/** So much must speak for another language where nothing but names does. */
const wholeSentence = 5

const asked: Record<Language, RegExp> = {
  en: /\b(in english|en anglais|en ingles|auf englisch)\b/,
  fr: /\b(en francais|in french|en frances|auf franzosisch)\b/,
  es: /\b(en espanol|in spanish|en espagnol|auf spanisch|en castellano)\b/,
  de: /\b(auf deutsch|in german|en allemand|en aleman)\b/,
}

const letters: Record<Language, RegExp | null> = {
  en: null,
  fr: /[çœêèùû]|\b[ldjnscm]['’]/gi,
  es: /[ñ¿¡]|ci[óo]n\b/gi,
  de: /[ßäöü]|\b\p{Lu}\p{Ll}{3,}(ung|chen|keit)\b/gu,
}

const remembered = new Map<Language, ReadonlySet<string>>()

/** Food words that only one of the four languages has: "zanahorias" is as good as a little word. */
function foodWordsOf(language: Language): ReadonlySet<string> {
  const known = remembered.get(language)
  if (known) return known
  const others = languages.filter((each) => each !== language).map((each) => nameIndex(each).words)
  const own = new Set(
    [...nameIndex(language).words].filter(
      (word) => word.length > 3 && !others.some((words) => words.has(word)),
    ),
  )
  remembered.set(language, own)
  return own
}

/**
 * The language a text is clearly written in, or null when it could be several. Who has spoken one language so far
 * goes on in it unless more than a word speaks against it.
 */
export function writtenLanguage(text: string, spoken: Language | null = null, weight = 1): Language | null {
  const folded = fold(text)
  for (const language of languages) if (asked[language].test(folded)) return language
  const words = folded.match(/[a-z']+/g) ?? []
  const score = (language: Language) => {
    const pattern = letters[language]
    const marks = pattern ? Math.min((text.match(pattern) ?? []).length, language === 'fr' ? 1 : 2) : 0
    const names = foodWordsOf(language)
    const food = words.filter((word) => names.has(word)).length
    return (
      words.filter((word) => wordsOf[language].has(word)).length +
      marks +
      Math.min(food, 3) * 0.6 +
      (language === spoken ? weight : 0)
    )
  }
  const ranking = languages
    .map((language) => ({ language, score: score(language) }))
    .toSorted((a, b) => b.score - a.score)
  const [first, second] = ranking
  if (!first || !second || first.score === 0) return spoken
  const { language } = first
  const said = words.some((word) => wordsOf[language].has(word) && !namingOf[language].has(word))
  if (spoken !== null && language !== spoken && !said && first.score < wholeSentence && !/[¿¡]/.test(text))
    return spoken
  return first.score > second.score ? language : null
}
