import { findIngredients } from '#server/food/find.ts'

/** Good things that are sold but that this larder does not keep, on folded text: game birds, local sausages, rarer fish. */
const rarer =
  /\b(partridges?|perdrix|perdreaux?|perdiz|perdices|rebhuhn(er)?|grouse|woodcocks?|becasses?|snipes?|(wood ?)?pigeons?|squabs?|pigeonneaux?|pichon(es)?|palomas?|tauben?|quails?|cailles?|codorniz|codornices|wachteln?|guinea ?fowls?|pintades?|pintadas?|perlhuhn(er)?|pheasants?|faisans?|faisan(es)?|fasane?n?|ostrich|autruche|avestruz|strauss(enfleisch)?|frogs? legs?|cuisses de grenouilles?|ancas de rana|froschschenkel|snails?|escargots?|caracoles|weinbergschnecken|andouillettes?|andouilles?|figatell[iu]s?|diots?|saucisses? de (morteau|toulouse|montbeliard|strasbourg)|butifarras?|morcillas?|longanizas?|fuets?|chistorras?|haggis|black puddings?|white puddings?|boudins?( noirs?| blancs?)?|blutwurste?|weisswurste?|leberwurste?|pinkel(wurst)?|mettenden|kohlwurste?|boerewors|cumberland sausages?|lorne( sausages?)?|sweetbreads?|ris de veau|mollejas|kalbsbries|bries|tripe|tripes|callos|kutteln|turbots?|steinbutt|rodaballos?|zander|sandres?|pikeperch|lucioperca|pike|brochets?|hecht|lucio|perch|barsch(filets?)?|char|saibling\w*|ombles?( chevaliers?)?|felchen|renken?|maranen?|eels?|anguilles?|anguilas?|aal|john dory|saint[- ]pierre|gallo de san pedro|petersfisch|skate|raya|rochen|rascasses?|cabracho|rotbarsch|red ?fish|gurnards?|grondins?|whiting|merlans?|wittling|lieu jaune|ling|lampreys?|lampreas?|samphire|salicornes?|cardo(n)?s?|crosnes?|topinambours?|salsify|salsifis|percebes|barnacles?|zamburinas?|navajas|razor clams?|couteaux)\b/g

/** Every rare thing a turn names, in the guest's own words, once. */
export function notKept(folded: string): readonly string[] {
  const named = [...folded.matchAll(rarer)].flatMap(([word]) =>
    findIngredients(word, 'any').length === 0 ? [word] : [],
  )
  return [...new Set(named)]
}
