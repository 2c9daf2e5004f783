/**
 * Two soft synthesized notes, without an audio file. Browsers play them only after the user has
 * pressed something on the page.
 */

let context: AudioContext | undefined;

/** Call it within a press; returns false if audio is unavailable. */
export function wakeSound(): boolean {
  if (typeof AudioContext === 'undefined') return false;
  context ??= new AudioContext();
  void context.resume().catch(() => {});
  return true;
}

/** Silent until the user has pressed something. */
export function chime(): void {
  if (context?.state !== 'running') return;
  note(context, 660, 0);
  note(context, 880, 0.14);
}

/** `at`: seconds from now. */
function note(audio: AudioContext, frequency: number, at: number): void {
  const [oscillator, volume] = [audio.createOscillator(), audio.createGain()];
  const start = audio.currentTime + at;
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.45);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.5);
}
