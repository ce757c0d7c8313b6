let audio: AudioContext | undefined

/** Called from a click: a browser lets a page sound only after somebody has touched it. */
export function prepareSound() {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  void audio.resume().catch(() => undefined)
}

/** Three strokes of a small bell, and a shake where the device can. */
export function playSound() {
  navigator.vibrate?.([300, 150, 300, 150, 300])
  if (audio?.state !== 'running') return
  for (const stroke of [0, 0.6, 1.2]) playTone(audio, audio.currentTime + stroke)
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
