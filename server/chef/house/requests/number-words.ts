const small: readonly (readonly [number, string])[] = [
  [1, 'one|une|un|uno|una|eine|einen|einer|einem|ein|eins'],
  [2, 'two|deux|dos|zwei|zwo|zweit|couple'],
  [3, 'three|trois|tres|drei|dritt'],
  [4, 'four|quatre|cuatro|vier|viert'],
  [5, 'five|cinq|cinco|funf|funft|fuenf|fuenft'],
  [6, 'six|seis|sechs|sechst'],
  [7, 'seven|sept|siete|sieben|siebt'],
  [8, 'eight|huit|ocho|acht'],
  [9, 'nine|neuf|nueve|neun|neunt'],
  [10, 'ten|dix|diez|zehn|zehnt|une dizaine|una decena'],
  [11, 'eleven|onze|once|elf|elft'],
  [
    12,
    'twelve|douze|doce|zwolf|zwolft|a dozen|une douzaine|una docena|ein(em)? dutzend|dozen|douzaine|docena|dutzend',
  ],
  [6, 'half a dozen|half dozen|une demi[- ]douzaine|demi[- ]douzaine|media docena|(ein )?halbes dutzend'],
  [13, 'thirteen|treize|trece|dreizehn'],
  [14, 'fourteen|quatorze|catorce|vierzehn'],
  [15, 'fifteen|quinze|quince|funfzehn|une quinzaine|una quincena'],
  [16, 'sixteen|seize|dieciseis|sechzehn'],
  [18, 'eighteen|dix[- ]huit|dieciocho|achtzehn'],
  [20, 'twenty|vingt|veinte|zwanzig|une vingtaine|una veintena'],
  [25, 'twenty[- ]five|vingt[- ]cinq|veinticinco|funfundzwanzig'],
  [30, 'thirty|trente|treinta|dreissig'],
  [35, 'thirty[- ]five|trente[- ]cinq|treinta y cinco|funfunddreissig'],
  [40, 'forty|quarante|cuarenta|vierzig'],
  [45, 'forty[- ]five|quarante[- ]cinq|cuarenta y cinco|funfundvierzig'],
  [50, 'fifty|cinquante|cincuenta|funfzig'],
  [60, 'sixty|soixante|sesenta|sechzig'],
  [75, 'seventy[- ]five|soixante[- ]quinze|setenta y cinco|funfundsiebzig'],
  [90, 'ninety|quatre[- ]vingt[- ]dix|noventa|neunzig'],
]

/** A number in digits or in words of any of the four languages, on folded text, to stand inside a longer pattern. */
export const numeral = `(\\d{1,3}|${small
  .flatMap(([, words]) => words.split('|'))
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`.replace(/\((?!\\d|\?)/g, (open, at: number) => (at === 0 ? open : '(?:'))

const whole = small.map(([value, words]) => [value, new RegExp(`^(?:${words})$`)] as const)

export function toNumber(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text)
  return whole.find(([, words]) => words.test(text))?.[0] ?? null
}
