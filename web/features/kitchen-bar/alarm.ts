let audio: AudioContext | undefined

/** To be called from a user action: browsers block audio before one. */
export function prepareSound() {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  void audio.resume().catch(() => undefined)
}

export const canSound = () => audio?.state === 'running'

/** Three tones, and a vibration where the device has it. */
export function playAlarm() {
  // Browsers log an error for a vibration before the first touch.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([300, 150, 300, 150, 300])
  if (audio?.state !== 'running') return
  for (const delay of [0, 0.6, 1.2]) playTone(audio, audio.currentTime + delay)
}

function playTone(context: AudioContext, at: number) {
  const volume = context.createGain()
  volume.connect(context.destination)
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(0.4, at + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.55)
  for (const pitch of [988, 1976]) {
    const tone = context.createOscillator()
    tone.frequency.value = pitch
    tone.connect(volume)
    tone.start(at)
    tone.stop(at + 0.6)
  }
}
