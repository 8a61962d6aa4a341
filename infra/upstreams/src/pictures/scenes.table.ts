import type { Scene } from './print/stage.ts'
import { arcadesScene } from './scenes/arcades.scene.ts'
import { bridgeScene } from './scenes/bridge.scene.ts'
import { castleScene } from './scenes/castle.scene.ts'
import { concertScene, fireworksScene } from './scenes/concert.scene.ts'
import { councilScene } from './scenes/council.scene.ts'
import { tennisScene, volleyScene } from './scenes/courts.scene.ts'
import { pitchScene } from './scenes/pitch.scene.ts'
import { factoryScene } from './scenes/factory.scene.ts'
import { grainScene } from './scenes/farm.scene.ts'
import { pastureScene } from './scenes/pasture.scene.ts'
import { siteScene } from './scenes/site.scene.ts'
import { floodScene } from './scenes/flood.scene.ts'
import { ambulanceScene, hospitalScene } from './scenes/hospital.scene.ts'
import { libraryScene } from './scenes/library.scene.ts'
import { logisticsScene } from './scenes/logistics.scene.ts'
import { marketScene } from './scenes/market.scene.ts'
import { plainScene } from './scenes/plain.scene.ts'
import { manScene, remembranceScene, womanScene } from './scenes/portrait.scene.ts'
import { riverScene } from './scenes/river.scene.ts'
import { railScene } from './scenes/rail.scene.ts'
import { fogRoadScene, motorwayScene } from './scenes/roads.scene.ts'
import { classroomScene, schoolScene } from './scenes/school.scene.ts'
import { rainScene, snowScene, stormScene } from './scenes/sky.scene.ts'
import { stadiumScene } from './scenes/stadium.scene.ts'
import { cinemaScene, orchestraScene, theatreScene } from './scenes/stage.scene.ts'
import { mushroomsScene } from './scenes/mushrooms.scene.ts'
import { bakeryScene, tableScene, wineScene } from './scenes/table.scene.ts'
import { churchScene, squareScene, streetScene } from './scenes/town.scene.ts'
import { villageScene } from './scenes/village.scene.ts'
import { vineyardScene } from './scenes/vineyard.scene.ts'
import { fallenTreeScene } from './scenes/fallen-tree.scene.ts'
import { fireScene } from './scenes/fire.scene.ts'
import { gardenScene } from './scenes/garden.scene.ts'
import { forestScene } from './scenes/wood.scene.ts'

/** How many prints there are of each scene. */
export const VARIATIONS = 18

/** Every keyword that a story can ask a picture for, and the scenes that answer it, best first. */
export const SCENES_BY_KEYWORD: Readonly<Record<string, readonly Scene[]>> = {
  ambulance: [ambulanceScene],
  arcades: [arcadesScene],
  bakery: [bakeryScene],
  barley: [grainScene],
  bridge: [bridgeScene],
  castle: [castleScene],
  church: [churchScene],
  cinema: [cinemaScene],
  classroom: [classroomScene],
  concert: [concertScene],
  construction: [siteScene],
  council: [councilScene],
  countryside: [plainScene],
  cow: [pastureScene],
  factory: [factoryScene],
  'farm-machine': [grainScene],
  fire: [fireScene],
  fireworks: [fireworksScene],
  flood: [floodScene],
  'fog-road': [fogRoadScene],
  food: [tableScene],
  football: [stadiumScene, pitchScene],
  forest: [forestScene],
  garden: [gardenScene],
  grain: [grainScene],
  'hill-village': [villageScene],
  hospital: [hospitalScene],
  library: [libraryScene],
  logistics: [logisticsScene],
  market: [marketScene],
  meeting: [councilScene],
  motorway: [motorwayScene],
  mushrooms: [mushroomsScene],
  'night-village': [villageScene],
  orchestra: [orchestraScene],
  pitch: [pitchScene],
  'plain-storm': [stormScene],
  portrait: [remembranceScene],
  'portrait-man': [manScene],
  'portrait-woman': [womanScene],
  rail: [railScene],
  rain: [rainScene],
  river: [riverScene],
  'school-yard': [schoolScene],
  snow: [snowScene],
  square: [squareScene],
  stadium: [stadiumScene],
  street: [streetScene],
  tennis: [tennisScene],
  theatre: [theatreScene],
  traffic: [motorwayScene],
  'tree-fallen': [fallenTreeScene],
  vineyard: [vineyardScene],
  volley: [volleyScene],
  wine: [wineScene, vineyardScene],
}

/** Stands in for a keyword that nobody foresaw: the plain suits any story from here. */
export const FALLBACK_KEYWORD = 'countryside'

/** Keywords of which only some compositions or lights are true, as a test of the variation's plan. */
export const KEYWORD_LIMITS: Readonly<Record<string, { lights?: readonly string[]; views?: readonly number[] }>> = {
  'farm-machine': { views: [1] },
  grain: { views: [0, 2] },
  barley: { views: [0] },
  meeting: { views: [1] },
  council: { views: [0] },
  'night-village': { lights: ['notte', 'sera'] },
  traffic: { views: [1] },
  motorway: { views: [0] },
}

/** All scenes, each once. */
export const SCENES: readonly Scene[] = [...new Set(Object.values(SCENES_BY_KEYWORD).flat())]

/** Scenes printed upright, 3:4. */
export const UPRIGHT_SLUGS: ReadonlySet<string> = new Set(
  [remembranceScene, manScene, womanScene].map(({ slug }) => slug),
)
