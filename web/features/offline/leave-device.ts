import { keepWork } from '../../lib/kept-work.ts'
import { readStoredMember } from '../../lib/stored-member.ts'
import { unsentLines } from './unsent-lines.ts'

/** Before the pages of a member are deleted from here: what was never sent stays, as plain lines, to be saved. */
export async function keepUnsentWork(): Promise<void> {
  const member = readStoredMember()
  if (member) keepWork(member.id, await unsentLines(member.id))
}
