import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { bin } from '../../scripts/lib/run.mjs'

/** A component for each of the presets' and our own rules that matter most. */
const PROBES: Record<string, string> = {
  'typescript(no-explicit-any)': 'export const x = (value: any) => value',
  'typescript(no-non-null-assertion)': 'export const x = (a?: number) => a!',
  'typescript(ban-ts-comment)': '// @ts-ignore\nexport const x = 1',
  'typescript(consistent-type-imports)': "import { Page } from 'p'\nexport type X = Page",
  'eslint(no-console)': "console.log('seen')",
  'react-hooks(rules-of-hooks)':
    "import { useState } from 'react'\nexport function X({ a }: { a: boolean }) {\n  if (a) useState(1)\n  return null\n}",
  'react-hooks(exhaustive-deps)':
    "import { useEffect } from 'react'\nexport function X({ a }: { a: () => void }) {\n  useEffect(() => a(), [])\n  return null\n}",
  'react(refs)':
    "import { useRef } from 'react'\nexport function X() {\n  const ref = useRef(1)\n  return <p>{ref.current}</p>\n}",
  'react(jsx-key)': 'export const x = [1].map(() => <i />)',
  'jsx-a11y(alt-text)': 'export const x = <img src="a.png" />',
  'next(no-head-element)': 'export const x = <head><title>A</title></head>',
}

/** The rules that oxlint reports, by probe. */
async function reported(): Promise<Record<string, string[]>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oxlint-'))
  const names = Object.keys(PROBES)
  await Promise.all(names.map((name, n) => writeFile(path.join(folder, `${n}.tsx`), PROBES[name] ?? '')))
  const args = [bin('oxlint/bin/oxlint'), '--config', '.oxlintrc.json', '--format', 'json', folder]
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, (_, stdout) => resolve(stdout)),
  )
  await rm(folder, { recursive: true })
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] }
  return Object.fromEntries(
    names.map((name, n) => [
      name,
      diagnostics.filter(({ filename }) => path.basename(filename) === `${n}.tsx`).map(({ code }) => code),
    ]),
  )
}

const rules = await reported()

test.each(Object.keys(PROBES))('lint reports %s', (rule) => expect(rules[rule]).toContain(rule))
