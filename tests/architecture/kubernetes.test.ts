import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Service } from 'kubernetes-models/v1/Service'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const ROOT = path.join(import.meta.dirname, '../..')
const FOLDER = path.join(ROOT, 'docs/deploy/kubernetes')
const KINDS = { ConfigMap, Deployment, HorizontalPodAutoscaler, Job, NetworkPolicy, PodDisruptionBudget, Service }

/** The most that a process of each kind opens, the reserve for migrations and backups, and the database’s limit: docs/how-to/operate.md. */
const CONNECTIONS = { web: 26, worker: 8, kept: 4, max: 150 }

type Manifest = { apiVersion: string; kind: keyof typeof KINDS; metadata: { name: string }; spec?: never }

const kustomization = parse(readFileSync(path.join(FOLDER, 'kustomization.yaml'), 'utf8')) as { resources: string[] }
const MANIFESTS = kustomization.resources.flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(FOLDER, file), 'utf8')).map((document) => ({
    file,
    manifest: document.toJS() as Manifest,
  })),
)
const named = MANIFESTS.map(({ file, manifest }) => ({
  what: `${manifest.kind} ${manifest.metadata.name}`,
  file,
  manifest,
}))

/** The only process of a pod. */
type Container = {
  name: string
  image: string
  command: string[]
  securityContext: object
  volumeMounts: { mountPath: string }[]
}
type Pod = { securityContext: object; containers: [Container] }
const podOf = ({ spec }: Manifest) => (spec as unknown as { template: { spec: Pod } }).template.spec
const PODS = named.filter(({ manifest: { kind } }) => kind === 'Deployment' || kind === 'Job')
const specOf = <Spec>(what: string) => named.find((one) => one.what === what)?.manifest.spec as unknown as Spec

/** Fields that Kubernetes does not know, or of another type, as the compiler finds them: the validators ignore names. */
function misnamed(): string[] {
  const file = path.join(ROOT, 'tests/architecture/manifests.generated.ts')
  const text = named
    .map(({ manifest: { kind, ...manifest } }, at) => {
      const { apiVersion, ...rest } = manifest
      const from = `kubernetes-models/${apiVersion}/${kind}`
      return `import type { I${kind} as K${at} } from '${from}'\nexport const m${at}: K${at} = ${JSON.stringify({ apiVersion, kind, ...rest })}`
    })
    .join('\n')
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.readFile = (name) => (name === file ? text : readFile(name))
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, text, target) : getSourceFile(name, target)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

describe('the Kubernetes manifests', () => {
  test('are all listed in the kustomization', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
    expect(kustomization.resources.toSorted()).toEqual(files.toSorted())
    expect(named.map(({ what }) => what).toSorted()).toEqual([
      'ConfigMap powerboard-settings',
      'Deployment web',
      'Deployment worker',
      'HorizontalPodAutoscaler web',
      'Job migrate',
      'NetworkPolicy nobody',
      'NetworkPolicy outwards',
      'NetworkPolicy web',
      'PodDisruptionBudget web',
      'Service web',
    ])
  })

  test.each(named)('$what is valid', ({ manifest }) => {
    const Kind = KINDS[manifest.kind] as unknown as new (data: object) => { validate: () => void }
    expect(() => new Kind(manifest).validate()).not.toThrow()
  })

  test('have only fields that exist', () => expect(misnamed()).toEqual([]))

  test.each(PODS)('$what runs without privileges, and writes only where it must', ({ manifest }) => {
    const { securityContext, containers } = podOf(manifest)
    expect(securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(containers).toHaveLength(1)
    expect(containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(containers[0].volumeMounts.map(({ mountPath }) => mountPath)).toEqual([
      '/app/.build',
      '/app/.data',
      '/app/media/uploads',
      '/tmp',
    ])
  })

  test.each(PODS)('$what starts as an option of the start command', ({ manifest }) => {
    const [program, script, option] = podOf(manifest).containers[0].command
    expect([program, script]).toEqual(['node', 'scripts/start.mjs'])
    expect(readFileSync(path.join(ROOT, 'scripts/start.mjs'), 'utf8')).toContain(
      `'${option?.replace(/^--(web|worker)$/, '$1') ?? ''}'`,
    )
  })

  test('set only settings that exist', () => {
    const { data } = named.find(({ what }) => what.startsWith('ConfigMap'))?.manifest as unknown as { data: object }
    const known = readFileSync(path.join(ROOT, 'README.md'), 'utf8')
    for (const name of Object.keys(data)) expect(known, name).toContain(`\`${name}\``)
  })

  test('open no more connections than the database has', () => {
    const { maxReplicas } = specOf<{ maxReplicas: number }>('HorizontalPodAutoscaler web')
    const { replicas } = specOf<{ replicas: number }>('Deployment worker')
    const { web, worker, kept, max } = CONNECTIONS
    expect(maxReplicas * web + replicas * worker + kept).toBeLessThanOrEqual(max)
  })
})
