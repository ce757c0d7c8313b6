import type { Language } from '#shared/constants/languages.ts'

/** A dish, what is changed about it, and what the new recipe has to keep, in the notation of the sets. */
export type Revision = readonly [language: Language, first: string, then: string, keep: string]

export const revisions: readonly Revision[] = [
  ['en', 'a chicken curry for four', 'without coconut milk please', 'n4 title:curry +chicken -coconut_milk'],
  ['en', 'lasagne for 4', 'for six', 'n6 title:lasagne'],
  ['en', 'a beef stew', 'spicier', 'title:stew +beef +chil/cayenne/harissa'],
  ['en', 'pasta with bacon and cream', 'replace the bacon with smoked tofu', 'title:pasta +tofu -bacon'],
  ['en', 'mushroom risotto for 2', 'my wife cannot have dairy', 'title:risotto +mushroom -dairy'],
  ['en', 'tomato soup', 'can you make it vegan', 'title:soup +tomato vegan'],
  ['fr', 'un curry de poulet pour quatre', 'sans lait de coco', 'n4 title:curry +poulet -lait_de_coco'],
  ['fr', 'une quiche aux poireaux', 'pour huit', 'n8 title:quiche +poireau'],
  ['fr', 'un mijoté de boeuf', 'plus épicé svp', '+boeuf +piment/cayenne'],
  [
    'fr',
    'des pâtes aux lardons',
    'remplace les lardons par des champignons',
    'title:pates +champignon -lardon',
  ],
  ['fr', 'gratin de courgettes', 'version sans gluten', 'title:gratin +courgette glutenfree'],
  ['fr', 'mousse au chocolat', 'sans oeufs finalement', 'D title:mousse +chocolat -egg'],
  ['es', 'un curry de pollo para cuatro', 'sin leche de coco', 'n4 title:curry +pollo -leche_de_coco'],
  ['es', 'tortilla de patatas para 2', 'mejor para seis', 'n6 title:tortilla +patata'],
  ['es', 'un guiso de ternera', 'más picante', '+ternera +guindilla/chile/cayena/harissa'],
  [
    'es',
    'tacos de carne',
    'cambia la carne por frijoles negros o alubias negras',
    'title:taco +negra/negro -ternera',
  ],
  ['es', 'ensalada de pollo', 'quita la lechuga y pon rúcula', 'title:ensalada +pollo +rucula'],
  ['es', 'risotto de setas', 'mi marido es intolerante a la lactosa', 'title:risotto lactosefree'],
  ['de', 'ein Hähnchencurry für vier', 'ohne Kokosmilch', 'n4 title:curry +hahnchen -kokosmilch'],
  ['de', 'Lasagne', 'für acht Personen bitte', 'n8 title:lasagne'],
  ['de', 'Rindergulasch', 'schärfer', 'title:gulasch +rind +chili/cayenne'],
  ['de', 'Nudeln mit Speck', 'Speck durch Räuchertofu ersetzen', '+tofu -speck'],
  ['de', 'Kartoffelsuppe', 'bitte vegan', 'title:suppe +kartoffel vegan'],
  ['de', 'Gin Tonic', 'doch lieber ohne Alkohol', 'C -alcohol'],
]
