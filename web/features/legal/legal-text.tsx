import type { Block, Point } from './document.ts'

function PointText({ point }: { point: Point }) {
  if (typeof point === 'string') return point
  return (
    <>
      <strong className="font-semibold text-ink">{point.name}</strong> {point.text}
    </>
  )
}

/** The paragraphs and lists of a section. Their texts never change while shown, so their index is their key. */
export function LegalText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) =>
    typeof block === 'string' ? (
      // oxlint-disable-next-line react/no-array-index-key
      <p key={index}>{block}</p>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <ul key={index}>
        {block.map((point) => (
          <li key={typeof point === 'string' ? point : point.name} className="mt-2">
            <PointText point={point} />
          </li>
        ))}
      </ul>
    ),
  )
}
