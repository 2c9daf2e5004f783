import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type IntroductionVideo, introductionVideos } from '../../content/videos.ts';
import { VideoList } from './video-list.tsx';
import VideoPlayer from './video-player.tsx';

const video: IntroductionVideo = {
  key: 'probe',
  title: 'Eine Probe',
  length: '1:00',
  text: 'Was gezeigt wird.',
  frames: [
    { picture: 'requests', text: 'Erstens.' },
    { picture: 'week', text: 'Zweitens.' },
    { picture: 'archive', text: 'Drittens.' },
  ],
};
const button = (name: string) => screen.getByRole('button', { name });

describe('the player without a recording', () => {
  it('leads through the pictures and says where one is', async () => {
    const user = userEvent.setup();
    render(<VideoPlayer video={video} />);
    expect(screen.getByText('Bild 1 von 3')).toBeTruthy();
    expect(screen.getByText('Erstens.')).toBeTruthy();
    await user.click(button('Weiter'));
    expect(screen.getByText('Bild 2 von 3')).toBeTruthy();
    expect(screen.getByText('Zweitens.')).toBeTruthy();
    await user.click(button('Zurück'));
    expect(screen.getByText('Erstens.')).toBeTruthy();
  });

  it('takes the focus and turns with the arrow keys, not beyond the ends', async () => {
    const user = userEvent.setup();
    render(<VideoPlayer video={video} />);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Eine Probe' }));
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('Bild 1 von 3')).toBeTruthy();
    expect(button('Zurück').getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Bild 3 von 3')).toBeTruthy();
    expect(button('Weiter').getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Home}');
    expect(screen.getByText('Bild 1 von 3')).toBeTruthy();
  });

  it('says plainly that the recording follows where there is no picture yet', () => {
    render(<VideoPlayer video={{ ...video, frames: [] }} />);
    expect(screen.getByText('Die Aufnahme folgt.')).toBeTruthy();
  });
});

it('plays a recording of our own with German captions, and loads nothing before it is started', () => {
  const { container } = render(<VideoPlayer video={{ ...video, recording: { mp4: '/media/probe.mp4', captions: '/media/probe.vtt' } }} />);
  const player = container.querySelector('video');
  expect(player?.controls).toBe(true);
  expect(player?.getAttribute('preload')).toBe('none');
  expect(container.querySelector('source')?.getAttribute('src')).toBe('/media/probe.mp4');
  const track = container.querySelector('track');
  expect([track?.kind, track?.srclang, track?.getAttribute('src')]).toEqual(['captions', 'de', '/media/probe.vtt']);
});

describe('the list of introduction videos', () => {
  it('has the eight of the specification with their lengths', () => {
    expect(introductionVideos.map(({ length }) => length)).toEqual(['2:30', '1:04', '0:53', '0:58', '1:12', '1:21', '1:15', '1:49']);
    render(<VideoList videos={introductionVideos} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
  });

  it('opens one at a time in its place and closes it again', async () => {
    const user = userEvent.setup();
    render(<VideoList videos={[video, { ...video, key: 'zweite', title: 'Die zweite' }]} />);
    await user.click(button('Ansehen: Eine Probe'));
    expect(await screen.findByRole('group', { name: 'Eine Probe' })).toBeTruthy();
    await user.click(button('Ansehen: Die zweite'));
    expect(await screen.findByRole('group', { name: 'Die zweite' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Eine Probe' })).toBeNull();
    expect(button('Schließen: Die zweite').getAttribute('aria-expanded')).toBe('true');
    await user.click(button('Schließen: Die zweite'));
    expect(screen.queryByRole('group', { name: 'Die zweite' })).toBeNull();
  });

  it('offers nothing to watch where there is nothing yet', () => {
    render(<VideoList videos={[{ ...video, frames: [] }]} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/Die Aufnahme folgt\.$/)).toBeTruthy();
  });
});
