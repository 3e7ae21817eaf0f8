export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };
/** A window of 1440 × 900 at 200 % zoom. */
export const ZOOMED = { width: 720, height: 450 };
