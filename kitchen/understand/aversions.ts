/** How people say, on folded text, that something to eat must stay away: by a verb whose object it is, or by what they say of it. */

const words = (...lists: readonly string[]) => lists.join('|')

const not =
  "(?:can't|cannot|cant|can not|couldn't|could not|could never|won't|wont|will not|wouldn't|don't|dont|doesn't|doesnt|do not|does not|didn't|mustn't|must not|may not|shouldn't)"

/** The thing follows, or was put in front: "I hate olives", "olives I hate". */
export const rejecting = new RegExp(
  `(?<![a-z])(?:${words(
    'hate[sd]?|haters? of|loathes?|despises?|detests?|abhors?|dislikes?|hating',
    `${not} (?:really |ever |even |stand to )*(?:do|handle|stomach|face|stand|bear|abide|cope with|be near|be around|look at|deal with|eat|have|touch|include|tolerate|digest|go near)(?: any)?`,
    'i never eat|we never eat|never eats?|rather die than(?: eat)?|refus(?:e|es|ed|ing) (?:to (?:eat|touch|have))?|hold(?= (?:the )?[a-z]+ and)',
    "(?:isn't|aren't|is not|are not|'s not|'re not|am not|not|wasn't) allowed(?: to (?:eat|have|touch))?(?: any)?|forbids?|forbade|forbidden(?: me| us| him| her)?(?: from)?(?: eating)?|bann?(?:ed|s)?|prohibits?|prohibited|off[- ]limits",
    "(?:have |has |'ve |'s )?(?:given|giving|gave) up(?: on)?|quit|quitting|cut(?:ting)? out|gone off|went off|(?:i'm|im|am|she's|he's|we're|is|are) off(?! to| work| the)",
    "(?:nobody|no ?one|none of (?:us|them|my \\w+))(?: \\w+){0,3}? (?:likes?|eats?|wants?|touch(?:es)?|enjoys?)|(?:bored|boring) (?:of|with|by)|scared of|afraid of|terrified of|(?:a )?phobia (?:of|about)|(?:issues?|problems?|trouble) with|fed up (?:with|of)|enough of|no more(?! than)|lack(?:s|ing)?|(?:haven't|hasn't|havent|have not|has not|hadn't)(?: got)?(?: any)?|(?:we're|i'm|im|we are|i am|all|clean|fresh) out of|(?:stay|keep|steer) (?:well )?(?:clear of|away from)|spare (?:me|us)|(?:go|do) without|(?:even |single )?(?:trace|hint|whiff|sign|scrap) of|intolerant of|nothing (?:containing|made (?:with|of|from))|anything except|everything except|free of",
    // French
    "hais|hait|haissons|haissent|detest\\w+|execr\\w+|abhorr\\w+|horreur(?: des?| d')?|(?:me |lui |nous )?degout\\w*|interdi\\w+(?: de (?:manger|mettre))?|defendu|defense de(?: mettre)?|proscri\\w+|bannir|banniss\\w+|laiss\\w+ tomber|oubli(?:e|es|ez|er|ons)|(?:au lieu|ras[- ]le[- ]bol|marre|assez|plein le dos) d(?:es?|u|')|a part|personne (?:ici )?(?:n'|ne |n )?(?:\\w+ )?(?:aime|mange|veut|supporte|digere)(?: d[e'])?|lassee?s? d(?:es?|u|')|(?:pas|plus) (?:le )?droit (?:aux?|a la|a l'|a|de manger)|(?:reagi\\w*|reaction) (?:\\w+ )?(?:aux?|a la|a l'|a)|sensibles? (?:aux?|a la|a l')|(?:diger\\w+|support\\w+|toler\\w+) (?:tres )?mal|(?:dis |dites )?non (?:aux?|a la|a l')|stop (?:aux?|a la|a l')|fini(?: avec)?|termine|peux pas(?: blairer| encadrer| voir| sentir)?|eviter?|evitez|evitons",
    // Spanish
    '(?:a )?(?:nadie|ningun[oa]) (?:\\w+ )?(?:le |les )?(?:gustan?|come|comen|quiere|soporta|aguanta)|(?:aburrid|cansad|hart|hast)[oa]s? (?:ya )?de(?:l)?(?: l[ao]s?)?|odi[oa]\\w*|detest\\w+|aborre\\w+|(?:no )?(?:puedo|puede|podemos|pueden) con|no tra(?:go|ga|gan|gamos)|prohib\\w+(?: comer| tomar)?|(?:se )?(?:nieg|neg)\\w+ a(?: comer)?|olvid\\w+(?:te)?(?: de)?|descart\\w+|pas(?:o|amos|ando|an|a) de|no (?:yo|soy|somos|es) (?:muy |mucho |nada )?(?:fan )?de|me faltan?|nos faltan?|no (?:me|nos) quedan?|(?:todo |cualquier cosa )menos|menos(?= [a-z]+(?:\\W*$|[,.;]))|nada (?:que )?(?:llev\\w+|teng\\w+|contenga\\w*|con|de)|(?:me|le|nos|les) (?:sientan?|caen?) (?:muy |fatal|mal|como un tiro)+|(?:me|le|nos|les) dan? (?:asco|alergia|repelus|grima|arcadas|nauseas)(?: comer)?|no (?:me|le|nos|les) van?|no (?:me|le|nos|les) hacen? gracia|que no (?:llev|teng|conteng)\\w+|har[toa]+s? de',
    // German
    'niemand (?:\\w+ )?(?:mag|isst|will|vertragt)|(?:mag|isst|vertragt) (?:\\w+ )?(?:\\w+ )?(?:keiner|niemand)|gelangweilt von|hass(?:e|en|t)?|verabscheu\\w*|ekel\\w*(?: mich| uns)? vor|meid\\w+|vermeid\\w+|verzicht\\w*|(?:genug|satt|nase voll|schnauze voll) von|(?:keine lust|keinen? bock|null bock|kein bock) (?:mehr )?auf|nix mit|nichts mit|(?:steh|stehe|stehen) (?:\\w+ )?nicht auf|(?:ka|kan|kane|koa|koan|koane|kei|kene|keene|keen|koi|ke|kane)(?= [a-z]{3})|mag (?:i|ich) (?:ned|net|nit|nich)|mog (?:i )?(?:ned|net|koane?|kane?)|verboten\\w*|untersag\\w+|unvertraglich\\w*',
  )})(?![a-z])`,
  'g',
)

