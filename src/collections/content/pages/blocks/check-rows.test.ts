import { expect, test } from 'vitest'

import { checkRows } from './check-rows'

/** Calls the check with only the field options it reads. */
const check = (rows: string, columns: string) =>
  checkRows(rows, {
    siblingData: { columns },
    required: true,
    req: { t: (key: string) => key, payload: { config: {} } },
  } as unknown as Parameters<typeof checkRows>[1])

test('accepts rows with a cell for each heading', () => expect(check('a | b\nc | d', 'A | B')).toBe(true))

test.each([
  ['a | b\nc', 'Row 2 has 1 cells, but there are 2 headings'],
  ['a | b | c', 'Row 1 has 3 cells, but there are 2 headings'],
])('refuses %j', (rows, message) => expect(check(rows, 'A | B')).toBe(message))
