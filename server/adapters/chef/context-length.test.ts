import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { contextLengthOf } from './context-length.ts'

/** What a server answers, by path. */
async function withServer(answers: Record<string, unknown>, work: (url: string) => Promise<void>) {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`)
  } finally {
    server.close()
  }
}

const lengthAt = (url: string | null, provider: 'compatible' | 'openai' = 'compatible') =>
  contextLengthOf({ provider, model: 'small', url, key: 'k' }, new AbortController().signal)

test.each<[string, Record<string, unknown>, number | null]>([
  [
    'vLLM',
    {
      '/v1/models': {
        data: [
          { id: 'other', max_model_len: 1 },
          { id: 'small', max_model_len: 8192 },
        ],
      },
    },
    8192,
  ],
  ['OpenRouter', { '/v1/models': { data: [{ id: 'small', context_length: 131_072 }] } }, 131_072],
  [
    'llama.cpp',
    { '/v1/models': { data: [{ id: 'small' }] }, '/props': { default_generation_settings: { n_ctx: 4096 } } },
    4096,
  ],
  ['Ollama', { '/api/ps': { models: [{ name: 'small:latest', context_length: 16_384 }] } }, 16_384],
  ['LM Studio', { '/api/v0/models': { data: [{ id: 'small', loaded_context_length: 2048 }] } }, 2048],
  ['a server that tells nothing', {}, null],
  ['a server that tells nonsense', { '/v1/models': '<html>', '/props': [1], '/api/ps': { models: 7 } }, null],
])('the context length by %s', async (_, answers, length) => {
  await withServer(answers, async (url) => expect(await lengthAt(url)).toBe(length))
})

test('is not asked of other providers, nor found where nobody answers', async () => {
  expect(await lengthAt(null, 'openai')).toBeNull()
  expect(await lengthAt('http://127.0.0.1:1/v1')).toBeNull()
})
