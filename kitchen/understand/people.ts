import { couples, kin, manner, own, pairs, persons } from './headcount-words.ts'

/**
 * Who eats, as a small grammar over words: terms ("my two brothers", "us three", "the twins", "two couples") joined by
 * "and", "plus" or a comma, less those after "minus". The words of the four languages stand together.
 */
const words = (list: string) => new RegExp(`^(?:${list})$`)
const isDeterminer = words(`${own}|both|all|todos|tous|toute|toda|ganze|two of|el resto de`)
const isManner = words(`${manner.slice('(?:(?:'.length, -') ){0,2}'.length)}|mayores`)
const isHead = words(persons)
const isKin = words(kin)
const isPair = words(pairs)
const isCouple = words(couples)
const isSpouses = words(
  'wives|husbands|partners|spouses|girlfriends|boyfriends|maris|femmes|conjoint[es]*|compagnes|copines|maridos|mujeres|esposas|parejas|novi[oa]s|frauen|mannern?|freundinnen|partnerinnen',
)
const isTheirs = words('their|leurs?|sus?|ihren?|deren')
const isSelf = words('me|myself|i|moi|yo|mi|conmigo|ich|mich|mir')
const isUs = words('us|we|nous|nosotr[oa]s|wir|uns')
const isOther = words('them|they|eux|elles|ellos|ellas|ella|sie|ihnen')
const isFamily = words('family|famille|familia|familie|lot|clan')
export const isJoin = words('and|et|y|e|und|u|n|plus|mas|\\+|&|with|avec|con|mit|sowie')
const isPerson = (word: string) =>
  isHead.test(word) || isKin.test(word) || isPair.test(word) || isCouple.test(word) || isFamily.test(word)
const isWith = words('with|avec|con|mit')
const isAdding = words('plus|mas|\\+|sowie')
const isLess = words('minus|moins|menos|except|bar|sauf|excepto|salvo|ausser')
const isOpener = words('for|pour|para|pa|fur|furs|with|avec|con|mit|plus|to|chez|a')
const isAside = words('too|also|auch|aussi|tambien|noch|here|zuhause')
const counting = words('somos|seremos|sommes|serons|sind|are|est|sera|eramos|were|being')

interface Term {
  heads: number
  end: number
  kind: 'self' | 'us' | 'numbered' | 'named'
}

