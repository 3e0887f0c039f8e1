import type { PageSeed, SourceSeed } from '../support/page-seed'
import { about } from './about'
import { buildingRegulationsGuide } from './building-regulations-guide'
import { businessInABox } from './business-in-a-box'
import { cookiePolicy } from './cookie-policy'
import { distributors } from './distributors'
import { electricalSystemsGuide } from './electrical-systems-guide'
import { energyTips } from './energy-tips'
import { infraredTechnologyDeepDive } from './infrared-technology-deep-dive'
import { installationEngineering } from './installation-engineering'
import { installers } from './installers'
import { materialScienceGuide } from './material-science-guide'
import { partners } from './partners'
import { powerboardTechnicalAuthority } from './powerboard-technical-authority'
import { powerboardVsGasBoilers } from './powerboard-vs-gas-boilers'
import { privacyPolicy } from './privacy-policy'
import { COMPANY_SOURCES } from './sources/company'
import { EFFICIENCY_SOURCES } from './sources/efficiency'
import { ELECTRICAL_SOURCES } from './sources/electrical'
import { PHYSICS_SOURCES } from './sources/physics'
import { REGULATIONS_SOURCES } from './sources/regulations'
import { technicalSpecifications } from './technical-specifications'
import { technicalSpecs } from './technical-specs'
import { termsOfService } from './terms-of-service'
import { thermalEfficiencyGuide } from './thermal-efficiency-guide'

/** Every page of a new site. */
export const PAGE_SEEDS: PageSeed[] = [
  about,
  buildingRegulationsGuide,
  businessInABox,
  cookiePolicy,
  distributors,
  electricalSystemsGuide,
  energyTips,
  infraredTechnologyDeepDive,
  installationEngineering,
  installers,
  materialScienceGuide,
  partners,
  powerboardTechnicalAuthority,
  powerboardVsGasBoilers,
  privacyPolicy,
  technicalSpecifications,
  technicalSpecs,
  termsOfService,
  thermalEfficiencyGuide,
]

/** Every source cited by those pages. */
export const SOURCE_SEEDS: SourceSeed[] = [
  ...COMPANY_SOURCES,
  ...EFFICIENCY_SOURCES,
  ...ELECTRICAL_SOURCES,
  ...PHYSICS_SOURCES,
  ...REGULATIONS_SOURCES,
]
