/**
 * Loaded into the product by `--import`: its kitchen threads keep the priority of the others. They would get a tenth of
 * what a busy browser gets, and a journey waits for their answers, which takes minutes where several run at once.
 */
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import threads from 'node:worker_threads'

os.setPriority = () => undefined
threads.Worker = class extends threads.Worker {
  constructor(entry, options) {
    super(entry, { ...options, execArgv: [...(options?.execArgv ?? []), `--import=${import.meta.url}`] })
  }
}
syncBuiltinESMExports()
