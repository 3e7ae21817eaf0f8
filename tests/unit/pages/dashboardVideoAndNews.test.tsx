import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import LoopVideo from '../../../src/pages/dashboard/LoopVideo';
import { NewsScroller } from '../../../src/pages/dashboard/NewsScroller';
import { news } from '../../../src/resources/news';
import { REDUCED_MOTION } from '../../../src/lib/useMediaQuery';
import { flushMicrotasks } from '../../support/flushMicrotasks';
import { newUser } from '../../support/user';
import { renderPart } from '../../support/renderPart';
import { json } from '../../support/fakeFetch';

/** happy-dom plays no video: these mocks only dispatch the element's events, as a browser does. */
const play = vi.fn<() => Promise<void>>();
const pause = vi.fn<() => void>();

/** Mocks prefers-reduced-motion. Returns a function that changes it. */
const mockReducedMotion = (matches: boolean) => {
  const query = Object.assign(new EventTarget(), { matches });
  const others = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (asked) => (asked === REDUCED_MOTION ? query : others) as unknown as MediaQueryList,
  );
  return (changed: boolean) => {
    query.matches = changed;
    act(() => void query.dispatchEvent(new Event('change')));
  };
};

const start = () => {
  const { container } = render(<LoopVideo />);
  const video = () => container.querySelector('video') as HTMLVideoElement;
  const button = () => screen.getByRole('button');
  return { user: newUser(), video, button };
};

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const dispatches = (name: string) =>
    function (this: HTMLMediaElement) {
      fireEvent(this, new Event(name));
    };
  play.mockReset().mockImplementation(async function (this: HTMLMediaElement) {
    await Promise.resolve();
    dispatches('playing').call(this);
  });
  pause.mockReset().mockImplementation(dispatches('pause'));
  Object.assign(HTMLMediaElement.prototype, { play, pause });
});

describe('the looping video', () => {
  it('loads only the poster under reduced motion, and plays and pauses on request', async () => {
    mockReducedMotion(true);
    const { user, video, button } = start();
    expect(video()).toMatchObject({ autoplay: false, preload: 'none' });
    expect(play).not.toHaveBeenCalled();
    await user.click(button());
    expect(play).toHaveBeenCalledOnce();
    expect(button()).toHaveAccessibleName('Pause video');
    await user.keyboard('{Enter}');
    expect(pause).toHaveBeenCalledOnce();
    expect(button()).toHaveAccessibleName('Play video');
  });

  it('stops when reduced motion is turned on, and starts when it is turned off', () => {
    const change = mockReducedMotion(false);
    const { video, button } = start();
    fireEvent.playing(video());
    expect(button()).toHaveAccessibleName('Pause video');
    change(true);
    expect(video()).toMatchObject({ autoplay: false, preload: 'none' });
    expect(button()).toHaveAccessibleName('Play video');
    change(false);
    expect(video().autoplay).toBe(true);
  });

  it('loads nothing until the connection is fast', () => {
    const connection = Object.assign(new EventTarget(), { effectiveType: '3g', saveData: true });
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    const { video } = start();
    const change = (state: object) => {
      expect(video()).toMatchObject({ autoplay: false, preload: 'none' });
      expect(video()).not.toHaveAttribute('poster');
      Object.assign(connection, state);
      act(() => void connection.dispatchEvent(new Event('change')));
    };
    change({ effectiveType: '4g' });
    change({ saveData: false });
    expect(video().autoplay).toBe(true);
    expect(video()).toHaveAttribute('poster', '/video/poster.webp');
  });

  it('keeps the poster when the browser blocks playback', async () => {
    // Use a plain function: vi.fn handles a rejection itself, so the test couldn't detect an unhandled one.
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    const unhandled = vi.fn();
    process.once('unhandledRejection', unhandled);
    const { user, video, button } = start();
    await user.click(button());
    // Node reports an unhandled rejection right after the microtasks.
    await flushMicrotasks();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(video()).toHaveAttribute('poster', '/video/poster.webp');
    expect(button()).toHaveAccessibleName('Play video');
  });

  it('offers to play again after a file failed to load', () => {
    const { video, button } = start();
    fireEvent.playing(video());
    fireEvent.error(video());
    expect(button()).toHaveAccessibleName('Play video');
    expect(video()).toHaveAttribute('poster', '/video/poster.webp');
  });
});

const success = (data: object[]) => json({ success: true, message: '', data });
const renderNews = (reply: () => Response) => renderPart(<NewsScroller />, [news], reply);

describe('the latest news', () => {
  it('are one list, repeated only visually', async () => {
    renderNews(() => success([{ news: 'First' }, { news: 'Second' }]));
    const window = screen.getByRole('group', { name: 'Latest News, scrolling' });
    expect(window).toHaveAttribute('aria-busy', 'true');
    expect(window).toHaveAttribute('tabindex', '0');
    await waitFor(() => expect(screen.getAllByText('First')).toHaveLength(2));
    expect(window).toHaveAttribute('aria-busy', 'false');
    const [list, ...others] = screen.getAllByRole('list');
    expect(others).toEqual([]);
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
  });

  it('show an empty state when there are none', async () => {
    renderNews(() => success([]));
    expect(await screen.findByText('Data Not Found')).toBeVisible();
  });
});
