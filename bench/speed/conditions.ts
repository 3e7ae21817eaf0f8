/** What slows a visit down: nothing, or a slow phone line and a slow phone. */
export interface Conditions {
  readonly name: string;
  readonly megabits?: number;
  readonly latency?: number;
  readonly cpu?: number;
}

export const slow: Conditions = { name: '1.6 Mbps, 150 ms, CPU ÷ 4', megabits: 1.6, latency: 150, cpu: 4 };
export const unslowed: Conditions = { name: 'no throttle' };
