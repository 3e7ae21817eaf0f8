// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFile } from '../../src/list/fileSink';

/** A disk of one file, as the File System Access API shows it. */
function disk(size = 0) {
  const written: string[] = [];
  const remove = vi.fn(() => Promise.resolve());
  const abort = vi.fn(() => Promise.resolve());
  const close = vi.fn(() => Promise.resolve());
  const handle = {
    createWritable: () =>
      Promise.resolve({ write: (part: string) => Promise.resolve(void written.push(part)), close, abort }),
    getFile: () => Promise.resolve({ size }),
    remove,
  };
  return { handle, written, remove, abort, close };
}

const picker = (pick: () => Promise<unknown>) => vi.stubGlobal('showSaveFilePicker', vi.fn(pick));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a file on the disk', () => {
  it('is written part by part, under the name that is proposed', async () => {
    const { handle, written, close } = disk();
    picker(() => Promise.resolve(handle));
    const file = await openFile('list.csv');
    await file?.write('a');
    await file?.write('b');
    await file?.close();
    expect(written).toEqual(['a', 'b']);
    expect(close).toHaveBeenCalledOnce();
    const { showSaveFilePicker } = window as unknown as { showSaveFilePicker: ReturnType<typeof vi.fn> };
    expect(showSaveFilePicker.mock.calls[0]?.[0]).toMatchObject({ suggestedName: 'list.csv' });
  });

  it('that is not wanted leaves none, and one with something in it stays', async () => {
    for (const [size, removed] of [
      [0, 1],
      [7, 0],
    ] as const) {
      const { handle, remove, abort } = disk(size);
      picker(() => Promise.resolve(handle));
      await (await openFile('list.csv'))?.drop();
      expect(abort).toHaveBeenCalledOnce();
      expect(remove).toHaveBeenCalledTimes(removed);
    }
  });

  it('is none where the member closes the dialog', async () => {
    picker(() => Promise.reject(new DOMException('', 'AbortError')));
    expect(await openFile('list.csv')).toBeUndefined();
  });
});

describe('where the disk is out of reach', () => {
  it('the file is a download, whole and once, whether there is no dialog or it is forbidden', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (blob: Blob) => {
          made.push(blob);
          return 'blob:list';
        };
        static override revokeObjectURL = () => undefined;
      },
    );
    for (const forbidden of [false, true]) {
      if (forbidden) picker(() => Promise.reject(new DOMException('', 'SecurityError')));
      const file = await openFile('list.csv');
      await file?.write('a');
      await file?.write('b');
      expect(made).toHaveLength(forbidden ? 1 : 0);
      await file?.close();
    }
    expect(click).toHaveBeenCalledTimes(2);
    expect(made.map(({ size }) => size)).toEqual([2, 2]);
  });
});
