import type { Matter, Angle } from './angle.ts'
import { civicAngles } from './angles/civic.table.ts'
import { clubAngles } from './angles/club.table.ts'
import { trialAngles } from './angles/court.table.ts'
import { craftAngles } from './angles/craft.table.ts'
import { studyAngles } from './angles/study.table.ts'
import { supportAngles } from './angles/support.table.ts'
import { everydayAngles } from './angles/everyday.table.ts'
import { sentenceAngles } from './angles/sentence.table.ts'
import { cultureAngles } from './angles/culture.table.ts'
import { livingAngles } from './angles/living.table.ts'
import { tradeAngles } from './angles/trade.table.ts'
import { weatherAngles } from './angles/weather.table.ts'
import { careAngles, sharedAngles } from './angles/shared.table.ts'
import {
  greenMatters,
  healthMatters,
  landMatters,
  politicsMatters,
  publicMatters,
  roadMatters,
  schoolMatters,
  weatherMatters,
} from './matters/community.table.ts'
import { crimeMatters, fireMatters, rescueMatters, safetyMatters } from './matters/crimes.table.ts'
import {
  amateurMatters,
  animalMatters,
  basketMatters,
  bookMatters,
  cyclingMatters,
  filmMatters,
  foodMatters,
  footballMatters,
  heritageMatters,
  houseMatters,
  musicMatters,
  pastMatters,
  rugbyMatters,
  showMatters,
  stageMatters,
  tennisMatters,
  travelMatters,
  volleyMatters,
  wellMatters,
} from './matters/leisure.table.ts'
import { economyMatters, farmMatters, workMatters } from './matters/trade.table.ts'
import type { LeafTopic } from './story-topics.table.ts'

/** Themes of a leaf subject, each of which is told from each of some angles. */
interface TopicMatters {
  matters: readonly Matter[]
  angles: readonly (readonly Angle[])[]
}

const civic = [studyAngles, sharedAngles, careAngles, everydayAngles, supportAngles, civicAngles]
const trade = [studyAngles, sharedAngles, careAngles, everydayAngles, supportAngles, tradeAngles]
const club = [studyAngles, sharedAngles, careAngles, everydayAngles, supportAngles, clubAngles]
const culture = [studyAngles, sharedAngles, careAngles, everydayAngles, craftAngles, supportAngles, cultureAngles]
const living = [studyAngles, sharedAngles, careAngles, everydayAngles, craftAngles, livingAngles]

/** What the stories of each leaf subject may tell beside its own events; opinions have none. */
export const topicMatters: Partial<Readonly<Record<LeafTopic, TopicMatters>>> = {
  viabilita: { matters: roadMatters, angles: civic },
  attualita: { matters: publicMatters, angles: civic },
  politica: { matters: politicsMatters, angles: civic },
  scuola: { matters: schoolMatters, angles: civic },
  sanita: { matters: healthMatters, angles: civic },
  territorio: { matters: landMatters, angles: civic },
  ambiente: { matters: greenMatters, angles: civic },
  economia: { matters: economyMatters, angles: trade },
  lavoro: { matters: workMatters, angles: trade },
  agricoltura: { matters: farmMatters, angles: trade },
  meteo: { matters: weatherMatters, angles: [studyAngles, sharedAngles, everydayAngles, weatherAngles] },
  calcio: { matters: footballMatters, angles: club },
  volley: { matters: volleyMatters, angles: club },
  rugby: { matters: rugbyMatters, angles: club },
  basket: { matters: basketMatters, angles: club },
  ciclismo: { matters: cyclingMatters, angles: club },
  tennis: { matters: tennisMatters, angles: club },
  dilettanti: { matters: amateurMatters, angles: club },
  cultura: { matters: heritageMatters, angles: culture },
  spettacoli: { matters: stageMatters, angles: culture },
  mostre: { matters: showMatters, angles: culture },
  libri: { matters: bookMatters, angles: culture },
  storia: { matters: pastMatters, angles: culture },
  musica: { matters: musicMatters, angles: culture },
  cinema: { matters: filmMatters, angles: culture },
  food: { matters: foodMatters, angles: living },
  casa: { matters: houseMatters, angles: living },
  viaggi: { matters: travelMatters, angles: living },
  salute: { matters: wellMatters, angles: living },
  animali: { matters: animalMatters, angles: living },
  incidenti: { matters: rescueMatters, angles: civic },
  furti: { matters: safetyMatters, angles: civic },
  incendi: { matters: fireMatters, angles: civic },
  giudiziaria: { matters: crimeMatters, angles: [studyAngles, trialAngles, sentenceAngles] },
}
