import { withAllergiesApart } from './german-allergies.ts'

const leaves =
  /^(pample|feld|kopf|eisberg|blatt|pfluck|romer|romana|obst|fruchte|pfann|eier|batavia|reis|frucht)|^gemuse$/
/** Baked on dough with something savoury: a tart and no cake. */
const savouryCake =
  /\b((?:kartoffel|spinat|pilz|wirsing)(?=[- ]?kuchen)|(?:spinat|pilz|lauch|porree|spargel|brokkoli|mangold|gemuse|speck)(?=[- ]?torte))[- ]?(?:kuchen|torte)\b/g
const compound =
  /\b(wok|reh|[a-z]{4,}?)((?<=beer|schoko|schokoladen|vanille|zitronen|mango|kirsch|kokos|joghurt)eis|streuselkuchen|kasekuchen|pfannkuchen|geschnetzeltes|suppen?|salate?|curry|risotto|gratin|auflauf|eintopf|pfanne|kuchen|torte|mousse|kompott|crumble|cocktail|gulasch|ragout|nudeln|pasta|omelett|dip|aufstrich|tacos|bowl|pudding|limonade|spritz|dessert|nachtisch|sorbet|smoothie|lassi|burger|tarte|gericht|schnitten|schnitzel|quiche|ramen|biryani|brot|creme|tiramisu|punsch|mule|sour|streusel|strudel|puffer|spiesse?|spiesschen|knodel|klosse|kroketten|pizza|waffeln?|muffins?|kekse|pastete|bowle|eistee|spatzle|clafoutis|(?<!ge)braten|lasagne|frittata|allergiker(?:in)?|allergie|unvertraglichkeit)\b/g

/** "Vom Apfelessen", where it is no meal of the day. */
const eatingOf =
  /\b(vom|beim|nach dem|durchs?|durch das|bei jedem|nach jedem) (?!abend|mittag|fest|fruh|weihnacht|oster|grill|sonntag|haupt|familien|geschaft|probe|schul|kantinen)([a-z]{3,}?)(essen|genuss|verzehr)\b/g

/** What stands shorter in a compound than by itself. */
const shortened: Record<string, string> = {
  schoko: 'schokolade',
  kirsch: 'kirschen',
  huhner: 'huhn',
  puten: 'pute',
}

/** German joins what other languages part: Kartoffelsuppe, Nussallergie, Kichererbsen-Spinat-Curry. */
export function unjoin(folded: string): string {
  return withAllergiesApart(folded.replace(eatingOf, '$1 $2 $3'))
    .replace(savouryCake, '$1 quiche')
    .replace(/\bgemuse[- ]?lasagne\b/g, 'vegetarische lasagne mit gemuse')
    .replace(
      /\bgemuse[- ]?(curry|gratin|auflauf|quiche|risotto|frittata|pizza|puffer|paella|spiesse?)\b/g,
      'gemuse $1',
    )
    .replace(/(?<=[a-z]{3})-(?=[a-z]{3})/g, ' ')
    .replace(/\b(gluten|la[kc]tose)[- ]?freie?[rsnm]?\b/g, '$1frei')
    .replace(
      /\b(?!(?:gluten|la[kc]tose)frei|(?:eine?[nmr]?|de[nrm]|die|das|meine?[nmr]?|ganze?n?|paar) frei)(ei|[a-z]{3,}?)[- ]?freie?[rsnm]?\b/g,
      '$1 frei',
    )
    .replace(/\bkokos\b/g, 'kokosnuss')
    .replace(compound, (whole, stem: string, tail: string) =>
      leaves.test(stem) ? whole : `${shortened[stem] ?? stem} ${tail}`,
    )
}
