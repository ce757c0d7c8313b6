const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'’»”]/g

interface Part {
  start: number
  text: string
  isAddress: boolean
}

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    parts.push({ start: end, text: text.slice(end, match.index), isAddress: false })
    parts.push({ start: match.index, text: match[0], isAddress: true })
    end = match.index + match[0].length
  }
  return [...parts, { start: end, text: text.slice(end), isAddress: false }]
}

/** A user's text with its line breaks; URLs become links that pass no referrer or ranking. */
export function UserText({ children }: { children: string }) {
  return (
    <div className="max-w-text whitespace-pre-line">
      {partsOf(children).map(({ start, text, isAddress }) =>
        isAddress ? (
          <a
            key={start}
            href={text}
            rel="nofollow noopener noreferrer ugc"
            className="break-all text-brand underline underline-offset-2"
          >
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </div>
  )
}
