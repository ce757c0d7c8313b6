import { expect, test } from 'vitest'
import { maySeeVersion } from './policy.ts'

const recipe = { owner_id: 'owner', version_id: 'current' }
const version = { id: 'old', was_public: false, was_shared_with_viewer: false, hidden_at: null }
const hidden = { hidden_at: new Date() }

test.each([
  ['the current one', { id: 'current' }, [true, true, true]],
  ['the current one while it is hidden', { id: 'current', ...hidden }, [true, true, true]],
  ['a private one', {}, [true, false, false]],
  ['a private one that was hidden with later ones', hidden, [true, false, false]],
  ['one that was public', { was_public: true }, [true, true, true]],
  ['one that was public and was hidden', { was_public: true, ...hidden }, [true, false, true]],
  ['one that was shared with the reader', { was_shared_with_viewer: true }, [true, true, true]],
  ['one that was shared and was hidden', { was_shared_with_viewer: true, ...hidden }, [true, false, true]],
])('who may see %s: owner, reader, admin', (_, about, expected) => {
  const viewers = [
    { id: 'owner', isAdmin: false },
    { id: 'reader', isAdmin: false },
    { id: 'admin', isAdmin: true },
  ]
  expect(viewers.map((viewer) => maySeeVersion({ ...version, ...about }, recipe, viewer))).toEqual(expected)
})
