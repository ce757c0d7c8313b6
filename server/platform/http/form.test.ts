import { describe, expect, test } from 'vitest'
import { processorTime } from '#shared/test/processor-time.ts'
import { boundaryOf, parseForm } from './form.ts'

/** A form as a browser writes it. */
async function written(fill: (data: FormData) => void): Promise<{ bytes: Buffer; boundary: string }> {
  const data = new FormData()
  fill(data)
  const request = new Request('http://x', { method: 'POST', body: data })
  const boundary = boundaryOf(request.headers.get('content-type') ?? undefined)
  if (boundary === null) throw new Error('no boundary')
  return { bytes: Buffer.from(await request.arrayBuffer()), boundary }
}

const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'a “b”.jpg', { type: 'image/jpeg' })

describe('a form', () => {
  test('is read as a browser wrote it, byte for byte, whatever the file holds', async () => {
    const content = Uint8Array.from([...Buffer.from('\r\n--x\r\n\r\n--'), 0, 255, 13, 10, 45, 45])
    const { bytes, boundary } = await written((data) => {
      data.append('description', 'Crème brûlée\nat home')
      data.append('file', file(content))
    })
    const form = parseForm(bytes, boundary, 1000)
    expect([...form.file]).toEqual([...content])
    expect(form.fields).toEqual({ description: 'Crème brûlée\r\nat home' })
  })

  test('gives the file as a view of what was read, not as a copy', async () => {
    const { bytes, boundary } = await written((data) => data.append('file', file(new Uint8Array(5))))
    expect(parseForm(bytes, boundary, 1000).file.buffer).toBe(bytes.buffer)
  })

  test('with no file, two files, a field twice or too much text is refused', async () => {
    const one = file(new Uint8Array(3))
    const fills: ((data: FormData) => void)[] = [
      (data) => data.append('description', 'x'),
      (data) => (data.append('file', one), data.append('file', one)),
      (data) => (data.append('file', one), data.append('a', '1'), data.append('a', '2')),
      (data) => (data.append('file', one), data.append('a', 'x'.repeat(1001))),
      (data) => (data.append('file', one), data.append('n'.repeat(101), '')),
      (data) => {
        data.append('file', one)
        for (let field = 0; field < 30; field += 1) data.append(`f${field}`, '')
      },
    ]
    for (const fill of fills) {
      const { bytes, boundary } = await written(fill)
      expect(() => parseForm(bytes, boundary, 1000), String(fill)).toThrow('invalid input')
    }
  })

  test('with broken text, no name or headers without end is refused', () => {
    const broken = [
      'content-disposition: form-data; name="a"\r\n\r\n\xff',
      'content-disposition: form-data; name="\xff"\r\n\r\n',
      'content-disposition: form-data\r\n\r\n',
      'content-type: text/plain\r\n\r\n',
      `content-disposition: form-data; name="a"\r\nx: ${'y'.repeat(9000)}\r\n\r\n`,
    ]
    const picture = 'content-disposition: form-data; name="file"; filename="x"\r\n\r\n123'
    const form = (...parts: string[]) =>
      Buffer.from(`${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`, 'latin1')
    expect(parseForm(form(picture), 'b', 1000).file).toHaveLength(3)
    for (const part of broken) {
      expect(() => parseForm(form(picture, part), 'b', 1000), part.slice(0, 60)).toThrow('invalid input')
    }
  })

  test('made to be slow takes linear time', () => {
    const begun = processorTime()
    const pieces = ['\r\n--', '\r\n--b', '\r\n--bb\r', '--', 'b', '\r\n\r\n']
    for (const boundary of ['b'.repeat(70), 'bb']) {
      for (const piece of pieces) {
        const bytes = Buffer.from(`--${boundary}\r\n${piece.repeat(1_000_000 / piece.length)}`)
        expect(() => parseForm(bytes, boundary, 1000), piece).toThrow('invalid input')
      }
    }
    expect(processorTime() - begun).toBeLessThan(5000)
  })

  test('cut off anywhere is refused', async () => {
    const { bytes, boundary } = await written((data) => data.append('file', file(new Uint8Array(40))))
    for (let length = 0; length < bytes.length - 4; length += 1) {
      expect(() => parseForm(bytes.subarray(0, length), boundary, 1000), String(length)).toThrow(
        'invalid input',
      )
    }
  })

  test('is known by its content type, quoted or not, and nothing else is', () => {
    expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc')
    expect(boundaryOf('Multipart/Form-Data; charset=utf-8; boundary="a b"')).toBe('a b')
    for (const other of [
      undefined,
      '',
      'application/json',
      'multipart/form-data',
      'multipart/mixed; boundary=a',
      `multipart/form-data; boundary=${'a'.repeat(71)}`,
    ]) {
      expect(boundaryOf(other), other).toBeNull()
    }
  })
})
