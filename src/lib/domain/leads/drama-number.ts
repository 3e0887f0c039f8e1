/** The ranges of our sample numbers, which Ofcom keeps for drama, so that they reach nobody: 01632 960 and 07700 900. */
const RANGES = /^(?:0|\+?44)(?:1632960|7700900)\d{3}$/

/** Whether a number is one of those that reach nobody, however it is spaced. */
export const isDramaNumber = (phone: string): boolean => RANGES.test(phone.replace(/[\s()-]/g, ''))
