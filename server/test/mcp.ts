import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { createAccessToken } from '#shared/contract/access-tokens.ts'
import type { TestClient } from './client.ts'

/** Revisions of the protocol: with a handshake, and with requests that are complete. */
export type Era = 'legacy' | 'auto'

/** What tests read of the answers of the tools. */
interface ToolAnswer {
  recipes: { id: string; title: string }[]
  meals: object[]
  lines: object[]
  more: number
  idea: { recipe: { id: string; title: string }; reasons: object[] } | null
  saved: { id: string; title: string; page: string }
  choices: object[]
  duplicates: object[]
  added: number
  cooked: object
  conversation: string
  recipe: string
  text: string
}

export interface McpClient {
  client: Client
  toolNames: () => Promise<string[]>
  /** What a tool answers: its data, or the code of its error. */
  use: (name: string, input?: Record<string, unknown>) => Promise<ToolAnswer>
  /** The same as the assistant reads it. */
  text: (name: string, input?: Record<string, unknown>) => Promise<string>
}

export const createToken = async (user: TestClient, canWrite: boolean): Promise<string> =>
  (await user.call(createAccessToken, { body: { name: 'Assistant', canWrite } })).token

/** An assistant with an access token, by the client of the SDK. */
export async function connectMcp(url: string, token: string, era: Era = 'legacy'): Promise<McpClient> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: era } })
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers } }))

  async function read(name: string, input: Record<string, unknown> = {}) {
    const { content, isError } = await client.callTool({ name, arguments: input })
    const [first] = content
    return { text: first?.type === 'text' ? first.text : '', isError: isError === true }
  }

  return {
    client,
    toolNames: async () => (await client.listTools()).tools.map(({ name }) => name),
    async use(name, input) {
      const { text, isError } = await read(name, input)
      // Tests compare it with the code.
      if (isError) return text as unknown as ToolAnswer
      const [, mark, data, end] = text.split('\n')
      if (mark !== end) throw new Error(`not fenced: ${text}`)
      return JSON.parse(data ?? '') as ToolAnswer
    },
    text: async (name, input) => (await read(name, input)).text,
  }
}
