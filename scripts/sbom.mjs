// Usage: npm run sbom [-- file]. Writes the packages of the running site, with their versions, licences and checksums, as
// CycloneDX 1.5, which scanners for vulnerabilities read.
import fs from 'node:fs'
import path from 'node:path'

import { billOfMaterials } from './lib/bill-of-materials.mjs'

const file = path.resolve(process.argv[2] ?? '.build/sbom.cdx.json')
fs.mkdirSync(path.dirname(file), { recursive: true })
fs.writeFileSync(file, `${JSON.stringify(billOfMaterials(), null, 2)}\n`)
console.log(file)
