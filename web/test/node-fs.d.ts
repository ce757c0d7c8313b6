/** The only Node API of the tests in web/. Without the other types no page can use Node by mistake. */
declare module 'node:fs' {
  export function readFileSync(file: URL, encoding: 'utf8'): string
}
