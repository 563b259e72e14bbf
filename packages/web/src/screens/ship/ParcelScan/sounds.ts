let audio: AudioContext | null = null

/** A short high tone for what went well, two low ones for what needs a look. Silent where the browser makes no sound. */
export function sound(kind: 'good' | 'bad'): void {
  try {
    audio ??= new AudioContext()
    const tones =
      kind === 'good'
        ? [[880, 0]]
        : [
            [220, 0],
            [196, 0.18],
          ]
    for (const [pitch = 0, after = 0] of tones) {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()]
      const from = audio.currentTime + after
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0.15, from)
      volume.gain.exponentialRampToValueAtTime(0.001, from + 0.15)
      tone.connect(volume).connect(audio.destination)
      tone.start(from)
      tone.stop(from + 0.15)
    }
  } catch {
    // What cannot be heard stands on the screen.
  }
}
