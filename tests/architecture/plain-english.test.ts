import fs from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Folders whose string literals and markup visitors, customers or staff read. */
const FOLDERS = [
  'src/app',
  'src/collections',
  'src/components',
  'src/globals',
  'src/lib/calculators',
  'src/lib/cms',
  'src/lib/content',
  'src/lib/delivery',
  'src/lib/domain',
  'src/lib/format',
  'src/lib/http',
  'src/lib/illustrations',
  'src/lib/pdf',
  'src/lib/routing',
  'src/lib/schemas',
  'src/lib/seed/blog',
  'src/lib/seed/claims',
  'src/lib/seed/content',
  'src/lib/seed/pages',
  'src/lib/seo',
  'src/lib/use-cases',
]

/** Turns of phrase that read as translated, with what to write instead. */
const TICS: readonly [pattern: RegExp, instead: string][] = [
  [/\bstand(?:s|ing)? (?:here|there|open|under|beside|below|above|in the|on the|next to)\b/i, 'is, or is shown'],
  [/\bsomebody\b/i, 'we, you or someone'],
  [/\b(?:anybody|everybody)\b(?!')/i, 'anyone, everyone'], // a quotation mark follows the key of a limit
  [/\b(?:by mail|a mail|the mail|this mail|mails)\b/i, 'email'],
  [/\be-mails?\b/i, 'email'],
  [/\b(?:rings?|ringing|rung) (?:you|us|them|the desk)\b/i, 'call'],
  [/\b(?:and|or|to) ring\b/i, 'call'],
  [/\bnobody (?:may|must|has|rings|can)\b/i, 'say who can, or use the passive'],
  [/\bsay-so\b/i, 'permission'],
  [/\b(?:the|every|each) sums?\b(?! of)/i, 'working, or calculation'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\bwhat has been said\b/i, 'claims made'],
  [/\b(?:homes|pipes|radiators) that exist\b/i, 'existing'],
  [/\breplac\w+ [^.]{1,40} by panels\b/i, 'with panels'],
  [/\bshort rule\b/i, 'rule of thumb'],
  [/\bthe maker’s (?:rule|limit|watts)\b/i, 'manufacturer’s'],
  [/\bwe hold no (?:dated |sensible )?(?:prices?|weather)\b/i, 'we have no'],
  [/\bin spite of the\b/i, 'despite the'],
  [/\breckoned\b/i, 'worked out'],
  [/\btaken for granted\b/i, 'assumption, or assumed'],
  [/\bdevice has kept\b/i, 'what is saved on this device'],
  [/\bnothing of it\b/i, 'nothing you enter, or none of it'],
  [/\bspeaks? (?:clearly )?(?:for|against)\b/i, 'a case for, or against'],
  [/\bused all the same\b/i, 'still used'],
  [/\b(?:cells|columns|values) parted by\b/i, 'separated by'],
  [/\bwhen (?:shall|may) we\b/i, 'when should, or can, we'],
  [/\bnothing is owed\b/i, 'there is nothing to pay'],
  [/\bfor each square metre\b/i, 'per square metre'],
  [/\btry once more\b/i, 'try again'],
  [/\b(?:or|to) have us \w+\b/i, 'ask us to'],
  [/\bas it lies\b/i, 'as installed'],
  [/\bprices that stand still\b/i, 'constant prices'],
  [/\bas many \w+ as it takes\b/i, 'can’t take any more'],
  [/\bYour (?:address|comment|message) is (?:added|deleted)\b/, 'has been added, or deleted'],
  [/\bno longer kept\b/i, 'we no longer keep'],
]

type Line = { file: string; text: string }

function linesIn(folder: string): Line[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|examples)\.tsx?$/.test(file))
    .flatMap((name) => {
      const file = path.join(folder, name)
      const code = fs.readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      return code.split('\n').map((line) => ({ file, text: line.replace(/(?<!:)\/\/ .*$/, '').trim() }))
    })
    .filter(({ text }) => text !== '' && !text.startsWith('import '))
}

const found = (lines: readonly Line[]) =>
  lines.flatMap(({ file, text }) =>
    TICS.filter(([pattern]) => pattern.test(text)).map(
      ([pattern, instead]) => `${file}: “${pattern.exec(text)?.[0]}”, write ${instead}`,
    ),
  )

describe('the list catches', () => {
  test.each([
    'Somebody rings you.',
    'Have it by mail',
    'The sum stands under the answer.',
    'With your say-so',
    'Panels by the short rule',
    'We hold no dated price of your fuel.',
    'Nothing speaks clearly for panels.',
    'Your order is cancelled, and nothing is owed.',
    'When shall we call?',
  ])('%s', (text) => {
    expect(found([{ file: 'x', text }])).not.toEqual([])
  })

  test.each([
    'One of our team will call you.',
    'We’ll email you a link.',
    'Standing charges are left out.',
    'We hold no records for the star ratings.',
    "{ limit: 'enquiry', key: 'everybody' }",
  ])('but not %s', (text) => {
    expect(found([{ file: 'x', text }])).toEqual([])
  })
})

test.each(FOLDERS)('the texts in %s read as plain British English', (folder) => {
  expect(found(linesIn(folder))).toEqual([])
})
