import type { Figures, Side, VisitFigures } from '../figures';
import { line, slow } from '../speed/conditions';

/** An aim, the measured value, and whether the aim is met. */
export interface Aim {
  readonly aim: string;
  readonly measured: string;
  readonly holds: boolean;
}

type Asked = Pick<VisitFigures, 'path' | 'kind'>;
type Share = (asked: Asked, what: 'seen' | 'usable', of: Side) => number | undefined;

const atMost = (aim: string, value: number | undefined, most: number, unit: string, digits = 2): Aim[] =>
  value === undefined
    ? []
    : [
        {
          aim: `${aim} ≤ ${most} ${unit}`,
          measured: `${value.toFixed(digits)} ${unit}`,
          holds: value <= most,
        },
      ];

/** Returns a function that divides a time of the portal by another side's time until seen, under slow conditions. */
function shareIn({ speed }: Figures): Share {
  const find = ({ path, kind }: Asked, side: Side) =>
    speed?.visits.find(
      (visit) =>
        visit.path === path && visit.kind === kind && visit.side === side && visit.conditions === slow.name,
    )?.vitals;
  return (asked, what, of) => {
    const [portal, other] = [find(asked, 'portal'), find(asked, of)];
    return portal && other && portal[what] / other.seen;
  };
}

/** Returns the aims that the figures cover, each with its outcome. */
export function aimsOf(figures: Figures): Aim[] {
  const share = shareIn(figures);
  const { pages, heap, lighthouse, speed } = figures;
  const logIn = speed?.logIns.find(({ conditions }) => conditions === slow.name);
  const turns = (cpu: number) => pages?.turns.find((turn) => turn.side === 'portal' && turn.cpu === cpu);
  const frames = (over: string) => {
    const all = pages?.lists.filter((list) => list.cpu === 1 && list.line === over) ?? [];
    return all.length === 0 ? undefined : Math.max(...all.map((list) => list.frames));
  };
  const [first, ...later] = heap?.steps.map(({ megabytes }) => megabytes) ?? [];
  const scores = lighthouse?.pages.flatMap((page) => Object.values(page.scores)) ?? [];
  const cost = (count: number) => {
    const some = pages?.ledgers.filter((ledger) => ledger.count === count) ?? [];
    return `${some.map(({ calls }) => calls).join(', ')} calls, ${some.map(({ elements }) => elements).join(', ')} elements`;
  };
  const [small, large] = [cost(100), cost(1_000_000)];
  return [
    ...['/', '/login'].flatMap((path) => [
      ...atMost(`${path} seen, cold`, share({ path, kind: 'cold' }, 'seen', 'floor'), 1.2, '× the floor'),
      ...atMost(`${path} usable, cold`, share({ path, kind: 'cold' }, 'usable', 'floor'), 3, '× the floor'),
    ]),
    ...atMost(
      '/activity seen, cold',
      share({ path: '/activity', kind: 'cold' }, 'seen', 'fixture'),
      0.7,
      '× Refine + antd as documented',
    ),
    ...atMost(
      '/activity seen, warm',
      share({ path: '/activity', kind: 'warm' }, 'seen', 'floor'),
      3.5,
      '× the floor',
    ),
    ...atMost(
      'Code accepted to first rows',
      logIn && logIn.ms / logIn.without.ms,
      0.5,
      '× the time without preloading',
    ),
    ...atMost(`List to list, warm, over ${line.name}`, frames(line.name), 2, 'frames from answer to rows', 0),
    ...atMost('The same from a server on the same machine', frames(''), 2, 'frames from answer to rows', 0),
    ...atMost('Longest task of a page turn', turns(1)?.longestTask, 50, 'ms', 0),
    ...atMost('The same at CPU ÷ 4', turns(4)?.longestTask, 200, 'ms', 0),
    ...(pages
      ? [
          {
            aim: 'Pages of 1,000,000 rows cost as many calls and elements as those of 100',
            measured: small === large ? small : `${large}; of 100 rows ${small}`,
            holds: small === large,
          },
        ]
      : []),
    ...atMost(
      `Memory after ${heap?.turns ?? 0} page turns and ${heap?.changes ?? 0} changes of route`,
      first && Math.max(...later) / first,
      1.1,
      '× that before',
    ),
    ...(scores.length === 0
      ? []
      : [
          {
            aim: 'Lighthouse over the public pages ≥ 95',
            measured: `least ${Math.min(...scores)}`,
            holds: Math.min(...scores) >= 95,
          },
        ]),
  ];
}
