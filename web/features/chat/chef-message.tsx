import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

/**
 * An answer, whose Markdown becomes elements: headings, lists, tables, emphasis, code. Its text is never rendered as HTML;
 * tags are shown as they are written, links and pictures as their words, because nobody has checked where they lead.
 */
export function ChefMessage({ text }: { text: string }) {
  const blocks = useMemo(() => blocksOf(text), [text])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 font-serif text-[1.0625rem] leading-relaxed wrap-anywhere sm:text-lg sm:leading-relaxed">
      {blocks ? nodes(blocks) : <p className="whitespace-pre-wrap">{text}</p>}
    </div>
  )
}

/** Null for what nests too deep to be read, as of a model that repeats itself without end. */
function blocksOf(text: string): Token[] | null {
  try {
    return Lexer.lex(withDashes(text), { gfm: true, breaks: true })
  } catch {
    return null
  }
}

/** Models begin items of a list with a dot, too. */
const withDashes = (text: string) => text.replaceAll(/^(\s*)•\s+/gm, '$1- ')

/** Without keys, because a text that grows keeps its beginning. */
const all = (children: readonly ReactNode[]) => createElement(Fragment, null, ...children)

const nodes = (tokens: readonly Token[] = []): ReactNode =>
  all(tokens.map((token) => nodeOf(token as MarkedToken)))

function nodeOf(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'checkbox':
      return null
    case 'paragraph':
      return <p>{nodes(token.tokens)}</p>
    case 'heading':
      return <h3 className="mt-1 text-[1.125em] font-semibold">{nodes(token.tokens)}</h3>
    case 'list':
      return <List {...token} />
    case 'list_item':
      return <li>{nodes(token.tokens)}</li>
    case 'blockquote':
      return (
        <blockquote className="grid gap-2 border-l-2 border-brand pl-4">{nodes(token.tokens)}</blockquote>
      )
    case 'code':
      return <p className="font-sans text-[0.9em] whitespace-pre-wrap">{token.text}</p>
    case 'hr':
      return <hr className="border-line" />
    case 'table':
      return <Table {...token} />
    case 'strong':
      return <strong className="font-bold">{nodes(token.tokens)}</strong>
    case 'em':
      return <em>{nodes(token.tokens)}</em>
    case 'codespan':
      return <span className="font-sans text-[0.95em]">{token.text}</span>
    case 'del':
      // A single tilde means "about": ~10 to ~20 minutes.
      return token.raw.startsWith('~~') ? <s>{nodes(token.tokens)}</s> : token.raw
    case 'br':
      return <br />
    case 'link':
      return nodes(token.tokens)
    case 'text':
      return token.tokens ? nodes(token.tokens) : token.text
    case 'html':
    case 'image':
    case 'escape':
      return token.text
  }
}

function List({ ordered, start, items }: Tokens.List) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag
      start={ordered && start !== '' && start !== 1 ? start : undefined}
      className={classNames(
        'grid gap-1 marker:text-brand [&_ol]:mt-1 [&_ul]:mt-1',
        ordered ? 'list-decimal pl-6' : 'list-disc pl-5',
      )}
    >
      {nodes(items)}
    </Tag>
  )
}

function Table({ header, rows }: Tokens.Table) {
  const row = (cells: readonly Tokens.TableCell[], Tag: 'th' | 'td') => (
    <tr>{all(cells.map((each) => cell(each, Tag)))}</tr>
  )
  return (
    // A wide one scrolls by itself, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="overflow-x-auto" tabIndex={0}>
      <table className="w-full font-sans text-[0.9375rem]">
        <thead>{row(header, 'th')}</thead>
        <tbody>{all(rows.map((cells) => row(cells, 'td')))}</tbody>
      </table>
    </div>
  )
}

const cell = ({ tokens, align }: Tokens.TableCell, Tag: 'th' | 'td') => (
  <Tag
    className={classNames(
      'min-w-20 border-b border-line py-1.5 pr-4 align-top',
      align === 'right' ? 'text-right' : 'text-left',
    )}
  >
    {nodes(tokens)}
  </Tag>
)
