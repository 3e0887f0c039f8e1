import { expect, test } from 'vitest'

import { isReplyPromised } from './reply-promise'

test.each([
  [{ kind: 'quote', phone: null }, true],
  [{ kind: 'order', phone: '+447700900123' }, false],
  [{ kind: 'calculator', phone: '+447700900123' }, true],
  [{ kind: 'calculator', phone: null }, false],
  [{ kind: 'calculator' }, false],
] as const)('%o: %s', (lead, isPromised) => expect(isReplyPromised(lead)).toBe(isPromised))
