import type { Random } from '../../src/core/random';

const first =
  'Asha Bela Chidi Dana Emil Farah Goran Hana Ivo Jun Kemal Lena Mira Noor Oskar Priya Rosa Sami Tara Yuri';
const last =
  'Abadi Bauer Costa Danso Eze Fischer Gupta Haas Ito Jansen Kaya Lopez Moreno Novak Okoye Patel Rossi Silva';

/** Generates a person's name. */
export const personName = (random: Random): string =>
  `${random.pick(first.split(' '))} ${random.pick(last.split(' '))}`;

export const countries = [
  'Brazil',
  'Germany',
  'India',
  'Indonesia',
  'Kenya',
  'Nigeria',
  'Portugal',
  'Turkey',
] as const;
