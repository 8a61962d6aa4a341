import { addressesBench } from './addresses/addresses.bench.ts'
import { apiReadBench } from './api-read/api-read.bench.ts'
import type { Bench } from './bench.types.ts'
import { capacityBench } from './capacity/capacity.bench.ts'
import { coldPageBench } from './cold-page/cold-page.bench.ts'
import { encodingsBench } from './encodings/encodings.bench.ts'
import { freshStartBench } from './fresh-start/fresh-start.bench.ts'
import { fullCacheBench } from './full-cache/full-cache.bench.ts'
import { interactionBench } from './interaction/interaction.bench.ts'
import { lighthouseBench } from './lighthouse/lighthouse.bench.ts'
import { massPurgeBench } from './mass-purge/mass-purge.bench.ts'
import { publishBench } from './publish/publish.bench.ts'
import { renderBench } from './render/render.bench.ts'
import { seeingBench } from './seeing/seeing.bench.ts'
import { sizesBench } from './sizes/sizes.bench.ts'
import { spikeBench } from './spike/spike.bench.ts'
import { sitemapsBench } from './sitemaps/sitemaps.bench.ts'
import { toggleBench } from './toggle/toggle.bench.ts'
import { warmPageBench } from './warm-page/warm-page.bench.ts'

/** All benches, in the order in which they run: publishing comes late, since it changes the paper, and last what fills the memory. */
export const BENCHES: readonly Bench[] = [
  addressesBench,
  renderBench,
  sizesBench,
  encodingsBench,
  warmPageBench,
  seeingBench,
  apiReadBench,
  toggleBench,
  capacityBench,
  coldPageBench,
  lighthouseBench,
  interactionBench,
  freshStartBench,
  publishBench,
  spikeBench,
  massPurgeBench,
  sitemapsBench,
  fullCacheBench,
]
