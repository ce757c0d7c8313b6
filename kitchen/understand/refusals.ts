/** How guests refuse something to eat, on folded text: before the thing ("without …") or behind it ("… makes me sick"). */

const joinedUp = (...lists: readonly (readonly string[])[]) => lists.flat().join('|')

const english = [
  "(?:not|isn't|aren't|im not|i'm not) (?:really |so |that |too |very |a |at all )*(?:keen on|fond of|into|big on|fan of|crazy about|a fan of)",
  "(?:do not|don't|dont|does not|doesn't|doesnt|did not|didn't) (?:really |particularly |much )?(?:like|eat|want|have|use|add|put|need|touch|enjoy|care for|do|drink|take)(?: any)?(?: too much| much)?",
  "(?:can't|cant|cannot|can not|couldn't|could not) (?:really )?(?:eat|have|stand|tolerate|digest|take|abide|bear|touch|drink)",
  "(?:won't|wont|will not|refuses?|refusing)(?: to)?(?: eat| touch| have)?",
  "(?:must|should|may|can|shall|could|would)(?:n't| not) (?:ever |really )?(?:contain|have|include|be|use|eat)(?: any)?",
  '(?:run|ran|we are|are|am|completely|fresh|all) out of',
  "(?:would |i'd |id )?rather (?:not (?:have|use|eat)?|skip)",
  'reacts? (?:badly |very badly )?(?:to|on)',
  'sensitive to',
  'free (?:of|from)',
  'nothing(?= (?:too |very |at all )?$)',
  '(?:no|not|never) (?:any |a |ever |with |on )?(?:kind of |sort of |type of |trace of |hint of )?',
  'without(?: any| the)?',
  '(?:leave|keep|take|left|taken|leaving|taking|pick) out',
  'take away',
  'w/o',
  'hates?|dislikes?|avoids?|avoiding|skip|skipping|omit|minus|except(?: for)?|excluding|exclude|hold the|drop|remove|nothing with|neither|loathes?|detests?|bar|other than|apart from|ditch|lose the|get rid of|anything but|everything but|forgo|steer clear of|stay away from|allergic to|allerg(?:y|ies) to|intoleran(?:t|ce) (?:to|of)|instead of|in (?:place|lieu) of|rather than|sick of|tired of|zero|nor|lacking',
]
const french = [
  "rien d[e'](?= ?$)",
  "(?:n'|ne |n )?(?:ai|as|a|avons|avez|ont) pas (?:le )?droit (?:aux?|a la|a l'|a|de manger|d'en manger|d'avoir)",
  "(?:n'|ne |n )?(?:aim\\w+|mang\\w+|veu\\w+|voul\\w+|ai|as|a|avons|ont|met\\w*|utilis\\w+|support\\w+|toler\\w+|diger\\w+|peu\\w+|pouv\\w+|doi\\w+|raffol\\w+|boi\\w+|prend\\w*) (?:vraiment |surtout |absolument |meme )?(?:pas|plus|jamais|point|ni)(?: du tout)?(?: trop| beaucoup| tellement| tant| vraiment)?(?: manger| avoir| contenir| y avoir| utiliser| mettre| supporter| boire)?",
  "(?:pas|plus) (?:trop |vraiment |tres |tellement )?(?:fan|amateur|friande?s?|fou|folle)(?: des?| du| d')?",
  "(?:pas|jamais|(?:y a|il n'y a|reste|n'ai|j'ai) plus)(?! (?:allergique|grave|besoin|mal|de probleme|de souci|cher|loin|complique|presse))(?: du tout)?",
  'refus\\w+(?: de manger)?',
  "sans(?: aucune?| trop)?|ni|rien (?:avec|a base)|detest\\w+|evit\\w+|enlev\\w+|retir\\w+|supprim\\w+|elimin\\w+|vir(?:e|ez|er)|aucune?|au lieu d[eu']|plutot que|a la place (?:d[eu']|des)|horreur d[eu']s?|n'aim\\w+|n'en\\w*|excepte|sauf|hormis|hors|exempte?s? d[eu']?|allergi(?:que|e|ques|es)(?: (?:severe|grave|forte|alimentaire))? (?:a|aux?|contre)|intoleran(?:te?s?|ces?) (?:a|aux?)|ras le bol d[eu']?s?|marre d[eu']?s?|zero|bann\\w+|interdi\\w+",
]
const spanish = [
  'nada(?= $)',
  'no (?:le |les |me |nos |se |la |lo |os )?(?:gust\\w+|soport\\w+|toler\\w+|aguant\\w+|com(?:o|es?|en|emos|er|imos|as?|an)\\b|beb\\w+|quier\\w+|pued\\w+|pong\\w+|pon\\w*|us(?:o|as?|an|es?|en|ar|emos|amos)\\b|ech\\w+|met(?:o|as?|an|es?|en|er)\\b|llev\\w+|teng\\w+|tien\\w+|contien\\w+|conteng\\w+|deb\\w+|incluy\\w+|qued\\w+|hay|anad\\w+|sea(?! bass)|prueb\\w+|tom(?:o|as?|an|amos|ar|es?|en|emos)\\b)(?: (?:comer|tomar|llevar|contener|tener|beber|ver|ni ver|haber|usar|nada|mucho|demasiado|para nada|especialmente))*(?: ni)?',
  'no(?! (?:soy alerg|tengo alerg|hay prisa|pasa nada|importa|mucho tiempo))',
  'sin(?: nada de| ningun\\w*)?|ni|nada (?:de|con)|odi\\w+|detest\\w+|evit\\w+|quit\\w+|elimin\\w+|exclu\\w+|suprim\\w+|fuera|retir\\w+|excepto|salvo|en (?:lugar|vez) de|libres? de|todo menos|cualquier cosa menos|asco|(?:se (?:me|nos) (?:ha )?)?acab\\w+|se (?:me|nos) ha acabado|tampoco|alergic[oa]s? a(?:l)?|alergias? (?:\\w+ )?a(?:l)?|intolerancias? a(?:l)?|intolerantes? a(?:l)?|nunca|jamas|cero|hart[oa]s? de(?:l)?',
]
const german = [
  '(?:nichts|nix)(?= $)',
  '(?:kann|konnen|will|wollen|mag|mogen|soll\\w*|darf|durfen|esse?n?|isst|mochte|vertrag\\w*) (?:ich |er |sie |wir |es )?(?:leider |bitte |gar |uberhaupt )?nicht',
  'ohne(?: jegliche\\w?| irgendwelche\\w?)?|kein(?:e[nrms]?|erlei)?|nicht(?! nur)(?: mit)?|hass\\w*|vermeid\\w+|weglassen|weggelassen|lass(?:e|t|en|st)?|nichts mit|nie(?:mals)?|statt|anstatt|anstelle(?: von)?|ausser|allergisch(?:e)? (?:gegen|auf)|allergien? (?:gegen|auf)|unvertraglichkeit(?:en)? (?:gegen|von|auf)|vertrag(?:e|t|en)|reagier\\w*(?: \\w+){0,2} auf|weder|frei von|verzicht\\w* (?:\\w+ )?auf|auf|auf keinen fall|bloss|null|streich\\w*|entfern\\w*|raus mit|verabscheu\\w*',
]

