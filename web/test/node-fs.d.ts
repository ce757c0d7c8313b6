/** The one thing tests in this room take from Node; its other types stay out, so that no page leans on them. */
declare module 'node:fs' {
  export function readFileSync(file: URL, encoding: 'utf8'): string
}
