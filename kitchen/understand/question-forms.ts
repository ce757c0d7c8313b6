import { matches } from '../lexicon/may-match.ts'
import { expectedIn } from '../answers/expected.ts'
import { findTerm } from '../answers/known.ts'
import { spaced } from '../answers/words.ts'
import { asksLeave } from '../answers/allergy-verdict.ts'
import { asksInSpite, asksUnmarked, isKnown } from '../answers/unmarked.ts'
import { asksForKnowledge, asksOfDish, asksOfTechnique, tellsOfMishap } from '../answers/stated.ts'
import type { Language } from '#shared/constants/languages.ts'
import { allergyWords } from './allergy-marks.ts'
import { politeWish } from './cues.ts'
import { readTin } from './equipment.ts'
import { harmWords } from '../safety/hazards/wordings/wordings.ts'
import { fold } from '../lexicon/text/fold.ts'
import { requests } from './request-forms.ts'
import { anyOf } from '../lexicon/text/word-list.ts'

/** What may stand before a question without being any. */
export const leadIn =
  /^[^a-z0-9]*(?:(?:just curious|just wondering|just out of curiosity|and|et|y(?! a )|und|also|oh|ah|ok|okay|hmm+|uh|um|er|so|well|but|mais|pero|aber|just|thanks|thank you|great|merci|gracias|danke|super|by the way|btw|sorry|pardon|perdon|entschuldigung|hey|hi|hello|hola|bonjour|hallo|chef|quick question|one question|question|kurze frage|frage|une question|una pregunta|pregunta|otra cosa|noch was|noch eine frage|autre chose|au fait|du coup|alors|tiens|dis|dis-moi|dime|oye|sag mal|eigentlich|ach|ubrigens|una mas|una ultima|otra mas|one more|one last|last one|encore une|une derniere|noch eine|eine letzte|por cierto|out of interest|just curious|just wondering|just out of curiosity|random question|silly question|stupid question|dumme frage|mal ne frage|par curiosite|petite question|question bete|por curiosidad|una duda|duda|tonteria|da capo|entonces|vale|perfecto|perfekt|parfait|also)(?![a-z])[\s,:;.!–—-]*)*/

