import type { Language } from '#shared/constants/languages.ts'

/** Everyday words of each language that lie within a slip of the pen of something to eat: "mañana" is no manzana, "Schwager" not schwanger. */
const near: Record<Language, string> = {
  en: `
    ample apparatus arrow bailey baker bankers banners barkley barney baron barry baton beads beams bears
    beaten beeps began belts berger blank bolts bowel bowie boyle brady brand brandi brando brands brandt
    brazen breed bugger burner busan buster butler cackles cages caine calms camper campers cares caress
    carve cases cashed casper catalina cater caves cedar celia cesare chaps charm chills chime chimes
    chirps chord clans claps claus claws clips clover colby collars comet comin commander compete compose
    coney cookie corey costa crane creak creeps crest crews dames damon danes dares dated dawson entrance
    fargo financials fires flies forrest founder francesca frankfurt freed fritz funnel glance glare glaze
    grace graces grave graves guido hearing herds homey horns horny intolerable island laser lassie leeds
    limbs macho manga maniac margarita margo marguerite marin martin martina martine miller miran muller
    oliver orion overweight paces pages panda panel panties parties pasha paths pawns pearls peers pence
    penny personal personnel pinch pistol plague plugs plump polls polly poster posture preach preserve
    prone putin quack quest quincy racket ramon ramos rather raven rocked rocker rossi routes russia russo
    salem salon saloon scenes scores scout sewers skilled slade smarter smelt snapped sneak speak speaks
    spell spent spock spout squad stallion steals stevie stones streak sultan sweden tahiti takin tamara
    temper terra terri terry topic toxic turbo vines wager walter whine whitey winds winners write
  `,
  fr: `
    molle molles mou mous carbonade carbonades carbonnade carbonnades
    agace amanda amante amende anneau apero appeles appels arrow bains baise baises baker balcon banquette
    baron barry bases bates batte berger betes betty bleue bleues botte bottes bourre bowie boyle brady
    braguette brandt braves broche brosse brulez cadre cadres cafard cages caine calin carres carte cassie
    cassius celia cerne championne chere chico chics ching choque chouettes clans claquettes cliente
    cloque coffre coins collants comete coming comite comporte compose compta compte conte corne costa
    courage courants courbe courses courte coute craie crame crane craque creant creee crees crepe crepes
    crete creve crise crises croquer crotte crottes dante dette dettes diabolique directives entrant
    entrepots espagnols express faite famine farces fetes figures financiere financieres flottant foret
    forets forrest foyer francesca francoise frire frits fritz fugue fuite fuites gentilles grace gratis
    grenouilles grotte grottes guido guise howard hurle intolerable island islande lache lachee lames
    lapins lassie latte laurie levre libere liees lires litre livre lutin lutte lycee macher macho mange
    mangeait mangee mangees manges manque manquer manques marche marguerite marin marion marlon martin
    martine matchs melissa mente meres merle meures michel mille miller milles module molle moque mordue
    morgue morse morte mortelles moscou mouettes nains nanas oignent oliver ongle ongles orage origin
    pages paies paire paires palais panda panier panne parais pardonnes pares partes parties passa patee
    patte payais payee payes peine pence penche pendu penny pense pente perche percu perde perds perdue
    peril perou personnages personnel personnels peste peuple pigeons pions pires piste planque plaquer
    poeme poemes poison polly pompe pompes porche porno porte ports poste poster posture potes potion
    poutre prenant prenne putes radin radio radios raisons ramene ramer ramon rates raven ravis redis
    romain rossi roues roules routes russo sacre salaud salem salete saletes salles salue sansa sauron
    sauts sauve sauvees scenes slade soldes soule souple stevie sucer tahiti tamara taree tempe terme
    terry torpilles traite traites traverse truie vaille veines viennes viens whitey
  `,
  es: `
    acepte aleja alejas amado anadas ancha ancho arana aranas arena arrow atacarnos atadas atado atroz
    bajas baker balas balcon balon bandera barata baratas baron barro barry benito bodas bolos bolsa
    bolsas bonita borro botas bowie boyle brady bragas brand brandt broche bufalo burro cabales caballo
    caballos cadena cadera caera caido caine calido calienta callo calmar cameron camino caminos campana
    campeones canalla cancela caras carro carros casara casaron casero cases casos castillos catalina
    causar cavar celia cerda cerro chaman chapman chaquetas charlas chicle chicos choque clare clark clave
    claves clemencia cliente cocinamos cocino codigos codos coges colado colgada comes comico comido
    comimos comio comporta cortina cosquillas costa crane crean crear creas crece creces creeme crees
    creia cuerdo curro diabolico dorados elite empapado entraste espartaco estragos fargo fidel financiar
    financiera financieras financiero financieros forrest francesca frena freya fritz grabada grace gratis
    guido habias hablas habras haceis hadas hagas haras haria harian hayas helada hijos hilos hueco huecos
    hueso huesos impulso impulsos intolerable island jabon japon jason judas judios lauren libere libra
    libro liebre ligas liras luche magos manana mananas mancha mandar mando mandos manejar manga mangas
    mania manta manto maraton marcha margarita margaritas margo marron martin matala mejorara melissa
    mental mente menti mentia mienta miran miras miren monta monto moral moran morton mostro musica obras
    organo paces palma pamela panda pandillas panel pantallas panza pares parta partes pasad pasan pases
    patada patadas patas pateo patines patos pecado pegas peine penny pense perdi perdonas perdonen perlas
    peros perras perro perros personajes personal personales pesado pescador pescando peste pieza pillo
    pinche pinza pinzas pista planee platino polla polly ponga ponlo porche poste poster presto puertos
    puesto pulso puras quedo quejo quemo quinta quiso rabino ramon raven rebano robado robarlo robos romeo
    rossi rotos rusas russo salem salga salia salid salida salidas saliva salomon salon saluda salva
    salvada salve sandra sangra sansa senas sepas seras seria silla sillas silvia slade stevie sylvia
    tabaco tamara tanta tarda tarde tarea templo tercera ternura terri terry tobillo tomame tomare tomarte
    tomaste tontas torre toxica trata trate tunica vacuna veian vengan veran verme viera vieras viernes
    vivira viviras whitey
  `,
  de: `
    alben alien allen alpen alten arrow augen ausser aussern bahnen baker baron barry baten beraten bienen
    binnen blick bohmen bohren boyle brady brand braves briten bruce buhnen burgen butler caine celia
    cesare chassis checken costa crane delle entdeckte erben erbte erklar feine feinen finanziert finch
    forst frankfurt frech fritz gerate geraten geste grace grafin gratis grauen gucke gucken guido hammer
    heidelberg horni island kamin kampfen kasse kastilien keuchen kirche kirchen klaut knopfe kraft kranke
    krater kreis kreise krems kummer kumpel lache lachst lacht landtages langste langsten lasst leiche
    linie linien linke linken linne madel mahren manga mangel mantel manuel margaretha marne martin
    martina melissa misch mitch moore muller munze musse nachts nadeln oberst oliver panne panzer pater
    penner penny personal pille polly poster putsch ragen rahmen ramon randy rasen raten raume raumen
    raven retter ringer rosie rossi runden sagte sagten sahen saiten salem sammeln sanitater saone
    sardinien schein schenken schicken schlangen schleppen schlitten schmal schmale schnapp schnappen
    schrein schrieben schriften schritten schwager schweig schweiz schwerin schwimmer schwingen schwitzen
    sehne shane slade slawische sohne sorten spinnt spitz spock sprit spuck starte startet stevie taube
    tauben tempel terra terry teure torre traue trauen traume traumen tropfen waffen warst wechseln wecker
    weisslich weite wirst wusste wuste zunder
  `,
}

/** The words of one language that are what they say and nothing misspelt. */
export const everydayWordsOf = (language: Language): readonly string[] => near[language].trim().split(/\s+/)
