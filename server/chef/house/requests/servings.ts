import { numeral, toNumber } from './number-words.ts'

const people =
  'people|persons?|folks|p(?![a-z.]|\\. ?[a-z])|of them(?! (?:are|is|don|do|can|will|have|who|eat|hate|like))|en tout|all told|altogether|all in all|pax|ppl|peeps|pp|heads|mouths|plates?|bowls?|bols?|assiettes?|platos|tazones|teller|schusseln?|schalen|gedecke|pieces|stuck\\b|stk|uds?|unidades|piezas|morceaux|of us(?! (?:are|is|don|do|can|will|have|who|eat|hate|like))|guests?|servings?|serves|portions?|adults?|eaters?|diners|friends?|mates|personnes?|convives|parts|invites|adultes?|amis|copains|personas?|comensales|raciones|racion|invitad[oa]s|amig[oa]s|adultos?|personen|person|portionen|portion|leuten?|gasten?|gaste|erwachsenen?|freunde[n]?|esser|pers\\b\\.?|glasses|verres|vasos|copas|glasern?|glaser|mugs?|(?:tasses|tazas|tassen)(?! [a-z])|drinks?|glass|verre|vaso|copa|glas|(?:people )?in total|insgesamt|en total|au total|en casa|a table|am tisch'

/** What follows a number that counts no heads: "for 30 minutes", "for 2 courses". */
const notPeople =
  '(?!\\s*(?:min|m\\b|h\\b|hour|heure|hora|stund|std|sec|sek|g\\b|gr\\b|kg|ml|cl|oz|lb|°|grad|degree|%|euro|eur\\b|dollar|\\$|€|£|dish|course|plat|gang|day(?!\\w)|days|jour|dia|tag(?!\\w)|tage|week|semaine|semana|woche|month|mois|mes\\b|monat|year|ans\\b|an\\b|ano|jahr|am\\b|pm\\b|uhr|,\\d|\\.\\d|\\d|/|of the|of (?:hours|days|things)|big|small|gross|klein|petit|grand|spoon|cup|el\\b|tl\\b)|-[a-z0-9])'

const us =
  "we are|we're|we will be|we'll be|well be|nous sommes|nous serons|on est|on sera|on mange|on dine|nous mangeons|je recois|somos|seremos|vamos a ser|seriamos|vienen|vendran|wir sind|sind wir|es kommen|kommen|wir werden|wir waren|wir essen|make it|que sea|make that"
const weekday =
  '(?:(?:on|am|le|el|ce|este|this|next|diesen) )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(?: abend| soir| night| evening| midi| por la noche)?'
const little =
  '(?:(?:a|at|zu|pour|para|fur|for|doch|jetzt|nur|only|just|about|around|circa|ca|etwa|ungefahr|environ|unos|unas|now|maintenant|ahora|mas bien|plutot|dann|insgesamt|heute|ce soir|esta noche|finalement|al final|actually|the|les|los|las|uns|nous|nosotros|up to|todos|alle|en tout|bis zu|quelque) )*'

