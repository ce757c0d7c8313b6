import { describe, expect, test } from 'vitest'
import { archiveStates, type ArchiveState } from '#shared/contract/recipe-archives.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { archiveDenialReason, undoUntil, type ArchiveAction } from './policy.ts'

const now = 1_000_000_000_000
const archive = (state: ArchiveState) => ({
  user_id: 'me',
  state,
  has_file: true,
  finished_at: state === 'done' || state === 'stopped' ? new Date(now) : null,
})

/** The states in which each action is allowed. */
const allowed: [ArchiveAction, readonly ArchiveState[]][] = [
  ['view', archiveStates],
  ['send', ['uploading', 'reading', 'ready', 'failed']],
  ['map', ['ready', 'failed']],
  ['start', ['ready', 'stopped']],
  ['stop', ['importing', 'stopped']],
  ['undo', ['done', 'stopped', 'undoing']],
  ['delete', archiveStates],
]

describe('what a user may do with an archive', () => {
  test.each(allowed)('%s', (action, states) => {
    const free = archiveStates.filter(
      (state) => archiveDenialReason(archive(state), 'me', action, now) === null,
    )
    expect(free).toEqual(states)
    for (const state of archiveStates)
      expect(archiveDenialReason(archive(state), 'other', action, now)).toBe('not found')
    expect(archiveDenialReason(undefined, 'me', action, now)).toBe('not found')
  })

  test('without its file it is neither read again nor started', () => {
    const gone = { ...archive('ready'), has_file: false }
    expect(archiveDenialReason(gone, 'me', 'start', now)).toBe('not found')
    expect(archiveDenialReason(gone, 'me', 'map', now)).toBe('not found')
  })

  test('it can be taken back for 30 days', () => {
    const until = now + lifetimes.archive.undo
    expect(undoUntil(archive('done'))).toBe(until)
    expect(undoUntil(archive('ready'))).toBeNull()
    expect(archiveDenialReason(archive('done'), 'me', 'undo', until - 1)).toBeNull()
    expect(archiveDenialReason(archive('done'), 'me', 'undo', until)).toBe('not found')
  })
})
