const young =
  '[1-9]|1[0-7]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix[- ]sept|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn'
/** A whisky and a marriage have their years, too. */
const aged =
  '(?! ?(?:old )?(?:single|malt|whisk|scotch|bourbon|rum|rhum|ron|port|cheddar|parmesan|comte|gouda|balsamic|balsamique|wine|cognac|alte[rn]? (?:whisk|rum|gouda|balsam))| (?:ago|of marriage|de mariage|de casad|de matrimonio|de edad minima|d.age|de barrica|de vie commune|verheiratet|ehe|together|ensemble|juntos))'

/** Who is too young for a drink, in every way to say an age, on folded text. */
export const minors = new RegExp(
  `(?<![a-z0-9.,])(?:${[
    `(?<!(?:for|over|after|past|last) )(?:${young})[- ]?(?:(?:years?|yrs?|yr)[- ]?olds?|y ?[./]?o\\b\\.?|yrs?\\b(?= old))${aged}`,
    // "We are six" counts who eats.
    `(?:turn(?:s|ing|ed)?|is|am|(?<!(?:we|there|you|us|guests|all) )are|aged?|just) (?:${young})(?= ?(?:$|[.,;!?)]|today|tomorrow|this|next|on|and|years? old|soon))`,
    `(?:her|his|their|'s|my (?:son|daughter|niece|nephew|kid|sister|brother)'?s?) (?:[4-9]|1[0-7])th\\b`,
    `(?:[4-9]|1[0-7])th birthday|(?:sixteenth|fifteenth|fourteenth|thirteenth|twelfth|eleventh|tenth|seventeenth|ninth|eighth|seventh|sixth|fifth|fourth) birthday|sweet (?:16|sixteen)`,
    'teens?|teen ?age(?:rs?|d)?|tweens?|preteens?|adolescents?|minors|under ?-?age\\w*|under (?:18|eighteen)s?|school ?(?:kids|children)|schoolboys?|schoolgirls?|bar mitzvah|bat mitzvah',
    `(?<!(?:depuis|il y a|pendant|apres) )(?:${young}) ans\\b${aged}`,
    'ados?|adolescente?s?|mineure?s|moins de (?:18|dix huit) ans|collegiens?|lyceens?|communion',
    `(?<!(?:hace|desde hace|durante) )(?:${young}) anos?\\b${aged}`,
    `(?:cumple|cumplir|cumplira) (?:los )?(?:${young})\\b`,
    'quinceaner[oa]s?|fiesta de quince|adolescentes?|menor(?:es)? de edad|los menores|chavales|chiquill[oa]s',
    `(?<!(?:seit|vor|nach) )(?:${young}) ?-? ?(?:jahrige?[nrms]?\\b|jahre? alt\\w*)${aged}`,
    `(?:${young})(?:jahrige?[nrms]?)\\b`,
    `(?:wird|werden|ist) (?:${young})(?= ?(?:$|[.,;!?)]|und|heute|morgen))`,
    '(?:[4-9]|1[0-7])\\. geburtstag|jugendlich\\w*|teen(?:ie|ager)s?|minderjahrig\\w*|schuler(?:n|innen|in)?|konfirmand\\w*|halbstarke\\w*|unter 18',
  ].join('|')})(?![a-z])`,
)
