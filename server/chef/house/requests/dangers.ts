import type { Phrase } from '../grammar/phrase.ts'

/** What nobody may eat, how guests name it, and the sentence that says why it stays out. */
export interface Danger {
  id: string
  words: RegExp
  /** True when no kitchen makes it safe; otherwise the dish is cooked another, safe way. */
  deadly: boolean
  warning: Phrase
}

export const dangers: readonly Danger[] = [
  {
    id: 'chemicals',
    deadly: true,
    words:
      /\b(bleach|antifreeze|rat poison|detergent|laundry pods?|tide pods?|drain cleaner|ammonia|methanol|cyanide|arsenic|strychnine|eau de javel|javel|antigel|mort aux rats|lessive|ammoniaque|cyanure|arsenic|lejia|anticongelante|matarratas|raticida|detergente|amoniaco|metanol|cianuro|arsenico|bleichmittel|chlorreiniger|frostschutzmittel|rattengift|waschmittel|ammoniak|zyankali|arsen|(eau|acide) de batterie|poison|veneno)\b/,
    warning: {
      en: 'Cleaning products and poisons never go into food: even a little can burn or kill, so I have left that out.',
      fr: "Les produits d'entretien et les poisons n'ont rien à faire dans un plat : même une petite quantité peut brûler ou tuer, je les ai donc laissés de côté.",
      es: 'Los productos de limpieza y los venenos no entran en la comida: incluso una pequeña cantidad puede quemar o matar, así que los he dejado fuera.',
      de: 'Reinigungsmittel und Gifte gehören nie ins Essen: Schon kleine Mengen können verätzen oder töten, deshalb habe ich sie weggelassen.',
    },
  },
  {
    id: 'deadly-mushrooms',
    deadly: true,
    words:
      /\b(death caps?|destroying angels?|fly agarics?|amanitas?( phalloides| muscaria)?|amanites?( phalloide| tue-mouches)?|calice de la mort|oronja verde|matamoscas|knollenblatterpilz(en?)?|fliegenpilz(en?)?)\b/,
    warning: {
      en: 'Death caps, fly agarics and their kin are poisonous, and no cooking makes them safe: I use cultivated mushrooms only.',
      fr: "Les amanites sont toxiques, parfois mortelles, et aucune cuisson n'y change rien : je n'emploie que des champignons de culture.",
      es: 'Las amanitas son tóxicas, a veces mortales, y ninguna cocción lo remedia: solo uso setas cultivadas.',
      de: 'Knollenblätterpilze, Fliegenpilze und ihre Verwandten sind giftig, und kein Garen ändert daran etwas: Ich verwende nur Zuchtpilze.',
    },
  },
  {
    id: 'poison-plants',
    deadly: true,
    words:
      /\b(hemlock|oleander|foxgloves?|lily of the valley|deadly nightshade|belladonna|yew( berries)?|datura|castor beans?|monkshood|aconite|cigue|laurier[- ]rose|digitale|muguet|belladone|stramoine|graines? de ricin|aconit|cicuta|adelfa|dedalera|lirio de los valles|tejo|estramonio|ricino|schierling|fingerhut|maiglockchen|tollkirschen?|eibe|stechapfel|rizinus(samen)?|eisenhut)\b/,
    warning: {
      en: 'That plant is poisonous, in leaf, flower and seed, so it is not in the dish.',
      fr: 'Cette plante est toxique, feuilles, fleurs et graines comprises : elle ne figure donc pas dans la recette.',
      es: 'Esa planta es venenosa, con hojas, flores y semillas, así que no está en la receta.',
      de: 'Diese Pflanze ist in allen Teilen giftig und kommt deshalb nicht ins Gericht.',
    },
  },
  {
    id: 'kernels',
    deadly: true,
    words:
      /\b(apricot (kernels?|stones?|pits?)|bitter almonds?|cherry (pits?|stones?)|(noyaux|amandes) d'abricots?|amandes ameres|huesos? de albaricoque|almendras amargas|aprikosenkernen?|bittermandeln?|kirschkernen?)\b/,
    warning: {
      en: 'Apricot kernels and bitter almonds release cyanide when eaten, so I have left them out.',
      fr: "Les amandes d'abricot et les amandes amères libèrent du cyanure : je les ai donc écartées.",
      es: 'Los huesos de albaricoque y las almendras amargas liberan cianuro, así que los he descartado.',
      de: 'Aprikosenkerne und Bittermandeln setzen Blausäure frei, deshalb bleiben sie weg.',
    },
  },
  {
    id: 'pufferfish',
    deadly: true,
    words: /\b(fugu|puffer ?fish|poisson[- ]globe|pez globo|kugelfisch)\b/,
    warning: {
      en: 'Pufferfish carries a deadly nerve poison and belongs in no home kitchen: I have left it out.',
      fr: "Le poisson-globe contient un poison mortel et n'a pas sa place dans une cuisine familiale : je l'ai écarté.",
      es: 'El pez globo contiene un veneno mortal y no tiene sitio en una cocina casera: lo he descartado.',
      de: 'Kugelfisch enthält ein tödliches Nervengift und gehört in keine Küche zu Hause: Er bleibt weg.',
    },
  },
  {
    id: 'raw-beans',
    deadly: false,
    words:
      /\b((raw|uncooked) (red )?(kidney )?beans|haricots( rouges)? crus|(alubias|frijoles|judias)( rojas| rojos)? (crudas|crudos)|rohen? (rote )?(kidney)?bohnen)\b/,
    warning: {
      en: 'Raw kidney beans are toxic; dried ones need soaking and at least 10 minutes at a full boil. I use beans that are cooked through.',
      fr: "Les haricots rouges crus sont toxiques ; secs, il faut les tremper puis les faire bouillir au moins 10 minutes. J'emploie des haricots bien cuits.",
      es: 'Las alubias rojas crudas son tóxicas; secas, hay que remojarlas y hervirlas al menos 10 minutos. Uso alubias bien cocidas.',
      de: 'Rohe Kidneybohnen sind giftig; getrocknete müssen eingeweicht und mindestens 10 Minuten sprudelnd gekocht werden. Ich nehme durchgegarte Bohnen.',
    },
  },
  {
    id: 'raw-meat',
    deadly: false,
    words:
      /\b(raw (chicken|pork|turkey|poultry|mince|sausages?)|(chicken|pork) (tartare|sashimi|sushi)|(rare|pink|medium[- ]rare) (chicken|pork|turkey)|(poulet|porc|dinde) crue?|(tartare|sashimi) de (poulet|porc)|(pollo|cerdo|pavo) crudo|tartar de (pollo|cerdo)|rohes? (hahnchen|huhn|schwein(efleisch)?|pute)|(hahnchen|huhn|schweine)[- ]?tatar|mettbrotchen)\b/,
    warning: {
      en: 'Raw or pink poultry and pork can carry salmonella and other germs, so here it is cooked right through.',
      fr: 'La volaille et le porc crus ou rosés peuvent transmettre des salmonelles : ici, ils sont cuits à cœur.',
      es: 'El pollo y el cerdo crudos o poco hechos pueden transmitir salmonela: aquí van hechos por completo.',
      de: 'Rohes oder rosa gegartes Geflügel und Schweinefleisch kann Salmonellen übertragen, deshalb wird es hier ganz durchgegart.',
    },
  },
  {
    id: 'green-potatoes',
    deadly: false,
    words:
      /\b((green|sprouted) potatoes|pommes de terre (vertes|germees)|(patatas|papas) (verdes|germinadas)|grunen? kartoffeln|gekeimten? kartoffeln)\b/,
    warning: {
      en: 'Green or sprouting potatoes contain solanine, which cooking does not destroy: please use firm, unsprouted ones.',
      fr: 'Les pommes de terre vertes ou germées contiennent de la solanine, que la cuisson ne détruit pas : prenez-en de bien fermes et sans germes.',
      es: 'Las patatas verdes o germinadas contienen solanina, que no desaparece al cocinarlas: usa patatas firmes y sin brotes.',
      de: 'Grüne oder keimende Kartoffeln enthalten Solanin, das beim Kochen bleibt: Bitte nur feste Kartoffeln ohne Keime nehmen.',
    },
  },
  {
    id: 'garlic-oil',
    deadly: false,
    words:
      /\b(garlic (in |infused )?oil|oil with garlic|garlic[- ]infused|(store|keep|bottle)[a-z ]{0,20} garlic|(ail|gousses?)( \w+)? (dans|a) (l'|de l')?huile|huile d'ail|ajos? en aceite|aceite de ajo|knoblauchol|knoblauch ol|knoblauch( \w+)? in ol|ol mit knoblauch)\b/,
    warning: {
      en: 'Garlic kept in oil at room temperature can grow botulism: make only what you use today, or keep it in the fridge for two days at most.',
      fr: "L'ail conservé dans l'huile à température ambiante peut développer le botulisme : n'en préparez que pour le jour même, ou gardez-le deux jours au plus au réfrigérateur.",
      es: 'El ajo conservado en aceite a temperatura ambiente puede desarrollar botulismo: prepara solo lo del día o guárdalo como mucho dos días en la nevera.',
      de: 'In Öl eingelegter Knoblauch kann bei Zimmertemperatur Botulismus bilden: nur für den Tag zubereiten oder höchstens zwei Tage im Kühlschrank aufbewahren.',
    },
  },
]

/** A wish to hurt somebody; there is no dish for that. */
export const harmWords =
  /\b(make (my|him|her|them|someone|somebody|the|a)( \w+)? (very )?(ill|sick|vomit|pass out)|(rendre|faire) (mon|ma|mes|quelqu'un|un|une)( \w+)? (malade|vomir)|poner(le)? (enferm\w+|mal[oa]) a|hacer enfermar|krank (machen|wird)|to (poison|kill|harm|hurt|drug|sicken) (my|him|her|them|someone|somebody|the|a|people)|(empoisonner|tuer|droguer) (mon|ma|mes|quelqu'un|lui|un|une)|(envenenar|matar|drogar) a\b|(vergiften|umbringen|betauben) (will|mochte|kann)|um [a-z ]{2,30} zu (vergiften|toten)|(jemanden|meine[nmr]?|ihn|sie|ihm)( \w+)? (zu )?(vergiften|umbringen|toten))\b/
