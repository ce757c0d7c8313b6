/** What the pool sends to a thread: one job at a time. */
export interface JobRequest {
  name: string
  argument: unknown
}

export type ThreadAnswer =
  /** What the job needs has been loaded; from here on the job itself is timed. */
  | { kind: 'loaded' }
  | { kind: 'done'; result: unknown }
  /** Without the error's message, which may quote what a person typed. */
  | { kind: 'failed'; error: string }

/** What a thread sends back, with the processor time that it has used since it began, in milliseconds. */
export type ThreadMessage = ThreadAnswer & { processorTime: number }
