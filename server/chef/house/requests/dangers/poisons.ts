import { hazardWords } from '#server/food/tasting/inedible.ts'
import { say } from '../../patterns/pattern.ts'
import { danger, type Danger } from './danger.ts'

/** What no cooking makes safe. The taster's words for it are known here too, so that neither knows a poison alone. */
export const poisons: readonly Danger[] = [
  danger({
    id: 'chemicals',
    deadly: true,
    words: [
      /bleach|antifreeze|rat poison|detergent|laundry pods?|tide pods?|drain cleaner|ammonia|methanol|cyanide|arsenic|strychnine|eau de javel|javel|antigel|mort aux rats|lessive|ammoniaque|cyanure|arsenic|lejia|anticongelante|matarratas|raticida|detergente|amoniaco|metanol|cianuro|arsenico|bleichmittel|chlorreiniger|frostschutzmittel|rattengift|waschmittel|ammoniak|zyankali|arsen|(eau|acide) de batterie|poison|veneno/,
      ...hazardWords('household-chemical'),
      ...hazardWords('human-harm'),
    ],
    warning: {
      en: 'Cleaning products and poisons never go into food: even a little can burn or kill, so I have left that out.',
      fr: "Les produits d'entretien et les poisons n'ont rien à faire dans un plat : même une petite quantité peut brûler ou tuer, je les ai donc laissés de côté.",
      es: 'Los productos de limpieza y los venenos no entran en la comida: incluso una pequeña cantidad puede quemar o matar, así que los he dejado fuera.',
      de: 'Reinigungsmittel und Gifte gehören nie ins Essen: Schon kleine Mengen können verätzen oder töten, deshalb habe ich sie weggelassen.',
    },
  }),
  danger({
    id: 'deadly-mushrooms',
    deadly: true,
    words: [
      /death caps?|destroying angels?|fly agarics?|amanitas?( phalloides| muscaria)?|amanites?( phalloide| tue-mouches)?|calice de la mort|oronja verde|matamoscas|knollenblatterpilz(en?)?|fliegenpilz(en?)?/,
      ...hazardWords('deadly-mushroom'),
    ],
    warning: {
      en: 'Death caps, fly agarics and their kin are poisonous, and no cooking makes them safe: I use cultivated mushrooms only.',
      fr: "Les amanites sont toxiques, parfois mortelles, et aucune cuisson n'y change rien : je n'emploie que des champignons de culture.",
      es: 'Las amanitas son tóxicas, a veces mortales, y ninguna cocción lo remedia: solo uso setas cultivadas.',
      de: 'Knollenblätterpilze, Fliegenpilze und ihre Verwandten sind giftig, und kein Garen ändert daran etwas: Ich verwende nur Zuchtpilze.',
    },
    readAs: say('mushrooms', 'champignons', 'champiñones', 'Champignons'),
  }),
  danger({
    id: 'rhubarb-leaves',
    deadly: true,
    words: [
      /rhubarb (leaf|leaves|greens)|leaves of (the )?rhubarb|rhubarb with (the|its) leaves/,
      /feuilles? (de |de la )?rhubarbe|rhubarbe avec (les|ses) feuilles/,
      /hojas? (de |del )?ruibarbo|ruibarbo con (las |sus )?hojas/,
      ...hazardWords('rhubarb-leaf'),
      /rhabarber ?bla(tt|ttern?)|blatter (vom|von|des) rhabarbers?|rhabarber (mit|samt) (den )?blattern/,
    ],
    warning: {
      en: 'Rhubarb leaves are poisonous: their oxalic acid harms the kidneys, cooked or raw. Only the stalks go into the dish.',
      fr: 'Les feuilles de rhubarbe sont toxiques : leur acide oxalique abîme les reins, crues comme cuites. Seules les tiges vont dans le plat.',
      es: 'Las hojas de ruibarbo son tóxicas: su ácido oxálico daña los riñones, crudas o cocidas. En el plato solo van los tallos.',
      de: 'Rhabarberblätter sind giftig: Ihre Oxalsäure schadet den Nieren, roh wie gegart. Ins Gericht kommen nur die Stiele.',
    },
    readAs: say('rhubarb', 'rhubarbe', 'ruibarbo', 'Rhabarber'),
  }),
  danger({
    id: 'poison-plants',
    deadly: true,
    words: [
      /hemlock|oleander|foxgloves?|lily of the valley|deadly nightshade|belladonna|yew( berries)?|datura|castor beans?|monkshood|aconite|cigue|laurier[- ]rose|digitale|muguet|belladone|stramoine|graines? de ricin|aconit|cicuta|adelfa|dedalera|lirio de los valles|tejo|estramonio|ricino|schierling|fingerhut|maiglockchen|tollkirschen?|eibe|stechapfel|rizinus(samen)?|eisenhut/,
      /(giant )?hogweed|daffodils?|buttercups?(?! squash)|cherry laurel|hydrangeas?|wisteria|holly berries|ivy( leaves| berries)?|privet|poinsettias?|azaleas?/,
      /berce du caucase|jonquilles?|boutons? d'or|laurier cerise|hortensias?|glycine|baies de houx|lierre|troene|arum|azalees?/,
      /perejil gigante|narcisos?|ranunculos?|laurel cerezo|hortensias?|glicinia|acebo|hiedra|aligustre|azaleas?/,
      /riesen ?barenklau|narzissen?|hahnenfuss|kirschlorbeer|hortensien?|blauregen|stechpalmen?|efeu|liguster|aronstab|azaleen?/,
      ...hazardWords('poisonous-plant'),
    ],
    warning: {
      en: 'That plant is poisonous, in leaf, flower and seed, so it is not in the dish.',
      fr: 'Cette plante est toxique, feuilles, fleurs et graines comprises : elle ne figure donc pas dans la recette.',
      es: 'Esa planta es venenosa, con hojas, flores y semillas, así que no está en la receta.',
      de: 'Diese Pflanze ist in allen Teilen giftig und kommt deshalb nicht ins Gericht.',
    },
  }),
  danger({
    id: 'kernels',
    deadly: true,
    words: [
      /apricot (kernels?|stones?|pits?)|bitter almonds?|cherry (pits?|stones?)|(noyaux|amandes) d'abricots?|amandes ameres|huesos? de albaricoque|almendras amargas|aprikosenkernen?|bittermandeln?|kirschkernen?/,
      /(peach|plum|cherry) kernels?|noyaux? de (peche|cerise|prune)s?|semillas de (albaricoque|melocoton)|huesos? de (melocoton|cereza|ciruela)s?|(pfirsich|zwetschgen|pflaumen)kernen?/,
    ],
    warning: {
      en: 'Apricot kernels and bitter almonds release cyanide when eaten, so I have left them out.',
      fr: "Les amandes d'abricot et les amandes amères libèrent du cyanure : je les ai donc écartées.",
      es: 'Los huesos de albaricoque y las almendras amargas liberan cianuro, así que los he descartado.',
      de: 'Aprikosenkerne und Bittermandeln setzen Blausäure frei, deshalb bleiben sie weg.',
    },
  }),
  danger({
    id: 'pufferfish',
    deadly: true,
    words: [/fugu|puffer ?fish|poisson[- ]globe|pez globo|kugelfisch/, ...hazardWords('pufferfish')],
    warning: {
      en: 'Pufferfish carries a deadly nerve poison and belongs in no home kitchen: I have left it out.',
      fr: "Le poisson-globe contient un poison mortel et n'a pas sa place dans une cuisine familiale : je l'ai écarté.",
      es: 'El pez globo contiene un veneno mortal y no tiene sitio en una cocina casera: lo he descartado.',
      de: 'Kugelfisch enthält ein tödliches Nervengift und gehört in keine Küche zu Hause: Er bleibt weg.',
    },
  }),
]
