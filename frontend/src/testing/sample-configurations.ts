import { bannerConfigurationSchema } from '@liberta/contracts/configurations/banner-configuration.schema'
import type { BannerConfiguration } from '@liberta/contracts/configurations/banner-configuration.schema'
import type { ConfigurationOwner } from '../api-client/api-client.ts'

const shown = (visibleBreakpoints: string[], invisibleBreakpoints: string[] = [], forceScale = false) => ({
  visibleBreakpoints,
  invisibleBreakpoints,
  forceScale,
})

/** The banners of a section, a folder or an event category: on all screens, on large ones, on small ones. */
export function sampleConfiguration(of: ConfigurationOwner, id: number): BannerConfiguration {
  return bannerConfigurationSchema.parse({
    id,
    slug: `${of.replace('_', '-')}-${id}`,
    name: `Configurazione ${id}`,
    multimedia: [shown([]), shown(['desktop'], [], true), shown(['mobile', 'tablet'])].map((multimedia, index) => ({
      position: index + 1,
      multimedia: { id: 7001 + index, ...multimedia },
    })),
  })
}
