const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** A small number in words, a larger one in figures: 'four', '12'. */
export const inWords = (count: number): string => WORDS[count] ?? String(count)
