import { readdirSync, readFileSync } from 'node:fs'

import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

import { DOMAIN_ORDER } from '../../eslint.layers.mjs'

const eslint = new ESLint()

/** The rules that report an error for this text at this path. */
async function errorsOf(filePath: string, text: string) {
  const [result] = await eslint.lintText(text, { filePath })
  return (result?.messages ?? []).filter(({ severity }) => severity === 2).map(({ ruleId }) => ruleId)
}

/** Any file of a domain module as an import specifier: lint checks existing files only. */
function fileOf(module = ''): string {
  const files = readdirSync(`src/lib/domain/${module}`, { recursive: true, encoding: 'utf8' })
  const file = files.find((name) => /(?<!\.test)\.ts$/.test(name))
  return `@/lib/domain/${module}/${file?.replace(/\.ts$/, '')}`
}

describe('lint', () => {
  it.each([
    [
      'an expression that takes cubic time',
      'src/lib/domain/leads/probe.ts',
      'export const x = /[\\s,]*(?:ext|x)\\s*[.:]?\\s*\\d{1,6}\\s*$/i',
      'regexp/no-super-linear-backtracking',
    ],
    [
      'an expression that takes quadratic time',
      'src/lib/schemas/probe.ts',
      'export const x = /\\s*(?:m2|kwh)$/i',
      'regexp/no-super-linear-move',
    ],
    [
      'the domain importing a package',
      'src/lib/domain/leads/probe.ts',
      "import { z } from 'zod'\nexport const x = z",
      'boundaries/dependencies',
    ],
    [
      'the domain importing React',
      'src/lib/domain/leads/probe.ts',
      "import { useState } from 'react'\nexport const x = useState",
      'boundaries/dependencies',
    ],
    [
      'the domain importing Node',
      'src/lib/domain/leads/probe.ts',
      "import fs from 'node:fs'\nexport const x = fs",
      'boundaries/dependencies',
    ],
    [
      'the domain importing another layer',
      'src/lib/domain/leads/probe.ts',
      "import { env } from '@/lib/platform/env'\nexport const x = env",
      'boundaries/dependencies',
    ],
    [
      'the domain reading the clock',
      'src/lib/domain/leads/probe.ts',
      'export const x = new Date()',
      'no-restricted-syntax',
    ],
    [
      'the domain reading the clock by call',
      'src/lib/domain/leads/probe.ts',
      'export const x = Date.now()',
      'no-restricted-syntax',
    ],
    [
      'the domain using randomness',
      'src/lib/domain/leads/probe.ts',
      'export const x = Math.random()',
      'no-restricted-syntax',
    ],
    [
      'the server reading the clock',
      'src/collections/blog/probe.ts',
      'export const x = new Date()',
      'no-restricted-syntax',
    ],
    [
      'the domain reading settings',
      'src/lib/domain/leads/probe.ts',
      'export const x = process.env.PORT',
      'no-restricted-syntax',
    ],
    [
      'a section that knows Payload',
      'src/components/sections/probe.ts',
      "import type { Payload } from 'payload'\nexport type X = Payload",
      'boundaries/dependencies',
    ],
    [
      'a section that reads data',
      'src/components/sections/probe.ts',
      "import { getSiteSettings } from '@/lib/data/site-settings'\nexport const x = getSiteSettings",
      'boundaries/dependencies',
    ],
    [
      'a form that calls a use case',
      'src/components/forms/probe.ts',
      "import { submitLead } from '@/lib/use-cases/leads/submit-lead'\nexport const x = submitLead",
      'boundaries/dependencies',
    ],
    [
      'a use case that knows Next',
      'src/lib/use-cases/probe.ts',
      "import { headers } from 'next/headers'\nexport const x = headers",
      'boundaries/dependencies',
    ],
    [
      'a collection that opens Payload',
      'src/collections/probe.ts',
      "import config from '@payload-config'\nexport const x = config",
      'no-restricted-imports',
    ],
    [
      'a collection that throws an error of Payload’s',
      'src/collections/probe.ts',
      "import { APIError } from 'payload'\nexport const x = APIError",
      'no-restricted-imports',
    ],
    [
      'any other layer reading the environment',
      'src/lib/http/probe.ts',
      'export const x = process.env.PORT',
      'no-restricted-syntax',
    ],
    [
      'routing importing content',
      'src/lib/routing/probe.ts',
      "import { SOURCES_ID } from '@/lib/content/page'\nexport const x = SOURCES_ID",
      'boundaries/dependencies',
    ],
    ...['file.text()', 'file?.text()', 'input.files[0].text()', "new TextDecoder('utf-8')", 'new FileReader()'].map(
      (code) => [
        `reading a file without its encoding: ${code}`,
        'src/components/tools/probe.ts',
        `export const x = (file: File, input: { files: File[] }) => ${code}`,
        'no-restricted-syntax',
      ],
    ),
    [
      'the server decoding a file itself',
      'src/lib/integrations/probe.ts',
      'export const x = new TextDecoder()',
      'no-restricted-syntax',
    ],
    ['a file outside every layer', 'src/stray.ts', 'export const x = 1', 'boundaries/no-unknown-files'],
  ])('refuses %s', async (_what, filePath, text, rule) => {
    expect(await errorsOf(filePath, text)).toContain(rule)
  })

  it.each(DOMAIN_ORDER.slice(1).map((module, rank) => [DOMAIN_ORDER[rank], module]))(
    'refuses domain/%s importing domain/%s, which ranks above it',
    async (lower, higher) => {
      const text = `import { x } from '${fileOf(higher)}'\nexport const y = x`
      expect(await errorsOf(`src/lib/domain/${lower}/probe.ts`, text)).toContain('boundaries/dependencies')
    },
  )

  it('has the modules in the order in which docs/architecture.md lists them', () => {
    const [, listed = ''] = /lowest first: (.*?)\.\n/s.exec(readFileSync('docs/architecture.md', 'utf8')) ?? []
    const names = listed.replaceAll(/\([^)]*\)/g, '').split(',')
    expect(names.map((name) => name.trim())).toEqual(DOMAIN_ORDER)
  })

  it('refuses a domain file outside every module', async () => {
    expect(await errorsOf('src/lib/domain/probe.ts', 'export const x = 1')).toContain('boundaries/no-unknown-files')
  })

  it.each([
    [
      'the domain importing a lower module',
      'src/lib/domain/estimate/probe.ts',
      "import { readPhone } from '@/lib/domain/leads/uk-phone'\nexport const x = readPhone",
    ],
    [
      'a form importing a schema',
      'src/components/forms/probe.ts',
      "import { contactSchema } from '@/lib/schemas/contact'\nexport const x = contactSchema",
    ],
    [
      'a use case delivering',
      'src/lib/use-cases/probe.ts',
      "import { sendAgain } from '@/lib/delivery/send-again'\nexport const x = sendAgain",
    ],
    [
      'a browser reading a response',
      'src/lib/browser/probe.ts',
      'export const x = (response: Response) => response.text()',
    ],
  ])('allows %s', async (_what, filePath, text) => {
    expect(await errorsOf(filePath, text)).toEqual([])
  })
})
