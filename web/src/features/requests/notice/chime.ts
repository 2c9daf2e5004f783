/** Two soft notes, made here: no file. A browser plays them only on a page on which something was pressed before. */

let context: AudioContext | undefined;

/** Call it in the course of a press; false where there is no sound at all. */
export function wakeSound(): boolean {
  if (typeof AudioContext === 'undefined') return false;
  context ??= new AudioContext();
  void context.resume().catch(() => {});
  return true;
}

/** Silent until somebody has pressed something. */
export function chime(): void {
  if (context?.state !== 'running') return;
  note(context, 660, 0);
  note(context, 880, 0.14);
}

/** `at` in seconds from now. */
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
