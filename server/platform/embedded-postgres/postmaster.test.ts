import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { isAlive, sendSignal } from './postmaster.ts'

test('a signal to a process that has just ended is no failure, and one that may not be sent is', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  const pid = child.pid ?? 0
  expect(isAlive(pid)).toBe(false)
  expect(() => sendSignal(pid, 'SIGINT')).not.toThrow()
  expect(() => sendSignal(process.pid, 'SIGNOTHING' as NodeJS.Signals)).toThrow('SIGNOTHING')
})

test('a signal reaches a process that lives', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  sendSignal(child.pid ?? 0, 'SIGKILL')
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})
