// Stands for what works out the colours of icons in two tones, of which we have none (build/plugins.ts).
export const generate = () => [];
export const blue = {};
