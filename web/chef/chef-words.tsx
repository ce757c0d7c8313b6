import { Fragment, useMemo } from 'react'
import { classNames } from '../ui/class-names.ts'
import { readChefText, type Line, type Stretch } from './chef-text.ts'

/** The chef's words as paragraphs and lists; whatever stands in them, it is text. */
export function ChefWords({ text }: { text: string }) {
  const blocks = useMemo(() => readChefText(text), [text])
  return (
    <div className="grid gap-3 font-serif text-[1.0625rem] leading-relaxed sm:text-lg sm:leading-relaxed">
      {blocks.map(({ kind, lines }) =>
        kind === 'paragraph' ? (
          <Paragraph key={lines[0]?.at} lines={lines} />
        ) : (
          <List key={lines[0]?.at} {...{ kind, lines }} />
        ),
      )}
    </div>
  )
}

function Paragraph({ lines }: { lines: readonly Line[] }) {
  return (
    <p>
      {lines.map(({ at, words }) => (
        <Fragment key={at}>
          {at !== lines[0]?.at && <br />}
          <Words words={words} />
        </Fragment>
      ))}
    </p>
  )
}

function List({ kind, lines }: { kind: 'bullets' | 'numbers'; lines: readonly Line[] }) {
  const Tag = kind === 'bullets' ? 'ul' : 'ol'
  return (
    <Tag
      className={classNames(
        'grid gap-1 marker:text-tomato',
        kind === 'bullets' ? 'list-disc pl-5' : 'list-decimal pl-6',
      )}
    >
      {lines.map(({ at, words }) => (
        <li key={at}>
          <Words words={words} />
        </li>
      ))}
    </Tag>
  )
}

function Words({ words }: { words: readonly Stretch[] }) {
  return words.map(({ at, text, strong }) =>
    strong ? (
      <strong key={at} className="font-bold">
        {text}
      </strong>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  )
}
