import { expect, test } from 'vitest'
import type { Post } from '#shared/contract/forum.ts'
import { processorTime } from '#shared/test/processor-time.ts'
import { ancestorsOf, replyRows } from './reply-tree.ts'

const post = (id: string, parentId: string | null = null): Post => ({
  id,
  threadId: 't1',
  authorId: '1',
  authorName: 'Ada',
  authorEmail: null,
  content: id,
  parentId,
  createdAt: '2026-11-11T10:00:00Z',
  editedAt: null,
  isDeleted: false,
  isHidden: false,
  mine: false,
  recipe: null,
})

const drawn = (posts: Post[], folded: string[] = []) =>
  replyRows(posts, new Set(folded)).map(
    ({ post: { id }, depth, replyCount }) => `${depth} ${id} ${replyCount}`,
  )

test('replies follow their parent, oldest first, one level deeper', () => {
  const posts = [post('a'), post('b'), post('a1', 'a'), post('b1', 'b'), post('a2', 'a'), post('a1x', 'a1')]
  expect(drawn(posts)).toEqual(['0 a 3', '1 a1 1', '2 a1x 0', '1 a2 0', '0 b 1', '1 b1 0'])
})

test('a folded post hides its descendants only', () => {
  const posts = [post('a'), post('a1', 'a'), post('a1x', 'a1'), post('a2', 'a'), post('b')]
  expect(drawn(posts, ['a1'])).toEqual(['0 a 3', '1 a1 1', '1 a2 0', '0 b 0'])
  expect(drawn(posts, ['a', 'a1'])).toEqual(['0 a 3', '0 b 0'])
})

test('each row has its parent', () => {
  const rows = replyRows([post('a'), post('a1', 'a')], new Set())
  expect(rows.map(({ parent }) => parent?.id ?? null)).toEqual([null, 'a'])
})

test('a post with an unknown parent is a root', () => {
  expect(drawn([post('a', 'gone'), post('a1', 'a')])).toEqual(['0 a 1', '1 a1 0'])
})

test('posts in a cycle are shown once each', () => {
  const rows = drawn([post('a', 'b'), post('b', 'a'), post('c', 'c')])
  expect(rows.map((row) => row.split(' ')[1]).toSorted()).toEqual(['a', 'b', 'c'])
})

test('5,000 posts, 2,000 of them in one chain, take less than a second', () => {
  const chain = Array.from({ length: 2000 }, (_, index) =>
    post(`c${index}`, index === 0 ? null : `c${index - 1}`),
  )
  const wide = Array.from({ length: 3000 }, (_, index) => post(`w${index}`, 'c0'))
  const start = processorTime()
  const rows = replyRows([...chain, ...wide], new Set())
  expect(processorTime() - start).toBeLessThan(1000)
  expect(rows).toHaveLength(5000)
  expect(rows[0]).toMatchObject({ depth: 0, replyCount: 4999 })
  expect(rows[1999]).toMatchObject({ depth: 1999, replyCount: 0 })
})

test('the ancestors of a post are found, also in a cycle', () => {
  expect(ancestorsOf([post('a'), post('a1', 'a'), post('a1x', 'a1')], 'a1x')).toEqual(['a1', 'a'])
  expect(ancestorsOf([post('a', 'b'), post('b', 'a')], 'a')).toEqual(['b', 'a'])
})
