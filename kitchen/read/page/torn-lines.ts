/** "2", "1/2 teaspoon": an amount without a food. */
const bareAmount =
  /^(?:\d{1,3}(?:[.,/]\d{1,3})?|[½¼¾⅓⅔⅛]|\d{1,3}\s?[½¼¾⅓⅔⅛])(?:\s(?:teaspoons?|tablespoons?|cups?|tsps?|tbsps?|[ETt]L|c\. à [cs]\.?|cucharadas?|cucharaditas?|tazas?|oz|ounces?|g|kg|ml|cl|dl|l))?$/i
/** "in small dice", "plus some more" */
const remark = /^(?:in|zum|zur|zzgl\.?|nach|plus|oder|or|for|to|pour|ou|en|para|o|au|aux)\s/
const opens = (line: string) => line.split('(').length > line.split(')').length
const closes = (line: string) => line.split(')').length > line.split('(').length

/**
 * The lines of a list that a page has torn: some tell machines an amount and its food as two lines, or tear all lines at
 * their commas, those within brackets and numbers as well.
 */
export function mended(lines: readonly string[]): string[] {
  const isTornAtCommas = lines.some((line, at) => opens(line) && closes(lines[at + 1] ?? ''))
  const whole: string[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const mend = (joint: string) => void whole.splice(-1, 1, `${last ?? ''}${joint}${line}`)
    if (last === undefined) whole.push(line)
    else if (isTornAtCommas && opens(last)) mend(', ')
    else if (isTornAtCommas && /^\d$/.test(last) && /^\d/.test(line)) mend(',')
    else if (bareAmount.test(last) && /^\p{L}/u.test(line)) mend(' ')
    else if (isTornAtCommas && remark.test(line)) mend(', ')
    else whole.push(line)
  }
  return whole
}
