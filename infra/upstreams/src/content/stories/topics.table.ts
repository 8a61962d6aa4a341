import type { LeafTopic } from './story-topics.table.ts'
import { business } from './families/business.table.ts'
import { civic } from './families/civic.table.ts'
import { court } from './families/court.table.ts'
import { creatures } from './families/creatures.table.ts'
import { culture } from './families/culture.table.ts'
import { emergency } from './families/emergency.table.ts'
import { farm } from './families/farm.table.ts'
import { health } from './families/health.table.ts'
import { land } from './families/land.table.ts'
import { living } from './families/living.table.ts'
import { opinion } from './families/opinion.table.ts'
import { school } from './families/school.table.ts'
import { solosport } from './families/solosport.table.ts'
import { teamsport } from './families/teamsport.table.ts'
import { weather } from './families/weather.table.ts'
import type { StoryEvent, StoryFamily } from './story.types.ts'
import { affairsEvents } from './topics/affairs.table.ts'
import { amateursEvents } from './topics/amateurs.table.ts'
import { animalsEvents } from './topics/animals.table.ts'
import { basketballEvents } from './topics/basketball.table.ts'
import { booksEvents } from './topics/books.table.ts'
import { cinemaEvents } from './topics/cinema.table.ts'
import { cultureEvents } from './topics/culture.table.ts'
import { cyclingEvents } from './topics/cycling.table.ts'
import { economyEvents } from './topics/economy.table.ts'
import { editorialsEvents } from './topics/editorials.table.ts'
import { environmentEvents } from './topics/environment.table.ts'
import { exhibitionsEvents } from './topics/exhibitions.table.ts'
import { farmingEvents } from './topics/farming.table.ts'
import { firesEvents } from './topics/fires.table.ts'
import { foodEvents } from './topics/food.table.ts'
import { footballEvents } from './topics/football.table.ts'
import { healthcareEvents } from './topics/healthcare.table.ts'
import { historyEvents } from './topics/history.table.ts'
import { homeEvents } from './topics/home.table.ts'
import { incidentsEvents } from './topics/incidents.table.ts'
import { lettersEvents } from './topics/letters.table.ts'
import { musicEvents } from './topics/music.table.ts'
import { politicsEvents } from './topics/politics.table.ts'
import { roadsEvents } from './topics/roads.table.ts'
import { rugbyEvents } from './topics/rugby.table.ts'
import { schoolsEvents } from './topics/schools.table.ts'
import { showsEvents } from './topics/shows.table.ts'
import { tennisEvents } from './topics/tennis.table.ts'
import { theftsEvents } from './topics/thefts.table.ts'
import { travelEvents } from './topics/travel.table.ts'
import { trialsEvents } from './topics/trials.table.ts'
import { valleysEvents } from './topics/valleys.table.ts'
import { volleyballEvents } from './topics/volleyball.table.ts'
import { weatherEvents } from './topics/weather.table.ts'
import { wellbeingEvents } from './topics/wellbeing.table.ts'
import { workEvents } from './topics/work.table.ts'

/** Each leaf subject of the newspaper: the kinds of story it has and the field of life whose paragraphs they share. */
export const topicRows: Record<LeafTopic, { events: readonly StoryEvent[]; family: StoryFamily }> = {
  incidenti: { events: incidentsEvents, family: emergency },
  furti: { events: theftsEvents, family: emergency },
  incendi: { events: firesEvents, family: emergency },
  giudiziaria: { events: trialsEvents, family: court },
  viabilita: { events: roadsEvents, family: civic },
  attualita: { events: affairsEvents, family: civic },
  politica: { events: politicsEvents, family: civic },
  scuola: { events: schoolsEvents, family: school },
  sanita: { events: healthcareEvents, family: health },
  economia: { events: economyEvents, family: business },
  lavoro: { events: workEvents, family: business },
  agricoltura: { events: farmingEvents, family: farm },
  territorio: { events: [...valleysEvents, ...environmentEvents], family: land },
  ambiente: { events: environmentEvents, family: land },
  meteo: { events: weatherEvents, family: weather },
  calcio: { events: footballEvents, family: teamsport },
  volley: { events: volleyballEvents, family: teamsport },
  rugby: { events: rugbyEvents, family: teamsport },
  basket: { events: basketballEvents, family: teamsport },
  ciclismo: { events: cyclingEvents, family: solosport },
  tennis: { events: tennisEvents, family: solosport },
  dilettanti: { events: amateursEvents, family: teamsport },
  cultura: { events: cultureEvents, family: culture },
  spettacoli: { events: showsEvents, family: culture },
  mostre: { events: exhibitionsEvents, family: culture },
  libri: { events: booksEvents, family: culture },
  storia: { events: historyEvents, family: culture },
  musica: { events: musicEvents, family: culture },
  cinema: { events: cinemaEvents, family: culture },
  food: { events: foodEvents, family: living },
  casa: { events: homeEvents, family: living },
  viaggi: { events: travelEvents, family: living },
  salute: { events: wellbeingEvents, family: health },
  animali: { events: animalsEvents, family: creatures },
  editoriale: { events: editorialsEvents, family: opinion },
  lettera: { events: lettersEvents, family: opinion },
}
