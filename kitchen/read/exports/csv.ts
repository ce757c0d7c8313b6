const delimiters = [',', ';', '\t', '|'] as const

/** The mark that stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const end = text.search(/[\r\n]/)
  const first = text.slice(0, end < 0 ? undefined : end).replace(/"[^"]*"/g, '')
  const counts = delimiters.map((mark) => first.split(mark).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/**
 * The rows of a text with separated values (RFC 4180), in linear time. Quotes may hold line breaks and doubled quotes; one
 * that is never closed ends with the text. Empty rows are left out.
 */
export function rowsOfCsv(text: string): string[][] {
  const delimiter = delimiterOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    row.push(cell)
    if (row.some((each) => each.trim() !== '')) rows.push(row)
    row = []
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      const end = text.indexOf('"', at)
      cell += text.slice(at, end < 0 ? undefined : end)
      at = end < 0 ? text.length : end
      if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (sign === delimiter) {
      row.push(cell)
      cell = ''
    } else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}
