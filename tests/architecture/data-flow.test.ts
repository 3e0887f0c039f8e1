import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it, test } from 'vitest'

const HOPS = ['HTTP', 'Database', 'Next']

/** A flow as stretches of files that call each other; between two is a hop. */
type Flow = { name: string; stretches: string[][] }

function flowsIn(page: string): Flow[] {
  return page.split(/^## /m).flatMap((section, index) => {
    if (index === 0) return []
    const [name = '', ...lines] = section.split('\n')
    const stretches = lines.reduce<string[][]>(
      (all, line) => {
        const file = /^\d+\. `([^`]+)`/.exec(line)?.[1]
        if (file) all.at(-1)?.push(file)
        return line.startsWith('**') ? [...all, []] : all
      },
      [[]],
    )
    return [{ name, stretches: stretches.filter((files) => files.length > 0) }]
  })
}

/** What a file imports or re-exports, at once or later, and more than the types of. */
function calledBy(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const later = [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name = '']) => name)
  const atOnce = [...text.matchAll(/^(?:import|export) (?!type )(?<names>[^']*?) from '(?<from>[^']+)'/gm)]
  const values = atOnce.filter(({ groups }) => !/^\{(?:\s*type \w+,?)+\s*\}$/.test(groups?.names ?? ''))
  return [...later, ...values.map(({ groups }) => groups?.from ?? '')]
}

function calls(file: string, other: string): boolean {
  const target = other.replace(/\.tsx?$/, '')
  return calledBy(file).some((name) =>
    name.startsWith('@/')
      ? `src/${name.slice(2)}` === target
      : name.startsWith('.') && path.posix.join(path.posix.dirname(file), name) === target,
  )
}

const page = readFileSync('docs/data-flow.md', 'utf8')
const flows = flowsIn(page)

test('the page has its four flows, and hops of known kinds', () => {
  expect(flows.map(({ name }) => name)).toEqual(['Enquiry to CRM', 'Page to visitor', 'Room to price', 'Cart to order'])
  const hops = [...page.matchAll(/^\*\*(\w+)\*\*/gm)].map(([, hop]) => hop)
  expect(hops.filter((hop) => !HOPS.includes(hop ?? ''))).toEqual([])
  expect(flows.every(({ stretches }) => stretches.length > 1)).toBe(true)
})

describe.each(flows)('$name', ({ stretches }) => {
  const files = stretches.flat()

  it('names files that exist, each once', () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
  })

  it('names files that one above them calls', () => {
    const uncalled = stretches.flatMap((stretch) =>
      stretch.filter((file, at) => at > 0 && !stretch.slice(0, at).some((above) => calls(above, file))),
    )
    expect(uncalled).toEqual([])
  })

  it('has no step back', () => {
    const back = stretches.flatMap((stretch) =>
      stretch.flatMap((file, at) => stretch.slice(0, at).flatMap((above) => (calls(file, above) ? [file, above] : []))),
    )
    expect(back).toEqual([])
  })
})

test.each([
  ['src/app/api/checkout/route.ts', 'src/lib/use-cases/orders/from-order.ts', true],
  ['src/app/api/checkout/route.ts', 'src/app/api/lead-endpoint.ts', true],
  ['src/app/api/checkout/route.ts', 'src/lib/use-cases/leads/lead-submission.ts', false],
  ['src/app/api/checkout/route.ts', 'src/lib/use-cases/leads/submit-lead.ts', false],
])('%s calls %s: %j', (file, other, expected) => {
  expect(calls(file, other)).toBe(expected)
})
