/** What is nothing cold; fritters, pies and scotch eggs go on a picnic. */
const onlyHot =
  /[sS]oup$|[sS]tew$|[cC]urry$|[cC]hilli|[rR]isotto|^(?:braise|beanPot|groundSauce|potRoast|klopse|eggsInSauce|masala|dal|biryani|donburi|ramen|stirFry|creamSauce|creamedChicken|fondue|raclette|paella|friedRice|pasta|carbonara|friedNoodles|gnocchi|spaetzle|ragu|gratin|pastaBake|layeredBake|cheeseSauceBake|cottagePie|fishPie|enchiladas|panFry|trayBake|airFry|roast|mash|hash|omelette|scrambledEggs|shakshuka|souffle|burger|tacos|dumplings|papillote|stuffed|bakedPotato)$/

/** Kinds of dishes that are as good from a box. */
const goodCold: ReadonlySet<string> = new Set([
  'salad',
  'potatoSalad',
  'pastaSalad',
  'caesarSalad',
  'sandwich',
  'frittata',
  'quiche',
  'savouryTart',
  'gazpacho',
  'slaw',
  'cake',
  'fruitSalad',
  'brownies',
  'cookies',
])

export const isOnlyHot = (kind: string): boolean => onlyHot.test(kind) && !goodCold.has(kind)
