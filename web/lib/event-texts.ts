/** The data of the events of a stream, in groups as they arrive: a page renders once per group. */
export async function* eventTexts(response: Response): AsyncGenerator<string[]> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return
    text += decoder.decode(part.value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    const events = blocks.flatMap((block) => (block.startsWith('data: ') ? [block.slice(6)] : []))
    if (events.length > 0) yield events
  }
}