export const tokensOf = (text: string): string[] =>
  text
    .replace(/(?<![a-z])(erw|pers)\./g, '$1')
    .replace(/(?<![a-z])([ld])['’](?=[a-z])/g, 'la ')
    .replace(/(?<=(?:mein|unser|sein|ihr|dein)e )beiden(?= [a-z])/g, '2')
    .match(/[a-z]+(?:-[a-z]+)*|\d+|[^\sa-z\d]/g) ?? []

const numberAt = (tokens: readonly string[], at: number): number | null => {
  const word = tokens[at] ?? ''
  return /^\d{1,3}$/.test(word) ? Number(word) : null
}

const isStop = (word: string | undefined) => word === undefined || /^[^a-z\d&+'’-]/.test(word)

/** "The four of us", "us two", "wir beiden", "eux 2". */
function groupAt(tokens: readonly string[], from: number): Term | null {
  const at = /^(?:the|los|las|les)$/.test(tokens[from] ?? '') ? from + 1 : from
  const counted = numberAt(tokens, at)
  if (counted !== null && tokens[at + 1] === 'of' && /^(?:us|them|you)$/.test(tokens[at + 2] ?? ''))
    return { heads: counted, end: at + 3, kind: 'numbered' }
  const word = tokens[from] ?? ''
  if (!isUs.test(word) && !isOther.test(word)) return null
  const next = /^(?:los|las|die|the|alle)$/.test(tokens[from + 1] ?? '') ? from + 2 : from + 1
  const heads = numberAt(tokens, next)
  if (heads !== null && !isHead.test(tokens[next + 1] ?? ''))
    return { heads, end: next + 1, kind: 'numbered' }
  if (/^(?:both|beiden?|ambos|ambas|deux|dos)$/.test(tokens[next] ?? ''))
    return { heads: 2, end: next + 1, kind: 'numbered' }
  return null
}

/** One of those at the table, or some of them under one name; null where the words name nobody. */
function termAt(tokens: readonly string[], from: number, before: readonly Term[]): Term | null {
  let at = from
  if (isOpener.test(tokens[at] ?? '')) at += 1
  const group = groupAt(tokens, at)
  if (group) return group
  const word = tokens[at] ?? ''
  // "Two of us, and I can only get haddock": with a verb behind it, the word is a subject.
  const isSubject =
    before.some(({ kind }) => kind === 'us' || kind === 'numbered') &&
    /^(?:i|je|yo|ich)$/.test(word) &&
    /^[a-z]{3,}$/.test(tokens[at + 1] ?? '') &&
    !isJoin.test(tokens[at + 1] ?? '')
  if (isSelf.test(word) && !isSubject && !(word === 'mi' && isPerson(tokens[at + 1] ?? '')))
    return { heads: 1, end: at + 1, kind: 'self' }
  const joined = before.length > 0
  if (joined && isUs.test(word) && isStop(tokens[at + 1])) return { heads: 2, end: at + 1, kind: 'us' }
  if (joined && /^(?:ella|elle|lui|him|her|ihn|sie)$/.test(word) && isStop(tokens[at + 1]))
    return { heads: 1, end: at + 1, kind: 'named' }
  const theirs = isTheirs.test(word)
  const start = at
  while (
    isDeterminer.test(tokens[at] ?? '') &&
    at - start < 2 &&
    !(at > start && isPerson(tokens[at] ?? '') && !isPerson(tokens[at + 1] ?? ''))
  )
    at += 1
  const hasDeterminer = at > start
  // "My brother's family, they are three", "the neighbours' two kids": the owner does not come by name alone.
  const owner = /^['’]$/.test(tokens[at + 1] ?? '') ? at + 2 + Number(tokens[at + 2] === 's') : null
  if (owner !== null && isKin.test(tokens[at] ?? '')) at = owner
  else if (owner !== null && isHead.test(tokens[at] ?? '')) at = owner
  const count = numberAt(tokens, at)
  if (count !== null) at += 1
  for (
    let skipped = 0;
    skipped < 2 && isManner.test(tokens[at] ?? '') && !(isPerson(tokens[at] ?? '') && isStop(tokens[at + 1]));
    skipped += 1
  )
    at += 1
  const twoWords = `${tokens[at] ?? ''} ${tokens[at + 1] ?? ''}`
  const isTwo = isHead.test(twoWords) || isKin.test(twoWords) || isPair.test(twoWords)
  // "Two big ones and two small": what may be said of people names them where nothing follows.
  const isAdjective = count !== null && at > start + 1 && !isPerson(tokens[at] ?? '') && !isTwo
  if (isAdjective && isManner.test(tokens[at - 1] ?? '')) return { heads: count, end: at, kind: 'numbered' }
  if (isTwo) at += 1
  const noun = isTwo ? twoWords : (tokens[at] ?? '')
  if (isFamily.test(noun)) {
    const of = /^(?:of|de|von|mit|a)$/.test(tokens[at + 1] ?? '') ? numberAt(tokens, at + 2) : null
    if (of !== null) return { heads: of, end: at + 3, kind: 'numbered' }
    const rest = tokens.slice(at + 1, at + 8)
    const said = rest.findIndex((each) => /^\d+$/.test(each))
    const says = rest.slice(0, Math.max(said, 0)).join(' ')
    if (said > 0 && /(?:they|ils|elles|son|sind|sont|are|\()/.test(says))
      return { heads: Number(rest[said]), end: at + 2 + said, kind: 'numbered' }
    return null
  }
  if (/^(?:families|familles|familias|familien)$/.test(noun) && count !== null) {
    const of = numberAt(tokens, at + 2)
    return of === null ? null : { heads: count * of, end: at + 3, kind: 'numbered' }
  }
  if (isCouple.test(noun) && (count !== null || /^(?:an?|une?|una|ein)$/.test(word)))
    return { heads: (count ?? 1) * 2, end: at + 1, kind: 'numbered' }
  const last = before.at(-1)
  if (theirs && isSpouses.test(noun) && last)
    return { heads: Math.max(last.heads, 1), end: at + 1, kind: 'named' }
  if (joined && /^(?:one|un|uno|eins|einer)$/.test(word) && isStop(tokens[start + 1]))
    return { heads: 1, end: start + 1, kind: 'numbered' }
  if (count !== null)
    return isHead.test(noun) ||
      isPair.test(noun) ||
      isKin.test(noun) ||
      (joined &&
        !/^(?:for|pour|para|fur)$/.test(tokens[from] ?? '') &&
        (isStop(tokens[at]) || /^(?:mas|more|weitere|autres|andere)$/.test(noun)))
      ? { heads: count, end: at + Number(!isStop(tokens[at])), kind: 'numbered' }
      : null
  if (isPair.test(noun) && (hasDeterminer || joined || isJoin.test(tokens[at + 1] ?? ''))) {
    const isOneDaughter = /^(?:fille|filles)$/.test(noun) && !/^(?:mes|les)$/.test(word)
    return { heads: isOneDaughter ? 1 : 2, end: at + 1, kind: 'named' }
  }
  if (
    isKin.test(noun) &&
    (hasDeterminer ||
      joined ||
      isJoin.test(tokens[at + 1] ?? '') ||
      /^(?:hubby|dad|mum|mom|mama|maman|papa|oma|opa)$/.test(noun))
  )
    return { heads: 1, end: at + 1, kind: 'named' }
  // "Me and the lodger": who is named beside the user comes too, whatever they are.
  if (
    last?.kind === 'self' &&
    hasDeterminer &&
    /^[a-z]{3,}$/.test(noun) &&
    isStop(tokens[at + 1]) &&
    isJoin.test(tokens[from - 1] ?? '')
  )
    return { heads: 1, end: at + 1, kind: 'named' }
  return null
}

interface Chain {
  terms: readonly Term[]
  start: number
  end: number
  heads: number
}

/** The longest sum of people that begins at a word. */
function chainAt(tokens: readonly string[], start: number): Chain | null {
  const opens = isOpener.test(tokens[start] ?? '') || counting.test(tokens[start] ?? '')
  const number = start === 0 && !opens ? 0 : start + 1
  const bare = opens || start === 0 ? numberAt(tokens, number) : null
  const first =
    bare !== null && isJoin.test(tokens[number + 1] ?? '')
      ? ({ heads: bare, end: number + 1, kind: 'numbered' } as const)
      : termAt(tokens, start, [])
  if (!first) return null
  const terms: Term[] = [first]
  let heads = first.heads
  let { end } = first
  for (;;) {
    let at = end
    while (isAside.test(tokens[at] ?? '') || /^(?:de|at)$/.test(tokens[at] ?? '')) {
      if (/^(?:de|at)$/.test(tokens[at] ?? '') && !/^(?:casa|home)$/.test(tokens[at + 1] ?? '')) break
      at += /^(?:de|at)$/.test(tokens[at] ?? '') ? 2 : 1
    }
    if (tokens[at] === ',') at += 1
    const isLinked = isJoin.test(tokens[at] ?? '')
    const isMinus = isLess.test(tokens[at] ?? '')
    if (isLinked || isMinus) at += 1
    // "2 adults 1 kid": one number stands right behind another.
    if (
      at === end &&
      !(numberAt(tokens, at) !== null && terms.at(-1)?.kind === 'numbered' && isPerson(tokens[at + 1] ?? ''))
    )
      break
    if (isLinked && isOpener.test(tokens[at] ?? '') && isJoin.test(tokens[at] ?? '')) at += 1
    const next = termAt(tokens, at, terms)
    if (!next) break
    // "Two of us, and I can get haddock": the speaker is one of us.
    if (next.kind === 'self' && isUs.test(tokens[end - 1] ?? '')) break
    // "For five, my wife is allergic": behind a mere comma somebody of whom more is said is not counted again.
    const follows = tokens[next.end]
    const goesOn = isStop(follows) || isJoin.test(follows ?? '') || isAside.test(follows ?? '')
    if (tokens[at - 1] === ',' && !goesOn) break
    // "For five with the children": those are among the five.
    const isAmong =
      isWith.test(tokens[at - 1] ?? '') &&
      !isTheirs.test(tokens[at] ?? '') &&
      next.kind === 'named' &&
      first.kind === 'numbered'
    heads += isMinus ? -next.heads : isAmong ? 0 : next.heads
    terms.push(next)
    ;({ end } = next)
  }
  return { terms, start, end, heads }
}

export function chainsIn(tokens: readonly string[]): Chain[] {
  const found: Chain[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const chain = chainAt(tokens, at)
    if (!chain) continue
    const last = found.at(-1)
    // "My parents are coming, plus my wife and me": those come on top of the ones before.
    if (last && (isAdding.test(tokens[at] ?? '') || isAdding.test(tokens[at - 1] ?? '')))
      found[found.length - 1] = {
        terms: [...last.terms, ...chain.terms],
        start: last.start,
        end: chain.end,
        heads: last.heads + chain.heads,
      }
    else found.push(chain)
    at = chain.end - 1
  }
  return found
}

/** "The rest of us are three": those, and the one who was spoken of. */
const others =
  /(?<![a-z])(?:the rest of us(?: are| is)?|the other|wir (?:anderen|restlichen|ubrigen)|nous autres|nosotros los otros|los demas somos|les autres,? on est|die anderen) (\d{1,2})(?![a-z0-9])/

/** Some of those counted already, of whom something is said: "two of them coeliac", "but two are kids". */
export const ofThem =
  /(?<=[,;(] ?|(?<![a-z])(?:but|mais|pero|aber|dont|davon|darunter|including|incl\.?|of which|of whom|entre ellos|de ellos) )(?:the )?\d{1,2} (?!(?:of us )?(?:\W|$))(?:(?:of them|of us|of these|d'entre eux|de ellos|davon|von ihnen|von uns)(?! (?:are coming|for|at|on|to|in)(?![a-z]))|are|sont|son|sind)(?= [a-z])/g

/** The user eats along: "und ich ess auch mit". */
export const eatsAlong =
  /(?<![a-z])(?:i(?:'m| am)? (?:eat|eating|having some) (?:too|as well|along)|je mange (?:aussi|avec eux|avec elles)|yo tambien como|como yo tambien|ich esse? (?:auch )?mit|und ich (?:esse?|auch))(?![a-z])/

/** "Die zwei Kleinen zählen nur halb": so many count half. */
const halves =
  /(?<![a-z0-9])(\d{1,2}) (?:[a-z]+ ){0,3}(?:counts?|comptent|cuentan|zahlen|eat|essen|mangent|comen) (?:only |just |as |nur |solo |que |seulement |pour )?(?:half|la moitie|moitie|la mitad|mitad|halb|halften?)(?![a-z])/

export const halfEaters = (text: string): number => Number(halves.exec(text)?.[1] ?? 0)

/** "We're having my in-laws, nous on est 2": those who receive count themselves apart. */
const hosts =
  /(?<![a-z])(?:nous,? on (?:est|sera)|nous,? nous sommes|nosotr[oa]s (?:ya )?somos|we (?:ourselves are|are ourselves|are already)|nous sommes(?= deja)|on est(?= deja)|we are(?= (?:already|\d{1,2} ourselves))|somos(?= ya)|wir (?:selbst|selber) sind|wir sind (?:selbst|selber|schon|ja schon)) (?:deja |schon |already |ya )?(?:zu )?(\d{1,2})(?![a-z0-9])/

/** Everybody that a text (folded, numbers in digits) names at the table, or null where it names nobody in particular. */
export function readPeople(text: string): number | null {
  const rest = others.exec(text)
  if (rest) return Number(rest[1]) + 1
  const tokens = tokensOf(text)
  const host = hosts.exec(text)
  const before = host === null ? '' : text.slice(0, host.index)
  const received = chainsIn(tokensOf(before.slice(before.search(/[^.!?]*$/))))
  if (
    host &&
    received.length > 0 &&
    received.every(({ terms }) => terms.every(({ kind }) => kind !== 'self' && kind !== 'us'))
  )
    return received.reduce((all, { heads }) => all + heads, Number(host[1]))
  for (const { terms, start, heads } of chainsIn(tokens)) {
    const isNumbered = terms.some(({ kind }) => kind === 'numbered')
    const opens = /^(?:for|pour|para|fur)$/.test(tokens[start] ?? '')
    const isSum =
      terms.length > 1 && (isNumbered || opens || terms.some(({ kind }) => kind === 'self' || kind === 'us'))
    const alone =
      terms.length === 1 &&
      isNumbered &&
      /^(?:families|familles|familias|familien|couples|parejas|matrimonios|paare|ehepaare|pairs)$/.test(
        tokens[start + 1] ?? '',
      )
    if ((isSum || alone) && heads > 0) return heads
  }
  return null
}

const besides =
  /(?<![a-z])(?:too|also|as well|after all|aussi|finalement|tambien|al final|auch|noch|doch)(?![a-z])/

/** "And my mother-in-law too", "plus the neighbours' two kids": a turn that only adds somebody to those counted before. */
export function addedAlone(text: string): number | null {
  const tokens = tokensOf(text)
  const chains = chainsIn(tokens).filter(({ terms }) =>
    terms.every(({ kind }) => kind !== 'us' && kind !== 'self'),
  )
  const [first] = chains
  if (!first || first.start > 1 || !isJoin.test(tokens[0] ?? '')) return null
  const isAll = first.end >= tokens.filter((each) => !/^[.!]$/.test(each)).length - 2
  const adds = besides.test(text) || tokens[0] === 'plus' || tokens[0] === '+'
  return adds && isAll ? chains.reduce((all, { heads }) => all + heads, 0) : null
}
