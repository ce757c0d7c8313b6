import { expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { languageOfTurn } from '../foreign-names.ts'

/** For each language of the page: the language of the answer, and what was written. */
const written: Record<Language, string> = {
  en: `
    en: boeuf bourguignon | boeuf bourguignon please | Bœuf bourguignon | crème brûlée please | crème brûlée
    en: coq au vin for four | coq au vin | ratatouille | tarte tatin | pain au chocolat | croque monsieur x2
    en: soupe à l'oignon | moules marinières for two | moules frites | pot-au-feu for 6 | salade niçoise
    en: gratin dauphinois | pommes dauphinoise | île flottante | mousse au chocolat
    en: blanquette de veau for 5 | cassoulet 6 | quiche lorraine, no bacon | steak tartare | steak frites
    en: poulet basquaise | vol-au-vent | pissaladière | crêpes suzette | tartiflette | paella
    en: paella valenciana for 4 | gazpacho | gazpacho andaluz | tortilla española | patatas bravas
    en: gambas al ajillo for two | arroz con pollo | chili con carne x4 | huevos rancheros
    en: churros con chocolate | tres leches cake | dulce de leche cheesecake | albondigas
    en: pollo al ajillo for 3 | pan con tomate | carne asada tacos | tarta de santiago | Wiener Schnitzel
    en: Wiener schnitzel for two | Schwarzwälder Kirschtorte | black forest gateau | Kaiserschmarrn for two
    en: Sauerbraten for 6 | Käsespätzle please | Apfelstrudel | Kartoffelsalat | currywurst | Flammkuchen
    en: Zwiebelkuchen for 8 | bratwurst and sauerkraut | Rinderrouladen for 4 | Königsberger Klopse
    en: pasta aglio e olio | spaghetti alle vongole | insalata caprese | pollo alla cacciatora for 4
    en: melanzane alla parmigiana | vitello tonnato | vegan cottage pie 4 four | vegan boeuf bourguignon
    en: low carb quiche lorraine | gluten free clafoutis | two plus a toddler, pasta bake | soup plus bread
    en: pasta sans anchovies | rosé spritz for 4 | café au lait cake | jalapeño poppers | piña colada x2
    en: crudités and dips | purée of peas | entrée for four with beef | fajitas | gyoza | ramen | pho
    en: pad thai x3 | risotto ai funghi | tofu | salmon
    fr: je voudrais une soupe | une quiche sans lardons | quiche lorraine s'il vous plaît
    fr: je veux un boeuf bourguignon | salade de tomates et mozzarella pour deux
    es: tarta de queso para cuatro | hola, una tortilla | pollo con arroz y verduras
    de: ein Schnitzel ohne Ei | Kartoffelsuppe mit viel Würstchen
  `,
  fr: `
    fr: cottage pie | un cottage pie | fish and chips | fish and chips pour 4 | mac and cheese | cheesecake
    fr: un cheesecake aux fraises | apple pie | banana bread | shepherd's pie pour six | pulled pork
    fr: chili con carne | paella | gazpacho pour 4 | tortilla de patatas | patatas bravas | Kaiserschmarrn
    fr: Apfelstrudel pour 6 | wiener schnitzel | pancakes | brownies | cookies sans gluten | burger veggie
    fr: pad thai | gin tonic x2 | whisky sour | bloody mary | smoothie bowl | sticky toffee pudding
    fr: spaghetti carbonara | tiramisu 8 pers | lemon curd | english breakfast | beef wellington | tofu
    fr: saumon | Caesar salad | coleslaw
    en: I would like a soup with leeks
    es: quiero una sopa
    de: ich möchte eine Suppe
  `,
  es: `
    es: cottage pie | fish and chips para dos | fish and chips | cheesecake | una cheesecake de fresa
    es: apple pie | banana bread | pulled pork x4 | boeuf bourguignon | crème brûlée | una crème brûlée
    es: quiche lorraine | ratatouille para 4 | coq au vin | soupe à l'oignon | tarte tatin | Kaiserschmarrn
    es: Apfelstrudel | wiener schnitzel para 2 | gin tonic | whisky sour | bloody mary para dos | pancakes
    es: brownie sin gluten | smoothie | risotto ai funghi | spaghetti carbonara | beef wellington
    es: mousse au chocolat | magdalenas tipo muffin | sandwich mixto | tofu
    en: I would like a soup with leeks
    fr: je voudrais une soupe
  `,
  de: `
    de: cottage pie | ein cottage pie | fish and chips | fish and chips für 4 | mac and cheese | cheesecake
    de: apple pie | banana bread | pulled pork | boeuf bourguignon | crème brûlée | Crème brûlée für 6
    de: coq au vin | quiche lorraine | ratatouille | mousse au chocolat | soupe à l'oignon | chili con carne
    de: paella | tortilla de patatas | patatas bravas | gambas al ajillo zu zweit | gazpacho | gin tonic x2
    de: whisky sour | bloody mary | pancakes | brownies glutenfrei | candle light dinner, Lachs
    de: spaghetti aglio e olio | saltimbocca alla romana | beef wellington | sticky toffee pudding
    de: lemon tarte | low carb pizza | one pot pasta | meal prep bowl | tofu
    en: I would like a soup with leeks
    fr: je voudrais une soupe
  `,
}

const sentences = languages.flatMap((page) =>
  written[page]
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, answer = '', texts = ''] = /^\s*(\w+): (.*)$/.exec(line) ?? []
      return texts.split(' | ').map((text) => [page, text, answer] as const)
    }),
)

it.each(sentences)('on a page in %s "%s" is answered in %s', (page, text, answer) => {
  expect(languageOfTurn(text, page, true)).toBe(answer)
})
