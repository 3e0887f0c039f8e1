import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const eslint = new ESLint()

/** The rules, as errors, that lint reports for a file of this text at this path. */
async function errorsOf(filePath: string, text: string) {
  const [result] = await eslint.lintText(text, { filePath })
  return (result?.messages ?? []).filter(({ severity }) => severity === 2).map(({ ruleId }) => ruleId)
}

describe('lint', () => {
  it.each([
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
      'the domain rolling dice',
      'src/lib/domain/leads/probe.ts',
      'export const x = Math.random()',
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
      'src/components/sections/probe.tsx',
      "import type { Payload } from 'payload'\nexport type X = Payload",
      'boundaries/dependencies',
    ],
    [
      'a section that reads data',
      'src/components/sections/probe.tsx',
      "import { getSiteSettings } from '@/lib/data/site-settings'\nexport const x = getSiteSettings",
      'boundaries/dependencies',
    ],
    [
      'a form that calls a use case',
      'src/components/forms/probe.tsx',
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
      'anybody else reading the environment',
      'src/lib/http/probe.ts',
      'export const x = process.env.PORT',
      'no-restricted-syntax',
    ],
    ['a file outside every layer', 'src/stray.ts', 'export const x = 1', 'boundaries/no-unknown-files'],
    ['an any', 'src/lib/http/probe.ts', 'export const x = (y: any) => y', '@typescript-eslint/no-explicit-any'],
  ])('refuses %s', async (_what, filePath, text, rule) => {
    expect(await errorsOf(filePath, text)).toContain(rule)
  })

  it.each([
    [
      'the domain importing itself',
      'src/lib/domain/leads/probe.ts',
      "import { readPhone } from '@/lib/domain/contact/uk-phone'\nexport const x = readPhone",
    ],
    [
      'a form importing a schema',
      'src/components/forms/probe.tsx',
      "import { contactSchema } from '@/lib/schemas/contact'\nexport const x = contactSchema",
    ],
    [
      'a use case delivering',
      'src/lib/use-cases/probe.ts',
      "import { jobsFor } from '@/lib/delivery/jobs'\nexport const x = jobsFor",
    ],
  ])('allows %s', async (_what, filePath, text) => {
    expect(await errorsOf(filePath, text)).toEqual([])
  })
})
