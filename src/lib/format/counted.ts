import { writtenNumber } from './written-number'

/** '1 panel', '1,200 panels'. */
export const counted = (count: number, one: string): string => `${writtenNumber(count)} ${one}${count === 1 ? '' : 's'}`
