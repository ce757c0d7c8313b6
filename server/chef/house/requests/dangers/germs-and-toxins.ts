import { danger, type Danger } from './danger.ts'

/** What is safe only when it is treated rightly: the house cooks it so, and says why. */
export const germsAndToxins: readonly Danger[] = [
  danger({
    id: 'raw-beans',
    deadly: false,
    words: [
      /(raw|uncooked) (red )?(kidney )?beans|haricots( rouges)? crus|(alubias|frijoles|judias)( rojas| rojos)? (crudas|crudos)|rohen? (rote )?(kidney)?bohnen/,
      /(kidney|red) beans (raw|uncooked|unboiled)|haricots rouges (non cuits|sans (les )?cuire)|(alubias|frijoles|judias)( rojas| rojos)? sin (cocer|hervir|remojar)|ungekochten? (kidney)?bohnen|bohnen (roh|ungekocht)|(kidney)?bohnen[a-z ,]{0,20} roh/,
    ],
    warning: {
      en: 'Raw kidney beans are toxic; dried ones need soaking and at least 10 minutes at a full boil. I use beans that are cooked through.',
      fr: "Les haricots rouges crus sont toxiques ; secs, il faut les tremper puis les faire bouillir au moins 10 minutes. J'emploie des haricots bien cuits.",
      es: 'Las alubias rojas crudas son tóxicas; secas, hay que remojarlas y hervirlas al menos 10 minutos. Uso alubias bien cocidas.',
      de: 'Rohe Kidneybohnen sind giftig; getrocknete müssen eingeweicht und mindestens 10 Minuten sprudelnd gekocht werden. Ich nehme durchgegarte Bohnen.',
    },
  }),
  danger({
    id: 'dried-beans',
    deadly: false,
    words: [
      /(dried|dry) ([a-z]+ ){0,2}(beans|chickpeas)|(beans|chickpeas) from dry/,
      /haricots? (rouges? |blancs? |noirs? )?secs?|pois chiches secs/,
      /(alubias|judias|frijoles|habichuelas|porotos|garbanzos)( [a-z]+)? sec[ao]s/,
      /getrocknete[nr]? ([a-z]+ )?([a-z]*bohnen|kichererbsen)|(kidneybohnen|bohnen|kichererbsen),? getrocknet/,
    ],
    warning: {
      en: 'Dried beans must soak overnight and boil hard for at least 10 minutes before they simmer, and a slow cooker never gets hot enough for that: their lectin is toxic. I use cooked beans from a tin.',
      fr: "Les légumes secs doivent tremper une nuit et bouillir à gros bouillons au moins 10 minutes avant de mijoter, ce qu'une mijoteuse n'atteint jamais : leur lectine est toxique. J'emploie des haricots déjà cuits, en boîte.",
      es: 'Las legumbres secas deben remojarse toda la noche y hervir con fuerza al menos 10 minutos antes de cocer a fuego lento, y una olla lenta no llega a tanto: su lectina es tóxica. Uso legumbres ya cocidas, de bote.',
      de: 'Getrocknete Bohnen müssen über Nacht einweichen und mindestens 10 Minuten sprudelnd kochen, bevor sie köcheln; ein Schongarer wird dafür nie heiß genug, und ihr Lektin ist giftig. Ich nehme gegarte Bohnen aus der Dose.',
    },
  }),
  danger({
    id: 'raw-meat',
    deadly: false,
    words: [
      /raw (chicken|pork|turkey|poultry|mince|sausages?)|(chicken|pork) (tartare|sashimi|sushi)|(rare|pink|medium[- ]rare) (chicken|pork|turkey)|(poulet|porc|dinde) crue?|(tartare|sashimi) de (poulet|porc)|(pollo|cerdo|pavo) crudo|tartar de (pollo|cerdo)|rohes? (hahnchen|huhn|schwein(efleisch)?|pute)|(hahnchen|huhn|schweine)[- ]?tatar|mettbrotchen/,
      /((chicken|turkey|poultry|pork)( breast| fillet| thighs?)?|poulet|dinde|volaille|porc|pollo|pavo|cerdo|hahnchen[a-z]*|huhner[a-z]*|puten[a-z]*|schweine[a-z]*)[a-z ,]{0,24} ((still |a (little|bit) |nice(ly)? |encore |bien |noch |schon |un poco )?(pink|rare|bloody|medium|rosee?s?|saignante?s?|rosad[oa]s?|poco hech[oa]s?|al punto|crud[oa]s?|rosa|blutig|roh|englisch)(?! (pepper|pfeffer|baies|beeren|grape)))/,
      /(chicken|turkey|poultry|pork|poulet|dinde|volaille|porc|pollo|pavo|cerdo|hahnchen|huhn|pute|schwein)[^.!?]{0,60}\b(4\d|5\d) ?(°|degrees?|degres?|grados?|grad|c\b)/,
      /(poulet|dinde|volaille|porc)[a-z ]{0,20} (mi[- ]cuit|pas trop cuit)|(ceviche|carpaccio|tartare?|sashimi|sushi) (of |de |vom |aus )?(chicken|turkey|pork|poulet|dinde|porc|pollo|pavo|cerdo|hahnchen|huhn|pute|schwein)/,
    ],
    warning: {
      en: 'Raw or pink poultry and pork can carry salmonella and other germs, so here it is cooked right through.',
      fr: 'La volaille et le porc crus ou rosés peuvent transmettre des salmonelles : ici, ils sont cuits à cœur.',
      es: 'El pollo y el cerdo crudos o poco hechos pueden transmitir salmonela: aquí van hechos por completo.',
      de: 'Rohes oder rosa gegartes Geflügel und Schweinefleisch kann Salmonellen übertragen, deshalb wird es hier ganz durchgegart.',
    },
  }),
  danger({
    id: 'rare-mince',
    deadly: false,
    words: [
      /((rare|pink|raw|medium|bloody)[a-z -]{0,12} (burgers?|mince|ground beef|minced beef|meatballs|patt(y|ies)))|(burgers?|mince|ground beef|minced beef|meatballs|patt(y|ies)) [a-z ]{0,14}(rare|pink|raw|bloody)/,
      /(steaks? haches?|viande hachee|burgers?|boulettes)[a-z ]{0,16} (saignante?s?|rosee?s?|crue?s?|bleue?s?)/,
      /(hamburguesas?|carne picada|albondigas)[a-z ]{0,16} (poco hech[oa]s?|crud[oa]s?|rosad[oa]s?|sangrantes?)/,
      /(rohe[smn]?|rosa|blutige[rsn]?) (hack[a-z]*|mett|frikadellen|burger)|(hack[a-z]*|frikadellen|burger)[a-z ]{0,14} (roh|rosa|blutig|medium)|mett|hackepeter/,
    ],
    warning: {
      en: 'Minced meat carries germs right through, so it is cooked to 71 °C in the middle here, above all for children, pregnant or frail people.',
      fr: 'La viande hachée porte des germes dans toute sa masse : ici, elle est cuite à 71 °C à cœur, surtout pour les enfants, les femmes enceintes et les personnes fragiles.',
      es: 'La carne picada lleva gérmenes por dentro y por fuera: aquí se cocina hasta 71 °C en el centro, sobre todo para niños, embarazadas y personas delicadas.',
      de: 'In Hackfleisch sitzen Keime durch und durch, deshalb wird es hier bis 71 °C im Kern gegart, vor allem für Kinder, Schwangere und Geschwächte.',
    },
  }),
  danger({
    id: 'green-potatoes',
    deadly: false,
    words: [
      /(green|sprouted) potatoes|pommes de terre (vertes|germees)|(patatas|papas) (verdes|germinadas)|grunen? kartoffeln|gekeimten? kartoffeln/,
      /potatoes [^.!?]{0,40}(gone green|turned green|green(ish)? (skin|spots|patches)|are green|have sprouted|sprout(s|ing|ed))|(green|sprouting)[a-z ,]{0,24} potatoes/,
      /pommes de terre[^.!?]{0,40}(verdi\w*|vertes|germ\w+)|(patatas|papas)[^.!?]{0,40}(verdes|verdosas|brotes|brotad\w+|germinad\w+|grilladas)/,
      /kartoffeln?[^.!?]{0,40}(grun[a-z]*|keime[n]?|gekeimt|keimend)|(grun|keim)[a-z ,]{0,24} kartoffeln?/,
    ],
    warning: {
      en: 'Green or sprouting potatoes contain solanine, which cooking does not destroy: please use firm, unsprouted ones.',
      fr: 'Les pommes de terre vertes ou germées contiennent de la solanine, que la cuisson ne détruit pas : prenez-en de bien fermes et sans germes.',
      es: 'Las patatas verdes o germinadas contienen solanina, que no desaparece al cocinarlas: usa patatas firmes y sin brotes.',
      de: 'Grüne oder keimende Kartoffeln enthalten Solanin, das beim Kochen bleibt: Bitte nur feste Kartoffeln ohne Keime nehmen.',
    },
  }),
  danger({
    id: 'foraged-mushrooms',
    deadly: false,
    words: [
      /(foraged|unknown|unidentified|wild picked|self picked) mushrooms?|mushrooms? [^.!?]{0,30}(found|picked|foraged|gathered|from the (woods|forest|garden|lawn)|growing in)|(found|picked|foraged|gathered)[^.!?]{0,30} mushrooms?/,
      /champignons?[^.!?]{0,40}(trouve\w*|cueilli\w*|ramasse\w*|inconnus?|du jardin|de la foret|dans (la foret|les bois|le jardin)|du bois)|(cueilli|ramasse|trouve)\w*[^.!?]{0,30} champignons?/,
      /(setas?|hongos?|champinones)[^.!?]{0,40}(encontr\w*|recog\w*|cogid\w*|desconocid\w*|del (bosque|monte|jardin|campo))|(encontre|recogi|cogi|he (encontrado|recogido|cogido))[^.!?]{0,30} (setas|hongos)/,
      /pilze?n?[^.!?]{0,40}(gefunden\w*|gesammelt\w*|unbekannt\w*|aus dem (wald|garten)|im (wald|garten))|(gefundene\w*|gesammelte\w*|unbekannte\w*|gepfluckte\w*)[a-z ]{0,16} ?pilze?n?/,
    ],
    warning: {
      en: 'Mushrooms from the wild can be deadly and look just like good ones: eat only what an expert has seen and named. This dish takes cultivated mushrooms.',
      fr: "Des champignons sauvages peuvent être mortels et ressembler aux bons : ne mangez que ceux qu'un spécialiste ou un pharmacien a identifiés. Ce plat prend des champignons de culture.",
      es: 'Las setas silvestres pueden ser mortales y parecerse a las buenas: come solo las que un experto haya identificado. Este plato lleva setas cultivadas.',
      de: 'Wilde Pilze können tödlich giftig sein und genau wie gute aussehen: Iss nur, was eine Pilzberatung bestimmt hat. Dieses Gericht nimmt Zuchtpilze.',
    },
  }),
  danger({
    id: 'look-alike-leaves',
    deadly: false,
    words: [
      /(wild garlic|ramsons|wild leeks?|ramps)[^.!?]{0,50}(pick\w*|found|forag\w*|gather\w*|woods|forest|garden)|(pick\w*|found|forag\w*|gather\w*)[^.!?]{0,40} (wild garlic|ramsons)/,
      /ail des ours[^.!?]{0,50}(cueilli\w*|ramasse\w*|trouve\w*|foret|bois|jardin)|(cueilli|ramasse|trouve)\w*[^.!?]{0,40} ail des ours/,
      /ajo (de oso|silvestre)[^.!?]{0,50}(recog\w*|cogid\w*|encontr\w*|bosque|monte|campo)|(recog|encontr)\w*[^.!?]{0,40} ajo (de oso|silvestre)/,
      /barlauch[^.!?]{0,50}(gepfluckt\w*|gesammelt\w*|gefunden\w*|wald|garten)|(gepfluckte\w*|gesammelte\w*|gefundene\w*|wilde\w*)[a-z ]{0,12} barlauch/,
    ],
    warning: {
      en: 'Wild garlic has deadly doubles, lily of the valley and autumn crocus, and the smell on your fingers misleads: use only leaves you know one by one, or bought ones.',
      fr: "L'ail des ours a des sosies mortels, le muguet et le colchique, et l'odeur sur les doigts trompe : ne prenez que des feuilles reconnues une à une, ou achetées.",
      es: 'El ajo de oso tiene dobles mortales, el lirio de los valles y el cólquico, y el olor en los dedos engaña: usa solo hojas que reconozcas una a una, o compradas.',
      de: 'Bärlauch hat tödliche Doppelgänger, Maiglöckchen und Herbstzeitlose, und der Geruch an den Fingern täuscht: nur Blätter nehmen, die du einzeln erkannt hast, oder gekaufte.',
    },
  }),
  danger({
    id: 'raw-elderberries',
    deadly: false,
    words: [
      /(raw|uncooked|fresh) (black )?elderberr(y|ies)|elderberr(y|ies)[a-z ]{0,20} (raw|uncooked)|elderberr(y|ies)/,
      /baies? de sureau|sureau (noir )?cru/,
      /(bayas? de )?sauco[a-z ]{0,20} crud[ao]s?|bayas de sauco/,
      /(rohe[nr]? )?(schwarze[nr]? )?holunderbeeren?/,
    ],
    warning: {
      en: 'Raw elderberries, their stalks and leaves are toxic and make one sick: they must boil for a few minutes first. Nothing raw of them goes in here.',
      fr: 'Les baies de sureau crues, leurs tiges et leurs feuilles sont toxiques et rendent malade : il faut les faire bouillir quelques minutes. Rien de cru ne va dans ce plat.',
      es: 'Las bayas de saúco crudas, con sus tallos y hojas, son tóxicas y sientan mal: hay que hervirlas unos minutos. Aquí no va nada crudo de ellas.',
      de: 'Rohe Holunderbeeren, Stiele und Blätter sind giftig und machen übel: Sie müssen erst einige Minuten kochen. Roh kommt hier nichts davon hinein.',
    },
  }),
  danger({
    id: 'raw-roots-and-lupins',
    deadly: false,
    words: [
      /(raw|bitter|dried) lupin[a-z]*( beans?| seeds?)?|lupins? (crus?|amers?|secs?)|altramuces( [a-z]+)? (crudos|amargos|secos)|(rohe[nr]?|bittere[nr]?|getrocknete[nr]?) lupinen[a-z]*/,
      /(raw|uncooked) (cassava|yuca|manioc|taro)|(manioc|taro) crue?|(yuca|mandioca|taro) cruda?|rohe[rsn]? (maniok|taro)/,
    ],
    warning: {
      en: 'Raw bitter lupins, cassava and taro are toxic: lupins need days of soaking in fresh water and cassava a full boil. I only use what is sold ready to eat, cooked through.',
      fr: "Lupins amers, manioc et taro crus sont toxiques : les lupins trempent plusieurs jours dans de l'eau renouvelée, le manioc doit bien bouillir. Je n'emploie que ce qui se vend prêt à manger, bien cuit.",
      es: 'Los altramuces amargos, la yuca y el taro crudos son tóxicos: los altramuces se remojan varios días cambiando el agua y la yuca debe hervir bien. Solo uso lo que se vende listo para comer, bien cocido.',
      de: 'Rohe Bitterlupinen, Maniok und Taro sind giftig: Lupinen müssen tagelang in frischem Wasser wässern, Maniok durchkochen. Ich nehme nur, was essfertig verkauft wird, und gare es durch.',
    },
  }),
  danger({
    id: 'much-nutmeg',
    deadly: false,
    words: [
      /(whole|two|three|four|five|\d+) nutmegs|(lots|tablespoons?|\d+ (g|grams|tbsp)) of nutmeg|nutmeg [^.!?]{0,30}high/,
      /(deux|trois|\d+) noix (de )?muscades?|(cuilleres? a soupe|\d+ ?g) de muscade/,
      /(dos|tres|\d+) nueces moscadas|(cucharadas|\d+ ?g) de nuez moscada/,
      /(zwei|drei|\d+) muskatnusse|(essloffel|el|\d+ ?g) muskat[a-z]*/,
    ],
    warning: {
      en: 'Nutmeg is toxic by the spoonful: a pinch is all a dish needs.',
      fr: 'La muscade est toxique à la cuillère : une pincée suffit au plat.',
      es: 'La nuez moscada es tóxica a cucharadas: con una pizca basta.',
      de: 'Muskat ist löffelweise giftig: Eine Prise genügt dem Gericht.',
    },
  }),
]
