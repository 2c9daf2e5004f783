import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { recordingOf } from '../../content/recordings.ts';
import { introductionVideos } from '../../content/videos.ts';
import { VideoList } from './video-list.tsx';

const [first, second] = introductionVideos as [
  (typeof introductionVideos)[0],
  (typeof introductionVideos)[0],
];
const link = ({ title }: { title: string }) =>
  screen.getByRole('link', { name: `Ansehen: ${title}` });
const player = () => document.querySelector('video');

const play = vi.fn(() => Promise.resolve());
let wantsLittleMovement: boolean;

beforeEach(() => {
  play.mockClear();
  wantsLittleMovement = false;
  // jsdom plays nothing and knows no media queries.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLittleMovement }));
  render(<VideoList videos={introductionVideos} />);
});

it('has the eight of the specification with the lengths of their recordings', () => {
  expect(introductionVideos.map(({ key }) => recordingOf(key)?.length)).toEqual([
    '2:30',
    '1:04',
    '0:53',
    '0:58',
    '1:12',
    '1:21',
    '1:15',
    '1:49',
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  expect(screen.getByText(/^2:30\sMinuten$/)).toBeTruthy();
});

it('shows below the picture what the captions say, and in it only where it fills the screen', async () => {
  const track = Object.assign(new EventTarget(), {
    mode: 'showing',
    activeCues: [{ text: 'Die älteste steht oben.' }],
  });
  const textTracks = vi.spyOn(HTMLMediaElement.prototype, 'textTracks' as never, 'get' as never);
  textTracks.mockReturnValue([track] as never);
  await userEvent.click(link(first));
  act(() => void track.dispatchEvent(new Event('cuechange')));
  expect(await screen.findByText('Die älteste steht oben.')).toBeTruthy();
  expect(track.mode).toBe('hidden');

  Object.defineProperty(document, 'fullscreenElement', { value: player(), configurable: true });
  fireEvent(document, new Event('fullscreenchange'));
  expect(track.mode).toBe('showing');
  expect(screen.queryByText('Die älteste steht oben.')).toBeNull();
  Reflect.deleteProperty(document, 'fullscreenElement');
  textTracks.mockRestore();
});

it('lists beside the picture what comes when, and a press leads there', async () => {
  const track = Object.assign(new EventTarget(), {
    mode: 'showing',
    activeCues: [],
    cues: [
      { startTime: 2.4, text: 'Das ist eure Praxisseite.' },
      { startTime: 65.2, text: 'Alles steht noch einmal im Überblick.' },
    ],
  });
  const textTracks = vi.spyOn(HTMLMediaElement.prototype, 'textTracks' as never, 'get' as never);
  textTracks.mockReturnValue([track] as never);
  await userEvent.click(link(first));
  fireEvent.load(document.querySelector('track') as HTMLTrackElement);
  expect(
    screen.getAllByRole('button', { name: /^\d:\d\d / }).map(({ textContent }) => textContent),
  ).toEqual(['0:02 Das ist eure Praxisseite.', '1:05 Alles steht noch einmal im Überblick.']);
  await userEvent.click(screen.getByRole('button', { name: /^1:05/ }));
  expect(player()?.currentTime).toBe(65.2);
  expect(play).toHaveBeenCalledTimes(2);
  textTracks.mockRestore();
});

it('plays a recording of our own with German captions in its place, and leads there', async () => {
  await userEvent.click(link(first));
  const recording = recordingOf(first.key);
  expect(player()?.getAttribute('src')).toBe(recording?.mp4);
  expect(player()?.getAttribute('preload')).toBe('none');
  const track = document.querySelector('track');
  expect([track?.kind, track?.srclang, track?.getAttribute('src'), track?.default]).toEqual([
    'captions',
    'de',
    recording?.captions,
    true,
  ]);
  expect(document.activeElement).toBe(player());
  expect(play).toHaveBeenCalledOnce();
});

it('starts nothing by itself for those who want little movement', async () => {
  wantsLittleMovement = true;
  await userEvent.click(link(first));
  expect(document.activeElement).toBe(player());
  expect(play).not.toHaveBeenCalled();
});

it('opens one at a time, and gives the focus back when it is closed', async () => {
  await userEvent.click(link(first));
  await userEvent.click(link(second));
  expect(document.querySelectorAll('video')).toHaveLength(1);
  expect(player()?.getAttribute('aria-label')).toBe(second.title);
  await userEvent.click(screen.getByRole('button', { name: `Schließen: ${second.title}` }));
  expect(player()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(link(second)));
});

it('can be moved about in where the server hands out no parts of files: it is held here as a whole then, and continues where it was', async () => {
  const fetched = vi.fn(async () => new Response('film'));
  vi.stubGlobal('fetch', fetched);
  Object.assign(URL, { createObjectURL: () => 'blob:film', revokeObjectURL: () => {} });
  await userEvent.click(link(first));
  const video = player() as HTMLVideoElement;
  const file = recordingOf(first.key)?.mp4;
  let end = 150;
  Object.defineProperties(video, {
    duration: { value: 150 },
    seekable: { get: () => ({ length: 1, end: () => end }) },
    paused: { value: false },
  });
  fireEvent.loadedMetadata(video);
  await act(async () => {});
  expect([fetched.mock.calls, video.getAttribute('src')]).toEqual([[], file]);

  end = 0;
  video.currentTime = 7;
  fireEvent.loadedMetadata(video);
  await waitFor(() => expect(video.getAttribute('src')).toBe('blob:film'));
  expect(fetched.mock.calls).toEqual([[file]]);
  video.currentTime = 0;
  end = 150;
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(7);
  expect(play).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

it('leaves a press for a new tab to the browser, which shows the file', async () => {
  fireEvent.click(link(first), { ctrlKey: true });
  expect(player()).toBeNull();
  expect(link(first).getAttribute('href')).toBe(recordingOf(first.key)?.mp4);
});

it('says when a video cannot be loaded, and tries again', async () => {
  await userEvent.click(link(first));
  const video = player();
  if (!video) throw new Error('There is no player.');
  fireEvent.error(video);
  expect(screen.getByRole('status').textContent).toContain(
    'Das Video konnte nicht geladen werden.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.activeElement).toBe(player());
  expect(play).toHaveBeenCalledTimes(2);
});
