import type { Vitals } from './speed/vitals';

/** The measured side: the portal, the same page as static HTML, or an app as the documentation shows it. */
export type Side = 'portal' | 'floor' | 'fixture';

/** Medians of one page for one kind of visit. */
export interface VisitFigures {
  readonly path: string;
  readonly conditions: string;
  readonly kind: 'cold' | 'warm';
  readonly side: Side;
  readonly vitals: Vitals;
}

/** From the accepted code to the first rows: with the portal's code fetched while the member types, and without. */
export interface LogInFigures {
  readonly conditions: string;
  readonly ms: number;
  /** JavaScript fetched after the code was accepted, in kB of brotli 11. */
  readonly fetched: number;
  readonly without: { readonly ms: number; readonly fetched: number };
}

export interface SpeedFigures {
  readonly repeats: number;
  /** JavaScript of the fixture, in kB of brotli 11. */
  readonly fixtureJavaScript: number;
  readonly visits: readonly VisitFigures[];
  readonly logIns: readonly LogInFigures[];
}

/** The sizes that a cold visit loads, in kB of brotli 11 (bench/sizes.ts). */
export interface SizeFigures {
  readonly figures: readonly {
    readonly route: string;
    readonly kilobytes: number;
    readonly budget: number;
    readonly whenIdle: number;
    readonly styles: number;
    /** The size of the page itself. */
    readonly html: number;
  }[];
}

/** Times of page turns at one processor speed, in ms. */
export interface TurnFigures {
  readonly side: 'portal' | 'fixture';
  /** The factor by which the processor is slowed down. */
  readonly cpu: number;
  readonly turns: number;
  /** The time from the click to the next frame; `rows` is the time to the new rows. */
  readonly inp: number;
  readonly worstInp: number;
  readonly rows: number;
  /** The longest task of all turns; 0 if none was longer than 50 ms. */
  readonly longestTask: number;
}

/** The opening of a list from another list, with its code already loaded. */
export interface ListToList {
  /** The throttling of the network; '' for none. */
  readonly line: string;
  readonly cpu: number;
  readonly path: string;
  /** Frames from the end of the response to the frame with the rows, including that frame. */
  readonly frames: number;
  readonly ms: number;
}

/** One page of a ledger of `count` rows. */
export interface LedgerPage {
  readonly count: number;
  readonly page: number;
  readonly calls: number;
  /** Bytes of the largest response. */
  readonly bytes: number;
  /** The time from the click to the rows, in ms. */
  readonly ms: number;
  readonly elements: number;
  /** Memory after garbage collection, in MB. */
  readonly heap: number;
}

export interface PageFigures {
  readonly turns: readonly TurnFigures[];
  readonly lists: readonly ListToList[];
  readonly ledgers: readonly LedgerPage[];
}

/** Memory after page turns and route changes, after garbage collection. */
export interface HeapFigures {
  readonly turns: number;
  readonly changes: number;
  readonly steps: readonly {
    readonly what: string;
    readonly megabytes: number;
    readonly nodes: number;
    readonly listeners: number;
  }[];
}

/** Lighthouse scores of a page, each out of 100. */
export interface LighthouseFigures {
  readonly pages: readonly {
    readonly path: string;
    readonly scores: Readonly<Record<string, number>>;
  }[];
}

/** Load of simultaneous members on several sandboxes with one PostgreSQL. */
export interface LoadFigures {
  /** Rows of all ledgers. */
  readonly rows: number;
  readonly processes: number;
  readonly members: number;
  readonly seconds: number;
  /** Calls by kind, and all calls together; times in ms. */
  readonly calls: readonly {
    readonly kind: string;
    readonly count: number;
    readonly perSecond: number;
    readonly p50: number;
    readonly p95: number;
    readonly p99: number;
  }[];
  /** The number of acknowledged transfers. */
  readonly sent: number;
  /** How often the sums were checked during the run. */
  readonly looks: number;
  /** The number of failed calls, lost or doubled entries, and sums other than zero. */
  readonly faults: number;
}

/** The figures of the parts of `npm run bench`; a part that did not run is missing. */
export interface Figures {
  readonly sizes?: SizeFigures;
  readonly speed?: SpeedFigures;
  readonly pages?: PageFigures;
  readonly heap?: HeapFigures;
  readonly lighthouse?: LighthouseFigures;
  readonly load?: LoadFigures;
}
