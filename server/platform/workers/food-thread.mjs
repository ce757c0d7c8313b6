// Plain JavaScript: the cache must be on before the first TypeScript file is compiled. With it, a thread needs neither
// the time nor the memory of the compiler.
import { enableCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'

if (workerData?.compileCache) enableCompileCache(workerData.compileCache)
await import('./food-thread.ts')
