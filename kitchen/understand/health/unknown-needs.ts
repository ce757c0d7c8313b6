import { matchesOf } from '../../lexicon/may-match.ts'
import { findIngredients } from '../../lexicon/find.ts'
import type { Language } from '#shared/constants/languages.ts'
import { dietWordsAsked } from '../cues.ts'
import { namesAllergen } from '../../lexicon/food-groups.ts'
import { unstocked } from '../unstocked.ts'
import { isKnown } from '../typos.ts'
import { everydayNouns } from './everyday-nouns.ts'

/** How sure a phrase makes it that an illness, a diet or a medicine follows. */
type Strength = 'certain' | 'taking' | 'having'

/** Phrases that lead up to the name, on text folded letter by letter. */
const frames: readonly (readonly [Strength, RegExp])[] = [
  [
    'certain',
    /\b(?:diagnosed with|suffer(?:s|ing)? from|living with|prescribed|treated (?:for|with)|recovering from|treatment (?:for|with)|diagnostiquee?s? (?:avec )?|diagnostique|souffr\w+ d(?:e |u |es |')|atteinte?s? d(?:e |u |es |')|traitee?s? (?:pour|avec|par)|me han (?:diagnosticado|recetado)|le han (?:diagnosticado|recetado)|diagnosticad[oa] (?:de|con)|padec\w+ (?:de )?|padezco (?:de )?|sufr\w+ (?:de|del)|(?:en )?tratamiento (?:con|para|contra)|diagnose|leide[tn]? an|leidet an|erkrankt an|behandelt (?:mit|wegen)|verschrieben (?:bekommen)?|morbus)\s*/g,
  ],
  [
    'certain',
    /\b(?:syndromes?|maladies?|deficit|carence|sindrome|enfermedad|deficit|deficiencia) (?:d(?:e |u |es |el |e la |e l')|en |d'|de )?\s*/g,
  ],
  [
    'certain',
    /\b(?:dieta|regime|diete|regimen) (?!pauvre|baja|bajo|sans|sin|riche|rica)(?:(?:de|du|des|d'|a base de|selon|segun)(?: la| l'| el)? )?/g,
  ],
  [
    'taking',
    /\b(?:(?:i'?m|i am|we'?re|we are|is|'s|are|am|been|be|(?:my )?(?:mum|mom|dad|mother|father|husband|wife|son|daughter|partner)(?:'s| is)?) (?:now |currently |also |still |back )?(?:on|taking|using|injecting)|(?:i|we|she|he|who|they|mum|mom|dad|mother|father|husband|wife|son|daughter|partner) (?:\w+ly )?(?:takes?|uses?|injects?)|(?:je|tu|il|elle|on|qui) (?:suis|est|es|sommes) (?:\w+ )?sous|\bsous (?=[a-z]+ (?:depuis|tous|chaque|matin|le soir))|(?:je|il|elle|on|mari|femme|mere|pere|fils|fille|qui) (?:prends|prend|prenons)(?![a-z])|(?:tomo|toma|tomamos|tomando|estoy con|esta con|me (?:pincho|inyecto)|se (?:pincha|inyecta)) |(?:ich|sie|er|mann|frau|mama|papa|oma|opa|vater|mutter|sohn|tochter) (?:nehme|nimmt|spritze|spritzt|bekomme|bekommt)|nehme|spritze|bekomme)\s*/g,
  ],
  [
    'having',
    /\b(?:(?:i|we|she|he|who|they|son|daughter|husband|wife|mum|mom|dad|mother|father|niece|nephew|sister|brother|friend|guest|child|partner|grandma|grandpa|aunt|uncle) (?:also |\w+ly )?(?:have|has|got|'ve got)|i'?ve got|(?:j|il |elle |on |qui |fils |fille |mari |femme |mere |pere |soeur |frere |ami |amie |niece |neveu )'?(?:ai|a)|(?:tengo|tiene|tenemos|tienen)|(?:ich|sie|er|mann|frau|mama|papa|oma|opa|vater|mutter|sohn|tochter|schwester|bruder|freundin|freund|wir|nichte|neffe|kind) (?:habe|hab|hat|haben))\s+/g,
  ],
]

/** Names that carry what they are at their end or in front of another word: "Whole30 diet", "Dukan-Diät", "Turner syndrome". */
const behind =
  /\b([a-z][a-z0-9'-]{2,40}(?: [a-z][a-z0-9'-]{2,40})??)[ -](?:diets?|protocol|eating plan|syndromes?|disease|disorder|deficiency|malabsorption|intolerance|diat|kost|syndrom|krankheit|mangel|festgestellt|diagnostiziert)\b/g

/** What illnesses are called in the four languages: the ending tells, whatever stands before it. */
const medical =
  /(?:[a-z]{3,}(?:itis|ites?|osis|ose|oses|emia|aemia|amie|emie|pathy|pathie|patia|algia|algie|algien|urie|uria|paresis|parese|paresie|paresia|plegia|plegie|trophy|trophie|trofia|penia|penie|lepsy|lepsie|lepsia|iasis|sarcoid[a-z]*|syndrome?|krankheit|erkrankung|mangel|storung|schwache|insuffizienz|insufficiency|deficiency|intoleranz|unvertraglichkeit|malabsorption))$/

/** Of no account in front of the name: articles, doses, and since when. */
const skipped =
  /^(?:an?|the|my|our|his|her|some|any|of|one|both|daily|chronic|severe|mild|new|prescription|low|high|dose|doses|tablets?|pills?|un|une|le|la|les|l|du|de|des|d|el|los|las|del|al|una|unos|mi|su|ein|eine|einen|einem|einer|der|die|das|den|dem|mein|meine|meinen|seit|since|depuis|desde|jan\w*|feb\w*|mar[sz]?|marzo|marts|april|avril|abril|mai|may|mayo|jun\w*|jul\w*|juin|juillet|aout|aug\w*|agosto|sep\w*|okt\w*|oct\w*|nov\w*|de[cz]\w*|\d+(?:mg|mcg|g)?|mg|taglich|jeden|tag|chronisches?|chronischen?|schwere|cronic[oa]|severe|grave|called|appele\w*|llamad[oa]|namens|also|now|gerade|schon|jetzt)$/

/** The name ends where the sentence goes on. */
const ends =
  /^(?:laquelle|lequel|lesquel(?:le)?s|quoi|celle|celui|which|welche\w*|cual(?:es)?|and|or|for|so|but|with|without|because|since|who|that|which|when|while|after|before|as|at|in|on|to|from|please|every|each|twice|once|et|ou|pour|donc|mais|avec|sans|car|parce|qui|que|quand|depuis|tous|toutes|chaque|y|e|o|para|asi|pero|con|sin|porque|cuando|cada|desde|und|oder|fur|also|aber|mit|ohne|weil|seit|wenn|jeden|bitte|gegen|im|am|an|par|por|en|de|du|des|d|l|la|le|les|is|are|est|es|ist|ja|non|nein|if|today|tonight|heute|hoy|ce|esta)$/

/** Phrases of one kind that are looked at in a text; nobody tells of more. */
const most = 40

const letters = (text: string) =>
  [...text].map((letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return plain.length === letter.length ? plain : letter === 'ß' ? 's' : letter.length === 1 ? 'o' : '  '
  })

/** Folded without a change of length, so that a place in it is a place in the text. */
const foldInPlace = (text: string) => letters(text.replace(/[’‘`´]/g, "'")).join('')

interface Token {
  word: string
  said: string
  end: number
  /** Punctuation stands behind it. */
  stops: boolean
}

function tokensFrom(text: string, folded: string, at: number): Token[] {
  const found: Token[] = []
  const pattern = /[a-z0-9][a-z0-9-]*/g
  pattern.lastIndex = at
  let last = at
  for (let match = pattern.exec(folded); match && found.length < 9; match = pattern.exec(folded)) {
    if (/[^\s'’]/.test(text.slice(last, match.index))) break
    const end = match.index + match[0].length
    found.push({
      word: match[0],
      said: text.slice(match.index, end),
      end,
      stops: /^\s*[.,;:!?()\n]/.test(text.slice(end)),
    })
    last = end
  }
  return found
}

const isFood = (word: string, language: Language) =>
  findIngredients(word, language, 'exact').length > 0 || unstocked(word).length > 0

/** What is read as a diet or as an allergy elsewhere: a lactose intolerance is well known. */
function isUnderstood(word: string, language: Language): boolean {
  const head = word.replace(/-?(?:intoleran\w*|unvertraglichkeit\w*|allerg\w*)$/, '')
  return (
    dietWordsAsked.some(([, words]) => words.test(word)) ||
    (head !== word && (isFood(head, language) || namesAllergen(head)))
  )
}

const isMedical = (word: string) => word.length >= 7 && medical.test(word)
/** POTS, MCAS, EoE; not what is short for something of the kitchen or the country. */
const isAcronym = (said: string) =>
  /^[A-Z][A-Za-z]?[A-Z0-9]{1,4}$/.test(said) &&
  !/^(?:BBQ|TV|DIY|PM|AM|OK|UK|US|USA|EU|DIN|WG|LKW|XXL|XL|KFZ|PC|DVD|ASAP|WC|GPS|SUV|AEG|BIO|HIT)$/.test(
    said,
  )

/** What is done in a kitchen, whatever German puts before the verb: "nachwürzen", "aufwärmen". */
const kitchenVerb =
  /(?:wurz|salz|koch|back|brat|dunst|ruhr|schneid|schnippel|warm|hitz|ess|kauf|bereit|deck|spul|fros|tau|kuhl|fried|grill|schmor|pur[i]er)(?:e|en|t|st|et)$/

/** What a body has is no everyday thing, though its name ends like one: Herzprobleme, Drüsenfieber. */
const ofABody =
  /(?:problem[a-z]*|allergi[a-z]*|reaktion[a-z]*|fieber|grippe|husten|schnupfen|erkaltung|schmerz[a-z]*|herz|kopf|rucken|bauch|stress|angst|schwierig[a-z]*|unvertraglich[a-z]*|diat|diaten)$/

/** "Muskelkater", "Bärenhunger": a German compound is what its last part is. */
const endsEveryday = (word: string): boolean =>
  !ofABody.test(word) &&
  Array.from({ length: Math.max(word.length - 7, 0) }, (_, at) => word.slice(at + 3)).some(
    (head) => head.length >= 5 && everydayNouns.has(head),
  )

const isEveryday = (word: string): boolean =>
  endsEveryday(word) ||
  kitchenVerb.test(word) ||
  (word.includes('-') && word.split('-').every((part) => part !== '' && isEveryday(part))) ||
  everydayNouns.has(word) ||
  everydayNouns.has(word.replace(/(?:e?s|en|n)$/, '')) ||
  /^\d+$/.test(word)

/** A word that means nothing to the kitchen, so that it may be the name of something the guest lives with. */
const isStrange = ({ word, said }: Token, language: Language) =>
  word.length >= 3 &&
  (!isEveryday(word) || isAcronym(said)) &&
  !isUnderstood(word, language) &&
  (isAcronym(said) || !isFood(word, language)) &&
  (isMedical(word) || isAcronym(said) || !isKnown(word))

function accepted(token: Token, strength: Strength, article: boolean, language: Language): boolean {
  if (!isStrange(token, language)) return false
  if (strength === 'certain' || isMedical(token.word) || (isAcronym(token.said) && !article)) return true
  // "On a health kick", "on the phone": a medicine has a name of its own and no article.
  if (strength === 'taking') return !(language === 'en' && article) || /^\p{Lu}/u.test(token.said)
  if (participle.test(token.word)) return false
  if (language === 'fr' && !article) return false
  // "I have a Thermomix" is a machine; "I have lupus", "j'ai un lupus" is none.
  return language === 'fr' ? !/^\p{Lu}/u.test(token.said) : !article
}

/** What a body reacts to follows; that is heard as an allergy. */
const reacting =
  /^(?:with|to|from|against|after|when|if|a|au|aux|contre|con|al|gegen|auf|von|bei|nach|wenn|if)$/

/** "Wir haben Handwerker im Haus": those are people. */
const visiting =
  /^ (?:im haus|zu besuch|zu gast|bei uns|over|round|around|coming|staying|visiting|here|a la maison|chez nous|en casa|de visita|aqui)\b/

const articles = /^(?:an?|the|some|un|une|una|du|des|la|le|l|unos|eine?|einen|einem)$/

/** "I have baked", "ich habe gebacken", "he comprado". */
const participle = /(?:ed|ado|ido|ada|ida)$|^(?:ge|ver|be|ent|er|aus|ab|ein|auf|an|zu)[a-z]*(?:t|en)$/

/** The names that a frame leads up to: "Humira", or both of "Xarelto and Humira". */
function namesAt(text: string, folded: string, at: number, strength: Strength, language: Language): string[] {
  const tokens = tokensFrom(text, folded, at)
  const names: string[] = []
  let place = 0
  while (place < tokens.length) {
    const start = place
    while (tokens[place] && skipped.test(tokens[place]?.word ?? '')) place += 1
    const first = tokens[place]
    const article = tokens.slice(start, place).some(({ word }) => articles.test(word))
    if (!first || !accepted(first, strength, article, language)) break
    const name = [first]
    while (!name.at(-1)?.stops && name.length < 3) {
      const next = tokens[place + name.length]
      if (!next || ends.test(next.word) || !isStrange(next, language)) break
      name.push(next)
    }
    // "I have issues with eggs" tells of the eggs.
    if (strength === 'having' && reacting.test(tokens[place + name.length]?.word ?? '')) break
    if (strength === 'having' && visiting.test(folded.slice(name.at(-1)?.end))) break
    names.push(name.map(({ said }) => said).join(' '))
    place += name.length
    if (name.at(-1)?.stops || !/^(?:and|et|y|e|und)$/.test(tokens[place]?.word ?? '')) break
    place += 1
  }
  return names
}

function namesBehind(text: string, folded: string, language: Language): string[] {
  return matchesOf(behind, folded)
    .slice(0, most)
    .flatMap(({ 1: words = '', index }) => {
      const [last] = tokensFrom(text, folded, index + words.lastIndexOf(' ') + 1)
      return last && isStrange(last, language) ? [last.said] : []
    })
}

const denied =
  /\b(?:not|no|never|don'?t|isn'?t|nobody|none of us|pas|jamais|personne n\w*|no|nadie|nunca|nicht|kein\w*|niemand)\s+(?:\w+\s+){0,2}$/

/** Diets, illnesses and medicines that the kitchen does not know, in the guest's own words. `text` holds no known ones. */
export function unknownNeeds(text: string, language: Language): readonly string[] {
  const folded = foldInPlace(text)
  const led = frames.flatMap(([strength, frame]) =>
    matchesOf(frame, folded)
      .slice(0, most)
      .flatMap(({ 0: words, index }) =>
        denied.test(folded.slice(Math.max(0, index - 24), index))
          ? []
          : namesAt(text, folded, index + words.length, strength, language),
      ),
  )
  const names = [...led, ...namesBehind(text, folded, language)]
  return [...new Map(names.map((name) => [foldInPlace(name), name.slice(0, 60)])).values()].slice(0, 5)
}