/** "For allergies: eggs, milk" and the like: what follows a colon is a list of what must not be. */
const listHeads =
  '(?:allerg(?:y|ies|ens?)|intolerances?|exclusions?|exclude|avoid|forbidden|no gos?|not allowed|allergies?|allergenes?|a eviter|interdits?|alergias?|alergenos?|prohibid[oa]s?|evitar|allergien?|allergene|unvertraglichkeit(?:en)?|verboten|tabu)\\s*:'

const inGerman = german.map((each) => each.replace('|auf|', '|'))

export const refusing = new RegExp(
  `${listHeads}|(?<![a-z])(?:${joinedUp(english, french, spanish, inGerman)})(?![a-z])`,
  'g',
)

/** "Verzichte auf", "allergisch auf": the verb may stand far behind, so "auf" alone refuses only with it. */
export const refusingBehind = new RegExp(
  `^(?:\\s|,(?= (?:no (?:thanks|thank|gracias|por favor)|non merci|nein danke|bitte|please|pas pour|je |j'|i |les? ))|:)*(?:${[
    // English
    "(?:is|are|'s|'re) (?:strictly |absolutely |definitely |totally |completely |really |all |sadly |unfortunately )*(?:not (?:ok|okay|allowed|an option|possible|for me|my thing|welcome|good)|out\\b|off(?: the (?:table|menu|list))?|forbidden|banned|disgusting|prohibited|a no[- ]?go|no[- ]?go|missing)",
    "(?:isn't|aren't|is not|are not) (?:ok|okay|allowed|an option|possible|for me|my thing)",
    '(?:makes?|make) (?:me|us|him|her|my \\w+) (?:sick|ill|itch|sneeze|feel (?:sick|ill|bad))',
    '(?:disagrees?|do(?:es)? not agree|don.t agree) with',
    'gives? (?:me|him|her|us)',
    '(?:no|non|nein)?,? ?(?:no thanks|no thank you|non merci|nein danke|no gracias|no,? por favor|please no|bitte nicht|lieber nicht|tres peu pour moi|pas pour moi|jamais)',
    'free\\b|-free\\b|allerg\\w*|intoleran\\w*|unvertraglich\\w*|frei(?:e[nrms]?)?\\b(?! haus)',
    'out,? please|(?:left )?out\\b(?! of)',
    "i (?:do not|don't|dont|can't|cannot|cant) (?:like|eat|want|stand)",
    // French
    "(?:me|nous|lui|le|la) (?:rend\\w*|donne\\w*|reussi\\w*)|(?:en )?horreur|(?:est|sont|c'est) (?:strictement |totalement |absolument )?(?:interdite?s?|exclue?s?|a (?:eviter|proscrire|bannir)|proscrite?s?|hors de question|impossible|non)|interdite?s?|a eviter|hors de question|(?:je |j'|on |nous )(?:n'|ne |n )?(?:aim\\w+ pas|deteste|supporte pas|mange pas|en veux pas|les? (?:deteste|hais))|les? deteste",
    // Spanish
    '(?:no,? (?:por favor|gracias)|(?:me|nos|le|les) (?:sienta\\w*|dan?|cae\\w*) (?:muy |fatal|mal|asco|alergia)|ni (?:verl[oa]s?|hablar|de broma)|prohibid[oa]s?|no (?:me|nos|le|les) gusta\\w*|no (?:l[oa]s? )?(?:soport\\w+|quier\\w+|toler\\w+|com\\w+|aguant\\w+|pued\\w+)|fuera\\b|no(?=\\s*(?:$|[,.;!)]|por favor|gracias)))',
    // German
    '(?:mag|mogen|esse|essen|vertrag\\w*|will|wollen|brauch\\w*|kann|konnen|darf|durfen|soll\\w*|mochte\\w*) (?:ich |er |sie |wir |es |man |mein\\w* \\w+ )?(?:gar |leider |uberhaupt |bitte |besser |lieber )*(?:nicht|nie|raus\\b|weg ?bleiben|weggelassen)',
    'vertrag\\w* (?:ich|er|sie|wir|mein\\w* \\w+) (?:leider |gar |uberhaupt )?nicht',
    '(?:bitte |lieber |einfach |doch |ganz )*(?:weg(?:lassen|gelassen)?\\b|raus(?:lassen|nehmen)?\\b|draussen|verzichten|streichen|vermeiden|ersetzen durch nichts)',
    '(?:geht|gehen) (?:leider |gar |uberhaupt )*nicht',
    'find\\w* (?:ich|er|sie|wir) (?:total |echt |richtig |sehr )?(?:eklig|furchtbar|schrecklich|widerlich|grasslich|ekelhaft|nicht)',
    '(?:ist|sind) (?:leider |absolut |streng |ganz )*(?:aus\\b|alle\\b|verboten|tabu|ein no[- ]?go|nicht)',
    '(?:bitte |lieber )*(?:auch|ebenfalls|genauso|ebenso) ?(?:bitte |lieber |gar |eher )*(?:nicht|wenig|keine?[nrms]?)',
    // The second thing that goes, in the manner of each language
    'non plus',
    '(?:,? ?(?:por favor,? )?tampoco)(?=\\s*(?:$|[,.;!)]|por favor|gracias|(?:le|les|me|nos|lo|la|quier|pued|com[eo]|pongas|eches|lleve)))',
    '(?:and |also )?not either',
    'neither(?=\\s*(?:$|[,.;!)]|please|thanks|thank you))',
    'nicht\\b(?! nur)',
  ].join('|')})`,
)

