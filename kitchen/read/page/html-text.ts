import { decodeHTMLStrict } from 'entities'
import { toSingleLine } from '#shared/contract/wire.ts'
import { tokenize } from './html-tokens.ts'

const breaksLine = new Set(['p', 'br', 'li', 'ol', 'ul', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const isCode = (tag: string) => tag === 'script' || tag === 'style'

/** The text without its tags and comments; what begins a tag without ending it is text. */
function withoutTags(html: string): string {
  const parts: string[] = []
  let end = 0
  let tag = ''
  const enter = (from: number, to: number) => {
    tag = html.slice(from, to).toLowerCase()
    if (breaksLine.has(tag)) parts.push('\n')
  }
  const endAfter = (index: number) => void (end = index + 1)
  tokenize(html, {
    ontext(from, to) {
      if (!isCode(tag)) parts.push(html.slice(from, to))
      end = to
    },
    onopentagname: enter,
    onopentagend: endAfter,
    onselfclosingtag: endAfter,
    onclosetag(from, to) {
      enter(from, to)
      tag = ''
      end = html.indexOf('>', to) + 1 || html.length
    },
    oncdata: (_from, to) => endAfter(to),
    oncomment: (_from, to) => endAfter(to),
    ondeclaration: (_from, to) => endAfter(to),
    onprocessinginstruction: (_from, to) => endAfter(to),
  })
  parts.push(html.slice(end))
  return parts.join('')
}

/** The lines of a text that may carry tags and entities, even entities written twice; blank ones are left out. */
export function linesOf(text: string): string[] {
  return withoutTags(decodeHTMLStrict(decodeHTMLStrict(text)))
    .replaceAll('\0', '')
    .toWellFormed()
    .split(/[\r\n]+/)
    .map((line) => toSingleLine(line).replace(/\s+/g, ' '))
    .filter((line) => line !== '')
}

export const lineOf = (text: string): string => linesOf(text).join(' ')
