import type { Vitals } from './speed/vitals';

/** Who was visited: the portal, the same page as static HTML, or the app that the documentation shows. */
export type Side = 'portal' | 'floor' | 'fixture';

/** Medians of one page, visited in one way. */
export interface VisitFigures {
  readonly path: string;
  readonly conditions: string;
  readonly kind: 'cold' | 'warm';
  readonly side: Side;
  readonly vitals: Vitals;
}

/** From the accepted code to the first rows: with the portal fetched while the member types, and without. */
export interface LogInFigures {
  readonly conditions: string;
  readonly ms: number;
  /** JavaScript that was still fetched, in kB of brotli 11. */
  readonly fetched: number;
  readonly without: { readonly ms: number; readonly fetched: number };
}

export interface SpeedFigures {
  readonly repeats: number;
  /** JavaScript of the documentation's app, in kB of brotli 11. */
  readonly fixtureJavaScript: number;
  readonly visits: readonly VisitFigures[];
  readonly logIns: readonly LogInFigures[];
}

/** What a cold visit loads, in kB of brotli 11 (bench/sizes.ts). */
export interface SizeFigures {
  readonly figures: readonly {
    readonly route: string;
    readonly kilobytes: number;
    readonly budget: number;
    readonly whenIdle: number;
    readonly styles: number;
    /** Of the page itself. */
    readonly html: number;
  }[];
}

/** Pages turned at one speed of the processor, in ms. */
export interface TurnFigures {
  readonly side: 'portal' | 'fixture';
  /** The processor is slowed down so many times. */
  readonly cpu: number;
  readonly turns: number;
  /** From the click to the next picture, and to the new rows. */
  readonly inp: number;
  readonly worstInp: number;
  readonly rows: number;
  /** The longest task of all turns; 0 where none was longer than 50 ms. */
  readonly longestTask: number;
}

/** A list opened from another one, its code there already. */
export interface ListToList {
  /** What slows the line; '' is the server of this machine, as it is. */
  readonly line: string;
  readonly cpu: number;
  readonly path: string;
  /** Pictures from the end of the answer up to the one with the rows, that one counted. */
  readonly frames: number;
  readonly ms: number;
}

/** One page of a ledger of so many rows. */
export interface LedgerPage {
  readonly count: number;
  readonly page: number;
  readonly calls: number;
  /** Bytes of the answer. */
  readonly bytes: number;
  /** From the click to the rows, in ms. */
  readonly ms: number;
  readonly elements: number;
  /** Memory after the garbage is gone, in MB. */
  readonly heap: number;
}

export interface PageFigures {
  readonly turns: readonly TurnFigures[];
  readonly lists: readonly ListToList[];
  readonly ledgers: readonly LedgerPage[];
}

/** Memory after so many page turns and changes of route, garbage gone. */
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

/** What Lighthouse gives a page, of 100 each. */
export interface LighthouseFigures {
  readonly pages: readonly {
    readonly path: string;
    readonly scores: Readonly<Record<string, number>>;
  }[];
}

/** Members at once at several sandboxes on one PostgreSQL. */
export interface LoadFigures {
  /** Of all ledgers. */
  readonly rows: number;
  readonly processes: number;
  readonly members: number;
  readonly seconds: number;
  /** By kind, and all together; times in ms. */
  readonly calls: readonly {
    readonly kind: string;
    readonly count: number;
    readonly perSecond: number;
    readonly p50: number;
    readonly p95: number;
    readonly p99: number;
  }[];
  /** Transfers that were acknowledged. */
  readonly sent: number;
  /** How often the sums were looked at meanwhile. */
  readonly looks: number;
  /** Calls that failed, entries lost or doubled, sums that were not zero. */
  readonly faults: number;
}

/** What the parts of `npm run bench` left; a part that did not run is missing. */
export interface Figures {
  readonly sizes?: SizeFigures;
  readonly speed?: SpeedFigures;
  readonly pages?: PageFigures;
  readonly heap?: HeapFigures;
  readonly lighthouse?: LighthouseFigures;
  readonly load?: LoadFigures;
}
