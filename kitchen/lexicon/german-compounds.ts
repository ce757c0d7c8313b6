/** What German hangs onto an ingredient to name a dish or a cut: "Kürbissuppe", "Hähnchenstreifen". */
export const germanEndings =
  /(suppe|salat|auflauf|curry|kuchen|risotto|pfanne|eintopf|gratin|puree|pueree|sauce|sosse|torte|tarte|gulasch|ragout|quiche|knodel|kroketten|wurfel|wuerfel|scheiben|stucke|stuecke|stuckchen|spalten|streifen|filets?|creme|mousse|kompott|crumble|dip|aufstrich|raspel|ringe|halften|haelften|blatter|blaetter|stangel|roschen|fleisch|saft|pesto|chutney|strudel|pfannkuchen|lasagne|pizza|burger|bowl|spiesse|braten|steaks?|limonade)$/
