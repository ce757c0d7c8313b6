interface QueueLimits {
  max: number
  maxPerUser: number
}

/**
 * A queue that serves members in turn, so that one with many jobs does not delay the others: whoever was served last
 * comes after everybody else, also after those who come later.
 */
export function jobQueue<Job extends { userId: string }>({ max, maxPerUser }: QueueLimits) {
  /** The next owner is the first. */
  const waiting = new Map<string, Job[]>()
  let length = 0
  let served: string | undefined

  return {
    get length() {
      return length
    },

    /** False when the queue, or the member's part of it, is full. */
    add(job: Job): boolean {
      const userJobs = waiting.get(job.userId) ?? []
      if (length >= max || userJobs.length >= maxPerUser) return false
      userJobs.push(job)
      waiting.set(job.userId, userJobs)
      length += 1
      return true
    },

    next(): Job | undefined {
      const userId = [...waiting.keys()].find((each) => each !== served) ?? served
      const [job, ...rest] = (userId !== undefined && waiting.get(userId)) || []
      if (userId === undefined || !job) return undefined
      waiting.delete(userId)
      if (rest.length > 0) waiting.set(userId, rest)
      served = userId
      length -= 1
      return job
    },

    remove(job: Job): void {
      const userJobs = waiting.get(job.userId)
      const index = userJobs?.indexOf(job) ?? -1
      if (!userJobs || index < 0) return
      userJobs.splice(index, 1)
      if (userJobs.length === 0) waiting.delete(job.userId)
      length -= 1
    },

    /** Everything of this member that waits. */
    takeOf(userId: string): Job[] {
      const userJobs = waiting.get(userId) ?? []
      waiting.delete(userId)
      length -= userJobs.length
      return userJobs
    },

    /** Empties the queue. */
    takeAll(): Job[] {
      const all = [...waiting.values()].flat()
      waiting.clear()
      length = 0
      return all
    },
  }
}
