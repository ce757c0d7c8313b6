interface Limits {
  most: number
  mostPerMember: number
}

/** A queue that serves members in turn, so that one who asks for much does not hold up the others. */
export function fairQueue<Job extends { memberId: string }>({ most, mostPerMember }: Limits) {
  /** Whoever is served next stands first. */
  const waiting = new Map<string, Job[]>()
  let length = 0

  return {
    get length() {
      return length
    },

    /** False when the queue, or the member's part of it, is full. */
    add(job: Job): boolean {
      const own = waiting.get(job.memberId) ?? []
      if (length >= most || own.length >= mostPerMember) return false
      own.push(job)
      waiting.set(job.memberId, own)
      length += 1
      return true
    },

    next(): Job | undefined {
      for (const [memberId, own] of waiting) {
        const job = own.shift()
        waiting.delete(memberId)
        if (own.length > 0) waiting.set(memberId, own)
        length -= 1
        return job
      }
      return undefined
    },

    remove(job: Job): void {
      const own = waiting.get(job.memberId)
      const place = own?.indexOf(job) ?? -1
      if (!own || place < 0) return
      own.splice(place, 1)
      if (own.length === 0) waiting.delete(job.memberId)
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
