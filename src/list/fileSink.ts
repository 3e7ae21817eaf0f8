/** Where a file is written to, part by part. */
export interface FileSink {
  write(part: string): Promise<void>;
  /** The file is whole. */
  close(): Promise<void>;
  /** The file is not wanted; nothing of it stays. */
  drop(): Promise<void>;
}

/** What of the File System Access API is used here; Chromium alone has it. */
interface Picker {
  showSaveFilePicker?: (options: {
    suggestedName: string;
    types: readonly { description: string; accept: Readonly<Record<string, readonly string[]>> }[];
  }) => Promise<FileHandle>;
}

interface FileHandle {
  createWritable(): Promise<WritableFile>;
  getFile(): Promise<{ readonly size: number }>;
  /** Chromium's, and not of the standard. */
  remove?(): Promise<void>;
}

interface WritableFile {
  write(part: string): Promise<void>;
  close(): Promise<void>;
  abort(): Promise<void>;
}

const CSV = 'text/csv;charset=utf-8';

/**
 * Keeps the parts, and hands them over as a download. Each is the browser's at once, and none a text of the page: all
 * together at the end would stand still for longer than anybody should wait for a click.
 */
function download(name: string): FileSink {
  let parts: Blob[] = [];
  return {
    write: (part) => {
      parts.push(new Blob([part]));
      return Promise.resolve();
    },
    close: () => {
      const address = URL.createObjectURL(new Blob(parts, { type: CSV }));
      parts = [];
      const link = Object.assign(document.createElement('a'), { href: address, download: name });
      link.click();
      // The browser has begun to read it by then.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
      return Promise.resolve();
    },
    drop: () => {
      parts = [];
      return Promise.resolve();
    },
  };
}

/**
 * Opens a file to write to: straight to the disk where the browser can, and asks the member where; else a download
 * that is handed over whole. To be called while a click is handled. undefined where the member wants none.
 */
export async function openFile(name: string): Promise<FileSink | undefined> {
  const { showSaveFilePicker: pick } = window as Picker;
  if (!pick) return download(name);
  let handle: FileHandle;
  try {
    handle = await pick.call(window, {
      suggestedName: name,
      types: [{ description: 'CSV file', accept: { 'text/csv': ['.csv'] } }],
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    // Forbidden here, in a frame for instance.
    return download(name);
  }
  // One that cannot be written to, as a spreadsheet has it open, is told and not passed by.
  const file = await handle.createWritable();
  return {
    write: (part) => file.write(part),
    close: () => file.close(),
    drop: async () => {
      await file.abort();
      // The dialog itself has made an empty one, or emptied the one that was there.
      if ((await handle.getFile()).size === 0) await handle.remove?.();
    },
  };
}
