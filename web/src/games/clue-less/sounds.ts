export { lessSounds as sounds } from '../clue/sounds';