/** "How do I make a tiramisu?" asks for the recipe; beside a dish it asks about that. */
const recipeFor =
  /^(?:how (?:do|can|would|should|to) ?(?:i|you|we|one)? ?(?:make|cook|bake|prepare)|how's|comment (?:on |je |tu |faire|fait-on|cuisine-t-on|cuisiner|preparer|faites|se (?:fait|prepare|cuisine))|como (?:se )?(?:hace|hago|hacen|haces|hacer|preparo|prepara|preparar|cocino|cocina|cocinar)|wie (?:mache?|macht|machst|koche?|kocht|kochst|backe?|backt|geht|bereite|brate?))(?![a-z])/
const recipeAnywhere =
  /(?<![a-z])(?:comment (?:on |je |tu )?(?:cuisine|fait|fais|prepare)|how (?:do|can|would) (?:i|you|we) (?:make|cook)|como (?:se )?(?:hace|hago|cocino|preparo)|wie (?:mache?|koche?|macht man|kocht man) ?(?:ich)?)(?![a-z])/

const forHeads =
  /(?<![a-z])(?:for|pour|para|fur) (?:\d+|us|the|my|nous|mes|nosotros|mis|uns|meine|\w+ (?:people|personnes|personas|leute|personen))(?![a-z])/
const whatCanI =
  /(?<![a-z])(?:what (?:can|could|should) (?:i|we)|(?:que|qu'est-ce que) (?:je|on) peut|que puedo|que podemos|was (?:kann|konnen|konnte) (?:ich|wir))(?![a-z])/

/** "For six", "pour mes parents": somebody is to eat. */
export const forTheTable = (said: string): boolean => forHeads.test(said)

/** A question (folded) to which a dish is the answer, for a table or for the food in hand. */
export const wantsDish = (said: string): boolean =>
  recipeFor.test(said) || recipeAnywhere.test(said) || forHeads.test(said) || whatCanI.test(said)

export const interrogative =
  /^(?:how|whats?|what's|why|when|where|which|who|whos|whose|comment|combien|quoi|quels?|quelles?|pourquoi|quand|est-ce|qu'est-ce|c'est quoi|qui|que|quien(?:es)?|cual(?:es)?|cuant[oa]s?|cuando|donde|como|por que|para que|wie(?!ner)\w*|was|warum|wieso|weshalb|wozu|wann|wo|wer|welche\w*|womit|wodurch|worin|woran|woher|worauf|(?:at|in|on|for|by|to|from|with|since|until|about) (?:what|which|how|when|whom?)|(?:a|de|en|par|pour|avec|sur|dans|depuis|jusqu'a|a partir de|sous|vers|d'ou) ?(?:quand|quels?|quelles?|combien|quoi|qui)|(?:a|de|en|con|por|para|desde|hasta|sobre) (?:que|cual\w*|cuant[oa]s?|cuando|donde|quien)|(?:in|auf|bei|mit|aus|ab|bis|seit|fur|zu|nach|von|um|an) (?:welche\w*|was|wann|wie|wo|wem))(?![a-z])/

/** Whether a sentence begins with a word that asks for something to know: how, why, in which. */
export const asksHow = (sentence: string, language: Language): boolean => {
  const plain = fold(sentence)
    .replace(leadIn, '')
    .replace(/^[^a-z]+/, '')
  // "Was thinking of a stroganoff" begins with no German word.
  return (
    matches(interrogative, plain) && !(language !== 'de' && plain.startsWith('was ')) && !notNow.test(plain)
  )
}

const notNow = /^(?:pourquoi pas|why not|por que no|warum nicht)(?![a-z])/

/** Words that ask wherever they stand; Spanish ones carry an accent then. */
const asksAnywhere =
  /(?<![a-z])(?:(?:a|de|en|avec|pour|par|dans|sur) (?:quel|quelle|quels|quelles|quoi)|(?:quand|comment|quoi)(?=\W*$)|combien|pourquoi|est-ce qu|c'est quoi|ca veut dire|d'ou (?:vient|viennent)|info ou intox|(?:il|elle|ca) vient d'ou|ou est-ce|se pueden? [a-z]+r|what (?:does|is|do|are)|how (?:does|do|is|are|long|much|many)|wie (?:sieht|viel|lange|macht|geht))(?![a-z])/
const accentedSpanish = /(?<!\p{L})(?:qué|cuál(?:es)?|cuánt[oa]s?|cuándo|cómo|dónde|quién(?:es)?)(?!\p{L})/iu

/** "…, or not": offers two answers. */
const orNot =
  /(?<![a-z])(?:or not|or what|ou pas|ou non|o no|oder nicht|oder was|right|correct|n'est-ce pas|hein|stimmt(?:'s| das)?|oder|gell|ne|info ou intox|meaning what)\W*$/
/** Verbs without a person and two ways to choose from: "se cuecen tapadas o destapadas". */
const either =
  /(?<![a-z])(?:se [a-z]+n?|on (?:les? |la )?[a-z]+|man|sont|est|son|es|ist|sind|is|are|gehoren?|comes?|drauf|rein)(?![a-z]).* (?:o|ou|oder|or) [a-z]/

/** A verb that stands first, with its subject behind it; these ask even without a question mark. */
const inverted = new RegExp(
  `^(?:${[
    // English
    "(?:is|are|was|were|does|did|am|isn't|aren't|doesn't) [a-z]+",
    'do [a-z]+s [a-z]+ [a-z]+',
    "(?:can|could|should|would|will|may|might|has|shall|isn't|aren't|doesn't|can't|won't|shouldn't) (?:i|it|it's|this|that|these|those|there|the|you|we|they|he|she|my|our|your|a|an|one|people|any|some|his|her|cooking|[a-z]+s)",
    "(?:do|have|must|don't) (?:i|you|we|they|people)",
    // French
    '(?:est-ce|peut-on|puis-je|doit-on|dois-je|faut-il|y a-t-il|va-t-il|ca se)',
    '(?:y a|il y a) (?:vraiment |encore )?(?:tant|combien)|(?:y a|il y a) vraiment',
    '\\w+-(?:t-)?(?:il|elle|on|ils|elles|je|ce)',
    "(?:le|la|les|l'|du|un|une|des)[ ']?[a-z]+ (?:\\w+ )?\\w+-(?:t-)?(?:il|elle|ils|elles)",
    // Spanish
    '(?:se puede(?:n)?|hace falta|tienen? tant[oa]s?|alguna idea de) [a-z]+',
    // German
    '(?!(?:macht|nehmt|gebt|lasst|bitte|heute) )[a-z]+(?:e|t|en) (?:ich|man|es)',
    '(?!(?:macht|nehmt|gebt|lasst|bitte|heute|gut|nett|mit|seit|samt|jetzt|sonst|erst|fast|selbst|vielleicht|nicht|statt|recht|fruit|light|sweet|fort|tout|petit|reicht|passt|braucht) )[a-z]{3,}t (?:der|die|das|im|in der|in dem|ein|eine)',
    '(?:kann|konnte|muss|musste|soll|sollte|darf|durfte|ist|sind|war|hat|wird|wurde|gehort|gehoren) (?:ich|man|es|das|der|die|den|dem|ein\\w*|da|sich|mir|mein\\w*|wir|er|nach)',
  ].join('|')})(?![a-z])`,
)

/** The same, where only a question mark tells it from a wish or an order. */
const invertedIfMarked =
  /^(?:(?:c'est|puedo|hay que|lleva|tiene|contiene|vale|sirve|esta|es|son|hay|queda|quedan|aguanta\w*|pega|pegan|tienen)(?![a-z])|(?:kann|muss|soll|darf|brauche?|hat|haben|gibt|werden|macht|enthalt|passt|schmeckt|reicht|halt|lasst|braucht|kommt|geht|stimmt|hilft)(?![a-z]))/

const indirect = anyOf({
  en: `
    i(?:'m| am)? (?:wonder|wondering|curious|not sure|unsure)
    (?:i'd|i would) (?:like|love) to know
    tell me (?:why|how|what|whether|if|when|about|which|where)
    (?:any idea|do you know|not sure|no idea|explain|remind me|can you (?:explain|tell)|could you (?:explain|tell)) (?:to me |me )?(?:why|how|what|whether|if|when|which|where|about|the)(?! to (?:make|cook|eat))
    do you think
    what happens
    help
    please explain
  `,
  fr: `
    (?:j'aimerais|on voudrait|on aimerait|je voudrais|je veux) savoir
    je (?:me )?(?:demande|demandais|voulais savoir|voudrais savoir|ne sais pas (?:si|comment|pourquoi|quand))
    (?:dis|dites|expliquez?|explique)[- ]moi
    (?:tu|vous) (?:sais|savez) (?:si|pourquoi|comment|combien|quand)
    (?:tu peux|vous pouvez|peux-tu|pouvez-vous|pourrais-tu) (?:m'expliquer|me dire|expliquer)
    au secours
    a l'aide
    c'est quoi
    ca veut dire quoi
    n'est-ce pas
  `,
  es: `
    me pregunto
    idea de (?:por que|como|si|cuant[oa]s?|que(?! (?:cenar|comer|cocinar|hacer|preparar|puedo)))
    (?:quisiera|quiero|me gustaria|queria) saber
    dime (?:por que|como|si|cuant[oa]s?|que|cuando)
    explicame
    (?:sabes|no se) (?:si|por que|como|cuant[oa]s?|cuando|que)
    (?:puedes|podrias) (?:explicarme|decirme|explicar|decir)
    es (?:verdad|cierto) que
    socorro
    ayuda
  `,
  de: `
    (?:ich )?frag(?:e)? mich
    (?:ich )?(?:wuste|wusste|wurde) gern(?:e)?(?: wissen)?
    mich wurde interessieren
    (?:sag|erklar|erklare|verrat) mir
    (?:weisst|weist) du
    (?:kannst|konntest) du (?:mir )?(?:sagen|erklaren|verraten)
    keine ahnung (?:ob|wie|warum|wieso|wann|was(?! (?:ich |wir )?(?:heute |damit |daraus )?(?:kochen|essen|machen)))
    hilfe
    was heisst
    was bedeutet
  `,
})

/** Whether a sentence with a question mark expects a time, a heat, an amount, a reason or what stands in: never a dish. */
export function asksOfType(sentence: string, language: Language, onTable: boolean): boolean {
  const plain = fold(sentence).replace(leadIn, '').trim()
  const type = /[?¿]/.test(sentence) ? expectedIn(sentence, language)?.type : undefined
  if (type === undefined || type === 'which') return false
  if (type === 'meaning' && (onTable || findTerm(spaced(sentence), language) === null)) return false
  if (type === 'instead' && (onTable || !matches(asksWith, plain))) return false
  return (
    ![tellsOfAllergy, notNow, politeWish, harmWords].some((each) => matches(each, plain)) && !wantsDish(plain)
  )
}

const asksWith =
  /(?<![a-z])(?:what|which|quoi|que|qu'est-ce|quel\w*|con que|cual|was|womit|welche\w*)(?![a-z])/

/** Any verb of a question; a question mark behind words without one only offers: "with prawns?", "for six?". */
const verb =
  /(?<![a-z])(?:is|are|was|were|be|does|do|did|has|have|had|can|could|should|would|will|may|might|must|needs?|goes|go|gets?|works?|tastes?|keeps?|makes?|takes?|means?|comes?|matters?|splits?|freezes?|happens?|est|sont|etait|a|ont|peut|peuvent|doit|doivent|faut|va|vont|fait|font|met|mettre|sert|tient|risque|change|marche|se|es|son|esta|estan|era|tiene|tienen|puede|pueden|debe|deben|hay|va|van|hace|hacen|lleva|llevan|queda|sirve|sirven|pasa|importa|dura|aguanta|ist|sind|war|hat|haben|kann|konnen|muss|mussen|soll|sollen|darf|durfen|wird|werden|geht|gehen|gibt|macht|machen|kommt|kommen|braucht|brauchen|passt|passen|schmeckt|halt|lasst|heisst|bleibt|reicht|wurde|ware)(?![a-z])/

/** Asks for what is already understood as a wish for the table: another number, other foods in or out. */
export const offers =
  /^(?:(?:maybe|perhaps|peut-etre|quizas?|tal vez|vielleicht|what if|could it be|et|or|oder|ou|o) )*(?:some|etwas|un peu|un poco|algo|maybe|perhaps|vielleicht|peut-etre|quizas?|with|without|for|instead|in|as|more|less|no|avec|sans|pour|plus|moins|en|con|sin|para|mas|menos|mit|ohne|fur|mehr|weniger|statt|als)(?![a-z])/

/** "Avec le haché du supermarché, ça va, non ?": asks for a verdict, whatever stands before. */
const isItAllRight =
  /(?<![a-z])(?:ca (?:va|passe|marche|craint rien)|c'est (?:bon|ok|pas grave)|(?:that's|is that|it's|is it) (?:ok(?:ay)?|fine|alright|all right|safe)|(?:should|will) be (?:ok(?:ay)?|fine|alright|all right)|(?:esta|va) bien|no pasa nada|vale|(?:das )?geht (?:das |doch |schon )?|macht (?:doch |ja )?(?:nix|nichts)|(?:das )?(?:ist|passt) (?:doch |schon )?(?:ok|okay|ungefahrlich)?)[ ,]*(?:non|no|ne|oder|right|hein|gell|verdad|though|isn't it|doch)?\W*$/

/** "I have no clay pot, will something else do?" asks of what is missing, and for no other dish. */
const anyOther =
  /(?<![a-z])(?:vale|sirve|valdria|serviria|(?:puedo|se puede) (?:usar|utilizar)|will|would|does|(?:can|could) i use|(?:je|on) peut (?:utiliser|prendre)|geht|tut's|reicht) (?:auch |vielleicht )?(?:cualquier )?(?:otr[oa]s?|something else|another|any other|autre chose|un autre|une autre|was andere[sn]?|etwas andere[sn]?|eine? andere[nrs]?)(?![a-z])[^?]*\?/

const tellsOfAllergy = new RegExp(allergyWords.source)

/** "No idea what to eat" behind what there is in the fridge wants a dish. */
const atALoss =
  /(?<![a-z])(?:(?:no |any )?idea (?:what|de que)|(?:aucune|pas d')idee (?:de )?(?:ce que|quoi)|no se que|keine ahnung,? was|weiss nicht,? was) (?:to |(?:ich|wir|man|je|on) )?(?:heute |damit |daraus )?(?:cenar|comer|cocinar|hacer|preparar|eat|cook|make|have|kochen|essen|machen|cuisiner|manger|faire)(?![a-z])/

/** "Si le fromage fait une boule je rattrape comment": spoken French asks with its last word. */
const asksAtEnd =
  /(?<![a-z])(?:je|j'|on|tu|vous|il|elle|ils|elles|ca)(?: [a-z'-]+){1,4} (?:comment|combien|quand|pourquoi)\W*$/

/** "How long does potato salad keep? And one with mayonnaise?" */
export const goingOn = /^\W*(?:and|et|y|und) (?:[a-z']+ ){0,4}[a-z']+\s*\?\s*$/

/**
 * Whether the form of a sentence asks for knowledge; `onTable` when there is a dish to ask about. With a language what the
 * answers know counts as well.
 */
export function asksByForm(sentence: string, onTable: boolean, language: Language | null = null): boolean {
  if (matches(harmWords, fold(sentence))) return false
  const plain = fold(sentence).replace(leadIn, '').trim()
  const marked = /\?\s*$/.test(plain) || /[¿?]/.test(sentence)
  const words = plain.split(/\s+/).length
  // Without a question mark a word of allergy tells more surely than any form asks.
  if (onTable && marked && matches(fitting, plain)) return true
  if (words > 3 && matches(asksAtEnd, plain)) return true
  if (words < 2 || (!marked && matches(tellsOfAllergy, plain))) return false
  // Whose tin it is tells how much is cooked.
  if (!marked && tellsOfTin(plain)) return false
  if (matches(indirect, plain)) return !matches(forRecipe, plain)
  if (matches(accepting, plain) || (!marked && matches(bidding, plain) && !matches(interrogative, plain)))
    return false
  if (marked && matches(asksLeave, plain)) return true
  if (onTable && (asksOfDish(plain) || matches(anyOther, plain))) return true
  if (tellsOfMishap(sentence) && !matches(politeWish, fold(sentence))) return true
  if (matches(lacking, plain) && !/(?:for|pour|para|fur) \d/.test(plain)) return true
  // "It is always full of water, comment éviter ça".
  const tail = plain.slice(plain.lastIndexOf(',') + 1).trim()
  if (
    tail !== plain &&
    matches(interrogative, tail) &&
    !matches(something, tail) &&
    ((onTable && !wantsDish(tail)) || (language !== null && isKnown(plain, language)))
  )
    return true
  // "Can you put baking paper in an air fryer?" asks nobody to do it.
  if (marked && !matches(forHeads, plain) && !matches(whatCanI, plain) && asksOfTechnique(sentence))
    return true
  if (matches(politeWish, fold(sentence))) return false
  if (language !== null && !matches(forHeads, plain) && asksInSpite(plain, language, onTable)) return true
  if (matches(requests, plain)) return false
  if (language !== null && !matches(forHeads, plain) && asksUnmarked(plain, language, onTable)) return true
  if (matches(seeksHelp, plain) && !matches(forHeads, plain)) return true
  if (asksForKnowledge(sentence, onTable)) return true
  if (
    (matches(interrogative, plain) || matches(invertedIfMarked, plain) || matches(inverted, plain)) &&
    asksOfTechnique(sentence)
  )
    return true
  if (!onTable && (matches(recipeFor, plain) || matches(recipeAnywhere, plain))) return false
  if (matches(interrogative, plain) || matches(inverted, plain))
    return marked || (words > 2 && !matches(something, plain))
  if (marked && matches(invertedIfMarked, plain)) return true
  if (matches(atALoss, plain)) return false
  if (matches(asksAnywhere, plain) || accentedSpanish.test(sentence)) return true
  if (marked && matches(isItAllRight, plain)) return true
  if (marked) return !matches(offers, plain) && (matches(verb, plain) || (onTable && words > 4))
  return onTable && words > 3 && (matches(orNot, plain) || matches(either, plain))
}

/** "Auflauf klingt gut, mit Püree vielleicht?": who takes up an offer asks for it. */
const accepting =
  /(?<![a-z])(?:sounds? (?:good|great|nice|lovely|perfect|delicious)|good idea|let's do (?:it|that)|bonne idee|ca me (?:va|plait|tente|dit bien)|suena (?:bien|genial|rico)|me parece (?:bien|genial|perfecto)|buena idea|(?:klingt|hort sich) (?:gut|toll|super|lecker|prima)|gute idee)(?![a-z])/

/** "Kümmel bitte weglassen, lieber für zwei": without a question mark it asks for something, and for no answer. */
export const bidding =
  /(?<![a-z])(?:bitte|lieber|please|i'd (?:rather|like to)|i want to|j'aimerais|je (?:voudrais|veux)|quiero|quisiera|me gustaria|ich (?:mochte|will)|s'il (?:te|vous) plait|stp|svp|plutot|por favor|porfa|mejor)(?![a-z])/

/** "Un poco de ajo sí", "Knoblauch geht": allows something, and asks nothing. Of a folded sentence. */
export const allowing =
  /[a-z] (?:si|ja|oui|yes|geht|gehen|ca (?:va|passe)|(?:is|are|'s|ist|sind) (?:actually )?(?:fine|ok|okay|alright|gut|erlaubt|kein problem))(?: (?:va bien|schon|klar|gern|please|bien|actually|though|again|wieder|auch|par contre|bitte))?(?=\W*$|[,.;!])/

/** "No buttermilk for my pancakes, what else works": asks what stands in, and names the dish only in passing. */
export const lacking =
  /(?<![a-z])(?:no|out of|ran out of|run out of|(?:don't|dont|do not) have(?: any)?|haven't (?:got )?(?:any)?|forgot(?: the| to buy)?|(?:j'ai |on a )?(?:plus|pas) de|il (?:me )?manque|sans|no (?:tengo|hay|me queda)|me (?:falta|he quedado sin)|sin|(?:hab|habe|ist) (?:ich )?(?:keine?n?|kein)|keine?n? (?:mehr)?|ohne) (?:[a-z']+ ){1,7}?.*(?<![a-z])(?:what else|any (?:swap|sub|substitute|replacement)|instead|(?:what|which) (?:can|could|should|do) i (?:use|take|put)|what (?:works|to use)|je (?:fais|mets|prends) (?:comment|quoi)|(?:par )?quoi (?:a la place|d'autre|mettre|utiliser)|que mettre|que (?:uso|pongo|puedo (?:usar|poner))|con que|geht (?:auch|da auch)|was (?:nehm|nehme|kann|geht|tu)(?: ich)?|womit)(?![a-z])/

/** "…, what now?", "was tun": who asks for help with what went wrong wants no dish. Of a folded sentence. */
export const seeksHelp = anyOf({
  en: `
    what now
    what (?:do|can|should) i do(?=\\W*$)
    help(?! (?:me |us )?(?:make|cook|with a|with dinner|plan|to|choose|decide|use))
    fixable
    any (?:fix|way to (?:save|fix|rescue))
    (?:can|could|do) (?:i|it|this|that) (?:still )?(?:be )?(?:save|saved|fix|fixed|rescue|rescued|salvage|salvaged)(?: it)?
    what (?:did|am|have) i (?:do|doing|done) wrong
    what went wrong
  `,
  fr: `
    que faire(?=\\W*$)
    (?:je fais quoi|qu'est-ce que je (?:peux )?faire?s?|je fais comment)(?=\\W*$)
    comment (?:la |le |les )?(?:rattraper|sauver|recuperer)
    rattrapable
    (?:c'est|tout est) (?:fichu|foutu|rate)
    qu'est-ce que (?:j'ai|je) (?:fait|fais|rate) (?:de )?(?:mal|travers)
  `,
  es: `
    que (?:puedo )?(?:hago|hacer)(?=\\W*$)
    que (?:he hecho|hago|estoy haciendo) mal
    (?:tiene|hay|tendra) arreglo
    (?:como )?(?:se|lo|la) (?:puede )?(?:arregl|salv)[a-z]+
  `,
  de: `
    was (?:tun|nun|jetzt)(?=\\W*$)
    was mach(?:e|t)? (?:ich|man)? ?(?:jetzt|nun|da|falsch)
    (?:noch )?(?:zu )?retten
    was hab(?:e)? ich falsch
  `,
})

/** One word that asks whether what was named before is enough: "a pan of 40 cm, ¿cabe?" */
const fitting =
  /^(?:cabe|caben|alcanza|basta|llega|reicht|reicht das|passt das|ca suffit|ca rentre|enough)\W*$/

const ownTin =
  /(?<![a-z])(?:have|i've|got|only|my|mine|j'ai|mon|n'ai|fait|que|tengo|mi|solo|hab|habe|nur|mein\w*|meiner)(?![a-z])/

/** German "was" for "something", and a Spanish "que" that wishes: "que sea para diez". */
const something =
  /^(?:was (?:zum|zur|mit|ohne|fur|aus|vom|[a-z]+es)(?![a-z])|que (?:sean?|tengan?|lleven?|den?|este[n]?|no|se haga|lo|la|haya|pueda\w*|queden?|dure|salgan?|sepa|contenga)(?![a-z]))/

/** "Mon moule fait 26 cm": whose tin it is. Of a folded sentence. */
export const tellsOfTin = (plain: string): boolean => ownTin.test(plain) && readTin(plain) !== null

const forRecipe =
  /(?<![a-z])(?:help me (?:make|cook|with a)|i need help|recipe|rezept|receta|recette|hilfe bei|hilf mir|aidez-moi|aide-moi|ayudame)(?![a-z])/
