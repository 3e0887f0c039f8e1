import { expect, test } from 'vitest'

import { isReplyPromised } from './reply-promise'

test.each([
  [{ kind: 'quote', phoneE164: null }, true],
  [{ kind: 'order', phoneE164: '+447700900123' }, false],
  [{ kind: 'calculator', phoneE164: '+447700900123' }, true],
  [{ kind: 'calculator', phoneE164: null }, false],
  [{ kind: 'calculator' }, false],
] as const)('%o: %s', (lead, isPromised) => expect(isReplyPromised(lead)).toBe(isPromised))
