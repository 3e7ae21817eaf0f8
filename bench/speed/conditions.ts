/** The throttling of a visit. */
export interface Conditions {
  readonly name: string;
  readonly megabits?: number;
  readonly latency?: number;
  readonly cpu?: number;
}

/** A slow mobile network and a slow phone. */
export const slow: Conditions = { name: '1.6 Mbps, 150 ms, CPU ÷ 4', megabits: 1.6, latency: 150, cpu: 4 };
