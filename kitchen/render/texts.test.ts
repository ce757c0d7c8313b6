import { expect, it } from 'vitest'
import { textsIn } from './texts.ts'

const entry = (key: string) => `${key}\nen ${key} en\nfr ${key} fr\nes ${key} es\nde ${key} de\n`
const file = (...keys: string[]) => keys.map(entry).join('\n')

it('reads one text, several ways to say it, and the texts of a group', () => {
  const shape = { asked: 'one', thanked: 'choices', changes: ['in', 'out'] } as const
  const texts = textsIn(file('asked', 'thanked-1', 'thanked-2', 'changes-in', 'changes-out'), 'a.txt', shape)
  expect(texts.asked.de).toBe('asked de')
  expect(texts.thanked.fr).toEqual(['thanked-1 fr', 'thanked-2 fr'])
  expect(texts.changes.out.es).toBe('changes-out es')
})

it.each([
  ['an entry is missing', ['asked'], 'a.txt: "changes-in" is missing'],
  ['nothing asks for one', ['asked', 'changes-in', 'changes-on'], 'a.txt:13: nothing asks for "changes-on"'],
])('says where %s', (_, keys, message) => {
  expect(() => textsIn(file(...keys), 'a.txt', { asked: 'one', changes: ['in'] })).toThrow(message)
})