/** Behind the thing, and it is a body that refuses. */
export const bodilyBehind =
  /^\W*(?:-?free|frei|allerg|intoleran|unvertraglich|vertrag|(?:makes?|make) |disagree|gives? (?:me|him|her)|(?:me|nous|lui) (?:rend|donne)|(?:me|nos|le|les) (?:sienta|dan?|cae)\w* (?:fatal|mal|muy mal|alergia))/

/** A refusal that is about the body and not about taste. */
export const bodily =
  /allerg|alerg|intoleran|unvertraglich|anaphyla|vertrag|(?:can't|cant|cannot|can not|couldn't) (?:\w+ )?(?:eat|have|tolerate|digest)|coeliac|celiac|celiaque|zoliakie|reagier|react|sensitive|toler\w+ (?:pas|plus)|diger|no (?:puede|puedo|pueden) (?:comer|tomar)|no (?:le |me )?toler|(?:peu\w+|pouv\w+) (?:pas|plus) (?:en )?manger|darf kein/

/** Things that are not eaten but often come behind a "no": the refusal ends with them. */
export const spentOn =
  /\b(oven|time|idea|problem|rush|hurry|stove|blender|mixer|microwave|preference|preferences|budget|clue|matter|mind|know|knows|sure|need|more|longer|less|later|fuss|nonsense|four|temps|idee|probleme|souci|presse|mixeur|micro ?ondes?|horno|tiempo|idea|problema|prisa|batidora|microondas|se que|importa|ofen|backofen|zeit|ahnung|problem|eile|mixer|mikrowelle|lust|wissen|weiss|schlimm|oeufs? durs?|meat|reussi)\b/
