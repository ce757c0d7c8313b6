import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { JobRequest, ThreadMessage } from './messages.ts'

export interface ThreadLimits {
  /** Processor time for loading what a job needs, in milliseconds. */
  opening: number
  /** Processor time for the job itself. */
  job: number
  memoryMb: number
}

export type Outcome =
  | { kind: 'done'; result: unknown }
  /** `ended` when the thread can do no more jobs. */
  | { kind: 'failed'; reason: string; ended: boolean }

export interface Thread {
  /** Does one job; called again only when the one before is settled. Never rejects. */
  run: (request: JobRequest) => Promise<Outcome>
  /** False once it has ended, for whatever reason. */
  isAlive: () => boolean
  end: () => Promise<unknown>
}

const checkInterval = 50
/** A thread that does not even report its processor time is ended. */
const responseTimeout = 5_000
const youngMemoryMb = 16

/**
 * A worker thread with a limit on the processor time of each job. It is the thread's own time, not the wall's: on a
 * busy machine an honest job takes longer without doing more.
 */
export function openThread(entry: string, limits: ThreadLimits): Thread {
  const cache = getCompileCacheDir()
  const worker = new Worker(entry, {
    name: 'kitchen',
    execArgv: [],
    // It needs no setting and gets no secret.
    env: {},
    // The folder that is in use is one by Node's version inside the one to enable.
    workerData: { compileCache: cache === undefined ? null : dirname(cache) },
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: youngMemoryMb },
  })
  let alive = true
  // A thread may never report its time before it runs.
  let online = false
  let processorTime = 0
  let onExit: (reason: string) => void = () => undefined
  worker.on('error', (error) => onExit('code' in error ? String(error.code) : error.name))
  worker.on('online', () => (online = true))
  worker.on('exit', () => {
    alive = false
    onExit('thread ended')
  })
  // Only a running job prevents the process from ending.
  worker.unref()

  function run(request: JobRequest): Promise<Outcome> {
    return new Promise((resolve) => {
      let allowed = limits.opening
      let checkStartedAt = 0
      const checkTimer = setInterval(check, checkInterval)

      function settle(outcome: Outcome) {
        clearInterval(checkTimer)
        worker.off('message', onMessage)
        onExit = () => undefined
        worker.unref()
        resolve(outcome)
      }

      function end(reason: string) {
        settle({ kind: 'failed', reason, ended: true })
        void worker.terminate()
      }

      function check() {
        if (!online) return
        if (checkStartedAt > 0) {
          if (performance.now() - checkStartedAt > responseTimeout) end('no answer')
          return
        }
        void checkCpuTime()
      }

      async function checkCpuTime() {
        checkStartedAt = performance.now()
        const used = await worker.cpuUsage().catch(() => null)
        checkStartedAt = 0
        if (used && (used.user + used.system) / 1000 - processorTime > allowed) end('processor time')
      }

      function onMessage(message: ThreadMessage) {
        ;({ processorTime } = message)
        if (message.kind === 'loaded') allowed = limits.job
        else if (message.kind === 'done') settle(message)
        else settle({ kind: 'failed', reason: message.error, ended: false })
      }

      onExit = end
      worker.on('message', onMessage)
      worker.ref()
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(request)
      } catch (error) {
        settle({ kind: 'failed', reason: error instanceof Error ? error.name : 'not cloned', ended: false })
      }
    })
  }

  return { run, isAlive: () => alive, end: () => worker.terminate() }
}
