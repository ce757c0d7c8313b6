import { danger, type Danger } from './danger.ts'

/** What grows while food stands about or waits on a shelf. */
export const keeping: readonly Danger[] = [
  danger({
    id: 'garlic-oil',
    deadly: false,
    words: [
      /garlic (in |infused )?oil|oil with garlic|garlic[- ]infused|(store|keep|bottle)[a-z ]{0,20} garlic|(ail|gousses?)( \w+)? (dans|a) (l'|de l')?huile|huile d'ail|ajos? en aceite|aceite de ajo|knoblauchol|knoblauch ol|knoblauch( \w+)? in ol|ol mit knoblauch/,
      /garlic[^.!?]{0,30} (under|covered (with|in)|submerged in) oil|huile[a-z ]{0,12} a l'ail|ail confit|aceite[a-z ]{0,20} con ajos?|ajos? confitad[oa]s?|knoblauch[a-z ]{0,20} unter ol/,
    ],
    warning: {
      en: 'Garlic kept in oil at room temperature can grow botulism: make only what you use today, or keep it in the fridge for two days at most.',
      fr: "L'ail conservé dans l'huile à température ambiante peut développer le botulisme : n'en préparez que pour le jour même, ou gardez-le deux jours au plus au réfrigérateur.",
      es: 'El ajo conservado en aceite a temperatura ambiente puede desarrollar botulismo: prepara solo lo del día o guárdalo como mucho dos días en la nevera.',
      de: 'In Öl eingelegter Knoblauch kann bei Zimmertemperatur Botulismus bilden: nur für den Tag zubereiten oder höchstens zwei Tage im Kühlschrank aufbewahren.',
    },
  }),
  danger({
    id: 'home-canning',
    deadly: false,
    words: [
      /home[- ]?cann(ed|ing)|water[- ]bath|(to |i |want to )can (my |the |some |our )?[a-z ]{0,20}(beans|meat|fish|soup|corn|peas|carrots|asparagus|vegetables|chicken|mushrooms|stew|tuna)|jars?[^.!?]{0,60}(pantry|cupboard|shelf|cellar|months|years?|winter)|(preserve|canning)[^.!?]{0,40}(jars?|months|winter)/,
      /(mettre|mise|faire) (en|des) (conserves?|bocal|bocaux)|conserves? (maison|de (haricots|viande|legumes|poisson|champignons|thon))|steriliser|bocaux?[^.!?]{0,60}(placard|cave|mois|hiver|annee)/,
      /(hacer|preparar) conservas?|conservas? (casera|de (judias|carne|verduras|pescado|setas|atun))|conservas? caseras?|(botes?|tarros?|frascos?)[^.!?]{0,60}(despensa|meses|invierno|ano)|embotar|envasar/,
      /einkochen|einwecken|eingekocht\w*|eingeweckt\w*|einmachglas|einmachglaser\w*|weckglas\w*|glaser\w*[^.!?]{0,60}(monate|winter|keller|vorrat|regal)/,
    ],
    warning: {
      en: 'Vegetables, beans, meat and fish in jars can grow botulism, which boiling water does not kill: they need pressure canning by a tested recipe, or the freezer. This dish is to be eaten fresh.',
      fr: "Légumes, haricots, viande et poisson en bocal peuvent développer le botulisme, que l'eau bouillante ne détruit pas : il faut un autoclave et une recette éprouvée, ou le congélateur. Ce plat se mange frais.",
      es: 'Verduras, legumbres, carne y pescado en tarro pueden desarrollar botulismo, que el agua hirviendo no destruye: hace falta olla a presión para conservas y receta probada, o el congelador. Este plato se come fresco.',
      de: 'In Gläsern mit Gemüse, Bohnen, Fleisch oder Fisch kann Botulismus entstehen, den kochendes Wasser nicht abtötet: Das geht nur unter Druck nach geprüftem Rezept, oder du frierst es ein. Dieses Gericht wird frisch gegessen.',
    },
  }),
  danger({
    id: 'standing-food',
    deadly: false,
    words: [
      /(rice|pasta|chicken|soup|stew|curry|leftovers?|meat|fish|seafood)[^.!?]{0,60}(left out|(sat|sitting|been|stood|standing|left) (out|on the (counter|stove|hob|table))|out of the fridge|at room temperature|on the counter)|(left out|sat out|out of the fridge)[^.!?]{0,40} (rice|chicken|food|leftovers)/,
      /(riz|pates|poulet|soupe|restes?|viande|poisson|curry)[^.!?]{0,60}(hors du frigo|(reste|laisse|traine|oublie)\w* (dehors|sur|toute|a temperature|hors)|temperature ambiante|sur (le plan de travail|la table|la cuisiniere))/,
      /(arroz|pasta|pollo|sopa|sobras?|carne|pescado|guiso)[^.!?]{0,60}(fuera de la nevera|fuera del frigo\w*|a temperatura ambiente|en la encimera|(sobre|en) la (mesa|cocina) desde)/,
      /(reis|nudeln|hahnchen|suppe|reste?n?|fleisch|fisch|curry)[^.!?]{0,60}(draussen|bei zimmertemperatur|ungekuhlt|auf dem (herd|tisch)|uber nacht (draussen|auf|stehen)|(stehen|liegen) (lassen|gelassen|geblieben)|(steht|stand|liegt|lag)[^.!?]{0,30} (kuche|topf))/,
      /(rice|riz|arroz|reis)[^.!?]{0,50}(old|since|from|depuis|d'il y a|desde|hace|seit|vor|alt)[^.!?]{0,16}(days|jours|dias|tagen?)|(\d|two|three|four|five) days? old rice/,
    ],
    warning: {
      en: 'Cooked food that has stood out of the fridge for more than two hours, rice above all, can hold germs and toxins that no reheating destroys: please throw it away. This recipe starts from fresh.',
      fr: 'Un plat cuit resté plus de deux heures hors du frigo, le riz surtout, peut contenir des germes et des toxines que rien ne détruit en réchauffant : jetez-le. Cette recette repart de produits frais.',
      es: 'La comida cocinada que pasa más de dos horas fuera de la nevera, sobre todo el arroz, puede tener gérmenes y toxinas que no desaparecen al recalentar: tírala. Esta receta parte de producto fresco.',
      de: 'Gekochtes, das länger als zwei Stunden ungekühlt stand, vor allem Reis, kann Keime und Gifte enthalten, die kein Aufwärmen zerstört: bitte wegwerfen. Dieses Rezept beginnt mit frischen Zutaten.',
    },
  }),
  danger({
    id: 'spoiled-food',
    deadly: false,
    words: [
      /(mou?ldy|rotten|spoiled|gone off|smells? (off|bad|funny)|slimy|(bulging|swollen|dented|puffed) (tins?|cans?|jars?|lids?))/,
      /(moisie?s?|pourrie?s?|avariee?s?|sent mauvais|(boite|conserve|bocal|couvercle)[a-z ]{0,12} (bombee?|gonflee?))/,
      /(mohos[oa]s?|con moho|podrid[oa]s?|huele (mal|raro)|(lata|bote|tarro)[a-z ]{0,12} hinchad[oa]s?)/,
      /(schimmelt|schimmlige?\w*|mit schimmel|verschimmelt\w*|verdorben\w*|vergammelt\w*|verfault\w*|riecht (komisch|schlecht|streng)|(dose|deckel|glas)[a-z ]{0,12} (gewolbt\w*|aufgeblaht\w*)|(gewolbte|aufgeblahte)\w* (dose|deckel))/,
    ],
    warning: {
      en: 'What is mouldy, slimy or in a bulging tin is spoiled and dangerous, and cooking does not mend it: please throw it away and start from fresh.',
      fr: "Ce qui est moisi, gluant ou sorti d'une boîte bombée est avarié et dangereux, et la cuisson n'y change rien : jetez-le et repartez de produits frais.",
      es: 'Lo que tiene moho, está baboso o sale de una lata hinchada está estropeado y es peligroso, y cocinarlo no lo arregla: tíralo y empieza con producto fresco.',
      de: 'Was schimmelt, schmierig ist oder aus einer gewölbten Dose kommt, ist verdorben und gefährlich, und Kochen hilft nicht: bitte wegwerfen und mit Frischem beginnen.',
    },
  }),
]