/** The thing goes before: "olives are gross", "Oliven gehen gar nicht". */
export const judging = new RegExp(
  `(?<![a-z])(?:${words(
    "haters?|gross|disgusting|revolting|vile|nasty|yuck\\w*|yucky|icky|minging|repulsive|horrible|awful|terrible|(?:the |pure )(?:devil|worst|enemy)|evil|deal ?breakers?|(?:hard |big |definite |absolute )no|no way|absolutely not|no[- ]no|no[- ]go|no from (?:me|us)|a no|unwelcome|not (?:allowed|welcome|ok|okay|an option|for (?:me|us)|(?:my|our|his|her|their) (?:thing|favou?rites?|cup of tea|jam))|(?:aren't|isn't|ain't|arent|isnt) (?:allowed|welcome|ok|okay|an option|for (?:me|us)|(?:my|our|his|her|their) (?:thing|favou?rites?|cup of tea|jam))|ew+|ewww?|bleh|blech|ugh|yuk|pass(?= *(?:$|[,)]))|never(?= *(?:$|[,)]))|nope|= ?no\\b",
    "(?:don't|doesn't|dont|doesnt|do not|does not|never) (?:sit|agree|go down)(?: well)? with (?:me|us|him|her|my \\w+)|(?:upsets?|irritates?|hurts?) (?:my|his|her|our)|(?:could |can |will |would |nearly )?kill(?:s|ed)? (?:me|him|her|us)|(?:out|off|away)(?: of (?:it|this|that|the \\w+)| from (?:me|us|him|her|it))?(?= *(?:$|[,)]))(?<=(?:keep|leave|take|pick|cut|get) .{2,40})",
    // French
    "beurk|berk|pouah|bof|degueu\\w*|degoutante?s?|infectes?|immondes?|hors de question|(?:c'est|ca) (?:non|pas possible|mort|niet|pas mon truc|pas ma tasse|un non)|pas (?:mon|son|notre) truc|(?:ca |ne |n')*passe(?:nt)? pas|(?:j'ai )?horreur(?: de ca)?(?= *(?:$|[,)]))|a (?:bannir|proscrire|eviter|fuir)|non(?: merci)?(?= *(?:$|[,)]))|jamais(?= *(?:$|[,)]))|(?:je |j'|on )(?:evite|peux pas|deteste|hais)(?: ca)?(?= *(?:$|[,)]))|tres peu pour (?:moi|nous)|(?:me|lui|nous) (?:degoutent?|revulsent?)",
    // Spanish
    'puaj|puag|que asco|asquerosos?|asquerosas?|ni (?:en pintura|hablar|de broma|de cona|loc[oa]|verl[oa]s?|de lejos|borrach[oa]|regalad[oa]s?)|mejor no|no(?=,? ?(?:$|gracias|por favor|porfa))|descartad[oa]s?|prohibidisim[oa]s?|(?:las?|los?) (?:odio|detesto)|no me (?:van|va|sientan? bien|molan?|convencen?|entran?)|(?:me|le|nos|les) hinchan?|jamas(?= *(?:$|[,)]))|nunca(?= *(?:$|[,)]))|fuera(?= *(?:$|[,)]))',
    // German
    'tabu|ekelt (?:es )?(?:mich|mir|ihn|sie)|(?<=\\b(?:mag|mogen|esse?|isst|essen|vertrag\\w*|will|wollen|brauche?n?) .{2,40})(?:gar |uberhaupt |leider |wirklich )?nicht(?= *(?:$|[,)]))|(?<=[a-z]{3} )gar nicht(?= *(?:$|[,)]))|bah|baeh|igitt\\w*|pfui|wuerg|wurg|eklig|ekelhaft|widerlich|grauslich|grausig|nein(?: danke)?|auf (?:gar )?keinen fall|(?:geht|gehen) (?:leider )?(?:gar|uberhaupt )?nicht|(?:ein |absolutes )?no[- ]?go|(?:nix|nichts) fur (?:mich|uns)|nicht (?:so )?(?:mein(?:s| ding)?|unser(?:s| ding)?|seins|ihrs)|(?:kommt|kommen) (?:mir )?nicht (?:in (?:die tute|frage|den topf)|auf den tisch|rein)|(?:bekommt|bekommen|tun|tut) (?:mir|uns|ihm|ihr) nicht(?: gut)?|(?:muss|mussen|soll|sollen) (?:raus|draussen)(?= *(?:$|[,)]))|niemals(?= *(?:$|[,)]))|nie(?= *(?:$|[,)]))|(?:hab|habe|haben) (?:ich |wir )?(?:leider )?(?:nicht|keine?)(?= *(?:$|[,)]))|(?:ess|isst|esse|essen|mag|mogen|darf|durfen|vertragt|vertragen|vertrag) (?:\\w+ ){0,3}(?:nicht|nie|ned|net)(?= *(?:$|[,)]))|(?:kannst|konnt|konnen) (?:\\w+ )?(?:mich|uns) jagen|(?:kann|konnen|konnte) (?:ich|wir|er|sie) (?:gut )?(?:verzichten|drauf verzichten)|steh(?:e|en)? (?:ich|wir) (?:gar |uberhaupt )?nicht|reagier\\w+ (?:ich|er|sie|mein\\w* \\w+|wir)(?: \\w+)*|mag (?:i|ich) (?:ned|net|nit|nich)|(?:hab|habe) (?:ich )?keine(?:n)? (?:lust|bock)',
  )})(?![a-z])`,
  'g',
)

