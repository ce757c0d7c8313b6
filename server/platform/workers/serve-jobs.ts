import { parentPort } from 'node:worker_threads'
import type { JobRequest, ThreadAnswer, ThreadMessage } from './messages.ts'
import { lowerThisThread } from './thread-priority.ts'

/** Loads what a job needs and answers the function that does it. */
export type LoadJob = (name: string) => Promise<((argument: never) => unknown) | undefined>

/** The thread's side: does the jobs that the pool sends, one at a time. */
export function serveJobs(load: LoadJob): void {
  const port = parentPort
  if (!port) throw new Error('This file runs in a worker thread.')
  lowerThisThread()
  const answer = (message: ThreadAnswer) => {
    const { user, system } = process.threadCpuUsage()
    port.postMessage({ ...message, processorTime: (user + system) / 1000 } satisfies ThreadMessage)
  }
  port.on('message', ({ name, argument }: JobRequest) => {
    void (async () => {
      try {
        const job = await load(name)
        if (!job) throw new Error('unknown job')
        answer({ kind: 'loaded' })
        answer({ kind: 'done', result: await job(argument as never) })
      } catch (error) {
        answer({ kind: 'failed', error: withoutMessage(error) })
      }
    })()
  })
}

function withoutMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'thrown value'
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line))
  return [error.name, ...frames.slice(0, 10)].join('\n')
}
