import { useEffect, useRef } from 'react'

/**
 * Runs `work` once per input, however often React mounts the page, and reports the outcome while the page is mounted.
 * A null input runs nothing. `work` must not throw: a failure is an outcome too.
 */
export function useOnce<Outcome>(
  input: string | null,
  work: (input: string) => Promise<Outcome>,
  onOutcome: (outcome: Outcome) => void,
) {
  const started = useRef<{ input: string; outcome: Promise<Outcome> } | null>(null)
  const latest = useRef({ work, onOutcome })
  useEffect(() => {
    latest.current = { work, onOutcome }
  })

  useEffect(() => {
    if (input === null) return
    let gone = false
    if (started.current?.input !== input) started.current = { input, outcome: latest.current.work(input) }
    void started.current.outcome.then((outcome) => gone || latest.current.onOutcome(outcome))
    return () => {
      gone = true
    }
  }, [input])
}
