/** What a number measures when it counts nobody: sizes, weights, heat and time. */
const units =
  'cm|mm|centimet(?:re|er)s?|centimetros?|zentimeter|inch(?:es)?|zoll|pulgadas?|kgs?|kilos?|kilogram\\w*|g|gr|grams?|grammes?|gramm|gramos?|ml|cl|dl|lit(?:re|er)s?|litros?|quarts?|oz|ounces?|lbs?|pounds?|pfund|°c?|degrees?|degres?|grados?|grad|%|percent|prozent|watts?'
const tins =
  'spring ?form|backform|kastenform|form|moule|molde|tin|mould|durchmesser|diametre|diametro|diameter|ø'

const measures = [
  // "22 x 30", "9 by 13 by 2"
  /(?<![\d.,])\d{1,3}(?: ?(?:cm|mm|in|inch|inches|zoll))? ?(?:x|×|\*|by|auf|mal|sur|por) ?\d{1,3}(?: ?(?:x|×|\*|by|auf|mal|sur|por) ?\d{1,3})?(?![\d%])(?: ?-?(?:cm|mm|inch(?:es)?|in\b|"))?/g,
  new RegExp(`(?<![\\d.,])\\d{1,4}(?:[.,]\\d{1,2})?(?: ?-?| 1/2 )(?:${units})(?![a-z])`, 'g'),
  new RegExp(
    `(?<=(?<![a-z])(?:${tins})(?: of| de| d'| von| mit)? )(?:1[2-9]|[2-4]\\d)(?![\\d.,]|[a-z])`,
    'g',
  ),
]

/** A turn (numbers in digits) without the numbers that are spent on measures. */
export const withoutMeasures = (text: string): string =>
  measures.reduce((left, words) => left.replace(words, ' '), text)

/** "Write it up for me", "schreib mir das für mich auf": who is served by it need not eat alone. */
const favours = [
  /(?<=(?<![a-z])(?:write|jot|note|type|spell|print|convert|translate|scale|work|adapt|save|list|explain|break|look|sort|put|sum|do (?:it|this|that|the maths?)|have a look)(?: [a-z]+){0,5} )for me(?! (?:and|&|plus)|,? (?:my|the) )/g,
  /(?<=(?<![a-z])(?:ecri[a-z]*|not(?:e|er|ez)|imprime[a-z]*|convert[a-z]*|tradui[a-z]*|adapt[a-z]*|calcul[a-z]*|expliqu[a-z]*|fais (?:ca|le))(?:[ -][a-z']+){0,5} )pour moi(?! (?:et|&|plus))/g,
  /(?<=(?<![a-z])(?:escrib[a-z]*|apunt[a-z]*|anot[a-z]*|imprim[a-z]*|conviert[a-z]*|traduc[a-z]*|adapt[a-z]*|calcul[a-z]*|expli[a-z]*)(?: [a-z]+){0,5} )para mi(?! (?:y|e|mas))/g,
  /(?<=(?<![a-z])(?:schreib[a-z]*|notier[a-z]*|druck[a-z]*|rechn[a-z]*|ubersetz[a-z]*|such[a-z]*|erklar[a-z]*|mach (?:das|es))(?: [a-z]+){0,5} )fur mich(?! (?:und|&|allein))/g,
]

export const withoutFavours = (text: string): string =>
  / (?:for me|pour moi|para mi|fur mich)/.test(text)
    ? favours.reduce((left, words) => left.replace(words, ' '), text)
    : text