const patterns: readonly RegExp[] = [
  new RegExp(`(?:^|[\\s,;(])[x×] ?(\\d{1,2})(?=$|[\\s,;.!?)])`),
  new RegExp(`(?:^|[\\s,;(])(\\d{1,2}) ?[x×](?=$|[,;.!?)])`),
  new RegExp(`^\\W*(\\d{1,2}) ?[x×] [a-z]`),
  new RegExp(`(?<![\\w.,])(\\d{1,2})(?:p|pp|pl|ppl|pers|pax|peeps)(?![a-z]|\\.m)`),
  new RegExp(`\\((\\d{1,2})(?: ?p\\.?)?\\)`),
  new RegExp(`\\b(?:pr|pa) (\\d{1,2})\\b(?!\\s*(?:min|h\\b|g\\b|°))`),
  new RegExp(`\\b(?:serves?|feeds?|sert)\\s+${little}${numeral}\\b`),
  new RegExp(`\\b${numeral}\\s+(?:[a-z]+ )?(?:${people})(?![a-z])`),
  new RegExp(
    `\\b${numeral} (?:hungry |kleine |petits |peques )?(?:kids|children|toddlers|enfants|ninos|hijos|kinder|teenagers|teens|ados|adolescent\\w*|jugendliche\\w*)\\b(?! (?:menu|portion))`,
  ),
  new RegExp(`\\b${numeral}[- ](?:person|people|personen|personnes|personas)\\b`),
  new RegExp(
    `\\b(?:family|party|table|group|crowd|gang|dinner|lunch|meal|famille|tablee|groupe|repas|familia|mesa|grupo|cena|comida|familie|runde|gruppe|essen|menge) (?:of|for|de|para|pour|mit|von|fur|aus) ${little}${numeral}\\b${notPeople}`,
  ),
  new RegExp(`\\bzu (zweit|dritt|viert|funft|fuenft|sechst|siebt|acht|neunt|zehnt|elft|zwolft)(?:en)?\\b`),
  new RegExp(
    `\\b(?:${us}) (?:${weekday} )?${little}${numeral}(?:(?= (?:${weekday})(?![a-z]))|\\b${notPeople})`,
  ),
  new RegExp(`\\ba (deux|trois|quatre|cinq|six|sept|huit|neuf|dix)\\b${notPeople}`),
  new RegExp(`\\b(?:for|pour|para|fur) ${little}${numeral}\\b${notPeople}`),
  new RegExp(
    `^[^.!?]*[a-z]\\S*[ ,]+(?<!(?:at|by|until|um|bis|gegen|a|a las|vers|hasta|from|von|de|of|number|nr|type|page|or|no|du|der|heat|stufe|thermostat|level|option|idea|idee|nummer|numero|max|unter|under|moins|menos|time|zeit|temps|tiempo|with|mit|con|avec|in|en) )(\\d{1,2})\\W*$`,
  ),
]

/** Behind these a bare number is asked for by the table: "make it six". */
const barely = new RegExp(
  `^\\W*(?:(?:no|non|nein|sorry|pardon|perdon|oops|ups|desole|lo siento|entschuldigung|sorry but|quiero decir|i mean|i meant|ich meine|je veux dire|wait|attends?|espera|moment),? )*${little}${numeral}(?: (?:please|bitte|svp|por favor|s'il vous plait|then))?\\W*$`,
)

const kin =
  'wife|husband|partner|girlfriend|boyfriend|fiancee?|mother|father|mum|mom|dad|sister|brother|son|daughter|friend|roommate|flatmate|boss|neighbou?r|grandmother|grandma|grandfather|grandpa|gran|aunt|uncle|baby|kid|child|femme|mari|copain|copine|conjointe?|compagne|compagnon|mere|pere|maman|papa|soeur|frere|fils|fille|amie?|coloc|voisine?|chef|grand mere|grand pere|tante|oncle|bebe|enfant|mujer|marido|novi[oa]|pareja|madre|padre|hermana|hermano|hij[oa]|amig[oa]|companer[oa]|vecin[oa]|jef[ea]|abuel[oa]|tia|tio|frau|mann|freundin|freund|partnerin|mutter|vater|mama|schwester|bruder|sohn|tochter|mitbewohner(?:in)?|nachbar(?:in)?|oma|opa|onkel|kind'
const pairs =
  'parents|grandparents|in laws|padres|abuelos|suegros|eltern|grosseltern|schwiegereltern|beaux parents|grands parents|kids|children|sons|daughters|enfants|filles|hijos|hijas|ninos|kinder|sohne|tochter'
