import type { TestClient } from './client.ts'

export interface StreamEvent {
  event: string
  data: string
  id?: string
}

/** Opens server-sent events; `next` waits for the next event and rejects when the stream ends. */
export async function openEvents(client: TestClient, path: string, headers: Record<string, string> = {}) {
  const stop = new AbortController()
  const response = await client.fetch(path, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: stop.signal,
  })
  const lines = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function next(): Promise<StreamEvent> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end < 0) {
        const chunk = await lines?.read()
        if (!chunk || chunk.done) throw new Error('the stream ended')
        text += chunk.value
        continue
      }
      const fields = new Map(
        text
          .slice(0, end)
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      )
      text = text.slice(end + 2)
      const event = fields.get('event')
      if (event === undefined) continue
      const id = fields.get('id')
      return { event, data: fields.get('data') ?? '', ...(id !== undefined && { id }) }
    }
  }
  return { response, next, close: () => stop.abort() }
}