/** A body says it, whichever side the thing stands on: "hives from olives", "olives give me hives". */
export const suffering =
  /(?<![a-z])(?:allerg(?!iker|en ?frei|en ?arm)\w*|alerg\w*|intoleran\w*|anaphyla\w*|unvertraglich\w*|hives|rash(?:es)?|sick(?! of)|ill|poorly|hospital|swell\w*|swollen|itch\w*|sneez\w*|migraines?|headaches?|cramps|stomach ?aches?|heartburn|asthma|gag|puke|vomit|throw up|nausea\w*|urticaire|boutons|plaques|malades?|hopital|mal au ventre|mal a la tete|crampes|gonfl\w*|asthme|nausee|vomir|urticaria|ronchas|granos|enferm\w*|mal[oa] con|se pone mal[oa]?|hinch\w*|dolor de \w+|asma|arcadas|nauseas|ausschlag|krank|krankenhaus|ubel(?!st)|schlecht(?= *(?:$|[,)]))|bauchweh|bauchschmerz\w*|migrane|kopfschmerz\w*|krampfe|pusteln|quaddeln|atemnot|schwillt|schwellen|juckt|jucken|durchfall|sodbrennen|(?:sientan?|caen?) (?:muy )?(?:mal|fatal)|no (?:me|le|nos) sientan? (?:nada )?bien)(?![a-z])/g

/** Words after which another thought begins. */
export const nextThought =
  /(?<![a-z])(?:for|pour|para|fur|who|qui|que|quien|weil|because|car|porque|so|donc|asi|also|but|mais|pero|aber|sondern|want|wants|would like|love|loves|like to have|craving|fancy|need|make|cook|give|use|using|veux|voudrais|aimerais|adore|plutot|fais|quiero|queremos|quisiera|prefiero|haz|hazme|mochte|mochten|hatte gern|will|wollen|gern|gerne|lieber|stattdessen|mach|machen|koch|instead|envie|ganas|lust auf)(?![a-z])/
/** What a body does is given and made by the thing itself: "peas give me hives". */
export const doing = /(?<![a-z])(?:gives?|makes?|machen|macht|want to)(?![a-z])/g
/** What makes it suffer, said behind: "hives from peas". */
export const causing =
  /^\s*(?:(?:up|out|badly|sofort|direkt) )?(?:from|if|when|whenever|after|to|with|of|by|contre|quand|si|apres|a|aux?|con|cuando|si|de|gegen|auf|von|bei|durch|wenn)(?![a-z])/

/** "Chicken with rice, I am allergic …": these lead on to something wanted, unless the aversion itself needs them. */
export const leadsOn = /(?<![a-z])(?:with|avec|con|mit)(?![a-z])/
