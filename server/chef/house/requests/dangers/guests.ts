import { danger, type Danger } from './danger.ts'

/** What is harmless for most and dangerous for some at the table. */
export const dangersForSome: readonly Danger[] = [
  danger({
    id: 'choking',
    keepsOut:
      /^(almond|hazelnut|walnut|cashew|pecan|macadamia|brazil-nut|mixed-nut|peanut|pistachio|popcorn)$/,
    guests: ['infant', 'toddler'],
    deadly: false,
    words: [
      /(whole )?(grapes|nuts|peanuts|almonds|hazelnuts|cashews)|popcorn|cherry tomatoes|hot ?dogs?|sausage (rounds|slices)|marshmallows|hard candy|whole (cherries|berries|olives)/,
      /raisins? (entiers?|frais)?|noix|noisettes|amandes|cacahuetes|pop ?corn|tomates cerises|saucisses? en rondelles|bonbons|olives entieres/,
      /uvas|nueces|frutos secos|almendras|avellanas|cacahuetes|palomitas|tomates? cherry|salchichas|caramelos|aceitunas enteras/,
      /(wein)?trauben|nusse|nussen|mandeln|erdnusse|haselnusse|popcorn|kirschtomaten|wurstchen|bonbons|ganze (kirschen|oliven)/,
    ],
    warning: {
      en: 'Small children choke on whole nuts, grapes, popcorn and anything round and firm: grind nuts, leave out popcorn, and quarter grapes, tomatoes and sausages lengthways.',
      fr: "Les petits s'étouffent avec noix entières, raisins, pop-corn et tout ce qui est rond et ferme : moudre les noix, oublier le pop-corn, couper raisins, tomates et saucisses en quatre dans la longueur.",
      es: 'Los pequeños se atragantan con frutos secos enteros, uvas, palomitas y todo lo redondo y firme: muele los frutos secos, olvida las palomitas y corta uvas, tomates y salchichas en cuatro a lo largo.',
      de: 'Kleine Kinder ersticken leicht an ganzen Nüssen, Trauben, Popcorn und allem, was rund und fest ist: Nüsse mahlen, Popcorn weglassen, Trauben, Tomaten und Würstchen längs vierteln.',
    },
  }),
  danger({
    id: 'raw-egg-for-the-frail',
    guests: ['infant', 'toddler', 'pregnant', 'frail'],
    deadly: false,
    words: [
      /raw eggs?|mayonnaise|mayo|aioli|tiramisu|chocolate mousse|mousse au chocolat|eggnog|hollandaise|cookie dough|runny (eggs?|yolks?)|soft[- ]boiled eggs?|meringue/,
      /oeufs? (crus?|coulants?|a la coque|mollets?)|mousse au chocolat|lait de poule|ile flottante|pate a (cookies?|gateau) crue/,
      /huevos? (crudos?|poco hechos?|pasados? por agua)|mahonesa|mayonesa|alioli|mousse de chocolate|masa cruda|ponche de huevo/,
      /rohe[nms]? eie?r?n?|weich(e|es)? (gekochte[sn]? )?eie?r?|majonase|mayonnaise|schokomousse|mousse|eierlikor|rohe[rn]? teig|keksteig/,
    ],
    warning: {
      en: 'Raw and soft eggs can carry salmonella, which is dangerous for small children, in pregnancy and for frail people: eggs are cooked through here, or pasteurised ones from the shop.',
      fr: 'Les œufs crus ou coulants peuvent transmettre des salmonelles, un danger pour les petits, pendant la grossesse et pour les personnes fragiles : ici, ils sont bien cuits, ou pasteurisés, achetés tels quels.',
      es: 'Los huevos crudos o poco hechos pueden tener salmonela, un peligro para los pequeños, en el embarazo y para personas delicadas: aquí van bien hechos, o pasteurizados de la tienda.',
      de: 'Rohe und weiche Eier können Salmonellen enthalten, gefährlich für kleine Kinder, in der Schwangerschaft und für Geschwächte: Hier sind sie durchgegart oder pasteurisiert gekauft.',
    },
  }),
  danger({
    id: 'raw-for-the-frail',
    guests: ['infant', 'toddler', 'pregnant', 'frail'],
    deadly: false,
    words: [
      /raw (milk|fish|meat|oysters?|salmon|tuna)|unpasteuri[sz]ed|sushi|sashimi|ceviche|carpaccio|(steak )?tartare|oysters?|rare steak|prosciutto|salami|smoked salmon|gravlax|liver|pate|camembert|brie|swordfish|shark/,
      /lait cru|fromage au lait cru|poisson cru|viande crue|huitres?|saumon fume|foie( gras)?|espadon|roquefort/,
      /leche cruda|queso (fresco )?(de leche cruda|sin pasteurizar)|pescado crudo|carne cruda|ostras?|salmon ahumado|jamon serrano|higado|foie|pez espada|boquerones en vinagre/,
      /rohmilch\w*|rohe[rn]? (fisch|schinken|lachs|fleisch)|austern?|raucherlachs|leberwurst|leber|tatar|mett|schwertfisch|salami/,
    ],
    warning: {
      en: 'Raw milk, raw or cured fish and meat, soft raw-milk cheese and liver can carry listeria, toxoplasma or too much vitamin A, a danger in pregnancy, for small children and frail people: what goes in here is pasteurised or cooked through.',
      fr: 'Lait cru, poisson et viande crus ou fumés, fromages au lait cru et foie peuvent apporter listeria, toxoplasmes ou trop de vitamine A, un danger pendant la grossesse, pour les petits et les personnes fragiles : ici, tout est pasteurisé ou bien cuit.',
      es: 'Leche cruda, pescado y carne crudos o curados, quesos de leche cruda e hígado pueden llevar listeria, toxoplasma o demasiada vitamina A, un peligro en el embarazo, para pequeños y personas delicadas: aquí todo va pasteurizado o bien hecho.',
      de: 'Rohmilch, roher oder geräucherter Fisch, rohes Fleisch, Rohmilchkäse und Leber können Listerien, Toxoplasmen oder zu viel Vitamin A enthalten, gefährlich in der Schwangerschaft, für Kleine und Geschwächte: Hier ist alles pasteurisiert oder durchgegart.',
    },
  }),
  danger({
    id: 'alcohol-for-children',
    guests: ['infant', 'child', 'pregnant'],
    deadly: false,
    words: [
      /rum|vodka|gin|whisk(e)?y|tequila|beer|wine(?! vinegar)|liqueur|alcohol(?![- ]free)|champagne|prosecco/,
      /rhum|biere|vin (rouge|blanc|chaud)|liqueur|(?<!sans )alcool/,
      /\bron\b|cerveza|vino|licor|(?<!sin )alcohol|cava/,
      /wodka|bier|(rot|weiss|gluh)?wein|likor|alkohol(?!frei)|schnaps|sekt/,
    ],
    warning: {
      en: 'No alcohol for children or in pregnancy, not even a little: it harms a growing brain. I make it without.',
      fr: "Pas d'alcool pour un enfant ni pendant la grossesse, même un peu : il abîme un cerveau qui grandit. Je le prépare sans.",
      es: 'Nada de alcohol para niños ni en el embarazo, ni un poco: daña un cerebro que crece. Lo preparo sin él.',
      de: 'Kein Alkohol für Kinder und in der Schwangerschaft, auch kein Schluck: Er schadet dem wachsenden Gehirn. Ich mache es ohne.',
    },
  }),
]

/** Who is read from the guest's words only where something is dangerous for them. */
export const guestWords = {
  toddler:
    /\b(toddlers?|[1-4][- ]?(years?|yr|yo)\b|(one|two|three|four)[- ]year|tout[- ]petits?|bambins?|[1-4] ans|(un|deux|trois|quatre) ans|[1-4] anos|(un|dos|tres|cuatro) anos|kleinkind\w*|(ein|zwei|drei|vier)jahrig\w*|[1-4] ?jahr\w*|1[2-9] (months|mois|meses|monate))/,
  frail:
    /\b(immun\w*|chemo\w*|chimio\w*|quimio\w*|transplant\w*|elderly|frail|[89]\d[- ]?(years?|ans|anos|jahre)|nursing home|personnes? agees?|ancian[oa]s?|altersheim|pflegeheim)\b/,
} as const