const persons = `(?:(?:close |good |petits |kleine |kleinen )?(?:${people}|kids|children|child|kid|toddlers|sons|daughters|teenagers|teens|ados?|adolescentes|adolescents|jugendlichen?|brothers|sisters|enfants?|fils|filles|soeurs|freres|ninos?|ninas?|hijos|hijas|hermanos|hermanas|peques|kinder|kind|sohne|tochter|geschwister|bruder|schwestern|freundinnen|kollegen|colleagues|collegues))`
const own =
  'my|our|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?|meine?[nmr]?|unsere?[nmr]?|a|un|une|eine?[nmr]?|die|den|der|the|le|la|el'
const myself =
  "(?:me|myself|i|moi|mi|yo|mich|ich|mir|nous|us|uns)(?! [a-z]+'?[a-z]* (?:no|not|keine?|nicht|pas|a |the ))"

const term = `(?:(?:for|pour|para|fur|con|avec|mit|with) )?(?:(?:(?:${own}) )?${numeral} ${persons}|(?:${own}) (?:${kin})|(?:${own}) (?:${pairs})|(?:${myself}))`
const chain = new RegExp(
  `(?<![a-z])(?:${term}(?:, ${term})*(?:,? (?:and|et|y|e|und|plus|&|\\+|con|avec|mit|with) ${term})+|${numeral} (?:adults?|adultes?|adultos?|erwachsenen?)(?:, ${numeral} ${persons})+)(?![a-z])`,
  'g',
)

/** "Me, my wife and three kids": everybody named is counted; null when nobody is. */
function readParty(folded: string): number | null {
  for (const [found] of folded.matchAll(chain)) {
    const terms = found.split(/,? (?:and|et|y|e|und|plus|&|\+|con|avec|mit|with) |, /)
    const counts = terms.map((each) => {
      const [, number] =
        new RegExp(`^(?:(?:for|pour|para|fur) )?(?:(?:${own}) )?${numeral} ${persons}$`).exec(each) ?? []
      if (number) return toNumber(number) ?? 1
      return new RegExp(`(?:${pairs})$`).test(each) && !/\b(?:tochter|meine tochter)$/.test(each) ? 2 : 1
    })
    const numbered = new RegExp(`${numeral} ${persons}`).test(found)
    const including = new RegExp(`(?:^|\\s)(?:${myself})$|^(?:(?:for|pour|para|fur) )?(?:${myself})\\b`).test(
      found,
    )
    if (numbered || including) return counts.reduce((sum, each) => sum + each, 0)
  }
  return null
}

