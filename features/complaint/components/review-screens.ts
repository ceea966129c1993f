// One chunk for everything after the four steps; fetched while the photos are chosen.
export { findSimilar } from '../similar-queries'
export { similarQuestion } from '../model/similar-question'
export { CheckAnswers } from './check-answers'
export { SimilarComplaints } from './similar-complaints'
export { SupportThanks } from './support-thanks'
