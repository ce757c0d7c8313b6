import { Fragment, useMemo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { parseChefText, type Line, type TextRun } from './chef-text.ts'

/** An answer as paragraphs and lists. Its text is never rendered as HTML. */
export function ChefMessage({ text }: { text: string }) {
  const blocks = useMemo(() => parseChefText(text), [text])
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
      {lines.map(({ at, runs }) => (
        <Fragment key={at}>
          {at !== lines[0]?.at && <br />}
          <TextRuns runs={runs} />
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
        'grid gap-1 marker:text-brand',
        kind === 'bullets' ? 'list-disc pl-5' : 'list-decimal pl-6',
      )}
    >
      {lines.map(({ at, runs }) => (
        <li key={at}>
          <TextRuns runs={runs} />
        </li>
      ))}
    </Tag>
  )
}

function TextRuns({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ at, text, strong }) =>
    strong ? (
      <strong key={at} className="font-bold">
        {text}
      </strong>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  )
}
