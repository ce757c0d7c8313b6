import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

// Undefined in some browsers, although its type says otherwise.
const synthesis = () =>
  (typeof window === 'undefined' ? undefined : window.speechSynthesis) as SpeechSynthesis | undefined

function onVoices(listener: () => void) {
  synthesis()?.addEventListener?.('voiceschanged', listener)
  return () => synthesis()?.removeEventListener?.('voiceschanged', listener)
}

/** The device's own voice for a language: other voices would send the text to their maker. */
function voiceFor(language: string): SpeechSynthesisVoice | null {
  const voices = synthesis()?.getVoices() ?? []
  const own = voices.filter((each) => each.localService && each.lang.toLowerCase().startsWith(language))
  const preferred = navigator.languages.find((each) => each.toLowerCase().startsWith(language))
  return own.find((each) => each.lang === preferred) ?? own.find((each) => each.default) ?? own[0] ?? null
}

/** Reads texts in a language aloud; `canRead` is false where the device has no voice for it. */
export function useReadAloud(language: string) {
  const canRead = useSyncExternalStore(
    onVoices,
    () => voiceFor(language) !== null,
    () => false,
  )
  const [isReading, setIsReading] = useState(false)
  const current = useRef<SpeechSynthesisUtterance | null>(null)

  function stop() {
    current.current = null
    synthesis()?.cancel()
    setIsReading(false)
  }

  function read(text: string) {
    const speech = synthesis()
    if (!speech) return
    speech.cancel()
    const utterance = new SpeechSynthesisUtterance(text)
    const voice = voiceFor(language)
    utterance.voice = voice
    utterance.lang = voice?.lang ?? language
    current.current = utterance
    // The end of a text that was replaced comes after the next one has begun.
    const onEnd = () => current.current === utterance && setIsReading(false)
    utterance.addEventListener('end', onEnd)
    utterance.addEventListener('error', onEnd)
    setIsReading(true)
    speech.speak(utterance)
  }

  useEffect(() => () => synthesis()?.cancel(), [])

  return { canRead, isReading, read, stop }
}
