/** The throttling of a visit: none, or a slow mobile network and a slow phone. */
export interface Conditions {
  readonly name: string;
  readonly megabits?: number;
  readonly latency?: number;
  readonly cpu?: number;
}

/** Network throttling only. */
export const line = { name: '1.6 Mbps, 150 ms', megabits: 1.6, latency: 150 } as const;
export const slow: Conditions = { ...line, name: `${line.name}, CPU ÷ 4`, cpu: 4 };
export const unslowed: Conditions = { name: 'no throttle' };