const alone =
  /\b(just the one|only the one|(?:je suis|suis) (?:tout |toute )?seule?|juste moi|solo yo|yo sol[oa]|for (just |only )?(me|myself)(?! and)|for one|(just|only) (me|for me|for myself)|(cooking|eating|dining|dinner|am|i'm|im) (all )?(alone|solo|by myself)|cooking for myself|pour (moi|une personne)( (toute?|tout) seule?| seule?)?(?! et)|(mange|suis|dine|cuisine) (toute? )?seule?|que pour moi|en solo|(solo|solamente|nada mas) (para mi|yo)\b|para mi (solo|sola)|para mi(?=\W*$|[,.;!])|(como|ceno|estoy|cocino|soy) (yo )?sol[oa]|para una( sola)? persona|fur mich( allein\w*| selbst)?(?! und)|(esse|koche|bin)( heute( abend)?)? (ganz )?allein\w*|nur ich|single haushalt|alleine? essen)\b/
const couple =
  /\b(for (the )?(two|both) of us|for us (two|both)|for a couple(?! of)|date night|romantic\w*|romantique|pour nous deux|en (amoureux|couple|pareja|tete a tete)|tete a tete|para (los|nosotros|las|nosotras) dos|romantisch\w*|fur uns (zwei|beide)|fur ein paar(?! (leute|freunde|gaste|personen|tage|minuten))|my (wife|husband|partner|girlfriend|boyfriend) and (me|i|myself))\b/

const replaced = new RegExp(
  `(?<![a-z])(?:(?:and|et|y|und) )?(?:instead of|rather than|not|au lieu d[eu']|plutot que|pas|plus|non|en (?:vez|lugar) de|no|statt|anstatt|nicht mehr|nicht) (?:for |pour |para |fur |we are |somos )?${numeral}(?: (?:${people}))?(?= |[,.;]|$)`,
  'g',
)

const moreOf = new RegExp(
  `\\b(?:${numeral} (?:more|extra|additional|weitere[rn]?|zusatzliche[rn]?|mehr|mas) (?:${people})|${numeral} (?:${people}) (?:more|de plus|mas|mehr)|${numeral} de plus|(?:another|add|noch|otr[oa]s?) ${numeral} (?:more |weitere )?(?:${people}))(?![a-z])`,
)
const oneMore =
  /\b(one more (person|guest|friend)|another (person|guest)|une personne de plus|un invite de plus|una persona mas|un invitado mas|eine person mehr|ein gast mehr|noch ein(e person| gast)|noch jemand)\b/
const doubled =
  /\b(double (it|the recipe|the amounts?|everything|that)|twice (as much|the amount)|(le|la|en) double|doubles? (les|la) (quantites?|recette)|el doble|duplica\w*|doppelt so viel|(die )?doppelte menge|verdopp\w+)\b/
const halved =
  /\b(half (the (amounts?|recipe)|of it)|halve (it|the)|la moitie( des quantites)?|moitie moins|la mitad|(die )?halbe menge|halbier\w+|halb so viel)\b/

/** Who comes to see the guest sits down with them: "I have four friends over" is five. */
const visitors = new RegExp(
  `\\b(?:i have|i've got|having|i invited|inviting|j'ai invite|j'invite|he invitado a|invito a|ich habe|ich hab|ich bekomme|bei mir sind) (?:a )?${numeral} (?:friends|mates|guests|people|colleagues|amis|copains|invites|collegues|personnes|amig[oa]s|invitad[oa]s|personas|freunde?n?|gaste?|leute|kollegen|kolleginnen)(?: (?:over|round|coming|for dinner|a diner|a la maison|chez moi|a cenar|en casa|zu besuch|zum essen|eingeladen|da))?`,
)

/** How many the guest cooks for, or null; `before` is what they said earlier, for "two more people" and "double it". */
export function readServings(folded: string, before: number | null = null): number | null {
  const text = folded.replace(replaced, ' ')
  const within = (count: number) => Math.max(1, Math.min(Math.round(count), 100))
  const more = moreOf.exec(text)
  const extra = oneMore.test(text) ? 1 : more ? toNumber(more.slice(1).find(Boolean) ?? '') : null
  if (extra !== null && before !== null) return within(before + extra)
  if (doubled.test(text)) return within((before ?? 2) * 2)
  if (halved.test(text) && before !== null) return within(before / 2)
  const coming = visitors.exec(text)
  if (coming?.[1])
    return within(
      (toNumber(coming[1]) ?? 1) +
        (/people|guests|invites|personnes|personas|gaste?|leute/.test(coming[0]) ? 0 : 1),
    )
  const party = readParty(text)
  if (party !== null) return within(party)
  if (couple.test(text)) return 2
  if (alone.test(text)) return 1
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    const count = match?.[1] ? toNumber(match[1]) : null
    // "For a dinner", "pour une entrée": an article is no number.
    const article =
      count === 1 &&
      !/\d/.test(match?.[1] ?? '') &&
      !/\b(person|personne|persona|portion|racion|serving|pax|eater|glass|verre|vaso|copa|glas|drink)$/.test(
        match?.[0] ?? '',
      )
    if (count && !article) return within(count)
  }
  const bare = before === null ? null : barely.exec(text)
  const said = bare?.[1] ? toNumber(bare[1]) : null
  return said !== null && said > 1 ? within(said) : null
}
