interface QueueLimits {
  max: number
  maxPerUser: number
}

/** A queue that serves members in turn, so that one with many jobs does not delay the others. */
export function jobQueue<Job extends { userId: string }>({ max, maxPerUser }: QueueLimits) {
  /** The next owner is the first. */
  const waiting = new Map<string, Job[]>()
  let length = 0

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
      for (const [userId, userJobs] of waiting) {
        const job = userJobs.shift()
        waiting.delete(userId)
        if (userJobs.length > 0) waiting.set(userId, userJobs)
        length -= 1
        return job
      }
      return undefined
    },

    remove(job: Job): void {
      const userJobs = waiting.get(job.userId)
      const index = userJobs?.indexOf(job) ?? -1
      if (!userJobs || index < 0) return
      userJobs.splice(index, 1)
      if (userJobs.length === 0) waiting.delete(job.userId)
      length -= 1
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
